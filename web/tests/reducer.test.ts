// The client's state after each event is the server's: random games of guests on a real server, and
// after every action a fresh snapshot to compare with.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveGames, type Served } from '../browser/browser';
import { LiveGame } from '../src/live/game';
import type { Connection, GameListener } from '../src/live/connection';
import type {
  Action,
  CreateRequest,
  EventList,
  GameEvent,
  Player,
  Snapshot,
} from '../src/live/wire';
import { engine } from '../src/rules/engine';
import { LETTERS } from '../src/board/players';
import { hasProgram, loadEngine, random } from './engine';

let served: Served;
beforeAll(async () => {
  engine.value = await loadEngine();
  if (hasProgram) served = await serveGames(['--no-limits', '--log', 'none']);
});
afterAll(() => served?.stop());

/** A guest, who asks the server with a cookie of their own. */
class Guest {
  private cookie = '';
  async ask<T>(path: string, body?: object): Promise<{ ok: boolean; json: T }> {
    const answer = await fetch(served.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Cookie: this.cookie },
      body: body && JSON.stringify(body),
    });
    this.cookie ||= (answer.headers.get('set-cookie') ?? '').split(';')[0];
    return { ok: answer.ok, json: (await answer.json()) as T };
  }
  static async arrive(): Promise<Guest> {
    const guest = new Guest();
    await guest.ask('/api/guest', {});
    return guest;
  }
}

/** The client of one guest: LiveGame as the page has it, fed with what the server has to say. */
class Client {
  readonly live: LiveGame;
  /** Events that the reducer could follow. */
  followed = new Map<string, number>();
  private listener!: GameListener;
  private lost = false;
  constructor(
    readonly id: string,
    private readonly guest: Guest,
  ) {
    const watchGame: Connection['watchGame'] = (_, listener) => {
      this.listener = listener;
      return () => {};
    };
    const refresh = () => {
      this.lost = true;
    };
    this.live = new LiveGame(id, { watchGame, refresh } as unknown as Connection);
  }
  snapshot = async () => (await this.guest.ask<Snapshot>(`/api/games/${this.id}`)).json;
  async open() {
    this.listener.onSnapshot(await this.snapshot());
    await expect.poll(() => this.live.state.value).not.toBe(null);
  }
  get n() {
    return this.live.state.value!.snapshot.n;
  }
  /** Hears all that has happened, and answers the server's snapshot of just then. */
  async catchUp(): Promise<Snapshot> {
    for (;;) {
      const path = `/api/games/${this.id}/events?since=${this.n}`;
      const { events } = (await this.guest.ask<EventList>(path)).json;
      const now = await this.snapshot();
      for (const event of events) this.hear(event, now);
      if (this.lost) this.listener.onSnapshot(now);
      this.lost = false;
      await Promise.resolve();
      if (this.n === now.n) return now;
    }
  }
  private hear(event: GameEvent, { clocks, time }: Snapshot) {
    if (this.lost) return;
    this.listener.onEvents({ type: 'events', game: this.id, time, clocks, events: [event] });
    if (!this.lost) this.followed.set(event.action, (this.followed.get(event.action) ?? 0) + 1);
  }
  /** What the client would show, in the words of a snapshot. */
  shown(): object {
    const { snapshot, record } = this.live.state.value!;
    const { game } = this.live.tree;
    const stones = [...game.colouring()].map(colour => LETTERS[colour]).join('');
    const lost = game.status().players.map(player => player.prisonersLost);
    return comparable({
      ...snapshot,
      colouring: stones,
      prisoners_lost: lost,
      record: record as unknown as Snapshot['record'],
    });
  }
}

/** Without what no event says: time runs, people come and go, and the page scores a marking itself. */
function comparable(snapshot: Snapshot): object {
  const { time: _, clocks: __, here: ___, marking, record, passed, ...rest } = snapshot;
  const { scores: ____, ...marked } = marking ?? { scores: [] };
  const sorted = (names: string[] = []) => [...names].sort();
  return JSON.parse(
    JSON.stringify({
      ...rest,
      passed: sorted(passed),
      events: ((record.events ?? []) as object[]).map(event => ({ ...event, left: undefined })),
      ...(marking && {
        marking: {
          ...marked,
          dead: sorted(marking.dead),
          neutral: sorted(marking.neutral),
          accepted: sorted(marking.accepted),
        },
      }),
    }),
  );
}

interface Situation {
  client: Client;
  now: Snapshot;
  dice: () => number;
}
/** Something that a player might do now, sensible or not. */
function someAction({ client, now, dice }: Situation, player: Player): Action {
  const any = <T>(all: readonly T[]) => all[Math.floor(dice() * all.length)];
  const { game, requests, marking, dispute } = now;
  const turn = (dispute?.turns ?? game.turn) + 1;
  const { board, tree } = client.live;
  const points = board.names;
  const free = points.filter((_, point) => tree.game.legality(point).legal);
  const always: Action[] = [
    { action: 'chat', to: any(['players', 'spectators']), text: 'hello' },
    { action: 'undo', player },
    { action: 'pause', player },
    { action: 'unpause', player },
    { action: 'add-time', player, to: any(game.seats).player, time: 5000 },
    { action: 'claim', player },
    ...requests.flatMap(({ request }): Action[] => [
      { action: 'answer', player, request, yes: dice() < 0.7 },
      { action: 'answer', player, request, yes: dice() < 0.7 },
      { action: 'withdraw', player, request },
    ]),
  ];
  const move: Action = { action: 'move', player, turn, point: any(free.length ? free : points) };
  const pass: Action = { action: 'pass', player, turn };
  const stones = points.flatMap((_, point) => (tree.game.colouring()[point] ? [point] : []));
  const marks: Action = {
    action: 'mark',
    player,
    dead: stones.length ? [...tree.game.block(any(stones))].map(point => points[point]) : [],
    neutral: dice() < 0.3 ? [any(points)] : [],
  };
  const accept: Action = { action: 'accept', player, marking: marking?.marking ?? 0 };
  const often: Record<string, Action[]> = {
    open: [{ action: 'leave', player }],
    playing: [move, move, move, pass],
    dispute: [move, pass, pass],
    scoring: [marks, accept, accept, { action: 'resume', player }],
    finished: [{ action: 'rematch', player }],
  };
  if (dice() < 0.02) return { action: 'resign', player };
  return dice() < 0.25 ? any(always) : any(often[game.phase]);
}

const GAMES: { name: string; request: Partial<CreateRequest>; players: number }[] = [
  { name: 'area, two', request: { rules: 'chinese', board: 'grid:3x3' }, players: 2 },
  { name: 'territory, two', request: { rules: 'japanese', board: 'grid:4x4' }, players: 2 },
  { name: 'no ko rule, two', request: { rules: 'players=2,ko=none', board: 'path:3' }, players: 2 },
  {
    name: 'three with a clock',
    request: { rules: 'chinese,players=3', board: 'torus:3x3', clock: 'absolute:main=600' },
    players: 3,
  },
];

const followed = new Map<string, number>();
test.skipIf(!hasProgram).each(GAMES.flatMap(game => [1, 2, 3].map(seed => ({ ...game, seed }))))(
  'the client follows a random game as the server has it: $name, seed $seed',
  async ({ request, players, seed }) => {
    const dice = random(seed);
    const guests = await Promise.all(Array.from({ length: players }, Guest.arrive));
    const seats = guests.map((_, i) => ({ kind: i ? ('anyone' as const) : ('me' as const) }));
    const created = await guests[0].ask<{ game: string }>('/api/games', {
      clock: 'none',
      ...request,
      seats,
    });
    const client = new Client(created.json.game, guests[0]);
    await client.open();
    const { seats: sat } = (await client.snapshot()).game;
    const act = (guest: number, action: Action) =>
      guests[guest].ask(`/api/games/${client.id}/actions`, { id: `${seed}-${dice()}`, do: action });
    for (let guest = 1; guest < players; ++guest) {
      const joined = await act(guest, { action: 'join', player: sat[guest].player });
      expect(joined.ok).toBe(true);
    }
    for (let step = 0; step < 150; ++step) {
      const now = await client.catchUp();
      expect(client.shown()).toEqual(comparable(now));
      if (now.rematch) break;
      const next = now.game.seats.findIndex(seat => seat.player === now.game.to_play);
      const guest = dice() < 0.7 ? next : Math.floor(dice() * players);
      await act(guest, someAction({ client, now, dice }, now.game.seats[guest].player));
    }
    for (const [action, times] of client.followed) {
      followed.set(action, (followed.get(action) ?? 0) + times);
    }
  },
  60_000,
);

test.skipIf(!hasProgram)('those games have every kind of event that the client follows', () => {
  const kinds = 'join start move pass stop mark accept resume request answer withdraw pause chat';
  expect([...followed.keys()]).toEqual(expect.arrayContaining(kinds.split(' ')));
});
