// The record of a game as docs/record.md has it: written for a hot-seat game, read from the server.
import { colourOf, LETTERS, wireName } from '../board/players';
import {
  RulesError,
  type Board,
  type Colouring,
  type GameEvent,
  type Point,
  type Start,
} from '../rules/wasm';
import type { GameTree } from './tree';

export interface RecordEvent {
  action: 'move' | 'pass' | 'resign' | 'timeout' | 'resume' | 'setup';
  player?: string;
  point?: string;
  /** Setup: what points become, by player or "empty". */
  stones?: Record<string, string[]>;
  spent?: number;
  comment?: string;
}
export interface GameRecord {
  format: 'omnigo-game';
  version: 1;
  board: string | object;
  rules: string;
  seats?: { name?: string; rank?: string }[];
  clock?: string;
  start?: {
    stones?: Record<string, string[]>;
    handicap?: Record<string, number>;
    prisoners?: Record<string, number>;
    first?: string;
  };
  events?: RecordEvent[];
  agreement?: { dead: string[]; neutral: string[]; accepted: string[] };
  result?: { how: string; scores?: number[]; places?: number[]; margin?: number; text?: string };
  info?: Record<string, string>;
}

export interface RecordSource {
  board: Board;
  rules: string;
  start: Start;
  names: string[];
  events: GameEvent[];
  agreement?: { dead: Point[]; neutral: Point[]; accepted: number[] };
  result?: GameRecord['result'];
}

export function writeRecord(source: RecordSource): GameRecord {
  const { board, rules, names, start, events, agreement, result } = source;
  const name = (point: Point) => board.names[point];
  return {
    format: 'omnigo-game',
    version: 1,
    board: board.ownText === undefined ? board.spec : ownGraph(board),
    rules,
    seats: names.map(name => ({ name })),
    ...((start.stones || start.prisoners) && { start: writeStart(board, start) }),
    events: events.map(event => writeEvent(board, event)),
    ...(agreement && {
      agreement: {
        dead: agreement.dead.map(name),
        neutral: agreement.neutral.map(name),
        accepted: agreement.accepted.map(wireName),
      },
    }),
    ...(result && { result }),
  };
}

export function writeEvent(
  board: Board,
  { action, player, point, ...more }: GameEvent,
): RecordEvent {
  return {
    action: action === 'resign' && more.time ? 'timeout' : action,
    ...(player && { player: wireName(player) }),
    ...(point !== null && { point: board.names[point] }),
    ...(more.stones && { stones: byPlayer(board, more.stones) }),
  };
}

const nameOfColour = (colour: number) => (colour ? wireName(colour) : 'empty');
function byPlayer(
  board: Board,
  stones: NonNullable<GameEvent['stones']>,
): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [point, colour] of stones) {
    (lists[nameOfColour(colour)] ??= []).push(board.names[point]);
  }
  return lists;
}

export function ownGraph(board: Board): object {
  return {
    points: board.names.map((name, point) => {
      const { x, y, z } = board.coordinates[point];
      return board.solid ? { name, x, y, z } : { name, x, y };
    }),
    edges: board.edges,
  };
}

export function writeStart(board: Board, start: Start): NonNullable<GameRecord['start']> {
  const stones = [...(start.stones ?? '')]
    .map((letter, point) => [point, LETTERS.indexOf(letter)] as const)
    .filter(([, colour]) => colour > 0);
  const counts = (numbers: number[] = []) =>
    Object.fromEntries(
      numbers.flatMap((count, player) => (count ? [[wireName(player + 1), count]] : [])),
    );
  const prisoners = counts(start.prisoners);
  return {
    stones: byPlayer(board, stones),
    handicap: counts(start.handicap),
    ...(Object.keys(prisoners).length && { prisoners }),
    first: wireName(start.first ?? 1),
  };
}

/** The start of a record for the rules. */
export function readStart(board: Board, record: GameRecord, players: number): Start {
  const { start } = record;
  if (!start) return {};
  const letters = new Array<string>(board.size).fill('.');
  for (const [point, colour] of readStones(board, start.stones) ?? []) {
    letters[point] = LETTERS[colour];
  }
  const counts = (numbers?: Record<string, number>) =>
    numbers && Array.from({ length: players }, (_, player) => numbers[wireName(player + 1)] ?? 0);
  return {
    stones: start.stones ? letters.join('') : undefined,
    first: start.first ? colourOf(start.first) : 1,
    handicap: counts(start.handicap),
    ...(start.prisoners && { prisoners: counts(start.prisoners) }),
  };
}

/** Points by player; undefined: one of them is not on the board, or no player. */
function readStones(board: Board, lists: Record<string, string[]> = {}) {
  const stones = Object.entries(lists).flatMap(([player, points]) =>
    points.map(point => [board.find(point) ?? -1, colourOf(player)] as const),
  );
  const known = Object.keys(lists).every(player => player === 'empty' || colourOf(player));
  return known && stones.every(([point]) => point >= 0) ? stones : undefined;
}

/** An event of a record at the current node of a tree; false: the rules refuse it, or know no such thing. */
export function follow(tree: GameTree, event: RecordEvent): boolean {
  const { action, player, point } = event;
  if (action === 'setup') return followSetup(tree, event);
  const colour = player ? colourOf(player) : 0;
  const { over, players } = tree.game.status();
  const many = players.filter(other => other.in).length > 1;
  if (action === 'resume') {
    if (!over || !many) return false;
    tree.resume();
    return true;
  }
  if (!players[colour - 1]?.in) return false;
  if (action === 'resign' || action === 'timeout') {
    if (many) tree.resign(colour, action === 'timeout');
    return many;
  }
  if (over) return false;
  if (action === 'pass') {
    tree.pass(colour);
    return true;
  }
  const at = tree.board.find(point!);
  return at !== undefined && tree.play(at, colour).legal;
}

function followSetup(tree: GameTree, { player, stones }: RecordEvent): boolean {
  const changes = readStones(tree.board, stones);
  if (!changes) return false;
  try {
    tree.setUp(changes, player ? colourOf(player) : 0);
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

export function readColouring(letters: string): Colouring {
  return Uint8Array.from(letters, letter => LETTERS.indexOf(letter));
}
