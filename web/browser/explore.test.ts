// The laboratory with no server: set up, look, play step by step, and share.
import { expect, test } from 'vitest';
import { axe, hasChromium, playAt, point } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const press = async (name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const notice = () => page.locator('.notice').innerText();

test.skipIf(!hasChromium)('a position is set up, seen and played, by keyboard alone', async () => {
  await page.goto(`${served.url}/explore?board=grid:3x3&rules=no-suicide`);
  await page.locator('.board .point').first().waitFor();
  expect(await axe(page)).toEqual([]);
  await press('Place a white stone');
  await playAt(page, 'A1');
  await press('Place a black stone');
  await playAt(page, 'A2');
  await press('Play');
  await page.getByText('Groups', { exact: true }).click();
  await point(page, 'A1').focus();
  expect(await notice()).toBe('White’s group at A1: 1 stone, 1 liberty (B1).');
  // Step by step: the white stone goes in the second step.
  await page.getByLabel('Step by step').focus();
  await page.keyboard.press('Space');
  await playAt(page, 'B1');
  await page.getByText('1. Black plays at B1').waitFor();
  expect(await axe(page)).toEqual([]);
  await press('Next step');
  expect(await point(page, 'A1').getAttribute('aria-label')).toContain('empty');
  await press('Next step');
  await page.getByText('This position is new').waitFor();
  await press('Play it');
  await page.getByText('White to play').waitFor();
  // The link shows the same again.
  const link = await page.getByLabel('The link to this position').inputValue();
  expect(link).toBe(
    `${served.url}/explore?board=grid:3x3&rules=no-suicide&stones=W..B.....&turns=B1`,
  );
  await page.goto(link);
  await page.getByText('White to play').waitFor();
  expect(await point(page, 'B1').getAttribute('aria-label')).toContain('black stone');
  await page.getByText('Previous positions (superko)').click();
  await page.locator('.seen-list li').nth(1).waitFor();
  expect(await page.locator('.seen-list li').count()).toBe(2);
  // The bot needs no server; the exact answers do, and say so.
  await press('Ask');
  await page.locator('.best li').first().waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: /Perfect play/ }).click();
  await page.getByText('which cannot be reached').waitFor();
  expect(errors).toEqual([]);
});
