// Positions to run LIFT on: where it does what the rules do, and where it does not.
import { colouring, diagram } from '../board/diagram';
import type { PositionTerms, MoveSteps } from '../rules/position';
import type { Board, Colour, Colouring, Point } from '../rules/wasm';
import { lift, neighboursOf, type Lifted, type Reading } from './lift';

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
    title: 'Eight around one',
    about:
      'The example of section 2: White plays inside a ring of eight. The other colour is looked at first, so only Black’s stones go. Both ways agree.',
    rows: '.WWW. WBBBW WB×BW WBBBW .WWW.',
    player: 2,
    players: 2,
    reading: 'printed',
  },
  {
    id: 'suicide',
    title: 'Suicide',
    about:
      'Black fills the last liberty of two black stones. The figure credits every lift to the mover, so Black gains two prisoners by losing two stones. By section 2 they should count against Black.',
    rows: 'B×W. WW.. .... ....',
    player: 1,
    players: 2,
    reading: 'printed',
  },
  {
    id: 'phantom',
    title: 'A prisoner from nowhere',
    about:
      'The test “another colour than v” also holds for empty vertices. A2 is empty with stones all around, so it is not safe; lifting it changes nothing and counts one prisoner. In the 2x2 game of the library Black gets two that way.',
    rows: '.B.. ×...',
    player: 1,
    players: 2,
    reading: 'printed',
  },
  {
    id: 'endfor',
    title: 'The missing endfor',
    about:
      'The figure has no endfor before the last test. Read that way, Black’s stone is tested after the first neighbour and lifted before A2 is looked at: the capture never happens.',
    rows: '.... B... WB.. ×W..',
    player: 1,
    players: 2,
    reading: 'literal',
  },
  {
    id: 'far',
    title: 'Far from the stone',
    about:
      'A position that play cannot reach: the white stone in the corner has no liberty before the move. LIFT looks only at the new stone and its neighbours; clearing looks at the whole colour.',
    rows: 'WB... B.... ..... ....× .....',
    player: 1,
    players: 2,
    reading: 'printed',
  },
  {
    id: 'three',
    title: 'Three players',
    about:
      'Black’s stone takes the last liberty of White and of Red. LIFT lifts one block after the other, and the first gives the second a liberty. The rules clear all opponents at once.',
    rows: 'RW ×W',
    player: 1,
    players: 3,
    reading: 'printed',
  },
  {
    id: 'paths',
    title: 'Every path',
    about:
      'L holds the path to p, not all vertices looked at. The answer is right, but isSafe follows every path within the block: for sixteen stones in a square it is called thousands of times.',
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
