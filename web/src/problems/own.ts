// Problems from SGF files of your own: they stay in this page.
import { signal } from '@preact/signals';
import { openedGame, reader } from '../open/opened';
import { problemOf } from './sgf';
import type { Problem } from './problem';

export const own = signal<Problem[]>([]);
/** A file with more games is cut off here. */
const MOST = 500;

/** Reads files; says how many problems there are, or why there is none. */
export async function readOwn(files: readonly File[]): Promise<number | string> {
  const found: Problem[] = [];
  let trouble = '';
  for (const file of files) {
    try {
      const read = (await reader()).read(file.name, new Uint8Array(await file.arrayBuffer()));
      for (let i = 0; i < Math.min(read.headings.length, MOST); ++i) {
        const game = await openedGame(read, i);
        if (typeof game === 'string') {
          trouble = game;
          continue;
        }
        const problem = problemOf(game.recorded, `own-${found.length + 1}`);
        game.recorded.tree.close();
        if (problem) found.push(problem);
      }
    } catch (error) {
      trouble = String(error);
    }
  }
  if (!found.length) return trouble;
  own.value = found;
  return found.length;
}
