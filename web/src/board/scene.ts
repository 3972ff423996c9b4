// Where everything on a board lies, before anything is drawn: plain data from a Board.
//
// On the page x grows to the right and y downwards; typical neighbours are about one apart. A point
// may have several spots: on both sides of a solid, on the seams of an unfolded cube, and as an
// echo beyond the border that an edge runs over.
import type { Board, Place, Point, View } from '../rules/wasm';
import { portalsOf, type Portal } from './portals';

export interface Spot extends Place {
  point: Point;
  radius: number;
  /** Beyond the border of a board that wraps around: a fainter copy of the point. */
  echo: boolean;
  /** Seen through the body of a solid. */
  behind: boolean;
}

export interface Line {
  from: Place;
  to: Place;
  kind: 'edge' | 'ridge' | 'faint' | 'stub';
}

export interface Face {
  corners: Place[];
  /** 0 to 1 */
  light: number;
}

export interface Scene {
  low: Place;
  high: Place;
  spots: Spot[];
  /** For each point, its own spot: the first that is neither echo nor behind. */
  main: Spot[];
  lines: Line[];
  faces: Face[];
  /** The corners of the wooden plate; none where there are faces. */
  plate: Place[];
  rectangular: boolean;
  stars: Place[];
  /** Columns and rows. */
  labels: (Place & { text: string })[];
}

export function sceneOf(board: Board): Scene {
  return board.spec.startsWith('cube:') ? unfoldedCube(board) : viewScene(board);
}

const ECHO_SIZE = 0.72;

function viewScene(board: Board): Scene {
  const views = board.views();
  const spots = views.flatMap(view => view.spots.map(spot => placed(spot, view)));
  const lines = views.flatMap(view => view.lines.map(viewLine));
  const faces = views.flatMap(view =>
    [...view.faces]
      .sort((a, b) => b.depth - a.depth)
      .map(({ corners, light }) => ({ corners, light })),
  );
  const main = mainSpots(board.size, spots);
  for (const { from, to, dx, dy } of board.wraps) {
    for (const [end, other, sign] of [
      [from, to, 1],
      [to, from, -1],
    ]) {
      const { x, y, radius } = main[end];
      const beyond = { x: x + sign * dx, y: y - sign * dy };
      lines.push({ from: { x, y }, to: beyond, kind: 'stub' });
      spots.push({
        ...beyond,
        point: other,
        radius: radius * ECHO_SIZE,
        echo: true,
        behind: false,
      });
    }
  }
  const drawn = board.ownText !== undefined && !faces.length;
  const portals = drawn ? portalsOf(main, board.edges) : [];
  const rectangular = board.rectangle !== null;
  const plate = faces.length ? [] : plateOf(board, spots);
  return {
    ...bounds([...spots, ...plate], rectangular ? 1.25 : 0.95),
    spots,
    main,
    lines: portals.length ? linesWith(portals, board, main) : lines,
    faces,
    plate,
    rectangular,
    stars: starPlaces(board),
    labels: portals.length ? portalLabels(portals) : borderLabels(board),
  };
}

/** Each edge as a line, but for those that are portals. */
function linesWith(portals: Portal[], board: Board, main: Spot[]): Line[] {
  const gone = new Set(portals.map(({ edge }) => edge));
  const edges = board.edges.filter((_, edge) => !gone.has(edge));
  const place = (point: Point): Place => ({ x: main[point].x, y: main[point].y });
  return [
    ...edges.map(([a, b]): Line => ({ from: place(a), to: place(b), kind: 'edge' })),
    ...portals.flatMap(({ stubs }) =>
      stubs.map(({ from, to }): Line => ({ from, to, kind: 'stub' })),
    ),
  ];
}
const portalLabels = (portals: Portal[]): Scene['labels'] =>
  portals.flatMap(({ letter, stubs }) => stubs.map(({ at }) => ({ ...at, text: letter })));

/** The board's own outline: round for a sunflower, else as tight as a convex one can be. */
function plateOf(board: Board, spots: Spot[]): Place[] {
  if (!board.spec.startsWith('sunflower')) return convexHull(spots.filter(spot => !spot.behind));
  const { low, high } = bounds(spots, 0);
  const centre = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 };
  const radius = Math.max(...spots.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)));
  return Array.from({ length: 90 }, (_, i) => ({
    x: centre.x + radius * Math.cos((i * Math.PI) / 45),
    y: centre.y + radius * Math.sin((i * Math.PI) / 45),
  }));
}

function placed(spot: View['spots'][0], view: View): Spot {
  const { point, x, y, radius, depth } = spot;
  return { point, x, y, radius, echo: false, behind: view.faces.length > 0 && depth === 1 };
}

function viewLine({ from, to, depth, ridge }: View['lines'][0]): Line {
  return { from, to, kind: ridge ? 'ridge' : depth === 1 ? 'faint' : 'edge' };
}

/** For each point the spot that stands for it. */
function mainSpots(points: number, spots: Spot[]): Spot[] {
  const main: Spot[] = new Array(points);
  for (const spot of spots) {
    if (!main[spot.point] || (main[spot.point].behind && !spot.behind)) main[spot.point] = spot;
  }
  return main;
}

function bounds(spots: Place[], margin: number): { low: Place; high: Place } {
  const xs = spots.map(spot => spot.x);
  const ys = spots.map(spot => spot.y);
  return {
    low: { x: Math.min(...xs) - margin, y: Math.min(...ys) - margin },
    high: { x: Math.max(...xs) + margin, y: Math.max(...ys) + margin },
  };
}

/**
 * The six sides of a cube laid out as a cross: the four around it in a row, the top above the second
 * of them and the bottom below. Points on the seams appear on each side that they belong to.
 */
function unfoldedCube(board: Board): Scene {
  const at = board.coordinates;
  const low = Math.min(...at.map(p => p.x));
  const size = Math.max(...at.map(p => p.x)) - low;
  const gap = 1.15;
  const step = size + gap;
  type Axis = 'x' | 'y' | 'z';
  // Which coordinate is fixed at which end, and what runs to the right and downwards there.
  const sides: [Axis, 0 | 1, Axis, 1 | -1, Axis, 1 | -1, number, number, number][] = [
    ['x', 0, 'z', 1, 'y', -1, 0, 1, 0.78],
    ['z', 1, 'x', 1, 'y', -1, 1, 1, 1],
    ['x', 1, 'z', -1, 'y', -1, 2, 1, 0.78],
    ['z', 0, 'x', -1, 'y', -1, 3, 1, 0.66],
    ['y', 1, 'x', 1, 'z', 1, 1, 0, 0.92],
    ['y', 0, 'x', 1, 'z', -1, 1, 2, 0.7],
  ];
  const near = (value: number, end: 0 | 1) => Math.abs(value - low - end * size) < 1e-6;
  const spots: Spot[] = [];
  const lines: Line[] = [];
  const faces: Face[] = [];
  for (const [axis, end, right, rightSign, down, downSign, column, row, light] of sides) {
    const along = (value: number, sign: 1 | -1) => (sign > 0 ? value - low : size - (value - low));
    const place = (point: Point): Place => ({
      x: column * step + along(at[point][right], rightSign),
      y: row * step + along(at[point][down], downSign),
    });
    const here = (point: Point) => near(at[point][axis], end);
    const [x, y] = [column * step, row * step];
    const edge = 0.5;
    faces.push({
      corners: [
        { x: x - edge, y: y - edge },
        { x: x + size + edge, y: y - edge },
        { x: x + size + edge, y: y + size + edge },
        { x: x - edge, y: y + size + edge },
      ],
      light,
    });
    at.forEach((_, point) => {
      if (here(point)) {
        spots.push({ ...place(point), point, radius: 0.46, echo: false, behind: false });
      }
    });
    for (const [a, b] of board.edges) {
      if (here(a) && here(b)) lines.push({ from: place(a), to: place(b), kind: 'edge' });
    }
  }
  return {
    ...bounds(spots, 0.8),
    spots,
    main: mainSpots(board.size, spots),
    lines,
    faces,
    plate: [],
    rectangular: false,
    stars: [],
    labels: [],
  };
}

/** The corners of the least convex polygon around the places (Andrew's monotone chain). */
export function convexHull(places: Place[]): Place[] {
  const sorted = [...places].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (ordered: Place[]) => {
    const chain: Place[] = [];
    for (const p of ordered) {
      while (
        chain.length > 1 &&
        turn(chain[chain.length - 2], chain[chain.length - 1], p) <= 1e-9
      ) {
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  const hull = [...half(sorted), ...half(sorted.reverse())];
  return (hull.length ? hull : places.slice(0, 1)).map(({ x, y }) => ({ x, y }));
}
const turn = (o: Place, a: Place, b: Place) =>
  (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** The lines of star points near the corners of a side, from 0. */
function cornerLines(size: number): number[] {
  if (size < 8) return [];
  const line = size < 13 ? 2 : 3;
  return [line, size - 1 - line];
}

function starPlaces(board: Board): Place[] {
  if (!board.rectangle) return [];
  const { columns, rows } = board.rectangle;
  const across = cornerLines(columns);
  const up = cornerLines(rows);
  const stars = across.flatMap(x => up.map(y => ({ x, y })));
  const middleColumn = columns % 2 && columns >= 5 ? (columns - 1) / 2 : null;
  const middleRow = rows % 2 && rows >= 5 ? (rows - 1) / 2 : null;
  if (middleColumn !== null && middleRow !== null) stars.push({ x: middleColumn, y: middleRow });
  if (middleColumn !== null && columns >= 15) stars.push(...up.map(y => ({ x: middleColumn, y })));
  if (middleRow !== null && rows >= 15) stars.push(...across.map(x => ({ x, y: middleRow })));
  return stars.map(({ x, y }) => ({ x, y: -y }));
}

function borderLabels(board: Board): Scene['labels'] {
  if (!board.rectangle) return [];
  const { columns, rows } = board.rectangle;
  const echoes = { x: board.wraps.some(w => w.dx) ? 1 : 0, y: board.wraps.some(w => w.dy) ? 1 : 0 };
  const away = 0.82;
  const labels: Scene['labels'] = [];
  for (let column = 0; column < columns; ++column) {
    const text = board.names[column].replace(/\d+$/, '');
    labels.push({ x: column, y: away + echoes.y, text });
    labels.push({ x: column, y: 1 - rows - away - echoes.y, text });
  }
  for (let row = 0; row < rows; ++row) {
    const text = String(row + 1);
    labels.push({ x: -away - echoes.x, y: -row, text });
    labels.push({ x: columns - 1 + away + echoes.x, y: -row, text });
  }
  return labels;
}

/** The spot under a place, if there is one near enough: `reach` is in radii of a stone. */
export function spotAt(scene: Scene, { x, y }: Place, reach = 1.25): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of scene.spots) {
    const away = Math.hypot(spot.x - x, spot.y - y) / Math.max(spot.radius, 0.3);
    if (away < least) [best, least] = [spot, away];
  }
  return least < reach ? best : null;
}

export type Direction = 'up' | 'down' | 'left' | 'right';
const STEPS: Record<Direction, Place> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The point that an arrow key leads to: the nearest in that direction, straight ahead preferred. */
export function pointTowards(
  scene: Pick<Scene, 'main'>,
  from: Point,
  direction: Direction,
): Point | null {
  const here = scene.main[from];
  const step = STEPS[direction];
  let best: Point | null = null;
  let least = Infinity;
  for (const spot of scene.main) {
    const dx = spot.x - here.x;
    const dy = spot.y - here.y;
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (spot.point === from || ahead <= 1e-6 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot.point, cost];
  }
  return best;
}
