// What is thought of the positions of a game: how each turn changed it, and the curves over all turns.
import type { Opinion } from '../game/opinion';

/** The turns that cost their players most of the win, dearest first. */
export function costliest(
  analyses: ReadonlyMap<number, Opinion>,
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
export function curves(analyses: ReadonlyMap<number, Opinion>, what: 'win' | 'score'): Curve[] {
  const turns = [...analyses.keys()].sort((a, b) => a - b);
  const players = turns.length ? analyses.get(turns[0])![what].length : 0;
  return Array.from({ length: players }, (_, player) => ({
    player: player + 1,
    points: turns.map(turn => [turn, analyses.get(turn)![what][player]]),
  }));
}
