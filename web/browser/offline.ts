// One page on a desktop, of the built files alone: no server of games behind it. The tests of a file run in order on
// the same page.
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { hasChromium, watchErrors } from './browser';
import { browser, served, useFiles } from './files';

export { served };
export let page: Page;
export const errors: string[] = [];

/** In a file of tests: the page is there before its tests. Without `keeps` it has no service worker, which fetches every file. */
export function usePage({ keeps = false } = {}) {
  useFiles();
  beforeAll(async () => {
    if (!hasChromium) return;
    errors.length = 0;
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      reducedMotion: 'reduce',
      serviceWorkers: keeps ? 'allow' : 'block',
    });
    page = await context.newPage();
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('omnigo.pace', 'false');
    });
    watchErrors(page, errors);
  });
}
