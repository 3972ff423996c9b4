// Problems: every line of the file by the rules, attempts, sets, ratings, and SGF there and back.
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, loadEngine } from './engine';
import { problemFile } from './problemFile';
import { boardOfRecord, Recorded } from '../src/library/recorded';
import { GameReader } from '../src/open/reader';
import {
  after,
  BEGIN,
  claimOf,
  nameOf,
  playAll,
  rulesOf,
  solutionOf,
  startOf,
  turnsOf,
  words,
  type Attempt,
  type Problem,
} from '../src/problems/problem';
import { answered, daySolved, NEWCOMER, NOTHING, rated, streakOn } from '../src/problems/progress';
import { chosen, dayOf, hasTheme, levelOf, LEVELS, problemOfDay } from '../src/problems/sets';
import { problemOf, problemSgf } from '../src/problems/sgf';

const engine = await loadEngine();

const { problems } = problemFile;
const boards = new Map<string, ReturnType<typeof engine.board>>();
function boardOf({ board }: Problem) {
  const name = board as string;
  const graph = problemFile.boards?.[name];
  if (!boards.has(name)) {
    boards.set(name, graph ? engine.board(JSON.stringify(graph), true) : engine.board(name));
  }
  return boards.get(name)!;
}
/** Black lives in the middle of three. */
const three: Problem = {
  id: 'three',
  board: 'grid:5x5',
  players: 2,
  start: '.B...WBBBBWWWWWW.W.WWWWW.',
  at_least: -24,
  task: 'live',
  motifs: [],
  rating: 1000,
  steps: [{ right: 'D1', wrong: { A1: 'D1', C1: 'D1 E1 A1', E1: 'D1', pass: 'D1 C1' } }],
};
const grid = engine.board('grid:5x5');

test('every turn of every problem is legal, and every legal turn is there', () => {
  for (const problem of problems) {
    const board = boardOf(problem);
    const game = board.game(rulesOf(problem), startOf(problem));
    for (const { right, wrong, answers } of problem.steps) {
      const legal = [...game.legalMoves(1).map(point => board.names[point]), 'pass'];
      expect([...words(right), ...Object.keys(wrong)].sort(), problem.id).toEqual(legal.sort());
      for (const [turn, line] of Object.entries(wrong)) {
        const copy = game.copy();
        playAll(copy, turnsOf(board, `${turn} ${line}`));
        expect(copy.events().length, problem.id).toBe(
          game.events().length + 1 + words(line).length,
        );
        copy.close();
      }
      playAll(game, turnsOf(board, `${words(right)[0]} ${answers ?? ''}`));
      expect(game.status().toPlay === 1 || !answers, problem.id).toBe(true);
    }
    game.close();
  }
});

test('the solution solves every problem, and a wrong turn never does', () => {
  for (const problem of problems) {
    const board = boardOf(problem);
    let attempt: Attempt = BEGIN;
    for (const { right, wrong } of problem.steps) {
      for (const turn of Object.keys(wrong)) {
        const outcome = after(problem, board, attempt, turnsOf(board, turn)[0]).outcome!;
        expect(outcome.kind).toBe('wrong');
      }
      attempt = after(problem, board, attempt, turnsOf(board, right)[0]);
    }
    expect(attempt.outcome).toEqual({ kind: 'solved', other: false });
    expect(attempt.turns).toEqual(solutionOf(problem, board));
  }
});

test('a wrong turn is answered, another right one is accepted, others are unknown', () => {
  const at = (name: string) => turnsOf(grid, name)[0];
  expect(after(three, grid, BEGIN, at('C1')).outcome).toEqual({
    kind: 'wrong',
    answers: turnsOf(grid, 'D1 E1 A1'),
  });
  const two = { ...three, steps: [{ ...three.steps[0], right: 'D1 C1' }] };
  expect(after(two, grid, BEGIN, at('C1')).outcome).toEqual({ kind: 'solved', other: true });
  expect(after(three, grid, BEGIN, at('E5')).outcome).toEqual({ kind: 'unknown' });
});

test('what is asked follows from the bound', () => {
  const claim = (at_least: number, players = 2) => claimOf({ ...three, at_least, players }, 25);
  expect([25, -24, 1, 4, -3].map(n => claim(n))).toEqual(['all', 'live', 'win', 'margin', 'bound']);
  expect([25, 1, 7].map(n => claim(n, 3))).toEqual(['all', 'live', 'points']);
});

test('sets have a theme and a level, the easier problems first', () => {
  for (const theme of ['live', 'kill', 'many', 'boards'] as const) {
    const set = chosen(problems, { theme, level: 1 });
    expect(set.every(problem => hasTheme(problem, theme) && levelOf(problem) === 1)).toBe(true);
    expect(set.map(({ rating }) => rating)).toEqual(set.map(({ rating }) => rating).sort());
  }
  expect(chosen(problems, {}).length).toBe(problems.length);
  for (const level of LEVELS.keys()) expect(chosen(problems, { level }).length).toBeGreaterThan(10);
});

test('every day has its problem, and each comes before one comes again', () => {
  const days = problems.map((_, day) => problemOfDay(problems, 20_000 + day).id);
  expect(new Set(days).size).toBe(problems.length);
  expect(dayOf(new Date(2026, 0, 2, 0, 30)) - dayOf(new Date(2026, 0, 1, 23, 30))).toBe(1);
});

test('the rating rises with a solved problem, more with a harder one, and settles', () => {
  const easy = rated(NEWCOMER, 800, true);
  const hard = rated(NEWCOMER, 1600, true);
  expect(easy.value).toBeGreaterThan(1200);
  expect(hard.value).toBeGreaterThan(easy.value);
  expect(rated(NEWCOMER, 1200, false).value).toBeLessThan(1200);
  let rating = NEWCOMER;
  for (let i = 0; i < 300; ++i) rating = rated(rating, 1500, i % 2 === 0);
  expect(Math.abs(rating.value - 1500)).toBeLessThan(60);
  expect(rating.deviation).toBe(50);
});

test('only the first answer to a problem counts for the rating', () => {
  const failed = answered(NOTHING, three, false);
  expect(failed.tried).toEqual({ three: false });
  const then = answered(failed, three, true);
  expect(then.rating).toEqual(failed.rating);
  expect(then.solved).toEqual({ three: true });
  const { rating, ...unrated } = three;
  expect(answered(NOTHING, unrated, true).rating).toEqual(NEWCOMER);
  expect(rating).toBe(1000);
});

test('days in a row', () => {
  const two = daySolved(daySolved(NOTHING, 100), 101);
  expect(streakOn(two, 101)).toBe(2);
  expect(streakOn(two, 102)).toBe(2);
  expect(streakOn(two, 103)).toBe(0);
  expect(streakOn(daySolved(two, 101), 101)).toBe(2);
  expect(streakOn(daySolved(two, 103), 103)).toBe(1);
});

test('a problem is the same after SGF', async () => {
  const reader = await GameReader.load(readFileSync(resolve(build, 'reader.wasm')));
  const some = [three, ...problems.filter((_, i) => i % 25 === 0)];
  for (const problem of some) {
    const board = problem === three ? grid : boardOf(problem);
    const sgf = problemSgf(problem, board, 'name', 'says');
    const games = reader.read('a.sgf', new TextEncoder().encode(sgf));
    const { record, branches } = reader.game(games, 0);
    const again = boardOfRecord(record, spec => engine.board(spec), engine);
    const recorded = new Recorded(again, record, branches);
    const read = problemOf(recorded, problem.id)!;
    expect([read.start, read.players, read.first]).toEqual([problem.start, problem.players, 1]);
    const named = ({ right, wrong, answers }: Problem['steps'][number]) => ({
      right: words(right).sort(),
      wrong: Object.fromEntries(Object.entries(wrong).sort()),
      answers: answers ?? '',
    });
    expect(read.steps.map(named)).toEqual(problem.steps.map(named));
    recorded.tree.close();
  }
});

test('an SGF file without marks: the main line is right, White may be the one to play', async () => {
  const reader = await GameReader.load(readFileSync(resolve(build, 'reader.wasm')));
  const sgf = '(;GM[1]SZ[5]AB[aa][ba]AW[ab][bb]C[Kill](;W[ca];B[cb];W[da])(;W[cb];B[ca]))';
  const games = reader.read('a.sgf', new TextEncoder().encode(sgf));
  const { record, branches } = reader.game(games, 0);
  const problem = problemOf(new Recorded(grid, record, branches), 'own-1')!;
  expect(problem.first).toBe(2);
  expect(problem.says).toBe('Kill');
  expect(problem.steps).toEqual([
    { right: 'C5', wrong: { C4: 'C5' }, answers: 'C4' },
    { right: 'D5', wrong: {} },
  ]);
  expect(nameOf(grid, solutionOf(problem, grid)[0])).toBe('C5');
});
