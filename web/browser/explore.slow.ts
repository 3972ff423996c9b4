// What the laboratory asks the server: perfect play with its proof, counts, fair komi, and a cancelled one.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, launch, point, serveGames, watchErrors, type Served } from './browser';

let browser: Browser;
let served: Served;
let page: Page;
const errors: string[] = [];
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serveGames()]);
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  watchErrors(page, errors);
});
afterAll(async () => {
  await browser?.close();
  await served?.stop();
  expect(errors).toEqual([]);
});

test('3x3 is solved, and its proof clicked through to the end', async () => {
  await page.goto(`${served.url}/explore?board=grid:3x3&rules=no-suicide`);
  await page.getByRole('button', { name: /Perfect play/ }).click();
  await page.getByText('Black wins by 9 points.').waitFor({ timeout: 60_000 });
  expect(await page.locator('.board .label').count()).toBe(9);
  await page.getByRole('button', { name: 'Click through the proof' }).click();
  await page.getByText('Black has a move that proves it').waitFor();
  // By the board itself: the point with a ring.
  await point(page, 'B2').focus();
  await page.keyboard.press('Enter');
  await page.getByText('White may play anything').waitFor();
  const chips = page.locator('.proof .chips button');
  for (let ply = 0; ply < 60; ++ply) {
    if (!(await chips.count())) break;
    const walked = await page.locator('.proof .fine').innerText();
    await chips.first().click();
    await page.waitForFunction(
      before =>
        document.querySelector('.proof .fine')?.textContent !== before ||
        !document.querySelector('.proof .chips button')?.textContent?.startsWith('Show more'),
      walked,
      { timeout: 60_000 },
    );
  }
  await page.getByText(/enough points are safe|The game has ended/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the proof' }).click();
  expect(await point(page, 'B2').count()).toBe(1);
});

test('positions are counted, komi found, and a long question cancelled', async () => {
  await page.goto(`${served.url}/explore?board=grid:2x2&rules=tromp-taylor`);
  await page.getByRole('button', { name: /Positions/ }).click();
  await page.getByText('57').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /Fair komi/ }).click();
  await page.getByText('Exact, from perfect play.').waitFor({ timeout: 60_000 });
  await page.goto(`${served.url}/explore?board=grid:9x9&rules=tromp-taylor`);
  await page.getByRole('button', { name: /Fair komi/ }).click();
  await page.locator('.working', { hasText: /\d%/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.working').waitFor({ state: 'detached' });
  expect(await axe(page)).toEqual([]);
});

test('no way of looking at a position has a fault that axe finds', async () => {
  await page.goto(
    `${served.url}/explore?board=grid:3x3&rules=no-suicide&stones=W..B.....&turns=B1`,
  );
  await page.locator('.board .point').first().waitFor();
  for (const lens of [
    'Stones',
    'Groups',
    'Liberties',
    'Reach',
    'Legal moves',
    'Territory',
    'Life',
  ]) {
    await page.getByText(lens, { exact: true }).click();
    expect(await axe(page), lens).toEqual([]);
  }
});
