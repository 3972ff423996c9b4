// The worker in which bots think, so that the page never waits for them.
import wasmUrl from 'omnigo-bot?url';
import netUrl from 'omnigo-net?url';
import { RulesEngine } from '../rules/wasm';
import {
  Thinker,
  type Fates,
  type KomiEstimate,
  type Level,
  type PlainGame,
  type Thought,
} from './thinker';

export type Question =
  | { kind: 'levels' }
  | { kind: 'think'; game: PlainGame; bot: string; milliseconds: number; seed: number }
  | { kind: 'fates'; game: PlainGame }
  | { kind: 'komi'; game: Omit<PlainGame, 'events'>; milliseconds: number };
export type Answer = Level[] | Thought | Fates | KomiEstimate;
export interface Asked {
  id: number;
  question: Question;
}
export interface Answered {
  id: number;
  answer?: Answer;
  error?: string;
}

const thinker = RulesEngine.load(fetch(wasmUrl)).then(engine => new Thinker(engine));

let net: Promise<void> | undefined;
/** The net of the bots that have one: 1.3 MB, loaded by the first of them. */
async function loadNet(bots: Thinker) {
  const answer = await fetch(netUrl);
  if (!answer.ok) throw new Error('The net of this bot could not be loaded.');
  bots.loadNet(new Uint8Array(await answer.arrayBuffer()));
}

async function answerTo(question: Question): Promise<Answer> {
  const bots = await thinker;
  switch (question.kind) {
    case 'levels':
      return bots.levels();
    case 'think':
      if (bots.needsNet(question.bot)) {
        net ??= loadNet(bots).catch((error: unknown) => {
          net = undefined;
          throw error;
        });
        await net;
      }
      return bots.think(question.game, question.bot, question.milliseconds, question.seed);
    case 'fates':
      return bots.fates(question.game);
    case 'komi':
      return bots.komi(question.game, question.milliseconds);
  }
}

addEventListener('message', async ({ data: { id, question } }: MessageEvent<Asked>) => {
  let answered: Answered;
  try {
    answered = { id, answer: await answerTo(question) };
  } catch (error) {
    answered = { id, error: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answered);
});
