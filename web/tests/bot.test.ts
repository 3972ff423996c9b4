// The bots as WebAssembly, without the worker around them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Thinker, type PlainGame } from '../src/bot/thinker';
import { GameTree } from '../src/game/tree';
import { RulesEngine } from '../src/rules/wasm';
import { build, root } from './engine';
import '../src/i18n/errors';

const engine = await RulesEngine.load(readFileSync(resolve(build, 'bot.wasm')));
const thinker = new Thinker(engine);
const plain = (board: string, rules: string, parts: Partial<PlainGame> = {}): PlainGame => ({
  board,
  own: false,
  rules,
  events: [],
  ...parts,
});

test('levels come from the gentlest, with a rank and some words', () => {
  const levels = thinker.levels();
  expect(levels[0].name).toBe('beginner');
  expect(levels.length).toBeGreaterThan(5);
  for (const { name, rank, about } of levels) {
    expect(name).toMatch(/^\S+$/);
    expect(rank).toMatch(/^\d+[kd]$/);
    expect(about.length).toBeGreaterThan(5);
  }
});

describe('a game of bots comes to an end by legal turns alone', () => {
  test.each([
    ['grid:3x3', 'chinese'],
    ['path:3', 'tromp-taylor,players=3'],
    ['tetrahedron', 'new-zealand'],
  ])('%s %s', (spec, rules) => {
    const tree = new GameTree(engine.board(spec), rules);
    for (let turn = 0; turn < 200 && !tree.game.status().over; ++turn) {
      const { toPlay } = tree.game.status();
      const game = plain(spec, rules, { events: tree.game.events() });
      const { point, resigns, player } = thinker.think(game, 'beginner', 150, 3);
      expect(player).toBe(toPlay);
      if (resigns) tree.resign(toPlay);
      else if (point === null) tree.pass();
      else expect(tree.play(point)).toEqual({ legal: true });
    }
    expect(tree.game.status().over).toBe(true);
  });
});

test('it sees a capture, and says what it thinks of the position', () => {
  // Whoever plays C5 takes four stones of the other.
  const rows = ['BB.WW', 'BBWBW', 'WWWBW', 'BBB.W', '...BW'];
  const stones = [...rows].reverse().join('');
  const thought = thinker.think(plain('5x5', 'chinese', { start: { stones } }), 'omnigo', 1500);
  const board = engine.board('5x5');
  expect(board.names[thought.point!]).toBe('C5');
  expect(thought.win.reduce((a, b) => a + b)).toBeCloseTo(1, 5);
  expect(thought.ideas[0].visits).toBeGreaterThan(thought.ideas[1].visits);
  expect(thought.ownership.map(list => list.length)).toEqual([25, 25]);
});

test('time is kept: a long search stops when it is over', () => {
  const before = performance.now();
  const { visits } = thinker.think(plain('grid:9x9', 'chinese'), 'omnigo', 300);
  expect(performance.now() - before).toBeLessThan(3000);
  expect(visits).toBeGreaterThan(20);
});

test('it says which stones are dead', () => {
  const rows = ['..B..', 'W.BWW', '..BW.', '..BWW', '..BW.'];
  const stones = [...rows].reverse().join('');
  const { dead } = thinker.fates(plain('5x5', 'chinese', { start: { stones } }));
  expect(dead.map(point => engine.board('5x5').names[point])).toEqual(['A4']);
});

test('it knows seki, and whose points are nobody’s for it', () => {
  const rows = '.BW.. BBWWW .BW.. BBW.. BBWWW WWBBB .W.B.'.split(' ');
  const stones = rows.reverse().join('');
  const { names } = engine.board('5x7');
  const { dead, seki, neutral } = thinker.fates(plain('5x7', 'japanese', { start: { stones } }));
  expect(dead).toEqual([]);
  expect(seki.map(point => names[point]).sort()).toEqual([
    'A2',
    'B1',
    'B2',
    'C2',
    'D1',
    'D2',
    'E2',
  ]);
  expect(neutral.map(point => names[point])).toEqual(['A1', 'C1', 'E1']);
});

// A million playouts would take minutes.
test('the reading of dead stones ends when its time is over', () => {
  const stones = '.BW'.repeat(121).slice(0, 361);
  const game = plain('grid:19x19', 'chinese', { start: { stones } });
  expect(thinker.fates(game, 1_000_000, 300).dead).toBeInstanceOf(Array);
});

test('a board of one’s own, and a bot that does not exist', () => {
  const own = plain('a b\nb c\nc d\nd a', 'tromp-taylor', { own: true });
  const { point } = thinker.think(own, 'beginner', 200);
  expect(point === null || (point >= 0 && point < 4)).toBe(true);
  expect(() => thinker.think(own, 'nobody', 200)).toThrow("unknown bot 'nobody'");
});

describe('levels with a net', () => {
  const levels = thinker.levels().map(({ name }) => name);
  test('say that they need it, refuse to play without it, and refuse a damaged one', () => {
    expect(thinker.needsNet('learner')).toBe(false);
    expect(thinker.needsNet(levels.at(-1)!)).toBe(true);
    expect(() => thinker.think(plain('5x5', 'chinese'), levels.at(-1)!, 100)).toThrow('not loaded');
    expect(() => thinker.loadNet(new Uint8Array(100))).toThrow('Line 1');
  });
  test('play with it', () => {
    thinker.loadNet(readFileSync(resolve(root, 'data/net.safetensors')));
    expect(thinker.needsNet(levels.at(-1)!)).toBe(false);
    const { point, win, visits } = thinker.think(plain('9x9', 'chinese'), levels.at(-1)!, 700);
    expect(visits).toBeGreaterThan(10);
    expect(win.reduce((a, b) => a + b)).toBeCloseTo(1, 3);
    // Nobody opens on the edge.
    const [column, row] = [point! % 9, Math.floor(point! / 9)];
    expect(Math.min(column, row, 8 - column, 8 - row)).toBeGreaterThan(0);
  });
});
