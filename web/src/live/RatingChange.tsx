// What a rated game did to the ratings of those who played it.
import { useEffect, useState } from 'preact/hooks';
import { api } from './api';
import { Named } from './Named';
import type { GameSummary, RatingChange } from './wire';
import { rankText } from '../ui/numbers';
import { t } from '../i18n/t';

const signed = (change: number) => `${change < 0 ? '−' : '+'}${Math.abs(Math.round(change))}`;

/** 6k to 5k, +87; one rank where it stayed. */
export const changeText = ({ rank, rank_before, before, after }: RatingChange) =>
  t('rating-change-rating', {
    rank: rank === rank_before ? rankText(rank) : `${rankText(rank_before)} → ${rankText(rank)}`,
    after: String(Math.round(after)),
    change: signed(after - before),
  });

export function RatingChanges({ game }: { game: GameSummary }) {
  const [ratings, setRatings] = useState<RatingChange[]>([]);
  useEffect(() => {
    if (!game.rated) return;
    api.ratings(game.id).then(
      answer => setRatings(answer.ratings),
      () => {}, // the ratings are on everyone's page too
    );
  }, [game.id, game.rated, game.annulled]);
  if (!game.rated) return null;
  const changes = game.seats.flatMap((seat, i) => {
    const id = seat.person?.id ?? `bot:${seat.bot}`;
    const change = ratings.find(({ person }) => person === id);
    return change && !change.annulled ? [{ i, text: changeText(change) }] : [];
  });
  return changes.length ? (
    <ul class="plain" aria-label={t('rating-change-ratings-after-this-game')}>
      {changes.map(({ i, text }) => (
        <li key={i}>
          <Named seats={game.seats} say={names => t('common-label', { label: names[i], text })} />
        </li>
      ))}
    </ul>
  ) : null;
}
