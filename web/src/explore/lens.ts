// What one may look at on a position, as marks for the board and a sentence.
import { wireName } from '../board/players';
import type { Mark, Position } from '../board/view';
import type { PositionTerms } from '../rules/position';
import type { Board, Colour, Game, Point } from '../rules/wasm';
import { plural } from '../ui/numbers';
import { whyIllegal } from '../game/words';

export const LENSES = [
  ['none', 'Stones'],
  ['blocks', 'Blocks'],
  ['liberties', 'Liberties'],
  ['reach', 'Reach'],
  ['legal', 'Legal moves'],
  ['territory', 'Territory'],
  ['life', 'Life'],
] as const;
export type Lens = (typeof LENSES)[number][0];

/** What an answer covers, so that the board shows one thing at a time. */
export const NOTHING: Partial<Position> = {
  marks: undefined,
  labels: undefined,
  owners: undefined,
  path: undefined,
};

/** An answer on the board, and what a tap then does; missing: what it does anyway. */
export interface Shown {
  marks: Partial<Position>;
  onTap?: (point: Point) => void;
}

export interface Seen {
  marks: Partial<Position>;
  text: string;
}

interface Asked {
  board: Board;
  terms: PositionTerms;
  /** Null where the position is none that a game could begin with. */
  game: Game | null;
  suicide: boolean;
  /** The point one is at. */
  point: Point | null;
  /** Of a point that reaches several colours, to which the path is shown. */
  towards: Colour | null;
}

const list = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const ringed = (points: Point[], mark: Mark) =>
  new Map(points.map((point): [Point, Mark] => [point, mark]));

export function look(lens: Lens, asked: Asked): Seen {
  return LOOKS[lens](asked);
}

const LOOKS: Record<Lens, (asked: Asked) => Seen> = {
  none: () => ({ marks: {}, text: '' }),

  blocks({ board, terms, point }) {
    const components = terms.components();
    const count = components.blocks.length;
    if (point === null || !terms.stones[point]) {
      return {
        marks: {},
        text: `${plural(count, 'block')}. Point at a stone to see its block and liberties.`,
      };
    }
    const { colour, points, liberties } = components.at(point);
    return {
      marks: {
        marks: new Map([...ringed(points, 'shown'), ...ringed(liberties, 'chosen')]),
      },
      text: `The ${wireName(colour)} block at ${board.names[point]}: ${plural(points.length, 'stone')}, ${plural(
        liberties.length,
        'liberty',
        'liberties',
      )}${liberties.length ? ` (${liberties.map(p => board.names[p]).join(' ')})` : ''}.`,
    };
  },

  liberties({ terms }) {
    const labels = new Map<Point, string>();
    let least = Infinity;
    for (const { points, liberties } of terms.components().blocks) {
      least = Math.min(least, liberties.length);
      for (const point of points) labels.set(point, String(liberties.length));
    }
    const text = !labels.size
      ? 'No stones yet.'
      : least === 0
        ? 'A block has no liberty: no turn of a game ends like this.'
        : least === 1
          ? 'Each stone shows the liberties of its block. One with a single liberty can be taken at once.'
          : 'Each stone shows the liberties of its block.';
    return { marks: { labels }, text };
  },

  reach({ board, terms, point, towards }) {
    if (point === null) {
      return { marks: {}, text: 'Choose a point to see what it reaches, and by which path.' };
    }
    const { colour, points, reaches } = terms.components().at(point);
    const others = reaches.filter(reached => reached !== colour);
    const goal = towards !== null && others.includes(towards) ? towards : others[0];
    const path = goal === undefined ? [] : terms.path(point, goal);
    const name = (reached: Colour) => (reached ? wireName(reached) : 'empty points');
    return {
      marks: { marks: ringed(points, 'shown'), ...(path.length > 1 && { path }) },
      text: `${board.names[point]} reaches ${list(reaches.map(name))}${
        path.length > 1 ? `: ${path.map(p => board.names[p]).join(' – ')}` : ''
      }.`,
    };
  },

  legal({ board, game, point }) {
    if (!game) return { marks: {}, text: NO_GAME };
    const legal = new Set(game.legalMoves(game.status().toPlay));
    const marks = new Map<Point, Mark>();
    game.colouring().forEach((stone, p) => {
      if (!stone) marks.set(p, legal.has(p) ? 'right' : 'wrong');
    });
    const why = point === null ? '' : whyIllegal(board, point, game.legality(point));
    return { marks: { marks }, text: why || `${plural(legal.size, 'legal move')}, and the pass.` };
  },

  territory({ board, terms, point }) {
    const owners = terms.owners();
    if (point !== null && !terms.stones[point]) {
      const whose = owners[point];
      const { reaches } = terms.components().at(point);
      const reached = list(reaches.filter(Boolean).map(wireName));
      const at = board.names[point];
      return {
        marks: { owners },
        text: whose
          ? `${at} reaches ${reached} alone: it is ${wireName(whose)}’s.`
          : `${at} reaches ${reached || 'no stone'}: it is nobody’s.`,
      };
    }
    return { marks: { owners }, text: 'Empty points that reach one colour only are its own.' };
  },

  life({ terms, suicide }) {
    if (!terms.legal()) return { marks: {}, text: NO_GAME };
    const owners = terms.life(suicide);
    const alive = owners.filter((owner, p) => owner && terms.stones[p] === owner).length;
    const marks = new Map<Point, Mark>();
    owners.forEach((owner, p) => {
      if (owner && terms.stones[p] === owner) marks.set(p, 'right');
    });
    return {
      marks: { owners, marks },
      text: alive
        ? `${plural(alive, 'stone')} can never be taken, whatever the others play while its owner passes.`
        : 'No stone is alive for certain: it takes two eyes.',
    };
  },
};

const NO_GAME = 'A block here has no liberty: a game cannot begin like this.';
