// Analyses positions in several workers at once: a whole game, and before that the position on display.
//
// A game is gone through three times, so that there is something to see at once: a glance at every
// position, then a look at each, then a closer one at the turns that seem to be mistakes. Looks are
// limited by time, not by visits: on a slow device a review takes as long, and has read less. Where not
// even the glances are done in time, they are all there is.
import { signal } from '@preact/signals';
import { Asker } from '../bot/bots';
import type { PlainGame, Thought } from '../bot/thinker';
import { opinionFromThought, type Opinion } from './opinion';
import type { Opinions } from './positions';

/** A position to analyse. */
export interface Asked {
  key: string;
  game: () => PlainGame;
}
/** An opinion from elsewhere; null once nobody needs it. */
export type Closer = (gone: () => boolean) => Promise<Opinion | null>;

interface Task {
  asked: Asked;
  milliseconds: () => number;
  done: () => void;
}

const REVIEWER = 'net';
const MOST_WORKERS = 4;
/** A worker remembers what it found where the game goes on, so it gets some positions in a row. */
const IN_A_ROW = 8;
/** Milliseconds of a glance, and of a look at a position of a game. */
const GLANCE = 1;
const [SHORTEST, LONGEST] = [8, 600];
const SHORTEST_REVIEW = 2000;
/** The share of the time for all positions; the rest is for mistakes, at least so long for each position. */
const FOR_ALL = 0.75;
const FOR_A_MISTAKE = 100;
/** Milliseconds of the looks at the position on display, and how long it must stay there first. */
const LOOKS = [150, 350, 700, 1200];
const REST = 100;
/** After this many of them, the position before gets as much time as they had, and somebody else may look closer. */
const SOON = 2;
/** How often the page hears of what was found, in milliseconds. */
const NEWS = 80;

/** All cores of a small device; one is left to the rest of a larger one. */
export const workersFor = (cores: number) =>
  Math.max(1, Math.min(MOST_WORKERS, cores <= 2 ? cores : cores - 1));

/** How long the review of a game takes once the bot is there, in milliseconds. */
export const reviewTime = (positions: number, points: number) =>
  Math.max(SHORTEST_REVIEW, positions * (50 + points / 10));

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

export class Analyst {
  readonly opinions = signal<Opinions>(new Map());
  /** How much of a review is done, from 0 to 1; null: there is none under way. */
  readonly progress = signal<number | null>(null);
  readonly trouble = signal('');
  private readonly found = new Map<string, Opinion>();
  private news: ReturnType<typeof setTimeout> | undefined;
  private readonly lanes: { asker: Pick<Asker, 'ask' | 'close'>; busy: boolean; tasks: Task[] }[];
  private waiting: Task[] = [];
  private urgent: Task | undefined;
  /** Counts reviews, and looks: the earlier ones are stale. */
  private reviews = 0;
  private looks = 0;

  constructor(
    cores = navigator.hardwareConcurrency,
    makeAsker: () => Pick<Asker, 'ask' | 'close'> = () => new Asker(),
  ) {
    this.lanes = Array.from({ length: workersFor(cores) }, () => ({
      asker: makeAsker(),
      busy: false,
      tasks: [],
    }));
  }

  // --- a whole game

  /** `suspects` says which positions to look at again, the most important first. */
  async review(positions: Asked[], points: number, suspects: (opinions: Opinions) => string[]) {
    this.stop();
    const mine = this.reviews;
    let begun = performance.now();
    const time = reviewTime(positions.length, points);
    const isStale = () => mine !== this.reviews;
    this.trouble.value = '';
    this.progress.value = 0;
    const advance = (share: number) => {
      if (!isStale()) this.progress.value = share;
    };
    await this.pass(
      positions.filter(({ key }) => !this.found.has(key)),
      () => GLANCE,
      done => {
        // Until the first answer, workers load the bot.
        if (done === 1) begun = performance.now();
      },
    );
    if (isStale()) return;
    await this.pass(positions, this.shared(begun + FOR_ALL * time), done =>
      advance((done / positions.length) * FOR_ALL),
    );
    if (isStale()) return;
    this.publish();
    const end = begun + time;
    const most = Math.max(0, ((end - performance.now()) * this.lanes.length) / FOR_A_MISTAKE);
    const byKey = new Map(positions.map(position => [position.key, position]));
    const again = suspects(this.found)
      .slice(0, most)
      .flatMap(key => byKey.get(key) ?? []);
    await this.pass(again, this.shared(end), done =>
      advance(FOR_ALL + (done / again.length) * (1 - FOR_ALL)),
    );
    if (isStale()) return;
    this.publish();
    this.progress.value = null;
  }

  stop() {
    ++this.reviews;
    const dropped = [...this.waiting, ...this.lanes.flatMap(({ tasks }) => tasks)];
    this.waiting = [];
    for (const lane of this.lanes) lane.tasks = [];
    this.progress.value = null;
    for (const { done } of dropped) done();
  }

  /** Shares the time until an end between those that are left; 0 when it is over. */
  private shared = (end: number) => (left: number) => {
    const time = end - performance.now();
    const each = (time * this.lanes.length) / left;
    return time > 0 ? Math.max(SHORTEST, Math.min(LONGEST, time, each)) : 0;
  };

  /** Each of them once. `milliseconds` says how long, by how many are left. */
  private async pass(
    list: Asked[],
    milliseconds: (left: number) => number,
    onDone: (done: number) => void = () => {},
  ) {
    let done = 0;
    const all = list.map(
      asked =>
        new Promise<void>(resolve =>
          this.waiting.push({
            asked,
            milliseconds: () => milliseconds(list.length - done),
            done: () => {
              onDone(++done);
              resolve();
            },
          }),
        ),
    );
    this.lanes.forEach((_, i) => void this.work(i));
    await Promise.all(all);
  }

  // --- the position on display

  async look(asked: Asked, before?: Asked, closer?: Closer) {
    const mine = ++this.looks;
    const gone = () => mine !== this.looks;
    await pause(REST);
    for (const [i, milliseconds] of LOOKS.entries()) {
      if (i === SOON && before && !gone()) await this.lookFor(before, LOOKS[0] + LOOKS[1]);
      if (i === SOON && closer && !gone() && (await this.heard(asked, closer, gone))) return;
      if (gone()) return;
      await this.lookFor(asked, milliseconds);
    }
  }
  /** At once, before all that waits. */
  private lookFor(asked: Asked, milliseconds: number): Promise<void> {
    return new Promise(done => {
      this.urgent?.done();
      this.urgent = { asked, milliseconds: () => milliseconds, done };
      void this.work(0);
    });
  }
  lookAway() {
    ++this.looks;
  }
  /** False: the other has no answer, such as a server that is busy or gone. */
  private async heard({ key }: Asked, closer: Closer, gone: () => boolean): Promise<boolean> {
    try {
      const opinion = await closer(gone);
      if (opinion) this.learn(key, opinion);
      return true;
    } catch {
      return gone();
    }
  }

  // --- workers

  private take(i: number): Task | undefined {
    const lane = this.lanes[i];
    if (i === 0 && this.urgent) {
      const task = this.urgent;
      this.urgent = undefined;
      return task;
    }
    if (!lane.tasks.length) {
      const fair = Math.ceil(this.waiting.length / this.lanes.length);
      lane.tasks = this.waiting.splice(0, Math.min(IN_A_ROW, fair));
    }
    return lane.tasks.shift();
  }

  private async work(i: number) {
    const lane = this.lanes[i];
    if (lane.busy) return;
    lane.busy = true;
    for (let task = this.take(i); task; task = this.take(i)) {
      await this.think(lane.asker, task);
      task.done();
    }
    lane.busy = false;
  }

  private async think(asker: Pick<Asker, 'ask'>, { asked, milliseconds: allotted }: Task) {
    const milliseconds = allotted();
    if (!milliseconds) return;
    try {
      const thought = await asker.ask<Thought>({
        kind: 'think',
        game: asked.game(),
        bot: REVIEWER,
        milliseconds,
        seed: 1,
      });
      this.learn(asked.key, opinionFromThought(thought));
    } catch (error) {
      this.trouble.value = (error as Error).message;
      // One position that cannot be analysed stops no other; without a bot there is no review.
      if (!this.found.size) this.stop();
    }
  }

  private learn(key: string, opinion: Opinion) {
    if (opinion.visits < (this.found.get(key)?.visits ?? 0)) return;
    this.found.set(key, opinion);
    this.news ??= setTimeout(() => this.publish(), NEWS);
  }
  private publish() {
    clearTimeout(this.news);
    this.news = undefined;
    this.opinions.value = new Map(this.found);
  }

  close() {
    this.lookAway();
    this.stop();
    clearTimeout(this.news);
    for (const { asker } of this.lanes) asker.close('stopped');
  }
}
