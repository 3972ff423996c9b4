// The words of the rules on positions, in WebAssembly, on the examples of the texts that docs/theorems.md names and against play.
import { expect, test } from 'vitest';
import { loadEngine, random } from './engine';
import { PositionTerms } from '../src/rules/position';
import { colouring, diagram } from '../src/board/diagram';
import type { Board } from '../src/rules/wasm';

const engine = await loadEngine();

/** A rectangle drawn by its rows from the top. */
function drawn(rows: string[], players = 2): PositionTerms {
  const { spec, letters } = diagram(rows);
  return new PositionTerms(engine.board(spec), colouring(letters), players);
}
const named = (board: Board, points: number[]) => points.map(point => board.names[point]);

test('blocks, liberties and legality as in "Go Basics"', () => {
  const terms = drawn(['W.B.', 'BBWB', 'BBWB']);
  const { board } = terms;
  const blocks = terms
    .components()
    .blocks.map(({ points, liberties }) => [
      named(board, points).join(' '),
      named(board, liberties).join(' '),
    ]);
  expect(blocks).toEqual([
    ['A1 B1 A2 B2', 'B3'],
    ['C1 C2', ''],
    ['D1 D2', 'D3'],
    ['A3', 'B3'],
    ['C3', 'B3 D3'],
  ]);
  expect(terms.legal()).toBe(false);
  const repairs = terms.legalChanges().map(({ point, colour }) => board.names[point] + colour);
  expect(repairs).toEqual(board.names.filter(removalHelps).map(name => name + 0));

  function removalHelps(name: string): boolean {
    const stones = terms.stones.slice();
    const point = board.find(name)!;
    stones[point] = 0;
    return terms.stones[point] > 0 && new PositionTerms(board, stones).legal();
  }
});

test('reaching keeps the colour it starts with', () => {
  const terms = drawn(['.BW', 'WBW', 'WW.']);
  const at = (name: string) => terms.board.find(name)!;
  expect(named(terms.board, terms.path(at('B2'), 0))).toEqual(['B2', 'B3', 'A3']);
  expect(named(terms.board, terms.path(at('B3'), 2))).toHaveLength(2);
  expect(terms.path(at('C1'), 1)).toEqual([]);
  expect(terms.components().at(at('C1')).reaches).toEqual([2]);
});

test('clearing, owners, eyes and life', () => {
  const terms = drawn(['.B.BW', 'BBBBW', 'WWWW.', '.....', '.....']);
  const at = (name: string) => terms.board.find(name)!;
  expect(terms.eyes()).toEqual([
    { point: at('A5'), colour: 1, real: true },
    { point: at('C5'), colour: 1, real: true },
  ]);
  expect(terms.life(true)[at('A4')]).toBe(1);
  expect(terms.life(true)[at('E5')]).toBe(0);
  expect(terms.owners()[at('A5')]).toBe(1);
  expect(terms.owners()[at('A1')]).toBe(2);
  const dead = drawn(['BW', 'WW']);
  expect(named(dead.board, dead.clearing(1))).toEqual(['A2']);
  expect(named(dead.board, dead.clearing(2))).toEqual(['A1', 'B1', 'B2']);
});

test.each([
  ['grid:3x3', 2],
  ['triangular:3', 3],
  ['torus:3x3', 4],
])('a move step by step on %s for %i is what play makes of it', (spec, players) => {
  const board = engine.board(spec);
  const game = board.game(`tromp-taylor,players=${players},ko=none`);
  const draw = random(players);
  let cleared = 0;
  for (let turn = 0; turn < 300; ++turn) {
    const { toPlay } = game.status();
    const moves = game.legalMoves(toPlay);
    const point = moves[Math.floor(draw() * moves.length)];
    const { after, taken, lost } = new PositionTerms(board, game.colouring(), players).move(
      point,
      toPlay,
    );
    game.play(point);
    expect([...game.colouring()]).toEqual([...after]);
    cleared += taken.length + lost.length;
  }
  expect(cleared).toBeGreaterThan(20);
});
