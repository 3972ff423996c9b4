// Every lesson in a real browser with no server: wrong and right answers, and a lesson by keyboard alone.
import { expect, test } from 'vitest';
import { loadEngine } from '../tests/engine';
import { LESSONS } from '../src/learn/lessons';
import { axe, hasChromium, point } from './browser';
import { errors, page, served, usePage } from './offline';
import { doAll } from './lessons';

usePage();

const engine = await loadEngine();

test.skipIf(!hasChromium)(
  'from the home page into the first lesson, by keyboard alone',
  async () => {
    await page.goto(served.url);
    await page.getByRole('link', { name: 'Learn in ten minutes' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Start' }).focus();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('.board .point[tabindex="0"]').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.verdict.right').innerText()).toContain('never moves');
    // The next step has the focus.
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=Mark the liberties');
    await point(page, 'C3').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await point(page, 'C4').getAttribute('aria-label')).toBe('C4, empty, chosen');
    await page.getByRole('button', { name: 'Check' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.verdict.wrong').innerText()).toContain('3 liberties are missing');
    expect(errors).toEqual([]);
  },
);

// One of each kind of exercise.
const LOOKED_AT = ['liberties 3', 'ko 2', 'end 3', 'legal 4', 'clocks 3', 'players 2'];

test.skipIf(!hasChromium)('every lesson, wrong and right, and kept for the next time', async () => {
  await page.goto(`${served.url}/learn/${LESSONS[0].id}`);
  await doAll(page, engine, async (id, step) => {
    if (LOOKED_AT.includes(`${id} ${step}`)) expect(await axe(page), `${id} ${step}`).toEqual([]);
  });
  await page.goto(`${served.url}/learn`);
  await page.waitForSelector('.lesson-tile');
  expect(await page.locator('.lesson-tile.done').count()).toBe(LESSONS.length);
  expect(errors).toEqual([]);
});
