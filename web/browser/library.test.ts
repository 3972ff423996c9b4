// The library without a server: from the list into a game, by its comments, and off its line.
import { expect, test } from 'vitest';
import { axe, hasChromium, point } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const comment = () => page.locator('.comment').innerText();

test.skipIf(!hasChromium)('a game is found, read and varied; the bot needs no server', async () => {
  await page.goto(served.url);
  await page.getByRole('link', { name: 'Library' }).click();
  await page.locator('.library .tile').nth(5).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: /The game on 2x2/ }).click();
  await page.waitForSelector('.library-game .board .point');
  expect(await comment()).toContain('Four points');
  await page.getByRole('button', { name: 'Next comment' }).click();
  expect(await comment()).toContain('The block {A2}');
  expect(await point(page, 'A2').getAttribute('aria-label')).toContain('black stone');
  expect(await axe(page)).toEqual([]);

  // To the end: the count is the one of the record.
  await page.getByRole('button', { name: 'Go to the end' }).click();
  await page.getByText('White wins by 4 points').waitFor();

  // Your own move after the first turn, in a link for somebody else.
  for (let i = 0; i < 7; ++i) await page.keyboard.press('[');
  await point(page, 'B1').focus();
  await page.keyboard.press('Enter');
  const link = (await page
    .getByRole('button', { name: 'Link to this position' })
    .getAttribute('title'))!;
  expect(link).toBe(`${served.url}/library/two-by-two?turn=1&then=B1`);
  await page.goto(link);
  await page.getByText('Your own variation').waitFor();
  expect(await point(page, 'B1').getAttribute('aria-label')).toContain('white stone');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  expect(await comment()).toContain('The block {A2}');

  await page.getByLabel('Analyse the position on the board').check();
  await page.locator('ol.best li').first().waitFor({ timeout: 20_000 });
  expect(await page.locator('ol.best li').first().innerText()).toMatch(/White \d+% · /);
  expect(errors).toEqual([]);
});
