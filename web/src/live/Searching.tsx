// While an opponent is looked for: what for, who else waits, and what else one could do.
import { useEffect, useState } from 'preact/hooks';
import { boardTitle } from '../pages/boards';
import { GameRows } from '../pages/GameRows';
import { matchedGame, quickGame } from '../pages/quick';
import { rulesWords } from '../game/rules';
import { clockWords } from '../ui/numbers';
import { Trouble } from '../ui/parts';
import type { Act } from './act';
import { me, type ApiError } from './api';
import { connection } from './connection';
import type { LiveGame } from './game';
import type { GameSummary } from './wire';
import { t } from '../i18n/t';

/** After this many seconds something else is offered. */
const PATIENCE = 20;

/** Open games of others that anyone may join. */
export const othersWaiting = (lobby: GameSummary[], person: string | undefined) =>
  lobby.filter(
    ({ phase, owner, seats }) =>
      phase === 'open' &&
      owner.id !== person &&
      seats.some(({ kind, invited }) => kind === 'open' && !invited),
  );

/** Why a game in which somebody waits is not the one that is looked for; empty: it is, all but the rank. */
export function differences(other: GameSummary, own: GameSummary): string {
  const differs = [
    other.board.spec !== own.board.spec && t('searching-another-board'),
    other.rules !== own.rules && t('searching-other-rules'),
    other.clock !== own.clock && t('searching-another-clock'),
    other.rated !== own.rated &&
      !(own.guests || other.guests) &&
      (other.rated ? t('common-rated') : t('common-not-rated')),
  ].filter(Boolean);
  return differs.join(', ') || t('searching-a-rank-too-far-from');
}

const ratedWords = ({ rated, guests }: GameSummary) =>
  rated
    ? guests
      ? t('searching-rated-against-a-guest-not')
      : t('searching-rated-so-for-accounts-only')
    : t('common-not-rated');

export function Searching({ live, act }: { live: LiveGame; act: Act }) {
  const { game } = live.state.value!.snapshot;
  const [seconds, setSeconds] = useState(0);
  const [trouble, setTrouble] = useState('');
  useEffect(() => connection.watchLobby(), []);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const others = othersWaiting([...(connection.lobby.value?.values() ?? [])], me.value?.id);
  // The search ends first, so that nobody sits down at an empty table.
  const instead = (begin: () => Promise<void>) => async () => {
    if (live.state.value!.snapshot.game.phase !== 'open') return;
    setTrouble('');
    await act({ action: 'abort' });
    begin().catch((error: ApiError) => setTrouble(error.message));
  };
  return (
    <div class="card stack" aria-label={t('searching-the-search')} role="region">
      <p>
        <strong>{t('searching-looking-for-an-opponent')}</strong>
      </p>
      <ul class="plain">
        <li>{t('searching-board', { board: boardTitle(game.board.spec) })}</li>
        <li>{t('searching-rules', { rules: rulesWords(game.rules) })}</li>
        <li>{t('searching-time', { time: clockWords(game.clock) })}</li>
        <li>
          {!game.ranks
            ? t('searching-any-rank')
            : game.guests
              ? t('searching-ranks-and-guests', { ranks: game.ranks })
              : t('searching-ranks', { ranks: game.ranks })}
        </li>
        <li>{t('searching-rating', { rated: ratedWords(game) })}</li>
      </ul>
      <p role="status">
        {others.length === 0
          ? t('searching-nobody-else-is-waiting-right')
          : t('searching-others-are-waiting', { n: others.length })}
      </p>
      {others.length > 0 && (
        <GameRows
          games={others}
          empty=""
          person={me.value?.id}
          note={other => differences(other, game)}
        />
      )}
      {seconds >= PATIENCE && (
        <div class="stack">
          <p>{t('searching-nobody-has-joined-yet-keep')}</p>
          <div class="actions">
            <button class="primary" onClick={instead(quickGame)}>
              {t('searching-play-a-bot')}
            </button>
            {game.ranks !== undefined && (
              <button onClick={instead(() => matchedGame({ ranks: 0 }))}>
                {t('searching-search-all-ranks')}
              </button>
            )}
            {game.rated && !game.guests && (
              <button onClick={instead(() => matchedGame())}>
                {t('searching-include-guests')}
              </button>
            )}
          </div>
        </div>
      )}
      <Trouble text={trouble} />
      <div class="actions">
        <button class="quiet" onClick={() => void act({ action: 'abort' })}>
          {t('searching-stop-searching')}
        </button>
      </div>
    </div>
  );
}
