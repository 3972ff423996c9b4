import { expect, test } from 'vitest';
import { loadEngine, random } from './engine';
import { GameTree } from '../src/game/tree';
import { CASES, compare, pointOf, specOf, stonesOf } from '../src/kaufman/cases';
import { ERRATA } from '../src/kaufman/errata';
import { lift, listing, MOST_STEPS, neighboursOf, type Reading } from '../src/kaufman/lift';
import { quadruples } from '../src/kaufman/quadruple';
import { libraryGames } from '../src/library/games';
import { boardOfRecord, Recorded } from '../src/library/recorded';
import { PositionTerms } from '../src/rules/position';

const engine = await loadEngine();
const READINGS: Reading[] = ['printed', 'literal', 'mended'];

/** By case: what each reading has in common with the rules, the board and the prisoners. */
const FOUND: Record<string, [boolean, boolean][]> = {
  eight: [
    [true, true],
    [true, true],
    [true, true],
  ],
  suicide: [
    [true, false],
    [true, false],
    [true, true],
  ],
  phantom: [
    [true, false],
    [true, false],
    [true, true],
  ],
  endfor: [
    [true, true],
    [false, false],
    [true, true],
  ],
  far: [
    [false, false],
    [false, false],
    [false, false],
  ],
  three: [
    [false, false],
    [false, false],
    [false, false],
  ],
  paths: [
    [true, true],
    [false, false],
    [true, true],
  ],
};

test.each(CASES)('$title: LIFT and the rules agree and differ where the page says', chosen => {
  const board = engine.board(specOf(chosen));
  const terms = new PositionTerms(board, stonesOf(chosen), chosen.players);
  const results = READINGS.map(reading =>
    compare(board, terms, pointOf(chosen), chosen.player, reading),
  );
  expect(results.map(r => [r.sameStones, r.samePrisoners])).toEqual(FOUND[chosen.id]);
  for (const { lifted } of results) {
    expect(lifted.steps.length).toBeLessThanOrEqual(MOST_STEPS);
    for (const { line } of lifted.steps) expect(listing('printed')[line - 1]).toBeTruthy();
    if (!lifted.cut) expect(lifted.steps.at(-1)!.stones).toEqual(lifted.stones);
  }
});

test('the suicide is credited to the mover as printed, to the other when mended', () => {
  const chosen = CASES.find(({ id }) => id === 'suicide')!;
  const board = engine.board(specOf(chosen));
  const terms = new PositionTerms(board, stonesOf(chosen));
  const prisoners = READINGS.map(
    reading => compare(board, terms, pointOf(chosen), 1, reading).lifted.prisoners,
  );
  expect(prisoners).toEqual([
    [2, 0],
    [2, 0],
    [0, 2],
  ]);
});

test('every case that the errata show exists', () => {
  const known = CASES.map(({ id }) => id);
  for (const { shown } of ERRATA) if (shown) expect(known).toContain(shown);
});

/** The walks from a corner of n × n points that visit none twice, the one that stays there included. */
function walks(n: number): number {
  const seen = new Set<number>();
  const from = (x: number, y: number): number => {
    const key = y * n + x;
    if (x < 0 || y < 0 || x >= n || y >= n || seen.has(key)) return 0;
    seen.add(key);
    const all = 1 + from(x + 1, y) + from(x - 1, y) + from(x, y + 1) + from(x, y - 1);
    seen.delete(key);
    return all;
  };
  return from(0, 0);
}

test('isSafe follows every simple path of a square block', () => {
  for (const n of [1, 2, 3, 4]) {
    const size = n + 2;
    const board = engine.board(`${size}x${size}`);
    const calls = (inside: number, reading: Reading) => {
      const stones = new Uint8Array(board.size).fill(1);
      for (let row = 1; row <= n; ++row) {
        for (let column = 1; column <= n; ++column) stones[row * size + column] = inside;
      }
      const lifted = lift(
        {
          neighbours: neighboursOf(board.size, board.edges),
          names: board.names,
          stones,
          v: 1, // below a corner of the block
          prisoners: [0, 0],
        },
        reading,
      );
      if (inside) expect(lifted.prisoners[0]).toBe(n * n);
      return lifted.calls;
    };
    // As printed, the empty point is asked about too.
    expect(calls(2, 'printed') - (calls(0, 'printed') - 1)).toBe(walks(n));
    // With one L for all calls, each stone is looked at once.
    expect(calls(2, 'mended') - calls(0, 'mended')).toBe(n * n);
  }
  expect([1, 2, 3, 4].map(walks)).toEqual([1, 7, 79, 2111]);
});

test('by LIFT alone a random game of two has the boards and prisoners of the rules', () => {
  const draw = random(11);
  for (const spec of ['4x4', 'cube:2', 'petersen', 'triangular:3']) {
    const tree = new GameTree(engine.board(spec), 'tromp-taylor');
    for (let i = 0; i < 40; ++i) {
      const moves = tree.game.legalMoves(tree.game.status().toPlay);
      if (!moves.length) break;
      tree.play(moves[Math.floor(draw() * moves.length)]);
    }
    const { list, cut } = quadruples(tree, tree.current, 'mended');
    expect(cut).toBe(false);
    expect(list.every(({ agrees }) => agrees)).toBe(true);
    const lost = tree.game.status().players.map(player => player.prisonersLost);
    expect(list.at(-1)!.prisoners).toEqual([lost[1], lost[0]]);
    // S has no board twice, and no board of S comes back.
    for (const { turn, past } of list) {
      expect(new Set(past.map(at => String(list[at].current))).size).toBe(past.length);
      if (turn) expect(past).toContain(0);
    }
  }
});

test('the 2x2 game as quadruples', async () => {
  const { record } = (await libraryGames()).find(({ name }) => name === 'two-by-two')!;
  const game = new Recorded(
    boardOfRecord(record, spec => engine.board(spec), engine),
    record,
  );
  const { list } = quadruples(game.tree, game.head, 'printed');
  expect(list.length).toBe(9);
  expect(list.every(({ agrees }) => agrees)).toBe(true);
  expect(list.map(({ past }) => past.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7]);
  // Two of Black's come from nowhere: an empty vertex between stones is “lifted”.
  expect(list.at(-1)!.prisoners).toEqual([2, 3]);
  const mended = quadruples(game.tree, game.head, 'mended').list;
  expect(mended.at(-1)!.prisoners).toEqual([0, 3]);
});
