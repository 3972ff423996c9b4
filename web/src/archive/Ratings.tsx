// Somebody's ratings, by kind of game.
import type { Profile } from '../live/wire';
import { rankText } from '../ui/numbers';
import { t, type PlainKey } from '../i18n/t';
import '../i18n/pages';

const SIZES: Record<string, PlainKey | undefined> = {
  small: 'you-small-boards',
  medium: 'you-medium-boards',
  large: 'you-large-boards',
};
export function poolText(pool: string) {
  const [players, size] = pool.split('-');
  const key = SIZES[size];
  return t('you-players', { n: Number(players), size: key ? t(key) : size });
}

export function Ratings({ ratings }: Pick<Profile, 'ratings'>) {
  return (
    <table class="facts">
      <caption>{t('you-ratings')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('you-games-of')}</th>
          <th scope="col">{t('you-rank')}</th>
          <th scope="col">{t('you-rating')}</th>
          <th scope="col">{t('you-played')}</th>
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ pool, rank, provisional, rating, deviation, games }) => (
          <tr key={pool}>
            <th scope="row">{poolText(pool)}</th>
            <td>
              {rankText(rank)}
              {provisional && <abbr title={t('you-not-known-well-yet')}>?</abbr>}
            </td>
            <td>
              {Math.round(rating)} ± {Math.round(deviation)}
            </td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
