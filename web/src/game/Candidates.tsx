// The moves that a bot would consider, with a figure for each.
import { CANDIDATE_LETTERS, type Opinion } from './opinion';
import { playerName } from './words';

export function Candidates({ player, candidates }: Opinion) {
  return (
    <ol class="best" aria-label="Best moves">
      {candidates
        .slice(0, CANDIDATE_LETTERS.length)
        .map(({ move, win, score, visits, then }, i) => (
          <li key={move}>
            <strong>{CANDIDATE_LETTERS[i]}</strong> {move}:{' '}
            <span class="fine">
              {playerName(player)} wins {Math.round(100 * win)}%, {score.toFixed(1)} points (
              {visits} playouts){then.length ? `; then ${then.join(' ')}` : ''}
            </span>
          </li>
        ))}
    </ol>
  );
}
