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
  const fair = { komi: [0, 9], low: [0, 9], high: [0, 9] };
  expect(komiWords({ ...fair, games: 2000, exact: 9 }, [0, 8.5])).toBe(
    'Fair for this board: 8.5, from 2,000 games between bots; perfect play: 9.',
  );
  expect(komiWords({ ...fair, games: 1, estimated: true }, [0, 9])).toBe(
    'Fair for this board: 9, estimated from 1 game between bots.',
  );
  expect(komiWords({ ...fair, games: 50, unsettled: true }, [0, 0, 0])).toContain('50 games');
});

// Seven points: with the komi of the large board Black could not win.
test('a board just drawn gets a komi that both can win with', async () => {
  const engine = await RulesEngine.load(readFileSync(resolve(build, 'bot.wasm')));
  const board = JSON.stringify({
    points: 7,
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 0],
      [0, 3],
    ],
  });
  const rules = 'chinese,komi=0';
  const { games, komi, low, high } = new Thinker(engine).komi({ board, own: true, rules }, 1000);
  expect(games).toBeGreaterThan(0);
  expect(komi[0]).toBe(0);
  expect(Math.abs(komi[1])).toBeLessThanOrEqual(7);
  expect(low[1]).toBeLessThanOrEqual(high[1]);
});
