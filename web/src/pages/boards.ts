// The boards that the gallery shows: one or more of every family that people will want to play on.
import type { Board } from '../rules/wasm';
import { known, t, type PlainKey } from '../i18n/t';

export interface GalleryBoard {
  spec: string;
  about: PlainKey;
  players: number;
}

export const GALLERY: GalleryBoard[] = [
  { spec: 'grid:9x9', about: 'boards-the-small-board-a-game', players: 2 },
  { spec: 'grid:19x19', about: 'boards-the-board-of-the-masters', players: 2 },
  { spec: 'triangular:11', about: 'boards-331-points-six-ways-to', players: 3 },
  { spec: 'cube:5', about: 'boards-a-surface-without-a-border', players: 2 },
  { spec: 'sunflower:120', about: 'boards-points-as-the-seeds-lie', players: 3 },
  { spec: 'honeycomb:4', about: 'boards-three-liberties-at-most-quick', players: 2 },
  { spec: 'torus:9x9', about: 'boards-left-meets-right-top-meets', players: 2 },
  { spec: 'mobius:11x7', about: 'boards-one-side-one-edge', players: 2 },
  { spec: 'klein:9x9', about: 'boards-a-torus-that-turns-over', players: 2 },
  { spec: 'grid:13x13', about: 'boards-between-the-two', players: 2 },
  { spec: 'sierpinski:4', about: 'boards-a-triangle-full-of-holes', players: 2 },
  { spec: 'dodecahedron', about: 'boards-twenty-corners-three-ways-each', players: 2 },
  { spec: 'cylinder:12x7', about: 'boards-go-around-the-tower', players: 4 },
  { spec: 'hypercube:6', about: 'boards-six-dimensions-64-points', players: 2 },
];

/** What a family of boards is called on the page. */
export const familyTitle = (name: string): string => known(`family-${name}`) ?? name;
/** What a family of boards is like; `about`: the engine's own words. */
export const familyAbout = (name: string, about: string): string =>
  known(`family-${name}-about`) ?? about;

/** What a board is called on the page: 5 × 5, Torus 7 × 9, Triangles 4; without its size where the gallery has it. */
export function boardTitle(spec: string): string {
  if (spec === 'own') return t('boards-drawn-board');
  const [, family, size] = /^([a-z]+)(?::(\d+(?:x\d+)?))?$/.exec(spec) ?? [];
  if (!family) return spec;
  const written = (size ?? '').replace('x', ' × ');
  if (family === 'grid' && size) return written;
  const shown = GALLERY.some(board => board.spec === spec) ? '' : written;
  return `${familyTitle(family)} ${shown}`.trim();
}
export const titleOf = (board: Board) =>
  boardTitle(board.ownText === undefined ? board.spec : 'own');
/** For those who listen: Board 9 × 9, 81 points. */
export const boardLabel = (board: Board) =>
  t('boards-board-points', { board: titleOf(board), n: board.size });
