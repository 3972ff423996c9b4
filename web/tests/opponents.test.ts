// When a bot is to play in a game at one screen.
import { expect, test } from 'vitest';
import { botToPlay } from '../src/bot/opponents';
import { LocalGame } from '../src/game/local';
import { loadEngine } from './engine';

const engine = await loadEngine();
const board = engine.board('3x3');
const begin = () =>
  new LocalGame(board, { board: '3x3', rules: 'chinese', names: [], bots: ['', 'beginner'] });

test('a bot plays when it is its turn, also where a person takes the same way again', () => {
  const local = begin();
  expect(botToPlay(local)).toBe(null);
  local.play(4);
  expect(botToPlay(local)).toBe('beginner');
  local.play(0);
  local.undo(); // both its turn and yours
  expect(local.tree.current).toBe(0);
  local.play(4);
  expect(botToPlay(local)).toBe('beginner');
});

test('no bot plays on where one only looks back, nor once play has ended', () => {
  const local = begin();
  local.play(4);
  const mine = local.tree.current;
  local.play(0);
  local.tree.goto(mine);
  local.touch();
  expect(botToPlay(local)).toBe(null);
  local.pass();
  local.pass();
  expect(local.phase).toBe('scoring');
  expect(botToPlay(local)).toBe(null);
});
