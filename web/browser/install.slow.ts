// The client without a network from the second visit on, and its updates.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../src/problems/problem';
import { problemOfDay } from '../src/problems/sets';
import { problemFile } from '../tests/problemFile';
import { dist, hasChromium, launch, playAt, point, serveFiles, watchErrors } from './browser';

const { problems } = problemFile;

let browser: Browser;
const errors: string[] = [];
beforeAll(async () => {
  if (hasChromium) browser = await launch();
});
afterAll(() => browser?.close());

async function visitor(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('omnigo.pace', 'false'));
  watchErrors(page, errors);
  return { context, page };
}

/** Waits until the service worker has this many files. */
const kept = (page: Page, least: number) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = await caches.keys();
          const sizes = names.map(async name => (await (await caches.open(name)).keys()).length);
          return Math.max(0, ...(await Promise.all(sizes)));
        }),
      { timeout: 30_000 },
    )
    .toBe(least);

/** How many files a worker keeps for English: the list, and the languages that it has. */
function filesKept(): number {
  const [list] = readFileSync(join(dist, 'sw.js'), 'utf8').split('\n');
  const { pages, large, words } = JSON.parse(list.replace(/^self\.FILES = |;$/g, ''));
  return pages.length + large.length + words.en.length + 1;
}

test.skipIf(!hasChromium)('every page that needs no server works without a network', async () => {
  const served = await serveFiles();
  const { context, page } = await visitor();
  await page.goto(served.url);
  await kept(page, filesKept());
  await context.setOffline(true);
  await served.stop(); // there is truly nobody there
  for (const [path, ready] of [
    ['/', '.gallery .stone'],
    ['/new', '.preview .star'],
    ['/learn', 'h1'],
    ['/learn/liberties', '.board .point'],
    ['/explore', '.board .point'],
    ['/draw', 'svg'],
    ['/library', 'h1'],
    ['/you', 'h2:text("Settings")'],
  ]) {
    await page.goto(served.url + path);
    await page.waitForSelector(ready);
    expect(await page.locator('h1').first().innerText(), path).not.toContain('did not load');
  }
  // At one screen, and against a bot.
  await page.goto(`${served.url}/local?board=grid:5x5&rules=chinese`);
  await playAt(page, 'C3');
  expect(await point(page, 'C3').getAttribute('aria-label')).toContain('black stone');
  await page.goto(`${served.url}/local?board=grid:5x5&rules=chinese&bots=,learner&fresh`);
  await playAt(page, 'C3');
  await page.waitForSelector('.board .point[aria-label*="white stone"]');
  // A solid, which is drawn by code that comes last.
  await page.goto(`${served.url}/local?board=cube:3&rules=chinese`);
  await page.waitForSelector('.solid-holder canvas');
  await context.close();
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('problems without a network', async () => {
  const served = await serveFiles();
  const { context, page } = await visitor();
  await page.goto(served.url);
  await kept(page, filesKept());
  await context.setOffline(true);
  await served.stop();
  // The one of the day, as the page itself shows it.
  await page.goto(`${served.url}/problems/today`);
  await page.waitForSelector('.board .point');
  const day = problemOfDay(problems, await page.evaluate(today));
  const [first] = day.steps;
  const wrong = Object.keys(first.wrong).find(name => name !== 'pass' && first.wrong[name])!;
  await playAt(page, wrong);
  await page.waitForSelector('.verdict.wrong');
  expect(await page.locator('.verdict.wrong').innerText()).toContain(words(first.wrong[wrong])[0]);
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const { right } of day.steps) await playAt(page, words(right)[0]);
  await page.waitForSelector('.verdict.right');
  // What was solved is remembered, and a set leads to the next one.
  await page.goto(`${served.url}/problems?theme=win-ko`);
  await page.waitForSelector('.standing');
  expect(await page.locator('.standing').innerText()).toContain(`1 of ${problems.length}`);
  await page.locator('.lesson-tile').first().click();
  await page.waitForSelector('.board .point');
  await context.close();
  expect(errors).toEqual([]);
});

/** Days since 1970, in the page. */
const today = () => Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000);

/** A newer build of the same client: another page, which its worker lists. */
function newerBuild(folder: string) {
  const change = (name: string, from: string | RegExp, to: string) => {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8').replace(from, to);
    writeFileSync(path, text);
    writeFileSync(`${path}.gz`, gzipSync(text));
  };
  change('index.html', '<title>omnigo</title>', '<title>omnigo, newer</title>');
  change('sw.js', /"version":"\w+"/, '"version":"newer"');
}

test.skipIf(!hasChromium)('an update is announced, and never during a game', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'omnigo-build-'));
  cpSync(dist, folder, { recursive: true });
  const served = await serveFiles(folder);
  const { context, page } = await visitor();
  await page.goto(`${served.url}/local?board=grid:5x5&rules=chinese`);
  await kept(page, filesKept());
  newerBuild(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
  await playAt(page, 'C3');
  expect(await page.locator('.update').count()).toBe(0);
  // The page that is open, and one that is opened now, are still those of one build.
  await page.goto(`${served.url}/local`);
  expect(await page.title()).toBe('omnigo');
  expect(await point(page, 'C3').getAttribute('aria-label')).toContain('black stone');
  await page.goto(served.url);
  await page.locator('.update button').click();
  await page.waitForFunction(() => document.title === 'omnigo, newer');
  await page.waitForSelector('.gallery .stone');
  expect(await page.locator('.update').count()).toBe(0);
  await page.goto(`${served.url}/local`);
  expect(await point(page, 'C3').getAttribute('aria-label')).toContain('black stone');
  await context.close();
  await served.stop();
  rmSync(folder, { recursive: true });
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('browsers can install it', async () => {
  const served = await serveFiles();
  const { context, page } = await visitor();
  await page.goto(served.url);
  await kept(page, filesKept());
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context of its own counts as a private window, which installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors: faults } = await session.send('Page.getAppManifest');
  expect(faults).toEqual([]);
  await context.close();
  await served.stop();
});
