// A short look at the whole in a real browser: a game at one screen with no server, by keyboard alone.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axe, dist, hasChromium, playAt, point } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const inAssets = (begins: RegExp) =>
  readdirSync(join(dist, 'assets')).filter(name => begins.test(name) && !/\.(br|gz)$/.test(name));

/** The files that paint the first page: what it names, what that imports at once, and its words. */
function firstPaint(): string[] {
  const read = (name: string) => readFileSync(join(dist, 'assets', name), 'utf8');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = new Set(
    [...html.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name]) => name),
  );
  for (const name of files) {
    if (!name.endsWith('.js')) continue;
    for (const [, other] of read(name).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) {
      files.add(other);
    }
  }
  // The catalogue of English is fetched by the code.
  const [, words] = /en\/core\.ftl[^}]*?"\.\/(core-[\w-]+\.js)"/.exec(
    [...files].map(name => read(name)).join(''),
  )!;
  return [...files, words];
}

/** What the server sends of them to a browser that accepts Brotli. */
const sent = (files: string[]) =>
  ['index.html', ...files.map(name => join('assets', name))]
    .map(name => join(dist, name))
    .map(path => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size)
    .reduce((a, b) => a + b);

test('the first page is painted from 45 kB, and 200 kB are all of it, rules and font included', () => {
  const paint = firstPaint();
  expect(paint.filter(name => /\.(js|css)$/.test(name)).length).toBeGreaterThanOrEqual(3);
  expect(paint.filter(name => /^(solid|table|played|board)/.test(name))).toEqual([]);
  expect(sent(paint)).toBeLessThan(45_000);
  // Its pictures, its font and its list of games come after that.
  const later = [
    /^board-.*\.js$/,
    /^rows-.*\.js$/,
    /^rules.*\.wasm$/,
    /^figtree-.*\.woff2$/,
  ].flatMap(inAssets);
  expect(later).toHaveLength(5); // the font has two files
  expect(sent([...paint, ...later])).toBeLessThan(200_000);
});

/** The widest line and the largest letter of the board, in pixels of the screen. */
const largestDrawn = () =>
  page.evaluate(() => {
    const largest = (selector: string, size: (style: CSSStyleDeclaration) => string) =>
      Math.max(
        ...[...document.querySelectorAll<SVGGraphicsElement>(`.board .drawn ${selector}`)].map(
          part => parseFloat(size(getComputedStyle(part))) * part.getScreenCTM()!.a,
        ),
      );
    return {
      line: largest('.line', style => style.strokeWidth),
      letter: largest('.coordinate', style => style.fontSize),
    };
  });

test.skipIf(!hasChromium)(
  'lines and letters stay fine on a large board, zoomed or not',
  async () => {
    await page.goto(`${served.url}/local?board=grid:5x5&rules=chinese`);
    await page.locator('.board .point[tabindex="0"]').focus();
    for (const zooms of [0, 3]) {
      for (let i = 0; i < zooms; ++i) await page.keyboard.press('+');
      await page.waitForSelector('.moving', { state: 'detached' });
      const { line, letter } = await largestDrawn();
      expect(line).toBeCloseTo(1.5);
      expect(letter).toBeCloseTo(16);
    }
  },
);

test.skipIf(!hasChromium)('a game at one screen, with no server, by keyboard alone', async () => {
  await page.goto(`${served.url}/new?board=grid:9x9&at=screen`);
  const start = page.getByRole('button', { name: 'Start' });
  await start.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.board .point');
  // From the middle of the board by arrows.
  await page.locator('.board .point[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  expect(await point(page, 'E5').getAttribute('aria-label')).toBe('E5, black stone, latest move');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await point(page, 'E6').getAttribute('aria-label')).toContain('white stone');
  // The white stone is taken in time, and an illegal move says why.
  for (const name of ['D6', 'A1', 'F6', 'A2', 'E7']) await playAt(page, name);
  expect(await point(page, 'E6').getAttribute('aria-label')).toBe('E6, empty');
  await playAt(page, 'E6');
  expect(await page.locator('.notice').innerText()).toContain('suicide');
  expect(await axe(page)).toEqual([]);
  for (let i = 0; i < 2; ++i) {
    await page.getByRole('button', { name: 'Pass' }).focus();
    await page.keyboard.press('Enter');
  }
  await playAt(page, 'A1');
  expect(await point(page, 'A2').getAttribute('aria-label')).toContain('dead');
  await page.getByRole('button', { name: 'We agree' }).focus();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await page.locator('.turn-line').innerText()).toMatch(/^Black wins by 7\d/);
  // It is still there after the page was loaded again.
  await page.goto(`${served.url}/local`);
  expect(await page.locator('.turn-line').innerText()).toMatch(/^Black wins by 7\d/);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('home, new game and settings have no fault that axe finds', async () => {
  for (const [path, ready] of [
    ['/', '.gallery .stone'],
    ['/new', '.preview .star'],
    ['/you', 'h2:text("Settings")'],
    ['/rules', '.rules .stone'],
    ['/nowhere', 'h1'],
  ]) {
    await page.goto(served.url + path);
    await page.waitForSelector(ready);
    expect(await axe(page), path).toEqual([]);
  }
  expect(errors).toEqual([]);
});
