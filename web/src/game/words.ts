// What is said to people about moves, turns and results.
import { look } from '../board/players';
import type {
  Board,
  Colour,
  GameEvent,
  Legality,
  Point,
  RulesInfo,
  Score,
  Scoring,
} from '../rules/wasm';
import { halves } from '../ui/numbers';
import { listed, sentences } from '../i18n/format';
import { t, type PlainKey } from '../i18n/t';

export const playerName = (colour: Colour) => t(`player-${look(colour).name}`);
/** black, or empty: what a point has, or reaches. */
export const colourName = (colour: Colour) =>
  t(colour ? `colour-${look(colour).name}` : 'colour-empty');
export const stoneName = (colour: Colour) => t(`stone-${look(colour).name}`);

export function whyIllegal(board: Board, point: Point, legality: Legality): string {
  const at = board.names[point];
  if (legality.legal) return '';
  if (legality.reason === 'occupied') return t('illegal-occupied', { at });
  if (legality.reason !== 'repeats') {
    return t('illegal-suicide', { at });
  }
  return legality.turn === 0
    ? t('illegal-repeats-start', { at })
    : t('illegal-repeats', { at, turn: legality.turn });
}

export function eventText(board: Board, { action, player, point, time }: GameEvent): string {
  const who = player ? playerName(player) : '';
  if (action === 'move') return t('event-move', { who, point: board.names[point!] });
  if (action === 'pass') return t('words-passes', { who });
  if (action === 'resign') return time ? t('event-timeout', { who }) : t('event-resign', { who });
  return action === 'setup' ? t('event-setup') : t('words-play-goes-on');
}

/** Who has won, in one line. */
export function resultText({ tallies, places }: Pick<Score, 'tallies' | 'places'>): string {
  const first = places.flatMap((place, player) => (place === 1 ? [player] : []));
  const names = first.map(player => playerName(player + 1));
  if (first.length > 1) return t('words-tie-for-first-place', { names: listed(names) });
  const own = tallies[first[0]].score;
  const best = Math.max(
    ...tallies.filter((_, player) => player !== first[0]).map(tally => tally.score),
  );
  if (best > own) return t('words-wins-the-others-have-left', { name: names[0] });
  return t('words-wins-by', { name: names[0], points: pointsText(own - best) });
}
/** ½ point, 7½ points. */
export const pointsText = (points: number) => t('words-points', { points, shown: halves(points) });

/** The sentence that says how the rules count. */
export const countingText = ({ scoring }: RulesInfo): string => t(COUNTING[scoring]);
const COUNTING: Record<Scoring, PlainKey> = {
  stone: 'words-stones-count-as-many-as',
  territory: 'words-territory-counts-empty-points-that',
  area: 'words-area-counts-stones-on-the',
};

/** How one player's score comes about: 12 stones + 30 points + 7½ komi. */
export function sumText(tally: Score['tallies'][0], { prisoners }: RulesInfo): string {
  const parts: string[] = [];
  const add = (text: string, sign = '+') =>
    parts.push(parts.length || sign !== '+' ? `${sign} ${text}` : text);
  if (!prisoners) add(t('words-stones', { n: tally.stones }));
  add(t('words-empty-points', { n: tally.territory }));
  if (prisoners) add(t('words-prisoners-lost', { n: tally.prisonersLost }), '−');
  if (tally.tax) add(t('words-for-groups', { n: tally.tax }), '−');
  if (tally.komi) {
    add(t('words-komi', { komi: halves(Math.abs(tally.komi)) }), tally.komi < 0 ? '−' : '+');
  }
  return parts.join(' ');
}

/** Why a point counts for whom, once the dead stones are off. */
export function whyPoint(
  board: Board,
  point: Point,
  state: {
    stone: Colour;
    dead: boolean;
    neutral: boolean;
    owner: Colour;
    reaches: Colour[];
    rules: Pick<RulesInfo, 'scoring'>;
  },
): string {
  const at = board.names[point];
  const { stone, dead, neutral, owner, reaches, rules } = state;
  if (stone && !dead) {
    return rules.scoring === 'territory'
      ? t('why-stone-territory', { at, stone: stoneName(stone) })
      : t('why-stone-area', { at, stone: stoneName(stone), player: playerName(stone) });
  }
  const whose = neutral
    ? t('why-neutral', { at })
    : owner
      ? t('why-owner', { at, colour: colourName(owner), player: playerName(owner) })
      : reaches.length
        ? t('why-nobody', { at, colours: listed(reaches.map(colourName)) })
        : t('why-no-stone', { at });
  return sentences([dead && t('why-dead', { at, player: playerName(stone) }), whose]);
}
