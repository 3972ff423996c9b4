// Scores by player, and how each comes about.
import { StoneIcon } from '../ui/parts';
import { halves } from '../ui/numbers';
import { NameLink } from '../ui/router';
import type { RulesInfo, Score } from '../rules/wasm';
import { countingText, playerName, sumText } from './words';
import { t } from '../i18n/t';

interface Props {
  score: Pick<Score, 'tallies' | 'places'>;
  rules: RulesInfo;
  names: string[];
  /** The addresses of their profiles. */
  hrefs?: (string | undefined)[];
}
export function ScoreTable({ score, rules, names, hrefs = [] }: Props) {
  const order = score.places
    .map((_, player) => player)
    .sort((a, b) => score.places[a] - score.places[b]);
  return (
    <div class="score-table">
      <table>
        <caption class="unseen">{t('score-table-scores')}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{t('score-table-player')}</th>
            <th scope="col">{t('score-table-how-it-comes-about')}</th>
            <th scope="col">{t('common-score')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(player => (
            <tr key={player}>
              <th scope="row">
                <StoneIcon colour={player + 1} glyph={names.length > 2} />{' '}
                <NameLink href={hrefs[player]}>{names[player] || playerName(player + 1)}</NameLink>
              </th>
              <td>{sumText(score.tallies[player], rules)}</td>
              <td class="number">{halves(score.tallies[player].score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fine">{countingText(rules)}</p>
    </div>
  );
}
