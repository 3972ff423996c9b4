// The archive and profiles: what a form asks for, and how a rank changed.
import { expect, test } from 'vitest';
import { rankName, rankOf, stepsOf, ticks } from '../src/archive/history';
import { NOTHING, queryOf, wantedIn } from '../src/archive/search';
import { isDeleted, personHref, seatHref, shownName } from '../src/live/seats';
import { liveFrom, reduce } from '../src/live/state';
import type { Player, Snapshot } from '../src/live/wire';

test('a form becomes an address and is read from it again', () => {
  const wanted = { ...NOTHING, player: 'An', board: '9x9', opening: 'E5 C3,pass', outcome: 'won' };
  const query = queryOf(wanted);
  expect(query.toString()).toBe('player=An&outcome=won&board=9x9&opening=E5%2CC3%2Cpass');
  expect(queryOf(wantedIn(query)).toString()).toBe(query.toString());
  expect(queryOf(NOTHING).toString()).toBe('');
});

test('an outcome needs a player, and an opening a board', () => {
  expect(queryOf({ ...NOTHING, outcome: 'won', opening: 'E5' }).toString()).toBe('');
});

test('ranks are those of the server', () => {
  expect(rankName(rankOf(1500))).toBe('6k');
  expect(rankName(rankOf(1920))).toBe('1d');
  expect(rankName(rankOf(100))).toBe('30k');
  expect(rankName(rankOf(9999))).toBe('9d');
});

test('a history has the games of one kind, oldest first, without annulled ones', () => {
  const game = (at: string, after: number, more: object = {}) => ({
    game: 'g',
    pool: '2-small',
    place: 1,
    before: 1500,
    after,
    annulled: false,
    at,
    ...more,
  });
  const games = [
    game('2026-01-03T00:00:00Z', 1530),
    game('2026-01-02T12:00:00Z', 1900, { annulled: true }),
    game('2026-01-02T00:00:00Z', 1520),
    game('2026-01-01T00:00:00Z', 1400, { pool: '3-large' }),
  ];
  expect(stepsOf(games, '2-small').map(({ rating }) => rating)).toEqual([1520, 1530]);
  expect(ticks(3.2, 3.4, 5)).toEqual([3, 4]);
  expect(ticks(0, 30, 5)).toEqual([0, 6, 12, 18, 24, 30]);
});

test('every name leads to a profile, except those of deleted accounts and open seats', () => {
  const anna = { id: 'p_1', name: 'Anna', guest: false };
  const gone = { id: 'p_2', name: 'deleted player', guest: true };
  const seat = { player: 'black', in: true } as const;
  expect(personHref(anna)).toBe('/people/p_1');
  expect(seatHref({ ...seat, kind: 'bot', bot: 'club' })).toBe('/people/bot%3Aclub');
  expect(seatHref({ ...seat, kind: 'open' })).toBeUndefined();
  expect(isDeleted(gone)).toBe(true);
  expect(personHref(gone)).toBeUndefined();
  expect(shownName(gone)).toBe('deleted player');
});

test('a game is private while one player wants that', () => {
  const seats = (['black', 'white'] as Player[]).map(player => ({ player }));
  const start = liveFrom({ n: 1, game: { phase: 'finished', seats } } as unknown as Snapshot);
  const hide = (live: typeof start, player: Player, on: boolean) =>
    reduce(live, { n: 2, at: 0, action: 'private', player, on }, () => [])!;
  const both = hide(hide(start, 'white', true), 'black', true);
  expect(both.snapshot.game.private).toEqual(['black', 'white']);
  const one = hide(both, 'black', false);
  expect(one.snapshot.game.private).toEqual(['white']);
  expect('private' in hide(one, 'white', false).snapshot.game).toBe(false);
});
