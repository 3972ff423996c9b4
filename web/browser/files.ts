// A browser and the built files alone, for test files that open pages of their own.
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { hasChromium, serveFiles, type Served } from './browser';

export let browser: Browser;
export let served: Served;

/** In a file of tests: they are there before its tests. */
export function useFiles() {
  beforeAll(async () => {
    if (!hasChromium) return;
    [browser, served] = await Promise.all([chromium.connect(inject('chromium')), serveFiles()]);
  });
  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });
}
