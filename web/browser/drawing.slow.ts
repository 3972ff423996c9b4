// Drawing in detail, with no server: zoom and pan by wheel, fingers, buttons and keys; single lines and chains; symmetry; the picker;
// portals.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { axe, hasChromium, point } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const facts = () => page.locator('.facts p').first().innerText();
const dots = () => page.locator('.drawn-point .dot');
const box = async () => (await page.locator('.canvas-place').boundingBox())!;
const at = async (x: number, y: number): Promise<[number, number]> => {
  const { x: left, y: top, width, height } = await box();
  return [left + width * x, top + height * y];
};
/** The width of what is seen, once it rests. */
const width = async (on: Page = page) => {
  await on.waitForSelector('.moving', { state: 'detached' });
  return Number((await on.locator('.canvas').getAttribute('viewBox'))!.split(' ')[2]);
};
const drawn = async (spec: string) => {
  await page.goto(`${served.url}/draw`);
  await page.getByText('Advanced').click();
  await page.getByLabel('Family and size').fill(spec);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.facts').waitFor();
};

beforeEach(() => {
  errors.length = 0;
});

test.skipIf(!hasChromium)('the canvas is zoomed and moved; a tap means what is seen', async () => {
  await drawn('grid:5x5');
  const whole = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await width()).toBeCloseTo(whole / 1.4, 1);
  await page.getByRole('button', { name: 'Whole board' }).click();
  expect(await width()).toBeCloseTo(whole, 1);
  // The wheel keeps the point under it.
  const dot = dots().nth(6);
  const before = (await dot.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.wheel(0, -200);
  const closer = Math.exp(0.5);
  await expect.poll(() => width()).toBeCloseTo(whole / closer, 1);
  const after = (await dot.boundingBox())!;
  expect(after.width).toBeCloseTo(before.width * closer, 0);
  expect(after.x + after.width / 2).toBeCloseTo(before.x + before.width / 2, 0);
  // Dragging the background moves it and adds nothing.
  await page.mouse.move(after.x + 1.97 * after.width, after.y + 1.97 * after.height);
  await page.mouse.down();
  await page.mouse.move(after.x + 1.97 * after.width + 80, after.y + 1.97 * after.height, {
    steps: 4,
  });
  await page.mouse.up();
  await width();
  expect((await dot.boundingBox())!.x).toBeCloseTo(after.x + 80, 0);
  expect(await facts()).toContain('25 points · 40 lines');
  // A line where the zoomed points are seen.
  await dot.click();
  await dots().nth(12).click();
  expect(await facts()).toContain('25 points · 41 lines');
  // Keys: the focus stays in sight.
  await page.locator('.drawn-point').nth(6).focus();
  await page.keyboard.press('0');
  expect(await width()).toBeCloseTo(whole, 1);
  for (let i = 0; i < 5; ++i) await page.keyboard.press('+');
  for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowUp');
  await width();
  const focus = (await page.locator('.drawn-point:focus .dot').boundingBox())!;
  const frame = await box();
  expect(focus.x).toBeGreaterThan(frame.x);
  expect(focus.x + focus.width).toBeLessThan(frame.x + frame.width);
  expect(focus.y).toBeGreaterThan(frame.y);
  // Out again, beyond the whole: there is room to draw.
  await page.keyboard.press('0');
  await page.keyboard.press('-');
  expect(await width()).toBeGreaterThan(whole);
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('lines one by one, and chains with Shift or when asked for', async () => {
  await page.goto(`${served.url}/draw`);
  await page.locator('.canvas').waitFor();
  const places = [
    [0.3, 0.3],
    [0.5, 0.3],
    [0.7, 0.3],
    [0.5, 0.7],
  ];
  for (const [x, y] of places) await page.mouse.click(...(await at(x, y)));
  expect(await facts()).toContain('4 points · 0 lines');
  const lines = async (...taps: number[]) => {
    for (const tap of taps) await dots().nth(tap).click();
  };
  await lines(0, 1, 2, 3); // two lines, not three
  expect(await facts()).toContain('4 points · 2 lines');
  await page.keyboard.down('Shift');
  await lines(1, 2);
  await page.keyboard.up('Shift');
  await lines(0);
  expect(await facts()).toContain('4 points · 4 lines');
  await page.getByLabel('Chain').click();
  await lines(0, 3);
  await page.mouse.click(...(await at(0.2, 0.8)));
  expect(await facts()).toContain('5 points · 6 lines');
  for (let i = 0; i < 3; ++i) await page.keyboard.press('Control+z');
  expect(await facts()).toContain('4 points · 3 lines');
  await page.keyboard.press('Control+y');
  expect(await facts()).toContain('4 points · 4 lines');
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('with a symmetry, everything happens to all images', async () => {
  await page.goto(`${served.url}/draw`);
  await page.locator('.canvas').waitFor();
  await page.getByLabel('Symmetry').selectOption('5');
  await page.getByLabel('Mirrors').check();
  expect(await page.locator('.guides').count()).toBe(1);
  await page.mouse.click(...(await at(0.5, 0.5)));
  expect(await facts()).toContain('1 point');
  await dots().first().click();
  await page.mouse.click(...(await at(0.5, 0.2)));
  expect(await facts()).toContain('6 points · 5 lines');
  await dots().nth(1).click();
  await dots().nth(2).click();
  expect(await facts()).toContain('6 points · 10 lines');
  await page.getByText('10 symmetries').waitFor();
  // Dragged along its mirror, and its images with it.
  const from = (await dots().nth(1).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 5 });
  await page.mouse.up();
  const [centre, moved, other] = await Promise.all(
    [0, 1, 2].map(async i => (await dots().nth(i).boundingBox())!),
  );
  const away = (a: { x: number; y: number }) => Math.hypot(a.x - centre.x, a.y - centre.y);
  expect(moved.x).toBeCloseTo(centre.x, 0);
  expect(away(moved)).toBeLessThan(away(from));
  expect(away(other)).toBeCloseTo(away(moved), 0);
  await page.getByText('10 symmetries').waitFor();
  await page.getByText('Erase').click();
  await dots().nth(2).click();
  expect(await facts()).toContain('1 point · 0 lines');
  await page.keyboard.press('Control+z');
  expect(await facts()).toContain('6 points · 10 lines');
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)(
  'a board is picked by its picture and made larger, by keyboard',
  async () => {
    await page.goto(`${served.url}/draw`);
    await page.getByRole('radio', { name: 'Grid', exact: true }).focus();
    await page.keyboard.press('ArrowRight'); // to the cylinder
    await page.keyboard.press('ArrowRight');
    await page.getByText('36 points').waitFor();
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('Columns: less');
    await press('Rows: more');
    await page.getByText('35 points').waitFor();
    expect(await axe(page)).toEqual([]);
    await press('Start');
    expect(await facts()).toBe('35 points · 70 lines · 4 neighbours');
    // The torus lies flat; its edges are pairs of letters, and nothing warns of lines over points.
    expect(await page.locator('.letter').count()).toBe(24);
    await page.getByText('Ready to play').waitFor();
    expect(await axe(page)).toEqual([]);
    // Erasing a stub cuts the line at both ends.
    await page.getByText('Erase').click();
    const letter = (await page.locator('.letter', { hasText: /^A$/ }).first().boundingBox())!;
    const dot = (await page.locator('.drawn-point[aria-label^="Point A1,"] .dot').boundingBox())!;
    await page.mouse.click((letter.x + letter.width / 2 + dot.x) / 2, dot.y + dot.height / 2);
    expect(await page.locator('.letter').count()).toBe(22);
    await page.keyboard.press('Control+z');
    // On the board itself too.
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.locator('.board .point').first().waitFor();
    expect(await page.locator('.board:not(.map) .coordinate').count()).toBe(24);
    expect(await page.locator('.board:not(.map) .line.stub').count()).toBe(1);
    // The same picker in Explore.
    await page.goto(`${served.url}/explore?board=grid:3x3`);
    await page.locator('.board .point').first().waitFor();
    await page.getByText('3 × 3, other rules').click();
    await page.getByRole('radio', { name: 'Honeycomb' }).check();
    await press('Size: less');
    expect(await axe(page)).toEqual([]);
    await press('Apply');
    await page.waitForURL(/board=honeycomb:2/);
    await point(page, '24').waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
  },
);

let phone: Page;
let session: CDPSession;
beforeAll(async () => {
  if (!hasChromium) return;
  const context = await page
    .context()
    .browser()!
    .newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
  phone = await context.newPage();
  session = await context.newCDPSession(phone);
});
afterAll(() => phone?.context().close());

test.skipIf(!hasChromium)('two fingers zoom the canvas; one moves a point', async () => {
  await phone.goto(`${served.url}/draw`);
  await phone.locator('.canvas').waitFor();
  const { x, y, width: wide, height } = (await phone.locator('.canvas-place').boundingBox())!;
  const [cx, cy] = [x + wide / 2, y + height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  const tap = async (x: number, y: number) => {
    await touch('touchStart', [x, y]);
    await touch('touchEnd');
  };
  await tap(cx - 40, cy);
  await tap(cx + 40, cy);
  const points = phone.locator('.drawn-point');
  expect(await points.count()).toBe(2);
  const whole = await width(phone);
  await touch('touchStart', [cx - 30, cy + 60], [cx + 30, cy + 60]);
  await touch('touchMove', [cx - 60, cy + 60], [cx + 60, cy + 60]);
  await touch('touchEnd');
  expect(await width(phone)).toBeCloseTo(whole / 2, 0);
  expect(await points.count()).toBe(2);
  expect(await phone.evaluate(() => visualViewport!.scale)).toBe(1);
  const dot = phone.locator('.drawn-point .dot').first();
  const from = (await dot.boundingBox())!;
  const [px, py] = [from.x + from.width / 2, from.y + from.height / 2];
  await touch('touchStart', [px, py]);
  await touch('touchMove', [px + 20, py - 30]);
  await touch('touchMove', [px + 30, py - 60]);
  await touch('touchEnd');
  expect((await dot.boundingBox())!.y).toBeLessThan(from.y - 30);
  expect(await axe(phone)).toEqual([]);
});
