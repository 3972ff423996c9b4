// A bot without a server, in a real browser: how long it takes, and whether the page goes on meanwhile.
import { expect, test } from 'vitest';
import { axe, hasChromium, playAt } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const says = (text: string | RegExp) => page.locator('.turn-line', { hasText: text }).waitFor();
const empty = () => page.locator('.board .point[aria-label$=", empty"]');

/**
 * At the middle one of the points that the bot has left: from the key to its stone, in milliseconds,
 * and the longest time between two frames.
 */
async function turn(): Promise<{ answer: number; frame: number }> {
  await empty()
    .nth(Math.floor((await empty().count()) / 2))
    .focus();
  return page.evaluate(async () => {
    const left = () => document.querySelectorAll('.board .point[aria-label$=", empty"]').length;
    const before = left();
    const begun = performance.now();
    let [last, frame, waiting] = [begun, 0, true];
    const tick = () => {
      const now = performance.now();
      frame = Math.max(frame, now - last);
      last = now;
      if (waiting) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    );
    while (left() > before - 2) await new Promise(done => setTimeout(done, 5));
    waiting = false;
    return { answer: performance.now() - begun, frame };
  });
}

test.skipIf(!hasChromium)('the strongest level answers within two seconds on 9x9', async () => {
  await page.goto(`${served.url}/local?board=grid:9x9&rules=chinese&bots=,expert`);
  await page.waitForSelector('.board .point');
  await turn(); // the first turn also loads the bot
  const turns = [await turn(), await turn(), await turn()];
  console.log(
    turns.map(t => `${t.answer.toFixed(0)} ms, longest frame ${t.frame.toFixed(0)}`).join('; '),
  );
  const middle = (values: number[]) => values.sort((a, b) => a - b)[1];
  expect(middle(turns.map(t => t.answer))).toBeLessThan(2000);
  // It thinks for more than a second: a page that waited for it would show no frame for as long.
  expect(middle(turns.map(t => t.frame))).toBeLessThan(1000);
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test.skipIf(!hasChromium)(
  'with no server a bot is set up, played and counted by keyboard alone',
  async () => {
    await page.goto(`${served.url}/new?board=grid:5x5`);
    await page.getByText('The server cannot be reached').waitFor();
    await page.locator('option[value="beginner"]').first().waitFor({ state: 'attached' });
    await page.getByLabel('Level of White').selectOption('beginner');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).focus();
    await page.keyboard.press('Enter');
    await says('Your turn (Black)');
    await playAt(page, 'C3');
    await page.locator('.board .point[aria-label*="white stone"]').waitFor({ state: 'attached' });
    await says('Your turn (Black)');
    // Undo goes back to your own turn, not to the bot's.
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await empty().count()).toBe(25);
    await playAt(page, 'C3');
    for (let turns = 0; turns < 40; ++turns) {
      await says(/Your turn|dead|wins/);
      const pass = page.getByRole('button', { name: 'Pass' });
      if (!(await pass.count())) break;
      await pass.focus();
      await page.keyboard.press('Enter');
    }
    await says(/Which stones are dead|wins/);
    const agree = page.getByRole('button', { name: 'We agree' });
    if (await agree.count()) {
      await page
        .locator('.card')
        .getByText('The bot has marked the stones it considers dead')
        .waitFor();
      await agree.click();
    }
    await says('wins');
    expect(errors).toEqual([]);
  },
);
