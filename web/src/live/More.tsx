// What a player does less often than to play and to pass.
import { useState } from 'preact/hooks';
import { ConfirmButton, Dialog, Icon } from '../ui/parts';
import type { Act } from './act';
import type { LiveGame } from './game';
import { nameOf } from './seats';
import type { Action, Player } from './wire';

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
      <button
        onClick={() => void act({ action: 'undo', player: speaker })}
        disabled={game.turn === 0}
      >
        <Icon name="undo" /> Undo
      </button>
      <button class="quiet" onClick={() => setOpen(true)}>
        More
      </button>
      <Dialog title="More" open={open} onClose={() => setOpen(false)}>
        <div class="stack">
          {timed && (
            <button onClick={() => close({ action: 'pause', player: speaker })}>
              {people.length ? 'Ask for a pause' : 'Pause'}
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
                Give {nameOf(seat, game.seats)} one more minute
              </button>
            ))}
          {live.state.value!.snapshot.may_claim && (
            <button onClick={() => close({ action: 'claim', player: speaker })}>
              The position keeps repeating: end without a result
            </button>
          )}
          <div class="row spread danger-row">
            <button onClick={() => setOpen(false)}>Close</button>
            {early ? (
              <ConfirmButton
                label="Abort"
                title="Abort the game?"
                text="It ends without a result, as not everybody has had a turn."
                yes="Yes, abort"
                onYes={() => close({ action: 'abort' })}
              />
            ) : (
              <ConfirmButton
                label="Resign"
                title="Resign?"
                text={
                  others.length > 1
                    ? 'The others play on; your stones stay on the board.'
                    : 'This ends the game, and you lose it.'
                }
                yes="Yes, I resign"
                onYes={() => close({ action: 'resign', player: speaker })}
              />
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}
