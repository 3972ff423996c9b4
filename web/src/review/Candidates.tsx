// The moves that a bot would consider, with figures for each.
import { fixed, percent, signed } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/review';
import { playerName } from '../game/words';
import type { Board, Point } from '../rules/wasm';
import { difference, leadOf } from './cost';
import { CANDIDATE_LETTERS, lineText, turnName, type Candidate, type Opinion } from './opinion';

/** As much of a line as people follow. */
export const FOLLOWED = 8;

interface Props {
  board: Board;
  opinion: Opinion;
  /** Shows a line on the board while somebody looks at it; null: none any more. */
  onPreview?: (line: (Point | null)[] | null) => void;
  onPlay?: (point: Point | null) => void;
}
export function Candidates({ board, opinion, onPreview, onPlay }: Props) {
  const { candidates } = opinion;
  return (
    <ol class="best" aria-label={t('common-best-moves')}>
      {candidates.slice(0, CANDIDATE_LETTERS.length).map((candidate, i) => {
        const words = (
          <>
            <strong>{CANDIDATE_LETTERS[i]}</strong> {turnName(board, candidate.point)}{' '}
            <span class="fine">{figures(board, opinion, candidate)}</span>
          </>
        );
        const preview = () => onPreview?.(candidate.line.slice(0, FOLLOWED));
        const away = () => onPreview?.(null);
        return (
          <li key={candidate.point}>
            {onPlay ? (
              <button
                class="line-button"
                onMouseEnter={preview}
                onFocus={preview}
                onMouseLeave={away}
                onBlur={away}
                onClick={() => onPlay(candidate.point)}
              >
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ol>
  );
}

function figures(board: Board, { player, candidates }: Opinion, candidate: Candidate): string {
  const { points } = difference(candidates[0], candidate, player);
  const then = candidate.line.slice(1, FOLLOWED);
  const parts = [
    t('candidates-figures', {
      player: playerName(player),
      win: percent(candidate.win[player - 1]),
      lead: signed(leadOf(candidate, player)),
    }),
    points >= 0.05 && t('candidates-lost', { points: fixed(points, 1) }),
    then.length > 0 && t('candidates-then', { line: lineText(board, then) }),
  ];
  return parts.filter(Boolean).join(' · ');
}
