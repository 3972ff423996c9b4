// What the server's bot thinks of the positions of a game.
import { colourOf } from '../board/players';
import { LETTERS_OF_CANDIDATES, MOST_CANDIDATES } from '../game/Candidates';
import type { Board, Colouring, Point } from '../rules/wasm';
import { awaitJob } from './jobs';
import type { JobRequest } from './wire';

export interface Analysis {
  player: string;
  visits: number;
  /** One a player: the share of the win, and the score. */
  win: number[];
  score: number[];
  moves: { move: string; visits: number; win: number[]; score: number[]; line: string[] }[];
  /** By player: how likely each point ends as theirs. */
  ownership: Record<string, number[]>;
}

/** Asks for an analysis and waits for it; `gone` says that nobody wants it any more. */
export const analyse = (request: JobRequest, gone: () => boolean) =>
  awaitJob<Analysis>(request, gone);

/** The likely owner of each point, and how sure that is in percent. */
export function ownersOf(
  board: Board,
  { ownership }: Analysis,
): { owners: Colouring; sure: number[] } {
  const owners = new Uint8Array(board.size);
  const sure = new Array<number>(board.size).fill(0);
  for (const [player, shares] of Object.entries(ownership)) {
    shares.forEach((share, point) => {
      if (share * 100 > sure[point]) [owners[point], sure[point]] = [colourOf(player), share * 100];
    });
  }
  return { owners, sure };
}

/** The best moves as letters on the board: A is the best. */
export function bestLabels(board: Board, { moves }: Analysis): Map<Point, string> {
  const labels = new Map<Point, string>();
  moves.slice(0, MOST_CANDIDATES).forEach(({ move }, i) => {
    const point = board.find(move);
    if (point !== undefined) labels.set(point, LETTERS_OF_CANDIDATES[i]);
  });
  return labels;
}

/** The turns that cost their players most of the win, dearest first. */
export function costliest(
  analyses: ReadonlyMap<number, Analysis>,
  movers: number[],
  most = 3,
): { turn: number; player: number; cost: number }[] {
  return movers
    .flatMap((player, i) => {
      const before = analyses.get(i)?.win[player - 1];
      const after = analyses.get(i + 1)?.win[player - 1];
      if (before === undefined || after === undefined) return [];
      return [{ turn: i + 1, player, cost: before - after }];
    })
    .filter(({ cost }) => cost >= 0.1)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);
}

export interface Curve {
  player: number;
  /** [turn, value] */
  points: [number, number][];
}
/** A line for each player over the turns that were analysed. */
export function curves(analyses: ReadonlyMap<number, Analysis>, what: 'win' | 'score'): Curve[] {
  const turns = [...analyses.keys()].sort((a, b) => a - b);
  const players = turns.length ? analyses.get(turns[0])![what].length : 0;
  return Array.from({ length: players }, (_, player) => ({
    player: player + 1,
    points: turns.map(turn => [turn, analyses.get(turn)![what][player]]),
  }));
}
