// The rules of the game: the C++ ones, as WebAssembly. The other side of apps/wasm/rules_wasm.cpp.
//
// A colour is 0 for empty, else a player from 1 in turn order. Points are numbered from 0.

export type Exports = Record<string, (...args: number[]) => number> & {
  memory: WebAssembly.Memory;
};

export type Colour = number;
export type Point = number;
export type Colouring = Uint8Array;

export interface Wrap {
  from: Point;
  to: Point;
  dx: number;
  dy: number;
}

export interface Place {
  x: number;
  y: number;
}

/** A flat picture of a solid board: src/draw/view.h. */
export interface View {
  low: Place;
  high: Place;
  spots: { point: Point; x: number; y: number; radius: number; depth: number }[];
  lines: { from: Place; to: Place; depth: number; ridge: boolean }[];
  faces: { light: number; depth: number; corners: Place[] }[];
}

export interface Family {
  name: string;
  /** "WxH", one letter for a number, or empty for none. */
  arguments: string;
  least: number;
  example: string;
  about: string;
}

/** What counts at the end of a game. */
export type Scoring = 'area' | 'territory' | 'stone';

export interface RulesInfo {
  text: string;
  players: number;
  suicide: boolean;
  ko: string;
  scoring: Scoring;
  /** Prisoners count: disputes are played on a copy, and points are marked neutral in seki. */
  prisoners: boolean;
  /** For each player, in points. */
  komi: number[];
}

export type Legality =
  | { legal: true }
  | { legal: false; reason: 'occupied' }
  | { legal: false; reason: 'suicide' }
  | { legal: false; reason: 'repeats'; turn: number };

export type Action = 'move' | 'pass' | 'resign' | 'resume' | 'setup';
const ACTIONS: Action[] = ['move', 'pass', 'resign', 'resume'];
export interface GameEvent {
  action: Action;
  player: Colour;
  point: Point | null;
  /** For a player who is out: because the time was up. */
  time?: boolean;
  /** A setup, which the rules do not know: what points become. */
  stones?: readonly (readonly [Point, Colour])[];
}

export interface PlayerStatus {
  in: boolean;
  passed: boolean;
  prisonersLost: number;
  komi: number;
}
export interface Status {
  toPlay: Colour;
  turns: number;
  over: boolean;
  /** Over for good: the position counts as it stands. */
  settled: boolean;
  latest: Point | null;
  players: PlayerStatus[];
}

export interface Tally {
  stones: number;
  territory: number;
  prisonersLost: number;
  /** Under stone scoring: points that the player's groups cannot fill. */
  tax: number;
  komi: number;
  score: number;
}
export interface Score {
  tallies: Tally[];
  places: number[];
  owners: Colouring;
}

export interface Start {
  /** One letter per point; missing: no stones. */
  stones?: string;
  first?: Colour;
  handicap?: number[];
  /** Stones that each player lost before. */
  prisoners?: number[];
  /** Players who have left the game already. */
  out?: Colour[];
}

export interface TimeLeft {
  main: number;
  period: number;
  periods: number;
  moves: number;
  out: boolean;
}

type Reason = { code: string; values: Record<string, string> };
let reasonText: (reason: Reason) => string | undefined = () => undefined;
/** From now on these are the words of errors; without them an error is its code and values. */
export const reasonErrors = (words: typeof reasonText) => void (reasonText = words);

/** A wrong spec, graph, rule or start; the message is one line for a person. */
export class RulesError extends Error {
  /** What the engine says: its text, a code, and the name and the text of each value, a line each. */
  static of(lines: string): RulesError {
    const [text, code, ...rest] = lines.split('\n');
    const values: Reason['values'] = {};
    for (let i = 0; i + 1 < rest.length; i += 2) values[rest[i]] = rest[i + 1];
    return new RulesError(
      reasonText({ code, values }) ?? [text, code, ...Object.values(values)].join(' ').trim(),
    );
  }
}

/** Reads a list of numbers from front to back. */
class Reader {
  private at = 0;
  constructor(private readonly numbers: number[]) {}
  next = () => this.numbers[this.at++];
  place = (): Place => ({ x: this.next(), y: this.next() });
  list<T>(read: () => T): T[] {
    return Array.from({ length: this.next() }, read);
  }
}

export class RulesEngine {
  private constructor(readonly call: Exports) {}

  /** `page` is what the module asks of the page besides. */
  static async load(
    source: BufferSource | Response | Promise<Response>,
    page: (exports: () => Exports) => WebAssembly.ModuleImports = () => ({}),
  ): Promise<RulesEngine> {
    // All that the C library asks of its surroundings is the time, and where to write what it never
    // writes.
    const nothing = () => 0;
    const clock_time_get = (_id: number, _precision: bigint, at: number) => {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(exports.memory.buffer).setBigUint64(at, nanoseconds, true);
      return 0;
    };
    const wasi = new Proxy(
      { clock_time_get },
      { get: (own, name) => Reflect.get(own, name) ?? nothing },
    );
    const imports = { wasi_snapshot_preview1: wasi, page: page(() => exports) };
    const { instance } =
      source instanceof Response || source instanceof Promise
        ? await WebAssembly.instantiateStreaming(source, imports)
        : await WebAssembly.instantiate(source, imports);
    const exports: Exports = instance.exports as Exports;
    exports._initialize();
    return new RulesEngine(exports);
  }

  // --- what goes in and out

  input(slot: number, value: string | Uint8Array) {
    const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
    const at = this.call.input(slot, bytes.length);
    new Uint8Array(this.call.memory.buffer, at, bytes.length).set(bytes);
  }
  bytes(): Uint8Array {
    const { memory, bytes_data, bytes_size } = this.call;
    return new Uint8Array(memory.buffer, bytes_data(), bytes_size()).slice();
  }
  text = () => new TextDecoder().decode(this.bytes());
  numbers(): number[] {
    const { memory, numbers_data, numbers_size } = this.call;
    return Array.from(new Float64Array(memory.buffer, numbers_data(), numbers_size()));
  }
  checked(result: number): number {
    if (result < 0) throw RulesError.of(this.text());
    return result;
  }

  // --- boards and rules

  /** A spec such as triangular:11, or the text of a custom board. */
  board(spec: string, own = false): Board {
    this.input(0, spec);
    return new Board(this, this.checked(this.call.board_open(Number(own))), own ? spec : undefined);
  }

  families(): Family[] {
    this.call.board_families();
    const lines = this.text().trimEnd().split('\n');
    return lines.map(line => {
      const [name, words, least, example, about] = line.split('\t');
      return { name, arguments: words, least: Number(least), example, about };
    });
  }

  rules(text: string): RulesInfo {
    this.input(0, text);
    this.checked(this.call.rules_read());
    const [players, suicide, prisoners, ...komi] = this.numbers();
    const [canonical, ko, scoring] = this.text().split('\n');
    return {
      text: canonical,
      players,
      suicide: suicide === 1,
      ko,
      scoring: scoring as Scoring,
      prisoners: prisoners === 1,
      komi: komi.map(halves => halves / 2),
    };
  }

  /** What a player begins with. */
  clockFull(control: string): TimeLeft {
    this.input(0, control);
    this.checked(this.call.clock_full());
    return this.timeLeft();
  }

  /** The time a player has left after more milliseconds of the same turn, or if the turn ends then. */
  clockAfter(control: string, left: TimeLeft, elapsed: number, ends = false): TimeLeft {
    this.input(0, control);
    const { main, period, periods, moves } = left;
    const time = Math.max(0, elapsed);
    this.checked(this.call.clock_after(main, period, periods, moves, time, Number(ends)));
    return this.timeLeft();
  }

  private timeLeft(): TimeLeft {
    const [main, period, periods, moves, out] = this.numbers();
    return { main, period, periods, moves, out: out === 1 };
  }
}

export class Board {
  readonly spec: string;
  readonly names: string[];
  readonly solid: boolean;
  readonly rectangle: { columns: number; rows: number } | null;
  readonly coordinates: { x: number; y: number; z: number }[];
  readonly edges: [Point, Point][];
  readonly wraps: Wrap[];
  private numberOf?: Map<string, Point>;

  constructor(
    readonly engine: RulesEngine,
    readonly handle: number,
    /** For a custom board. */
    readonly ownText?: string,
  ) {
    engine.call.board_names(handle);
    [this.spec, ...this.names] = engine.text().split('\n');
    engine.call.board_drawing(handle);
    const read = new Reader(engine.numbers());
    this.solid = read.next() === 1;
    const [columns, rows] = [read.next(), read.next()];
    this.rectangle = columns ? { columns, rows } : null;
    this.coordinates = read.list(() => ({ ...read.place(), z: read.next() }));
    this.edges = read.list(() => [read.next(), read.next()]);
    this.wraps = read.list(() => ({
      from: read.next(),
      to: read.next(),
      dx: read.next(),
      dy: read.next(),
    }));
  }

  get size() {
    return this.names.length;
  }
  find(name: string): Point | undefined {
    this.numberOf ??= new Map(this.names.map((own, point) => [own, point]));
    return this.numberOf.get(name);
  }

  views(): View[] {
    const count = this.engine.call.board_views(this.handle);
    const read = new Reader(this.engine.numbers());
    return Array.from({ length: count }, () => ({
      low: read.place(),
      high: read.place(),
      spots: read.list(() => ({
        point: read.next(),
        ...read.place(),
        radius: read.next(),
        depth: read.next(),
      })),
      lines: read.list(() => ({
        from: read.place(),
        to: read.place(),
        depth: read.next(),
        ridge: read.next() === 1,
      })),
      faces: read.list(() => ({
        light: read.next(),
        depth: read.next(),
        corners: read.list(read.place),
      })),
    }));
  }

  /** Where handicap stones go, by number per player: star points where they are customary, otherwise spread. */
  handicap(stones: number[]): { point: Point; player: Colour }[] {
    this.engine.input(0, stones.join('\n'));
    this.engine.checked(this.engine.call.handicap_stones(this.handle));
    const numbers = this.engine.numbers();
    return Array.from({ length: numbers.length / 2 }, (_, i) => ({
      point: numbers[2 * i],
      player: numbers[2 * i + 1],
    }));
  }

  game(rules: string, start: Start = {}): Game {
    this.engine.input(0, rules);
    this.engine.input(1, start.stones ?? '');
    this.engine.input(2, (start.handicap ?? []).join('\n'));
    this.engine.input(3, (start.prisoners ?? []).join('\n'));
    const handle = this.engine.call.game_start(this.handle, start.first ?? 1);
    const game = new Game(this, this.engine.checked(handle));
    start.out?.forEach(game.resign);
    return game;
  }

  close() {
    this.engine.call.board_close(this.handle);
  }
}

export class Game {
  private readonly engine: RulesEngine;
  private readonly call: Exports;
  constructor(
    readonly board: Board,
    readonly handle: number,
  ) {
    this.engine = board.engine;
    this.call = board.engine.call;
  }

  copy = () => new Game(this.board, this.call.game_copy(this.handle));
  close = () => void this.call.game_close(this.handle);

  legality = (point: Point, player = this.status().toPlay) =>
    decoded(this.call.game_legality(this.handle, point, player));
  /** An illegal move changes nothing. */
  play = (point: Point, player = this.status().toPlay) =>
    decoded(this.call.game_play(this.handle, point, player));
  pass = (player = this.status().toPlay) => void this.call.game_pass(this.handle, player);
  resign = (player: Colour) => void this.call.game_resign(this.handle, player);
  resume = () => void this.call.game_resume(this.handle);
  undo = () => this.call.game_undo(this.handle) !== 0;

  status(): Status {
    this.call.game_status(this.handle);
    const [toPlay, turns, over, settled, latest, ...rest] = this.engine.numbers();
    const players: PlayerStatus[] = [];
    for (let i = 0; i < rest.length; i += 4) {
      const [isIn, passed, prisonersLost, komi] = rest.slice(i, i + 4);
      players.push({ in: isIn === 1, passed: passed === 1, prisonersLost, komi: komi / 2 });
    }
    return {
      toPlay,
      turns,
      over: over === 1,
      settled: settled === 1,
      latest: latest < 0 ? null : latest,
      players,
    };
  }

  /** After a turn, 0 being the start; without one, now. */
  colouring(turn = -1): Colouring {
    this.call.game_colouring(this.handle, turn);
    return this.engine.bytes();
  }

  legalMoves(player: Colour): Point[] {
    this.call.game_legal_moves(this.handle, player);
    return this.engine.numbers();
  }

  events(): GameEvent[] {
    this.call.game_events(this.handle);
    const read = new Reader(this.engine.numbers());
    const events: GameEvent[] = [];
    for (let action = read.next(); action !== undefined; action = read.next()) {
      const player = read.next();
      const point = read.next();
      events.push({ action: ACTIONS[action], player, point: point < 0 ? null : point });
    }
    return events;
  }

  block(point: Point): Point[] {
    this.call.game_block(this.handle, point);
    return this.engine.numbers();
  }

  perft(depth: number): number[] {
    this.call.game_perft(this.handle, depth);
    return this.engine.numbers();
  }

  /** The score if these stones are dead and these points neutral. */
  score(dead: Iterable<Point> = [], neutral: Iterable<Point> = []): Score {
    this.mark(dead, neutral);
    this.engine.checked(this.call.game_tally(this.handle));
    const numbers = this.engine.numbers();
    const players = numbers.length / 7;
    const tallies = Array.from({ length: players }, (_, player) => {
      const [stones, territory, prisonersLost, tax, komi, score] = numbers.slice(6 * player);
      return { stones, territory, prisonersLost, tax, komi: komi / 2, score: score / 2 };
    });
    return { tallies, places: numbers.slice(6 * players), owners: this.engine.bytes() };
  }

  /** A shortest path from the point to a stone of the colour; empty if it does not reach it. */
  path(point: Point, colour: Colour, dead: Iterable<Point> = []): Point[] {
    this.mark(dead, []);
    this.call.game_path(this.handle, point, colour);
    return this.engine.numbers();
  }

  /** The stones of this game that a copy, played on from its end, has shown to be dead. */
  deadAfter(playedOut: Game): Point[] {
    this.call.game_dispute(this.handle, playedOut.handle);
    return this.engine.numbers();
  }

  sgf(names: string[], dead: Iterable<Point> = [], neutral: Iterable<Point> = []): string {
    this.mark(dead, neutral);
    this.engine.input(2, names.map(name => name.replace(/\s+/g, ' ')).join('\n'));
    this.engine.checked(this.call.game_sgf(this.handle));
    return this.engine.text();
  }

  private mark(dead: Iterable<Point>, neutral: Iterable<Point>) {
    [dead, neutral].forEach((points, slot) => {
      const marks = new Uint8Array(this.board.size);
      for (const point of points) marks[point] = 1;
      this.engine.input(slot, marks);
    });
  }
}

function decoded(code: number): Legality {
  switch (code & 3) {
    case 0:
      return { legal: true };
    case 1:
      return { legal: false, reason: 'occupied' };
    case 2:
      return { legal: false, reason: 'suicide' };
    default:
      return { legal: false, reason: 'repeats', turn: code >> 2 };
  }
}
