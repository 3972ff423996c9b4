// People in a real browser: accounts, tokens, and a strong player's advice.
import { expect, test } from 'vitest';
import { axe, playAt, point } from './browser';
import { click, DESKTOP, register, says, stone, table } from './table';

const { person, url, grantTo } = table();

test('an account: another password, a token for an engine', async () => {
  const page = await person(DESKTOP);
  await register(page, url(), 'Ursula');

  await page.locator('summary', { hasText: 'Change password' }).click();
  await page.getByLabel('Current password').fill('a wrong guess');
  await page.getByLabel('New password, at least 8 characters').fill('longer than that');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Wrong name or password').waitFor();
  await page.getByLabel('Current password').fill('long enough');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed').waitFor();

  await page.getByText('Connect an engine').click();
  await page.getByLabel('What the token is for').fill('GNU Go');
  await page.getByRole('button', { name: 'New token' }).click();
  const command = page.getByLabel('Command to connect the engine');
  expect(await command.inputValue()).toMatch(/^omnigo bot --server http.* --token og_/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Yes, revoke' }).click();
  await page.getByRole('button', { name: 'Revoke' }).waitFor({ state: 'detached' });
  await page.context().close();
});

test('a strong player advises what is dead; prisoners are put back', async () => {
  const [an, bo, teacher] = [await person(DESKTOP), await person(DESKTOP), await person(DESKTOP)];
  await register(teacher, url(), 'Magda');

  await an.goto(`${url()}/new?board=grid:5x5`);
  await an.getByLabel('Who plays White').selectOption('anyone');
  await an.getByRole('combobox', { name: /^Rules/ }).selectOption('japanese');
  await an.getByRole('button', { name: 'Create game' }).click();
  const link = await an.getByLabel('Link to this game').inputValue();
  await bo.goto(link);
  await bo.getByRole('button', { name: /^Play as/ }).click();
  await teacher.goto(link);
  // A click leaves no frame around the board.
  await says(an, 'Your turn');
  await click(an, 'B1');
  await stone(bo, 'B1', 'black');
  const frame = await an.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(frame).toBe('none');
  // A wall each, and a white stone that is lost behind Black's.
  const turns = ['D1', 'B2', 'D2', 'B3', 'D3', 'B4', 'D4', 'B5', 'D5'];
  for (const [i, name] of turns.entries()) {
    const [mover, other, colour] = i % 2 ? [an, bo, 'black'] : [bo, an, 'white'];
    await playAt(mover, name);
    await stone(other, name, colour);
  }
  await an.getByRole('button', { name: 'Pass' }).click();
  await says(bo, 'Your turn');
  await playAt(bo, 'A3');
  await stone(an, 'A3', 'white');
  for (const page of [an, bo]) {
    await says(page, 'Your turn');
    await page.getByRole('button', { name: 'Pass' }).click();
  }
  await says(an, 'Which stones are dead?');
  await an.getByText('A bot has marked').waitFor({ state: 'attached' });
  if ((await point(an, 'A3').getAttribute('aria-label'))!.includes('dead')) await click(an, 'A3');
  await an.getByText('Ask a strong player for advice').click();
  await an.getByLabel('Account name').fill('magda');
  await an.getByRole('button', { name: 'Ask', exact: true }).click();
  await teacher.getByText('You were asked for advice').waitFor();
  await click(teacher, 'A3');
  await teacher.getByRole('button', { name: 'Send advice' }).click();
  await bo.getByText('Magda thinks 1 stone is dead').waitFor();
  await bo.getByRole('button', { name: 'Use this marking' }).click();
  for (const page of [an, bo, teacher]) await page.locator('.board .prisoner').waitFor();
  expect(await axe(bo)).toEqual([]);
  for (const page of [an, bo]) await page.getByRole('button', { name: 'Accept' }).click();
  await says(teacher, /wins/);
  for (const page of [an, bo, teacher]) await page.context().close();
});

test('who runs the server bans, and annuls a game with a reason that its players read', async () => {
  const [page, player] = [await person(DESKTOP), await person(DESKTOP)];
  await register(page, url(), 'Keeper');
  await register(player, url(), 'Rascal');
  await player.goto(`${url()}/new?board=grid:5x5`);
  await player.getByLabel('Who plays White').selectOption('anyone');
  await player.getByRole('button', { name: 'Create game' }).click();
  const link = await player.getByLabel('Link to this game').inputValue();

  grantTo('Keeper'); // the server knows within ten seconds
  const games = page.getByRole('region', { name: 'Games' });
  const load = page.getByText('Moves since start');
  const isShown = () =>
    load.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  do await page.goto(`${url()}/admin`);
  while (!(await isShown()));
  await games.getByLabel('Link to the game').fill(link);
  await games.getByLabel('Reason, shown to the players').fill('two accounts of one person');
  await games.getByRole('button', { name: 'Annul' }).click();
  await games.getByText('Annulled. Ratings are now as if').waitFor();
  const said = player.getByText('it does not count for ratings. (two accounts of one person)');
  await said.waitFor();
  await player.reload();
  await said.waitFor();

  const row = page.getByRole('row', { name: /^Rascal/ });
  await row.getByRole('button', { name: 'Ban' }).click();
  await row.getByRole('button', { name: 'End the ban' }).waitFor();
  await page
    .getByRole('row', { name: /^Keeper/ })
    .getByText('administrator')
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await Promise.all([page.context().close(), player.context().close()]);
});
