// The seats of a game on the server, in words.
import type { Person, Player, Seat } from './wire';

/** A name, with a mark where anybody may have taken it. A name that the server gave says so itself. */
export const shownName = ({ name, guest }: Person) =>
  guest && !name.startsWith('guest ') ? `${name} (guest)` : name;

export const seatOf = (seats: Seat[], player: Player) =>
  seats.find(seat => seat.player === player)!;

/** Bots of one name are numbered, in the order of their seats. */
function botName(seat: Seat, seats: Seat[]): string {
  const same = seats.filter(other => other.kind === 'bot' && other.bot === seat.bot);
  const name = seat.bot ?? 'bot';
  return same.length > 1
    ? `${name} ${1 + same.findIndex(({ player }) => player === seat.player)}`
    : name;
}

export const nameOf = (seat: Seat, seats: Seat[]) =>
  seat.person?.name ??
  (seat.kind === 'bot' ? botName(seat, seats) : seat.invited ? `for ${seat.invited}` : 'open seat');
export const namesOf = (seats: Seat[]) => seats.map(seat => nameOf(seat, seats));

const OUT = { resigned: 'resigned', time: 'lost on time', left: 'left the game' };
/** How a player went out of the game. */
export const outText = ({ out }: Seat) => (out ? OUT[out] : undefined);

export const aboutSeat = (seat: Seat, mine: Player[]) =>
  [
    seat.kind === 'bot' && 'bot',
    seat.person?.guest && 'guest',
    mine.includes(seat.player) && 'you',
    seat.rank,
  ]
    .filter(Boolean)
    .join(' · ');
