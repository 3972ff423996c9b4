// Steps that can be taken back, and back again.
import { useState } from 'preact/hooks';

export interface History<T> {
  past: T[];
  now: T;
  future: T[];
}

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });
const MOST_STEPS = 200;

export const changed = <T>({ past, now }: History<T>, to: T): History<T> => ({
  past: [...past, now].slice(-MOST_STEPS),
  now: to,
  future: [],
});
export const undone = <T>(history: History<T>): History<T> => {
  const { past, now, future } = history;
  if (!past.length) return history;
  return { past: past.slice(0, -1), now: past[past.length - 1], future: [now, ...future] };
};
export const redone = <T>(history: History<T>): History<T> => {
  const { past, now, future } = history;
  if (!future.length) return history;
  return { past: [...past, now], now: future[0], future: future.slice(1) };
};

export function useHistory<T>(first: () => T) {
  const [history, setHistory] = useState(() => begin(first()));
  return {
    now: history.now,
    change: (to: T) => setHistory(before => changed(before, to)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
