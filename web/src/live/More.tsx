// What a player does less often than to play and to pass.
import { useState } from 'preact/hooks';
import { UndoButton } from '../game/UndoButton';
import { ConfirmButton, Dialog } from '../ui/parts';
import type { Act } from './act';
import type { LiveGame } from './game';
import { nameOf } from './seats';
import type { Action, Player } from './wire';
import { t } from '../i18n/t';

/** Nothing in it is done by one tap where the board just was. */
export function More({ live, act, speaker }: { live: LiveGame; act: Act; speaker: Player }) {
  const [open, setOpen] = useState(false);
  const { game } = live.state.value!.snapshot;
  const others = game.seats.filter(seat => seat.in && seat.player !== speaker);
  const people = others.filter(seat => seat.kind !== 'bot');
  const timed = game.clock !== 'none';
  const early = game.turn < game.seats.length;
  const close = (action: Action) => {
    setOpen(false);
    void act(action);
  };
  return (
    <>
      <UndoButton
        onClick={() => void act({ action: 'undo', player: speaker })}
        disabled={game.turn === 0}
      />
      <button class="quiet" onClick={() => setOpen(true)}>
        {t('common-more')}
      </button>
      <Dialog title={t('common-more')} open={open} onClose={() => setOpen(false)}>
        <div class="stack">
          {timed && (
            <button onClick={() => close({ action: 'pause', player: speaker })}>
              {people.length ? t('more-ask-for-a-pause') : t('more-pause')}
            </button>
          )}
          {timed &&
            people.map(seat => (
              <button
                key={seat.player}
                onClick={() =>
                  close({ action: 'add-time', player: speaker, to: seat.player, time: 60_000 })
                }
              >
                {t('more-give-one-more-minute', { name: nameOf(seat, game.seats) })}
              </button>
            ))}
          {live.state.value!.snapshot.may_claim && (
            <button onClick={() => close({ action: 'claim', player: speaker })}>
              {t('more-the-position-keeps-repeating-end')}
            </button>
          )}
          <div class="row spread danger-row">
            <button onClick={() => setOpen(false)}>{t('common-close')}</button>
            {early ? (
              <ConfirmButton
                label={t('more-abort')}
                title={t('more-abort-the-game')}
                text={t('more-it-ends-without-a-result')}
                yes={t('more-yes-abort')}
                onYes={() => close({ action: 'abort' })}
              />
            ) : (
              <ConfirmButton
                label={t('common-resign')}
                title={t('more-resign')}
                text={
                  others.length > 1
                    ? t('more-the-others-play-on-your')
                    : t('more-this-ends-the-game-and')
                }
                yes={t('more-yes-i-resign')}
                onYes={() => close({ action: 'resign', player: speaker })}
              />
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}
