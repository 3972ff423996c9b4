// Questions with answers to choose from or to count, derived from the position by the engine.
import { colourName, playerName, resultText, sumText, whyIllegal } from '../game/words';
import type { Colour, Legality, Point, Score } from '../rules/wasm';
import { halves } from '../ui/numbers';
import { kills, movesToLife } from './aims';
import type { Question, Sums } from './choose';
import type { Situation } from './situation';
import { eitherOf, listed, sentence, sentences } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/learn';

const optionName = (colour: Colour) => (colour ? playerName(colour) : t('common-empty'));

const MAY = {
  yes: t('common-yes'),
  suicide: t('questions-no-no-liberty'),
  repeats: t('questions-no-it-stood-before'),
};
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
      ? t('questions-takes-stones-and-so-has', { at, taken: taken.length })
      : lost.length
        ? t('questions-these-rules-allow-suicide-stones', { lost: lost.length })
        : t('questions-has-a-liberty-at', {
            at,
            name: s.name(s.terms.on(after).components().at(point).liberties[0]),
          });
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
    options: [t('questions-legal'), t('questions-illegal')],
    right: [dead ? t('questions-illegal') : t('questions-legal')],
    why: dead
      ? t('questions-s-block-at-has-no', {
          player: playerName(dead.colour),
          names: s.names(dead.points),
        })
      : t('questions-every-block-has-a-liberty'),
    show: dead && { marks: new Map(dead.points.map(point => [point, 'wrong' as const])) },
  };
}

/** Which colours a point reaches. */
export function reaches(s: Situation, point: Point): Question {
  const { colour, reaches: reached } = s.components.at(point);
  const others = Array.from({ length: s.rules.players + 1 }, (_, c) => c).filter(c => c !== colour);
  const ways = reached.map(to =>
    t('questions-by', {
      colour: colourName(to),
      path: s.terms.path(point, to).map(s.name).join('–'),
    }),
  );
  const missed = others.filter(c => !reached.includes(c)).map(colourName);
  const values = { name: s.name(point), ways: listed(ways) };
  return {
    options: others.map(optionName),
    right: reached.map(optionName),
    why: missed.length
      ? t('questions-reaches-but-not', { ...values, missed: listed(missed) })
      : t('questions-reaches', values),
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
    options: [...players, t('questions-nobody-a-tie')],
    right: [tied ? t('questions-nobody-a-tie') : playerName(best[0])],
    why: sentences([
      sentence(tied ? t('questions-the-scores-are-equal') : resultText(score)),
      ...accounts(s, score),
    ]),
    show: { owners: score.owners, dead: new Set(dead) },
  };
}

const accounts = (s: Situation, { tallies }: Score) =>
  tallies.map((tally, i) =>
    t('questions-account', {
      player: playerName(i + 1),
      sum: sumText(tally, s.rules),
      score: halves(tally.score),
    }),
  );

/** Each player's score. */
export function scores(s: Situation, dead: Point[] = []): Sums {
  const score = s.ask(game => game.score(dead));
  const why = accounts(s, score);
  return {
    fields: score.tallies.map((tally, i) => ({
      label: playerName(i + 1),
      value: tally.score,
      why: why[i],
    })),
    show: { owners: score.owners, dead: new Set(dead) },
  };
}

/** By how much the winner wins. */
export function margin(s: Situation): Sums {
  const score = s.ask(game => game.score());
  const sorted = score.tallies.map(tally => tally.score).sort((a, b) => b - a);
  const text = sentences([sentence(resultText(score)), ...accounts(s, score)]);
  return {
    fields: [{ label: t('questions-points-ahead'), value: sorted[0] - sorted[1], why: text }],
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
        label: t('questions-blocks', { player: playerName(colour) }),
        value: own.length,
        why: t('questions-has-blocks', {
          player: playerName(colour),
          own: own.length,
          parts: parts.join('; '),
        }),
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
        label: t('questions-liberties-of', { name }),
        value: liberties.length,
        why: liberties.length
          ? t('questions-has-liberties', {
              name,
              liberties: liberties.length,
              names: s.names(liberties),
            })
          : t('questions-has-no-liberty', { name }),
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
        label: t('questions-periods-left'),
        value: left.periods,
        why: left.out
          ? t('questions-the-last-period-is-over')
          : t('questions-the-main-time-is-over', { n: used }),
      },
    ],
  };
}

const FATES = {
  lives: t('questions-it-lives-as-it-is'),
  open: t('questions-whoever-moves-first-decides'),
  dies: t('questions-it-is-dead'),
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
      [FATES.lives]: t('questions-against-every-move-the-engine'),
      [FATES.open]: t('questions-lives-at-kills-at', {
        player: playerName(owner),
        saving: eitherOf(saving.map(s.name)),
        player2: playerName(attacker),
        name: s.name(killing ?? 0),
      }),
      [FATES.dies]: t('questions-no-single-move-makes-two'),
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
        label: t('common-stones'),
        value,
        why: t('questions-from-to-there-are-steps', { weaker, stronger, n: value }),
      },
    ],
  };
}
