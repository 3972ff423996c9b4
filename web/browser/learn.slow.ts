// The newcomer's path: the lessons on a phone, then a 7x7 game against the gentlest bot to its end, with
// the server and without it.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadEngine } from '../tests/engine';
import { LESSONS } from '../src/learn/lessons';
import { axe, launch, serveFiles, serveGames, watchErrors } from './browser';
import { doAll } from './lessons';

const engine = await loadEngine();
let browser: Browser;
const errors: string[] = [];

beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
});

async function opened(url: string, look: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...look });
  const page = await context.newPage();
  watchErrors(page, errors);
  await page.goto(url);
  return { context, page };
}

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };
const PATIENCE = 200_000; // for a game on a busy machine, in milliseconds

test('every exercise on a phone in the dark has no fault that axe finds, and fits the width', async () => {
  const served = await serveFiles();
  const { context, page } = await opened(`${served.url}/learn/${LESSONS[0].id}`, PHONE);
  await doAll(page, engine, async (id, step) => {
    expect(await axe(page), `${id} ${step}`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${id} ${step}`).toBeLessThanOrEqual(PHONE.viewport.width);
  });
  expect(errors).toEqual([]);
  await context.close();
  await served.stop();
}, 600_000);

/** The points in an order in which somebody might fill them: from the middle outwards. */
const NAMES = engine
  .board('grid:7x7')
  .names.map((name, point) => ({
    name,
    away: Math.hypot((point % 7) - 3, Math.floor(point / 7) - 3),
  }))
  .sort((a, b) => a.away - b.away)
  .map(({ name }) => name);

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

/** Plays where it may while there are inner points, then passes, accepts, and reads the result. */
async function playToTheEnd(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Play 7 × 7' }).click();
  await page.waitForSelector('.guide:has-text("You are Black")');
  expect(await axe(page)).toEqual([]);
  const open = NAMES.slice(0, 25);
  for (const late = Date.now() + PATIENCE; Date.now() < late;) {
    if (await page.locator('.guide:has-text("first game!")').count()) break;
    const accept = button(page, /^(Accept|We agree)$/);
    if ((await accept.count()) && (await accept.isEnabled())) {
      expect(await page.locator('.guide').innerText()).toContain('Faded stones');
      await accept.click();
    } else if (
      await button(page, /^Pass$/)
        .isEnabled()
        .catch(() => false)
    ) {
      const name = open.shift();
      const point = page.locator(`.board .point[aria-label^="${name}, empty"]`);
      if (!name) await button(page, /^Pass$/).click();
      else if (await point.count()) {
        await point.focus();
        await page.keyboard.press('Enter');
      }
    }
    await page.waitForTimeout(150);
  }
  expect(await page.locator('.guide a').innerText()).toBe('Go to the lessons');
  return page.locator('.turn-line').innerText();
}

async function firstGame(url: string): Promise<{ result: string; context: BrowserContext }> {
  const end = LESSONS.find(lesson => lesson.game)!;
  const address = `${url}/learn/${end.id}?step=${end.exercises.length + 1}`;
  const { context, page } = await opened(address, PHONE);
  return { result: await playToTheEnd(page), context };
}

test.each([
  ['the server', serveGames],
  ['this browser', serveFiles],
])(
  'a first game against the gentlest bot of %s comes to its end',
  async (_, serve) => {
    const served = await serve();
    const { result, context } = await firstGame(served.url);
    expect(result).toMatch(/wins|share/);
    expect(errors).toEqual([]);
    await context.close();
    await served.stop();
  },
  300_000,
);
