// A position to explore, with the turns that led to it: plain data, kept in the page's address.
import { LETTERS } from '../board/players';
import type { PlainGame } from '../bot/thinker';
import type { Board, Colour, Colouring, Game, Legality, Point } from '../rules/wasm';

export interface Study {
  /** A spec, or the code of a drawn board after `b=`. */
  board: { spec: string } | { code: string };
  rules: string;
  /** The stones at the start, a colour a point; null: none. */
  stones: Colouring | null;
  first: Colour;
  /** The turns from there; null: a pass. */
  turns: (Point | null)[];
  /** How many of them are shown. */
  at: number;
}

export function studyFrom(query: URLSearchParams): Study {
  const code = query.get('b');
  return {
    board: code ? { code } : { spec: query.get('board') ?? 'grid:5x5' },
    rules: query.get('rules') ?? 'tromp-taylor',
    stones: null,
    first: 1,
    turns: [],
    at: 0,
  };
}

/** What in an address depends on the board: stones, who begins, turns. */
export function withPosition(study: Study, query: URLSearchParams, board: Board): Study {
  const letters = query.get('stones') ?? '';
  const stones =
    letters.length === board.size
      ? Uint8Array.from(letters, letter => Math.max(0, LETTERS.indexOf(letter)))
      : null;
  const turns: Study['turns'] = [];
  for (const name of (query.get('turns') ?? '').split(' ').filter(Boolean)) {
    const point = name === 'pass' ? null : board.find(name);
    if (point === undefined) break;
    turns.push(point);
  }
  const first = Math.max(1, LETTERS.indexOf(query.get('first') ?? 'B'));
  const at = Math.min(turns.length, Number(query.get('at') ?? turns.length) || 0);
  return { ...study, stones, first, turns, at };
}

/** The address that shows the same again. */
export function linkOf(study: Study, board: Board): string {
  const query = new URLSearchParams();
  if ('code' in study.board) query.set('b', study.board.code);
  else query.set('board', board.spec);
  query.set('rules', study.rules);
  if (study.stones?.some(Boolean)) query.set('stones', lettersOf(study.stones));
  if (study.first !== 1) query.set('first', LETTERS[study.first]);
  if (study.turns.length) {
    query.set('turns', study.turns.map(point => turnName(board, point)).join(' '));
    if (study.at < study.turns.length) query.set('at', String(study.at));
  }
  return `/explore?${query.toString().replace(/%3A/g, ':').replace(/%3D/g, '=').replace(/%2C/g, ',')}`;
}

export const lettersOf = (stones: Colouring) => Array.from(stones, c => LETTERS[c]).join('');
export const turnName = (board: Board, point: Point | null) =>
  point === null ? 'pass' : board.names[point];

/** Another turn at the shown position; what came after it there is dropped. */
export const withTurn = (study: Study, point: Point | null): Study => ({
  ...study,
  turns: [...study.turns.slice(0, study.at), point],
  at: study.at + 1,
});

/** The shown position as a start of its own, changed at one point. */
export function withStone(study: Study, now: Colouring, point: Point, colour: Colour): Study {
  const stones = now.slice();
  stones[point] = colour;
  return { ...study, stones, turns: [], at: 0 };
}

export interface Opened {
  game: Game;
  /** The turns that could be played: the rules may have changed since. */
  legal: number;
}

/** The game up to the shown turn; null where stones without liberties make a start impossible. */
export function openGame(board: Board, study: Study): Opened | null {
  const { stones, first, rules } = study;
  try {
    const game = board.game(rules, { ...(stones && { stones: lettersOf(stones) }), first });
    let legal = 0;
    for (const point of study.turns.slice(0, study.at)) {
      const { over, settled } = game.status();
      if (settled) break;
      if (over) game.resume();
      const verdict: Legality = point === null ? { legal: true } : game.play(point);
      if (point === null) game.pass();
      if (!verdict.legal) break;
      ++legal;
    }
    return { game, legal };
  } catch {
    return null;
  }
}

/** The turns before which each colouring stood first, with the colouring: those already seen. */
export function colouringsSeen(game: Game): { turn: number; stones: Colouring }[] {
  const seen = new Map<string, { turn: number; stones: Colouring }>();
  for (let turn = 0; turn <= game.status().turns; ++turn) {
    const stones = game.colouring(turn);
    const key = lettersOf(stones);
    if (!seen.has(key)) seen.set(key, { turn, stones });
  }
  return [...seen.values()];
}

/** The game as a bot's worker takes it. */
export function plainGame(board: Board, study: Study): PlainGame {
  const opened = openGame(board, study);
  if (!opened) throw new Error('no game begins like this');
  const events = opened.game.events();
  opened.game.close();
  return {
    board: board.ownText ?? board.spec,
    own: board.ownText !== undefined,
    rules: study.rules,
    start: { ...(study.stones && { stones: lettersOf(study.stones) }), first: study.first },
    events,
  };
}
