// Bots at their own pace, in a real browser: people can distinguish, follow and hurry them.
import { expect, test } from 'vitest';
import { playAt } from './browser';
import { DESKTOP, openTable, resign, says, table } from './table';

const { person, url } = table([]);

test('two bots of one name are numbered, and hurry when one has resigned', async () => {
  const page = await person(DESKTOP);
  await openTable(page, url(), 'grid:7x7', [
    ['White', 'bot'],
    ['Red', 'bot'],
  ]);
  await says(page, 'Your turn');
  const names = await page.locator('.seat .name').allInnerTexts();
  expect(new Set(names).size).toBe(3);
  // Before everybody has had a turn there is nothing to resign.
  await playAt(page, 'D4');
  const red = page.locator('.board .point[aria-label*=" red stone"]');
  await red.first().waitFor({ state: 'attached' });
  await resign(page);
  await page.getByRole('button', { name: 'Fast forward' }).click();
  await page.getByRole('button', { name: 'Bots are playing fast' }).waitFor();
  await page.context().close();
});
