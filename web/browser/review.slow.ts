// A review that says only what is true of the position on the board.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, contentOf, playAt, point } from './browser';
import { click, DESKTOP, says, stone, table } from './table';

const { person, url } = table();

/** Moves for Black that the bot may leave free. */
const WISHES = ['E5', 'C3', 'G7', 'C7', 'G3', 'B5', 'H5', 'E2', 'E8'];
async function shortGame(page: Page) {
  await page.goto(url());
  await page.getByRole('button', { name: 'Play now' }).click();
  let played = 0;
  for (const name of WISHES) {
    await says(page, 'Your turn');
    if (played === 4) break;
    if (!(await page.locator(`.board .point[aria-label="${name}, empty"]`).count())) continue;
    await playAt(page, name);
    await stone(page, name, 'black');
    ++played;
  }
  await says(page, 'Your turn');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
  await says(page, 'wins');
}
const exported = async (page: Page) => {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SGF' }).click(),
  ]);
  return (await contentOf(download)).toString();
};
const empties = (page: Page) => page.locator('.board .point[aria-label*=", empty"]');
const nameOf = async (page: Page, i: number) =>
  (await empties(page).nth(i).getAttribute('aria-label'))!.split(',')[0];

test('analysis follows the board into a variation; link and SGF keep it', async () => {
  const page = await person(DESKTOP);
  await shortGame(page);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.chart').waitFor({ timeout: 90_000 });
  const review = page.getByRole('region', { name: 'Review' });
  await review.locator('progress').waitFor({ state: 'detached', timeout: 90_000 });
  for (let i = 0; i < 4; ++i) await page.getByRole('button', { name: 'Back', exact: true }).click();

  // Each candidate has its figures, and the shares are a hundred together.
  await review.locator('ol.best li').first().waitFor();
  expect(await review.locator('ol.best li').first().innerText()).toMatch(
    /^A\s+[A-J]\d\s+(Black|White) \d+% · [+−]?\d+\.\d points/,
  );
  const shares = await review.locator('.shares li').allInnerTexts();
  const percents = shares.map(text => Number(/^(Black|White) (\d+)% · /.exec(text)![2]));
  expect(percents.reduce((a, b) => a + b)).toBe(100);

  // Off the game's line there are others, of the position on the board; the server looks closer.
  const asked = page.waitForRequest(
    request => request.url().endsWith('/api/jobs') && !!request.postDataJSON()?.moves?.length,
    { timeout: 120_000 },
  );
  const tried: string[] = [];
  for (let i = 0; i < 3; ++i) {
    tried.push(await nameOf(page, 3 * i));
    await click(page, tried[i]);
  }
  await asked;
  await review.getByText(/Based on (\d{3}|[\d,]{5,}) positions/).waitFor({ timeout: 60_000 });
  expect(await page.locator('.board .label').count()).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);

  // SGF has the game first, and the variation beside it.
  const sgf = await exported(page);
  expect(sgf.match(/\(;/g)!.length).toBe(3);
  expect(sgf).toContain('PB[');

  // The link shows the variation to somebody else.
  const link = (await page
    .getByRole('button', { name: 'Link to this position' })
    .getAttribute('title'))!;
  const other = await person(DESKTOP);
  await other.goto(link);
  for (const name of tried) {
    await point(other, name).waitFor({ state: 'attached' });
    await expect
      .poll(() => point(other, name).getAttribute('aria-label'))
      .toMatch(/black stone|white stone/);
  }
  expect(await other.locator('.navigate span').innerText()).toContain(tried[2]);

  // Back on the line it is there again.
  await page.getByRole('button', { name: 'Back to the end' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await review.locator('ol.best li').first().waitFor();
  await Promise.all([page.context().close(), other.context().close()]);
});

test('the position at the end is analysed too; beyond a resignation there is nothing to say', async () => {
  const page = await person(DESKTOP);
  await shortGame(page);
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByLabel('Analyse the position on the board').check();
  await review.locator('ol.best li').first().waitFor({ timeout: 60_000 });
  await click(page, await nameOf(page, 0));
  await review.locator('ol.best').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.board .label, .board .owner').count()).toBe(0); // a frame later
  await page.context().close();
});
