// A problem and an attempt at it: plain data and functions. docs/problems.md describes the file.
import { LETTERS } from '../board/players';
import type { Board, Colour, Colouring, Game, Point, Start } from '../rules/wasm';

export const TASKS = ['live', 'kill', 'race', 'ko', 'points'] as const;
export const MOTIFS = ['ko', 'snapback', 'sacrifice'] as const;
export type Task = (typeof TASKS)[number];
export type Motif = (typeof MOTIFS)[number];

/** A turn of the solver; turns are names of points or "pass", separated by spaces. */
export interface Step {
  /** All right turns; the line follows the first. */
  right: string;
  /** For each wrong turn how play goes on, the opponents' turn first. */
  wrong: Record<string, string>;
  /** The opponents' turns after the right one; missing in the last step. */
  answers?: string;
}

export interface Problem {
  id: string;
  /** A board of a family, the name of a drawn one, or a whole graph. */
  board: string | object;
  players: number;
  start: string;
  /** Who solves it: 1 is Black. */
  first?: Colour;
  /** What the solver's score must be, less the other's with two players; missing: as the file says. */
  at_least?: number;
  says?: string;
  task?: Task;
  motifs: Motif[];
  rating?: number;
  work?: number;
  steps: Step[];
}

export interface ProblemFile {
  format: number;
  boards?: Record<string, object>;
  problems: Problem[];
}

/** A point, or null for a pass. */
export type Turn = Point | null;
export const words = (text: string) => text.split(' ').filter(Boolean);
const turnOf = (board: Board, name: string): Turn =>
  name === 'pass' ? null : (board.find(name) ?? null);
export const turnsOf = (board: Board, text: string) => words(text).map(name => turnOf(board, name));
export const nameOf = (board: Board, turn: Turn) => (turn === null ? 'pass' : board.names[turn]);

export const rulesOf = ({ players }: Problem) =>
  players === 2 ? 'no-suicide' : `no-suicide,players=${players}`;
export const startOf = ({ start, first = 1 }: Problem): Start => ({ stones: start, first });
export const stonesOf = ({ start }: Problem): Colouring =>
  Uint8Array.from(start, letter => LETTERS.indexOf(letter));

/** What is asked, by the bound: see docs/problems.md. */
export type Claim = 'all' | 'live' | 'win' | 'margin' | 'points' | 'bound';
export function claimOf({ at_least: n, players }: Problem, size: number): Claim | undefined {
  if (n === undefined) return undefined;
  if (n === size) return 'all';
  if (n === (players === 2 ? 1 - size : 1)) return 'live';
  if (players > 2) return 'points';
  if (n === 1) return 'win';
  return n > 1 ? 'margin' : 'bound';
}

/** What came of a turn of the solver. */
export type Outcome =
  | { kind: 'on' } // right, and there is more to find
  | { kind: 'solved'; other: boolean } // `other`: by another right turn than the file's first
  | { kind: 'wrong'; answers: Turn[] }
  | { kind: 'unknown' }; // an imported file says nothing about it

/** An attempt: which step it is at, and the turns so far. */
export interface Attempt {
  step: number;
  turns: Turn[];
  outcome?: Outcome;
}
export const BEGIN: Attempt = { step: 0, turns: [] };

/** The attempt after a legal turn of the solver, with the answers to a right one. */
export function after(problem: Problem, board: Board, attempt: Attempt, turn: Turn): Attempt {
  const step = problem.steps[attempt.step];
  const turns = [...attempt.turns, turn];
  const right = turnsOf(board, step.right);
  const done = (outcome: Outcome): Attempt => ({ ...attempt, turns, outcome });
  if (turn === right[0]) {
    if (!step.answers) return done({ kind: 'solved', other: false });
    const answers = turnsOf(board, step.answers);
    return { step: attempt.step + 1, turns: [...turns, ...answers], outcome: { kind: 'on' } };
  }
  if (right.includes(turn)) return done({ kind: 'solved', other: true });
  const line = step.wrong[nameOf(board, turn)];
  if (line === undefined) return done({ kind: 'unknown' });
  return done({ kind: 'wrong', answers: turnsOf(board, line) });
}

/** All turns of the solution. */
export const solutionOf = (problem: Problem, board: Board): Turn[] =>
  problem.steps.flatMap(({ right, answers = '' }) => [
    turnsOf(board, right)[0],
    ...turnsOf(board, answers),
  ]);

/** Plays turns on a game; they are legal. */
export function playAll(game: Game, turns: readonly Turn[]) {
  for (const turn of turns) {
    if (turn === null) game.pass();
    else game.play(turn);
  }
}

/** How many turns of a refutation come before the solver's next one. */
export const firstAnswers = ({ players }: Problem, answers: readonly Turn[]) =>
  Math.min(players - 1, answers.length);
