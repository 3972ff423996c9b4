// Lines that would mislead, drawn as portals: a short stub with the same letter at both ends.
//
// A line is a portal if it runs over a point that it does not end at, or if it is more than three times as long as a usual line
// and crosses another one. Only lines that are clearly longer than usual are asked. The stubs of a point share the
// widest gap between its other lines, so that those of a torus point outwards.
import type { Place } from '../rules/wasm';

export interface Portal {
  /** The number of its line. */
  edge: number;
  letter: string;
  /** Where its stubs begin and end, at the first and at the second point of the line. */
  stubs: [Stub, Stub];
}
export interface Stub {
  from: Place;
  to: Place;
  /** Where the letter is. */
  at: Place;
}
type Edge = readonly [number, number];

/** In usual lines: from when on a line is asked, and from when on one that crosses others is a portal. */
const ASKED = 1.5;
const LONG = 3;
/** How near to a point a line runs over it, how long a stub is, and how far its letter is; in usual lines. */
const OVER = 0.12;
const STUB = 0.45;
const LETTER = 0.68;
/** Boards that would take longer keep their lines. */
const MOST_STEPS = 30_000_000;

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

/** The length of a usual line: the middle one of all; 1 where there is none. */
export function usualLength(places: readonly Place[], edges: readonly Edge[]): number {
  const lengths = edges.map(([a, b]) => distance(places[a], places[b])).filter(Boolean);
  return lengths.sort((a, b) => a - b)[lengths.length >> 1] ?? 1;
}

/** How far a place is from the line between two others. */
export function distanceToLine(place: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy || 1;
  const ahead = ((place.x - from.x) * dx + (place.y - from.y) * dy) / length;
  const share = Math.max(0, Math.min(1, ahead));
  return distance(place, { x: from.x + share * dx, y: from.y + share * dy });
}

const side = (a: Place, b: Place, c: Place) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const cross = (a: Place, b: Place, c: Place, d: Place) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Whether each line is a portal. */
function portalEdges(places: readonly Place[], edges: readonly Edge[]): boolean[] {
  const usual = usualLength(places, edges);
  const lengths = edges.map(([a, b]) => distance(places[a], places[b]));
  const asked = lengths.filter(length => length > ASKED * usual).length;
  if (asked * (places.length + edges.length) > MOST_STEPS) return edges.map(() => false);
  const runsOver = (a: number, b: number) =>
    places.some(
      (place, i) =>
        i !== a && i !== b && distanceToLine(place, places[a], places[b]) < OVER * usual,
    );
  const crosses = (a: number, b: number) =>
    edges.some(([c, d]) => cross(places[a], places[b], places[c], places[d]));
  return edges.map(
    ([a, b], i) =>
      lengths[i] > ASKED * usual &&
      (runsOver(a, b) || (lengths[i] > LONG * usual && crosses(a, b))),
  );
}

/** A to Z, AA, AB and so on. */
export function portalLetter(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : portalLetter(Math.floor(number / 26) - 1) + last;
}

const TURN = 2 * Math.PI;
const angle = (from: Place, to: Place) => Math.atan2(to.y - from.y, to.x - from.x);
const within = (angle: number) => ((angle % TURN) + TURN) % TURN;

/** The widest part without lines around a point: where it begins and how wide it is. */
function widestGap(angles: number[]): [number, number] {
  const sorted = angles.map(within).sort((a, b) => a - b);
  let best: [number, number] = [0, 0];
  sorted.forEach((start, i) => {
    const width = i + 1 < sorted.length ? sorted[i + 1] - start : sorted[0] + TURN - start;
    if (width > best[1] + 1e-6) best = [start, width];
  });
  return best;
}

export function portalsOf(places: readonly Place[], edges: readonly Edge[]): Portal[] {
  const isPortal = portalEdges(places, edges);
  const usual = usualLength(places, edges);
  const numbers = edges.flatMap((_, edge) => (isPortal[edge] ? [edge] : []));
  if (!numbers.length) return [];
  const lines = new Map<number, number[]>();
  const ends = new Map<number, { edge: number; to: number }[]>();
  const note = <T>(map: Map<number, T[]>, key: number, value: T) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  edges.forEach(([a, b], edge) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      if (isPortal[edge]) note(ends, from, { edge, to });
      else note(lines, from, angle(places[from], places[to]));
    }
  });
  const stubs = new Map<string, Stub>();
  for (const [point, list] of ends) {
    const here = places[point];
    const others = lines.get(point) ?? [];
    const first = angle(here, places[list[0].to]);
    // Without other lines, they spread around the way to the other end.
    const [start, width] = others.length ? widestGap(others) : [first - Math.PI, TURN];
    // Those that lead to the right begin on the left, as where the edges of a map meet.
    const turned = (to: number) => within(angle(here, places[to]) + Math.PI - start);
    const inOrder = [...list].sort((a, b) => turned(a.to) - turned(b.to));
    inOrder.forEach(({ edge, to }, i) => {
      const direction = start + (width * (i + 1)) / (inOrder.length + 1);
      const along = (far: number): Place => ({
        x: here.x + far * usual * Math.cos(direction),
        y: here.y + far * usual * Math.sin(direction),
      });
      stubs.set(`${edge} ${to}`, { from: here, to: along(STUB), at: along(LETTER) });
    });
  }
  return numbers.map((edge, i) => {
    const [a, b] = edges[edge];
    return {
      edge,
      letter: portalLetter(i),
      stubs: [stubs.get(`${edge} ${b}`)!, stubs.get(`${edge} ${a}`)!],
    };
  });
}
