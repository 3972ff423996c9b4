// Going through a game by the keyboard, as fast as somebody can type.
import { expect, test } from 'vitest';
import { axe, hasChromium, playAt, point } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const MOVES = ['C3', 'G7', 'C7', 'G3', 'E5', 'E3', 'E7', 'C5', 'G5', 'D4', 'F6', 'D6'];
const at = async () =>
  Number(/^\d+/.exec(await page.locator('.navigate span').innerText())?.[0] ?? 0);
/** Several key presses before the page is drawn again. */
const press = (key: string, times: number) =>
  page.evaluate(
    ([key, times]) => {
      for (let i = 0; i < Number(times); ++i) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key: String(key), bubbles: true }));
      }
    },
    [key, times],
  );

test.skipIf(!hasChromium)('ten quick presses are ten steps', async () => {
  await page.goto(`${served.url}/local?board=grid:9x9&rules=chinese`);
  await page.waitForSelector('.board .point');
  for (const name of MOVES) await playAt(page, name);
  await expect.poll(at).toBe(12);
  await press('[', 10);
  await expect.poll(at).toBe(2);
  await press(']', 10);
  await expect.poll(at).toBe(12);
});

test.skipIf(!hasChromium)(
  'arrows go through the game, and on the board where one tabs to it',
  async () => {
    // After a click on the board the arrows belong to the game.
    const box = (await point(page, 'B5').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(at).toBe(13);
    for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowLeft');
    await expect.poll(at).toBe(9);
    for (let i = 0; i < 3; ++i) await page.keyboard.press('ArrowRight');
    await expect.poll(at).toBe(12);
    // From a button, too.
    await page.getByRole('button', { name: 'Back' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(at).toBe(11);
    // Where the keyboard is on the board they move from point to point.
    await point(page, 'E4').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toBe(
      'F4, empty',
    );
    await expect.poll(at).toBe(11);
    // Not while somebody types.
    await page.keyboard.press(']');
    await expect.poll(at).toBe(12);
    expect(errors).toEqual([]);
  },
);

test.skipIf(!hasChromium)('a question mark shows the keys, except where one writes', async () => {
  await page.goto(`${served.url}/new`);
  await page.waitForSelector('input[type="text"], input:not([type])');
  await page.locator('input[type="text"], input:not([type])').first().press('?');
  expect(await page.locator('dialog .keys').count()).toBe(0);
  await page.locator('h1').first().click();
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 500 });
  await page.keyboard.press('?');
  await page.locator('dialog .keys').waitFor();
  expect(await page.locator('dialog').innerText()).toContain('Step through the moves');
  // It begins at its beginning, although its only button is at the end.
  expect((await page.locator('dialog h2').boundingBox())!.y).toBeGreaterThan(0);
  await page.setViewportSize(before);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('dialog .keys').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});
