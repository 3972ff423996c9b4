// The annotated games of data/library: each is fetched when somebody asks for it, with what is said
// about it in the language of the page.
import type { GameRecord } from '../game/record';
import { language } from '../i18n/language';

const files = import.meta.glob<GameRecord>('../../../data/library/*.json', { import: 'default' });
const nameOf = (path: string) => /([^/]+)\.json$/.exec(path)![1];
const loaders = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]));

export interface LibraryGame {
  name: string;
  record: GameRecord;
}

/** By what the record says in English. */
export type Words = Record<string, string>;
const words = import.meta.glob<Words>('./words/*.json', { import: 'default' });
const wordsHere = async () => (await words[`./words/${language}.json`]?.()) ?? {};

const SAID = ['name', 'about', 'comment', 'event', 'place', 'source'] as const;

/** The record with its texts in other words; those that are missing stay. */
export function translated(record: GameRecord, words: Words): GameRecord {
  const say = (text: string) => words[text] ?? text;
  const info = { ...record.info };
  for (const key of SAID) if (info[key]) info[key] = say(info[key]);
  return {
    ...record,
    info,
    ...(record.seats && {
      seats: record.seats.map(seat => (seat.name ? { ...seat, name: say(seat.name) } : seat)),
    }),
    ...(record.events && {
      events: record.events.map(event =>
        event.comment ? { ...event, comment: say(event.comment) } : event,
      ),
    }),
  };
}

const loaded = async (load: () => Promise<GameRecord>) =>
  translated(await load(), await wordsHere());

/** Missing: there is no such game. */
export function libraryGame(name: string): Promise<GameRecord> | undefined {
  const load = loaders.get(name);
  return load && loaded(load);
}

/** Moves and passes; a resignation is none. */
export const turnsOf = (record: GameRecord) =>
  (record.events ?? []).filter(({ action }) => action === 'move' || action === 'pass').length;

/** All of them, the shortest first. */
export async function libraryGames(): Promise<LibraryGame[]> {
  const games = await Promise.all(
    [...loaders].map(async ([name, load]) => ({ name, record: await loaded(load) })),
  );
  return games.sort((a, b) => turnsOf(a.record) - turnsOf(b.record));
}
