// Fair games as the client sees them: markings that cost, who is out and how, searches, ratings.
import { expect, test } from 'vitest';
import { eventText } from '../src/game/words';
import { GameTree } from '../src/game/tree';
import { whatChanged } from '../src/live/Disputed';
import { changeText } from '../src/live/RatingChange';
import { differences, othersWaiting } from '../src/live/Searching';
import { namesOf, outText } from '../src/live/seats';
import { liveFrom, reduce, type Live } from '../src/live/state';
import { outcomeText, ratedText, sinceText } from '../src/live/words';
import type { GameEvent, GameSummary, Seat, Snapshot } from '../src/live/wire';
import { loadEngine } from './engine';

const engine = await loadEngine();

const seat = (player: Seat['player'], more: Partial<Seat> = {}): Seat => ({
  player,
  kind: 'person',
  in: true,
  ...more,
});
const game = (more: Partial<GameSummary> = {}): GameSummary =>
  ({
    id: 'g',
    phase: 'scoring',
    board: { spec: 'grid:9x9', points: 81 },
    rules: 'chinese',
    clock: 'none',
    rated: false,
    owner: { id: 'p1', name: 'An', guest: true },
    seats: [seat('black'), seat('white')],
    to_play: 'black',
    ...more,
  }) as GameSummary;
const counting = () =>
  liveFrom({
    game: game(),
    n: 9,
    marking: { marking: 9, dead: [], neutral: [], accepted: [], scores: [], deadline: 0 },
    requests: [],
    record: { events: [] },
  } as unknown as Snapshot);
const next = (live: Live, event: object) =>
  reduce(live, { n: live.snapshot.n + 1, at: 0, ...event } as GameEvent, stone => [stone]);

test('a marking keeps who made it and whom it costs; what is ruled is asked for again', () => {
  const worse = [{ player: 'black', points: 15 }];
  const marked = next(counting(), {
    action: 'mark',
    player: 'white',
    changed: ['C3'],
    deadline: 5,
    worse,
  })!;
  expect(marked.snapshot.marking).toMatchObject({ by: 'white', worse, dead: ['C3'], deadline: 5 });
  const proposal = { dead: [], owners: '', sure: [] };
  // Who was faster than the reading keeps the marking, but for what it costs by now.
  expect(next(marked, { action: 'proposal', proposal, deadline: 9 })).toBe(null);
  expect(next(counting(), { action: 'proposal', proposal, deadline: 9 })).not.toBe(null);
  expect(next(marked, { action: 'ruling', dead: [], neutral: [] })).toBe(null);
});

test('who is out is out for a reason', () => {
  const outs = (['resign', 'timeout', 'left'] as const).map(action => {
    const after = next(counting(), { action, player: 'white' })!;
    return outText(after.snapshot.game.seats[1]);
  });
  expect(outs).toEqual(['resigned', 'lost on time', 'left the game']);
  const board = engine.board('grid:3x3');
  const tree = new GameTree(board, 'tromp-taylor');
  tree.play(board.find('B2')!);
  tree.resign(2, true);
  expect(eventText(board, tree.node.event!)).toBe('White loses on time');
  expect(sinceText(tree, ['An', 'Bo'], ['black'])).toContain('Bo lost on time.');
  const result = { how: 'time' as const, places: [1, 2] };
  expect(outcomeText(game({ result }), ['An', 'Bo'])).toBe('An (Black) wins: Bo lost on time');
});

test('bots of one name are numbered', () => {
  const bot = { kind: 'bot' as const, bot: 'novice' };
  const person = { id: 'p', name: 'An', guest: true };
  const seats = [seat('black', { person }), seat('white', bot), seat('red', bot)];
  expect(namesOf(seats)).toEqual(['An', 'novice 1', 'novice 2']);
  expect(namesOf(seats.slice(0, 2))).toEqual(['An', 'novice']);
});

test('what a marking changed, in the eyes of who loses by it', () => {
  const board = engine.board('grid:5x5');
  const tree = new GameTree(board, 'chinese');
  for (const name of ['C1', 'D1', 'C2', 'D2', 'A5', 'D3']) tree.play(board.find(name)!);
  const say = (dead: string[], read: string[], own: number) =>
    whatChanged(board, tree.game, { dead }, { dead: read }, own, { by: 'Ann', points: '7½' });
  expect(say(['C1', 'C2'], [], 1)).toBe('Ann marked your group at C1 as dead: −7½');
  expect(say(['A5', 'C1', 'C2'], ['A5'], 1)).toBe('Ann marked your group at C1 as dead: −7½');
  expect(say([], ['A5'], 2)).toBe('Ann marked the dead group at A5 as alive: −7½');
  expect(say(['D1', 'D2', 'D3'], [], 1)).toMatch(/differently/);
});

test('whether a game is rated, and what it did', () => {
  expect(ratedText(game())).toBe('not rated');
  expect(ratedText(game({ rated: true }))).toBe('rated');
  expect(ratedText(game({ rated: true, guests: true }))).toBe('rated (not rated with a guest)');
  const change = { person: 'p', before: 1500, after: 1586.6, annulled: false };
  expect(changeText({ ...change, rank_before: '6k', rank: '5k' })).toBe(
    '6k → 5k, rating 1587 (+87)',
  );
  expect(changeText({ ...change, after: 1490, rank_before: '6k', rank: '6k' })).toBe(
    '6k, rating 1490 (−10)',
  );
});

test('who else waits, and why it is not the game that is looked for', () => {
  const open = (more: Partial<GameSummary>) =>
    game({ phase: 'open', seats: [seat('black'), seat('white', { kind: 'open' })], ...more });
  const mine = open({ rated: true });
  const other = { id: 'p2', name: 'Bo', guest: true };
  const kept = [seat('black'), seat('white', { kind: 'open', invited: 'Cy' })];
  const lobby = [
    mine,
    open({ owner: other }),
    open({ owner: other, seats: kept }),
    game({ owner: other, phase: 'playing' }),
  ];
  expect(othersWaiting(lobby, 'p1')).toEqual([lobby[1]]);
  expect(differences(open({ rules: 'japanese' }), mine)).toBe('different rules, not rated');
  expect(differences(open({}), open({ rated: true, guests: true }))).toMatch(/rank/);
});
