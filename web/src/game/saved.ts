// The game at one screen that the browser keeps. The first page shows it; local.ts plays it.
import type { GameEvent, Point } from '../rules/wasm';
import { read } from '../ui/settings';
import type { LocalSetup } from './local';

export interface Saved {
  setup: LocalSetup;
  events: GameEvent[];
  dead: Point[];
  neutral: Point[];
  agreed: boolean;
}
export const SAVED_KEY = 'omnigo.local';

export const savedGame = (): Saved | null => read<Saved | null>(SAVED_KEY, null);
