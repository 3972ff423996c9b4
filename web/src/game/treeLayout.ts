// Where the nodes of a game tree are drawn: a column for each event, the main line in the first row,
// each variation in the nearest row below with room for it.
import type { GameTree } from './tree';

export interface Drawn {
  id: number;
  column: number;
  row: number;
  parentRow: number;
}

export function layoutTree(tree: GameTree): Drawn[] {
  const drawn: Drawn[] = [];
  const lowest: number[] = []; // the last row used in each column
  const rows = new Map<number, number>();
  const waiting: { id: number; column: number }[] = [{ id: 0, column: 0 }];
  while (waiting.length) {
    const { id, column } = waiting.pop()!;
    const line = tree.lineFrom(id);
    const parentRow = id === 0 ? 0 : rows.get(tree.nodes[id].parent)!;
    const first = Math.max(0, column - 1);
    let row = parentRow;
    for (let c = first; c < column + line.length; ++c) row = Math.max(row, (lowest[c] ?? -1) + 1);
    if (id === 0) row = 0;
    for (let c = first; c < column + line.length; ++c) lowest[c] = Math.max(row, lowest[c] ?? -1);
    line.forEach((at, i) => {
      rows.set(at, row);
      drawn.push({ id: at, column: column + i, row, parentRow: i ? row : parentRow });
    });
    // Earlier branch points first on the stack: later ones are drawn nearer to the line.
    line.forEach((at, i) => {
      for (const child of tree.nodes[at].children.slice(1).reverse()) {
        waiting.push({ id: child, column: column + i + 1 });
      }
    });
  }
  return drawn;
}
