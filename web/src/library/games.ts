// The annotated games of data/library: each is fetched when somebody asks for it.
import type { GameRecord } from '../game/record';

const files = import.meta.glob<GameRecord>('../../../data/library/*.json', { import: 'default' });
const nameOf = (path: string) => /([^/]+)\.json$/.exec(path)![1];
const loaders = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]));

export interface LibraryGame {
  name: string;
  record: GameRecord;
}

/** Missing: there is no such game. */
export const libraryGame = (name: string): Promise<GameRecord> | undefined => loaders.get(name)?.();

/** Moves and passes; a resignation is none. */
export const turnsOf = (record: GameRecord) =>
  (record.events ?? []).filter(({ action }) => action === 'move' || action === 'pass').length;

/** All of them, the shortest first. */
export async function libraryGames(): Promise<LibraryGame[]> {
  const games = await Promise.all(
    [...loaders].map(async ([name, load]) => ({ name, record: await load() })),
  );
  return games.sort((a, b) => turnsOf(a.record) - turnsOf(b.record));
}
