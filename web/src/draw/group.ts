// Drawing with a symmetry: rotations about a centre, and mirrors. What is done to a point or a line is done to all its images.
//
// A group consists of `turns` rotations and, with mirrors, as many reflections; the first mirror is upright. A
// point that some motions leave where it is (on a mirror, or in the centre) stays where they leave it.
import type { Place } from '../rules/wasm';
import {
  distance,
  joined,
  usualDistance,
  withLineToggled,
  withoutPoints,
  withPlace,
  withPoint,
  type Drawn,
} from './drawn';

export interface Group {
  centre: Place;
  /** 1: no rotation. */
  turns: number;
  mirror: boolean;
}
export const NO_SYMMETRY: Group = { centre: { x: 0, y: 0 }, turns: 1, mirror: false };
export const MOST_TURNS = 12;

export type Motion = (place: Place) => Place;
/** Places that are nearer are the same: links keep hundredths. */
const SAME = 0.05;

/** All motions of the group; the first moves nothing. */
export function motionsOf({ centre, turns, mirror }: Group): Motion[] {
  const motions: Motion[] = [];
  for (const sign of mirror ? [1, -1] : [1]) {
    for (let turn = 0; turn < turns; ++turn) {
      const angle = (2 * Math.PI * turn) / turns;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      motions.push(({ x, y }) => {
        const [dx, dy] = [sign * (x - centre.x), y - centre.y];
        return { x: centre.x + cos * dx - sin * dy, y: centre.y + sin * dx + cos * dy };
      });
    }
  }
  return motions;
}

/** The directions from the centre that are drawn as guides: mirrors as whole lines, else rays from the centre. */
export function guidesOf({ turns, mirror }: Group): number[] {
  if (mirror) return Array.from({ length: turns }, (_, i) => Math.PI / 2 + (i * Math.PI) / turns);
  if (turns === 1) return [];
  return Array.from({ length: turns }, (_, i) => Math.PI / 2 + (i * 2 * Math.PI) / turns);
}

/** Where the symmetries of a board have their centre, if it has some. */
export function centreOf({ points }: Drawn): Place {
  if (!points.length) return { x: 0, y: 0 };
  const mean = (key: 'x' | 'y') =>
    points.reduce((sum, point) => sum + point[key], 0) / points.length;
  return { x: mean('x'), y: mean('y') };
}

const same = (a: Place, b: Place) => distance(a, b) < SAME;

/** The point at a place, or -1. */
const pointAt = ({ points }: Drawn, place: Place) => points.findIndex(point => same(point, place));

/** Where a place has to be so that the motions that leave `fixed` where it is leave it too: the mean of its images. */
function settled(place: Place, fixed: Place, motions: Motion[]): Place {
  const images = motions.filter(motion => same(motion(fixed), fixed)).map(motion => motion(place));
  const mean = (key: 'x' | 'y') =>
    images.reduce((sum, image) => sum + image[key], 0) / images.length;
  return { x: mean('x'), y: mean('y') };
}

/** A new point and its images, each joined to the image of `neighbour`; the point itself comes first. */
export function addPoint(board: Drawn, at: Place, neighbour: number | null, group: Group): Drawn {
  const motions = motionsOf(group);
  const place = settled(at, at, motions);
  const from = neighbour === null ? null : board.points[neighbour];
  let drawn = board;
  for (const motion of motions) {
    const there = motion(place);
    let added = pointAt(drawn, there);
    if (added < 0) {
      added = drawn.points.length;
      drawn = withPoint(drawn, there);
    }
    const beside = from ? pointAt(drawn, motion(from)) : -1;
    if (beside >= 0 && beside !== added && !joined(drawn, beside, added)) {
      drawn = withLineToggled(drawn, beside, added);
    }
  }
  return drawn;
}

/** Moves a point and its images alike. */
export function movePoint(board: Drawn, point: number, to: Place, group: Group): Drawn {
  const motions = motionsOf(group);
  const from = board.points[point];
  const place = settled(to, from, motions);
  let drawn = withPlace(board, point, place);
  for (const motion of motions) {
    const image = pointAt(board, motion(from));
    if (image >= 0 && image !== point) drawn = withPlace(drawn, image, motion(place));
  }
  return drawn;
}

export function removePoint(board: Drawn, point: number, group: Group): Drawn {
  const images = motionsOf(group).map(motion => pointAt(board, motion(board.points[point])));
  return withoutPoints(board, new Set([point, ...images.filter(image => image >= 0)]));
}

/** The pairs of points that two points are carried to, each once; the two themselves come first. */
function imagesOfPair(board: Drawn, a: number, b: number, group: Group): [number, number][] {
  const pairs = new Map<string, [number, number]>();
  const add = (c: number, d: number) => {
    if (c < 0 || d < 0 || c === d) return;
    const key = c < d ? `${c} ${d}` : `${d} ${c}`;
    if (!pairs.has(key)) pairs.set(key, [c, d]);
  };
  add(a, b);
  const [from, to] = [board.points[a], board.points[b]];
  for (const motion of motionsOf(group)) {
    add(pointAt(board, motion(from)), pointAt(board, motion(to)));
  }
  return [...pairs.values()];
}

/** A line between two points and its images, or none where there was one. */
export function toggleLine(board: Drawn, a: number, b: number, group: Group): Drawn {
  const removes = joined(board, a, b);
  let drawn = board;
  for (const [c, d] of imagesOfPair(board, a, b, group)) {
    if (joined(drawn, c, d) === removes) drawn = withLineToggled(drawn, c, d);
  }
  return drawn;
}

/** New points from one to the other, about as far apart as neighbours usually are; and their images. */
export function addBridge(board: Drawn, a: number, b: number, group: Group): Drawn {
  const steps = Math.max(
    2,
    Math.round(distance(board.points[a], board.points[b]) / usualDistance(board)),
  );
  let drawn = board;
  for (const [c, d] of imagesOfPair(board, a, b, group)) drawn = bridged(drawn, c, d, steps);
  return drawn;
}

function bridged(board: Drawn, a: number, b: number, steps: number): Drawn {
  const [from, to] = [board.points[a], board.points[b]];
  let drawn = board;
  let last = a;
  for (let i = 1; i <= steps; ++i) {
    const part = i / steps;
    const place = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    let next = i === steps ? b : pointAt(drawn, place);
    if (next < 0) {
      next = drawn.points.length;
      drawn = withPoint(drawn, place);
    }
    if (next !== last && !joined(drawn, last, next)) drawn = withLineToggled(drawn, last, next);
    last = next;
  }
  return drawn;
}
