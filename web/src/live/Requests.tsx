// What players ask of each other: to go back, to pause, to play again.
import type { Act } from './act';
import { nameOf, seatOf } from './seats';
import type { OpenRequest, Player, Seat } from './wire';

interface RequestProps {
  request: OpenRequest;
  mine: Player[];
  act: Act;
  seats: Seat[];
}
export function RequestCard({ request, mine, act, seats }: RequestProps) {
  const { kind, player, agreed, request: n } = request;
  const own = mine.includes(player);
  const who = own ? 'You' : nameOf(seatOf(seats, player), seats);
  const asks = own ? 'ask' : 'asks';
  const text = {
    undo: `${who} ${asks} to go back${request.to === undefined ? '' : ` to turn ${request.to}`}.`,
    pause: `${who} ${asks} for a pause.`,
    rematch: `${who} would like another game.`,
  }[kind];
  const due = mine.filter(p => !agreed.includes(p));
  const answer = (yes: boolean) =>
    due.forEach(p => void act({ action: 'answer', player: p, request: n, yes }));
  return (
    <div class="card request" role="alert">
      <span>{text}</span>
      {own ? (
        <button class="quiet" onClick={() => void act({ action: 'withdraw', player, request: n })}>
          Never mind
        </button>
      ) : due.length ? (
        <div class="buttons">
          <button onClick={() => answer(false)}>No</button>
          <button class="primary" onClick={() => answer(true)}>
            Yes
          </button>
        </div>
      ) : (
        <span class="fine">Waiting for the others.</span>
      )}
    </div>
  );
}
