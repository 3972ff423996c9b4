import { describe, expect, test } from 'vitest';
import { decode, encode, ownBoard } from '../src/draw/code';
import {
  checksOf,
  drawnFrom,
  EMPTY,
  joined,
  neighboursOf,
  partsOf,
  textOf,
  withLineToggled,
  withName,
  withoutPoints,
  withPlace,
  withPoint,
  type Drawn,
} from '../src/draw/drawn';
import { addBridge, NO_SYMMETRY } from '../src/draw/group';
import { begin, changed, redone, undone } from '../src/draw/history';
import { symmetriesOf } from '../src/draw/symmetry';
import { hasProgram, loadEngine, program, random } from './engine';
import { execFileSync } from 'node:child_process';

const engine = await loadEngine();
const same = (drawn: Drawn) => drawn;
const familyOf = (spec: string) => drawnFrom(engine.board(spec), same);
const square = (): Drawn => {
  let board = EMPTY;
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ])
    board = withPoint(board, { x, y }, board.points.length ? [board.points.length - 1] : []);
  return withLineToggled(board, 3, 0);
};

describe('drawing', () => {
  test('points are added, joined, moved and named; nothing else changes', () => {
    const board = square();
    expect(board.edges).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ]);
    const moved = withName(withPlace(board, 2, { x: 2, y: 2 }), 2, 'far');
    expect(moved.points[2]).toEqual({ x: 2, y: 2, name: 'far' });
    expect(board.points[2]).toEqual({ x: 1, y: 1, name: '' });
    expect(joined(withLineToggled(board, 1, 0), 0, 1)).toBe(false);
    expect(withLineToggled(board, 1, 1)).toBe(board);
  });

  test('a hole takes its lines with it, and the others keep theirs', () => {
    const board = withoutPoints(familyOf('3x3'), new Set([4]));
    expect(board.points.length).toBe(8);
    expect(board.edges.length).toBe(8);
    expect(partsOf(board).parts).toBe(1);
    const names = board.points.map(p => p.name);
    const pairs = board.edges.map(([a, b]) => `${names[a]} ${names[b]}`);
    expect(pairs).toContain('A1 B1');
    expect(pairs).toContain('C2 C3');
    expect(pairs.join()).not.toContain('B2');
  });

  test('a board of a family has its middle in the middle, on the net', () => {
    const xs = familyOf('torus:6x4').points.map(({ x }) => x);
    const ys = familyOf('torus:6x4').points.map(({ y }) => y);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-2.5, 2.5]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([-1.5, 1.5]);
    expect(familyOf('triangular:3').points.some(({ x, y }) => x === 0 && y === 0)).toBe(true);
  });

  test('a bridge is as long as it must be', () => {
    const board = withPlace(square(), 2, { x: 5, y: 1 });
    const bridged = addBridge(board, 1, 2, NO_SYMMETRY);
    const added = bridged.points.length - board.points.length;
    expect(added).toBeGreaterThan(0);
    expect(bridged.edges.length).toBe(board.edges.length + added + 1);
    expect(partsOf(bridged).parts).toBe(1);
  });

  test('steps are taken back and again', () => {
    let steps = changed(changed(begin(1), 2), 3);
    steps = undone(steps);
    expect([steps.now, steps.past, steps.future]).toEqual([2, [1], [3]]);
    expect(redone(steps).now).toBe(3);
    expect(changed(steps, 4).future).toEqual([]);
    expect(undone(begin(1)).now).toBe(1);
  });
});

describe('checks', () => {
  test('a good board has nothing to say against it', () => {
    expect(checksOf(square(), '')).toEqual([]);
    expect(checksOf(familyOf('9x9'), '')).toEqual([]);
  });
  test('lonely points, points too near, lines over points, and what the rules say', () => {
    let board = withPoint(square(), { x: 5, y: 5 });
    board = withPoint(board, { x: 1.1, y: 0 }, [0]);
    board = withPoint(board, { x: 2, y: 0 }, [0]);
    const checks = checksOf(board, 'two points have the name "a"');
    expect(checks.map(check => check.kind)).toEqual(['wrong', 'warning', 'warning', 'warning']);
    expect(checks[1].points).toEqual([4]);
    expect(checks[2].points).toEqual([1, 5]);
    expect(checks[3].points).toEqual([1]); // the longer line over both is a portal
  });
});

describe('links', () => {
  test.each(['1x1', '9x9', 'triangular:11', 'petersen', 'sunflower:40', 'complete:12'])(
    '%s goes into a link and comes back',
    spec => {
      const board = familyOf(spec);
      const code = encode(board);
      expect(code).toMatch(/^[\w-]+$/);
      const back = decode(code)!;
      const sorted = (edges: Drawn['edges']) =>
        [...edges].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      expect(sorted(back.edges)).toEqual(sorted(board.edges));
      expect(back.points.map(p => p.name)).toEqual(board.points.map(p => p.name));
      back.points.forEach(({ x, y }, i) => {
        expect(x).toBeCloseTo(board.points[i].x, 2);
        expect(y).toBeCloseTo(board.points[i].y, 2);
      });
      expect(engine.board(textOf(back), true).size).toBe(board.points.length);
    },
  );
  test('331 points stay within what links can carry', () => {
    expect(encode(familyOf('triangular:11')).length).toBeLessThan(4000);
  });
  test('whatever is no board is refused, not believed', () => {
    const code = encode(square());
    for (const text of ['', '!', 'AAAA~', code.slice(0, -3), 'zzzzzzzzzzz']) {
      const got = decode(text);
      if (got) expect(textOf(got)).toBeTypeOf('string');
    }
    expect(decode(code.slice(0, -3))).toBe(null);
    const next = random(5);
    for (let i = 0; i < 300; ++i) {
      const letters = [...code];
      letters[Math.floor(next() * letters.length)] = 'AZaz09-_'[Math.floor(next() * 8)];
      const got = decode(letters.join(''));
      for (const [a, b] of got?.edges ?? []) expect(a < b && b < got!.points.length).toBe(true);
    }
    expect(ownBoard(new URLSearchParams('b='))).toBe('');
  });
});

describe('symmetries', () => {
  const specs = ['1x1', '9x9', '3x2', 'torus:3x3', 'cycle:7', 'complete:6', 'petersen', 'star:6'];
  specs.push('cube:3', 'sierpinski:3', 'sunflower:30', 'hypercube:4', 'path:5');
  test.skipIf(!hasProgram).each(specs)('of %s are as many as the program counts', spec => {
    const json = JSON.parse(execFileSync(program, ['board', spec, '--json'], { encoding: 'utf8' }));
    const { order } = symmetriesOf(neighboursOf(familyOf(spec)));
    expect(String(order)).toBe(json.symmetries);
  });
  test('points that are alike have the same orbit', () => {
    const { orbits } = symmetriesOf(neighboursOf(familyOf('3x3')));
    expect(orbits).toEqual([0, 1, 0, 1, 4, 1, 0, 1, 0]);
    expect(symmetriesOf([])).toEqual({ order: 1n, orbits: [] });
  });
  test('too much work is given up', () => {
    expect(symmetriesOf(neighboursOf(familyOf('grid:30x30')), 1000).order).toBe(null);
  });
});
