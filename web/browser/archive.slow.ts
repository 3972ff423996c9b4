// The archive and profiles in a real browser: names lead to profiles, games are found, and a private one is not.
// OMNIGO_SHOTS=FOLDER keeps pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, playAt } from './browser';
import { DESKTOP, register, resign, says, stone, table } from './table';

const { person, url } = table();
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

async function shot(page: Page, name: string) {
  const folder = process.env.OMNIGO_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** A rated game that White gives up after a few moves; its address. */
async function playOut(an: Page, bo: Page, moves: string[]): Promise<string> {
  const made = await an.evaluate(async () => {
    const answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        board: '5x5',
        seats: [{ kind: 'me' }, { kind: 'anyone' }],
        rated: true,
        listed: true,
      }),
    });
    return (await answer.json()).game as string;
  });
  for (const page of [an, bo]) await page.goto(`${url()}/game/${made}`);
  await bo.getByRole('button', { name: /^Play as/ }).click();
  for (const [i, name] of moves.entries()) {
    const [mover, other, colour] = i % 2 ? [bo, an, 'white'] : [an, bo, 'black'];
    await says(mover, 'Your turn');
    await playAt(mover, name);
    await stone(other, name, colour);
  }
  await resign(bo);
  await says(an, /wins/);
  return `/game/${made}`;
}

/** A game is in the archive a moment after its end. */
async function archived(page: Page, count: number) {
  await page.goto(`${url()}/games`);
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await fetch('/api/archive')).json()).games.length),
    )
    .toBe(count);
}

test('games are found by what people search for, and names lead to profiles', async () => {
  const [an, bo, cy] = [await person(DESKTOP), await person(DESKTOP), await person(DESKTOP)];
  await register(an, url(), 'Adalbert');
  await register(bo, url(), 'Berenike');
  await playOut(an, bo, ['B2', 'C3']);
  const second = await playOut(bo, an, ['C3', 'B2']);
  await archived(cy, 2);
  // At the table, a name leads to its profile, in the sentence that says who won, too.
  for (const place of ['.turn-line', '.seats']) {
    await an.goto(url() + second);
    await an.locator(`${place} .person`, { hasText: 'Berenike' }).click();
    await an.getByRole('heading', { name: 'Berenike', level: 1 }).waitFor();
  }
  await an.locator('.rank-plot').waitFor();
  await an.locator('.game-row').nth(1).waitFor();
  expect(await an.locator('.rank-plot').getAttribute('aria-label')).toMatch(/2 rated games/);
  expect(await axe(an)).toEqual([]);
  await shot(an, 'person-desktop-light');

  await cy.goto(`${url()}/games`);
  await cy.locator('.game-row').nth(1).waitFor();
  await cy.getByLabel('Player', { exact: true }).fill('berenike');
  await cy.getByLabel('For this player').selectOption('won');
  await cy.keyboard.press('Tab');
  await cy.getByRole('button', { name: 'Search' }).focus();
  await cy.keyboard.press('Enter');
  await cy.waitForURL(/player=berenike&outcome=won/);
  await expect.poll(() => cy.locator('.game-row').count()).toBe(1);
  await cy.getByLabel('Player', { exact: true }).fill('');
  await cy.getByLabel('Board').fill('5x5');
  await cy.getByLabel('First moves').fill('D4');
  await cy.getByRole('button', { name: 'Search' }).click();
  await cy.waitForURL(/opening=D4/);
  await expect.poll(() => cy.locator('.game-row').count()).toBe(1);
  expect(await axe(cy)).toEqual([]);
  await shot(cy, 'archive-desktop-light');
  await cy.getByLabel('Player', { exact: true }).fill('nobody at all');
  await cy.getByRole('button', { name: 'Search' }).click();
  await cy.getByRole('alert').waitFor();
  await cy.getByRole('link', { name: 'All games' }).click();
  await cy.locator('.game-row').nth(1).waitFor();

  // A row is a link to its game, and the names in it lead elsewhere.
  const row = cy.locator(`.game-row:has(a[href="${second}"])`);
  for (const place of ['.fine', '.badge']) {
    await row
      .locator(place)
      .getByRole('link', { name: /Adalbert/ })
      .click();
    await cy.getByRole('heading', { name: 'Adalbert', level: 1 }).waitFor();
    await cy.goBack();
  }
  await cy.locator(`.game-row:has(a[href="${second}"]) .thumb`).click({ force: true });
  await cy.waitForURL(new RegExp(second));

  // Its player makes it private: who watches it has to go.
  await an.goto(url() + second);
  await an.getByRole('button', { name: 'Make private' }).click();
  await an.getByRole('button', { name: 'Make public again' }).waitFor();
  await cy.getByText('This game is private.').waitFor();
  await archived(cy, 1);
  await cy.goto(`${url()}/games`);
  await expect.poll(() => cy.locator('.game-row').count()).toBe(1);
  expect(await cy.locator(`a[href="${second}"]`).count()).toBe(0);
  await an.getByRole('button', { name: 'Make public again' }).click();
  await an.getByRole('button', { name: 'Make private' }).waitFor();
  await archived(cy, 2);

  for (const [name, options] of Object.entries({
    'desktop-dark': { ...DESKTOP, colorScheme: 'dark' as const },
    'phone-light': PHONE,
    'phone-dark': { ...PHONE, colorScheme: 'dark' as const },
  })) {
    const page = await person(options);
    await page.goto(`${url()}/games?board=5x5`);
    await page.locator('.game-row').first().waitFor();
    expect(await axe(page), name).toEqual([]);
    const wide = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(wide), name).toBe(false);
    await shot(page, `archive-${name}`);
    await page.locator('.game-row .person').first().click();
    await page.locator('.rank-plot').waitFor();
    await page.locator('.game-row').first().waitFor();
    expect(await axe(page), name).toEqual([]);
    expect(await page.evaluate(wide), name).toBe(false);
    await shot(page, `person-${name}`);
    await page.context().close();
  }
  await Promise.all([an, bo, cy].map(page => page.context().close()));
});
