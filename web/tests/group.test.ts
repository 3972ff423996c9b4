// Drawing with a symmetry: what is done to a point or a line is done to all its images.
import { describe, expect, test } from 'vitest';
import { EMPTY, neighboursOf, type Drawn } from '../src/draw/drawn';
import {
  addBridge,
  addPoint,
  centreOf,
  guidesOf,
  motionsOf,
  movePoint,
  NO_SYMMETRY,
  removePoint,
  toggleLine,
  type Group,
} from '../src/draw/group';
import { symmetriesOf } from '../src/draw/symmetry';

const group = (turns: number, mirror = false): Group => ({ centre: { x: 0, y: 0 }, turns, mirror });
/** Whether every motion of the group carries points to points and lines to lines. */
function symmetric(board: Drawn, by: Group): boolean {
  return motionsOf(by).every(motion => {
    const to = board.points.map(point => {
      const { x, y } = motion(point);
      return board.points.findIndex(other => Math.hypot(other.x - x, other.y - y) < 0.05);
    });
    const lines = new Set(board.edges.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`));
    return (
      !to.includes(-1) &&
      board.edges.every(([a, b]) =>
        lines.has(`${Math.min(to[a], to[b])} ${Math.max(to[a], to[b])}`),
      )
    );
  });
}

describe('a group', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('of %i turns is closed', turns => {
    for (const mirror of [false, true]) {
      const motions = motionsOf(group(turns, mirror));
      expect(motions).toHaveLength(mirror ? 2 * turns : turns);
      const place = { x: 1.3, y: 0.4 };
      expect(motions[0](place)).toEqual(place);
      const images = motions.map(motion => motion(place));
      for (const first of motions) {
        for (const second of motions) {
          const both = first(second(place));
          expect(images.some(({ x, y }) => Math.hypot(x - both.x, y - both.y) < 1e-9)).toBe(true);
        }
      }
    }
  });
  test('its guides are its mirrors, or rays', () => {
    expect(guidesOf(group(1))).toEqual([]);
    expect(guidesOf(group(3))).toHaveLength(3);
    // What lies on a mirror stays.
    const by = group(5, true);
    for (const angle of guidesOf(by)) {
      const place = { x: Math.cos(angle), y: Math.sin(angle) };
      const fixing = motionsOf(by).filter(motion => {
        const { x, y } = motion(place);
        return Math.hypot(x - place.x, y - place.y) < 1e-9;
      });
      expect(fixing).toHaveLength(2);
    }
  });
  test('its centre is the middle of all points', () => {
    expect(centreOf(EMPTY)).toEqual({ x: 0, y: 0 });
    const board = addPoint(
      addPoint(EMPTY, { x: 1, y: 1 }, null, NO_SYMMETRY),
      { x: 3, y: 5 },
      null,
      NO_SYMMETRY,
    );
    expect(centreOf(board)).toEqual({ x: 2, y: 3 });
  });
});

describe('drawing with a symmetry', () => {
  test('without one, one point and one line', () => {
    let board = addPoint(EMPTY, { x: 1, y: 0 }, null, NO_SYMMETRY);
    board = addPoint(board, { x: 2, y: 0 }, 0, NO_SYMMETRY);
    expect([board.points.length, board.edges]).toEqual([2, [[0, 1]]]);
  });

  test.each([
    [2, false],
    [3, true],
    [5, false],
    [6, true],
    [12, true],
  ])('%i turns, mirrors: %s', (turns, mirror) => {
    const by = group(turns, mirror);
    const order = motionsOf(by).length;
    let board = addPoint(EMPTY, { x: 2, y: 0.75 }, null, by);
    expect(board.points).toHaveLength(order);
    expect(board.points[0]).toMatchObject({ x: 2, y: 0.75 });
    board = addPoint(board, { x: 4, y: 1.75 }, 0, by);
    expect([board.points.length, board.edges.length]).toEqual([2 * order, order]);
    expect(symmetric(board, by)).toBe(true);
    board = toggleLine(board, 0, 1, by);
    expect(symmetric(board, by)).toBe(true);
    board = movePoint(board, 1, { x: 3, y: 1 }, by);
    expect(symmetric(board, by)).toBe(true);
    const bridged = addBridge(board, 0, 2 * order - 1, by);
    expect(bridged.points.length).toBeGreaterThan(board.points.length);
    expect(symmetric(bridged, by)).toBe(true);
    const fewer = removePoint(board, 0, by);
    expect([fewer.points.length, symmetric(fewer, by)]).toEqual([order, true]);
    expect(removePoint(fewer, 0, by).points).toEqual([]);
  });

  test('the centre is one point, joined to all images', () => {
    const by = group(6, true);
    let board = addPoint(EMPTY, { x: 0.01, y: 0.02 }, null, by);
    expect(board.points).toEqual(
      [{ x: 0, y: 0, name: '' }].map(p => expect.objectContaining({ name: p.name })),
    );
    board = addPoint(board, { x: 0, y: 2 }, 0, by);
    expect([board.points.length, board.edges.length]).toEqual([7, 6]);
    board = toggleLine(board, 1, 2, by);
    expect(board.edges.length).toBe(12);
    // A wheel: as many symmetries as the group has.
    expect(symmetriesOf(neighboursOf(board)).order).toBe(12n);
    // The centre stays; a point on a mirror stays on it.
    const kept = movePoint(board, 0, { x: 1, y: 1 }, by).points[0];
    expect(Math.hypot(kept.x, kept.y)).toBeLessThan(1e-9);
    const moved = movePoint(board, 1, { x: 0.8, y: 3 }, by);
    expect(moved.points[1].x).toBeCloseTo(0);
    expect(moved.points[1].y).toBeCloseTo(3);
    expect(symmetric(moved, by)).toBe(true);
  });

  test('a line is removed with its images, and what was asymmetric stays', () => {
    const by = group(4);
    let board = addPoint(EMPTY, { x: 2, y: 0 }, null, by);
    board = toggleLine(board, 0, 1, by);
    expect(board.edges).toHaveLength(4);
    board = addPoint(board, { x: 0.5, y: 0.5 }, 0, NO_SYMMETRY);
    expect(board.edges).toHaveLength(5);
    board = toggleLine(board, 1, 2, by);
    expect(board.edges).toEqual([[0, 4]]);
  });
});
