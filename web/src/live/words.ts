// What is said about a game on the server.
import { colourOf } from '../board/players';
import { playerName } from '../game/words';
import { halves } from '../ui/numbers';
import type { GameSummary, Player, Snapshot } from './wire';

/** What is going on, in a few words. */
export function phaseText(
  { game, paused }: Snapshot,
  acting: Player | null,
  next?: string,
): string {
  if (game.phase === 'open') return 'Waiting for players';
  if (game.phase === 'scoring') return 'Which stones are dead?';
  if (paused) return 'Paused';
  const copy = game.phase === 'dispute' ? ' (on a copy)' : '';
  const several = game.seats.filter(seat => seat.in).length > 2 || acting === null;
  if (acting) return `Your turn${several ? ` with ${acting}` : ''}${copy}`;
  const colour = game.seats.length > 2 ? ` (${game.to_play})` : '';
  return `${next ?? playerName(colourOf(game.to_play))}${colour} to play${copy}`;
}

/** How a game ended, in one line. */
export function outcomeText({ result, seats }: GameSummary, names: string[]): string {
  if (!result) return 'The game is over';
  if (result.how === 'aborted') return 'Called off';
  if (result.how === 'no-result') return 'No result';
  const { places = [], scores } = result;
  const first = places.flatMap((place, i) => (place === 1 ? [i] : []));
  const who = first.map(i => `${names[i]} (${seats[i].player})`).join(' and ');
  if (!first.length) return 'The game is over';
  if (first.length > 1) return `${who} share the first place`;
  const others = seats.length === 2 ? names[1 - first[0]] : 'the others';
  if (result.how === 'resignation') return `${who} wins: ${others} resigned`;
  if (result.how === 'time') return `${who} wins on time`;
  if (result.how === 'left') return `${who} wins: ${others} left`;
  const rest = (scores ?? []).filter((_, i) => i !== first[0]);
  if (!scores || !rest.length) return `${who} wins`;
  const margin = scores[first[0]] - Math.max(...rest);
  return margin > 0 ? `${who} wins by ${halves(margin)}` : `${who} wins`;
}

/** Who is in a game, for lists. */
export const seatNames = ({ seats }: GameSummary) =>
  seats
    .map(seat => {
      const name =
        seat.person?.name ?? seat.bot ?? (seat.invited ? `(${seat.invited})` : 'open seat');
      return seat.rank ? `${name} ${seat.rank}` : name;
    })
    .join(' · ');
