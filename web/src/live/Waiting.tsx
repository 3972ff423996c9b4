// Before a game begins: for those who sit, the link to share; for those who come by it, a seat.
import { colourOf } from '../board/players';
import { playerName } from '../game/words';
import { boardTitle } from '../pages/boards';
import { rulesWords } from '../game/rules';
import { clockWords } from '../ui/numbers';
import { ConfirmButton } from '../ui/parts';
import { CopyLink } from '../ui/CopyLink';
import { sit, type Act } from './act';
import { me } from './api';
import { NamedPerson } from './Named';
import { seatsOf } from './view';
import type { LiveGame } from './game';
import type { Seat } from './wire';
import { ratedText } from './words';
import { sentences } from '../i18n/format';
import { t } from '../i18n/t';

export function Waiting({ live, act }: { live: LiveGame; act: Act }) {
  const { snapshot } = live.state.value!;
  const { game } = snapshot;
  const link = `${location.origin}/game/${game.id}`;
  const owner = game.owner.id === me.value?.id;
  const mine = seatsOf(snapshot, me.value?.id);
  const open = game.seats.filter(seat => seat.kind === 'open');
  const kept = open.filter(seat => seat.invited);
  const free = open.find(seat => !seat.invited || seat.invited === me.value?.name);
  const invited = !mine.length && !owner && free;
  const anyone = open.length > kept.length;
  return (
    <div class="card stack">
      {invited ? (
        <>
          <p>
            <NamedPerson
              person={game.owner}
              say={name =>
                t('waiting-invites-you-to-a-game', {
                  name,
                  board: boardTitle(game.board.spec),
                  rules: rulesWords(game.rules),
                  time: clockWords(game.clock),
                  rated: ratedText(game),
                })
              }
            />
          </p>
          <button class="primary" onClick={() => void sit(act, free.player)}>
            {t('waiting-play-as', { player: playerName(colourOf(free.player)) })}
          </button>
        </>
      ) : (
        <p>
          {sentences([
            t('waiting-the-game-begins-when-every'),
            keptText(kept),
            game.listed && anyone && t('waiting-it-is-listed-in-the'),
            anyone ? t('waiting-send-this-link-to-the') : t('waiting-send-them-this-link'),
          ])}
        </p>
      )}
      <input
        readOnly
        value={link}
        aria-label={t('waiting-the-link-to-this-game')}
        onFocus={event => event.currentTarget.select()}
      />
      {isThisMachine(location.hostname) && !invited && (
        <p class="fine">{t('waiting-this-link-works-on-this')}</p>
      )}
      <div class="actions">
        <CopyLink text={t('common-copy-the-link')} link={link} primary={!invited} />
        {owner ? (
          <ConfirmButton
            label={t('waiting-cancel-game')}
            title={t('waiting-cancel-the-game')}
            text={t('waiting-nobody-will-be-able-to')}
            yes={t('waiting-yes-cancel-it')}
            onYes={() => void act({ action: 'abort' })}
          />
        ) : (
          mine.map(player => (
            <button
              key={player}
              class="quiet"
              onClick={() => void act({ action: 'leave', player })}
            >
              {t('waiting-leave-seat')}
            </button>
          ))
        )}
      </div>
    </div>
  );
}

const keptText = (seats: Seat[]) =>
  sentences(
    seats.map(({ player, invited }) =>
      t('waiting-is-kept-for', { player: playerName(colourOf(player)), name: invited! }),
    ),
  );

const isThisMachine = (host: string) => /^(localhost|127\..*|\[::1\])$/.test(host);
