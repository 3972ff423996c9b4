import { expect, test } from 'vitest';
import { look } from '../src/board/players';
import { placedPath } from '../src/board/svg';

test('a path is made larger and moved', () => {
  expect(placedPath('M0 -.5L.47 .34L-.47 .34z', { x: 10, y: 20 }, 2)).toBe(
    'M10 19L10.94 20.68L9.06 20.68z',
  );
  expect(placedPath('M-.38 -.38H.38V.38H-.38z', { x: 1, y: 2 }, 10)).toBe(
    'M-2.8 -1.8H4.8V5.8H-2.8z',
  );
  expect(placedPath('M-1 0a1 1 0 1 0 2 0z', { x: 3, y: 4 }, 0.5)).toBe('M2.5 4a0.5 0.5 0 1 0 1 0z');
});
test('and turned', () => {
  expect(placedPath('M1 0Q0 -.5 .25 0', { x: 0, y: 0 }, 2, Math.PI / 2)).toBe('M0 2Q1 0 0 0.5');
});
test('of every glyph nothing is lost', () => {
  for (let colour = 1; colour <= 6; ++colour) {
    const { glyph } = look(colour);
    const numbers = (path: string) =>
      (path.match(/[MLQHVaz]|-?(?:\d*\.)?\d+/g) ?? []).map(part => Number(part) || part);
    const same = placedPath(glyph, { x: 0, y: 0 }, 1);
    expect(numbers(same).map(String)).toEqual(numbers(glyph).map(String));
  }
});
