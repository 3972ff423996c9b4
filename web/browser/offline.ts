// One page on a desktop, of the built files alone: no server of games behind it. For a test file that
// imports it; its tests run in order on the same page.
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { hasChromium, watchErrors } from './browser';
import { browser, served } from './files';

export { served };
export let page: Page;
export const errors: string[] = [];

beforeAll(async () => {
  if (!hasChromium) return;
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  ).newPage();
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('omnigo.pace', 'false');
  });
  watchErrors(page, errors);
});
