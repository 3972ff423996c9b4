// What you can look at in a position, as marks for the board and a sentence.
import type { Mark, Position } from '../board/view';
import type { PositionTerms } from '../rules/position';
import type { Board, Colour, Game, Point } from '../rules/wasm';
import { colourName, playerName, whyIllegal } from '../game/words';
import { listed } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/explore';

export const LENSES = [
  ['none', t('common-stones')],
  ['blocks', t('lens-blocks')],
  ['liberties', t('common-liberties')],
  ['reach', t('lens-reach')],
  ['legal', t('lens-legal-moves')],
  ['territory', t('lens-territory')],
  ['life', t('lens-life')],
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
  /** The point under the pointer. */
  point: Point | null;
  /** Of a point that reaches several colours, to which the path is shown. */
  towards: Colour | null;
}

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
        text: t('lens-blocks-point-at-a-stone', { n: count }),
      };
    }
    const { colour, points, liberties } = components.at(point);
    return {
      marks: {
        marks: new Map([...ringed(points, 'shown'), ...ringed(liberties, 'chosen')]),
      },
      text: t('lens-the-block-at-stones-liberties', {
        player: playerName(colour),
        name: board.names[point],
        stones: t('words-stones', { n: points.length }),
        liberties: t('lens-liberties', { n: liberties.length }),
        points: liberties.map(p => board.names[p]).join(' ') || '–',
      }),
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
      ? t('lens-no-stones-yet')
      : least === 0
        ? t('lens-a-block-has-no-liberty')
        : least === 1
          ? t('lens-each-stone-shows-the-liberties')
          : t('lens-each-stone-shows-the-liberties-2');
    return { marks: { labels }, text };
  },

  reach({ board, terms, point, towards }) {
    if (point === null) {
      return { marks: {}, text: t('lens-choose-a-point-to-see') };
    }
    const { colour, points, reaches } = terms.components().at(point);
    const others = reaches.filter(reached => reached !== colour);
    const goal = towards !== null && others.includes(towards) ? towards : others[0];
    const path = goal === undefined ? [] : terms.path(point, goal);
    const name = (reached: Colour) => (reached ? colourName(reached) : t('lens-empty-points'));
    return {
      marks: { marks: ringed(points, 'shown'), ...(path.length > 1 && { path }) },
      text:
        path.length > 1
          ? t('lens-reaches-by', {
              name: board.names[point],
              list: listed(reaches.map(name)),
              path: path.map(p => board.names[p]).join(' – '),
            })
          : t('lens-reaches', { name: board.names[point], list: listed(reaches.map(name)) }),
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
    return {
      marks: { marks },
      text: why || t('lens-legal-moves-and-the-pass', { n: legal.size }),
    };
  },

  territory({ board, terms, point }) {
    const owners = terms.owners();
    if (point !== null && !terms.stones[point]) {
      const whose = owners[point];
      const { reaches } = terms.components().at(point);
      const reached = listed(reaches.filter(Boolean).map(colourName));
      const at = board.names[point];
      return {
        marks: { owners },
        text: whose
          ? t('lens-reaches-alone-it-is-s', { at, reached, player: playerName(whose) })
          : reached
            ? t('lens-reaches-it-is-nobodys', { at, reached })
            : t('why-no-stone', { at }),
      };
    }
    return { marks: { owners }, text: t('lens-empty-points-that-reach-one') };
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
        ? t('lens-stones-can-never-be-taken', { n: alive })
        : t('lens-no-stone-is-alive-for'),
    };
  },
};

const NO_GAME = t('lens-a-block-here-has-no');
