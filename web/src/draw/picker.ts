// A board of a family with its size, as somebody picks it: what a specification says, and steps to larger and smaller ones.
import { RulesError, type Family, type RulesEngine } from '../rules/wasm';

export interface Picked {
  family: Family;
  /** Columns and rows, one size, or none. */
  sizes: number[];
}

/** What a family begins with, and what its picture shows; others: their example. */
const SMALL: Record<string, string> = {
  grid: 'grid:7x7',
  cylinder: 'cylinder:8x5',
  torus: 'torus:6x6',
  mobius: 'mobius:8x4',
  klein: 'klein:6x6',
  triangular: 'triangular:4',
  honeycomb: 'honeycomb:3',
  cube: 'cube:4',
  sunflower: 'sunflower:40',
  sierpinski: 'sierpinski:3',
  complete: 'complete:6',
};
export const smallOf = ({ name, example }: Family) => SMALL[name] ?? example;

/** Null: no board of these families, or one that is written in another way. */
export function pickedFrom(spec: string, families: Family[]): Picked | null {
  const [, name = 'grid', size = ''] = /^(?:([a-z]+)(?::|$))?(\d+(?:x\d+)?)?$/.exec(spec) ?? [, ''];
  const family = families.find(family => family.name === name);
  if (!family) return null;
  const sizes = size ? size.split('x').map(Number) : [];
  if (family.arguments === 'WxH' && sizes.length === 1) sizes.push(sizes[0]);
  const count = family.arguments === 'WxH' ? 2 : family.arguments ? 1 : 0;
  return sizes.length === count ? { family, sizes } : null;
}

export const specOf = ({ family, sizes }: Picked) =>
  sizes.length ? `${family.name}:${sizes.join('x')}` : family.name;

/** With one size changed. */
export const resized = ({ family, sizes }: Picked, index: number, size: number): Picked => ({
  family,
  sizes: sizes.map((old, i) => (i === index ? size : old)),
});

const MOST_POINTS = 1000;
const MOST_LINES = 5000;

/** How many points a board has; null if it is none, or too large to begin a drawing with. */
export function pointsOf(engine: RulesEngine, spec: string): number | null {
  try {
    const board = engine.board(spec);
    const { size, edges } = board;
    board.close();
    return size <= MOST_POINTS && edges.length <= MOST_LINES ? size : null;
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

/** One step larger or smaller; null where there is no such board. */
export function stepped(
  engine: RulesEngine,
  picked: Picked,
  index: number,
  by: 1 | -1,
): Picked | null {
  const next = resized(picked, index, picked.sizes[index] + by);
  if (next.sizes[index] < picked.family.least) return null;
  return pointsOf(engine, specOf(next)) === null ? null : next;
}
