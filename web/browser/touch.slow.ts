// Fingers on a phone: real touches, sent through the browser's developer protocol.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, hasChromium, launch, point, serveFiles, watchErrors, type Served } from './browser';

let browser: Browser;
let served: Served;
let page: Page;
let phone: CDPSession;
const errors: string[] = [];

beforeAll(async () => {
  if (!hasChromium) return;
  [browser, served] = await Promise.all([launch(), serveFiles()]);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  phone = await context.newCDPSession(page);
  watchErrors(page, errors);
});
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

interface Place {
  x: number;
  y: number;
}
type Kind = 'touchStart' | 'touchMove' | 'touchEnd';
const touch = (type: Kind, ...fingers: Place[]) =>
  phone.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
  });
async function tap(at: Place) {
  await touch('touchStart', at);
  await touch('touchEnd');
}

const middle = async (selector: string): Promise<Place> => {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
const spotOf = (number: number) => middle(`.board .point[data-point="${number}"]`);
/** The part that is seen, once the board rests. */
const seen = async () => {
  await page.waitForSelector('.moving', { state: 'detached' });
  return page.locator('.board:not(.map)').first().getAttribute('viewBox');
};
const width = async () => Number((await seen())!.split(' ')[2]);

/** The point that a first tap has chosen, as the page shows it. */
const chosen = () =>
  page.evaluate(() => {
    const ring = document.querySelector('.ghost.chosen .selection');
    const at = (name: string) => Number(ring?.getAttribute(name));
    const points = [...document.querySelectorAll<SVGCircleElement>('.board .point')];
    const here = points.find(
      p => Math.hypot(p.cx.baseVal.value - at('cx'), p.cy.baseVal.value - at('cy')) < 0.01 && ring,
    );
    return here ? Number(here.dataset.point) : null;
  });

/** Numbers from 0 up to 1, always the same (mulberry32). */
function draws(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const PIXELS_PER_MM = 6.3;
const ERROR_MM = 2;
const TAPS = 60;

/** A finger meant for a place hits somewhere near it: a normal error in each direction (Box and Muller). */
function missed(at: Place, random: () => number): Place {
  const size = ERROR_MM * PIXELS_PER_MM * Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
}

/** Plays at a point as a person does: taps, looks what is chosen, taps again at most twice, confirms. */
async function placed(number: number, random: () => number): Promise<boolean> {
  for (let corrections = 0; corrections <= 2; ++corrections) {
    await tap(missed(await spotOf(number), random));
    if ((await chosen()) === number) break;
  }
  if ((await chosen()) === null) return false; // a tap that was meant to correct has confirmed another point
  for (let tries = 0; tries < 3 && (await page.locator('.confirm button').count()); ++tries) {
    await tap(missed(await middle('.confirm button'), random));
  }
  return /stone/.test(
    (await page.locator(`.board .point[data-point="${number}"]`).getAttribute('aria-label'))!,
  );
}

test.skipIf(!hasChromium).each([
  ['grid:19x19', 361],
  ['triangular:11', 331],
])('of 60 taps on %s, 58 land where they are meant', async (board, points) => {
  await page.goto(`${served.url}/local?board=${board}&rules=tromp-taylor`);
  await page.waitForSelector('.board .point');
  const random = draws(points);
  const targets = new Set<number>();
  while (targets.size < TAPS) targets.add(Math.floor(random() * points));
  let landed = 0;
  for (const target of targets) if (await placed(target, random)) ++landed;
  console.log(`${board}: ${landed} of ${TAPS} taps landed`);
  expect(landed).toBeGreaterThanOrEqual(58);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('pinching zooms the board alone, two fingers move it', async () => {
  await page.goto(`${served.url}/local?board=grid:19x19&rules=chinese`);
  await page.waitForSelector('.board .point');
  expect(await page.locator('.map.needed').count()).toBe(0);
  const whole = await width();
  const { x, y } = await middle('.board:not(.map)');
  await touch('touchStart', { x: x - 30, y }, { x: x + 30, y });
  for (const away of [50, 70, 90]) {
    await touch('touchMove', { x: x - away, y }, { x: x + away, y });
  }
  expect(await width()).toBeCloseTo(whole / 3, 0);
  const before = (await seen())!;
  for (const by of [20, 40, 60]) {
    await touch('touchMove', { x: x - 90 + by, y: y + by }, { x: x + 90 + by, y: y + by });
  }
  await touch('touchEnd');
  expect(await width()).toBeCloseTo(whole / 3, 0);
  expect(await seen()).not.toBe(before);
  // The page itself is as large as it was, and no stone was placed.
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  expect(await page.locator('.board .point[aria-label*="stone"]').count()).toBe(0);
  expect(await chosen()).toBeNull();
  // The map shows the part that is seen and moves it.
  expect(await page.locator('.map.needed').count()).toBe(1);
  const corner = (await page.locator('.map').boundingBox())!;
  await tap({ x: corner.x + 3, y: corner.y + 3 });
  expect((await seen())!.split(' ').slice(0, 2)).toEqual(['-1.25', '-19.25']);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Whole board' }).tap();
  expect(await width()).toBe(whole);
});

test.skipIf(!hasChromium)('a finger that rests aims through a magnifier', async () => {
  await page.goto(`${served.url}/local?board=grid:19x19&rules=chinese`);
  await page.waitForSelector('.board .point');
  const [from, to] = [await spotOf(60), await spotOf(120)];
  await touch('touchStart', from);
  await page.waitForSelector('.loupe');
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await touch('touchMove', to);
  const glass = (await page.locator('.loupe').boundingBox())!;
  expect(glass.y + glass.height).toBeLessThan(to.y); // the finger does not hide it
  await touch('touchEnd');
  expect(await page.locator('.loupe').count()).toBe(0);
  expect(await chosen()).toBe(120);
  // What confirms is below the board; the page has not scrolled.
  const button = (await page.locator('.confirm button').boundingBox())!;
  const board = (await page.locator('.board-holder').boundingBox())!;
  expect(button.y).toBeGreaterThanOrEqual(board.y + board.height);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('.confirm button').tap();
  expect(await point(page, 'G7').getAttribute('aria-label')).toContain('black stone');
});

test.skipIf(!hasChromium)(
  'on its side, the board is on the left and the panel on the right',
  async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(`${served.url}/local?board=grid:19x19&rules=chinese`);
    await page.waitForSelector('.board .point');
    const board = (await page.locator('.board-holder').boundingBox())!;
    const panel = (await page.locator('aside.side').boundingBox())!;
    expect(board.y + board.height).toBeLessThanOrEqual(360);
    expect(board.height).toBeGreaterThan(250);
    expect(panel.x).toBeGreaterThan(board.x + board.width - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      740,
    );
    await tap(await spotOf(180));
    const button = (await page.locator('.confirm button').boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(360);
    expect(button.x).toBeGreaterThanOrEqual(board.x + board.width);
    expect(await axe(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test.skipIf(!hasChromium)(
  'one finger scrolls the page over a board, and moves a board that is zoomed instead',
  async () => {
    await page.setViewportSize({ width: 360, height: 500 });
    const open = async () => {
      await page.goto(`${served.url}/local?board=grid:19x19&rules=chinese`);
      await page.waitForSelector('.board .point');
    };
    await open();
    const scrolled = () => page.evaluate(() => scrollY);
    const upward = async ({ x, y }: Place) => {
      await touch('touchStart', { x, y });
      for (const by of [20, 40, 60, 80]) await touch('touchMove', { x, y: y - by });
      await touch('touchEnd');
    };
    await upward(await middle('.board:not(.map)'));
    await expect.poll(scrolled).toBeGreaterThan(20);
    await open(); // it may still be rolling
    const { x, y } = await middle('.board:not(.map)');
    await touch('touchStart', { x: x - 30, y }, { x: x + 30, y });
    await touch('touchMove', { x: x - 60, y }, { x: x + 60, y });
    await touch('touchEnd');
    const before = (await seen())!.split(' ').map(Number);
    await upward({ x, y });
    const after = (await seen())!.split(' ').map(Number);
    expect(after[1] - before[1]).toBeGreaterThan(1);
    expect(await scrolled()).toBe(0);
    expect(await chosen()).toBeNull();
    expect(errors).toEqual([]);
  },
);

test.skipIf(!hasChromium).each([
  ['/learn/liberties?step=2', '.exercise-answer .primary'],
  ['/problems/today', '.exercise-answer button'],
])(
  'on its side, %s has the board on the left and the answer on the right',
  async (path, answer) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(served.url + path);
    await page.waitForSelector('.board .point');
    const board = (await page.locator('.board-holder').boundingBox())!;
    const button = (await page.locator(answer).first().boundingBox())!;
    expect(board.y + board.height).toBeLessThanOrEqual(360);
    expect(board.height).toBeGreaterThan(240);
    expect(button.x).toBeGreaterThanOrEqual(board.x + board.width);
    expect(button.y + button.height).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      740,
    );
    expect(await axe(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);
