// The rules in WebAssembly against the published counts and against the native program.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { hasProgram, loadEngine, program, random, root } from './engine';
import { RulesError, type Legality } from '../src/rules/wasm';

const engine = await loadEngine();

const perftLines = readFileSync(resolve(root, 'tests/data/perft.txt'), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'));
test.each(perftLines)('perft %s', line => {
  const [spec, rules, ...counts] = line.split(' ');
  const game = engine.board(spec).game(rules);
  expect(game.perft(counts.length)).toEqual(counts.map(Number));
  expect(game.status().turns).toBe(0);
});

/** The native program as a GTP engine: one answer a command, the words after "=". */
class Gtp {
  private readonly child = spawn(program, ['gtp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  private readonly lines = createInterface(this.child.stdout)[Symbol.asyncIterator]();
  async ask(command: string): Promise<string> {
    this.child.stdin.write(command + '\n');
    const { value } = await this.lines.next();
    await this.lines.next(); // the empty line after it
    expect(value, command).toMatch(/^=/);
    return value.slice(1).trim();
  }
  end() {
    this.child.stdin.end();
  }
}

const COLOURS = ['', 'black', 'white', 'red', 'blue', 'green', 'yellow'];
const LETTERS = '.BWRUGY';

const why = (legality: Legality) =>
  legality.legal
    ? 'legal'
    : legality.reason === 'repeats'
      ? `repeats ${legality.turn}`
      : legality.reason;

test.skipIf(!hasProgram).each([
  ['grid:4x4', 'tromp-taylor'],
  ['grid:5x5', 'japanese'],
  ['triangular:3', 'chinese,players=3'],
  ['cube:3', 'tromp-taylor,players=4,ko=situational'],
  ['torus:4x4', 'new-zealand'],
  ['klein:4x3', 'no-suicide'],
  ['sunflower:20', 'igo-math,players=2'],
  ['petersen', 'tromp-taylor,players=6'],
  ['honeycomb:2', 'aga'],
])('random play on %s under %s is what the native program has', async (spec, rules) => {
  const draw = random(spec.length * 1000 + rules.length);
  const gtp = new Gtp();
  const board = engine.board(spec);
  const game = board.game(rules);
  await gtp.ask(`omnigo-game ${spec} ${rules}`);
  expect((await gtp.ask('omnigo-points')).split(' ')).toEqual(board.names);
  for (let turn = 0; turn < 60 && !game.status().over; ++turn) {
    const { toPlay } = game.status();
    const colour = COLOURS[toPlay];
    const moves = game.legalMoves(toPlay);
    const names = moves.map(point => board.names[point]);
    expect((await gtp.ask(`omnigo-legal ${colour}`)).split(' ').filter(Boolean)).toEqual(names);
    const asked = Math.floor(draw() * board.size);
    const answer = await gtp.ask(`omnigo-why ${colour} ${board.names[asked]}`);
    expect(why(game.legality(asked))).toBe(answer);
    const at = Math.floor(draw() * (moves.length + 1));
    if (at === moves.length) game.pass();
    else expect(game.play(moves[at])).toEqual({ legal: true });
    await gtp.ask(`play ${colour} ${names[at] ?? 'pass'}`);
    const colouring = Array.from(game.colouring(), c => LETTERS[c]).join('');
    expect(await gtp.ask('omnigo-colouring')).toBe(colouring);
    const scores = (await gtp.ask('omnigo-score')).split(' ').map(Number);
    expect(game.score().tallies.map(tally => tally.score)).toEqual(scores);
  }
  gtp.end();
});

test('undo goes back to the start', () => {
  const game = engine.board('triangular:3').game('tromp-taylor,players=3');
  const draw = random(7);
  for (let turn = 0; turn < 40; ++turn) {
    const moves = game.legalMoves(game.status().toPlay);
    if (!moves.length) break;
    game.play(moves[Math.floor(draw() * moves.length)]);
  }
  expect(game.status().turns).toBeGreaterThan(20);
  while (game.undo());
  expect(game.status().turns).toBe(0);
  expect([...game.colouring()].every(c => c === 0)).toBe(true);
});

test('the 2x2 game of "Go Basics" ends in a repetition', () => {
  const board = engine.board('2x2');
  const game = board.game('tromp-taylor');
  for (const name of ['A2', 'B2', 'A1', 'B1', 'A2', 'A1']) game.play(board.find(name)!);
  expect(game.legality(board.find('A2')!)).toEqual({ legal: false, reason: 'repeats', turn: 1 });
  expect(game.legalMoves(1)).toEqual([]);
  game.pass();
  game.pass();
  const score = game.score();
  expect(score.tallies.map(tally => tally.score)).toEqual([0, 4]);
  expect(score.places).toEqual([2, 1]);
});

test('a dead stone agreed on changes the score, and why', () => {
  const board = engine.board('3x2');
  const at = (name: string) => board.find(name)!;
  const stones = board.names.map(name => ({ B1: 'B', B2: 'B', A2: 'W' })[name] ?? '.').join('');
  const game = board.game('no-suicide', { stones, first: 2 });
  expect(game.legality(at('A1'))).toEqual({ legal: false, reason: 'suicide' });
  game.pass();
  game.pass();
  expect(game.score().tallies.map(tally => tally.score)).toEqual([4, 1]);
  expect(game.score([at('A2')]).tallies.map(tally => tally.score)).toEqual([6, 0]);
  expect(game.path(at('A1'), 2)).toEqual([at('A1'), at('A2')]);
  expect(game.path(at('A1'), 2, [at('A2')])).toEqual([]);
  expect(game.sgf(['An', 'Bo'], [at('A2')])).toContain('RE[B+6]');
});

test('errors are one line', () => {
  expect(() => engine.board('grid:0x3')).toThrow(RulesError);
  expect(() => engine.board('nonsense:3')).toThrow(/nonsense/);
  expect(() => engine.rules('chinese,komi=x')).toThrow(/komi/i);
  expect(() => engine.board('3x3').game('tromp-taylor,ko=symmetric')).toThrow(RulesError);
});

test('a board of one’s own', () => {
  const text = '{"points":[{"name":"hub"},{"name":"rim"}],"edges":[["hub","rim"]]}';
  const board = engine.board(text, true);
  expect(board.names).toEqual(['hub', 'rim']);
  expect(board.edges).toEqual([[0, 1]]);
  const game = board.game('tromp-taylor');
  game.play(0);
  expect(game.sgf(['An', 'Bo'])).toContain('rim');
});

test('every family can be opened, and solids have views', () => {
  for (const family of engine.families()) {
    const board = engine.board(family.example);
    expect(board.size).toBeGreaterThan(0);
    const spots = new Set(board.views().flatMap(view => view.spots.map(spot => spot.point)));
    expect(spots.size, family.name).toBe(board.size);
    board.close();
  }
});
