// Players who have left, with the time until the others can claim the game.
import { useEffect, useState } from 'preact/hooks';
import { clockText } from '../ui/numbers';
import type { LiveGame } from './game';
import { Named } from './Named';
import type { Action, Player } from './wire';
import { t } from '../i18n/t';

interface Props {
  live: LiveGame;
  /** Whom one speaks for; nobody: one only watches. */
  speaker?: Player;
  act: (action: Action) => Promise<unknown>;
}
export function Away({ live, speaker, act }: Props) {
  const { game, here } = live.state.value!.snapshot;
  const away = game.phase === 'finished' ? [] : (here.away ?? []);
  const [, setBeat] = useState(0);
  useEffect(() => {
    if (!away.length) return;
    const timer = setInterval(() => setBeat(n => n + 1), 500);
    return () => clearInterval(timer);
  }, [away.length]);
  // The count ends by itself.
  const awaited = (player: Player) => game.phase !== 'scoring' && game.to_play === player;
  return (
    <>
      {away
        .filter(({ player }) => player !== speaker)
        .map(({ player, claim_at }) => {
          const seat = game.seats.findIndex(one => one.player === player);
          const left = claim_at - live.clock.time();
          const mayClaim = left <= 0 && awaited(player);
          return (
            <div key={player} class="row spread away-line" role="status">
              <span>
                <Named
                  seats={game.seats}
                  say={names =>
                    left > 0
                      ? t('away-has-left-for', { name: names[seat], time: clockText(left) })
                      : t('away-has-left', { name: names[seat] })
                  }
                />
              </span>
              {speaker && mayClaim && (
                <button
                  onClick={() => void act({ action: 'claim', player: speaker, left: player })}
                >
                  {game.seats.filter(one => one.in).length > 2
                    ? t('away-play-on-without-them')
                    : t('away-claim-the-win')}
                </button>
              )}
            </div>
          );
        })}
    </>
  );
}
