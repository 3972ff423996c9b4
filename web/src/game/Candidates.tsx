// The moves that a bot would consider, with a figure for each.
import type { Colour } from '../rules/wasm';
import { playerName } from './words';

export interface Candidate {
  move: string;
  /** The mover's share of the win, from 0 to 1. */
  win: number;
  /** The mover's points. */
  score: number;
  visits: number;
  /** What is likely to follow. */
  then?: string[];
}

export const MOST_CANDIDATES = 5;
/** How candidates are called on the board and in the list: A is the best. */
export const LETTERS_OF_CANDIDATES = 'ABCDE';

export function Candidates({ player, candidates }: { player: Colour; candidates: Candidate[] }) {
  return (
    <ol class="best" aria-label="Best moves">
      {candidates.slice(0, MOST_CANDIDATES).map(({ move, win, score, visits, then }, i) => (
        <li key={move}>
          <strong>{LETTERS_OF_CANDIDATES[i]}</strong> {move}:{' '}
          <span class="fine">
            {playerName(player)} wins {Math.round(100 * win)}%, {score.toFixed(1)} points ({visits}{' '}
            playouts){then?.length ? `; then ${then.join(' ')}` : ''}
          </span>
        </li>
      ))}
    </ol>
  );
}
