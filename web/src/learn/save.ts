// A set of exercises as one file: the page, the rules and the set, to be opened without a server.
//
// The page itself is built beside the client (src/saved, scripts/savedPage.ts). What differs from set to set
// goes into the element with the id "held".
import { messagesOf, type Entries } from '../i18n/catalogues';
import { language } from '../i18n/language';
import type { MadeSet } from './made';

export interface Held {
  set: MadeSet;
  /** The text of its link. By it the browser knows what is already done. */
  code: string;
  words: Record<string, Entries>;
}

const AREAS = ['core', 'learn', 'draw', 'errors'];
const PLACE = '<script type="application/json" id="held">';

/** The text of the file; null where the page to put the set into cannot be fetched. */
export async function savedPage(set: MadeSet, code: string): Promise<string | null> {
  const page = await fetch('/saved.html').then(
    answer => (answer.ok ? answer.text() : ''),
    () => '',
  );
  if (!page.includes(PLACE)) return null;
  const areas = AREAS.map(async area => [area, await messagesOf(area)] as const);
  const held: Held = { set, code, words: Object.fromEntries(await Promise.all(areas)) };
  const json = JSON.stringify(held).replace(/</g, '\\u003c');
  return page
    .replace('<html lang="en">', `<html lang="${language}" data-language="${language}">`)
    .replace(PLACE, () => PLACE + json);
}
