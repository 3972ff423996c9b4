// Whole games in a real browser, through the real server.
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, playAt, serveGames } from './browser';
import { click, DESKTOP, line, PHONE, says, stone, table, touch } from './table';

const { person, url } = table();

test('two clicks from the first page to the first move, as a guest, against a bot', async () => {
  const page = await person(DESKTOP);
  await page.goto(url());
  await page.getByRole('button', { name: 'Play now' }).click();
  await says(page, 'Your turn');
  await click(page, 'E5');
  await stone(page, 'E5', 'black');
  await page.locator('.board .point[aria-label*="white stone"]').waitFor({ state: 'attached' });
  await says(page, 'Your turn');
  expect(await page.getByRole('timer').count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

/** In the line that says whose turn it is: the widest gap between its parts, in pixels. */
const widestGap = (page: Page) =>
  page.locator('.turn-line').evaluate(line => {
    const places = [...line.childNodes]
      .filter(part => part.textContent)
      .map(part => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
    return Math.max(0, ...places.slice(1).map(({ left }, i) => left - places[i].right));
  });

test('three people on the 331-point board, from the invitation to the agreed score', async () => {
  const an = await person(DESKTOP);
  const bo = await person(DESKTOP);
  const cy = await person(PHONE);
  let cable: WebSocketRoute | undefined;
  let cut = false;
  await bo.routeWebSocket('**/ws?*', socket => {
    if (cut) return void socket.close();
    cable = socket;
    socket.connectToServer();
  });

  await an.goto(`${url()}/new?board=triangular:11&players=3`);
  for (const who of ['White', 'Red'])
    await an.getByLabel(`Who plays ${who}`).selectOption('anyone');
  await an.getByRole('combobox', { name: /^Rules/ }).selectOption('tromp-taylor');
  await an.getByRole('button', { name: 'Create game' }).click();
  const link = await an.getByLabel('Link to this game').inputValue();
  expect(await axe(an)).toEqual([]);

  await bo.goto(link);
  await bo
    .getByRole('button', { name: /^Play as/ })
    .first()
    .click();
  await bo.locator('.seat', { hasText: 'you' }).waitFor();
  await cy.goto(link);
  await cy
    .getByRole('button', { name: /^Play as/ })
    .first()
    .tap();
  await says(an, 'Your turn (Black)');

  await click(an, '166');
  await stone(bo, '166', 'black');
  expect(await widestGap(an)).toBeLessThan(10); // "Bo (White)" and "to play"
  await playAt(bo, '150');
  await stone(cy, '150', 'white');
  await touch(cy, '180');
  await stone(an, '180', 'red');

  // Bo's connection breaks; the others play on; nothing is lost.
  cut = true;
  await cable!.close();
  await bo.locator('.banner').waitFor();
  await click(an, '100');
  await stone(cy, '100', 'black');
  cut = false;
  await stone(bo, '100', 'black');
  await bo.locator('.banner').waitFor({ state: 'detached' });
  await says(bo, 'Your turn');
  await an.getByPlaceholder('Message').fill('welcome back');
  await an.getByRole('button', { name: 'Send' }).click();
  await bo.locator('.log', { hasText: 'welcome back' }).waitFor();

  for (const page of [bo, cy, an]) {
    await says(page, 'Your turn');
    await page.getByRole('button', { name: 'Pass' }).click();
  }
  for (const page of [an, bo, cy]) await says(page, 'Which stones are dead?');
  await cy.getByText('A bot has marked').waitFor({ state: 'attached' });
  // A tap turns whatever the bot has proposed for the stone, before everyone's eyes.
  const dead = await cy.locator('.board .point[aria-label="150, white stone, dead"]').count();
  await touch(cy, '150', 1);
  for (const page of [an, bo, cy])
    await page
      .locator(`.board .point[aria-label="150, white stone${dead ? '' : ', dead'}"]`)
      .waitFor({ state: 'attached' });
  expect(await axe(cy)).toEqual([]);
  for (const page of [an, bo, cy]) await page.getByRole('button', { name: 'Accept' }).click();
  for (const page of [an, bo, cy]) await says(page, /wins by|tie/);
  const results = await Promise.all([an, bo, cy].map(line));
  expect(results.map(text => /^You (won|came second|came third)\. /.test(text))).toEqual([
    true,
    true,
    true,
  ]);
  expect(new Set(results.map(text => text.replace(/^You [a-z ]+\. /, ''))).size).toBe(1);
  expect(await axe(an)).toEqual([]);
  for (const page of [an, bo, cy]) await page.context().close();
});

test('a game against a bot on the cube, in three dimensions and flat', async () => {
  const page = await person(DESKTOP);
  await page.goto(`${url()}/new?board=cube:5&players=2`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await says(page, 'Your turn');
  await page.locator('.solid-holder canvas').waitFor();
  await playAt(page, '50');
  await stone(page, '50', 'black');
  await page.locator('.board .point[aria-label*="white stone"]').waitFor({ state: 'attached' });
  // By the solid itself: the middle of what is seen is some point's or none's, so several are tried.
  await says(page, 'Your turn');
  const box = (await page.locator('.solid-holder canvas').boundingBox())!;
  const stones = page.locator('.board .point[aria-label*="black stone"]');
  for (let i = 0; i < 40 && (await stones.count()) < 2; ++i) {
    await page.mouse.click(
      box.x + box.width * (0.35 + 0.01 * i),
      box.y + box.height * (0.4 + 0.007 * i),
    );
  }
  await page.waitForFunction(
    () => document.querySelectorAll('.board .point[aria-label*="black stone"]').length > 1,
  );
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('a review of a finished game: curves, best moves, variations', async () => {
  const page = await person(DESKTOP);
  await page.goto(url());
  await page.getByRole('button', { name: 'Play now' }).click();
  for (const name of ['E5', 'C3', 'G7', 'C7']) {
    await says(page, 'Your turn');
    if (await page.locator(`.board .point[aria-label="${name}, empty"]`).count())
      await playAt(page, name);
  }
  await says(page, 'Your turn');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, I resign' }).click();
  await says(page, 'wins');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.chart').waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached', timeout: 90_000 });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('.best li').first().waitFor();
  expect(await page.locator('.board .label').count()).toBeGreaterThan(0);
  // Your own variation, and back to the game.
  const nodes = await page.locator('.move-tree .node').count();
  await page.locator('.board .point[aria-label*=", empty"]').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.move-tree .node').count()).toBe(nodes + 1);
  await page.getByRole('button', { name: 'Back to the end' }).click();
  expect(await axe(page)).toEqual([]);
  await page.context().close();
});

test('the page goes on at one screen when the server stops', async () => {
  const own = await serveGames();
  const page = await person(DESKTOP);
  await page.goto(own.url);
  await page.waitForSelector('.gallery .stone');
  // Pages that work without a server are fetched when the page is at rest.
  await page.waitForFunction(() =>
    ['NewPage', 'LocalPage'].every(part =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    ),
  );
  await own.stop();
  await page.locator('.banner').waitFor();
  await page.getByRole('link', { name: /Honeycomb/ }).click();
  await page.getByRole('button', { name: /^(Start|Play)$/ }).click();
  await playAt(page, '40');
  await stone(page, '40', 'black');
  await page.context().close();
});

/** Milliseconds from the key to the finished layout, the median of several moves. */
async function moveCost(spec: string): Promise<number> {
  const page = await person(DESKTOP);
  await page.goto(`${url()}/local?board=${spec}&rules=tromp-taylor,players=3`);
  await page.waitForSelector('.board .point');
  const cost = await page.evaluate(async () => {
    const points = [...document.querySelectorAll<SVGElement>('.board .point')];
    const times: number[] = [];
    for (let i = 0; i < 41; ++i) {
      points[(i * 37) % points.length].focus();
      const before = performance.now();
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      );
      for (let turn = 0; turn < 5; ++turn) await Promise.resolve();
      document.body.getBoundingClientRect();
      times.push(performance.now() - before);
      await new Promise(done => setTimeout(done, 0));
    }
    const placed = document.querySelectorAll('.board .stone:not(.echo)').length;
    if (placed < 30) throw new Error(`only ${placed} stones were placed`);
    return times.sort((a, b) => a - b)[20];
  });
  await page.context().close();
  return cost;
}
test('a move on 331 points is drawn within a frame, and 2,500 points can still be played on', async () => {
  const [small, large] = [await moveCost('triangular:11'), await moveCost('grid:50x50')];
  console.log(`a move: ${small.toFixed(1)} ms on 331 points, ${large.toFixed(1)} ms on 2,500`);
  expect(small).toBeLessThan(16);
  expect(large).toBeLessThan(100);
});
