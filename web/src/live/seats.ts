// The seats of a game on the server, in words.
import type { Person, Player, Seat } from './wire';
import { rankText } from '../ui/numbers';
import { t } from '../i18n/t';

/** Somebody who deleted their account: the server gives nobody else this name. */
export const isDeleted = ({ name }: Person) => name === 'deleted player';
const plainName = (person: Person) => (isDeleted(person) ? t('seats-deleted') : person.name);

/** A name, with a mark where anybody may have taken it. A name that the server gave says so itself. */
export const shownName = (person: Person) =>
  person.guest && !isDeleted(person) && !person.name.startsWith('guest ')
    ? t('seats-guest', { name: person.name })
    : plainName(person);

const profileOf = (id: string) => `/people/${encodeURIComponent(id)}`;
/** The address of somebody's profile; nothing where there is none. */
export const personHref = (person?: Person) =>
  person && !isDeleted(person) ? profileOf(person.id) : undefined;
export const seatHref = ({ person, bot }: Seat) =>
  bot ? profileOf(`bot:${bot}`) : personHref(person);

export const seatOf = (seats: Seat[], player: Player) =>
  seats.find(seat => seat.player === player)!;

/** Bots of one name are numbered, in the order of their seats. */
function botName(seat: Seat, seats: Seat[]): string {
  const same = seats.filter(other => other.kind === 'bot' && other.bot === seat.bot);
  const name = seat.bot ?? t('seats-bot');
  return same.length > 1
    ? `${name} ${1 + same.findIndex(({ player }) => player === seat.player)}`
    : name;
}

export const nameOf = (seat: Seat, seats: Seat[]) =>
  (seat.person && plainName(seat.person)) ??
  (seat.kind === 'bot'
    ? botName(seat, seats)
    : seat.invited
      ? t('seats-for', { invited: seat.invited })
      : t('common-open-seat'));
export const namesOf = (seats: Seat[]) => seats.map(seat => nameOf(seat, seats));

/** How a player went out of the game. */
export const outText = ({ out }: Seat) => (out ? t(`seats-out-${out}`) : undefined);

export const aboutSeat = (seat: Seat, mine: Player[]) =>
  [
    seat.kind === 'bot' && t('seats-bot'),
    seat.person?.guest && t('seats-a-guest'),
    mine.includes(seat.player) && t('seats-you'),
    seat.rank && rankText(seat.rank),
  ]
    .filter(Boolean)
    .join(' · ');
