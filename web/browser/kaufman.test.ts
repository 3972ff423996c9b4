// Kaufman's page without a server: LIFT by steps, where it differs, a game as quadruples, the errata.
import { expect, test } from 'vitest';
import { axe, hasChromium, point } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const press = (name: string) => page.getByRole('button', { name }).click();

test.skipIf(!hasChromium)('LIFT runs step by step beside the rules', async () => {
  await page.goto(`${served.url}/kaufman?case=suicide`);
  await page.waitForSelector('.stepper .board .point');
  expect(await page.locator('.listing .now').innerText()).toContain('LIFT(v)');
  expect(await page.locator('.step-text').innerText()).toContain('Black has played at B4');
  expect(await axe(page)).toEqual([]);
  await press('One step forward');
  expect(await page.locator('.listing .now').innerText()).toContain('for a in adjacent(v)');
  // To the end: the stones are gone, and Black has been credited with them.
  await press('Go to the end of LIFT');
  await page.getByText('Black has 2 prisoners. White has 0 prisoners.').waitFor();
  expect(await point(page, 'A4').getAttribute('aria-label')).toContain('empty');
  await page.getByText('Prisoners by LIFT: 2 : 0; by the rules: 0 : 2.').waitFor();
  await page.getByText('Corrected', { exact: true }).first().click();
  await page.getByText('The same board and the same prisoners.').waitFor();
  // The table is found by running every case.
  const row = page.getByRole('row', { name: /^The missing endfor/ });
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    'same',
    'board and prisoners differ',
    'same',
    expect.stringMatching(/^\d+$/),
  ]);
  // Elsewhere on the same board, by keyboard.
  await point(page, 'D1').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Black plays at D1').waitFor();
  await page.getByRole('combobox', { name: /^Position/ }).selectOption('three');
  await page.getByText('A different board.').waitFor();
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)('a game is browsed as quadruples, from the library', async () => {
  await page.goto(`${served.url}/library/two-by-two?turn=4`);
  await page.getByRole('link', { name: /quadruple/ }).click();
  const table = page.getByRole('table', { name: 'The quadruple after turn 4' });
  await table.waitFor();
  expect(await table.innerText()).toContain('4 boards');
  expect(await page.locator('.past-boards li').count()).toBe(4);
  await press('Next turn');
  await page.getByRole('table', { name: 'The quadruple after turn 5' }).waitFor();
  expect(await page.locator('.errata .card').count()).toBeGreaterThan(9);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 860 });
  expect(errors).toEqual([]);
});
