// The symmetries of a small board: how many there are, and which points are alike.
//
// By orbits and stabilisers. Points are fixed one after the other until no symmetry but one is left;
// how many there are is the product, over these points, of how many points each can be carried to by
// the symmetries that fix the earlier ones. Whether a point can be carried to another is found by
// search: both boards, each with its points so far fixed, are refined side by side (points distinguished
// by how many neighbours they have in each class, again and again), and where that leaves a choice,
// each is tried. Points that known symmetries carry to each other need no search.

export interface Symmetries {
  /** Null: more work than there was time for. */
  order: bigint | null;
  /** For each point the least point that it can be carried to. */
  orbits: number[];
}

type Classes = Int32Array;

/** Enough for boards of a few hundred points; a graph made to be hard stops here. */
const MOST_STEPS = 400_000;

class Search {
  private steps = 0;
  constructor(
    private readonly neighbours: number[][],
    private readonly most: number,
  ) {}

  get tired() {
    return this.steps > this.most;
  }

  /** The classes after telling points apart by their neighbours' classes until nothing changes. */
  refine(classes: Classes): Classes {
    let now = classes;
    let count = new Set(now).size;
    for (;;) {
      this.steps += now.length;
      // The same text gets the same number in both boards: numbers go by the order of the texts.
      const texts = this.neighbours.map((list, point) => {
        const around = list.map(next => now[next]).sort((a, b) => a - b);
        return `${String(now[point]).padStart(6, '0')}:${around.join()}`;
      });
      const number = new Map([...new Set(texts)].sort().map((text, i) => [text, i]));
      now = Int32Array.from(texts, text => number.get(text)!);
      if (number.size === count || this.tired) return now;
      count = number.size;
    }
  }

  fix(classes: Classes, point: number): Classes {
    const fixed = classes.slice();
    fixed[point] = classes.length;
    return this.refine(fixed);
  }

  /** A symmetry that carries the classes of one side to those of the other, if there is one. */
  match(left: Classes, right: Classes): number[] | null {
    if (this.tired || !sameCounts(left, right)) return null;
    const choice = smallestChoice(left);
    if (choice === null) return this.verified(left, right);
    const [point, its] = choice;
    const fixed = this.fix(left, point);
    for (let other = 0; other < right.length; ++other) {
      if (right[other] !== its) continue;
      const found = this.match(fixed, this.fix(right, other));
      if (found || this.tired) return found;
    }
    return null;
  }

  /** All classes are single points: what that carries to what, if neighbours stay neighbours. */
  private verified(left: Classes, right: Classes): number[] | null {
    const at = new Map([...right].map((its, point) => [its, point]));
    const carried = [...left].map(its => at.get(its)!);
    const keeps = this.neighbours.every((list, point) => {
      const there = new Set(this.neighbours[carried[point]]);
      return list.length === there.size && list.every(next => there.has(carried[next]));
    });
    return keeps ? carried : null;
  }
}

function sameCounts(left: Classes, right: Classes): boolean {
  const count = new Map<number, number>();
  for (const its of left) count.set(its, (count.get(its) ?? 0) + 1);
  for (const its of right) {
    const left = count.get(its) ?? 0;
    if (!left) return false;
    count.set(its, left - 1);
  }
  return true;
}

/** A point of the smallest class that has several, with that class. */
function smallestChoice(classes: Classes): [number, number] | null {
  const count = new Map<number, number>();
  for (const its of classes) count.set(its, (count.get(its) ?? 0) + 1);
  let best: [number, number] | null = null;
  let least = Infinity;
  classes.forEach((its, point) => {
    const size = count.get(its)!;
    if (size > 1 && size < least) [best, least] = [[point, its], size];
  });
  return best;
}

/** Which points are carried to each other by some of the symmetries. */
class Orbits {
  private readonly root: number[];
  constructor(size: number) {
    this.root = Array.from({ length: size }, (_, i) => i);
  }
  of(point: number): number {
    while (this.root[point] !== point) point = this.root[point];
    return point;
  }
  add(symmetry: number[]) {
    symmetry.forEach((to, from) => {
      const [a, b] = [this.of(from), this.of(to)];
      this.root[Math.max(a, b)] = Math.min(a, b);
    });
  }
}

export function symmetriesOf(neighbours: number[][], most = MOST_STEPS): Symmetries {
  const size = neighbours.length;
  const search = new Search(neighbours, most);
  const all = new Orbits(size);
  // From the whole board down to the stabiliser of everything.
  const chain: { classes: Classes; point: number; its: number }[] = [];
  let classes = search.refine(new Int32Array(size));
  for (let choice = smallestChoice(classes); choice; choice = smallestChoice(classes)) {
    const [point, its] = choice;
    chain.push({ classes, point, its });
    classes = search.fix(classes, point);
    if (search.tired) return { order: null, orbits: neighbours.map((_, i) => i) };
  }
  // And up again, so that the symmetries found below save work above.
  let order = 1n;
  const found: number[][] = [];
  for (const { classes, point, its } of chain.reverse()) {
    const orbits = new Orbits(size);
    for (const symmetry of found) orbits.add(symmetry);
    const fixed = search.fix(classes, point);
    let reached = 0;
    for (let other = 0; other < size; ++other) {
      if (classes[other] !== its) continue;
      if (orbits.of(other) !== orbits.of(point)) {
        const symmetry = search.match(fixed, search.fix(classes, other));
        if (!symmetry) continue;
        found.push(symmetry);
        orbits.add(symmetry);
      }
    }
    for (let other = 0; other < size; ++other) {
      reached += Number(orbits.of(other) === orbits.of(point));
    }
    order *= BigInt(reached);
  }
  for (const symmetry of found) all.add(symmetry);
  return {
    order: search.tired ? null : order,
    orbits: neighbours.map((_, point) => all.of(point)),
  };
}
