// A board drawn, shared by link, and played by two browsers to the end.
import { expect, test } from 'vitest';
import { axe, playAt } from './browser';
import { DESKTOP, says, table } from './table';

const { person, url } = table();

test('one draws and shares, the other opens the link; they play to the agreed score', async () => {
  const [an, bo] = [await person(DESKTOP), await person(DESKTOP)];
  await an.goto(`${url()}/draw`);
  await an.getByText('Advanced').click();
  await an.getByLabel('Family and size').fill('grid:3x3');
  await an.getByRole('button', { name: 'Start', exact: true }).click();
  // A hole in the middle, and a bridge from corner to corner.
  await an.getByText('Erase').click();
  await an.locator('.drawn-point[aria-label^="Point B2,"] .dot').click();
  await an.getByText('Bridge', { exact: true }).click();
  await an.locator('.drawn-point[aria-label^="Point A1,"] .dot').click();
  await an.locator('.drawn-point[aria-label^="Point C3,"] .dot').click();
  const drawn = await an.locator('.facts p').first().innerText();
  expect(drawn).toContain('10 points · 11 lines');

  await bo.goto(await an.getByLabel('The link to this board').inputValue());
  await bo.locator('.facts').waitFor();
  expect(await bo.locator('.facts p').first().innerText()).toBe(drawn);

  await an.getByRole('button', { name: 'With a friend, by link' }).click();
  const link = await an.getByLabel('Link to this game').inputValue();
  await bo.goto(link);
  await bo
    .getByRole('button', { name: /^Play as/ })
    .first()
    .click();
  await says(an, 'Your turn');
  expect(await an.locator('.board .point').count()).toBe(10);
  await playAt(an, 'B1');
  await says(bo, 'Your turn');
  await playAt(bo, 'B3');
  await says(an, 'Your turn');
  await playAt(an, 'A1');
  await says(bo, 'Your turn');
  await bo.getByRole('button', { name: 'Pass' }).click();
  await says(an, 'Your turn');
  await an.getByRole('button', { name: 'Pass' }).click();
  for (const page of [an, bo]) await says(page, 'Which stones are dead?');
  expect(await axe(bo)).toEqual([]);
  await an.getByText('A bot has marked').waitFor({ state: 'attached' });
  for (const page of [an, bo]) await page.getByRole('button', { name: 'Accept' }).click();
  for (const page of [an, bo]) await says(page, /wins by|tie/);
});
