// What players ask of each other: to go back, to pause, to play again.
import type { Act } from './act';
import { Named } from './Named';
import type { OpenRequest, Player, Seat } from './wire';
import { t } from '../i18n/t';

/** `who` asks; null: you. */
function textOf({ kind, to }: OpenRequest, who: string | null): string {
  switch (kind) {
    case 'undo':
      if (who === null) return t('requests-own-undo', { turn: to ?? 0 });
      return t('requests-undo', { who, turn: to ?? 0 });
    case 'pause':
      return who === null ? t('requests-own-pause') : t('requests-pause', { who });
    case 'rematch':
      return who === null ? t('requests-own-rematch') : t('requests-rematch', { who });
  }
}

interface RequestProps {
  request: OpenRequest;
  mine: Player[];
  act: Act;
  seats: Seat[];
}
export function RequestCard({ request, mine, act, seats }: RequestProps) {
  const { player, agreed, request: n } = request;
  const own = mine.includes(player);
  const asking = seats.findIndex(seat => seat.player === player);
  const due = mine.filter(p => !agreed.includes(p));
  const answer = (yes: boolean) =>
    due.forEach(p => void act({ action: 'answer', player: p, request: n, yes }));
  return (
    <div class="card request" role="alert">
      <span>
        <Named seats={seats} say={names => textOf(request, own ? null : names[asking])} />
      </span>
      {own ? (
        <button class="quiet" onClick={() => void act({ action: 'withdraw', player, request: n })}>
          {t('requests-never-mind')}
        </button>
      ) : due.length ? (
        <div class="buttons">
          <button onClick={() => answer(false)}>{t('common-no')}</button>
          <button class="primary" onClick={() => answer(true)}>
            {t('common-yes')}
          </button>
        </div>
      ) : (
        <span class="fine">{t('requests-waiting-for-the-others')}</span>
      )}
    </div>
  );
}
