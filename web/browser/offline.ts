// One page on a desktop, of the built files alone: no server of games behind it. For a test file that
// imports it; its tests run in order on the same page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { hasChromium, launch, serveFiles, watchErrors, type Served } from './browser';

let browser: Browser;
export let served: Served;
export let page: Page;
export const errors: string[] = [];

beforeAll(async () => {
  if (!hasChromium) return;
  [browser, served] = await Promise.all([launch(), serveFiles()]);
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  ).newPage();
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('omnigo.pace', 'false');
  });
  watchErrors(page, errors);
});
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});
