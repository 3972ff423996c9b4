// What a learner has to mark on a board, derived from the position by the engine.
import { colourName, playerName, whyIllegal } from '../game/words';
import type { Component } from '../rules/position';
import type { Colour, Point } from '../rules/wasm';
import type { Search } from './pick';
import type { Situation } from './situation';
import { listed } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/learn';

const everyPoint = ({ board }: Situation) => board.names.map((_, point) => point);
const joined = ({ board }: Situation, a: Point, b: Point) =>
  board.edges.some(([p, q]) => (p === a && q === b) || (p === b && q === a));

/** The liberties of the block at a point. */
export function libertiesOf(s: Situation, name: string): Search {
  const block = s.components.at(s.at(name));
  return {
    points: block.liberties,
    about: block.points,
    what: 'liberties',
    found: t('searches-liberties-every-empty-point-that', {
      n: block.liberties.length,
      stones: block.points.length,
    }),
    why: point => notLiberty(s, block, point),
  };
}

function notLiberty(s: Situation, block: Component, point: Point): string {
  const at = s.name(point);
  if (s.stones[point]) return t('searches-has-a-stone-a-liberty', { at });
  const near = block.points.some(stone => shareNeighbour(s, stone, point));
  return near
    ? t('searches-lies-aslant-no-line-joins', { at, stones: block.points.length })
    : t('searches-is-too-far-away-no', { at, stones: block.points.length });
}
const shareNeighbour = (s: Situation, a: Point, b: Point) =>
  everyPoint(s).some(point => joined(s, a, point) && joined(s, b, point));

/** The stones of the block at a point. */
export function blockOf(s: Situation, name: string): Search {
  const block = s.components.at(s.at(name));
  const colour = colourName(block.colour);
  return {
    points: block.points,
    about: [s.at(name)],
    what: 'stones',
    found: t('searches-stones-in-one-block-a', { n: block.points.length, colour }),
    why: point => {
      const at = s.name(point);
      if (!s.stones[point]) return t('searches-is-empty-a-block-is', { at });
      if (s.stones[point] !== block.colour) return t('searches-has-another-colour', { at });
      return t('searches-is-too-but-no-path', { at, colour, name });
    },
  };
}

/** Blocks of a kind, a tap each. */
function blocks(
  s: Situation,
  holds: (block: Component) => boolean,
  words: { found: string; why: (block: Component) => string },
): Search {
  return {
    points: s.components.blocks.filter(holds).flatMap(block => block.points),
    blocks: true,
    what: 'stones',
    found: words.found,
    why: point =>
      s.stones[point]
        ? words.why(s.components.at(point))
        : t('searches-is-empty-a-block-is-2', { name: s.name(point) }),
  };
}
const blockName = (s: Situation, block: Component) =>
  t('searches-s-block-at', { player: playerName(block.colour), name: s.name(block.points[0]) });

export const inAtari = (s: Situation): Search =>
  blocks(s, block => block.liberties.length === 1, {
    found: t('searches-each-of-them-has-one'),
    why: block =>
      t('searches-has-liberties', {
        blockName: blockName(s, block),
        liberties: block.liberties.length,
        names: s.names(block.liberties),
      }),
  });

export const withoutLiberty = (s: Situation): Search =>
  blocks(s, block => block.liberties.length === 0, {
    found: t('searches-no-line-leads-from-it'),
    why: block =>
      t('searches-has-a-liberty-at', {
        blockName: blockName(s, block),
        name: s.name(block.liberties[0]),
      }),
  });

/** A colour's blocks that nobody can capture, even if their owner always passes. */
export function alive(s: Situation, colour: Colour): Search {
  const life = s.terms.life(s.rules.suicide);
  const lives = (block: Component) => block.colour === colour && life[block.points[0]] === colour;
  return blocks(s, lives, {
    found: t('searches-two-eyes-whatever-the-opponent'),
    why: block =>
      block.colour === colour
        ? t('searches-has-no-two-eyes-it', { blockName: blockName(s, block) })
        : t('searches-the-question-is-about-stones', { colour: colourName(colour) }),
  });
}

/** The points that stay a colour's eyes whatever is played around them. */
export function realEyes(s: Situation, colour: Colour): Search {
  const eyes = s.terms.eyes().filter(eye => eye.colour === colour);
  return {
    points: eyes.filter(eye => eye.real).map(eye => eye.point),
    what: 'eyes',
    found: t('searches-nothing-can-part-the-stones'),
    why: point =>
      eyes.some(eye => eye.point === point)
        ? t('searches-is-a-false-eye-the', { name: s.name(point) })
        : t('searches-is-no-eye-an-eye', { name: s.name(point), colour: colourName(colour) }),
  };
}

/** Stones on points that are the opponent's for certain. */
export function lost(s: Situation): Search {
  const life = s.terms.life(s.rules.suicide);
  return blocks(s, block => life[block.points[0]] > 0 && life[block.points[0]] !== block.colour, {
    found: t('searches-they-stand-where-only-the'),
    why: block =>
      life[block.points[0]] === block.colour
        ? t('searches-can-never-be-taken-it', { blockName: blockName(s, block) })
        : t('searches-is-not-lost-for-certain', { blockName: blockName(s, block) }),
  });
}

/** What clearing a colour empties. */
export function cleared(s: Situation, colour: Colour): Search {
  const points = s.terms.clearing(colour);
  return {
    points,
    what: 'stones',
    found: t('searches-these-stones-do-not-reach', {
      n: points.length,
      colour: colourName(colour),
    }),
    why: point => {
      const at = s.name(point);
      if (s.stones[point] !== colour)
        return t('searches-is-not-it-stays-as', { at, colour: colourName(colour) });
      const path = s.terms.path(point, 0);
      return {
        text: t('searches-reaches-empty-at-so-it', { at, name: s.name(path.at(-1)!) }),
        show: { path },
      };
    },
  };
}

/** All that leaves the board when a stone is put on the point. */
export function swept(s: Situation, point: Point, player: Colour): Search {
  const { taken, lost: own } = s.terms.move(point, player);
  const who = playerName(player);
  return {
    points: [...taken, ...own],
    what: 'stones',
    found: taken.length
      ? t('searches-first-the-others-are-cleared', { taken: taken.length, who })
      : t('searches-no-other-block-lost-its', { who, own: own.length }),
    why: other => {
      const at = s.name(other);
      if (!s.stones[other] && other !== point) return t('searches-is-empty', { at });
      if (s.stones[other] === player || other === point) {
        return t('searches-stays-once-the-others-are', { at });
      }
      return t('searches-stays-its-block-still-has', { at });
    },
  };
}

/** The empty points where a player may not play. */
export function forbidden(s: Situation, player: Colour): Search {
  return s.ask(game => {
    const empty = everyPoint(s).filter(point => !s.stones[point]);
    const legality = new Map(empty.map(point => [point, game.legality(point, player)]));
    const points = empty.filter(point => !legality.get(point)!.legal);
    const first = whyIllegal(s.board, points[0], legality.get(points[0])!);
    return {
      points,
      what: 'points' as const,
      found: points.length === 1 ? first : t('searches-for-example', { first }),
      why: point => {
        if (s.stones[point]) return t('searches-has-a-stone-find-the', { name: s.name(point) });
        const { taken } = s.terms.move(point, player);
        return taken.length
          ? t('searches-may-play-it-takes-stones', {
              player: playerName(player),
              name: s.name(point),
              taken: taken.length,
            })
          : t('searches-may-play-the-stone-would', {
              player: playerName(player),
              name: s.name(point),
            });
      },
    };
  });
}

/** The moves of a player that take something. */
export function taking(s: Situation, player: Colour): Search {
  const takes = (point: Point) => (s.stones[point] ? [] : s.terms.move(point, player).taken);
  const points = everyPoint(s).filter(point => takes(point).length);
  return {
    points,
    what: 'points',
    found: t('searches-each-takes', {
      takes: listed(
        points.map(p => t('searches-takes', { name: s.name(p), takes: takes(p).length })),
      ),
    }),
    why: point =>
      s.stones[point]
        ? t('searches-has-a-stone-already', { name: s.name(point) })
        : t('searches-a-stone-at-takes-nothing', { name: s.name(point) }),
  };
}

/** Empty points that reach several colours, or none. */
export function nobodys(s: Situation): Search {
  const owners = s.terms.owners();
  return {
    points: everyPoint(s).filter(point => !owners[point]),
    what: 'points',
    found: t('searches-these-reach-more-than-one'),
    why: point =>
      s.stones[point]
        ? t('searches-has-a-stone-it-counts', {
            name: s.name(point),
            player: playerName(s.stones[point]),
          })
        : t('searches-reaches-only-it-is-s', {
            name: s.name(point),
            colour: colourName(owners[point]),
            player: playerName(owners[point]),
          }),
  };
}

/** Where handicap stones go by custom. */
export function handicap(s: Situation, stones: number): Search {
  return {
    points: s.board.handicap([stones]).map(({ point }) => point),
    what: 'stones',
    found: t('searches-these-are-the-customary-places', { stones }),
    why: point => t('searches-is-not-one-of-the', { name: s.name(point) }),
  };
}
