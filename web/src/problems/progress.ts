// What somebody has solved, the rating that follows from it, and the days in a row: kept in the browser.
import { kept } from '../ui/settings';

/** Glicko (Glickman, 1999): a rating and how far off it may be. */
export interface Rating {
  value: number;
  deviation: number;
}
export const NEWCOMER: Rating = { value: 1200, deviation: 350 };
/** Of every problem: its rating is an estimate by bots. */
const PROBLEM_DEVIATION = 120;
const LEAST_DEVIATION = 50;

/** The rating after a problem was solved at once, or not. */
export function rated({ value, deviation }: Rating, problem: number, solved: boolean): Rating {
  const q = Math.log(10) / 400;
  const g = 1 / Math.sqrt(1 + (3 * q * q * PROBLEM_DEVIATION ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (value - problem)) / 400));
  const information = q * q * g * g * expected * (1 - expected);
  const precision = 1 / deviation ** 2 + information;
  return {
    value: value + (q / precision) * g * (Number(solved) - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}

export interface Progress {
  rating: Rating;
  /** By problem: whether the first attempt was right. */
  tried: Record<string, boolean>;
  /** Solved, at once or later. */
  solved: Record<string, true>;
  /** The last day whose problem was solved, and how many days in a row it was by then. */
  streak: { day: number; days: number };
}
export const NOTHING: Progress = {
  rating: NEWCOMER,
  tried: {},
  solved: {},
  streak: { day: 0, days: 0 },
};
export const progress = kept<Progress>('problems', NOTHING);

/** After an answer to a problem: only the first one counts for the rating. */
export function answered(
  now: Progress,
  problem: { id: string; rating?: number },
  right: boolean,
): Progress {
  const first = !(problem.id in now.tried) && problem.rating !== undefined;
  return {
    ...now,
    ...(first && {
      rating: rated(now.rating, problem.rating!, right),
      tried: { ...now.tried, [problem.id]: right },
    }),
    ...(right && { solved: { ...now.solved, [problem.id]: true as const } }),
  };
}

/** After the problem of a day was solved. */
export function daySolved(now: Progress, day: number): Progress {
  const { streak } = now;
  if (streak.day === day) return now;
  return { ...now, streak: { day, days: streak.day === day - 1 ? streak.days + 1 : 1 } };
}
/** Days in a row that still count: today, or until yesterday. */
export const streakOn = ({ streak }: Progress, day: number) =>
  streak.day >= day - 1 ? streak.days : 0;
