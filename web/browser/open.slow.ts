// Files of real archives in a real browser: each opens, and ends where `omnigo replay` says. They are
// those of OMNIGO_TEST_DATA (folders `sgf` and `sgf-torture`), or else the project's own.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { program, root } from '../tests/engine';
import { contentOf, point, serveGames } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const archive = process.env.OMNIGO_TEST_DATA ?? '';
const MOST = 200;

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map(name => join(folder, name))
    .flatMap(path => (statSync(path).isDirectory() ? filesIn(path) : [path]))
    .filter(path => path.endsWith('.sgf'));
/** Spread evenly over the whole. */
const some = (files: string[]) =>
  files.filter(
    (_, i) => Math.floor((i * MOST) / files.length) !== Math.floor(((i - 1) * MOST) / files.length),
  );

const own = resolve(root, 'tests/data/games');
const games = existsSync(join(archive, 'sgf')) ? some(filesIn(join(archive, 'sgf'))) : filesIn(own);
const torture = existsSync(join(archive, 'sgf-torture'))
  ? filesIn(join(archive, 'sgf-torture'))
  : filesIn(own);

interface Replay {
  turns: number;
  players: { prisoners_lost: number }[];
}
function replay(file: string): Replay | null {
  try {
    const out = execFileSync(program, ['replay', file, '--json', '--playouts', '0'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
    return JSON.parse(out) as Replay;
  } catch (error) {
    const { stdout, status } = error as { stdout?: string; status?: number | null };
    if (!status) throw error; // else a game that breaks the rules, or no game
    return stdout ? (JSON.parse(stdout) as Replay) : null;
  }
}

/** Opens a file, its first game if it has several; false: the page says that it is none. */
async function open(file: string): Promise<boolean> {
  await page.evaluate(() => history.pushState(null, '', '/open'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.locator('.open-games').waitFor();
  await page.setInputFiles('input[type=file]', file);
  const shown = page.locator('.library-game .board .point, [role=alert], .opened-list a');
  await page.locator('.open-games [role=status]').waitFor({ state: 'detached' });
  await shown.first().waitFor();
  const list = page.locator('.opened-list a');
  if (await list.count()) {
    await list.first().click();
    await page.locator('.library-game .board .point, .page [role=alert]').first().waitFor();
  }
  return (await page.locator('.library-game').count()) > 0;
}

async function ending(): Promise<Replay> {
  const last = page.getByRole('button', { name: 'Go to the end' });
  if (await last.isEnabled()) await last.click();
  const turns = parseInt(await page.locator('.navigate span').innerText()) || 0;
  const players = await page.locator('.seat .about').allInnerTexts();
  return {
    turns,
    players: players.map(text => ({
      prisoners_lost: Number(/(\d+) stones? lost/.exec(text)?.[1] ?? 0),
    })),
  };
}

test(`${games.length} files end as omnigo replay says`, { timeout: 900_000 }, async () => {
  await page.goto(`${served.url}/open`);
  const wrong: unknown[] = [];
  let compared = 0;
  for (const file of games) {
    const expected = replay(file);
    const found = (await open(file)) ? await ending() : null;
    const same =
      found?.turns === expected?.turns &&
      found?.players.length === expected?.players.length &&
      (found?.players ?? []).every(
        ({ prisoners_lost }, i) => prisoners_lost === expected!.players[i].prisoners_lost,
      );
    if (!same) wrong.push({ file, found, turns: expected?.turns, players: expected?.players });
    else if (found) ++compared;
  }
  expect(wrong).toEqual([]);
  console.log(`${compared} of ${games.length} files compared, the others refused by both`);
  expect(compared).toBeGreaterThan(0.95 * games.length);
  expect(errors).toEqual([]);
});

test(
  `${torture.length} odd files open or are refused in a line`,
  { timeout: 900_000 },
  async () => {
    await page.goto(`${served.url}/open`);
    let shown = 0;
    const longest: [number, string][] = [];
    for (const file of torture) {
      const begun = performance.now();
      if (await open(file)) ++shown;
      else expect(await page.locator('[role=alert]').first().innerText(), file).toMatch(/^[^\n]+$/);
      longest.push([Math.round(performance.now() - begun), file]);
      expect(errors, file).toEqual([]);
    }
    longest.sort((a, b) => b[0] - a[0]);
    console.log(`${shown} of ${torture.length} are shown; longest`, longest.slice(0, 3));
    expect(shown).toBeGreaterThan(0);
  },
);

test('a position goes on as a game on the server, for a friend by link', async () => {
  const server = await serveGames();
  try {
    await page.goto(`${server.url}/open`);
    const buffer = Buffer.from('(;SZ[5]RU[Japanese];W[aa];B[ba];W[ee];B[ab])');
    await page.setInputFiles('input[type=file]', { name: 'taken.sgf', mimeType: 'x', buffer });
    await page.getByRole('button', { name: 'Go to the end' }).click();
    await page.getByText('Continue from here').click();
    await page.getByRole('button', { name: 'Play with a friend by link' }).click();
    await page.waitForURL(/\/game\//);
    await page.waitForSelector('.board .point');
    expect(await point(page, 'B5').getAttribute('aria-label')).toContain('black stone');
    expect(await point(page, 'A5').getAttribute('aria-label')).toContain('empty');
    expect(await page.locator('.seat .about').allInnerTexts()).toEqual([
      expect.not.stringContaining('lost'),
      expect.stringContaining('1 stone lost'),
    ]);
  } finally {
    await server.stop();
  }
  expect(errors).toEqual([]);
});

test('pictures, an animation and a diagram are saved', async () => {
  await page.goto(`${served.url}/open`);
  await open(games.find(file => statSync(file).size > 500)!);
  await page.getByRole('button', { name: 'Go to the end' }).click();
  const saved = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page.getByRole('button', { name }).click(),
    ]);
    const bytes = await contentOf(file);
    if (process.env.OMNIGO_SHOTS) {
      writeFileSync(join(process.env.OMNIGO_SHOTS, file.suggestedFilename()), bytes);
    }
    return bytes;
  };
  expect((await saved(/^PNG/)).subarray(1, 4).toString()).toBe('PNG');
  expect((await saved(/^Numbered diagram PNG/)).subarray(1, 4).toString()).toBe('PNG');
  expect((await saved(/^Numbered diagram SVG/)).toString()).toMatch(/^<svg .*<\/svg>$/s);
  const gif = await saved(/^GIF/);
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
  // The browser decodes it, and it has a frame for each turn.
  const frames = await page.evaluate(
    async data => {
      const decoder = new ImageDecoder({ data: Uint8Array.from(data), type: 'image/gif' });
      await decoder.tracks.ready;
      await decoder.completed;
      const { frameCount } = decoder.tracks.selectedTrack!;
      await decoder.decode({ frameIndex: frameCount - 1 });
      return frameCount;
    },
    [...gif],
  );
  const turns = parseInt(await page.locator('.navigate span').innerText());
  expect(frames).toBe(turns + 1);
  expect(errors).toEqual([]);
});
