// The positions of a game that a review asks about, and what it says of the turns between them.
import type { PlainGame } from '../bot/thinker';
import type { GameTree } from '../game/tree';
import type { Board } from '../rules/wasm';
import { costOf, type Cost, type Turn } from './cost';
import type { Opinion } from './opinion';

/** What is known, by key. */
export type Opinions = ReadonlyMap<string, Opinion>;

const keys = new WeakMap<GameTree, string[]>();
/** What led to a node, as a text: the same for the same events in any tree of a game. */
export function keyOf(tree: GameTree, id: number): string {
  const known = keys.get(tree) ?? [''];
  keys.set(tree, known);
  if (known[id] !== undefined) return known[id];
  for (const at of tree.pathTo(id)) {
    const { event, parent } = tree.nodes[at];
    known[at] ??=
      `${known[parent]}${event!.action} ${event!.player} ${event!.point}${event!.stones ?? ''}/`;
  }
  return known[id];
}

/** Whether at least two players are left at each node on the way to one. */
function played(tree: GameTree, id: number): boolean[] {
  const { players } = tree.board.engine.rules(tree.rules);
  let out = new Set(tree.start.out);
  return tree.pathTo(id).map(at => {
    const { event, start } = tree.nodes[at];
    if (start) out = new Set(start.out);
    if (event?.action === 'resign') out.add(event.player);
    return players - out.size > 1;
  });
}

/** The nodes on the way to one at which somebody could play. */
export function positionsOf(tree: GameTree, id: number): number[] {
  const open = played(tree, id);
  return tree.pathTo(id).filter((_, i) => open[i]);
}

/** The node whose analysis is that of a position: the last one before players left, if nothing else came after it. */
export function analysedAt(tree: GameTree, id: number): number | null {
  const path = tree.pathTo(id);
  const open = played(tree, id);
  let at = path.length - 1;
  while (!open[at] && tree.nodes[path[at]].event?.action === 'resign') --at;
  return open[at] ? path[at] : null;
}

/** The game up to a node, for a worker. */
export const plainGame = (board: Board, tree: GameTree, id: number): PlainGame => ({
  board: board.ownText ?? board.spec,
  own: board.ownText !== undefined,
  rules: tree.rules,
  ...tree.since(id),
});

/** What the turn that led to a node cost; null: it was none, or nobody knows. */
export function costAt(tree: GameTree, id: number, opinions: Opinions): Cost | null {
  const { event, parent } = tree.nodes[id];
  if (event?.action !== 'move' && event?.action !== 'pass') return null;
  const before = opinions.get(keyOf(tree, parent));
  const after = opinions.get(keyOf(tree, id));
  // A record may let somebody play out of turn: there is nothing to compare that with.
  if (!before || !after || before.player !== event.player) return null;
  return costOf(before, event.point, after);
}

/** The turns on the way to a node whose cost is known. */
export const turnsTo = (tree: GameTree, id: number, opinions: Opinions): Turn[] =>
  tree.pathTo(id).flatMap(node => {
    const cost = costAt(tree, node, opinions);
    return cost ? [{ node, turn: tree.nodes[node].turn, cost }] : [];
  });
