// A line of play shown on the board: its stones with their numbers, and what they capture.
import type { Position } from '../board/view';
import type { GameTree } from '../game/tree';
import type { Point } from '../rules/wasm';

export interface Line {
  /** The node that it goes on from. */
  from: number;
  turns: (Point | null)[];
}

/** The game at a node, to be closed; the tree stays where it is. */
export function gameAt(tree: GameTree, node: number) {
  const here = tree.current;
  tree.goto(node);
  const game = tree.game.copy();
  tree.goto(here);
  return game;
}

/** As far as it can be played. */
export function lineLook(tree: GameTree, { from, turns }: Line): Partial<Position> {
  const game = gameAt(tree, from);
  const labels = new Map<Point, string>();
  for (const [i, point] of turns.entries()) {
    if (game.status().over) game.resume();
    if (point === null) game.pass();
    else if (!game.play(point).legal) break;
    else labels.set(point, String(i + 1));
  }
  const stones = game.colouring();
  game.close();
  return { stones, labels, latest: [], toPlay: 0, owners: undefined, sure: undefined };
}

/** Plays it in the tree as a variation; returns the node after its first turn. */
export function addLine(tree: GameTree, { from, turns }: Line): number {
  tree.goto(from);
  if (tree.game.status().over) tree.resume();
  const names = turns.map(point => (point === null ? 'pass' : tree.board.names[point]));
  tree.playNames(names.slice(0, 1));
  const first = tree.current;
  tree.playNames(names.slice(1));
  tree.goto(first);
  return first;
}
