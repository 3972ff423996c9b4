// The files of the catalogue, each fetched when somebody needs it. A saved page has its own (src/saved/catalogues.ts).
import type { FluentBundle } from '@fluent/bundle';
import { language } from './language';

type Value = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];
export type Entries = [id: string, value: Value][];

const catalogues = import.meta.glob<Entries>('./*/*.ftl', { import: 'default' });

/** The messages of an area, in the chosen language. */
export const messagesOf = (area: string): Promise<Entries> =>
  (catalogues[`./${language}/${area}.ftl`] ?? catalogues[`./en/${area}.ftl`])();
