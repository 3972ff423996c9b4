// How somebody's rank changed with time, as lines to draw.
import type { Profile } from '../live/wire';

export interface Step {
  /** When, in milliseconds since 1970. */
  at: number;
  rating: number;
}

/** The ratings of one kind of games after each of them, oldest first; annulled games do not count. */
export const stepsOf = (games: Profile['games'], pool: string): Step[] =>
  games
    .filter(game => game.pool === pool && !game.annulled)
    .map(({ at, after }) => ({ at: Date.parse(at), rating: after }))
    .reverse();

// As src/rating/strength.cpp has them.
const PER_UNIT = 23.15;
const BASE = 525;
const FIRST_DAN = 30;
const MOST = 38;
/** On a scale of ranks: one step is one rank. */
export const rankOf = (rating: number): number =>
  Math.min(MOST, Math.max(0, PER_UNIT * Math.log(Math.max(rating, 100) / BASE)));
/** As the server writes it: 5k, 3d. */
export function rankName(rank: number): string {
  const whole = Math.floor(rank);
  return whole >= FIRST_DAN ? `${whole - FIRST_DAN + 1}d` : `${FIRST_DAN - whole}k`;
}

/** Some whole ranks between the two, few enough to write beside a plot. */
export function ticks(least: number, most: number, count: number): number[] {
  const first = Math.floor(least);
  const last = Math.max(first + 1, Math.ceil(most));
  const step = Math.ceil((last - first) / count);
  const list = [];
  for (let rank = first; rank <= last; rank += step) list.push(rank);
  return list;
}
