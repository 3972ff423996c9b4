// A teacher makes exercises, a class solves them: by a link, without a server, and without a network.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { encode } from '../src/draw/code';
import type { Drawn } from '../src/draw/drawn';
import { axe, hasChromium, playAt, watchErrors } from './browser';
import { errors, page, served, usePage } from './offline';

usePage({ keeps: true });

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
let link = '';
const TRIANGLE: Drawn = {
  points: [
    { name: '', x: 0, y: 0 },
    { name: '', x: 1, y: 0 },
    { name: '', x: 0, y: 1 },
  ],
  edges: [
    [0, 1],
    [0, 2],
    [1, 2],
  ],
};

test.skipIf(!hasChromium)('two exercises are made without code', async () => {
  await page.goto(`${served.url}/learn`);
  await page.getByRole('link', { name: 'Make exercises of your own' }).click();
  await page.getByLabel('Title of the set').fill('Monday');
  await press('Make the first one');
  await page.waitForSelector('.teach-board .point');
  // An empty board has nothing to take: the page says so, and offers no link.
  await page.getByText('nothing solves it').waitFor();
  expect(await page.getByLabel('The link for your class').count()).toBe(0);
  for (const name of ['B3', 'C4', 'D3']) await playAt(page, name);
  await page.getByRole('button', { name: 'Place a white stone' }).click();
  await playAt(page, 'C3');
  await page.getByText('The rules engine can check this exercise.').waitFor();
  await page
    .getByLabel('Explanation before the question')
    .fill('A block without liberties is *taken*.');
  expect(await axe(page)).toEqual([]);

  await press('Add another');
  await page.getByRole('button', { name: 'Place a black stone' }).click();
  await playAt(page, 'A1');
  await page.getByRole('combobox', { name: /^Question/ }).selectOption('liberties');
  await page.getByText('Choose the point.').waitFor();
  await playAt(page, 'A1');
  await page.getByText('Chosen: A1').waitFor();
  await page.getByText('The rules engine can check this exercise.').waitFor();
  link = await page.getByLabel('The link for your class').inputValue();
  expect(link).toMatch(/\/class#set=[\w-]+$/);
  expect(link.length).toBeLessThan(800);
  // What is made is kept.
  await page.goto(`${served.url}/teach`);
  await page.getByRole('button', { name: '2', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('the class solves them by the link, wrong and right', async () => {
  await page.goto(link);
  await page.getByRole('heading', { name: 'Monday' }).waitFor();
  await page.getByText('You are Black. Capture a stone.').waitFor();
  expect(await axe(page)).toEqual([]);
  await playAt(page, 'A1');
  await page.getByText('That captures nothing').waitFor();
  await press('Try again');
  await playAt(page, 'C2');
  await page.getByText('You captured 1 stone.').waitFor();
  await press('Next');
  await page.getByText('Mark the liberties of the group at A1.').waitFor();
  for (const name of ['A2', 'B1']) await playAt(page, name);
  await press('Check');
  await page.locator('.verdict.right').waitFor();
  await press('Finish');
  await page.getByText('You have solved them all.').waitFor();
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('once opened, a set is solved without a network', async () => {
  await page.goto(link);
  await page.getByText('Capture a stone').waitFor();
  await page.waitForFunction(async () => {
    const cache = await caches.open('omnigo-1');
    const kept = (await cache.keys()).map(({ url }) => url);
    return ['.wasm', '.css', 'ClassPage'].every(part => kept.some(url => url.includes(part)));
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('Capture a stone').waitFor();
  await playAt(page, 'C2');
  await page.getByText('You captured 1 stone.').waitFor();
  // What was solved before is still marked.
  expect(await page.getByRole('link', { name: 'Exercise 2, done' }).count()).toBe(1);
  await page.context().setOffline(false);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('a saved file is solved where there never was a server', async () => {
  await page.goto(`${served.url}/teach`);
  const [saved] = await Promise.all([page.waitForEvent('download'), press('Save for offline use')]);
  expect(saved.suggestedFilename()).toBe('Monday.html');
  const file = join(mkdtempSync(join(tmpdir(), 'omnigo-saved-')), 'Monday.html');
  await saved.saveAs(file);
  const context = await page.context().browser()!.newContext({ offline: true });
  const pupil = await context.newPage();
  watchErrors(pupil, errors);
  await pupil.goto(`file://${file}`);
  await pupil.getByRole('heading', { name: 'Monday' }).waitFor();
  expect(await pupil.title()).toBe('Monday');
  expect(await axe(pupil)).toEqual([]);
  await playAt(pupil, 'C2');
  await pupil.getByText('You captured 1 stone.').waitFor();
  await pupil.getByRole('button', { name: 'Next' }).click();
  await pupil.getByText('Mark the liberties of the group at A1.').waitFor();
  // Opened again, it is where it was, and the first exercise is still marked.
  await pupil.reload();
  await pupil.getByRole('link', { name: 'Exercise 1, done' }).waitFor();
  for (const name of ['A2', 'B1']) await playAt(pupil, name);
  await pupil.getByRole('button', { name: 'Check' }).click();
  await pupil.getByRole('button', { name: 'Finish' }).click();
  await pupil.getByText('You have solved them all.').waitFor();
  await context.close();
  rmSync(dirname(file), { recursive: true });
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)(
  'a link that is cut off says so; a drawn board can be asked about',
  async () => {
    // Another set does not overwrite the one that is being made.
    await page.goto(`${served.url}/teach`);
    await page.getByLabel('Title of the set').fill('Tuesday');
    await page.goto('about:blank');
    await page.goto(link.replace('/class', '/teach'));
    await page.getByRole('button', { name: 'Keep mine' }).click();
    expect(await page.getByLabel('Title of the set').inputValue()).toBe('Tuesday');
    await page.goto('about:blank');
    await page.goto(link.slice(0, -12));
    await page.getByText('Did you copy all of it?').waitFor();
    await page.goto(`${served.url}/draw?b=${encode(TRIANGLE)}`);
    await page.getByRole('button', { name: 'Make an exercise' }).click();
    await page.waitForSelector('.teach-board .point');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 860 });
    expect(errors).toEqual([]);
  },
);
