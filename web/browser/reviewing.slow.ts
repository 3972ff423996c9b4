// A review without a server: the whole game, its mistakes, and every position that somebody looks at.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, hasChromium, playAt, point } from './browser';
import { SIXTY } from './games';
import { errors, page, served, usePage } from './offline';

usePage();

const review = () => page.getByRole('region', { name: 'Review' });
const paste = (text: string) =>
  page.evaluate(text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
const turn = async () =>
  Number(/^\d+/.exec(await page.locator('.navigate span').innerText())?.[0] ?? 0);
const count = (locator: Locator) => locator.count();

/**
 * Presses keys with Shift at once, where the focus is. The turns that are mistakes at that moment: the position on display is
 * looked at again, and a turn may then prove to be one, or none.
 */
const press = (...keys: string[]) =>
  page.evaluate(keys => {
    const found = document.querySelectorAll('.node:has(.cost:is(.mistake, .blunder)) text');
    const mistakes = [...found].map(({ textContent }) => Number(textContent));
    for (const key of keys) {
      const event = new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true });
      document.activeElement!.dispatchEvent(event);
    }
    return mistakes;
  }, keys);

test.skipIf(!hasChromium)('a game is reviewed, and says where it was lost and why', async () => {
  await page.goto(`${served.url}/open`);
  await paste(SIXTY);
  await page.waitForSelector('.library-game .board .point');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.chart').waitFor({ timeout: 20_000 });
  await review().locator('progress').waitFor({ state: 'detached', timeout: 60_000 });
  expect(await count(page.locator('.move-tree .cost'))).toBe(60);
  expect(await count(page.locator('.chart .dot'))).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);

  // From mistake to mistake by keys, wherever the focus is.
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(turn).toBeGreaterThan(0);
  await page.locator('.board .point[tabindex="0"]').focus();
  let now = await turn();
  let mistakes = await press('ArrowRight');
  const second = mistakes.find(turn => turn > now)!;
  await expect.poll(turn).toBe(second);
  mistakes = await press('ArrowLeft');
  await expect.poll(turn).toBe(mistakes.filter(turn => turn < second).pop() ?? second);
  // Also when they come before the page is drawn.
  await page.locator('.chart').click({ position: { x: 3, y: 20 } });
  await expect.poll(turn).toBe(0);
  mistakes = await press('ArrowRight', 'ArrowRight');
  now = mistakes[1];
  await expect.poll(turn).toBe(now);

  // Its card: what it cost, and the line that punishes it as numbered stones.
  const card = page.getByRole('region', { name: 'This move' });
  expect(await card.innerText()).toMatch(/Move \d+, (Black|White) .*: (mistake|blunder)/);
  expect(await card.innerText()).toMatch(/−\d+\.\d points · win rate −\d+%/);
  expect(await count(page.locator('.board .ring:is(.mistake, .blunder)'))).toBeGreaterThan(0);
  await card.getByRole('button', { name: /^Better:/ }).focus();
  await page.locator('.board .label', { hasText: /^1$/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export' }).focus();
  await page.locator('.board .label', { hasText: /^1$/ }).waitFor({ state: 'detached' });

  // As a variation: analysed without being asked.
  const nodes = await count(page.locator('.move-tree .node'));
  await card.getByRole('button', { name: /^Better:/ }).click();
  expect(await count(page.locator('.move-tree .node'))).toBeGreaterThan(nodes);
  expect(await turn()).toBe(now);
  await review().locator('ol.best li').nth(1).waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Back to the game' }).click();

  // A point of the chart is a turn; the list is of each player.
  await page.locator('.chart').click({ position: { x: 3, y: 20 } });
  expect(await turn()).toBe(0);
  await page.locator('.chart').focus();
  await page.keyboard.press('End');
  expect(await turn()).toBe(60);
  const worst = review().locator('.mistakes-of ol button').first();
  await worst.click();
  expect(await worst.getAttribute('aria-current')).toBe('true');
  expect(await worst.innerText()).toContain(`Move ${await turn()},`);
  await page.getByText('Score', { exact: true }).first().click();
  await page.locator('.chart.score').waitFor();

  // Another try: against a bot, from before the mistake.
  const before = (await turn()) - 1;
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await page.waitForURL(/\/local$/);
  await page.locator('.turn-line', { hasText: 'Your turn' }).waitFor();
  expect(await turn()).toBe(before);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('a game of this device is reviewed when it has ended', async () => {
  await page.goto(`${served.url}/local?board=grid:5x5&rules=chinese`);
  await page.waitForSelector('.board .point');
  expect(await count(review())).toBe(0);
  for (const name of ['A1', 'C3']) await playAt(page, name);
  for (let i = 0; i < 2; ++i) await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.chart').waitFor({ timeout: 20_000 });
  await review().locator('progress').waitFor({ state: 'detached', timeout: 60_000 });
  // Nobody opens in a corner.
  await review()
    .locator('.mistakes-of', { hasText: 'Black' })
    .getByText(/A1: blunder/)
    .click();
  expect(await turn()).toBe(1);
  expect(await point(page, 'A1').getAttribute('aria-label')).toContain('blunder');
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
});

/** Red never plays. */
const THREE = JSON.stringify({
  format: 'omnigo-game',
  version: 1,
  board: 'triangular:4',
  rules: 'tromp-taylor,players=3',
  events: ['19', '20', '', '14', '24', '', '28', '10', ''].map((point, i) => ({
    action: point ? 'move' : 'pass',
    player: ['black', 'white', 'red'][i % 3],
    ...(point && { point }),
  })),
});

test.skipIf(!hasChromium)(
  'with three players it says who gained, on a phone in the dark',
  async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${served.url}/open`);
    await paste(THREE);
    await page.waitForSelector('.library-game .board .point');
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.locator('.gifts').waitFor({ timeout: 20_000 });
    await review().locator('progress').waitFor({ state: 'detached', timeout: 60_000 });
    expect(await count(page.locator('.mistakes-of'))).toBe(3);
    expect(await count(page.locator('.gifts td'))).toBe(9);
    expect(await count(page.locator('.chart path:not(.halo)'))).toBe(3);
    // Whoever passes in the opening gives points away.
    await page
      .locator('.mistakes-of ol')
      .nth(2)
      .getByRole('button', { name: /pass:/ })
      .first()
      .click();
    expect(await page.getByRole('region', { name: 'This move' }).innerText()).toMatch(
      /(Black|White) \+\d/,
    );
    expect(await axe(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    // On its side: the board stays on the left, as large as in the game.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.getByRole('heading', { name: 'Biggest mistakes' }).scrollIntoViewIfNeeded();
    const board = (await page.locator('.board:not(.map)').boundingBox())!;
    expect(board.height).toBeGreaterThan(240);
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(board.y + board.height).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(errors).toEqual([]);
  },
);
