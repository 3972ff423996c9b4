import { expect, test } from 'vitest';
import { loadEngine } from './engine';
import { GameTree } from '../src/game/tree';
import { layoutTree } from '../src/game/treeLayout';
import { liveFrom, reduce, ServerClock, type Live } from '../src/live/state';
import type { GameEvent, Seat, Snapshot } from '../src/live/wire';

const engine = await loadEngine();

const seat = (player: Seat['player']): Seat => ({ player, kind: 'open', in: true });
const person = { id: 'p1', name: 'An', guest: true };
const snapshot = {
  game: {
    id: 'g',
    phase: 'open',
    seats: [seat('black'), seat('white')],
    turn: 0,
    to_play: 'black',
  },
  n: 1,
  time: 0,
  paused: false,
  colouring: '.',
  prisoners_lost: [0, 0],
  passed: [],
  clocks: [],
  requests: [],
  may_claim: false,
  record: { format: 'omnigo-game', version: 1, board: 'grid:9x9', rules: 'chinese', events: [] },
  chat: [],
  here: { players: [], others: 0 },
} as unknown as Snapshot;

/** All blocks are of two stones here: A1 and A2, B1 and B2, .... */
const blockAt = (stone: string) => [`${stone[0]}1`, `${stone[0]}2`];
const after = (live: Live, ...events: object[]): Live =>
  events.reduce<Live>((state, event) => {
    const next = reduce(state, { n: state.snapshot.n + 1, at: 0, ...event } as GameEvent, blockAt);
    expect(next, JSON.stringify(event)).not.toBe(null);
    return next!;
  }, live);
const playing = () =>
  after(
    liveFrom(snapshot),
    { action: 'join', player: 'black', person },
    { action: 'start', seats: [seat('black'), seat('white')] },
  );

test('seats fill, and the game begins', () => {
  const joined = after(liveFrom(snapshot), { action: 'join', player: 'black', person });
  expect(joined.snapshot.game.seats[0]).toMatchObject({ kind: 'person', person });
  const left = after(joined, { action: 'leave', player: 'black' });
  expect(left.snapshot.game.seats[0].person).toBe(undefined);
  expect(playing().snapshot).toMatchObject({ n: 3, game: { phase: 'playing' } });
});

test('turns go into the record', () => {
  const live = after(
    playing(),
    { action: 'move', player: 'black', turn: 1, point: 'E5', taken: [] },
    { action: 'pass', player: 'white', turn: 2 },
  );
  expect(live.record.events!.map(event => [event.action, event.point])).toEqual([
    ['move', 'E5'],
    ['pass', undefined],
  ]);
  expect(live.snapshot).toMatchObject({ passed: ['white'], game: { turn: 2 } });
  expect(live.snapshot.latest).toBe(undefined);
});

test('scoring: a change takes back every acceptance', () => {
  const stopped = after(
    playing(),
    { action: 'stop', deadline: 9 },
    { action: 'mark', player: 'black', dead: ['A1', 'A2'], neutral: [], deadline: 9 },
  );
  const { marking } = after(stopped, { action: 'accept', player: 'black', marking: 5 }).snapshot;
  expect(marking).toMatchObject({ marking: 5, dead: ['A1', 'A2'], accepted: ['black'] });
  const again = after(stopped, {
    action: 'mark',
    player: 'white',
    dead: [],
    neutral: [],
    deadline: 9,
  });
  expect(again.snapshot.marking).toMatchObject({ marking: 6, dead: [], accepted: [] });
  const changed = after(
    stopped,
    {
      action: 'mark',
      player: 'white',
      changed: ['A2', 'B1'],
      changed_neutral: ['C1'],
      deadline: 9,
    },
    {
      action: 'mark',
      player: 'white',
      changed: ['A1', 'B2'],
      changed_neutral: ['B1'],
      deadline: 9,
    },
  );
  expect(changed.snapshot.marking).toMatchObject({
    dead: ['A1', 'A2'],
    neutral: ['C1', 'B1'],
    accepted: [],
  });
  const resumed = after(stopped, { action: 'resume', player: 'white' });
  expect(resumed.snapshot).toMatchObject({ marking: undefined, game: { phase: 'playing' } });
});

test('advice: the latest of each adviser, until play stops again', () => {
  const teacher = { id: 't', name: 'Teacher', guest: false };
  const advise = (dead: string[]) => ({ action: 'advise', person: teacher, dead, neutral: [] });
  const stop = { action: 'stop', deadline: 9 };
  const advised = after(playing(), stop, advise(['A1']), advise(['B2']));
  expect(advised.snapshot.advice).toEqual([{ person: teacher, dead: ['B2'], neutral: [] }]);
  expect(after(advised, { action: 'resume', player: 'white' }, stop).snapshot.advice).toBe(
    undefined,
  );
});

test('requests are asked, answered and withdrawn', () => {
  const asked = after(playing(), { action: 'request', player: 'black', kind: 'pause' });
  const n = asked.snapshot.n;
  expect(asked.snapshot.requests).toMatchObject([{ request: n, kind: 'pause', agreed: ['black'] }]);
  expect(
    after(asked, { action: 'answer', player: 'white', request: n, yes: false }).snapshot.requests,
  ).toEqual([]);
  expect(after(asked, { action: 'withdraw', request: n }).snapshot.requests).toEqual([]);
  const paused = after(
    asked,
    { action: 'answer', player: 'white', request: n, yes: true },
    { action: 'pause' },
  );
  expect(paused.snapshot).toMatchObject({ paused: true, requests: [] });
});

test('what tells too little asks for the whole', () => {
  expect(reduce(playing(), { n: 4, at: 0, action: 'undo', turn: 0 }, blockAt)).toBe(null);
  expect(reduce(playing(), { n: 4, at: 0, action: 'dispute', player: 'black' }, blockAt)).toBe(
    null,
  );
});

test('the server’s clock goes on here', () => {
  let now = 100;
  const clock = new ServerClock(() => now);
  clock.set(5000);
  now = 350;
  expect(clock.time()).toBe(5250);
});

test('a tree is drawn with no two nodes in one place', () => {
  const tree = new GameTree(engine.board('5x5'), 'chinese');
  for (let point = 0; point < 6; ++point) tree.play(point);
  for (const turn of [4, 2, 2, 0]) {
    tree.goto(tree.nodeAt(turn, 6));
    for (let i = 0; i < 3; ++i) tree.play(10 + turn + i * 3 + (tree.nodes.length % 2));
  }
  const drawn = layoutTree(tree);
  expect(drawn.length).toBe(tree.nodes.length);
  expect(new Set(drawn.map(({ column, row }) => `${column},${row}`)).size).toBe(drawn.length);
  expect(drawn.filter(({ row }) => row === 0).length).toBe(7);
});
