// What a learner does and what the engine says to it, without the page: the page draws a task's
// position and offers its controls; a test takes the same actions.
import type { Position } from '../board/view';
import type { Colour, Point } from '../rules/wasm';
import type { Situation } from './situation';

export type Action =
  | { tap: Point }
  | { choose: string }
  | { fill: number[] }
  /** Which stone a tap puts down. */
  | { stone: Colour }
  | 'check'
  | 'pass'
  /** The clock has run out. */
  | 'timeout';

export interface Verdict {
  right: boolean;
  /** Nothing is wrong, but something is missing. */
  almost?: boolean;
  /** Why, in the engine's words. */
  text: string;
  /** Drawn on the board beside the answer. */
  show?: Partial<Position>;
}

/** What is so far: the answer, what is thought of it, and what has happened on the board. */
export interface State<A> {
  answer: A;
  verdict?: Verdict;
  note?: string;
}

/** What the page offers beside the board. */
export interface Controls {
  options?: { labels: string[]; chosen: string[]; many: boolean };
  fields?: string[];
  check?: boolean;
  pass?: boolean;
  stones?: { colours: Colour[]; chosen: Colour };
  /** How much of a search is done. */
  found?: [number, number];
  /** A clock that runs from the learner's first turn on, and the turns made so far. */
  clock?: { control: string; turns: number };
  /** One may begin again. */
  again?: boolean;
}

export abstract class Task<A = unknown> {
  constructor(readonly situation: Situation) {}

  abstract begin(): State<A>;
  abstract act(state: State<A>, action: Action): State<A>;
  abstract position(state: State<A>): Position;
  abstract controls(state: State<A>): Controls;
  /** Found by asking the engine: what is right, and something that is not (null: nothing is wrong). */
  abstract solution(): Action[];
  abstract mistake(): Action[] | null;

  /** The state after some actions from the start. */
  after(actions: Action[]): State<A> {
    return actions.reduce((state, action) => this.act(state, action), this.begin());
  }
  protected get base(): Position {
    const { stones, setup, rules } = this.situation;
    return { stones, labels: setup.labels, glyphs: rules.players > 2 };
  }
}

export const isTap = (action: Action): action is { tap: Point } =>
  typeof action === 'object' && 'tap' in action;
