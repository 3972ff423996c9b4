// The words of the page: t('key', { … }) is a message of the catalogue in the chosen language.
//
// Messages are in Fluent's format (https://projectfluent.org), one file for each area and language.
// The core is loaded before the page is drawn: its modules call t() in functions, never as they load.
// Pages that are fetched later import their area (learn.ts, draw.ts, …), which waits for its words.
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import { messagesOf } from './catalogues';
import type { Messages } from './keys';
import { locale } from './language';

export type Key = keyof Messages;
/** Messages without values. */
export type PlainKey = { [K in Key]: Messages[K] extends never ? K : never }[Key];
type Arguments<K extends Key> = Messages[K] extends never
  ? []
  : [Record<Messages[K], FluentVariable>];

const bundle = new FluentBundle(locale, { useIsolating: false });

/** Adds the messages of an area: a file of the catalogue's folder. */
export async function loadArea(area: string) {
  const body = (await messagesOf(area)).map(([id, value]) => ({ id, value, attributes: {} }));
  bundle.addResource({ body });
}
export function t<K extends Key>(key: K, ...[values]: Arguments<K>): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/** A message whose key is made from a name that the engine or the server gives; undefined: there is none. */
export function known(key: string, values?: Record<string, FluentVariable>): string | undefined {
  const value = bundle.getMessage(key)?.value;
  return value ? bundle.formatPattern(value, values) : undefined;
}
