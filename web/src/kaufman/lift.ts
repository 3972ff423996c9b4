// Algorithm LIFT of Jeff Kaufman's "Some Mathematics of Go" (2006, figure 1), run step by step.
//
// After a stone was put on v, LIFT lifts the neighbouring blocks of other colours that border no empty
// vertex, then the block of v itself. isSafe says whether a block borders an empty vertex; removeBlock
// empties it and counts prisoners. The figure can be read in several ways; a reading says which one.
import { colourName, playerName } from '../game/words';
import { t } from '../i18n/t';
import '../i18n/kaufman';
import type { Colour, Colouring, Point } from '../rules/wasm';

/**
 * printed: as in the figure, with the missing `endfor` where the paper's text explains it.
 * literal: as in the figure, without that `endfor`: v is tested after each of its neighbours.
 * mended: only stones are tested, L is one set for all calls, and a suicide counts for the opponents.
 */
export type Reading = 'printed' | 'literal' | 'mended';

export interface Step {
  /** The line of the listing, from 1. */
  line: number;
  text: string;
  stones: Colouring;
  /** Prisoners that each player possesses, in turn order. */
  prisoners: number[];
  /** L and p: the vertices from which the recursion came here. */
  path: Point[];
  /** The neighbour that is looked at. */
  at: Point | null;
}

export interface Lifted {
  steps: Step[];
  /** How often isSafe was called. */
  calls: number;
  /** Whether steps were left out, since there are too many. */
  cut: boolean;
  stones: Colouring;
  prisoners: number[];
}

export interface Placed {
  neighbours: Point[][];
  names: string[];
  /** With the new stone on v. */
  stones: Colouring;
  v: Point;
  prisoners: number[];
}

export const MOST_STEPS = 3000;
/** isSafe follows every path: after this many calls it gives up. */
export const MOST_CALLS = 300_000;
export class TooMany extends Error {}

export function listing(reading: Reading): string[] {
  const test =
    reading === 'mended'
      ? '    if not empty(a) and colorOf(a) ≠ colorOf(v) and not isSafe(∅, a)'
      : '    if colorOf(a) ≠ colorOf(v) and not isSafe(∅, a)';
  const own = reading === 'literal' ? '    ' : '  ';
  const credited = reading === 'mended' ? 'P of the opponent' : 'P of colorOf(v)';
  return [
    'isSafe(L, p)',
    reading === 'mended' ? '  safe ← false; L ← L ∪ {p}' : '  safe ← false',
    '  for a in adjacent(p)',
    reading === 'mended'
      ? '    if empty(a) or (a ∉ L and sameColor(p, a) and isSafe(L, a))'
      : '    if empty(a) or (a ∉ L and sameColor(p, a) and isSafe(L ∪ {p}, a))',
    '      safe ← true',
    '  return safe',
    'removeBlock(L, p, P)',
    '  for a in adjacent(p)',
    '    if a ∉ L and sameColor(p, a)',
    '      removeBlock(L ∪ {p}, a, P)',
    '  setEmpty(p)',
    '  P ← P + 1',
    'LIFT(v)',
    '  for a in adjacent(v)',
    test,
    '      removeBlock(∅, a, P of colorOf(v))',
    `${own}if not isSafe(∅, v)`,
    `${own}  removeBlock(∅, v, ${credited})`,
  ];
}
const LINE = { safe: 1, test: 4, found: 5, returned: 6, remove: 7, empty: 11, count: 12 } as const;
const MAIN = { start: 13, each: 14, other: 15, lift: 16, own: 17, suicide: 18 } as const;

class Run {
  readonly stones: Colouring;
  readonly prisoners: number[];
  readonly steps: Step[] = [];
  calls = 0;
  cut = false;
  private readonly mover: Colour;
  /** All that isSafe has looked at since it was last called with nothing. */
  private looked = new Set<Point>();

  constructor(
    private readonly placed: Placed,
    private readonly reading: Reading,
    private readonly most: number,
  ) {
    this.stones = placed.stones.slice();
    this.prisoners = placed.prisoners.slice();
    this.mover = placed.stones[placed.v];
  }

  private name = (point: Point) => this.placed.names[point];
  private names = (points: Point[]) =>
    points.length ? `{${points.map(this.name).join(', ')}}` : '∅';
  private colour = (point: Point) => colourName(this.stones[point]);

  private step(line: number, text: () => string, path: Point[] = [], at: Point | null = null) {
    if (this.steps.length >= this.most) {
      this.cut = true;
      return;
    }
    this.steps.push({
      line,
      text: text(),
      path,
      at,
      stones: this.stones.slice(),
      prisoners: this.prisoners.slice(),
    });
  }

  private isSafe(seen: Point[], p: Point): boolean {
    if (++this.calls > MOST_CALLS) throw new TooMany();
    if (!seen.length) this.looked = new Set();
    this.looked.add(p);
    const path = [...seen, p];
    const inL = (a: Point) => (this.reading === 'mended' ? this.looked.has(a) : seen.includes(a));
    this.step(LINE.safe, () => `isSafe(${this.names(seen)}, ${this.name(p)})`, path);
    let safe = false;
    for (const a of this.placed.neighbours[p]) {
      if (this.stones[a] === 0) {
        safe = true;
        this.step(LINE.found, () => t('lift-empty', { a: this.name(a) }), path, a);
      } else if (inL(a)) {
        this.step(LINE.test, () => t('lift-in-l', { a: this.name(a) }), path, a);
      } else if (this.stones[a] !== this.stones[p]) {
        this.step(
          LINE.test,
          () => t('lift-other-colour', { a: this.name(a), colour: this.colour(a) }),
          path,
          a,
        );
      } else if (this.isSafe(path, a)) {
        safe = true;
        this.step(LINE.found, () => t('lift-so-is', { a: this.name(a), p: this.name(p) }), path, a);
      }
    }
    this.step(LINE.returned, () => `isSafe(…, ${this.name(p)}) = ${safe}`, path);
    return safe;
  }

  private removeBlock(seen: Point[], p: Point, credit: () => void) {
    const path = [...seen, p];
    this.step(LINE.remove, () => `removeBlock(${this.names(seen)}, ${this.name(p)})`, path);
    const colour = this.stones[p];
    for (const a of this.placed.neighbours[p]) {
      if (!seen.includes(a) && this.stones[a] === colour) this.removeBlock(path, a, credit);
    }
    this.stones[p] = 0;
    this.step(LINE.empty, () => t('lift-becomes-empty', { p: this.name(p) }), path);
    credit();
    this.step(LINE.count, () => t('lift-one-more'), path);
  }

  private toMover = () => void ++this.prisoners[this.mover - 1];
  private toOpponents = () => {
    this.prisoners.forEach((_, i) => (this.prisoners[i] += Number(i + 1 !== this.mover)));
  };

  private testOwn() {
    const { v } = this.placed;
    if (this.isSafe([], v))
      return this.step(MAIN.own, () => t('lift-safe', { v: this.name(v) }), [], v);
    this.step(MAIN.suicide, () => t('lift-suicide', { v: this.name(v) }), [], v);
    this.removeBlock([], v, this.reading === 'mended' ? this.toOpponents : this.toMover);
  }

  lift() {
    const { v, neighbours } = this.placed;
    this.step(
      MAIN.start,
      () => t('lift-played', { player: playerName(this.mover), v: this.name(v) }),
      [],
      v,
    );
    for (const a of neighbours[v]) {
      this.step(
        MAIN.each,
        () => t('lift-next', { a: this.name(a), colour: this.colour(a) }),
        [],
        a,
      );
      const tested =
        this.stones[a] !== this.stones[v] && (this.stones[a] || this.reading !== 'mended');
      if (tested && !this.isSafe([], a)) {
        const values = { a: this.name(a), colour: this.colour(a) };
        const said = this.stones[a]
          ? t('lift-lifted', values)
          : t('lift-lifted-empty', { a: this.name(a) });
        this.step(MAIN.lift, () => said, [], a);
        this.removeBlock([], a, this.toMover);
      }
      if (this.reading === 'literal') this.testOwn();
    }
    if (this.reading !== 'literal') this.testOwn();
    this.step(MAIN.start, () => t('lift-ended'));
  }
}

/** Throws TooMany if isSafe would follow too many paths. Keeps at most `most` steps. */
export function lift(placed: Placed, reading: Reading, most = MOST_STEPS): Lifted {
  const run = new Run(placed, reading, most);
  run.lift();
  const { steps, calls, cut, stones, prisoners } = run;
  return { steps, calls, cut, stones, prisoners };
}

export function neighboursOf(size: number, edges: [Point, Point][]): Point[][] {
  const lists: Point[][] = Array.from({ length: size }, () => []);
  for (const [a, b] of edges) {
    lists[a].push(b);
    lists[b].push(a);
  }
  return lists.map(list => list.sort((a, b) => a - b));
}
