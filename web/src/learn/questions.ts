// Questions with answers to choose from or to count, derived from the position by the engine.
import { playerName, resultText, sumText, whyIllegal } from '../game/words';
import type { Colour, Legality, Point, Score } from '../rules/wasm';
import { halves, plural } from '../ui/numbers';
import { kills, movesToLife } from './aims';
import type { Question, Sums } from './choose';
import type { Situation } from './situation';
import { listed } from './task';

const colourName = (colour: Colour) => (colour ? playerName(colour) : 'Empty');

const MAY = { yes: 'Yes', suicide: 'No: no liberty', repeats: 'No: it stood before' };
const verdictOn = (legality: Legality) =>
  legality.legal ? MAY.yes : legality.reason === 'suicide' ? MAY.suicide : MAY.repeats;

/** Whether the player whose turn it is may play at a point; `past`: what stood before is an answer too. */
export function mayPlay(s: Situation, point: Point, past = false): Question {
  return s.ask(game => {
    const { toPlay } = game.status();
    const legality = game.legality(point);
    const { taken, lost, after } = s.terms.move(point, toPlay);
    const at = s.name(point);
    const effect = taken.length
      ? `${at} takes ${plural(taken.length, 'stone')}, and so has a liberty.`
      : lost.length
        ? `These rules allow suicide: ${plural(lost.length, 'stone')} would leave the board.`
        : `${at} has a liberty at ${s.name(s.terms.on(after).components().at(point).liberties[0])}.`;
    const turn = legality.legal || legality.reason !== 'repeats' ? null : legality.turn;
    return {
      options: past ? Object.values(MAY) : [MAY.yes, MAY.suicide],
      right: [verdictOn(legality)],
      why: legality.legal ? effect : whyIllegal(s.board, point, legality),
      show:
        turn === null
          ? undefined
          : { stones: game.colouring(turn), marks: new Map([[point, 'wrong' as const]]) },
    };
  });
}

/** Whether every block has a liberty. */
export function isLegal(s: Situation): Question {
  const dead = s.components.blocks.find(block => !block.liberties.length);
  return {
    options: ['Legal', 'Illegal'],
    right: [dead ? 'Illegal' : 'Legal'],
    why: dead
      ? `${playerName(dead.colour)}’s block at ${s.names(dead.points)} has no liberty.`
      : 'Every block has a liberty.',
    show: dead && { marks: new Map(dead.points.map(point => [point, 'wrong' as const])) },
  };
}

/** Which colours a point reaches. */
export function reaches(s: Situation, point: Point): Question {
  const { colour, reaches: reached } = s.components.at(point);
  const others = Array.from({ length: s.rules.players + 1 }, (_, c) => c).filter(c => c !== colour);
  const ways = reached.map(
    to => `${colourName(to).toLowerCase()} by ${s.terms.path(point, to).map(s.name).join('–')}`,
  );
  const missed = others.filter(c => !reached.includes(c)).map(c => colourName(c).toLowerCase());
  const none = missed.length ? `; ${listed(missed)} it does not reach` : '';
  return {
    options: others.map(colourName),
    right: reached.map(colourName),
    why: `${s.name(point)} reaches ${listed(ways)}${none}.`,
    about: [point],
  };
}

/** Who wins if the game ends now. */
export function winner(s: Situation, dead: Point[] = []): Question {
  const score = s.ask(game => game.score(dead));
  const best = score.places.flatMap((place, i) => (place === 1 ? [i + 1] : []));
  const players = score.places.map((_, i) => playerName(i + 1));
  const tied = best.length > 1;
  return {
    options: [...players, 'Nobody: a tie'],
    right: [tied ? 'Nobody: a tie' : playerName(best[0])],
    why: `${tied ? 'The scores are equal' : resultText(score)}. ${accounts(s, score)}`,
    show: { owners: score.owners, dead: new Set(dead) },
  };
}

const accounts = (s: Situation, { tallies }: Score) =>
  tallies
    .map((tally, i) => `${playerName(i + 1)}: ${sumOf(s, tally)} = ${halves(tally.score)}.`)
    .join(' ');
const sumOf = (s: Situation, tally: Score['tallies'][0]) => sumText(tally, s.rules);

/** Each player's score. */
export function scores(s: Situation, dead: Point[] = []): Sums {
  const score = s.ask(game => game.score(dead));
  return {
    fields: score.tallies.map((tally, i) => ({
      label: playerName(i + 1),
      value: tally.score,
      why: `${playerName(i + 1)}: ${sumOf(s, tally)} = ${halves(tally.score)}.`,
    })),
    show: { owners: score.owners, dead: new Set(dead) },
  };
}

/** By how much the winner wins. */
export function margin(s: Situation): Sums {
  const score = s.ask(game => game.score());
  const sorted = score.tallies.map(tally => tally.score).sort((a, b) => b - a);
  const text = `${resultText(score)}. ${accounts(s, score)}`;
  return {
    fields: [{ label: 'Points ahead', value: sorted[0] - sorted[1], why: text }],
    show: { owners: score.owners },
  };
}

/** How many blocks of each colour there are. */
export function blockCounts(s: Situation): Sums {
  const colours = Array.from({ length: s.rules.players }, (_, i) => i + 1);
  return {
    fields: colours.map(colour => {
      const own = s.components.blocks.filter(block => block.colour === colour);
      const parts = own.map(block => block.points.map(s.name).join('–'));
      return {
        label: `${playerName(colour)} blocks`,
        value: own.length,
        why: `${playerName(colour)} has ${plural(own.length, 'block')}: ${parts.join('; ')}.`,
      };
    }),
  };
}

/** How many liberties the block at a point has. */
export function libertyCount(s: Situation, names: string[]): Sums {
  return {
    fields: names.map(name => {
      const { liberties } = s.components.at(s.at(name));
      return {
        label: `Liberties of ${name}`,
        value: liberties.length,
        why: liberties.length
          ? `${name} has ${plural(liberties.length, 'liberty', 'liberties')}: ${s.names(liberties)}.`
          : `${name} has no liberty.`,
      };
    }),
    about: names.map(name => s.at(name)),
  };
}

/** What a clock shows after a long thought: how many periods are left for the next turn. */
export function periodsLeft(s: Situation, control: string, seconds: number): Sums {
  const { engine } = s.board;
  const full = engine.clockFull(control);
  const left = engine.clockAfter(control, full, seconds * 1000, true);
  const used = full.periods - left.periods;
  return {
    fields: [
      {
        label: 'Periods left',
        value: left.periods,
        why: left.out
          ? 'The last period is over too: the game is lost on time.'
          : `The main time is over, then ${used === 0 ? 'no period' : plural(used, 'period')} went by in full. The one in which the move is made is not lost.`,
      },
    ],
  };
}

const FATES = {
  lives: 'It lives as it is',
  open: 'Whoever moves first decides',
  dies: 'It is dead',
};

/** What becomes of the block at a point: by trying every move of either side, and every answer. */
export function fate(s: Situation, name: string): Question {
  const point = s.at(name);
  const owner = s.stones[point];
  const attacker = 3 - owner;
  return s.ask(game => {
    const saving = movesToLife(s, game, point, owner);
    const killing = game.legalMoves(attacker).find(move => kills(s, game, point, move));
    const right = !saving.length ? FATES.dies : killing === undefined ? FATES.lives : FATES.open;
    const why = {
      [FATES.lives]: 'Against every move the engine finds an answer that makes two eyes.',
      [FATES.open]: `${playerName(owner)} lives at ${saving.map(s.name).join(' or ')}; ${playerName(attacker)} kills at ${s.name(killing ?? 0)}.`,
      [FATES.dies]: 'No single move makes two eyes.',
    }[right];
    return { options: Object.values(FATES), right: [right], why, about: [point] };
  });
}

/** A rank such as 8k or 3d as a number that grows with strength. */
const strength = (rank: string) => {
  const count = parseInt(rank, 10);
  return rank.endsWith('k') ? -count : count - 1;
};

/** How many stones make two ranks' game even. */
export function stonesBetween(weaker: string, stronger: string): Sums {
  const value = strength(stronger) - strength(weaker);
  return {
    fields: [
      {
        label: 'Stones',
        value,
        why: `From ${weaker} to ${stronger} there are ${value} steps, and a step is a stone.`,
      },
    ],
  };
}
