// A turn made while the network is gone, through the real server: Chromium itself goes offline and comes back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playAt } from './browser';
import { DESKTOP, openTable, says, stone, table } from './table';

const { person, url } = table();

/** Until the service worker has every page and is in charge. */
const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Two people at a table, Black to play; the first can open pages without a network. */
async function twoPeople(): Promise<{ an: Page; bo: Page; game: string }> {
  const [an, bo] = [await person(DESKTOP), await person(DESKTOP)];
  const game = await openTable(an, url(), 'grid:9x9', [['White', 'anyone']]);
  await bo.goto(game);
  await bo
    .getByRole('button', { name: /^Play as/ })
    .first()
    .click();
  await says(an, 'Your turn');
  await kept(an);
  return { an, bo, game };
}
const unsent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('omnigo.unsent') ?? '[]').length);

test('it is sent by the page that waited', async () => {
  const { an, bo } = await twoPeople();
  await an.context().setOffline(true);
  await playAt(an, 'E5');
  expect(await unsent(an)).toBe(1);
  await an.locator('.banner').waitFor();
  expect(await bo.locator('.board .stone').count()).toBe(0);
  await an.context().setOffline(false);
  await stone(bo, 'E5', 'black');
  await stone(an, 'E5', 'black');
  await expect.poll(() => unsent(an)).toBe(0);
  for (const page of [an, bo]) await page.context().close();
});

test('it is sent by the next page, from whatever page that is', async () => {
  const { an, bo } = await twoPeople();
  await an.context().setOffline(true);
  await playAt(an, 'E5');
  await an.locator('.banner').waitFor();
  const later = await an.context().newPage();
  await an.close();
  await later.goto(`${url()}/learn`); // from the service worker
  await later.locator('h1').first().waitFor();
  expect(await unsent(later)).toBe(1);
  await later.context().setOffline(false);
  await stone(bo, 'E5', 'black');
  await expect.poll(() => unsent(later)).toBe(0);
  for (const page of [later, bo]) await page.context().close();
});

test('a turn that came too late is refused, and the person sees why', async () => {
  const { an, bo, game } = await twoPeople();
  await an.context().setOffline(true);
  await playAt(an, 'E5');
  await an.locator('.banner').waitFor();
  // On another device of the same person.
  const cookies = await an.context().cookies();
  const phone = await person(DESKTOP);
  await phone.context().addCookies(cookies);
  await phone.goto(game);
  await playAt(phone, 'C3');
  await stone(bo, 'C3', 'black');
  const later = await an.context().newPage();
  await an.close();
  await later.goto(`${url()}/learn`);
  await later.locator('h1').first().waitFor();
  await later.context().setOffline(false);
  await later.locator('.banner', { hasText: 'was refused' }).waitFor();
  expect(await bo.locator('.board .stone').count()).toBe(1);
  expect(await unsent(later)).toBe(0);
  for (const page of [later, bo, phone]) await page.context().close();
});
