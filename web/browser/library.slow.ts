// Every game of the library without a server, on a phone.
import { expect, test } from 'vitest';
import { hasChromium } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

test.skipIf(!hasChromium)(
  'every game of the library opens at its end, on a phone too',
  async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${served.url}/library`);
    await page.locator('.library .tile').nth(5).waitFor();
    const links = await page
      .locator('.library .tile')
      .evaluateAll(tiles => tiles.map(tile => tile.getAttribute('href')!));
    for (const link of links) {
      await page.goto(`${served.url}${link}?turn=9999`);
      await page.waitForSelector('.library-game .board .stone');
      expect(await page.getByRole('button', { name: 'Next comment' }).isDisabled(), link).toBe(
        true,
      );
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, link).toBeLessThanOrEqual(0);
    }
    await page.goto(`${served.url}/library/nothing`);
    await page.getByText('No such game').waitFor();
    await page.setViewportSize({ width: 1280, height: 860 });
    expect(errors).toEqual([]);
  },
);
