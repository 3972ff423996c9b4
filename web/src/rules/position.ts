// The words of the rules on one position: the other side of apps/wasm/position_wasm.cpp.
//
// A position need not have come about by play: it may hold stones without liberties.
import type { Board, Colour, Colouring, Point } from './wasm';

/** A block of stones, or an empty region: a largest set of points of one colour that lines join. */
export interface Component {
  colour: Colour;
  points: Point[];
  reaches: Colour[];
  /** Of a block: the empty points next to it. */
  liberties: Point[];
}

/** A stone put on an empty point, or (colour 0) the stone there taken away. */
export interface Change {
  point: Point;
  colour: Colour;
}

export interface Eye {
  point: Point;
  colour: Colour;
  /** Nothing can part the stones around it. */
  real: boolean;
}

/** What a move does, one step after the other. */
export interface MoveSteps {
  placed: Colouring;
  /** Of all opponents at once. */
  taken: Point[];
  /** Of the mover's own: suicide. */
  lost: Point[];
  after: Colouring;
}

/** All its components, and the one of each point. */
export class Components {
  private readonly of: Component[] = [];
  constructor(readonly all: Component[]) {
    for (const part of all) for (const point of part.points) this.of[point] = part;
  }
  at = (point: Point) => this.of[point];
  get blocks() {
    return this.all.filter(part => part.colour);
  }
}

export class PositionTerms {
  constructor(
    readonly board: Board,
    readonly stones: Colouring,
    readonly players = 2,
  ) {}

  components(): Components {
    const numbers = this.ask('position_components');
    const all: Component[] = [];
    let at = 0;
    const list = () => {
      const length = numbers[at++];
      return numbers.slice(at, (at += length));
    };
    while (at < numbers.length) {
      all.push({ colour: numbers[at++], points: list(), reaches: list(), liberties: list() });
    }
    return new Components(all);
  }

  /** A shortest path over points of the point's colour to one of the colour; empty: none. */
  path = (point: Point, colour: Colour): Point[] => this.ask('position_path', point, colour);

  /** What clearing the colour would empty. */
  clearing = (colour: Colour): Point[] => this.ask('position_clearing', colour);

  /** Whether every block has a liberty. */
  legal = () => this.components().blocks.every(block => block.liberties.length > 0);

  /** Every single stone added or removed that makes, or leaves, the position legal. */
  legalChanges(): Change[] {
    const numbers = this.ask('position_changes', this.players);
    return pieces(numbers, 2).map(([point, colour]) => ({ point, colour }));
  }

  /** The owner of each point as it stands: of stones their colour, of empty points the only one they reach. */
  owners(): Colouring {
    this.ask('position_owners');
    return this.board.engine.bytes();
  }

  eyes(): Eye[] {
    const numbers = this.ask('position_eyes');
    return pieces(numbers, 3).map(([point, colour, real]) => ({
      point,
      colour,
      real: real === 1,
    }));
  }

  /**
   * Whose each point is, whatever the others play while its owner passes: a stone whose point is its
   * own colour's here is unconditionally alive. Of legal positions only.
   */
  life(suicide: boolean): Colouring {
    this.ask('position_life', this.players, Number(suicide));
    return this.board.engine.bytes();
  }

  /** A move as the rules make it: colour the point, clear the opponents at once, clear the mover. */
  move(point: Point, player: Colour): MoveSteps {
    const placed = this.with(this.stones, [point], player);
    const seen = this.on(placed);
    const opponents = Array.from({ length: this.players }, (_, i) => i + 1).filter(
      colour => colour !== player,
    );
    const taken = opponents.flatMap(seen.clearing).sort((a, b) => a - b);
    const cleared = this.with(placed, taken, 0);
    const lost = this.on(cleared).clearing(player);
    return { placed, taken, lost, after: this.with(cleared, lost, 0) };
  }

  /** The same questions about other stones. */
  on = (stones: Colouring) => new PositionTerms(this.board, stones, this.players);
  private with(stones: Colouring, points: Point[], colour: Colour): Colouring {
    const changed = stones.slice();
    for (const point of points) changed[point] = colour;
    return changed;
  }
  private ask(name: string, ...args: number[]): number[] {
    const { engine, handle } = this.board;
    engine.input(0, this.stones);
    engine.call[name](handle, ...args);
    return engine.numbers();
  }
}

/** A list cut into pieces of a length. */
const pieces = (numbers: number[], length: number): number[][] =>
  Array.from({ length: numbers.length / length }, (_, i) =>
    numbers.slice(i * length, (i + 1) * length),
  );
