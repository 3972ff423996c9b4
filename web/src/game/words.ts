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
import { halves, plural } from '../ui/numbers';

export const playerName = (colour: Colour) => look(colour).name;

export function whyIllegal(board: Board, point: Point, legality: Legality): string {
  const at = board.names[point];
  if (legality.legal) return '';
  if (legality.reason === 'occupied') return `${at} is taken: a stone goes on an empty point.`;
  if (legality.reason !== 'repeats') {
    return `${at} is suicide: no free point would be left beside the stone, and these rules forbid that.`;
  }
  const when = legality.turn === 0 ? 'at the start' : `after turn ${legality.turn}`;
  return `${at} would bring back the position that stood ${when} (ko): play elsewhere first.`;
}

export function eventText(board: Board, { action, player, point, time }: GameEvent): string {
  const who = player ? playerName(player) : '';
  if (action === 'move') return `${who} ${board.names[point!]}`;
  if (action === 'pass') return `${who} passes`;
  if (action === 'resign') return `${who} ${time ? 'lost on time' : 'resigns'}`;
  return 'Play goes on';
}

/** Who has won, in one line. */
export function resultText({ tallies, places }: Pick<Score, 'tallies' | 'places'>): string {
  const first = places.flatMap((place, player) => (place === 1 ? [player] : []));
  const names = first.map(player => playerName(player + 1));
  if (first.length > 1) return `${names.join(' and ')} tie for first place`;
  const own = tallies[first[0]].score;
  const best = Math.max(...tallies.filter((_, player) => player !== first[0]).map(t => t.score));
  if (best > own) return `${names[0]} wins: the others have left the game`;
  return `${names[0]} wins by ${pointsText(own - best)}`;
}
export const pointsText = (points: number) =>
  `${halves(points)} ${points === 1 ? 'point' : 'points'}`;

/** The sentence that says how the rules count. */
export const countingText = ({ scoring }: RulesInfo): string => COUNTING[scoring];
const COUNTING: Record<Scoring, string> = {
  stone:
    'Stones count, as many as fit: area (stones on the board, plus empty points that reach one colour only) less two points for each group, which it needs to live, plus komi.',
  territory:
    'Territory counts: empty points that reach one colour only, less one for each stone of that colour taken off the board, plus komi. The small stones are such prisoners, put back: the squares left over are the score before komi. Points with a cross are neutral (seki): the blocks around them live together, and nothing there counts.',
  area: 'Area counts: stones on the board, plus empty points that reach one colour only, plus komi.',
};

/** How one player's score comes about: 12 stones + 30 points + 7½ komi. */
export function sumText(tally: Score['tallies'][0], { prisoners }: RulesInfo): string {
  const parts: string[] = [];
  if (!prisoners) parts.push(plural(tally.stones, 'stone'));
  parts.push(plural(tally.territory, 'empty point'));
  let text = parts.join(' + ');
  if (prisoners) text += ` − ${plural(tally.prisonersLost, 'prisoner')} lost`;
  if (tally.tax) text += ` − ${tally.tax} for groups`;
  if (tally.komi) text += ` ${tally.komi < 0 ? '−' : '+'} ${halves(Math.abs(tally.komi))} komi`;
  return text;
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
  const after = dead
    ? `${playerName(stone)}’s stone at ${at} is dead and taken off; the point`
    : `${at}`;
  if (stone && !dead) {
    return rules.scoring === 'territory'
      ? `${at} has a living ${playerName(stone).toLowerCase()} stone: under territory scoring stones count nothing.`
      : `${at} has a living ${playerName(stone).toLowerCase()} stone: one point for ${playerName(stone)}.`;
  }
  if (neutral) {
    return `${after} is neutral: it lies in a seki, where blocks live together because whoever attacks first is taken. Under territory scoring that is nobody’s.`;
  }
  if (owner)
    return `${after} is empty and reaches ${playerName(owner).toLowerCase()} stones only: one point for ${playerName(owner)}.`;
  if (!reaches.length) return `${after} is empty and reaches no stone: nobody’s.`;
  return `${after} is empty and reaches ${reaches.map(c => playerName(c).toLowerCase()).join(' and ')}: nobody’s.`;
}
