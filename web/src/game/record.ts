// The record of a game as docs/record.md has it: written for a hot-seat game, read from the server.
import { colourOf, LETTERS, wireName } from '../board/players';
import type { Board, Colouring, GameEvent, Point, Start } from '../rules/wasm';
import type { GameTree } from './tree';

export interface RecordEvent {
  action: 'move' | 'pass' | 'resign' | 'timeout' | 'resume' | 'setup';
  player?: string;
  point?: string;
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
    first?: string;
  };
  events?: RecordEvent[];
  agreement?: { dead: string[]; neutral: string[]; accepted: string[] };
  result?: { how: string; scores?: number[]; places?: number[] };
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
    ...(start.stones && { start: writeStart(board, start) }),
    events: events.map(({ action, player, point }) => ({
      action,
      ...(player && { player: wireName(player) }),
      ...(point !== null && { point: name(point) }),
    })),
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

function ownGraph(board: Board): object {
  return {
    points: board.names.map((name, point) => {
      const { x, y, z } = board.coordinates[point];
      return board.solid ? { name, x, y, z } : { name, x, y };
    }),
    edges: board.edges,
  };
}

function writeStart(board: Board, start: Start): GameRecord['start'] {
  const stones: Record<string, string[]> = {};
  [...start.stones!].forEach((letter, point) => {
    const colour = LETTERS.indexOf(letter);
    if (colour > 0) (stones[wireName(colour)] ??= []).push(board.names[point]);
  });
  const handicap: Record<string, number> = {};
  start.handicap?.forEach((count, player) => {
    if (count) handicap[wireName(player + 1)] = count;
  });
  return { stones, handicap, first: wireName(start.first ?? 1) };
}

/** The start of a record for the rules. */
export function readStart(board: Board, record: GameRecord, players: number): Start {
  const { start } = record;
  if (!start) return {};
  const letters = new Array<string>(board.size).fill('.');
  for (const [player, points] of Object.entries(start.stones ?? {})) {
    for (const point of points) letters[board.find(point)!] = LETTERS[colourOf(player)];
  }
  return {
    stones: start.stones ? letters.join('') : undefined,
    first: start.first ? colourOf(start.first) : 1,
    handicap: start.handicap
      ? Array.from({ length: players }, (_, player) => start.handicap![wireName(player + 1)] ?? 0)
      : undefined,
  };
}

/** An event of a record at the current node of a tree; false: the rules refuse it, or know no such thing. */
export function follow(tree: GameTree, { action, player, point }: RecordEvent): boolean {
  const colour = player ? colourOf(player) : 0;
  const at = action === 'move' ? tree.board.find(point!) : undefined;
  if (action === 'setup' || (action === 'move' && at === undefined)) return false;
  if (action === 'move') return tree.play(at!, colour).legal;
  if (action === 'pass') tree.pass(colour);
  else if (action === 'resume') tree.resume();
  else tree.resign(colour, action === 'timeout');
  return true;
}

export function readColouring(letters: string): Colouring {
  return Uint8Array.from(letters, letter => LETTERS.indexOf(letter));
}
