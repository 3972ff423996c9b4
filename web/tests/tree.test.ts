import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasProgram, loadEngine, program, random } from './engine';
import { readStart, writeRecord } from '../src/game/record';
import { GameTree } from '../src/game/tree';

const engine = await loadEngine();
const board = engine.board('5x5');
const at = (name: string) => board.find(name)!;

test('variations: what is played again is followed, what differs branches off', () => {
  const tree = new GameTree(board, 'chinese');
  for (const name of ['C3', 'C4', 'D4']) tree.play(at(name));
  const end = tree.current;
  tree.goto(tree.mainNodeAt(1));
  expect(tree.game.status().turns).toBe(1);
  tree.play(at('C4'));
  expect(tree.nodes.length).toBe(4);
  tree.play(at('B2'));
  expect(tree.nodes.length).toBe(5);
  expect(tree.isMain(tree.current)).toBe(false);
  expect(tree.lineFrom()).toEqual([0, 1, 2, 3]);
  tree.goto(end);
  expect(tree.game.colouring()[at('B2')]).toBe(0);
  expect(tree.game.colouring()[at('D4')]).toBe(1);
});

test('wandering about a random tree always shows what a fresh game shows', () => {
  const draw = random(3);
  const tree = new GameTree(engine.board('triangular:3'), 'tromp-taylor,players=3');
  for (let i = 0; i < 200; ++i) {
    const { over, toPlay } = tree.game.status();
    const moves = over ? [] : tree.game.legalMoves(toPlay);
    if (moves.length && draw() < 0.8) tree.play(moves[Math.floor(draw() * moves.length)]);
    else tree.goto(Math.floor(draw() * tree.nodes.length));
    const fresh = tree.board.game(tree.rules);
    for (const id of tree.pathTo(tree.current).slice(1)) fresh.play(tree.nodes[id].event!.point!);
    expect(tree.game.colouring()).toEqual(fresh.colouring());
    fresh.close();
  }
});

test('the latest moves are those since the mover’s last', () => {
  const tree = new GameTree(board, 'tromp-taylor,players=3');
  for (const name of ['A1', 'B1', 'C1', 'D1']) tree.play(at(name));
  expect(tree.latestMoves()).toEqual(['D1', 'C1', 'B1'].map(at));
  tree.pass();
  expect(tree.latestMoves()).toEqual(['D1', 'C1'].map(at));
});

test.skipIf(!hasProgram)('the native program replays a record to the same end', () => {
  const handicap = board.handicap(2);
  const stones = board.names.map((_, p) => (handicap.includes(p) ? 'B' : '.')).join('');
  const start = { stones, first: 2, handicap: [2, 0] };
  const tree = new GameTree(board, 'chinese', start);
  const free = ['C3', 'C2', 'D3', 'E1'].filter(name => !handicap.includes(at(name)));
  for (const name of free) tree.play(at(name));
  tree.pass();
  tree.pass();
  const { tallies, places } = tree.game.score();
  const record = writeRecord({
    board,
    rules: engine.rules('chinese').text,
    start,
    names: ['An', 'Bo'],
    events: tree.game.events(),
    result: { how: 'score', scores: tallies.map(t => t.score), places },
  });
  expect(readStart(board, record, 2)).toEqual(start);
  const file = join(mkdtempSync(join(tmpdir(), 'omnigo-')), 'game.json');
  writeFileSync(file, JSON.stringify(record));
  const said = execFileSync(program, ['replay', file, '--json'], { encoding: 'utf8' });
  const { legal, players } = JSON.parse(said);
  expect(legal).toBe(true);
  expect(players.map((p: { score: number }) => p.score)).toEqual(tallies.map(t => t.score));
});
