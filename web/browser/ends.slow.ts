// How games end, in a real browser: on small boards both sides can win, a loss on time says so, and no page shows
// the names that programs use.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playAt } from './browser';
import { DESKTOP, says, stone, table } from './table';

const { person, url } = table();

/** Plays these moves at one screen, then passes and agrees; what the page says of the result. */
async function playOut(page: Page, moves: string[]): Promise<string> {
  await page.locator('.board .point').first().waitFor();
  for (const [turn, move] of moves.entries()) {
    if (move === 'pass') {
      await page.getByRole('button', { name: 'Pass' }).click();
      continue;
    }
    await playAt(page, move);
    await stone(page, move, turn % 2 === 0 ? 'black' : 'white');
  }
  for (let i = 0; i < 2; ++i) await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByRole('button', { name: 'We agree' }).click();
  await says(page, /wins|tie/);
  return page.locator('.turn-line').innerText();
}

test('on a drawn ring of seven points, with the komi offered, Black wins once and White once', async () => {
  const page = await person(DESKTOP);
  const draw = async () => {
    await page.goto(`${url()}/draw`);
    const [start, lines] = [
      page.getByText('Start from a board', { exact: true }),
      page.getByLabel(/paste lines/),
    ];
    await start.waitFor();
    if (!(await lines.isVisible())) await start.click(); // open already while nothing is drawn
    await lines.fill('1 2\n2 3\n3 4\n4 5\n5 6\n6 7\n7 1');
    await page.getByRole('button', { name: 'Draw it' }).click();
    await page.getByText('7 points · 7 lines · 2 neighbours').waitFor();
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.waitForURL(/local/);
    const rules = new URLSearchParams(page.url().split('?')[1]).get('rules')!;
    expect(Math.abs(Number(rules.split('komi=')[1]))).toBeLessThan(7);
  };
  await draw();
  // White's stones on 4 and 5 are taken.
  expect(await playOut(page, ['1', '4', '3', '5', '6'])).toMatch(/^Black wins by/);
  await draw();
  // So are first the stone on 1, then those on 4 and 5.
  expect(await playOut(page, ['1', '2', '5', '7', '4', '6', 'pass', '3'])).toMatch(
    /^White wins by/,
  );
  await page.context().close();
});

test('on 5x5, with the komi offered, Black wins once and White once', async () => {
  const page = await person(DESKTOP);
  const rows = [1, 2, 3, 4, 5];
  for (const [winner, first, second] of [
    ['Black', 'C', 'E'],
    ['White', 'E', 'C'],
  ]) {
    await page.goto(`${url()}/new?board=grid:5x5&at=screen`);
    await page.getByText(/^Fair for this board: .* games between bots/).waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/local/);
    const moves = rows.flatMap(row => [`${first}${row}`, `${second}${row}`]);
    expect(await playOut(page, moves)).toMatch(new RegExp(`^${winner} wins by`));
  }
  await page.context().close();
});

/** A game on the server by its interface, as the person of this page. */
const createBy = (page: Page, body: object) =>
  page.evaluate(async request => {
    const answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    return (await answer.json()).game as string;
  }, body);

test('a loss on time says so to both, and nobody resigned', async () => {
  const [an, bo] = [await person(DESKTOP), await person(DESKTOP)];
  await an.goto(url());
  await an.getByRole('button', { name: 'Play now' }).click();
  await says(an, 'Your turn');
  const game = await createBy(an, {
    board: 'grid:5x5',
    clock: 'absolute:main=4',
    seats: [{ kind: 'me' }, { kind: 'anyone' }],
  });
  await an.goto(`${url()}/game/${game}`);
  await bo.goto(`${url()}/game/${game}`);
  await bo.getByRole('button', { name: 'Play as White' }).click();
  await says(an, 'Your turn');
  await playAt(an, 'C3');
  await says(bo, 'Your turn');
  await playAt(bo, 'B2');
  await says(an, 'Your turn');
  await playAt(an, 'D4');
  for (const page of [an, bo]) {
    await says(page, 'lost on time');
    await page.locator('.seat', { hasText: 'lost on time' }).waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/resign/i);
  }
  await Promise.all([an.context().close(), bo.context().close()]);
});

/** All that a page says, also to those who only hear it. */
const allWords = (page: Page) =>
  page.evaluate(() => {
    const said = ['aria-label', 'title', 'alt', 'placeholder'].flatMap(name =>
      [...document.querySelectorAll(`[${name}]`)].map(element => element.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...said].join('\n');
  });

test('no page shows a board or rules by the names that programs use', async () => {
  const [an, bo] = [await person(DESKTOP), await person(DESKTOP)];
  await an.goto(url());
  await an.getByRole('button', { name: 'Play now' }).click();
  await says(an, 'Your turn');
  const game = await createBy(an, {
    board: 'grid:9x9',
    rules: 'chinese,players=6,komi=0/0/1/1/8/10',
    listed: true,
    seats: [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'anyone' }))],
  });
  const internal = /\b(grid|torus|honeycomb|triangular|sunflower):|chinese,|players=|komi=/;
  for (const [page, path, ready] of [
    [bo, '/', '.game-row'],
    [bo, `/game/${game}`, '.seats'],
    [an, `/game/${game}`, '.seats'],
    [an, '/you', 'h2:text("Settings")'],
    [an, '/new?board=grid:9x9&players=6', '.preview'],
  ] as const) {
    await page.goto(url() + path);
    await page.locator(ready).first().waitFor();
    expect(await allWords(page), path).not.toMatch(internal);
  }
  await Promise.all([an.context().close(), bo.context().close()]);
});
