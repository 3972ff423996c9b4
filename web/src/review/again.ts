// On from a position against a bot, at this screen.
import { LocalGame } from '../game/local';
import type { GameTree } from '../game/tree';
import { playerName } from '../game/words';
import type { Board } from '../rules/wasm';

/** A game with the whole history: you play whoever is next, the bot the others. */
export function againstBot(
  { board, tree }: { board: Board; tree: GameTree },
  bot: string,
  node = tree.current,
): LocalGame {
  const { start, events } = tree.since(node);
  const here = tree.current;
  tree.goto(node);
  const { toPlay, players } = tree.game.status();
  tree.goto(here);
  const bots = players.map((_, i) => (i + 1 === toPlay ? '' : bot));
  const setup = {
    board: board.ownText ?? board.spec,
    own: board.ownText !== undefined,
    rules: tree.rules,
    names: bots.map((name, i) => name || playerName(i + 1)),
    start,
    bots,
  };
  return LocalGame.restore(board, { setup, events, dead: [], neutral: [], agreed: false });
}
