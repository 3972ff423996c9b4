// Every page, light and dark, on a phone and on a desk: axe finds no fault, everything that can be used is reached by Tab,
// and Latin letters have the shipped font. OMNIGO_SHOTS=FOLDER keeps a picture of each.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './browser';
import { DESKTOP, openTable, PHONE, register, table } from './table';

const { person, url, grantTo } = table();
const SMALL = { ...PHONE, viewport: { width: 360, height: 740 } };

/** Each with what is there once it is ready. The first part of the path is what App.tsx goes by. */
const PAGES: [path: string, ready: string][] = [
  ['/', '.hero .stone'],
  ['/new', '.preview .star'],
  ['/local?board=grid:9x9&rules=chinese', '.board .point'],
  ['/local?board=triangular:11&rules=players=3', '.board .point'],
  ['/local?board=cube:4&rules=chinese', '.solid-holder canvas'],
  ['/games', '.archive .empty, .archive .game-row'],
  ['/people/bot:beginner', 'h2'],
  ['/learn', '.learn a'],
  ['/learn/liberties?step=2', '.board .point'],
  ['/teach', 'h1'],
  ['/class', 'h1'],
  ['/library', '.gallery a'],
  ['/library/five-by-five', '.board .point'],
  ['/problems', '.lesson-tile'],
  ['/open', '.open-games button'],
  ['/kaufman', '.board .point'],
  ['/explore?board=grid:5x5', '.board .point'],
  ['/draw', '.family .line'],
  ['/rules', '.rules .stone'],
  ['/you', 'h2'],
  ['/admin', 'h1'],
  ['/mail', 'h1'],
  ['/nowhere', 'h1'],
];

test('every page that there is, is looked at here', () => {
  const app = readFileSync(resolve(__dirname, '../src/App.tsx'), 'utf8');
  const names = [...app.matchAll(/case '(\w+)':/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  const looked = new Set(PAGES.map(([path]) => path.split(/[/?]/)[1]));
  expect(names.filter(name => name !== 'game' && !looked.has(name))).toEqual([]);
});

async function keep(page: Page, name: string) {
  const folder = process.env.OMNIGO_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** What can be used and is not reached by Tab, from the top of the page to its end; of several points or radio buttons one is enough. */
async function missedByTab(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const shown = [...document.querySelectorAll<HTMLElement>(usable)].filter(
      one => one.checkVisibility() && !one.matches(':disabled') && one.tabIndex >= 0,
    );
    for (const one of shown) one.dataset.unreached = '';
    addEventListener('focusin', ({ target }) => {
      const one = target as HTMLElement;
      delete one.dataset.unreached;
      if (!one.matches('input[type=radio]')) return;
      // The others of its group by arrows.
      const group = one.closest('fieldset, [role=radiogroup], form') ?? document.body;
      for (const other of group.querySelectorAll<HTMLElement>('input[type=radio]')) {
        delete other.dataset.unreached;
      }
    });
    (document.activeElement as HTMLElement | null)?.blur();
    const dates = shown.filter(one => one.matches('input[type=date]')).length;
    return shown.length + 3 * dates; // day, month, year and the calendar
  });
  for (let i = 0; i < all + 5; ++i) {
    if (i % 10 === 9 && !(await page.locator('[data-unreached]').count())) break;
    await page.keyboard.press('Tab');
  }
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-unreached]')].map(one => one.outerHTML.slice(0, 120)),
  );
}

type Look = 'desktop-light' | 'desktop-dark' | 'phone-light' | 'phone-dark';
const LOOKS: Look[] = ['desktop-light', 'desktop-dark', 'phone-light', 'phone-dark'];
const windows = new Map<Look, Page>();
async function windowOf(look: Look): Promise<Page> {
  const [size, colorScheme] = look.split('-') as [string, 'light' | 'dark'];
  const open =
    windows.get(look) ?? (await person({ ...(size === 'phone' ? SMALL : DESKTOP), colorScheme }));
  windows.set(look, open);
  return open;
}

/** What is wrong with a page, in every look. */
async function faults(path: string, ready: string): Promise<string[]> {
  const wrong: string[] = [];
  const name = path.replace(/\W+/g, '-').replace(/^-/, '').slice(0, 24) || 'home';
  for (const look of LOOKS) {
    const page = await windowOf(look);
    await page.goto(url() + path);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    await keep(page, `${name}-${look}`);
    wrong.push(...(await axe(page)).map(fault => `${look}: ${fault}`));
    if (look !== 'desktop-light') continue;
    wrong.push(...(await missedByTab(page)).map(missed => `not by Tab: ${missed}`));
  }
  return wrong;
}

test.each(PAGES)('%s', async (path, ready) => {
  expect(await faults(path, ready)).toEqual([]);
});

test('a game on the server', async () => {
  const page = await windowOf('desktop-light');
  const game = await openTable(page, url(), 'grid:5x5', [['White', 'anyone']]);
  expect(await faults(game.replace(url(), ''), '.board .point')).toEqual([]);
});

test('what those who run the server see', async () => {
  const page = await windowOf('desktop-light');
  await register(page, url(), 'an');
  grantTo('an');
  await page.goto(`${url()}/admin`);
  await page.locator('h2').first().waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await missedByTab(page)).toEqual([]);
});

test.each([
  ['en', true],
  ['fr', true],
  ['ja', false],
])('the font is there in %s: %s', async (language, wanted) => {
  const page = await person(DESKTOP);
  await page.addInitScript(
    chosen => localStorage.setItem('omnigo.language', JSON.stringify(chosen)),
    language,
  );
  await page.goto(url());
  await page.locator('.hero .stone').first().waitFor({ state: 'attached' });
  const loaded = () =>
    page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  if (wanted) await expect.poll(loaded).toBe(true);
  else expect(await loaded()).toBe(false);
  await page.context().close();
});
