// Problems in a real browser without a server: a wrong move is refuted, the solution is found, SGF goes out and in.
import { expect, test } from 'vitest';
import { words, type Problem } from '../src/problems/problem';
import { problemFile } from '../tests/problemFile';
import { axe, contentOf, hasChromium, point } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const { problems } = problemFile;
const isGrid = ({ board, players }: Problem) =>
  players === 2 && (board as string).startsWith('grid:');
/** One with a wrong move on a point, an answer to it, and more than one step. */
const long = problems.find(problem => isGrid(problem) && problem.steps.length > 1)!;
const wrongMove = Object.keys(long.steps[0].wrong).find(name => name !== 'pass')!;

test.skipIf(!hasChromium)('a problem, wrong at first, then solved by keyboard', async () => {
  await page.goto(`${served.url}/learn`);
  await page.getByRole('link', { name: 'Problems' }).click();
  await page.waitForSelector('.lesson-tile');
  expect(await axe(page)).toEqual([]);
  await page.goto(`${served.url}/problems/${long.id}`);
  await point(page, wrongMove).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.verdict.wrong');
  const answer = words(long.steps[0].wrong[wrongMove])[0];
  expect(await page.locator('.verdict.wrong').innerText()).toContain(`answers ${answer}`);
  expect(await axe(page)).toEqual([]);
  // "Try again" has the focus.
  await page.keyboard.press('Enter');
  for (const { right } of long.steps) {
    await point(page, words(right)[0]).focus();
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('.verdict.right');
  await page.goto(`${served.url}/problems`);
  await page.waitForSelector('.standing');
  expect(await page.locator('.standing').innerText()).toContain(`1 of ${problems.length}`);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)(
  'the problem of the day shows its solution, and SGF goes out and in',
  async () => {
    await page.goto(`${served.url}/problems/today`);
    await page.getByRole('button', { name: 'Show the solution' }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as SGF' }).click(),
    ]);
    const sgf = await contentOf(saved);
    expect(sgf.toString()).toContain('C[RIGHT]');
    await page.goto(`${served.url}/problems`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'own.sgf', mimeType: 'application/x-go-sgf', buffer: sgf });
    await page.waitForURL('**/problems/own-1');
    await page.waitForSelector('.board .point');
    await page.goto(`${served.url}/problems/nothing`);
    expect(await page.locator('h1').innerText()).toBe('No such problem');
    expect(errors).toEqual([]);
  },
);
