// What a bot thinks of a position, wherever it thinks: on the server or in this browser.
import { colourOf } from '../board/players';
import type { Thought } from '../bot/thinker';
import type { Board, Colour, Colouring, Point } from '../rules/wasm';
import { t } from '../i18n/t';

/** One value per player. */
export interface Expected {
  /** The share of the win, from 0 to 1. */
  win: number[];
  score: number[];
}

export interface Candidate extends Expected {
  /** null: a pass */
  point: Point | null;
  visits: number;
  /** How play may go on, this turn first. */
  line: (Point | null)[];
}

export interface Opinion extends Expected {
  player: Colour;
  visits: number;
  /** The best first. */
  candidates: Candidate[];
  /** By player, then by point: how likely it ends as theirs. */
  ownership: number[][];
}

/** How candidates are called on the board and in lists: A is the best. */
export const CANDIDATE_LETTERS = 'ABCDE';

export const turnName = (board: Board, point: Point | null) =>
  point === null ? t('opinion-pass') : board.names[point];
export const lineText = (board: Board, line: (Point | null)[]) =>
  line.map(point => turnName(board, point)).join(' ');

/** A point whose likeliest owner is less likely than this is anyone's. */
const LIKELY = 0.5;

/** The likely owner of each point, and how sure that is in percent. */
export function ownersOf(
  board: Board,
  { ownership }: Opinion,
): { owners: Colouring; sure: number[] } {
  const owners = new Uint8Array(board.size);
  const sure = new Array<number>(board.size).fill(0);
  ownership.forEach((shares, player) =>
    shares.forEach((share, point) => {
      if (share >= LIKELY && share * 100 > sure[point]) {
        [owners[point], sure[point]] = [player + 1, share * 100];
      }
    }),
  );
  return { owners, sure };
}

/** The best moves as letters on the board. */
export function bestLabels({ candidates }: Opinion): Map<Point, string> {
  const labels = new Map<Point, string>();
  candidates.slice(0, CANDIDATE_LETTERS.length).forEach(({ point }, i) => {
    if (point !== null) labels.set(point, CANDIDATE_LETTERS[i]);
  });
  return labels;
}

/** What the server answers to an analysis. */
export interface Analysis {
  player: string;
  visits: number;
  win: number[];
  score: number[];
  moves: { move: string; visits: number; win: number[]; score: number[]; line: string[] }[];
  ownership: Record<string, number[]>;
}
export function opinionFromServer(board: Board, analysis: Analysis): Opinion {
  const { player, visits, win, score, moves } = analysis;
  const ownership: number[][] = win.map(() => []);
  for (const [name, shares] of Object.entries(analysis.ownership)) {
    ownership[colourOf(name) - 1] = shares;
  }
  const pointOf = (name: string) => board.find(name) ?? null;
  return {
    player: colourOf(player),
    visits,
    win,
    score,
    ownership,
    candidates: moves.map(({ move, line, ...rest }) => ({
      ...rest,
      point: pointOf(move),
      line: line.map(pointOf),
    })),
  };
}

export const opinionFromThought = (thought: Thought): Opinion => ({
  player: thought.player,
  visits: thought.visits,
  win: thought.win,
  score: thought.score,
  ownership: thought.ownership,
  candidates: thought.ideas,
});
