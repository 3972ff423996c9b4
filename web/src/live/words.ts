// What is said about a game on the server.
import { colourOf } from '../board/players';
import type { GameTree } from '../game/tree';
import { playerName, pointsText } from '../game/words';
import type { GameEvent } from '../rules/wasm';
import { nameOf, shownName } from './seats';
import type { GameSummary, Player, Seat, Snapshot } from './wire';
import { rankText } from '../ui/numbers';
import { listed, sentences } from '../i18n/format';
import { t } from '../i18n/t';

/** What is going on, in a few words. */
export function phaseText(
  { game, paused }: Snapshot,
  acting: Player | null,
  next?: string,
): string {
  if (game.phase === 'open') return t('words-waiting-for-players');
  if (game.phase === 'scoring') return t('common-which-stones-are-dead');
  if (paused) return t('words-paused');
  // Who has just sat down wants to know the colour.
  const several = game.seats.filter(seat => seat.in).length > 2 || game.turn < 2;
  const colour = playerName(colourOf(game.to_play));
  const who = next && next !== colour && game.seats.length > 2 ? `${next} (${colour})` : next;
  const said = acting
    ? several
      ? t('words-your-turn-as', { player: playerName(colourOf(acting)) })
      : t('words-your-turn')
    : t('words-to-play', { who: who ?? colour });
  return game.phase === 'dispute' ? t('words-on-a-copy', { said }) : said;
}

/** How a game ended, in one line. */
export function outcomeText({ result, seats }: GameSummary, names: string[]): string {
  if (!result) return t('words-the-game-is-over');
  if (result.how === 'aborted') return t('words-cancelled');
  if (result.how === 'no-result') return t('words-no-result');
  const { places = [], scores } = result;
  const first = places.flatMap((place, i) => (place === 1 ? [i] : []));
  const who = listed(first.map(i => `${names[i]} (${playerName(colourOf(seats[i].player))})`));
  if (!first.length) return t('words-the-game-is-over');
  if (first.length > 1) return t('words-tie-for-first-place', { names: who });
  const others = seats.length === 2 ? names[1 - first[0]] : t('words-the-others');
  if (result.how === 'resignation') return t('words-wins-resigned', { who, others });
  if (result.how === 'time') return t('words-wins-lost-on-time', { who, others });
  if (result.how === 'left') return t('words-wins-left', { who, others });
  const rest = (scores ?? []).filter((_, i) => i !== first[0]);
  if (!scores || !rest.length) return t('words-wins', { who });
  const margin = scores[first[0]] - Math.max(...rest);
  return margin > 0
    ? t('words-wins-by', { name: who, points: pointsText(margin) })
    : t('words-wins', { who });
}

/** Whether a game changes ratings. */
export const ratedText = ({ rated, guests }: Pick<GameSummary, 'rated' | 'guests'>) =>
  rated ? (guests ? t('words-rated-not-rated-with-a') : t('common-rated')) : t('common-not-rated');

/** What that was for those who sat there: empty if nobody did, or there is nothing to say. */
export function ownOutcome({ result, seats }: GameSummary, mine: Player[]): string {
  const places = seats.flatMap(({ player }, i) =>
    mine.includes(player) && result?.places ? [result.places[i]] : [],
  );
  if (places.length !== 1 || result?.how === 'aborted' || result?.how === 'no-result') return '';
  if (places[0] === 1) return t('words-you-won');
  return seats.length === 2 ? t('words-you-lost') : t('words-you-came', { place: places[0] });
}

/** What happened since your latest turn: nobody should miss a pass or a capture. */
export function sinceText(tree: GameTree, names: string[], mine: Player[]): string {
  const own = new Set(mine.map(colourOf));
  const lines: string[] = [];
  let passed = false;
  for (let at = tree.current; at > 0 && lines.length <= names.length; at = tree.nodes[at].parent) {
    const { event, turn } = tree.nodes[at];
    if (event!.action === 'resume') {
      lines.unshift(t('words-the-players-do-not-agree'));
      break;
    }
    const yours = own.has(event!.player);
    // Among many, several bots may have one name.
    const name = names.length > 2 ? playerName(event!.player) : names[event!.player - 1];
    lines.unshift(turnText(tree, event!, turn, yours ? null : name));
    passed = yours && event!.action === 'pass';
    if (yours) break;
  }
  if (passed && lines.length > 1 && tree.node.event!.action === 'move') {
    lines.push(t('words-the-game-ends-when-all'));
  }
  return sentences(lines);
}
/** `name`: who did it; null: you. */
function turnText(tree: GameTree, event: GameEvent, turn: number, name: string | null): string {
  const { action, point } = event;
  const who = name ?? '';
  const by = name === null ? 'you' : 'other';
  if (action === 'resign') {
    return event.time ? t('since-timeout', { who, by }) : t('since-resign', { who, by });
  }
  if (action !== 'move') return t('since-pass', { who, by });
  const stones = (turn: number) => tree.game.colouring(turn).filter(stone => stone > 0).length;
  const off = stones(turn - 1) + 1 - stones(turn);
  const suicide = tree.game.colouring(turn)[point!] === 0;
  const values = { who, by, point: tree.board.names[point!], n: off };
  if (!off) return t('since-move', { who, by, point: tree.board.names[point!] });
  return suicide ? t('since-suicide', values) : t('since-capture', values);
}

/** Who sits there, for lists. */
export function seatName(seat: Seat, seats: Seat[]): string {
  const name = seat.person ? shownName(seat.person) : nameOf(seat, seats);
  return seat.rank ? `${name} ${rankText(seat.rank)}` : name;
}
