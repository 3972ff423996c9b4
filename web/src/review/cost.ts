// What a turn cost its player, and who gained by it.
//
// A turn is compared with the best one that a bot saw in the position before it: what is expected after
// that one, and what is expected now. Both are judged with the same player to move. Points are compared
// by how far a player is ahead of the average of all, so that what one loses the others gain, whatever
// the sum of the scores. With two players, the points lost are points of the lead, as other Go programs
// count them: a stone's area that changes hands is two. With more players they are the mover's own.
import type { Colour, Point } from '../rules/wasm';
import type { Candidate, Expected, Opinion } from './opinion';

export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

export interface Cost {
  player: Colour;
  /** What the bot would have played. */
  better: Candidate;
  /** How many points it lost, and how much of the win: never negative. */
  points: number;
  win: number;
  /** By player: points gained by this turn; all together 0. */
  gains: number[];
  grade: Grade;
}

/** A turn that costs one of these is a blunder. */
const BLUNDER = { points: 10, win: 0.3 };
/** The least share of a blunder. */
const LEAST: [Grade, number][] = [
  ['blunder', 1],
  ['mistake', 0.4],
  ['inaccuracy', 0.15],
];

/** How bad a turn is, so that losses of points and of wins compare: 1 is a blunder. */
export const severity = ({ points, win }: Pick<Cost, 'points' | 'win'>) =>
  Math.max(points / BLUNDER.points, win / BLUNDER.win);

const gradeOf = (loss: Pick<Cost, 'points' | 'win'>): Grade =>
  LEAST.find(([, least]) => severity(loss) >= least)?.[0] ?? 'good';

export const isMistake = ({ grade }: Cost) => grade === 'mistake' || grade === 'blunder';

/** How far each player is ahead of the average. */
function ahead({ score }: Expected): number[] {
  const mean = score.reduce((a, b) => a + b, 0) / score.length;
  return score.map(points => points - mean);
}
/** Points ahead of the average, in the points that people count. */
const counted = (points: number, players: number) => (players === 2 ? 2 * points : points);

/** How much worse one is than the other for a player: points and share of the win, negative if it is better. */
export function difference(
  better: Expected,
  worse: Expected,
  player: Colour,
): { points: number; win: number } {
  const points = ahead(better)[player - 1] - ahead(worse)[player - 1];
  return {
    points: counted(points, better.score.length),
    win: better.win[player - 1] - worse.win[player - 1],
  };
}

/** The lead of a player over the other, or with more players over the average of all. */
export const leadOf = (expected: Expected, player: Colour) =>
  counted(ahead(expected)[player - 1], expected.score.length);

/** The turn that led from one position to another; null: nothing is known to compare it with. */
export function costOf(before: Opinion, played: Point | null, after: Expected): Cost | null {
  const [better] = before.candidates;
  if (!better) return null;
  const { player } = before;
  const none = { points: 0, win: 0 };
  // The bot's own choice costs nothing, whatever it sees later.
  if (better.point === played) {
    return { player, better, ...none, gains: after.score.map(() => 0), grade: 'best' };
  }
  const { points, win } = difference(better, after, player);
  const loss = { points: Math.max(0, points), win: Math.max(0, win) };
  const now = ahead(after);
  const gains = ahead(better).map((was, i) => now[i] - was);
  return { player, better, ...loss, gains, grade: gradeOf(loss) };
}

/** Those who gained at least half a point by a turn, most first. */
export const gainers = ({ gains, player }: Cost): { player: Colour; points: number }[] =>
  gains
    .map((points, i) => ({ player: i + 1, points }))
    .filter(other => other.player !== player && other.points >= 0.5)
    .sort((a, b) => b.points - a.points);

export interface Turn {
  /** The node of the tree that the turn led to. */
  node: number;
  /** Its number. */
  turn: number;
  cost: Cost;
}

/** The worst turns of a player, worst first: inaccuracies only where there is nothing worse. */
export function worst(turns: Turn[], player: Colour, most: number): Turn[] {
  return turns
    .filter(({ cost }) => cost.player === player && severity(cost) >= LEAST.at(-1)![1])
    .sort((a, b) => severity(b.cost) - severity(a.cost))
    .slice(0, most);
}

/** By who erred, then by who gained: the points that mistakes gave away. */
export function giftsOf(turns: Turn[], players: number): number[][] {
  const gifts = Array.from({ length: players }, () => new Array<number>(players).fill(0));
  for (const { cost } of turns) {
    if (!isMistake(cost)) continue;
    for (const { player, points } of gainers(cost)) gifts[cost.player - 1][player - 1] += points;
  }
  return gifts;
}

/** How many turns of a player are of each grade, and what they cost on average. */
export function summaryOf(turns: Turn[], player: Colour) {
  const own = turns.filter(({ cost }) => cost.player === player);
  const count = Object.fromEntries(GRADES.map(grade => [grade, 0])) as Record<Grade, number>;
  for (const { cost } of own) ++count[cost.grade];
  const lost = own.reduce((sum, { cost }) => sum + cost.points, 0);
  return { turns: own.length, count, average: own.length ? lost / own.length : 0 };
}
