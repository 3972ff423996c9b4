// A game as the paper has it: the quadruple (G, S, Pb, Pw) after each turn, by LIFT alone.
import type { GameTree } from '../game/tree';
import type { Colouring } from '../rules/wasm';
import { lift, neighboursOf, TooMany, type Reading } from './lift';

export interface Quadruple {
  turn: number;
  /** The current board. */
  current: Colouring;
  /** The turns after which each board of S stood first; 0 is the start. */
  past: number[];
  /** By player: prisoners possessed. */
  prisoners: number[];
  /** Whether G is what the rules make of the turn. */
  agrees: boolean;
}

/** After every turn of the line to a node. `cut`: from there on isSafe would take too long. */
export function quadruples(
  tree: GameTree,
  leaf: number,
  reading: Reading,
): { list: Quadruple[]; cut: boolean } {
  const { board, game } = tree;
  const neighbours = neighboursOf(board.size, board.edges);
  const here = tree.current;
  tree.goto(leaf);
  const players = game.status().players.length;
  const first = new Map<string, number>();
  let prisoners = Array.from({ length: players }, () => 0);
  let current = game.colouring(0);
  const list: Quadruple[] = [{ turn: 0, current, past: [], prisoners, agrees: true }];
  let cut = false;
  const turns = tree.pathTo(leaf).flatMap(id => {
    const { event } = tree.nodes[id];
    return event && (event.action === 'move' || event.action === 'pass') ? [event] : [];
  });
  for (const [i, { action, player, point }] of turns.entries()) {
    if (!first.has(String(current))) first.set(String(current), i);
    if (action === 'move') {
      const stones = current.slice();
      stones[point!] = player;
      try {
        const lifted = lift(
          { neighbours, names: board.names, stones, v: point!, prisoners },
          reading,
          0,
        );
        [current, prisoners] = [lifted.stones, lifted.prisoners];
      } catch (error) {
        if (!(error instanceof TooMany)) throw error;
        cut = true;
        break;
      }
    }
    const after = game.colouring(i + 1);
    const agrees = current.every((colour, at) => colour === after[at]);
    list.push({ turn: i + 1, current, past: [...first.values()], prisoners, agrees });
  }
  tree.goto(here);
  return { list, cut };
}
