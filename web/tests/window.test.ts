// Where a part of a drawing lies on the screen, and how its picture is moved to show another part.
import { expect, test } from 'vitest';
import { carried, fitted } from '../src/board/window';

const size = { width: 400, height: 300 };

test('a part is shown as large as it fits, in the middle', () => {
  expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, size)).toEqual({ scale: 30, x: 50, y: 0 });
  expect(fitted({ x: -2, y: 1, width: 8, height: 2 }, size)).toEqual({ scale: 50, x: 100, y: 50 });
});

test('a moved picture shows every place where the sharp one will', () => {
  const from = { x: -1, y: -2, width: 20, height: 12 };
  for (const to of [
    { x: 3, y: 1, width: 5, height: 3 },
    { x: -1, y: -2, width: 20, height: 12 },
    { x: 0, y: 4, width: 10, height: 6 },
  ]) {
    const [before, after] = [fitted(from, size), fitted(to, size)];
    const moved = carried(from, to, size);
    for (const place of [-1, 0, 2.5, 7]) {
      const on = (picture: typeof before, origin: 'x' | 'y') =>
        place * picture.scale + picture[origin];
      expect(on(before, 'x') * moved.scale + moved.x).toBeCloseTo(on(after, 'x'));
      expect(on(before, 'y') * moved.scale + moved.y).toBeCloseTo(on(after, 'y'));
    }
  }
});
