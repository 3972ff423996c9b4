// What in "Some Mathematics of Go" does not hold as printed, in one place.
export interface Erratum {
  where: string;
  printed: string;
  better: string;
  /** The case that shows it. */
  shown?: string;
}

export const ERRATA: Erratum[] = [
  {
    where: 'Figure 1, last lines',
    printed: 'Stones lifted by suicide are credited to the mover, like all others.',
    better:
      'Section 2 counts prisoners against their original owner. A suicide should add to the opponent’s prisoners.',
    shown: 'suicide',
  },
  {
    where: 'Figure 1, main program',
    printed: 'Each neighbour whose colour differs from that of v is tested.',
    better:
      'An empty neighbour differs too. If it has stones all around, it is “lifted”: nothing changes, and a prisoner is counted. Test stones only.',
    shown: 'phantom',
  },
  {
    where: 'Figure 1, main program',
    printed: 'The loop over the neighbours of v has no endfor.',
    better:
      'It ends before v itself is tested, as the text says. Otherwise a capturing stone may be lifted before the capture.',
    shown: 'endfor',
  },
  {
    where: 'Figure 1, removeBlock',
    printed: 'The recursive call passes two of three arguments.',
    better: 'It passes the prisoner count on: removeBlock(L ∪ {p}, a, P).',
  },
  {
    where: 'Figure 1, isSafe',
    printed: 'L is described as the set of vertices looked at so far.',
    better:
      'L is the path to p: each call has its own. The answer is right, but every simple path within the block is followed, so the time grows exponentially with the block. One set shared by all calls makes it linear.',
    shown: 'paths',
  },
  {
    where: 'Section 3',
    printed: 'Lifted pieces must be or border the piece just played.',
    better:
      'True if no block lacked a liberty before the move, which holds by induction from the empty board. For a position set up by hand LIFT does less than clearing.',
    shown: 'far',
  },
  {
    where: 'Section 3',
    printed: 'S is the set of the past boards G0 to Gn−1, and forbids repetition.',
    better:
      'The current board has to be in it as well. A suicide of one stone brings back the current board, not an earlier one.',
  },
  {
    where: 'Section 3',
    printed: 'Two players.',
    better:
      'With three or more, lifting one neighbour after the other depends on their order. The rules here clear all opponents at once.',
    shown: 'three',
  },
  {
    where: 'Section 4',
    printed: 'A game has at most 3^|V| moves.',
    better:
      'The board at the start counts too, so at most 3^|V| − 1. A pass leaves the board as it is and cannot be counted as a move.',
  },
  {
    where: 'Section 4, footnote 3',
    printed: 'A guess: boards that reduce do not take the bound out of the exponential range.',
    better:
      'It is true: on a graph without isolated vertices at least 3^(|V|/2) boards are legal. On a square of n × n points about 2.976 to the power n² boards are legal; on 19 × 19 it is 1.2% of all 3^361.',
  },
  {
    where: 'Section 5, the forced winner',
    printed: 'Where x is to move, the winner is y if some child is won by x, and y otherwise.',
    better: 'It is x if some child is won by x, and y otherwise.',
  },
  {
    where: 'Section 5, the theorem',
    printed: 'One of the players can force a win on every board.',
    better:
      'Only if no game is drawn. On one vertex no move is possible, both pass, and the score is 0 to 0. With a komi that is not whole the theorem holds.',
  },
  {
    where: 'Section 5, the size of the tree',
    printed: 'The number (|V|/2) to the power 3^|V| is called too large to be written.',
    better: 'For |V| = 361 it is 10 to the power 3.93 × 10^172.',
  },
];
