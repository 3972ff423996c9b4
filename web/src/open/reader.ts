// Reads files of games: SGF by the C++ reader as WebAssembly (the other side of
// apps/wasm/reader_wasm.cpp), and omnigo's own records, which are JSON.
import { wireName } from '../board/players';
import { writeEvent, writeStart, type GameRecord, type RecordEvent } from '../game/record';
import type { PointMark } from '../game/variations';
import type { Branches } from '../library/recorded';
import { RulesEngine, type Exports, type GameEvent, type Start } from '../rules/wasm';

/** A file with more bytes is refused. */
export const MOST_BYTES = 10_000_000;

/** What a list of games shows, by SGF's names. */
export type Heading = Partial<Record<string, string>>;

export interface GameFile {
  name: string;
  bytes: Uint8Array;
  headings: Heading[];
}

/** A game of a file, to play through. */
export interface ReadGame {
  record: GameRecord;
  branches: Branches;
  /** Where the main line has a move that is on no point of the board. */
  offBoard?: { turn: number; value: string };
}

/** Why a file is no game. */
export class FileError extends Error {
  constructor(
    readonly why: 'size' | 'empty' | 'unknown' | 'record' | 'game' | 'board',
    /** What of it is wrong. */
    readonly found = '',
  ) {
    super(why);
  }
}

// --- character sets

/** What the C++ code calls a character set, and the browser otherwise. */
const LABELS: Record<string, string> = { CP932: 'shift_jis', CP949: 'euc-kr' };

function decoderOf(charset: string): TextDecoder | null {
  try {
    return new TextDecoder(charset === 'HZ' ? 'gb18030' : (LABELS[charset] ?? charset), {
      ignoreBOM: true,
    });
  } catch {
    return null;
  }
}

/** HZ is GB2312 with the high bits off between ~{ and ~}; ~~ is a tilde. */
export function unpackedHz(bytes: Uint8Array): Uint8Array {
  const plain: number[] = [];
  let high = 0;
  for (let i = 0; i < bytes.length; ++i) {
    const sign = bytes[i] === 0x7e ? String.fromCharCode(bytes[i + 1] ?? 0) : '';
    if (sign === '{' || sign === '}') high = sign === '{' ? 0x80 : 0;
    else if (sign === '~') plain.push(0x7e);
    else if (sign !== '\n') {
      plain.push(bytes[i] < 0x21 ? bytes[i] : bytes[i] | high);
      continue;
    }
    ++i;
  }
  return Uint8Array.from(plain);
}

/** What the reader asks of the page: exchange.h and charset_wasm.cpp. */
function charsets(exports: () => Exports): WebAssembly.ModuleImports {
  const bytesAt = (at: number, size: number) =>
    new Uint8Array(exports().memory.buffer, at, size).slice();
  const textAt = (at: number, size: number) => new TextDecoder().decode(bytesAt(at, size));
  return {
    charset_known: (at: number, size: number) => Number(decoderOf(textAt(at, size)) !== null),
    charset_decode: (name: number, nameSize: number, at: number, size: number) => {
      const charset = textAt(name, nameSize);
      const raw = bytesAt(at, size);
      const text = decoderOf(charset)!.decode(charset === 'HZ' ? unpackedHz(raw) : raw);
      const utf8 = new TextEncoder().encode(text);
      const to = exports().input(1, utf8.length);
      new Uint8Array(exports().memory.buffer, to, utf8.length).set(utf8);
      return text.split('\uFFFD').length - 1;
    },
  };
}

// --- SGF

interface SgfEvent {
  parent: number;
  action: RecordEvent['action'];
  player: number;
  point?: number;
  stones?: [number, number][];
  comment?: string;
}
/** As reader_wasm.cpp writes it. */
interface SgfGame {
  board: string;
  rules: string;
  seats: { name?: string; rank?: string }[];
  start: Start;
  main: number;
  events: SgfEvent[];
  marks: [event: number, marks: [kind: string, point: number, text?: string][]][];
  result?: { how: string; places: number[]; margin?: number; text: string };
  agreement?: { dead: number[]; neutral: number[]; accepted: number[] };
  info: Record<string, string>;
  offBoard?: { turn: number; value: string };
}

export class GameReader {
  private open: Uint8Array | null = null;
  private constructor(private readonly engine: RulesEngine) {}

  static async load(source: Parameters<typeof RulesEngine.load>[0]): Promise<GameReader> {
    return new GameReader(await RulesEngine.load(source, charsets));
  }

  /** Throws a FileError if there is no game in it, a RulesError for JSON that is none. */
  read(name: string, bytes: Uint8Array): GameFile {
    if (bytes.length > MOST_BYTES) throw new FileError('size');
    if (!bytes.some(byte => byte > 0x20)) throw new FileError('empty');
    if (isJson(bytes)) return { name, bytes, headings: [headingOf(this.record(bytes))] };
    return { name, bytes, headings: this.openSgf(bytes) };
  }

  /** Throws a FileError if that game cannot be played. */
  game({ bytes }: GameFile, number: number): ReadGame {
    if (isJson(bytes))
      return { record: this.record(bytes), branches: { variations: [], marks: [] } };
    if (this.open !== bytes) this.openSgf(bytes);
    if (this.engine.call.sgf_game(number) < 0) throw this.gameError();
    return this.asRecord(JSON.parse(this.engine.text()) as SgfGame);
  }

  /** Browsers do not say where JSON goes wrong; the C++ reader does. */
  private record(bytes: Uint8Array): GameRecord {
    try {
      return checkedRecord(JSON.parse(new TextDecoder().decode(bytes)) as GameRecord);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.engine.input(0, bytes);
      this.engine.checked(this.engine.call.json_check());
      throw new FileError('unknown');
    }
  }

  private openSgf(bytes: Uint8Array): Heading[] {
    this.open = null;
    this.engine.input(0, bytes);
    if (this.engine.call.sgf_open() < 0) throw new FileError('unknown');
    this.open = bytes;
    return JSON.parse(this.engine.text()) as Heading[];
  }

  /** The reader says in English which property it is. */
  private gameError(): FileError {
    const [message] = this.engine.text().split('\n');
    const [found = ''] = /\b(GM|SZ)\[.*?\]/.exec(message) ?? [];
    return new FileError(found.startsWith('GM') ? 'game' : 'board', found);
  }

  private asRecord(game: SgfGame): ReadGame {
    const own = game.board.startsWith('{');
    const board = this.engine.board(game.board, own);
    const name = (point: number) => board.names[point];
    const event = (from: SgfEvent): RecordEvent => ({
      ...writeEvent(board, gameEvent(from)),
      ...(from.comment && { comment: from.comment }),
    });
    const record: GameRecord = {
      format: 'omnigo-game',
      version: 1,
      board: own ? (JSON.parse(game.board) as object) : game.board,
      rules: game.rules,
      seats: game.seats,
      start: writeStart(board, game.start),
      events: game.events.slice(0, game.main).map(event),
      ...(game.agreement && {
        agreement: {
          dead: game.agreement.dead.map(name),
          neutral: game.agreement.neutral.map(name),
          accepted: game.agreement.accepted.map(wireName),
        },
      }),
      ...(game.result && { result: game.result }),
      info: game.info,
    };
    board.close();
    const variations = game.events
      .slice(game.main)
      .map(from => ({ parent: from.parent, event: event(from) }));
    const marks = game.marks.map(([at, list]) => ({ event: at, marks: list.map(markOf) }));
    return { record, branches: { variations, marks }, offBoard: game.offBoard };
  }
}

const markOf = ([kind, point, text]: [string, number, string?]): PointMark => ({
  kind,
  point,
  ...(text !== undefined && { text }),
});

const gameEvent = ({ action, player, point, stones }: SgfEvent): GameEvent => ({
  action: action === 'timeout' ? 'resign' : action,
  player,
  point: point ?? null,
  ...(action === 'timeout' && { time: true }),
  ...(stones && { stones }),
});

// --- omnigo's own records

const isJson = (bytes: Uint8Array) => bytes[bytes.findIndex(byte => byte > 0x20)] === 0x7b;

function checkedRecord(value: GameRecord): GameRecord {
  if (value.format !== 'omnigo-game') throw new FileError('record', 'format');
  const wrong = Object.entries(SHAPES).find(([key, fits]) => !fits(value[key as keyof GameRecord]));
  if (wrong) throw new FileError('record', wrong[0]);
  return value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isNames = (value: unknown) => Array.isArray(value) && value.every(isText);
const isLists = (value: unknown) => isObject(value) && Object.values(value).every(isNames);
const isCounts = (value: unknown) =>
  isObject(value) && Object.values(value).every(count => Number.isInteger(count));
const maybe = (fits: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || fits(value);
const hasShape = (shape: Record<string, (value: unknown) => boolean>) => (value: unknown) =>
  isObject(value) &&
  Object.entries(shape).every(([key, fits]) => fits((value as Record<string, unknown>)[key]));
const isListOf = (fits: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(fits);

/** What the page reads of a record; the rules check what it says. */
const SHAPES: Record<string, (value: unknown) => boolean> = {
  board: value => isText(value) || isObject(value),
  rules: isText,
  seats: maybe(isListOf(hasShape({ name: maybe(isText), rank: maybe(isText) }))),
  start: maybe(
    hasShape({
      stones: maybe(isLists),
      handicap: maybe(isCounts),
      prisoners: maybe(isCounts),
      first: maybe(isText),
    }),
  ),
  events: maybe(
    isListOf(
      hasShape({
        action: isText,
        player: maybe(isText),
        point: maybe(isText),
        stones: maybe(isLists),
        comment: maybe(isText),
      }),
    ),
  ),
  agreement: maybe(hasShape({ dead: maybe(isNames), neutral: maybe(isNames) })),
  result: maybe(isObject),
  info: maybe(value => isObject(value) && Object.values(value).every(isText)),
};

const headingOf = ({ seats = [], info = {}, result }: GameRecord): Heading => ({
  ...Object.fromEntries(seats.map(({ name }, i) => [['PB', 'PW'][i] ?? `P${i}`, name])),
  GN: info.name,
  EV: info.event,
  DT: info.date,
  RE: result?.text,
});
