// Which problems belong together: by theme and level, and the one of the day.
import { MOTIFS, TASKS, type Motif, type Problem, type Task } from './problem';

/** The rating at which each level begins. */
export const LEVELS = [0, 1050, 1250, 1500] as const;
export const levelOf = ({ rating = 0 }: Problem) =>
  LEVELS.filter(least => rating >= least).length - 1;

/** To win a ko is a task; a ko on the way is a motif. */
const WIN_KO = 'win-ko';
export const themeOf = (task: Task) => (task === 'ko' ? WIN_KO : task);
export const THEMES = [...TASKS.map(themeOf), ...MOTIFS, 'many', 'boards'] as const;
export type Theme = (typeof THEMES)[number];
export const isTheme = (text: string | null): text is Theme => THEMES.includes(text as Theme);

const isGrid = ({ board }: Problem) => typeof board === 'string' && board.startsWith('grid:');

export function hasTheme(problem: Problem, theme: Theme): boolean {
  if (theme === 'many') return problem.players > 2;
  if (theme === 'boards') return !isGrid(problem);
  return (
    (problem.task && themeOf(problem.task) === theme) || problem.motifs.includes(theme as Motif)
  );
}

export interface Choice {
  theme?: Theme;
  level?: number;
}
export const chosen = (problems: readonly Problem[], { theme, level }: Choice) =>
  problems
    .filter(problem => !theme || hasTheme(problem, theme))
    .filter(problem => level === undefined || levelOf(problem) === level)
    .sort((a, b) => (a.rating ?? 0) - (b.rating ?? 0) || (a.id < b.id ? -1 : 1));

/** Days since 1970 where the person is. */
export const dayOf = (date: Date) =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

/** Every problem once before one comes again; the order of the ids is as good as any. */
export function problemOfDay(problems: readonly Problem[], day: number): Problem {
  const order = [...problems].sort((a, b) => (a.id < b.id ? -1 : 1));
  return order[day % order.length];
}
