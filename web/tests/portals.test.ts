// Which lines are drawn as portals, and where their stubs point.
import { describe, expect, test } from 'vitest';
import { portalLetter, portalsOf } from '../src/board/portals';
import { sceneOf } from '../src/board/scene';
import { drawnFrom, textOf, type Drawn } from '../src/draw/drawn';
import { loadEngine } from './engine';

const engine = await loadEngine();
const same = (drawn: Drawn) => drawn;
const familyOf = (spec: string) => drawnFrom(engine.board(spec), same);
const portals = ({ points, edges }: Drawn) => portalsOf(points, edges);
/** As a step of usual lines: [-1, 0] is to the left. */
const direction = ({
  from,
  to,
}: {
  from: { x: number; y: number };
  to: { x: number; y: number };
}) => [(to.x - from.x) / 0.45, (to.y - from.y) / 0.45].map(value => Math.round(value) || 0);

describe('portals', () => {
  test.each([
    ['9x9', 0],
    ['triangular:4', 0],
    ['honeycomb:3', 0],
    ['sunflower:40', 0],
    ['petersen', 0],
    ['complete:8', 0],
    ['cycle:12', 0],
    ['star:8', 0],
    ['hypercube:4', 2], // two lines graze points of others
    ['torus:3x3', 6],
    ['torus:5x7', 12],
    ['cylinder:6x4', 4],
    ['mobius:7x3', 3],
    ['klein:5x5', 10],
  ])('%s has %i', (spec, count) => {
    expect(portals(familyOf(spec))).toHaveLength(count);
  });

  test('the edges of a torus lead outwards, and both ends have the same letter', () => {
    const board = familyOf('torus:5x5');
    const found = portals(board);
    const at = (name: string) => board.points.findIndex(point => point.name === name);
    const between = (a: string, b: string) =>
      found.find(({ edge }) => board.edges[edge].join() === [at(a), at(b)].join())!;
    const across = between('A3', 'E3');
    expect(across.stubs.map(direction)).toEqual([
      [-1, 0],
      [1, 0],
    ]);
    // A corner has two, one for each direction.
    expect(direction(between('A1', 'E1').stubs[0])).toEqual([-1, 0]);
    expect(direction(between('A1', 'A5').stubs[0])).toEqual([0, -1]);
    expect(new Set(found.map(({ letter }) => letter)).size).toBe(found.length);
  });

  const row = (xs: number[], ...more: [number, number][]) => [
    ...xs.map(x => ({ x, y: 0 })),
    ...more.map(([x, y]) => ({ x, y })),
  ];
  const path = (n: number) =>
    Array.from({ length: n - 1 }, (_, i) => [i, i + 1] as [number, number]);

  test('a long line that meets nothing stays a line', () => {
    // An arch: from one end of a row to the other, above it.
    const places = [...row([0, 1, 2, 3, 4]), { x: 0, y: 1 }, { x: 4, y: 1 }];
    const edges: [number, number][] = [...path(5), [0, 5], [4, 6], [5, 6]];
    expect(portalsOf(places, edges)).toEqual([]);
    // What it crosses makes it a portal.
    const crossed = [...places, { x: 2, y: 2 }];
    expect(portalsOf(crossed, [...edges, [2, 7]]).map(({ edge }) => edges[edge])).toEqual([[5, 6]]);
  });

  test('a line over a point is a portal; a short one that crosses another is not', () => {
    const places = row([0, 1, 2, 3], [1.5, 1], [1.5, -1]);
    const edges: [number, number][] = [...path(4), [0, 2], [4, 5]];
    expect(portalsOf(places, edges).map(({ edge }) => edge)).toEqual([3]);
  });

  test('without other lines, a stub leads towards its partner', () => {
    const places = row([0, 1, 2, 9], [9, 1], [9, 2]);
    const found = portalsOf(places, [
      [0, 1],
      [1, 2],
      [4, 5],
      [0, 3],
    ]);
    expect(found.map(({ edge }) => edge)).toEqual([3]);
    expect(found[0].stubs.map(direction)).toEqual([
      [-1, 0],
      [-1, 0],
    ]);
  });

  test('letters go on after Z', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(portalLetter)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  test('a drawn board is played on with portals, a family with its own echoes', () => {
    const drawn = engine.board(textOf(familyOf('torus:5x5')), true);
    const scene = sceneOf(drawn);
    expect(scene.lines.filter(({ kind }) => kind === 'stub')).toHaveLength(20);
    expect(scene.lines.filter(({ kind }) => kind === 'edge')).toHaveLength(40);
    const letters = scene.labels.map(({ text }) => text);
    expect(letters).toHaveLength(20);
    expect(new Set(letters).size).toBe(10);
    expect(scene.spots.some(({ echo }) => echo)).toBe(false);
  });
});
