import { expect, test } from 'vitest';
import { loadEngine } from './engine';
import { convexHull, pointTowards, sceneOf, spotAt } from '../src/board/scene';

const engine = await loadEngine();

test('every point of every family has a main spot within the bounds', () => {
  for (const family of engine.families()) {
    const board = engine.board(family.example);
    const scene = sceneOf(board);
    expect(scene.main.length, family.name).toBe(board.size);
    for (const [point, spot] of scene.main.entries()) {
      expect(spot?.point, family.name).toBe(point);
      expect(spot.x).toBeGreaterThan(scene.low.x);
      expect(spot.y).toBeLessThan(scene.high.y);
      expect(spot.radius).toBeGreaterThan(0);
    }
  }
});

test('a cube unfolds to six sides, and its seams appear on each of theirs', () => {
  const board = engine.board('cube:3');
  const scene = sceneOf(board);
  expect(board.size).toBe(26);
  expect(scene.spots.length).toBe(54);
  expect(scene.faces.length).toBe(6);
  expect(scene.lines.length).toBe(6 * 12);
});

test('a torus echoes its borders', () => {
  const board = engine.board('torus:4x4');
  const scene = sceneOf(board);
  expect(scene.spots.filter(spot => spot.echo).length).toBe(16);
  const right = scene.spots.find(spot => spot.echo && spot.x === 4 && spot.y === 0)!;
  expect(board.names[right.point]).toBe('A1');
});

test('arrow keys reach every point of the 331-point board', () => {
  const board = engine.board('triangular:11');
  const scene = sceneOf(board);
  const seen = new Set([0]);
  for (const point of seen) {
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const next = pointTowards(scene, point, direction);
      if (next !== null) seen.add(next);
    }
  }
  expect(seen.size).toBe(331);
});

test('arrow keys follow the lines of a grid', () => {
  const board = engine.board('9');
  const scene = sceneOf(board);
  const e5 = board.find('E5')!;
  const towards = (d: 'up' | 'down' | 'left' | 'right') => board.names[pointTowards(scene, e5, d)!];
  expect([towards('up'), towards('down'), towards('left'), towards('right')]).toEqual([
    'E6',
    'E4',
    'D5',
    'F5',
  ]);
  expect(pointTowards(scene, board.find('A1')!, 'left')).toBe(null);
});

test('a place belongs to the nearest point, if that is near', () => {
  const board = engine.board('9');
  const scene = sceneOf(board);
  expect(board.names[spotAt(scene, { x: 2.3, y: -3.2 })!.point]).toBe('C4');
  expect(spotAt(scene, { x: -3, y: 3 })).toBe(null);
});

test('a hull leaves out what lies inside', () => {
  const square = [0, 1, 2].flatMap(x => [0, 1, 2].map(y => ({ x, y })));
  expect(convexHull(square).length).toBe(4);
});
