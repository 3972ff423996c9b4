// The one engine of the page, loaded once.
import wasmUrl from 'omnigo-rules?url';
import { signal } from '@preact/signals';
import type { Board, RulesEngine } from './wasm';

export const engine = signal<RulesEngine | null>(null);
export const engineError = signal('');

export async function loadEngine() {
  const file = fetch(wasmUrl);
  try {
    const { RulesEngine } = await import('./wasm');
    engine.value = await RulesEngine.load(file);
  } catch (error) {
    engineError.value = String(error);
  }
}

const boards = new Map<string, Board>();

/** A board of a family, made once. */
export function boardOf(spec: string): Board {
  let board = boards.get(spec);
  if (!board) {
    board = engine.value!.board(spec);
    boards.set(spec, board);
    boards.set(board.spec, board);
  }
  return board;
}
