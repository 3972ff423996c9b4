// What docs/solving.md proves of 5x5 with certificates: Black's first move, White's replies up to
// symmetry, and Black's answers.
import type { Board } from '../rules/wasm';

export const PROVEN_RULES = 'no-suicide';
export const LINES = [
  ['C3', 'A1', 'C2'],
  ['C3', 'B1', 'D3'],
  ['C3', 'C1', 'C2'],
  ['C3', 'B2', 'D3'],
  ['C3', 'C2', 'B3'],
];
export const isProven = (board: Board) => board.spec === 'grid:5x5';
