// The seats of a game on the server, in words.
import type { Person, Player, Seat } from './wire';

/** A name, with a mark where anybody may have taken it. */
export const shownName = ({ name, guest }: Person) => (guest ? `${name} (guest)` : name);

export const seatOf = (seats: Seat[], player: Player) =>
  seats.find(seat => seat.player === player)!;
export const nameOf = (seat: Seat) =>
  seat.person?.name ??
  (seat.kind === 'bot' ? (seat.bot ?? 'bot') : seat.invited ? `for ${seat.invited}` : 'open seat');

export const aboutSeat = (seat: Seat, mine: Player[]) =>
  [
    seat.kind === 'bot' && 'bot',
    seat.person?.guest && 'guest',
    mine.includes(seat.player) && 'you',
    seat.rank,
  ]
    .filter(Boolean)
    .join(' · ');
