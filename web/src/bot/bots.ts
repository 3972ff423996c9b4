// Bots that need no server. Nothing of them is loaded before one is asked for.
import type { Fates, KomiEstimate, Level, PlainGame, Thought } from './thinker';
import type { Answer, Answered, Asked, Question } from './worker';
import { t } from '../i18n/t';

/** A turn takes no longer than this on any board, whatever the level; people wait for two seconds. */
export const LONGEST_THOUGHT = 1200;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** A worker that answers one question after another. */
export class Asker {
  private worker?: Worker;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  ask<T extends Answer>(question: Question): Promise<T> {
    this.worker ??= this.start();
    const id = ++this.asked;
    const answer = new Promise<Answer>((resolve, reject) =>
      this.waiting.set(id, { resolve, reject }),
    );
    this.worker.postMessage({ id, question } satisfies Asked);
    return answer as Promise<T>;
  }

  /** Nobody waits forever, and the next question starts a new worker. */
  close(text: string) {
    this.worker?.terminate();
    this.worker = undefined;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(new Error(text));
  }

  private start(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data: { id, answer, error } }: MessageEvent<Answered>) => {
      const who = this.waiting.get(id);
      this.waiting.delete(id);
      if (answer !== undefined) who?.resolve(answer);
      else who?.reject(new Error(error));
    });
    made.addEventListener('error', () => this.close(t('common-the-bot-could-not-be')));
    return made;
  }
}

const asker = new Asker();
const ask = <T extends Answer>(question: Question) => asker.ask<T>(question);

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

/** How long bots play to find a komi: a first answer soon, then better ones. */
const KOMI_TIMES = [700, 2500, 8000];
/** Fewer say nothing. */
const FEWEST_KOMI_GAMES = 8;

/**
 * Finds a fair komi in a worker of its own, so that no bot waits for it. `onEstimate` gets better and
 * better answers; the function returned stops it.
 */
export function estimateKomi(
  game: Omit<PlainGame, 'events'>,
  onEstimate: (estimate: KomiEstimate) => void,
): () => void {
  const own = new Asker();
  let stopped = false;
  const run = async () => {
    for (const milliseconds of KOMI_TIMES) {
      const estimate = await own.ask<KomiEstimate>({ kind: 'komi', game, milliseconds });
      if (stopped) return;
      if (estimate.games >= FEWEST_KOMI_GAMES) onEstimate(estimate);
    }
  };
  const stop = () => {
    stopped = true;
    own.close('stopped');
  };
  run().then(stop, stop); // without an estimate the rules' own komi stays
  return stop;
}
