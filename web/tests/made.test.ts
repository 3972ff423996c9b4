import { expect, test } from 'vitest';
import { loadEngine } from './engine';
import { encode } from '../src/draw/code';
import {
  askingOf,
  boardOfMade,
  exerciseOf,
  freshExercise,
  KINDS,
  readSet,
  taskOf,
  troubleWith,
  type Kind,
  type Made,
} from '../src/learn/made';
import { decodeSet, encodeSet } from '../src/learn/madeCode';
import { Situation } from '../src/learn/situation';

const engine = await loadEngine();
const rows = (drawn: string) => drawn.split(' ').reverse().join('');
const made = (drawn: string, parts: Partial<Made>): Made => {
  const size = drawn.split(' ').length;
  return { ...freshExercise(`grid:${size}x${size}`, size * size), stones: rows(drawn), ...parts };
};

/** One of every kind. */
const TAKE = '..... ..B.. .BWB. ..... .....';
const EYES = '..... ..... WWWWW BBBBW ...BW';
const ENDED = '.BBWW .BWW. BBBWW ..BW. W.BWB';
const EXAMPLES: Record<Kind, Made> = {
  take: made(TAKE, { kind: 'take' }),
  save: made('..... ..W.. .WB.. ..W.. .....', { kind: 'save', points: ['C3'] }),
  live: made(EYES, { kind: 'live', points: ['A2'] }),
  kill: made(EYES, { kind: 'kill', points: ['A2'], first: 2 }),
  liberties: made(TAKE, { kind: 'liberties', points: ['C4'] }),
  block: made(EYES, { kind: 'block', points: ['A2'] }),
  atari: made(TAKE, { kind: 'atari' }),
  taking: made(TAKE, { kind: 'taking' }),
  forbidden: made('.W... W.... ..... ..... .....', { kind: 'forbidden' }),
  alive: made('.B.BW BBBBW WWWWW ..... .....', { kind: 'alive' }),
  dead: made(ENDED, { kind: 'dead' }),
  nobodys: made('.BW.. .BW.. BBWWW B.BW. ..B.W', { kind: 'nobodys' }),
  claim: made('.BW.. .BW.. BBWWW B.BW. ..B.W', { kind: 'claim' }),
  may: made('.W... W.... ..... ..... .....', { kind: 'may', points: ['A5'] }),
  legal: made('BW... W.... ..... ..... .....', { kind: 'legal' }),
  winner: made(ENDED, { kind: 'winner' }),
  scores: made(ENDED, { kind: 'scores' }),
  count: made(TAKE, { kind: 'count', points: ['C4', 'B3'] }),
  points: made(TAKE, { kind: 'points', points: ['C2', 'D4'] }),
  choice: made(TAKE, { kind: 'choice', ask: 'Which?', options: ['*One', 'Two'] }),
  number: made(TAKE, { kind: 'number', ask: 'How many?', number: 4 }),
};

test.each(Object.keys(KINDS) as Kind[])('%s: made as data, checked by the engine', kind => {
  const example = EXAMPLES[kind];
  expect(troubleWith(engine, example)).toBe('');
  const task = taskOf(engine.board(example.board), example);
  expect(task.after(task.solution()).verdict?.right).toBe(true);
  const mistake = task.mistake();
  if (mistake) expect(task.after(mistake).verdict?.right).toBe(false);
  expect(exerciseOf(engine, example).ask).toBeTruthy();
  expect(askingOf(kind).title).toMatch(/^(Play|Mark|Territory|Choose|Count|Your own)/);
});

test('what cannot be solved is refused in words', () => {
  const said = (parts: Partial<Made>, drawn = '..... ..... ..... ..... .....') =>
    troubleWith(engine, made(drawn, parts));
  expect(said({ kind: 'take' })).toContain('nothing solves it');
  expect(said({ kind: 'atari' })).toContain('no answer is right');
  expect(said({ kind: 'liberties' })).toBe('Choose the point.');
  expect(said({ kind: 'liberties', points: ['A1'] })).toBe('Choose a point with a stone.');
  expect(said({ kind: 'liberties', points: ['Z9'] })).toBe('A chosen point is not on the board.');
  expect(said({ kind: 'choice', options: ['*a'] })).toBe('Enter at least two answers.');
  expect(said({ kind: 'choice', options: ['a', 'b'] })).toBe('Tick the right answers.');
  expect(said({ kind: 'choice', options: ['*a', 'a'] })).toBe('Two answers are the same.');
  expect(said({ kind: 'take', board: 'grid:9x9' })).toBe('The stones do not fit the board.');
  expect(said({ kind: 'legal', first: 6 })).toBe('No player has that colour.');
  expect(said({ rules: 'nothing' })).not.toBe('');
  expect(said({ board: 'nothing:5' })).toContain('nothing');
  expect(said({ board: 'drawn:###' })).toContain('incomplete');
  const large = { ...freshExercise('grid:19x19', 361), kind: 'kill' as const, points: ['A1'] };
  expect(troubleWith(engine, large)).toContain('at most 100 points');
  const illegal = made('BW... W.... ..... ..... .....', { kind: 'take' });
  expect(troubleWith(engine, illegal)).not.toBe('');
});

test('a set travels in a link, a drawn board included', async () => {
  const triangle = {
    points: [
      { name: 'a', x: 0, y: 0 },
      { name: 'b', x: 1, y: 0 },
      { name: 'c', x: 0, y: 1 },
    ],
    edges: [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as [number, number][],
  };
  const own: Made = {
    ...freshExercise(`drawn:${encode(triangle)}`, 3),
    stones: 'BW.',
    kind: 'take',
    first: 1,
  };
  expect(troubleWith(engine, own)).toBe('');
  const set = { title: 'Übung 1', exercises: [own, ...Object.values(EXAMPLES)] };
  const code = await encodeSet(set);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(2500);
  expect(await decodeSet(code)).toEqual(set);
  const { setup } = exerciseOf(engine, own);
  const board = boardOfMade(engine, own.board);
  expect(new Situation(board, setup).stones).toEqual(Uint8Array.of(1, 2, 0));
});

test('links that are cut off, forged or too large are no set', async () => {
  const code = await encodeSet({ title: 'a', exercises: [EXAMPLES.take] });
  for (const wrong of ['', '###', code.slice(0, -9), 'A'.repeat(50)]) {
    expect(await decodeSet(wrong)).toBe(null);
  }
  const huge = await encodeSet({
    title: '',
    exercises: [{ ...EXAMPLES.take, say: 'x'.repeat(1_000_000) }],
  });
  expect(huge.length).toBeLessThan(5000);
  expect(await decodeSet(huge)).toBe(null);
  const forged = (parts: object) => readSet({ exercises: [{ ...EXAMPLES.take, ...parts }] });
  expect(forged({ kind: 'constructor' })).toBe(null);
  expect(forged({ stones: '<b>' })).toBe(null);
  expect(forged({ board: 7 })).toBe(null);
  expect(forged({ first: 99, number: 'x', points: 'A1' })!.exercises[0]).toMatchObject({
    first: 6,
    number: 0,
    points: [],
  });
  expect(readSet({ exercises: Array(61).fill(EXAMPLES.take) })).toBe(null);
});
