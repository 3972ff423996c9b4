// People at a table: each a window of their own in one browser, before one server.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { grant, launch, point, serveGames, watchErrors, type Served } from './browser';

export const DESKTOP = { viewport: { width: 1280, height: 860 } };
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** For a file of tests: a server and a browser, with nothing to complain about at the end. */
export function table(options?: string[]) {
  let browser: Browser;
  let served: Served;
  const errors: string[] = [];
  beforeAll(async () => {
    [browser, served] = await Promise.all([launch(), serveGames(options)]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.stop();
    expect(errors).toEqual([]);
  });
  const person = async (options: BrowserContextOptions): Promise<Page> => {
    const context: BrowserContext = await browser.newContext({
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    watchErrors(page, errors);
    return page;
  };
  return { person, url: () => served.url, grantTo: (name: string) => grant(name, served) };
}

export const line = (page: Page) => page.locator('.turn-line').innerText();
export const says = (page: Page, text: string | RegExp) =>
  page.locator('.turn-line', { hasText: text }).waitFor();

/** A finger on a point, twice where the first tap only shows the stone. */
export async function touch(page: Page, name: string, times = 2) {
  for (let i = 0; i < times; ++i) {
    await point(page, name).scrollIntoViewIfNeeded();
    const box = (await point(page, name).boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
}
export async function click(page: Page, name: string) {
  const box = (await point(page, name).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
export const stone = (page: Page, name: string, colour: string) =>
  page
    .locator(`.board .point[aria-label^="${name}, ${colour} stone"]`)
    .waitFor({ state: 'attached' });

/** A new account, logged in. */
export async function register(page: Page, url: string, name: string) {
  await page.goto(`${url}/you`);
  await page.locator('summary', { hasText: 'Account' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password, at least 8 characters').fill('long enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** A new table on this board, with these players in the seats after the first; its address. */
export async function openTable(
  page: Page,
  url: string,
  board: string,
  seats: [seat: string, who: string][],
): Promise<string> {
  await page.goto(`${url}/new?board=${board}${seats.length > 1 ? '&players=3' : ''}`);
  for (const [name, who] of seats) await page.getByLabel(`Who plays ${name}`).selectOption(who);
  await page.getByRole('button', { name: /^(Create game|Play)$/ }).click();
  await page.waitForURL(/\/game\//);
  return page.url();
}

export async function resign(page: Page) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
}
