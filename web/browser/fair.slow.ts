// Fair games in a real browser: a count that cannot be gamed, a search that explains itself, and what a
// table says about itself.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, playAt } from './browser';
import { DESKTOP, line, openTable, register, resign, says, stone, table } from './table';

const { person, url } = table();
const shot = (page: Page, name: string) =>
  process.env.OMNIGO_SHOTS
    ? page.screenshot({ path: `${process.env.OMNIGO_SHOTS}/${name}.png`, fullPage: true })
    : null;

test('who marks living stones dead gets nothing for it, and the other is warned', async () => {
  const [an, eve] = [await person(DESKTOP), await person(DESKTOP)];
  const link = await openTable(an, url(), 'grid:5x5', [['White', 'anyone']]);
  await eve.goto(link);
  await eve.getByRole('button', { name: /^Play as/ }).click();
  await says(an, 'Your turn');
  for (let row = 1; row <= 5; ++row) {
    for (const [mover, other, column, colour] of [
      [an, eve, 'C', 'black'],
      [eve, an, 'D', 'white'],
    ] as const) {
      await playAt(mover, `${column}${row}`);
      await stone(other, `${column}${row}`, colour);
    }
  }
  for (const page of [an, eve]) {
    await says(page, 'Your turn');
    await page.getByRole('button', { name: 'Pass' }).click();
  }
  await eve.getByText('A bot has marked').waitFor({ state: 'attached' });
  await playAt(eve, 'C3');
  const banner = an.getByRole('alert').filter({ hasText: 'marked your group at C1 as dead: −15' });
  await banner.waitFor();
  await an.getByText('If you do nothing, the server’s own count decides').waitFor();
  // The banner has the choices; nothing else invites to accept.
  expect(await an.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
  await shot(an, 'disputed');
  expect(await axe(an)).toEqual([]);
  await banner.getByRole('button', { name: 'Change it back' }).click();
  await banner.waitFor({ state: 'detached' });
  await playAt(eve, 'C3');
  await banner.getByRole('button', { name: 'Play on' }).click();
  await says(an, 'Your turn');
  await Promise.all([an.context().close(), eve.context().close()]);
});

test('a search says what it looks for and who waits, and finds guests and accounts', async () => {
  const [an, bo] = [await person(DESKTOP), await person(DESKTOP)];
  await register(an, url(), 'Seeker');
  await an.goto(url());
  await an.getByRole('button', { name: 'Find an opponent' }).click();
  const search = an.getByRole('region', { name: 'Search for an opponent' });
  await search.getByText('Board: ').waitFor();
  await search.getByText('Rules: Chinese rules, komi').waitFor();
  expect(await an.getByRole('button', { name: 'Play this side as well' }).count()).toBe(0);
  await search.getByText('within 5 ranks of yours; guests of any strength').waitFor();
  await search.getByText('rated (not rated against a guest)').waitFor();
  await search.getByText('Nobody else is waiting right now.').waitFor();
  await search.getByRole('button', { name: 'Play a bot' }).waitFor({ timeout: 30_000 });
  await search.getByRole('button', { name: 'Search all ranks' }).waitFor();
  await shot(an, 'searching');
  expect(await axe(an)).toEqual([]);
  // A table on another board is shown with what makes it different.
  await openTable(bo, url(), 'grid:5x5', [['White', 'anyone']]);
  await bo.goto(url());
  await bo.getByRole('button', { name: 'Find an opponent' }).click();
  // Colours are drawn by lot (post_match in src/server/api_games.cpp): either may be the one to begin.
  for (const page of [an, bo]) await says(page, /to play|Your turn/);
  const lines = await Promise.all([line(an), line(bo)]);
  expect(lines.filter(text => text.includes('Your turn'))).toHaveLength(1);
  await an.getByText('· not rated').waitFor();
  await Promise.all([an.context().close(), bo.context().close()]);
});

test('a seat kept for somebody says so; a rated game says so, and what it did to the rating', async () => {
  const [an, bo, cy] = [await person(DESKTOP), await person(DESKTOP), await person(DESKTOP)];
  await register(bo, url(), 'Bertha');
  await register(an, url(), 'Anton');
  const made = await an.evaluate(async () => {
    const body = {
      board: 'grid:5x5',
      rated: true,
      listed: true,
      seats: [{ kind: 'me' }, { kind: 'person', name: 'Bertha' }],
    };
    const answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()).game as string;
  });
  await an.goto(`${url()}/game/${made}`);
  await an.getByText('White is reserved for Bertha.').waitFor();
  expect(await an.getByText('Anyone can join').count()).toBe(0);
  await cy.goto(url());
  await cy
    .locator('.game-row', { hasText: 'Anton' })
    .getByText(/· rated/)
    .waitFor();
  await cy.goto(`${url()}/game/${made}`);
  await cy.getByText('White is reserved for Bertha.').waitFor();
  expect(await cy.getByRole('button', { name: /Sit/ }).count()).toBe(0);
  await bo.goto(`${url()}/game/${made}`);
  await bo.getByRole('button', { name: 'Play as White' }).click();
  await says(an, 'Your turn');
  await cy.getByText('· rated').waitFor();
  // Who watched first and then sat down does not watch any more.
  await an.getByText('1 watching').waitFor();
  await playAt(an, 'C3');
  await stone(bo, 'C3', 'black');
  // Before everybody has had a turn there is nothing to resign.
  await playAt(bo, 'B2');
  await stone(an, 'B2', 'white');
  await resign(bo);
  await says(an, 'You won');
  await an
    .getByLabel('Ratings after this game')
    .getByText(/Anton: .*\(\+\d+\)/)
    .waitFor();
  await an.locator('.seat', { hasText: 'Bertha' }).getByText('resigned').waitFor();
  await shot(an, 'rated');
  await Promise.all([an.context().close(), bo.context().close(), cy.context().close()]);
});
