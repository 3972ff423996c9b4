// Before a game begins: for those who sit, the link to share; for those who come by it, a seat.
import { boardTitle } from '../pages/boards';
import { rulesWords } from '../pages/setup';
import { clockWords } from '../ui/numbers';
import { ConfirmButton } from '../ui/parts';
import { CopyLink } from '../ui/CopyLink';
import { sit, type Act } from './act';
import { me } from './api';
import { shownName } from './seats';
import type { LiveGame } from './game';

export function Waiting({ live, act }: { live: LiveGame; act: Act }) {
  const { game } = live.state.value!.snapshot;
  const link = `${location.origin}/game/${game.id}`;
  const owner = game.owner.id === me.value?.id;
  const mine = live.mine(me.value?.id);
  const free = game.seats.find(seat => seat.kind === 'open' && !seat.invited);
  const invited = !mine.length && !owner && free;
  return (
    <div class="card stack">
      {invited ? (
        <>
          <p>
            {shownName(game.owner)} invites you to a game: {boardTitle(game.board.spec)},{' '}
            {rulesWords(game.rules)}, {clockWords(game.clock)}.
          </p>
          <button class="primary" onClick={() => void sit(act, free.player)}>
            Sit down with {free.player}
          </button>
        </>
      ) : (
        <p>
          The game begins when every seat is taken.{' '}
          {game.listed && 'It stands on the first page, where anyone may join. '}
          Send this link to those you want to play with:
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
            label="Call it off"
            title="Call the game off?"
            text="Nobody will be able to sit down any more."
            yes="Yes, call it off"
            onYes={() => void act({ action: 'abort' })}
          />
        ) : (
          mine.map(player => (
            <button
              key={player}
              class="quiet"
              onClick={() => void act({ action: 'leave', player })}
            >
              Stand up
            </button>
          ))
        )}
      </div>
    </div>
  );
}

const isThisMachine = (host: string) => /^(localhost|127\..*|\[::1\])$/.test(host);
