// The boards that the gallery shows: one or more of every family that people will want to play on.
import type { Board } from '../rules/wasm';
import { plural } from '../ui/numbers';

export interface GalleryBoard {
  spec: string;
  title: string;
  about: string;
  players: number;
}

export const GALLERY: GalleryBoard[] = [
  { spec: 'grid:9x9', title: '9 × 9', about: 'The small board: a game in ten minutes', players: 2 },
  { spec: 'grid:19x19', title: '19 × 19', about: 'The board of the masters', players: 2 },
  {
    spec: 'triangular:11',
    title: 'Triangles',
    about: '331 points, six ways to go; made for three',
    players: 3,
  },
  { spec: 'cube:5', title: 'Cube', about: 'A surface without a border', players: 2 },
  {
    spec: 'sunflower:120',
    title: 'Sunflower',
    about: 'Points as the seeds lie, all unlike',
    players: 3,
  },
  {
    spec: 'honeycomb:4',
    title: 'Honeycomb',
    about: 'Three liberties at most: quick fights',
    players: 2,
  },
  {
    spec: 'torus:9x9',
    title: 'Torus',
    about: 'Left meets right, top meets bottom: no corners',
    players: 2,
  },
  { spec: 'mobius:11x7', title: 'Möbius strip', about: 'One side, one edge', players: 2 },
  { spec: 'klein:9x9', title: 'Klein bottle', about: 'A torus that turns over', players: 2 },
  { spec: 'grid:13x13', title: '13 × 13', about: 'Between the two', players: 2 },
  { spec: 'sierpinski:4', title: 'Sierpiński', about: 'A triangle full of holes', players: 2 },
  {
    spec: 'dodecahedron',
    title: 'Dodecahedron',
    about: 'Twenty corners, three ways each',
    players: 2,
  },
  { spec: 'cylinder:12x7', title: 'Cylinder', about: 'Go around the tower', players: 4 },
  { spec: 'hypercube:6', title: 'Hypercube', about: 'Six dimensions, 64 points', players: 2 },
];

const FAMILIES: Record<string, string> = {
  grid: 'Grid',
  cylinder: 'Cylinder',
  torus: 'Torus',
  mobius: 'Möbius strip',
  klein: 'Klein bottle',
  triangular: 'Triangles',
  honeycomb: 'Honeycomb',
  cube: 'Cube',
  sunflower: 'Sunflower',
  sierpinski: 'Sierpiński',
  path: 'Path',
  cycle: 'Ring',
  complete: 'All joined',
  star: 'Star',
  hypercube: 'Hypercube',
  petersen: 'Petersen graph',
};
/** What a family of boards is called on the page. */
export const familyTitle = (name: string) =>
  FAMILIES[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

/** What a board is called on the page: 5 × 5, Torus 7 × 9, Triangles 4. */
export function boardTitle(spec: string): string {
  if (spec === 'own') return 'Drawn board';
  const known = GALLERY.find(board => board.spec === spec)?.title;
  const [, family, size] = /^([a-z]+)(?::(\d+(?:x\d+)?))?$/.exec(spec) ?? [];
  if (known || !family) return known ?? spec;
  const written = (size ?? '').replace('x', ' × ');
  return family === 'grid' && size ? written : `${familyTitle(family)} ${written}`.trim();
}
export const titleOf = (board: Board) =>
  boardTitle(board.ownText === undefined ? board.spec : 'own');
/** For those who listen: Board 9 × 9, 81 points. */
export const boardLabel = (board: Board) =>
  `Board ${titleOf(board)}, ${plural(board.size, 'point')}`;
