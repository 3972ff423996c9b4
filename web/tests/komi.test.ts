import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Thinker } from '../src/bot/thinker';
import { forTerritory, komiInTable, komiText, komiWords } from '../src/game/komi';
import { GALLERY } from '../src/pages/boards';
import { RulesEngine } from '../src/rules/wasm';
import { build } from './engine';

test('every board on offer has a fair komi for two to six', async () => {
  for (const { spec } of GALLERY) {
    for (let players = 2; players <= 6; ++players) {
      const fair = await komiInTable(spec, players);
      expect(fair?.komi.length, `${spec} for ${players}`).toBe(players);
    }
  }
  expect(await komiInTable('grid:4x9', 2)).toBeUndefined();
});

test('komi as rules and people have it', () => {
  expect(komiText([0, 7.5])).toBe('7.5');
  expect(komiText([0, 0.5, -1])).toBe('0/0.5/-1');
  expect([7.5, 3, 16.5, -2.5].map(komi => forTerritory([0, komi])[1])).toEqual([
    6.5, 2.5, 15.5, -3.5,
  ]);
  expect(forTerritory([0, 1, 2])).toEqual([0, 1, 2]);
});

test('the form says where the komi comes from', () => {
  const fair = { komi: [0, 9], low: [0, 9], high: [0, 9], shares: [0.5, 0.5] };
  expect(komiWords({ ...fair, games: 2000, exact: 9 }, [0, 8.5])).toBe(
    'Fair for this board: 8.5, based on 2,000 games between bots. ' +
      'With perfect play, Black wins by 9 points without komi.',
  );
  expect(komiWords({ ...fair, games: 1, estimated: true }, [0, 9])).toBe(
    'Fair for this board: 9, estimated from 1 game between bots.',
  );
  expect(komiWords({ ...fair, games: 60 }, [0, 0, 0])).toBe(
    'This board is fair without komi, based on 60 games between bots.',
  );
  expect(komiWords({ ...fair, games: 50, unsettled: true }, [0, 0, 0])).toContain('50 games');
  expect(komiWords({ ...fair, games: 700, shares: [0.03, 0.97], unfair: true }, [0, 0.5])).toBe(
    'No komi makes this board fair: White won 97% of 700 games between bots.',
  );
});

const drawn = (points: number, edges: number[][]) => JSON.stringify({ points, edges });
const estimate = async (board: string) => {
  const engine = await RulesEngine.load(readFileSync(resolve(build, 'bot.wasm')));
  return new Thinker(engine).komi({ board, own: true, rules: 'chinese' }, 1000);
};

// Seven points: with the komi of the large board Black could not win.
test('a board just drawn gets a komi that leaves both a game', async () => {
  const ring = [0, 1, 2, 3, 4, 5, 6].map(i => [i, (i + 1) % 7]);
  const found = await estimate(drawn(7, [...ring, [0, 3]]));
  expect(found.games).toBeGreaterThan(0);
  expect(found.komi[0]).toBe(0);
  expect(Math.abs(found.komi[1])).toBeLessThanOrEqual(7 / 3);
  expect(found.low[1]).toBeLessThanOrEqual(found.high[1]);
  expect(found.shares[0] + found.shares[1]).toBeCloseTo(1);
});

test('a drawing on which one side takes everything is said to be unfair', async () => {
  const found = await estimate(drawn(3, [[0, 1], [1, 2]])); // prettier-ignore
  expect(found.games).toBeGreaterThan(200);
  expect(found.unfair).toBe(true);
  expect(Math.max(...found.shares)).toBeGreaterThan(0.9);
});
