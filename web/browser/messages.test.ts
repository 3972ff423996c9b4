// Messages: none of them moves a button, and a notification that is denied says why.
import { expect, test } from 'vitest';
import { hasChromium, playAt } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

test.skipIf(!hasChromium)('on a phone no button moves when a message comes or goes', async () => {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${served.url}/local?board=grid:5x5&rules=chinese`);
  const pass = page.getByRole('button', { name: 'Pass' });
  const top = async () => Math.round((await pass.boundingBox())!.y);
  await playAt(page, 'C3');
  const quiet = await top();
  await playAt(page, 'C3');
  await page.getByText('C3 is occupied').waitFor();
  expect(await top()).toBe(quiet);
  await pass.click();
  await page.getByText('C3 is occupied').waitFor({ state: 'detached' });
  expect(await top()).toBe(quiet);
  await page.setViewportSize(before);
});

test.skipIf(!hasChromium)('a denied notification leaves the box empty and says why', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  await page.goto(`${served.url}/you`);
  const box = page.getByLabel('Notify me when it is my turn');
  await box.click();
  await page.getByText('Your browser blocks notifications').waitFor();
  expect(await box.isChecked()).toBe(false);
  await page.reload();
  expect(await box.isChecked()).toBe(false);
  expect(errors).toEqual([]);
});
