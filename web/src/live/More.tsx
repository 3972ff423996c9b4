// What a player does less often than to play and to pass.
import { UndoButton } from '../game/UndoButton';
import { ConfirmButton, Popover } from '../ui/parts';
import type { Act } from './act';
import type { LiveGame } from './game';
import { nameOf } from './seats';
import type { Action, Player } from './wire';
import { t } from '../i18n/t';

export function More({ live, act, speaker }: { live: LiveGame; act: Act; speaker: Player }) {
  const { game } = live.state.value!.snapshot;
  return (
    <>
      <UndoButton
        onClick={() => void act({ action: 'undo', player: speaker })}
        disabled={game.turn === 0}
      />
      <Popover label={t('common-more')}>
        {close => (
          <Choices
            live={live}
            speaker={speaker}
            act={action => {
              close();
              void act(action);
            }}
          />
        )}
      </Popover>
    </>
  );
}

interface ChoicesProps {
  live: LiveGame;
  speaker: Player;
  act: (action: Action) => void;
}
function Choices({ live, speaker, act }: ChoicesProps) {
  const { game, may_claim: mayClaim } = live.state.value!.snapshot;
  const others = game.seats.filter(seat => seat.in && seat.player !== speaker);
  const people = others.filter(seat => seat.kind !== 'bot');
  const timed = game.clock !== 'none';
  const early = game.turn < game.seats.length;
  return (
    <>
      {timed && (
        <button onClick={() => act({ action: 'pause', player: speaker })}>
          {people.length ? t('more-ask-for-a-pause') : t('more-pause')}
        </button>
      )}
      {timed &&
        people.map(seat => (
          <button
            key={seat.player}
            onClick={() =>
              act({ action: 'add-time', player: speaker, to: seat.player, time: 60_000 })
            }
          >
            {t('more-give-one-more-minute', { name: nameOf(seat, game.seats) })}
          </button>
        ))}
      {mayClaim && (
        <button onClick={() => act({ action: 'claim', player: speaker })}>
          {t('more-the-position-keeps-repeating-end')}
        </button>
      )}
      {early ? (
        <ConfirmButton
          label={t('more-abort')}
          title={t('more-abort-the-game')}
          text={t('more-it-ends-without-a-result')}
          yes={t('more-yes-abort')}
          onYes={() => act({ action: 'abort' })}
        />
      ) : (
        <ConfirmButton
          label={t('common-resign')}
          title={t('more-resign')}
          text={
            others.length > 1 ? t('more-the-others-play-on-your') : t('more-this-ends-the-game-and')
          }
          yes={t('more-yes-i-resign')}
          onYes={() => act({ action: 'resign', player: speaker })}
        />
      )}
    </>
  );
}
