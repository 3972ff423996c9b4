// Drawing a board with no server, by keyboard and by mouse.
import { expect, test } from 'vitest';
import { axe, hasChromium } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const facts = () => page.locator('.facts p').first().innerText();
const press = async (name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

test.skipIf(!hasChromium)('a board is drawn by keyboard alone, kept and played on', async () => {
  await page.goto(`${served.url}/draw`);
  await page.getByRole('button', { name: 'Add a point' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Chain').focus();
  await page.keyboard.press('Space');
  for (let i = 0; i < 4; ++i) await press('Add a point');
  expect(await facts()).toBe('4 points · 3 lines · 1 to 2 neighbours');
  // The latest point is chosen: Enter on the first joins them to a ring.
  await page.locator('.drawn-point').first().focus();
  await page.keyboard.press('Enter');
  expect(await facts()).toBe('4 points · 4 lines · 2 neighbours');
  await page.getByText('8 symmetries; all points are alike').waitFor();
  await page.keyboard.press('n');
  expect(await facts()).toBe('5 points · 5 lines · 1 to 3 neighbours');
  await page.keyboard.press('Control+z');
  expect(await facts()).toBe('4 points · 4 lines · 2 neighbours');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+z');
  expect(await axe(page)).toEqual([]);
  // The address is the board.
  await page.goto(page.url());
  await page.locator('.drawn-point').first().waitFor();
  expect(await facts()).toBe('4 points · 4 lines · 2 neighbours');
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.locator('.board .point').first().waitFor();
  expect(await page.locator('.board .point').count()).toBe(4);
  // Four points with a komi of 7.5 would be White's before the first move.
  const komi = new URLSearchParams(page.url().split('?')[1]).get('rules')!.split('komi=')[1];
  expect(Math.abs(Number(komi))).toBeLessThanOrEqual(4);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('by mouse: points, lines, holes, and a board from text', async () => {
  await page.goto(`${served.url}/draw`);
  const canvas = (await page.locator('.canvas').boundingBox())!;
  const at = (x: number, y: number) =>
    [canvas.x + canvas.width * x, canvas.y + canvas.height * y] as const;
  await page.mouse.click(...at(0.4, 0.5));
  await page.mouse.click(...at(0.6, 0.5));
  expect(await facts()).toContain('2 points · 0 lines');
  expect(await page.locator('.checks').innerText()).toContain('no line');
  const dots = page.locator('.drawn-point .dot');
  await dots.first().click();
  await dots.last().click();
  expect(await facts()).toContain('2 points · 1 line');
  expect(await page.locator('.drawn-point.selected').count()).toBe(0); // one line, and no more
  // Dragged, a point takes its line along.
  const box = (await dots.last().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(...at(0.7, 0.3), { steps: 4 });
  await page.mouse.up();
  const after = (await dots.last().boundingBox())!;
  expect(Math.abs(after.y - box.y)).toBeGreaterThan(40);
  expect(await facts()).toContain('2 points · 1 line');
  await page.getByText('Erase').click();
  await dots.last().click();
  expect(await facts()).toContain('1 point · 0 lines');
  await page.getByText('Start from a board').click();
  await page.getByLabel(/paste lines/).fill('a b\nb c\nc a\nc d');
  await page.getByRole('button', { name: 'Draw it' }).click();
  expect(await facts()).toBe('4 points · 4 lines · 1 to 3 neighbours');
  await page.getByText('For makers').click();
  for (const [button, name] of [
    ['Strokes (SVG)', 'board.svg'],
    ['Solid (STL)', 'board.stl'],
  ]) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await file).suggestedFilename()).toBe(name);
  }
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
});
