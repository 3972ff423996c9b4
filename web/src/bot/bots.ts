// Bots that need no server. Nothing of them is loaded before one is asked for.
import type { Fates, Level, PlainGame, Thought } from './thinker';
import type { Answer, Answered, Asked, Question } from './worker';

/** A turn takes no longer than this on any board, whatever the level; people wait for two seconds. */
export const LONGEST_THOUGHT = 1200;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** After a failure nobody waits for ever, and the next question starts anew. */
function fail(text: string) {
  worker?.terminate();
  worker = undefined;
  const all = [...waiting.values()];
  waiting.clear();
  for (const { reject } of all) reject(new Error(text));
}

function start(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data: { id, answer, error } }: MessageEvent<Answered>) => {
    const who = waiting.get(id);
    waiting.delete(id);
    if (answer !== undefined) who?.resolve(answer);
    else who?.reject(new Error(error));
  });
  made.addEventListener('error', () => fail('The bot could not be loaded.'));
  return made;
}

function ask<T extends Answer>(question: Question): Promise<T> {
  worker ??= start();
  const id = ++asked;
  const answer = new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, question } satisfies Asked);
  return answer as Promise<T>;
}

let levels: Promise<Level[]> | undefined;
/** The levels, the gentlest first. */
export function botLevels(): Promise<Level[]> {
  levels ??= ask<Level[]>({ kind: 'levels' }).catch((error: unknown) => {
    levels = undefined;
    throw error;
  });
  return levels;
}

export const think = (
  game: PlainGame,
  bot: string,
  { milliseconds = LONGEST_THOUGHT, seed = 1 } = {},
) => ask<Thought>({ kind: 'think', game, bot, milliseconds, seed });

/** What to propose as dead and as neutral at the end. */
export const fates = (game: PlainGame) => ask<Fates>({ kind: 'fates', game });
