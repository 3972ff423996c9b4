// A browser and the built files alone, for a test file that imports it and opens pages of its own.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { hasChromium, launch, serveFiles, type Served } from './browser';

export let browser: Browser;
export let served: Served;

beforeAll(async () => {
  if (!hasChromium) return;
  [browser, served] = await Promise.all([launch(), serveFiles()]);
});
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});
