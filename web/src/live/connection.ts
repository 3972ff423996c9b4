// The one WebSocket: it comes back by itself, asks for what was missed, and sends again whatever was
// not acknowledged. Turns that wait for that outlast the page.
import { signal } from '@preact/signals';
import { read, write } from '../ui/settings';
import { me, wordedError, type ApiError } from './api';
import type {
  Action,
  ClientMessage,
  EventsMessage,
  GameSummary,
  LobbyMessage,
  ServerMessage,
  Snapshot,
  Spectators,
} from './wire';

export interface GameListener {
  /** The last event seen; 0: none. */
  seen: () => number;
  onSnapshot: (snapshot: Snapshot) => void;
  onEvents: (message: EventsMessage) => void;
  onHere: (here: Spectators) => void;
  onError: (text: string) => void;
}

interface Waiting {
  message: ClientMessage;
  done: (n: number) => void;
  failed: (error: ApiError) => void;
}

/** A browser's WebSocket, or a test's. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
};

type Act = Extract<ClientMessage, { type: 'act' }>;
const UNSENT = 'omnigo.unsent';
const unsent = () => read<Act[]>(UNSENT, []);
const isTurn = ({ do: { action } }: Act) => action === 'move' || action === 'pass';

const OPEN = 1;
const LONGEST_WAIT = 8000;

export class Connection {
  readonly state = signal<'off' | 'connecting' | 'open' | 'lost'>('off');
  /** The latest games; `lobbyCounts` are how many there are in all. */
  readonly lobby = signal<ReadonlyMap<string, GameSummary> | null>(null);
  readonly lobbyCounts = signal({ open: 0, live: 0 });
  /** A turn of an earlier page that the server refused, and why. */
  readonly refused = signal<{ game: string; text: string } | null>(null);
  private socket: Socket | null = null;
  private readonly games = new Map<string, GameListener>();
  private readonly waiting = new Map<string, Waiting>();
  private lobbyWatchers = 0;
  /** The game that the socket was opened for, and whether that matters: several servers share the
   *  games, and a game's people are best on one. */
  private openedFor: string | undefined;
  private byGame = false;
  /** What the greeting of this connection asked for. */
  private asked = { games: new Set<string>(), lobby: false };
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private made = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);

  constructor(private readonly open: (game?: string) => Socket) {}

  // --- subscriptions

  watchGame(id: string, listener: GameListener): () => void {
    this.games.set(id, listener);
    if (this.byGame && this.openedFor !== id) this.move();
    else this.say({ type: 'subscribe', game: id });
    return () => {
      this.games.delete(id);
      this.say({ type: 'unsubscribe', game: id });
    };
  }
  /** Asks for everything about a game once more. */
  refresh(id: string) {
    this.say({ type: 'subscribe', game: id });
  }

  watchLobby(): () => void {
    if (this.lobbyWatchers++ === 0) this.say({ type: 'subscribe', lobby: true });
    return () => {
      if (--this.lobbyWatchers) return;
      this.say({ type: 'unsubscribe', lobby: true });
      this.lobby.value = null;
    };
  }

  /** Does something in a game; the promise keeps until it is on the server's disk. */
  act(game: string, action: Action): Promise<number> {
    const id = `${this.session}-${++this.made}`;
    const message: Act = { type: 'act', id, game, do: action };
    if (isTurn(message)) write(UNSENT, [...unsent(), message]);
    return new Promise((done, failed) => {
      this.waiting.set(id, { message, done, failed });
      this.say(message);
    });
  }

  /** Sends the turns that an earlier page could not. The server takes a turn with the same id once. */
  sendUnsent() {
    for (const message of unsent()) {
      const failed = ({ message: text }: ApiError) =>
        (this.refused.value = { game: message.game, text });
      this.waiting.set(message.id, { message, done: () => {}, failed });
      this.say(message);
    }
  }

  /** Somebody else is signed in now: the cookie is read when a connection begins. */
  again() {
    this.tries = 0;
    if (this.socket) this.socket.close();
    else this.connect();
  }

  /** The network is gone: the socket itself may not notice for minutes. */
  cut() {
    const { socket } = this;
    if (!socket) return;
    this.lose(socket);
    socket.close();
  }

  // --- the socket

  /** To where the people of the game are that one came to. */
  private move() {
    const socket = this.socket;
    this.socket = null;
    this.state.value = 'connecting';
    this.connect();
    socket?.close();
  }

  private say(message: ClientMessage) {
    if (this.socket?.readyState === OPEN && this.state.value === 'open') {
      this.socket.send(JSON.stringify(message));
    } else {
      this.connect();
    }
  }

  private connect() {
    if (this.socket) return;
    clearTimeout(this.timer);
    if (this.state.value === 'off') this.state.value = 'connecting';
    this.openedFor = [...this.games.keys()].at(-1);
    const socket = this.open(this.openedFor);
    this.socket = socket;
    socket.onopen = () => {
      const games = Object.fromEntries([...this.games].map(([id, game]) => [id, game.seen()]));
      const lobby = this.lobbyWatchers > 0;
      this.asked = { games: new Set(this.games.keys()), lobby };
      socket.send(JSON.stringify({ type: 'hello', games, lobby }));
    };
    socket.onmessage = event => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.lose(socket);
  }

  private lose(socket: Socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    this.state.value = 'lost';
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** What one began to watch between the greeting and the answer to it. */
  private askTheRest() {
    for (const game of this.games.keys()) {
      if (!this.asked.games.has(game)) this.say({ type: 'subscribe', game });
    }
    if (this.lobbyWatchers && !this.asked.lobby) this.say({ type: 'subscribe', lobby: true });
  }

  private hear(message: ServerMessage) {
    switch (message.type) {
      case 'welcome':
        this.state.value = 'open';
        this.tries = 0;
        this.byGame = message.by_game ?? false;
        me.value = message.person;
        this.askTheRest();
        for (const { message } of this.waiting.values()) this.say(message);
        break;
      case 'snapshot':
        this.games.get(message.snapshot.game.id)?.onSnapshot(message.snapshot);
        break;
      case 'events':
        this.hearEvents(message);
        break;
      case 'here':
        this.games.get(message.game)?.onHere(message.here);
        break;
      case 'ack':
        this.settle(message.id, waiting => waiting.done(message.n));
        break;
      case 'error':
        if (message.id !== undefined) {
          const { id } = message;
          void wordedError(message).then(error =>
            this.settle(id, waiting => waiting.failed(error)),
          );
        } else if (message.game !== undefined) {
          const { game } = message;
          void wordedError(message).then(error => this.games.get(game)?.onError(error.message));
        }
        break;
      case 'lobby':
        this.lobby.value = changedLobby(message.all ? null : this.lobby.value, message);
        this.lobbyCounts.value = { open: message.open, live: message.live };
        break;
    }
  }

  /** A gap is never passed over: what is missing is asked for. */
  private hearEvents(message: EventsMessage) {
    const game = this.games.get(message.game);
    if (!game) return;
    const fresh = message.events.filter(event => event.n > game.seen());
    if (!fresh.length) return;
    if (fresh[0].n !== game.seen() + 1) this.refresh(message.game);
    else game.onEvents({ ...message, events: fresh });
  }

  private settle(id: string, how: (waiting: Waiting) => void) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    write(
      UNSENT,
      unsent().filter(message => message.id !== id),
    );
    if (waiting) how(waiting);
  }
}

export function changedLobby(
  before: ReadonlyMap<string, GameSummary> | null,
  { games, gone, turns = [] }: Pick<LobbyMessage, 'games' | 'gone' | 'turns'>,
): ReadonlyMap<string, GameSummary> {
  const lobby = new Map(before ?? []);
  for (const { id, ...turn } of turns) {
    const game = lobby.get(id);
    if (game) lobby.set(id, { ...game, ...turn });
  }
  for (const game of games) lobby.set(game.id, game);
  for (const id of gone) lobby.delete(id);
  return lobby;
}

export const connection = new Connection(game => {
  const server = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  return new WebSocket(`${server}/ws${game ? `?game=${game}` : ''}`);
});
