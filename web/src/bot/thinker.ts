// Bots by the C++ search in WebAssembly: the other side of apps/wasm/bot_wasm.cpp. It thinks where it
// is called, so a page calls it in a worker (worker.ts).
import { GameTree } from '../game/tree';
import type { Board, Colour, Game, GameEvent, Point, RulesEngine, Start } from '../rules/wasm';

export interface Level {
  name: string;
  /** Of people who may enjoy it as an opponent. */
  rank: string;
  about: string;
}

/** A game as it goes to a worker: everything that the rules need to play it again. */
export interface PlainGame {
  board: string;
  /** Whether that is the text of a custom board. */
  own: boolean;
  rules: string;
  start?: Start;
  events: GameEvent[];
}

export interface Idea {
  /** null: a pass */
  point: Point | null;
  visits: number;
  /** Of each player after it: the share of the win, and the score. */
  win: number[];
  score: number[];
  /** How play may go on, this turn first. */
  line: (Point | null)[];
}
/** For the players to agree on: dead stones, stones in seki, and points that are nobody's for that. */
export interface Fates {
  dead: Point[];
  seki: Point[];
  neutral: Point[];
}

export interface Thought {
  player: Colour;
  /** null: a pass */
  point: Point | null;
  resigns: boolean;
  visits: number;
  /** Of each player: the share of the win, and the score that is expected. */
  win: number[];
  score: number[];
  ideas: Idea[];
  /** By player, then by point: how likely it ends as theirs. */
  ownership: number[][];
  /** How long the turn should take, for people to follow: milliseconds, the thinking among them. */
  pace: number;
}

/** What makes the seats' chances equal, by games of bots. */
export interface KomiEstimate {
  /** 0: none ended in time, and there is no komi. */
  games: number;
  /** By seat: to play with, and the interval in which the fair one lies. */
  komi: number[];
  low: number[];
  high: number[];
  /** Each seat's share of the wins with it. */
  shares: number[];
  /** No komi makes the seats equal. */
  unfair: boolean;
}

const orPass = (point: number): Point | null => (point < 0 ? null : point);

const KOMI_PLAYOUTS = 30;
/** People wait for the proposal at the end of a game. */
const FATES_TIME = 2000;

export class Thinker {
  private readonly bots = new Map<string, number>();
  private board?: { text: string; board: Board };

  constructor(readonly engine: RulesEngine) {}

  levels(): Level[] {
    this.engine.call.bot_levels();
    return this.engine
      .text()
      .trimEnd()
      .split('\n')
      .map(line => {
        const [name, rank, about] = line.split('\t');
        return { name, rank, about };
      });
  }

  /** Whether the bot cannot think before loadNet. */
  needsNet(bot: string): boolean {
    this.engine.input(0, bot);
    return this.engine.call.bot_needs_net() !== 0;
  }
  loadNet(file: Uint8Array) {
    this.engine.input(0, file);
    this.engine.checked(this.engine.call.bot_load_net());
  }

  /** What the bot does when it is its turn, within this time in milliseconds. */
  think(plain: PlainGame, bot: string, milliseconds: number, seed = 1): Thought {
    const handle = this.bot(bot, seed);
    return this.with(plain, game => {
      const { toPlay, players } = game.status();
      this.engine.call.bot_think(handle, game.handle, milliseconds, 1);
      const thought = this.read(toPlay, players.length, game.board.size);
      return { ...thought, pace: this.engine.call.bot_pace(Math.random()) };
    });
  }

  /** What becomes of the stones: by games played out from here, and by search where they are in doubt. */
  fates(plain: PlainGame, playouts = 600, milliseconds = FATES_TIME): Fates {
    return this.with(plain, game => {
      this.engine.call.bot_fates(game.handle, playouts, milliseconds);
      const [deadStones, ...rest] = this.engine.numbers();
      const dead = rest.splice(0, deadStones);
      const seki = rest.splice(0, rest.shift()!);
      return { dead, seki, neutral: rest };
    });
  }

  /** A fair komi for the board, by the games that bots play within this time in milliseconds. */
  komi({ board, own, rules }: Omit<PlainGame, 'events'>, milliseconds: number): KomiEstimate {
    const { handle } = this.boardOf({ board, own });
    this.engine.input(0, rules);
    this.engine.checked(this.engine.call.bot_komi(handle, milliseconds, KOMI_PLAYOUTS, 1));
    const [games, unfair, ...seats] = this.engine.numbers();
    const every = (offset: number) => seats.filter((_, i) => i % 4 === offset);
    return {
      games,
      komi: every(0),
      low: every(1),
      high: every(2),
      shares: every(3),
      unfair: unfair === 1,
    };
  }

  private read(player: Colour, players: number, points: number): Omit<Thought, 'pace'> {
    const numbers = this.engine.numbers();
    let at = 0;
    const next = () => numbers[at++];
    const list = (length: number) => numbers.slice(at, (at += length));
    const [point, resigns, visits] = list(3);
    const win = list(players);
    const score = list(players);
    const ideas = Array.from({ length: next() }, () => ({
      point: orPass(next()),
      visits: next(),
      win: list(players),
      score: list(players),
      line: list(next()).map(orPass),
    }));
    const ownership = Array.from({ length: players }, () => list(points));
    return {
      player,
      point: orPass(point),
      resigns: resigns === 1,
      visits,
      win,
      score,
      ideas,
      ownership,
    };
  }

  /** One of each name and seed: it remembers what it found, and uses it where the game went on. */
  private bot(name: string, seed: number): number {
    const key = `${name} ${seed}`;
    let handle = this.bots.get(key);
    if (handle === undefined) {
      this.engine.input(0, name);
      handle = this.engine.checked(this.engine.call.bot_open(seed));
      this.bots.set(key, handle);
    }
    return handle;
  }

  private with<T>(plain: PlainGame, use: (game: Game) => T): T {
    const { game } = replayed(this.boardOf(plain), plain);
    const answer = use(game);
    game.close();
    return answer;
  }

  /** The latest board is kept: turn after turn is about the same. */
  private boardOf({ board, own }: Pick<PlainGame, 'board' | 'own'>): Board {
    if (this.board?.text !== board) {
      this.board?.board.close();
      this.board = { text: board, board: this.engine.board(board, own) };
    }
    return this.board.board;
  }
}

/** The game played again, in a tree that holds it alone. */
function replayed(board: Board, { rules, start, events }: PlainGame): GameTree {
  const tree = new GameTree(board, rules, start);
  for (const event of events) tree.follow(event);
  return tree;
}
