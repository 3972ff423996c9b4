// Every board on offer can be started as the form comes, and the form says what it is about.
import { expect, test } from 'vitest';
import { loadEngine } from '../tests/engine';
import { boardTitle, GALLERY } from '../src/pages/boards';
import { hasChromium } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const engine = await loadEngine();
const isValid = () =>
  page.evaluate(() => document.querySelector<HTMLFormElement>('form.new-game')!.checkValidity());

test.skipIf(!hasChromium)('every board of the first page starts as its form comes', async () => {
  await page.goto(served.url);
  await page.waitForSelector('.gallery .stone');
  const links = await page
    .locator('.gallery a')
    .evaluateAll(tiles => tiles.map(tile => tile.getAttribute('href')!));
  expect(links.length).toBe(GALLERY.length);
  for (const [i, link] of links.entries()) {
    await page.goto(served.url + link);
    await page.waitForSelector('.preview .board');
    expect(await isValid(), link).toBe(true);
    await page.getByText('The server cannot be reached').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForSelector('main.game .board', { timeout: 5_000 });
    // People read titles, not specs or the rules as a record has them.
    const text = await page.locator('main.game').innerText();
    expect(text, link).toContain(boardTitle(GALLERY[i].spec));
    expect(text, link).not.toMatch(/\w+:\d|players=|komi=/);
    const labels = await page
      .locator('main.game [aria-label]')
      .evaluateAll(list => list.map(element => element.getAttribute('aria-label')!));
    expect(labels.filter(label => /[a-z]:\d/.test(label))).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('every family of the form is valid as it is offered', async () => {
  await page.goto(`${served.url}/new?at=screen`);
  const choice = page.getByRole('combobox', { name: /^Board/ });
  for (const { name, example } of engine.families()) {
    await choice.selectOption(`family ${name}`);
    await page.waitForSelector('.preview .board');
    expect(await isValid(), example).toBe(true);
  }
  // What is too large is refused in words, and nothing can be started with it.
  await choice.selectOption('family sunflower');
  await page.getByLabel('Size').fill('20000');
  await page.getByText('is too large. A board has at most 10,000 points').waitFor();
  expect(await page.getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
  expect(errors).toEqual([]);
});
