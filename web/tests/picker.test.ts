// A board is picked from families and sizes, and its specification is what comes out.
import { describe, expect, test } from 'vitest';
import { pickedFrom, pointsOf, resized, smallOf, specOf, stepped } from '../src/draw/picker';
import { loadEngine } from './engine';

const engine = await loadEngine();
const families = engine.families();
const picked = (spec: string) => pickedFrom(spec, families)!;

describe('the picker', () => {
  test.each(families)('$name begins with a board that is drawn quickly', family => {
    const small = smallOf(family);
    expect(specOf(picked(small))).toBe(small);
    expect(picked(small).family).toBe(family);
    expect(pointsOf(engine, small)).toBeLessThanOrEqual(70);
  });
  test('reads what people type', () => {
    expect(specOf(picked('9'))).toBe('grid:9x9');
    expect(specOf(picked('9x7'))).toBe('grid:9x7');
    expect(specOf(picked('torus:5'))).toBe('torus:5x5');
    expect(specOf(picked('petersen'))).toBe('petersen');
    for (const wrong of [
      '',
      'torus',
      'nonsense:3',
      'petersen:3',
      'triangular:3x3',
      'grid:',
      '3y3',
      'path:-1',
    ]) {
      expect(pickedFrom(wrong, families), wrong).toBeNull();
    }
  });
  test('steps to the next size, in one direction alone', () => {
    expect(specOf(stepped(engine, picked('grid:7x5'), 0, 1)!)).toBe('grid:8x5');
    expect(specOf(stepped(engine, picked('grid:7x5'), 1, -1)!)).toBe('grid:7x4');
    expect(specOf(resized(picked('honeycomb:3'), 0, 5))).toBe('honeycomb:5');
  });
  test('stops at the least board and before one too large', () => {
    expect(stepped(engine, picked('grid:1x5'), 0, -1)).toBeNull();
    expect(stepped(engine, picked('cycle:3'), 0, -1)).toBeNull();
    expect(stepped(engine, picked('cube:2'), 0, -1)).toBeNull();
    expect(stepped(engine, picked('grid:40x25'), 0, 1)).toBeNull();
    expect(stepped(engine, picked('hypercube:9'), 0, 1)).toBeNull();
    expect(pointsOf(engine, 'grid:40x25')).toBe(1000);
    expect(pointsOf(engine, 'complete:200')).toBeNull();
    expect(pointsOf(engine, 'no board')).toBeNull();
  });
});
