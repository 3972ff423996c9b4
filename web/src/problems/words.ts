// What a problem is called and what it asks.
import { playerName } from '../game/words';
import type { Board } from '../rules/wasm';
import { claimOf, type Problem } from './problem';
import { t } from '../i18n/t';
import '../i18n/problems';

/** "Black to play. Live. To do so, win the ko." */
export function asked(problem: Problem, board: Board): string {
  const asked = bound(problem, board);
  return problem.task === 'ko' ? t('problems-ask-by-ko', { asked }) : asked;
}
function bound(problem: Problem, board: Board): string {
  const player = playerName(problem.first ?? 1);
  const { at_least: n = 0, says } = problem;
  switch (claimOf(problem, board.size)) {
    case 'all':
      return t('problems-ask-all', { player });
    case 'live':
      return t('problems-ask-live', { player });
    case 'win':
      return t('problems-ask-win', { player });
    case 'margin':
      return t('problems-ask-margin', { player, n });
    case 'points':
      return t('problems-ask-points', { player, n });
    case 'bound':
      return t('problems-ask-bound', { player, n: -n });
    default:
      return says ?? t('problems-ask-file', { player });
  }
}
