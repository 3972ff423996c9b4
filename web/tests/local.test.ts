import { expect, test } from 'vitest';
import { loadEngine } from './engine';
import { LocalGame } from '../src/game/local';

const engine = await loadEngine();
const board = engine.board('3x2');
const start = {
  stones: board.names.map(name => ({ B1: 'B', B2: 'B', A2: 'W' })[name] ?? '.').join(''),
  first: 2,
};
const at = (name: string) => board.find(name)!;
const begin = (rules: string) => new LocalGame(board, { board: '3x2', rules, names: [], start });
const scores = (local: LocalGame) => local.score().tallies.map(tally => tally.score);

test('area scoring: mark, agree, or play on', () => {
  const local = begin('no-suicide');
  local.pass();
  expect(local.phase).toBe('playing');
  local.pass();
  expect(local.phase).toBe('scoring');
  expect(scores(local)).toEqual([4, 1]);
  local.toggle(at('A2'));
  expect(scores(local)).toEqual([6, 0]);
  local.resume();
  expect(local.phase).toBe('playing');
  expect(local.play(at('A1'))).toEqual({ legal: false, reason: 'suicide' });
  local.pass();
  expect(local.play(at('A1'))).toEqual({ legal: true });
  expect(local.tree.game.colouring()[at('A2')]).toBe(0);
  local.pass();
  local.pass();
  local.agree();
  expect(local.phase).toBe('finished');
  expect(scores(local)).toEqual([6, 0]);
});

test('passing again after a resumption settles the game as it stands', () => {
  const local = begin('no-suicide');
  local.pass();
  local.pass();
  local.toggle(at('A2'));
  local.resume();
  local.pass();
  local.pass();
  expect(local.phase).toBe('finished');
  expect(scores(local)).toEqual([4, 1]);
});

test('territory scoring: a dispute is played out on a copy that decides what is dead', () => {
  const local = begin('igo-math');
  local.pass();
  local.pass();
  local.resume();
  expect(local.phase).toBe('dispute');
  local.pass();
  local.play(at('A1'));
  local.pass();
  local.pass();
  expect(local.phase).toBe('scoring');
  expect([...local.marking.dead]).toEqual([at('A2')]);
  expect(local.tree.game.colouring()[at('A2')]).toBe(2);
  expect(scores(local)).toEqual([4, -1]);
  local.undo();
  expect(local.phase).toBe('playing');
});
