// Every page in every language, on a phone and on a desk: nothing overflows, and no message is missing.
// OMNIGO_SHOTS=FOLDER keeps a picture of each.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/language';
import { playAt } from './browser';
import { DESKTOP, PHONE, table } from './table';

const { person, url } = table();
/** The narrowest phones in use are 360 wide. */
const SIZES = {
  phone: { ...PHONE, viewport: { width: 360, height: 780 } },
  desktop: DESKTOP,
};

interface Look {
  path: string;
  ready: string;
  /** What to do there before looking. */
  act?: (page: Page) => Promise<unknown>;
}
const openAll = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach(one => (one.open = true)));
const countIt = async (page: Page) => {
  await playAt(page, 'C3');
  const pass = page.locator('.actions .wide');
  await pass.click();
  await pass.click();
  await page.locator('.score-table').waitFor();
};
const reviewIt = async (page: Page) => {
  await page.locator('.review .actions button').click();
  await page.locator('.review .chart').waitFor();
  await page.locator('.review progress').waitFor({ state: 'detached' });
  await page.locator('.mistakes-of ol button').first().click();
  await page.locator('.turn-card').waitFor();
};
const LOOKS: Record<string, Look> = {
  home: { path: '/', ready: '.hero .stone' },
  new: { path: '/new?players=3', ready: '.preview .star', act: openAll },
  table: { path: '/local?board=grid:5x5&rules=chinese', ready: '.board .point' },
  scoring: {
    path: '/local?board=grid:5x5&rules=japanese',
    ready: '.board .point',
    act: countIt,
  },
  solid: { path: '/local?board=cube:3&rules=chinese', ready: '.solid-panel' },
  learn: { path: '/learn', ready: '.learn a' },
  problems: { path: '/problems', ready: '.lesson-tile' },
  problem: { path: '/problems/today', ready: '.board .point' },
  lesson: { path: '/learn/liberties?step=2', ready: '.board .point' },
  clocks: { path: '/learn/clocks?step=3', ready: '.board .point' },
  teach: { path: '/teach', ready: 'h1' },
  class: { path: '/class', ready: 'h1' },
  library: { path: '/library', ready: '.gallery a' },
  open: { path: '/open', ready: '.open-games button' },
  review: { path: '/library/five-by-five', ready: '.board .point', act: reviewIt },
  kaufman: { path: '/kaufman', ready: '.board .point' },
  explore: { path: '/explore?board=grid:5x5', ready: '.board .point', act: openAll },
  draw: { path: '/draw', ready: '.canvas', act: openAll },
  rules: { path: '/rules', ready: '.rules .stone' },
  archive: { path: '/games', ready: '.archive .empty, .archive .game-row' },
  person: { path: '/people/bot:beginner', ready: 'h2' },
  you: { path: '/you', ready: 'h2', act: openAll },
  admin: { path: '/admin', ready: 'h1' },
  nowhere: { path: '/nowhere', ready: 'h1' },
};

/** What is wider than its place, or shows a key instead of words. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth} wide`);
    const takesOneLine = (parts: Iterable<Element>) => {
      const seen = [...parts].map(one => one.getBoundingClientRect()).filter(box => box.width > 0);
      return new Set(seen.map(({ top }) => Math.round(top))).size <= 1;
    };
    if (!takesOneLine(document.querySelectorAll('.top nav a'))) {
      found.push('the header takes two lines');
    }
    for (const { children } of document.querySelectorAll('.actions:has(> .wide)')) {
      if (!takesOneLine(children)) found.push('the buttons of a turn take two lines');
    }
    for (const one of document.querySelectorAll<HTMLElement>(
      'button, .button, h1, h2, h3, summary',
    )) {
      const { overflowX } = getComputedStyle(one);
      if (one.closest('.unseen') || overflowX !== 'visible') continue;
      if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) {
        found.push(`${one.tagName} ${one.textContent}: ${one.scrollWidth} in ${one.clientWidth}`);
      }
    }
    const isKey = (text: string) => /^(k[0-9a-z]{1,2}|[a-z]+(-[a-z0-9]+){2,})$/.test(text.trim());
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode.textContent ?? '';
      if (isKey(text)) found.push(`key: ${text}`);
    }
    for (const one of document.querySelectorAll('[aria-label]')) {
      const text = one.getAttribute('aria-label')!;
      if (isKey(text)) found.push(`key: ${text}`);
    }
    return found;
  });

async function keep(page: Page, name: string) {
  const folder = process.env.OMNIGO_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const cases = Object.keys(LANGUAGES).flatMap(language =>
  (['phone', 'desktop'] as const).map(size => ({ language, size })),
);
test.each(cases)('$language on a $size', async ({ language, size }) => {
  const page = await person(SIZES[size]);
  await page.addInitScript(
    chosen => localStorage.setItem('omnigo.language', JSON.stringify(chosen)),
    language,
  );
  const wrong: string[] = [];
  for (const [name, { path, ready, act }] of Object.entries(LOOKS)) {
    await page.goto(url() + path);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await act?.(page);
    await keep(page, `${name}-${language}-${size}`);
    wrong.push(...(await faults(page)).map(fault => `${path}: ${fault}`));
  }
  expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
  expect(wrong).toEqual([]);
  await page.context().close();
});
