// A file of your own without a server: it opens as a review, is continued, and is saved again.
import { expect, test } from 'vitest';
import { axe, contentOf, hasChromium, point } from './browser';
import { errors, page, served, usePage } from './offline';

usePage();

const STUDY =
  '(;GM[1]SZ[9]PB[An]PW[Bo]RE[B+R]C[Good luck];B[ee]LB[cc:A](;W[ce]C[Here])(;W[gg]C[Or here]))';
const choose = (name: string, text: string | Buffer) =>
  page.setInputFiles('input[type=file]', {
    name,
    mimeType: 'application/x-go-sgf',
    buffer: Buffer.from(text),
  });
const comment = () => page.locator('.comment').innerText();

test.skipIf(!hasChromium)('a file is opened, continued and saved', async () => {
  await page.goto(`${served.url}/open`);
  await choose('no.sgf', 'hello');
  await page.getByText('no.sgf: This is neither SGF nor an omnigo record.').waitFor();
  await choose('two.sgf', '(;SZ[9]PB[An]PW[Bo])(;SZ[9]PB[Cy]PW[Di])');
  expect(await page.locator('.opened-list li').allInnerTexts()).toEqual([
    'An – Bo\n9 × 9 · two.sgf',
    'Cy – Di\n9 × 9 · two.sgf',
  ]);
  expect(await axe(page)).toEqual([]);

  // Where nothing is said about a game, there is no room for it.
  await page.getByRole('link', { name: /An – Bo/ }).click();
  await page.waitForSelector('.library-game .board .point');
  expect(await page.locator('.comment').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Next comment' }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'About', exact: true }).count()).toBe(0);

  // Pasted anywhere: the only game opens at once, and has what the file says.
  await page.evaluate(text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, STUDY);
  await page.waitForSelector('.library-game .board .point');
  expect(await comment()).toBe('Good luck');
  await page.waitForSelector('.move-tree .node'); // it listens to keys
  await page.keyboard.press(']');
  expect(await page.locator('.board .marks .label').textContent()).toBe('A');
  await page.keyboard.press(']');
  expect(await comment()).toBe('Here');
  await page.locator('.move-tree .node').last().click();
  expect(await comment()).toBe('Or here');
  expect(await axe(page)).toEqual([]);

  // As SGF with both variations.
  await page.getByRole('button', { name: 'Export' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SGF' }).click(),
  ]);
  expect((await contentOf(saved)).toString()).toMatch(/\(;W\[ce\].*\n?\(;W\[gg\]/s);

  // The dialog opens a second time.
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'GIF' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  // On from the variation against a bot.
  await page.getByText('Continue from here').click();
  await page.getByRole('button', { name: 'Play against the bot' }).click();
  await page.locator('.turn-line', { hasText: 'Your turn' }).waitFor();
  expect(await point(page, 'G3').getAttribute('aria-label')).toContain('white stone');
  expect(errors).toEqual([]);
});
