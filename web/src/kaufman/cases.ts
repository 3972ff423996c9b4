// Positions to run LIFT on: where it does what the rules do, and where it does not.
import { colouring, diagram } from '../board/diagram';
import type { PositionTerms, MoveSteps } from '../rules/position';
import type { Board, Colour, Colouring, Point } from '../rules/wasm';
import { lift, neighboursOf, type Lifted, type Reading } from './lift';
import { t } from '../i18n/t';
import '../i18n/kaufman';

export interface Case {
  id: string;
  title: string;
  about: string;
  /** From the top; × is where the stone goes. */
  rows: string;
  player: Colour;
  players: number;
  reading: Reading;
}

export const CASES: Case[] = [
  {
    id: 'eight',
    title: t('cases-eight-around-one'),
    about: t('cases-the-example-of-section-2'),
    rows: '.WWW. WBBBW WB×BW WBBBW .WWW.',
    player: 2,
    players: 2,
    reading: 'printed',
  },
  {
    id: 'suicide',
    title: t('common-suicide'),
    about: t('cases-black-fills-the-last-liberty'),
    rows: 'B×W. WW.. .... ....',
    player: 1,
    players: 2,
    reading: 'printed',
  },
  {
    id: 'phantom',
    title: t('cases-a-prisoner-from-nowhere'),
    about: t('cases-the-test-another-colour-than'),
    rows: '.B.. ×...',
    player: 1,
    players: 2,
    reading: 'printed',
  },
  {
    id: 'endfor',
    title: t('cases-the-missing-endfor'),
    about: t('cases-the-figure-has-no-endfor'),
    rows: '.... B... WB.. ×W..',
    player: 1,
    players: 2,
    reading: 'literal',
  },
  {
    id: 'far',
    title: t('cases-far-from-the-stone'),
    about: t('cases-a-position-that-play-cannot'),
    rows: 'WB... B.... ..... ....× .....',
    player: 1,
    players: 2,
    reading: 'printed',
  },
  {
    id: 'three',
    title: t('cases-three-players'),
    about: t('cases-blacks-stone-takes-the-last'),
    rows: 'RW ×W',
    player: 1,
    players: 3,
    reading: 'printed',
  },
  {
    id: 'paths',
    title: t('cases-every-path'),
    about: t('cases-l-holds-the-path-to'),
    rows: 'BBBBBB BWWWWB BWWWWB BWWWWB BWWWWB BBBB×B',
    player: 1,
    players: 2,
    reading: 'printed',
  },
];

export const specOf = ({ rows }: Case) => diagram(rows.split(' ')).spec;
export const stonesOf = ({ rows }: Case): Colouring => colouring(diagram(rows.split(' ')).letters);
export function pointOf({ rows }: Case): Point {
  for (const [point, sign] of diagram(rows.split(' ')).labels) if (sign === '×') return point;
  throw new Error('no × in the diagram');
}

export interface Compared {
  lifted: Lifted;
  cleared: MoveSteps;
  sameStones: boolean;
  /** Prisoners that the players should possess: of two, what the other has lost. */
  due: number[];
  samePrisoners: boolean;
}

/** LIFT and the clearing of the rules after the same stone. */
export function compare(
  board: Board,
  terms: PositionTerms,
  point: Point,
  player: Colour,
  reading: Reading,
): Compared {
  const cleared = terms.move(point, player);
  const none = Array.from({ length: terms.players }, () => 0);
  const lifted = lift(
    {
      neighbours: neighboursOf(board.size, board.edges),
      names: board.names,
      stones: cleared.placed,
      v: point,
      prisoners: none,
    },
    reading,
  );
  const due = none.map((_, i) => (i + 1 === player ? cleared.taken.length : cleared.lost.length));
  return {
    lifted,
    cleared,
    due,
    sameStones: lifted.stones.every((colour, at) => colour === cleared.after[at]),
    samePrisoners: lifted.prisoners.every((count, i) => count === due[i]),
  };
}
