import { expect, test } from 'vitest';
import { loadEngine } from './engine';
import { RULES, rulesWords } from '../src/game/rules';
import {
  CLOCKS,
  createRequest,
  isLocal,
  localSetup,
  plainSetup,
  rulesText,
  type Setup,
} from '../src/pages/setup';
import { clockText, clockWords, halves, percentages } from '../src/ui/numbers';

const engine = await loadEngine();
const seat = (kind: Setup['seats'][0]['kind']) => ({ kind, bot: 'learner', name: 'Bo' });
const setup = { ...plainSetup('grid:9x9', [seat('me'), seat('bot')]), listed: false };

test('a game against a bot', () => {
  expect(createRequest(setup)).toEqual({
    board: 'grid:9x9',
    rules: 'chinese',
    clock: 'byoyomi:main=300,period=15,periods=5',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'learner' }],
    lot: false,
    rated: false,
    listed: false,
  });
});

test('the fair komi of the board, unless a person says otherwise or there is a handicap', () => {
  const fair = [0, 16.5];
  expect(rulesText(setup, fair)).toBe('chinese,komi=16.5');
  expect(createRequest(setup, fair).rules).toBe('chinese,komi=16.5');
  expect(localSetup(setup, engine.board('5'), fair).rules).toBe('chinese,komi=16.5');
  expect(rulesText({ ...setup, komi: '3' }, fair)).toBe('chinese,komi=3');
  expect(rulesText({ ...setup, handicap: [2, 0] }, fair)).toBe('chinese,komi=0.5');
});

test('three players have no komi unless one says so, and every preset reads', () => {
  const three = { ...setup, seats: [seat('me'), seat('anyone'), seat('person')] };
  expect(rulesText(three)).toBe('chinese,players=3,komi=0');
  expect(rulesText({ ...three, komi: '0/0.5/1' })).toBe('chinese,players=3,komi=0/0.5/1');
  expect(rulesText(three, [0, 2, 3.5])).toBe('chinese,players=3,komi=0/2/3.5');
  expect(createRequest(three).seats[2]).toEqual({ kind: 'person', name: 'Bo' });
  for (const { name: preset, scoring, ko } of RULES.presets) {
    expect(engine.rules(rulesText({ ...three, preset }))).toMatchObject({
      players: 3,
      scoring,
      ko,
    });
  }
});

test('all seats at one screen: no server, handicap on the star points', () => {
  const here = { ...setup, seats: [seat('me'), seat('me')], handicap: [4] };
  expect(isLocal(here)).toBe(true);
  const board = engine.board('9');
  const made = localSetup(here, board);
  expect([...made.start!.stones!].filter(c => c === 'B').length).toBe(4);
  expect(board.game(made.rules, made.start).status().toPlay).toBe(2);
  expect(createRequest(here).handicap).toEqual({ placement: 'star', stones: { black: 4 } });
  expect(createRequest({ ...here, spec: 'grid:17x17' }).handicap!.placement).toBe('star');
  expect(createRequest({ ...here, spec: 'grid:8x8', handicap: [5] }).handicap!.placement).toBe(
    'spread',
  );
});

test('handicap for any seat: the first seat without it begins', () => {
  const three = { ...setup, seats: [seat('me'), seat('me'), seat('me')], handicap: [2, 0, 3] };
  const board = engine.board('triangular:4');
  const made = localSetup({ ...three, spec: 'triangular:4' }, board);
  const count = (letter: string) => [...made.start!.stones!].filter(c => c === letter).length;
  expect([count('B'), count('W'), count('R')]).toEqual([2, 0, 3]);
  expect(made.start!.handicap).toEqual([2, 0, 3]);
  expect(board.game(made.rules, made.start).status().toPlay).toBe(2);
  expect(createRequest({ ...three, spec: 'triangular:4' }).handicap).toEqual({
    placement: 'spread',
    stones: { black: 2, red: 3 },
  });
});

test('rules are put into words', () => {
  expect(rulesWords('chinese,players=6')).toBe('Chinese rules');
  expect(rulesWords('no-suicide,komi=0.5')).toBe('Tromp-Taylor rules without suicide, komi ½');
  expect(rulesWords('chinese,players=3,komi=0/4.5/-1,suicide=yes')).toBe(
    'Chinese rules, komi 0 / 4½ / −1, suicide allowed',
  );
});

test('every clock on offer can be read and put into words', () => {
  const left = { main: 5000, period: 15000, periods: 5, moves: 25, out: false };
  for (const clock of CLOCKS) engine.clockAfter(clock, left, 1000);
  expect(engine.clockAfter(CLOCKS[0], left, 21_000)).toMatchObject({
    main: 0,
    period: 14_000,
    periods: 4,
  });
  expect(CLOCKS.map(clockWords)).toEqual([
    '5 min + 5 × 15 s',
    '10 min + 5 × 30 s',
    '3 min + 5 s per move',
    '2 h + 3 × 1 min',
    '10 min + 25 moves in 5 min',
    '3 days per move',
    'no clock',
  ]);
});

test('numbers as people read them', () => {
  expect([7.5, 0.5, -0.5, -3, 2].map(halves)).toEqual(['7½', '½', '−½', '−3', '2']);
  expect([0, 9_940, 61_000, 3_600_000, 200_000_000].map(clockText)).toEqual([
    '0.0',
    '9.9',
    '1:01',
    '1:00:00',
    '2 d 7 h',
  ]);
});

test('shares in percent add up to a hundred, the largest remainders first', () => {
  expect(percentages([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
  expect(percentages([0.505, 0.495])).toEqual([51, 49]);
  expect(percentages([2, 1])).toEqual([67, 33]);
  expect(percentages([0, 0])).toEqual([0, 0]);
  for (const shares of [[0.125, 0.125, 0.75], [1 / 3, 1 / 3, 1 / 3], [0.004, 0.996], [1]]) {
    expect(percentages(shares).reduce((a, b) => a + b)).toBe(100);
  }
});
