// Before a game begins: the link to share, and ways to leave.
import { ConfirmButton } from '../ui/parts';
import { CopyLink } from '../ui/CopyLink';
import type { Act } from './act';
import { me } from './api';
import type { LiveGame } from './game';

export function Waiting({ live, act }: { live: LiveGame; act: Act }) {
  const { game } = live.state.value!.snapshot;
  const link = `${location.origin}/game/${game.id}`;
  const owner = game.owner.id === me.value?.id;
  const mine = live.mine(me.value?.id);
  return (
    <div class="card stack">
      <p>
        The game begins when every seat is taken. Send this link to those you want to play with:
      </p>
      <input
        readOnly
        value={link}
        aria-label="The link to this game"
        onFocus={event => event.currentTarget.select()}
      />
      <div class="actions">
        <CopyLink text="Copy the link" link={link} primary />
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
