import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedLobby, Connection, type GameListener, type Socket } from '../src/live/connection';
import type { GameEvent, GameSummary, ServerMessage } from '../src/live/wire';

class FakeSocket implements Socket {
  readyState = 0 as 0 | 1;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  sent: { type: string; [key: string]: unknown }[] = [];
  constructor(readonly game?: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.({} as CloseEvent);
  }
  begin(several: { by_game?: true } = {}) {
    this.readyState = 1;
    this.onopen?.({} as Event);
    this.say({ type: 'welcome', person: null, time: 5, version: '0', ...several });
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
}

let sockets: FakeSocket[];
let connection: Connection;
beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = new Connection(game => {
    sockets.push(new FakeSocket(game));
    return sockets[sockets.length - 1];
  });
});
afterEach(() => vi.useRealTimers());

const pass = { action: 'pass', player: 'black', turn: 3 } as const;
const chat = (n: number) => ({ n, at: 0, action: 'undo', turn: 0 }) as GameEvent;
const events = (...numbers: number[]): ServerMessage => ({
  type: 'events',
  game: 'g',
  time: 0,
  events: numbers.map(chat),
  clocks: [],
});

function listener() {
  const seen: number[] = [];
  const game: GameListener = {
    seen: () => seen[seen.length - 1] ?? 4,
    onSnapshot: () => {},
    onEvents: ({ events }) => seen.push(...events.map(event => event.n)),
    onHere: () => {},
    onError: () => {},
  };
  return { seen, game };
}

test('what was not acknowledged is sent again with the same id, once the connection is back', async () => {
  const done = connection.act('g', pass);
  sockets[0].begin();
  const [, first] = sockets[0].sent;
  expect(first).toMatchObject({ type: 'act', game: 'g', do: pass });
  sockets[0].close();
  expect(connection.state.value).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  sockets[1].begin();
  expect(sockets[1].sent[1]).toEqual(first);
  sockets[1].say({ type: 'ack', id: first.id as string, game: 'g', n: 9 });
  expect(await done).toBe(9);
  sockets[1].close();
  await vi.advanceTimersByTimeAsync(1000);
  sockets[2].begin();
  expect(sockets[2].sent.map(message => message.type)).toEqual(['hello']);
});

test('a turn that was not acknowledged outlasts the page, a word of chat does not', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  void connection.act('g', pass);
  void connection.act('g', { action: 'chat', to: 'players', text: 'hello' });
  const later: FakeSocket[] = [];
  const reloaded = () =>
    new Connection(game => {
      later.push(new FakeSocket(game));
      return later[later.length - 1];
    });
  const next = reloaded();
  next.sendUnsent();
  later[0].begin();
  const acts = later[0].sent.filter(({ type }) => type === 'act');
  expect(acts).toMatchObject([{ game: 'g', do: pass }]);
  later[0].say({
    type: 'error',
    code: 'conflict',
    text: '',
    reason: 'not-your-turn',
    id: acts[0].id as string,
  } as ServerMessage);
  await vi.waitFor(() => expect(next.refused.value).not.toBeNull());
  expect(next.refused.value).toMatchObject({ game: 'g' });
  reloaded().sendUnsent();
  expect(later).toHaveLength(1); // it was answered: nothing is left to send
  vi.unstubAllGlobals();
});

test('when the network goes the page knows at once, and when it is back the turn is sent again', () => {
  const { game } = listener();
  connection.watchGame('g', game);
  sockets[0].begin();
  void connection.act('g', pass);
  connection.cut();
  expect(connection.state.value).toBe('lost');
  connection.again();
  expect(sockets).toHaveLength(2);
  sockets[1].begin();
  const [first, second] = sockets.map(({ sent }) => sent.filter(({ type }) => type === 'act'));
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
});

test('coming back it says the last event it has seen', async () => {
  const { seen, game } = listener();
  connection.watchGame('g', game);
  sockets[0].begin();
  expect(sockets[0].sent[0]).toMatchObject({ type: 'hello', games: { g: 4 } });
  sockets[0].say(events(5, 6));
  sockets[0].close();
  await vi.advanceTimersByTimeAsync(1000);
  sockets[1].begin();
  expect(sockets[1].sent[0]).toMatchObject({ games: { g: 6 } });
  sockets[1].say(events(5, 6, 7));
  expect(seen).toEqual([5, 6, 7]);
});

test('what one begins to watch before the welcome is asked for after it', () => {
  connection.watchLobby();
  sockets[0].readyState = 1;
  sockets[0].onopen?.({} as Event);
  connection.watchGame('g', listener().game);
  expect(sockets[0].sent.length).toBe(1);
  sockets[0].say({ type: 'welcome', person: null, time: 5, version: '0' });
  expect(sockets[0].sent.slice(1)).toEqual([{ type: 'subscribe', game: 'g' }]);
});

test('a gap is not passed over', () => {
  const { seen, game } = listener();
  connection.watchGame('g', game);
  sockets[0].begin();
  sockets[0].say(events(7));
  expect(seen).toEqual([]);
  expect(sockets[0].sent.pop()).toEqual({ type: 'subscribe', game: 'g' });
});

test('a refusal reaches the one who asked', async () => {
  const done = connection.act('g', pass);
  sockets[0].begin();
  const { id } = sockets[0].sent[1];
  sockets[0].say({
    type: 'error',
    code: 'stale',
    text: 'too late',
    reason: 'turn-changed',
    values: { n: '3' },
    id: id as string,
  });
  await expect(done).rejects.toMatchObject({
    code: 'stale',
    message: 'The position has changed. The next move is move 3.',
  });
});

test('the lobby: all, then what changes', () => {
  const game = (id: string, turn: number) => ({ id, turn }) as GameSummary;
  const all = changedLobby(null, { games: [game('a', 0), game('b', 0)], gone: [] });
  const after = changedLobby(all, { games: [game('a', 3)], gone: ['b'] });
  expect([...after.values()]).toEqual([game('a', 3)]);
  const turns = [
    { id: 'a', turn: 4, to_play: 'white' as const },
    { id: 'gone', turn: 9, to_play: 'black' as const },
  ];
  const later = changedLobby(after, { games: [], gone: [], turns });
  expect([...later.values()]).toEqual([{ ...game('a', 4), to_play: 'white' }]);
});

test('where several servers share the games, it goes to the one where the people of a game are', () => {
  connection.watchLobby();
  sockets[0].begin({ by_game: true });
  const { seen, game } = listener();
  connection.watchGame('g', game);
  expect(sockets.map(socket => socket.game)).toEqual([undefined, 'g']);
  expect(connection.state.value).toBe('connecting');
  sockets[0].say(events(5)); // too late: it was left
  sockets[1].begin({ by_game: true });
  expect(sockets[1].sent).toEqual([{ type: 'hello', games: { g: 4 }, lobby: true }]);
  sockets[1].say(events(5, 6));
  expect(seen).toEqual([5, 6]);
  expect(connection.state.value).toBe('open');
});

test('one server is not left for a game', () => {
  connection.watchLobby();
  sockets[0].begin();
  connection.watchGame('g', listener().game);
  expect(sockets.length).toBe(1);
  expect(sockets[0].sent[1]).toEqual({ type: 'subscribe', game: 'g' });
});
