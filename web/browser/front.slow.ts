// The head of every page and the lists of the first one, before a real server.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './browser';
import { click, DESKTOP, register, says, stone, table } from './table';

const { person, url } = table();
const head = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test('an account is logged in on whatever page is opened first', async () => {
  const page = await person(DESKTOP);
  await register(page, url(), 'Rosalind');
  for (const path of ['/new', '/learn', '/explore', '/draw', '/rules', '/']) {
    await page.goto(url() + path);
    await head(page).getByText('Rosalind').waitFor({ timeout: 5_000 });
  }
  await page.goto(`${url()}/new`);
  await page.locator('summary', { hasText: 'Details' }).click();
  await expect.poll(() => page.getByLabel('Rated').isEnabled()).toBe(true);
  await page.context().close();
});

test('the lobby shows stones, and your own games once', async () => {
  const [an, bo] = [await person(DESKTOP), await person(DESKTOP)];
  await an.goto(`${url()}/new?board=grid:9x9`);
  await an.getByRole('button', { name: 'Play', exact: true }).click();
  await says(an, 'Your turn');
  await click(an, 'E5');
  await stone(an, 'E5', 'black');
  await an.locator('.board .point[aria-label*="white stone"]').waitFor({ state: 'attached' });
  const id = new URL(an.url()).pathname;

  await bo.goto(url());
  const row = bo.locator(`.game-row:has(a[href="${id}"])`);
  await row.locator('.thumb .stone').nth(1).waitFor({ state: 'attached' });
  expect(await row.innerText()).not.toMatch(/grid:|players=/);
  expect(await bo.locator('section', { hasText: 'Your games' }).count()).toBe(0);
  expect(await axe(bo)).toEqual([]);

  await an.goto(url());
  await an.getByRole('heading', { name: 'Your games' }).waitFor();
  await an
    .locator(`.game-row:has(a[href="${id}"]) .thumb .stone`)
    .nth(1)
    .waitFor({ state: 'attached' });
  expect(await an.locator(`.game-row:has(a[href="${id}"])`).count()).toBe(1);
  await Promise.all([an.context().close(), bo.context().close()]);
});

test('pictures are drawn when a busy page hears late that they are in sight', async () => {
  const page = await person(DESKTOP);
  await page.addInitScript(() => {
    // Out of sight and in sight, in one call.
    const Told = IntersectionObserver;
    globalThis.IntersectionObserver = class extends Told {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const before = { isIntersecting: false } as IntersectionObserverEntry;
        super((entries, self) => callback([before, ...entries], self), options);
      }
    };
  });
  await page.goto(url());
  await page.locator('.hero .board .stone').first().waitFor({ state: 'attached' });
  await page.locator('.game-row .thumb .stone').first().waitFor({ state: 'attached' });
  await page.context().close();
});
