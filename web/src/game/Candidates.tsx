// The moves that a bot would consider, with a figure for each.
import { CANDIDATE_LETTERS, type Opinion } from './opinion';
import { playerName } from './words';
import { fixed, percent } from '../i18n/format';
import { t } from '../i18n/t';

export function Candidates({ player, candidates }: Opinion) {
  return (
    <ol class="best" aria-label={t('common-best-moves')}>
      {candidates
        .slice(0, CANDIDATE_LETTERS.length)
        .map(({ move, win, score, visits, then }, i) => (
          <li key={move}>
            <strong>{CANDIDATE_LETTERS[i]}</strong> {move}{' '}
            <span class="fine">
              {t('candidates-wins-points-playouts', {
                player: playerName(player),
                win: percent(win),
                score: fixed(score, 1),
                visits,
              })}
              {then.length > 0 && ` ${t('candidates-then', { line: then.join(' ') })}`}
            </span>
          </li>
        ))}
    </ol>
  );
}
