// What a person likes, kept in the browser.
import { effect, signal, type Signal } from '@preact/signals';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const BOARD_THEMES = ['wood', 'walnut', 'paper', 'dark'] as const;
export const STONE_THEMES = ['shell', 'plain'] as const;
export const CONFIRMS = ['touch', 'always', 'never'] as const;

export const settings = {
  theme: kept<(typeof THEMES)[number]>('theme', 'auto'),
  boardTheme: kept<(typeof BOARD_THEMES)[number]>('board', 'wood'),
  stoneTheme: kept<(typeof STONE_THEMES)[number]>('stones', 'shell'),
  confirm: kept<(typeof CONFIRMS)[number]>('confirm', 'touch'),
  glyphs: kept<'many' | 'always'>('glyphs', 'many'),
  names: kept('names', false),
  sound: kept('sound', true),
  notify: kept('notify', false),
  /** Whether bots at this screen take as long over a turn as people. */
  pace: kept('pace', true),
  /** Whether a game was played to its end here: who has, needs no advice. */
  played: kept('played', false),
};

/** A signal that outlasts the page. */
export function kept<T>(key: string, initial: T): Signal<T> {
  const store = `omnigo.${key}`;
  const value = signal(read(store, initial));
  effect(() => write(store, value.value));
  return value;
}

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // no storage, or not ours
  }
}
export function write(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** The page's theme is light or dark, as the person or else the system wants it. */
export function applyTheme() {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const dark = signal(system.matches);
  system.addEventListener('change', () => (dark.value = system.matches));
  effect(() => {
    const { value } = settings.theme;
    dataset.theme = value === 'auto' ? (dark.value ? 'dark' : 'light') : value;
    dataset.board = settings.boardTheme.value;
    dataset.stones = settings.stoneTheme.value;
  });
}
