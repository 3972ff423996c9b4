// What can be said for certain about a mistake: what the rules show on the board, not what a bot expects.
//
// After the turn, the next player can capture stones, or put them in atari, which they could not after the
// better move; or the line that punishes the turn takes stones; or the better move itself would have captured
// stones, or taken some out of atari.
import type { GameTree } from '../game/tree';
import { PositionTerms, type Component } from '../rules/position';
import type { Colour, Colouring, Game, Point } from '../rules/wasm';
import { gameAt, type Line } from './line';

export type Reason =
  | { kind: 'captures' | 'atari' | 'line'; player: Colour; n: number; at: Point }
  | { kind: 'missed' | 'rescue'; move: Point; n: number; at: Point };

/** Stones in atari, by point. */
function inAtari(game: Game, stones: Colouring): Component[] {
  const { blocks } = new PositionTerms(game.board, stones).components();
  return blocks.filter(({ liberties }) => liberties.length === 1);
}

/** The stones of a colour that a turn takes: those that stood there before. */
const taken = (before: Colouring, after: Colouring, colour: Colour): Point[] =>
  [...before.keys()].filter(point => before[point] === colour && after[point] !== colour);

/** What a turn of the next player does to the stones of a colour; null: it cannot be played. */
function effectOn(game: Game, turn: Point | null, colour: Colour) {
  if (turn === null || game.status().over) return null;
  const after = game.copy();
  const before = game.colouring();
  const { legal } = after.play(turn);
  const now = after.colouring();
  after.close();
  if (!legal) return null;
  const old = new Set(inAtari(game, before).flatMap(block => block.points));
  const atari = inAtari(game, now)
    .filter(block => block.colour === colour && block.points.some(point => !old.has(point)))
    .flatMap(block => block.points);
  return { captured: taken(before, now, colour), atari };
}

/** Whether the player could take the stone at once. */
const isLost = (game: Game, stone: Point, player: Colour) =>
  inAtari(game, game.colouring()).some(
    block => block.points.includes(stone) && game.legality(block.liberties[0], player).legal,
  );

/** What the line takes of the stones of a colour that stand where it begins. */
function takenByLine(game: Game, turns: (Point | null)[], colour: Colour): Point[] {
  const played = game.copy();
  for (const turn of turns) {
    if (played.status().over) break;
    if (turn === null) played.pass();
    else if (!played.play(turn).legal) break;
  }
  const lost = taken(game.colouring(), played.colouring(), colour);
  played.close();
  return lost;
}

/** What the turn allowed: at most one reason, the strongest. */
function allowed(after: Game, instead: Game, line: (Point | null)[], own: Colour): Reason[] {
  const player = after.status().toPlay;
  const now = effectOn(after, line[0] ?? null, own);
  if (!now) return [];
  const other = effectOn(instead, line[0], own);
  const unlost = (point: Point) => !isLost(instead, point, player);
  const captured = now.captured.filter(unlost);
  if (captured.length) return [{ kind: 'captures', player, n: captured.length, at: captured[0] }];
  const lost = takenByLine(after, line, own).filter(unlost);
  if (lost.length) return [{ kind: 'line', player, n: lost.length, at: lost[0] }];
  const atari = now.atari.filter(point => !other?.atari.includes(point));
  return atari.length ? [{ kind: 'atari', player, n: atari.length, at: atari[0] }] : [];
}

/** What the better move would have done. */
function missed(before: Game, move: Point | null, own: Colour): Reason[] {
  if (move === null) return [];
  const stones = before.colouring();
  const after = before.copy();
  const { legal } = after.play(move);
  const now = after.colouring();
  const threatened = inAtari(before, stones).filter(({ colour }) => colour === own);
  const still = new Set(inAtari(after, now).flatMap(block => block.points));
  after.close();
  if (!legal) return [];
  const captured = [...stones.keys()].filter(
    point => stones[point] && stones[point] !== own && !now[point],
  );
  if (captured.length) return [{ kind: 'missed', move, n: captured.length, at: captured[0] }];
  const saved = threatened.flatMap(block => block.points).filter(point => !still.has(point));
  return saved.length ? [{ kind: 'rescue', move, n: saved.length, at: saved[0] }] : [];
}

/** Why a turn was a mistake; `punished` goes on from it, `instead` from the position before it. */
export function reasonsOf(tree: GameTree, punished: Line, instead: Line): Reason[] {
  const { event } = tree.nodes[punished.from];
  const own = event!.player;
  const [before, after, better] = [instead.from, punished.from, instead.from].map(node =>
    gameAt(tree, node),
  );
  const [move = null] = instead.turns;
  const playable = move === null ? (better.pass(), true) : better.play(move).legal;
  const reasons = playable
    ? [...allowed(after, better, punished.turns, own), ...missed(before, move, own)]
    : [];
  for (const game of [before, after, better]) game.close();
  return reasons;
}
