// What a bot thinks of a position, wherever it thinks: on the server or in this browser.
import { colourOf } from '../board/players';
import type { Thought } from '../bot/thinker';
import type { Board, Colour, Colouring, Point } from '../rules/wasm';
import { t } from '../i18n/t';

export interface Candidate {
  /** A point's name, or pass. */
  move: string;
  /** The mover's share of the win, from 0 to 1. */
  win: number;
  /** The mover's points. */
  score: number;
  visits: number;
  /** What is likely to follow. */
  then: string[];
}

export interface Opinion {
  player: Colour;
  visits: number;
  /** Of each player: the share of the win, and the score. */
  win: number[];
  score: number[];
  /** The best first. */
  candidates: Candidate[];
  /** By player, then by point: how likely it ends as theirs. */
  ownership: number[][];
}

/** How candidates are called on the board and in lists: A is the best. */
export const CANDIDATE_LETTERS = 'ABCDE';
const FOLLOWING = 5;

/** The likely owner of each point, and how sure that is in percent. */
export function ownersOf(
  board: Board,
  { ownership }: Opinion,
): { owners: Colouring; sure: number[] } {
  const owners = new Uint8Array(board.size);
  const sure = new Array<number>(board.size).fill(0);
  ownership.forEach((shares, player) =>
    shares.forEach((share, point) => {
      if (share * 100 > sure[point]) [owners[point], sure[point]] = [player + 1, share * 100];
    }),
  );
  return { owners, sure };
}

/** The best moves as letters on the board. */
export function bestLabels(board: Board, { candidates }: Opinion): Map<Point, string> {
  const labels = new Map<Point, string>();
  candidates.slice(0, CANDIDATE_LETTERS.length).forEach(({ move }, i) => {
    const point = board.find(move);
    if (point !== undefined) labels.set(point, CANDIDATE_LETTERS[i]);
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
export function opinionFromServer(analysis: Analysis): Opinion {
  const player = colourOf(analysis.player);
  const ownership: number[][] = analysis.win.map(() => []);
  for (const [name, shares] of Object.entries(analysis.ownership)) {
    ownership[colourOf(name) - 1] = shares;
  }
  return {
    ...analysis,
    player,
    ownership,
    candidates: analysis.moves.map(({ move, visits, win, score, line }) => ({
      move,
      visits,
      win: win[player - 1],
      score: score[player - 1],
      then: line.slice(1, 1 + FOLLOWING),
    })),
  };
}

export const opinionFromThought = (board: Board, thought: Thought): Opinion => ({
  ...thought,
  candidates: thought.ideas.map(({ point, ...idea }) => ({
    ...idea,
    move: point === null ? t('opinion-pass') : board.names[point],
    then: [],
  })),
});
