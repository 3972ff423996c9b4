// What is said about games: names of boards and rules, what happened, what it came to.
import { expect, test } from 'vitest';
import { GameTree } from '../src/game/tree';
import { countingText, pointsText, whyPoint } from '../src/game/words';
import { ownOutcome, sinceText } from '../src/live/words';
import type { GameSummary } from '../src/live/wire';
import { boardTitle } from '../src/pages/boards';
import { rulesWords } from '../src/game/rules';
import { loadEngine } from './engine';

const engine = await loadEngine();

test('boards and rules have names for people', () => {
  expect(boardTitle('grid:9x9')).toBe('9 × 9');
  expect(boardTitle('grid:5x7')).toBe('5 × 7');
  expect(boardTitle('torus:7x9')).toBe('Torus 7 × 9');
  expect(boardTitle('triangular:4')).toBe('Triangles 4');
  expect(boardTitle('petersen')).toBe('Petersen graph');
  expect(boardTitle('my own board')).toBe('my own board');
  expect(rulesWords('chinese,players=3')).toBe('Chinese rules');
  expect(rulesWords('japanese,komi=0.5')).toBe('Japanese rules, komi ½');
  expect(rulesWords('players=2,ko=none')).toBe('Custom rules, no ko rule');
  expect([0.5, 1, 7.5].map(pointsText)).toEqual(['½ point', '1 point', '7½ points']);
});

test('what happened since one’s own turn, with passes and captures', () => {
  const board = engine.board('grid:3x3');
  const tree = new GameTree(board, 'tromp-taylor,ko=none');
  const play = (...names: string[]) =>
    names.forEach(name => (name ? tree.play(board.find(name)!) : tree.pass()));
  const names = ['an', 'bo'];
  expect(sinceText(tree, names, ['black'])).toBe('');
  play('A2', 'A1');
  expect(sinceText(tree, names, ['black'])).toBe('You played A2. bo played A1.');
  play('B1');
  expect(sinceText(tree, names, ['white'])).toBe(
    'You played A1. an played B1 and captured 1 stone.',
  );
  play('', 'C3');
  expect(sinceText(tree, names, ['white'])).toBe(
    'You passed. an played C3. The game ends when everyone passes in a row.',
  );
  play('A1');
  expect(sinceText(tree, names, ['black'])).toBe('You played C3. bo played A1 and lost 1 stone.');
  play('', '');
  tree.resume();
  expect(sinceText(tree, names, ['black'])).toContain('disagree');
});

test('what a result was for those who sat there', () => {
  const game = (places: number[], how = 'score') =>
    ({
      result: { how, places },
      seats: ['black', 'white', 'red'].slice(0, places.length).map(player => ({ player })),
    }) as unknown as GameSummary;
  expect(ownOutcome(game([1, 2]), ['black'])).toBe('You won.');
  expect(ownOutcome(game([1, 2]), ['white'])).toBe('You lost.');
  expect(ownOutcome(game([2, 1, 3]), ['red'])).toBe('You came third.');
  expect(ownOutcome(game([1, 2]), ['black', 'white'])).toBe('');
  expect(ownOutcome(game([1, 2]), [])).toBe('');
  expect(ownOutcome(game([1, 2], 'aborted'), ['black'])).toBe('');
});

test('a neutral point at the count says what a seki is', () => {
  const board = engine.board('5x5');
  const state = { stone: 0, dead: false, neutral: true, owner: 0, reaches: [1, 2] };
  const said = whyPoint(board, board.find('C3')!, { ...state, rules: engine.rules('japanese') });
  expect(said).toContain('C3 is neutral: it is in a seki');
  expect(said).toContain('belongs to nobody');
  expect(countingText(engine.rules('japanese'))).toContain('neutral (seki)');
  expect(countingText(engine.rules('chinese'))).not.toContain('seki');
});
