// What a review adds to a page: marks on the board, and colours in the tree of moves.
import type { Position } from '../board/view';
import type { Grade } from './cost';

export interface Shown {
  marks: Partial<Position>;
  /** By node. */
  grades: ReadonlyMap<number, Grade>;
}
export const NOT_SHOWN: Shown = { marks: {}, grades: new Map() };
