// A board while you draw it: points in the plane and lines between them. Every change makes a new one.
import type { Board, Place } from '../rules/wasm';
import { portalsOf, usualLength } from '../board/portals';
import { sentence, sentences } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/draw';

export interface DrawnPoint extends Place {
  /** Empty: called by its number from 1. */
  name: string;
}
/** Points are numbered from 0; y grows upwards, as in the text of a board. */
export interface Drawn {
  points: DrawnPoint[];
  /** The lesser point first; no line twice. */
  edges: [number, number][];
}

export const EMPTY: Drawn = { points: [], edges: [] };
export const MOST_POINTS = 10_000;
export const MOST_EDGES = 200_000;

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);
const isEdge = (a: number, b: number) => {
  const [low, high] = ordered(a, b);
  return ([c, d]: [number, number]) => c === low && d === high;
};

export const joined = ({ edges }: Drawn, a: number, b: number) => edges.some(isEdge(a, b));
export const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

// --- changes

/** One more point, joined to these. */
export function withPoint(board: Drawn, place: Place, neighbours: number[] = []): Drawn {
  const added = board.points.length;
  return {
    points: [...board.points, { ...place, name: '' }],
    edges: [...board.edges, ...neighbours.map(point => ordered(point, added))],
  };
}

export function withPlace(board: Drawn, point: number, place: Place): Drawn {
  const points = board.points.map((old, i) => (i === point ? { ...old, ...place } : old));
  return { ...board, points };
}

export function withName(board: Drawn, point: number, name: string): Drawn {
  const points = board.points.map((old, i) => (i === point ? { ...old, name } : old));
  return { ...board, points };
}

/** Without these points and their lines: holes. */
export function withoutPoints(board: Drawn, gone: ReadonlySet<number>): Drawn {
  const number: number[] = [];
  let kept = 0;
  board.points.forEach((_, i) => (number[i] = gone.has(i) ? -1 : kept++));
  return {
    points: board.points.filter((_, i) => !gone.has(i)),
    edges: board.edges
      .filter(([a, b]) => !gone.has(a) && !gone.has(b))
      .map(([a, b]) => [number[a], number[b]]),
  };
}

/** A line between two points, or none where there was one. */
export function withLineToggled(board: Drawn, a: number, b: number): Drawn {
  if (a === b) return board;
  const edges = joined(board, a, b)
    ? board.edges.filter(edge => !isEdge(a, b)(edge))
    : [...board.edges, ordered(a, b)];
  return { ...board, edges };
}

export const usualDistance = ({ points, edges }: Drawn) => usualLength(points, edges);

/** The same points elsewhere. */
export function withPlaces(board: Drawn, places: Place[]): Drawn {
  const points = board.points.map(({ name }, i) => ({ name, x: places[i].x, y: places[i].y }));
  return { ...board, points };
}

// --- to and from the rules' boards

const round = (value: number) => Math.round(value * 100) / 100;

/** As the rules read it, and as it is sent to a server. */
export function textOf({ points, edges }: Drawn, places = true): string {
  return JSON.stringify({
    points: points.map(({ name, x, y }) => ({
      ...(name && { name }),
      ...(places && { x: round(x), y: round(y) }),
    })),
    edges,
  });
}

/** Where the middle of the places is to be moved from, in quarters, so that places stay where points snap to. */
function middleOf(places: Place[]): Place {
  const middle = (values: number[]) =>
    Math.round(2 * (Math.min(...values) + Math.max(...values))) / 4;
  return { x: middle(places.map(({ x }) => x)), y: middle(places.map(({ y }) => y)) };
}

/**
 * A board of a family, or one that was pasted, with its middle where an empty drawing has its own; `lay` finds places where the
 * board has none in the plane.
 */
export function drawnFrom(board: Board, lay: (drawn: Drawn) => Drawn): Drawn {
  const flat: Drawn = {
    points: board.coordinates.map(({ x, y }, i) => ({
      name: board.names[i] === String(i + 1) ? '' : board.names[i],
      x,
      y,
    })),
    edges: board.edges.map(([a, b]) => ordered(a, b)),
  };
  const drawn = board.solid ? lay(flat) : flat;
  const middle = middleOf(drawn.points);
  const places = drawn.points.map(({ x, y }) => ({
    x: round(x - middle.x),
    y: round(y - middle.y),
  }));
  return withPlaces(drawn, places);
}

// --- what you should know while drawing

export interface Check {
  kind: 'wrong' | 'warning';
  text: string;
  points: number[];
}

export function neighboursOf({ points, edges }: Drawn): number[][] {
  const lists: number[][] = points.map(() => []);
  for (const [a, b] of edges) {
    lists[a].push(b);
    lists[b].push(a);
  }
  return lists;
}

/** For each point the number of its connected part. */
export function partsOf(board: Drawn): { parts: number; part: number[] } {
  const neighbours = neighboursOf(board);
  const part: number[] = new Array(board.points.length).fill(-1);
  let parts = 0;
  for (let start = 0; start < part.length; ++start) {
    if (part[start] >= 0) continue;
    const open = [start];
    part[start] = parts;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of neighbours[at]) {
        if (part[next] < 0) open.push(next);
        part[next] = parts;
      }
    }
    ++parts;
  }
  return { parts, part };
}

const NEAR = 0.3;

/** Pairs of points that lie too near to each other, found by squares of a net. */
function tooNear({ points }: Drawn): number[] {
  const net = new Map<string, number[]>();
  const near = new Set<number>();
  points.forEach((point, i) => {
    const [column, row] = [Math.floor(point.x / NEAR), Math.floor(point.y / NEAR)];
    for (let dx = -1; dx <= 1; ++dx) {
      for (let dy = -1; dy <= 1; ++dy) {
        for (const other of net.get(`${column + dx} ${row + dy}`) ?? []) {
          if (distance(point, points[other]) < NEAR) near.add(i).add(other);
        }
      }
    }
    const here = `${column} ${row}`;
    net.set(here, [...(net.get(here) ?? []), i]);
  });
  return [...near].sort((a, b) => a - b);
}

/** Points that a line, other than a portal, runs over without ending there. Of large boards this is not asked. */
function runOver({ points, edges }: Drawn): number[] {
  if (points.length * edges.length > 2_000_000) return [];
  const over = new Set<number>();
  const portals = new Set(portalsOf(points, edges).map(({ edge }) => edge));
  for (const [a, b] of edges.filter((_, edge) => !portals.has(edge))) {
    const [from, to] = [points[a], points[b]];
    const length = distance(from, to);
    if (!length) continue;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    points.forEach(({ x, y }, i) => {
      if (i === a || i === b) return;
      const ahead = (x - from.x) * along.x + (y - from.y) * along.y;
      const aside = Math.abs((x - from.x) * along.y - (y - from.y) * along.x);
      if (ahead > 0.05 && ahead < length - 0.05 && aside < 0.05) over.add(i);
    });
  }
  return [...over].sort((a, b) => a - b);
}

/** What is wrong with a board or may surprise its players; `wrong` is what the rules say of it. */
export function checksOf(board: Drawn, wrong: string): Check[] {
  const checks: Check[] = [];
  if (wrong) checks.push({ kind: 'wrong', text: wrong, points: [] });
  const warn = (points: number[], text: (count: number) => string) => {
    if (points.length) checks.push({ kind: 'warning', text: text(points.length), points });
  };
  const alone = neighboursOf(board).flatMap((list, i) => (list.length ? [] : [i]));
  warn(alone, n => t('drawn-points-have-no-line-a', { n }));
  warn(tooNear(board), n => t('drawn-points-lie-so-close-that', { n }));
  const hint = t('drawn-hint', { arrange: t('draw-lay-out') });
  warn(runOver(board), n => sentences([sentence(t('drawn-a-line-runs-over-and', { n })), hint]));
  return checks;
}
