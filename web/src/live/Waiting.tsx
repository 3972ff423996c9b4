// Before a game begins: for those who sit, the link to share; for those who come by it, a seat.
import { colourOf } from '../board/players';
import { playerName } from '../game/words';
import { boardTitle } from '../pages/boards';
import { rulesWords } from '../pages/setup';
import { clockWords } from '../ui/numbers';
import { ConfirmButton } from '../ui/parts';
import { CopyLink } from '../ui/CopyLink';
import { sit, type Act } from './act';
import { me } from './api';
import { shownName } from './seats';
import { seatsOf } from './view';
import type { LiveGame } from './game';
import type { Seat } from './wire';
import { ratedText } from './words';

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
            {shownName(game.owner)} invites you to a game: {boardTitle(game.board.spec)},{' '}
            {rulesWords(game.rules)}, {clockWords(game.clock)}, {ratedText(game)}.
          </p>
          <button class="primary" onClick={() => void sit(act, free.player)}>
            Play as {playerName(colourOf(free.player))}
          </button>
        </>
      ) : (
        <p>
          The game begins when every seat is taken. {kept.length > 0 && `${keptText(kept)} `}
          {game.listed && anyone && 'It is listed in the lobby, where anyone can join. '}
          {anyone ? 'Send this link to the people you want to play with:' : 'Send them this link:'}
        </p>
      )}
      <input
        readOnly
        value={link}
        aria-label="The link to this game"
        onFocus={event => event.currentTarget.select()}
      />
      {isThisMachine(location.hostname) && !invited && (
        <p class="fine">
          This link works on this computer only. For others at home, start the server with --listen
          0.0.0.0 and open the address that it prints.
        </p>
      )}
      <div class="actions">
        <CopyLink text="Copy the link" link={link} primary={!invited} />
        {owner ? (
          <ConfirmButton
            label="Cancel game"
            title="Cancel the game?"
            text="Nobody will be able to join it any more."
            yes="Yes, cancel it"
            onYes={() => void act({ action: 'abort' })}
          />
        ) : (
          mine.map(player => (
            <button
              key={player}
              class="quiet"
              onClick={() => void act({ action: 'leave', player })}
            >
              Leave seat
            </button>
          ))
        )}
      </div>
    </div>
  );
}

const keptText = (seats: Seat[]) =>
  seats
    .map(({ player, invited }) => `${playerName(colourOf(player))} is kept for ${invited}.`)
    .join(' ');

const isThisMachine = (host: string) => /^(localhost|127\..*|\[::1\])$/.test(host);
