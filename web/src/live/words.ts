// What is said about a game on the server.
import { colourOf } from '../board/players';
import type { GameTree } from '../game/tree';
import { playerName, pointsText } from '../game/words';
import type { GameEvent } from '../rules/wasm';
import { plural } from '../ui/numbers';
import { nameOf, shownName } from './seats';
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
  // Who has just sat down wants to know the colour.
  const several = game.seats.filter(seat => seat.in).length > 2 || game.turn < 2;
  if (acting) return `Your turn${several ? ` (${playerName(colourOf(acting))})` : ''}${copy}`;
  const colour = game.seats.length > 2 ? ` (${playerName(colourOf(game.to_play))})` : '';
  return `${next ?? playerName(colourOf(game.to_play))}${colour} to play${copy}`;
}

/** How a game ended, in one line. */
export function outcomeText({ result, seats }: GameSummary, names: string[]): string {
  if (!result) return 'The game is over';
  if (result.how === 'aborted') return 'Cancelled';
  if (result.how === 'no-result') return 'No result';
  const { places = [], scores } = result;
  const first = places.flatMap((place, i) => (place === 1 ? [i] : []));
  const who = first
    .map(i => `${names[i]} (${playerName(colourOf(seats[i].player))})`)
    .join(' and ');
  if (!first.length) return 'The game is over';
  if (first.length > 1) return `${who} tie for first place`;
  const others = seats.length === 2 ? names[1 - first[0]] : 'the others';
  if (result.how === 'resignation') return `${who} wins: ${others} resigned`;
  if (result.how === 'time') return `${who} wins: ${others} lost on time`;
  if (result.how === 'left') return `${who} wins: ${others} left`;
  const rest = (scores ?? []).filter((_, i) => i !== first[0]);
  if (!scores || !rest.length) return `${who} wins`;
  const margin = scores[first[0]] - Math.max(...rest);
  return margin > 0 ? `${who} wins by ${pointsText(margin)}` : `${who} wins`;
}

/** Whether a game changes ratings. */
export const ratedText = ({ rated, guests }: Pick<GameSummary, 'rated' | 'guests'>) =>
  rated ? (guests ? 'rated; not rated with a guest' : 'rated') : 'not rated';

/** What that was for those who sat there: empty if nobody did, or there is nothing to say. */
export function ownOutcome({ result, seats }: GameSummary, mine: Player[]): string {
  const places = seats.flatMap(({ player }, i) =>
    mine.includes(player) && result?.places ? [result.places[i]] : [],
  );
  if (places.length !== 1 || result?.how === 'aborted' || result?.how === 'no-result') return '';
  if (places[0] === 1) return 'You won. ';
  const ordinals = ['second', 'third', 'fourth', 'fifth', 'last'];
  return seats.length === 2 ? 'You lost. ' : `You came ${ordinals[places[0] - 2]}. `;
}

/** What happened since one's own latest turn: nobody is to miss a pass or a capture. */
export function sinceText(tree: GameTree, names: string[], mine: Player[]): string {
  const own = new Set(mine.map(colourOf));
  const told: string[] = [];
  let passed = false;
  for (let at = tree.current; at > 0 && told.length <= names.length; at = tree.nodes[at].parent) {
    const { event, turn } = tree.nodes[at];
    if (event!.action === 'resume') {
      told.unshift(
        'The players do not agree on what is dead, so play goes on: capture it or defend it, then pass again.',
      );
      break;
    }
    const yours = own.has(event!.player);
    // Among many, several bots may have one name.
    const name = names.length > 2 ? playerName(event!.player) : names[event!.player - 1];
    told.unshift(turnText(tree, event!, turn, yours ? 'You' : name));
    passed = yours && event!.action === 'pass';
    if (yours) break;
  }
  if (passed && told.length > 1 && tree.node.event!.action === 'move') {
    told.push('The game ends when all pass in a row.');
  }
  return told.join(' ');
}
function turnText(tree: GameTree, event: GameEvent, turn: number, who: string): string {
  const { action, point } = event;
  if (action === 'resign') return `${who} ${event.time ? 'lost on time' : 'resigned'}.`;
  if (action !== 'move') return `${who} passed.`;
  const stones = (turn: number) => tree.game.colouring(turn).filter(stone => stone > 0).length;
  const off = stones(turn - 1) + 1 - stones(turn);
  const suicide = tree.game.colouring(turn)[point!] === 0;
  const also = off > 0 ? `, ${suicide ? 'losing' : 'taking'} ${plural(off, 'stone')}` : '';
  return `${who} played ${tree.board.names[point!]}${also}.`;
}

/** Who is in a game, for lists. */
export const seatNames = ({ seats }: GameSummary) =>
  seats
    .map(seat => {
      const name = seat.person ? shownName(seat.person) : nameOf(seat, seats);
      return seat.rank ? `${name} ${seat.rank}` : name;
    })
    .join(' · ');
