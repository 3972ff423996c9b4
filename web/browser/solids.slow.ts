// A solid turns to the latest move, and by dragging. What is seen are pixels: black ones are those of black stones.
import { expect, test } from 'vitest';
import { loadEngine } from '../tests/engine';
import { hasChromium } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

/** The part of the middle of the solid that is nearly black. */
async function blackInTheMiddle(): Promise<number> {
  const picture = await page.locator('.solid-holder').screenshot();
  return page.evaluate(async bytes => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const side = Math.round(Math.min(image.width, image.height) / 5);
    canvas.width = canvas.height = side;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, (side - image.width) / 2, (side - image.height) / 2);
    const { data } = pen.getImageData(0, 0, side, side);
    let black = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] > 200 && Math.max(data[i], data[i + 1], data[i + 2]) < 70) ++black;
    }
    return black / (side * side);
  }, picture.toString('base64'));
}

test.skipIf(!hasChromium)('to the latest move, and under the hand', async () => {
  const { coordinates } = (await loadEngine()).board('cube:5');
  const depths = coordinates.map(({ z }) => z);
  const [far, near] = [Math.min(...depths), Math.max(...depths)];
  /** The middle of the side nearest to the eye at first, or farthest from it. */
  const sideAt = (depth: number) => {
    const middle = (far + near) / 2;
    return coordinates.findIndex(({ x, y, z }) => x === middle && y === middle && z === depth);
  };
  await page.goto(`${served.url}/local?board=cube:5&rules=chinese`);
  await page.waitForSelector('.solid-holder canvas');
  await page.waitForSelector('.board .point');
  const play = async (point: number) => {
    await page.locator(`.board .point[data-point="${point}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(700);
  };
  expect(await blackInTheMiddle()).toBeLessThan(0.02);
  await play(sideAt(far));
  expect(await blackInTheMiddle()).toBeGreaterThan(0.1);
  await play(sideAt(near));
  expect(await blackInTheMiddle()).toBeLessThan(0.02);
  // Dragged to the side, the black stone comes round.
  const { x, y, width, height } = (await page.locator('.solid-holder').boundingBox())!;
  let most = 0;
  for (let turn = 0; turn < 12 && most < 0.1; ++turn) {
    await page.mouse.move(x + width * 0.3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.3 + 60, y + height / 2, { steps: 4 });
    await page.mouse.up();
    most = Math.max(most, await blackInTheMiddle());
  }
  expect(most).toBeGreaterThan(0.1);
  expect(await page.locator('.board .point[aria-label*="stone"]').count()).toBe(2);
  expect(errors).toEqual([]);
});
