// What is to be marked on a board, derived from the position by the engine.
import { playerName, whyIllegal } from '../game/words';
import type { Component } from '../rules/position';
import type { Colour, Point } from '../rules/wasm';
import { plural } from '../ui/numbers';
import type { Search } from './pick';
import type { Situation } from './situation';

const everyPoint = ({ board }: Situation) => board.names.map((_, point) => point);
const lower = (colour: Colour) => playerName(colour).toLowerCase();
const joined = ({ board }: Situation, a: Point, b: Point) =>
  board.edges.some(([p, q]) => (p === a && q === b) || (p === b && q === a));

/** The liberties of the block at a point. */
export function libertiesOf(s: Situation, name: string): Search {
  const block = s.components.at(s.at(name));
  return {
    points: block.liberties,
    about: block.points,
    what: ['liberty', 'liberties'],
    found: `${plural(block.liberties.length, 'liberty', 'liberties')}: every empty point that a line joins to ${block.points.length > 1 ? 'the block' : 'the stone'}.`,
    why: point => notLiberty(s, block, point),
  };
}

function notLiberty(s: Situation, block: Component, point: Point): string {
  const at = s.name(point);
  if (s.stones[point]) return `${at} has a stone. A liberty is an empty point.`;
  const near = block.points.some(stone => shareNeighbour(s, stone, point));
  return near
    ? `${at} lies aslant: no line joins it to the ${block.points.length > 1 ? 'block' : 'stone'}.`
    : `${at} is too far away: no line joins it to the ${block.points.length > 1 ? 'block' : 'stone'}.`;
}
const shareNeighbour = (s: Situation, a: Point, b: Point) =>
  everyPoint(s).some(point => joined(s, a, point) && joined(s, b, point));

/** The stones of the block at a point. */
export function blockOf(s: Situation, name: string): Search {
  const block = s.components.at(s.at(name));
  const colour = lower(block.colour);
  return {
    points: block.points,
    about: [s.at(name)],
    what: ['stone', 'stones'],
    found: `${plural(block.points.length, 'stone')} in one block: a path of ${colour} stones joins each to each.`,
    why: point => {
      const at = s.name(point);
      if (!s.stones[point]) return `${at} is empty: a block is made of stones.`;
      if (s.stones[point] !== block.colour) return `${at} has another colour.`;
      return `${at} is ${colour} too, but no path of ${colour} stones leads there from ${name}.`;
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
    what: ['stone', 'stones'],
    found: words.found,
    why: point =>
      s.stones[point]
        ? words.why(s.components.at(point))
        : `${s.name(point)} is empty; a block is made of stones.`,
  };
}
const blockName = (s: Situation, block: Component) =>
  `${playerName(block.colour)}’s block at ${s.name(block.points[0])}`;

export const inAtari = (s: Situation): Search =>
  blocks(s, block => block.liberties.length === 1, {
    found: 'Each of them has one liberty left, and can be taken by the next move.',
    why: block =>
      `${blockName(s, block)} has ${plural(block.liberties.length, 'liberty', 'liberties')}: ${s.names(block.liberties)}.`,
  });

export const withoutLiberty = (s: Situation): Search =>
  blocks(s, block => block.liberties.length === 0, {
    found: 'No line leads from it to an empty point.',
    why: block => `${blockName(s, block)} has a liberty at ${s.name(block.liberties[0])}.`,
  });

/** A colour's blocks that nobody can take, though their owner passes for ever. */
export function alive(s: Situation, colour: Colour): Search {
  const life = s.terms.life(s.rules.suicide);
  const lives = (block: Component) => block.colour === colour && life[block.points[0]] === colour;
  return blocks(s, lives, {
    found: 'Two eyes: whatever the opponent plays, one of them stays empty.',
    why: block =>
      block.colour === colour
        ? `${blockName(s, block)} has no two eyes: it can be taken if its owner looks away.`
        : `The question is about ${lower(colour)} stones.`,
  });
}

/** The points that stay a colour's eyes whatever is played around them. */
export function realEyes(s: Situation, colour: Colour): Search {
  const eyes = s.terms.eyes().filter(eye => eye.colour === colour);
  return {
    points: eyes.filter(eye => eye.real).map(eye => eye.point),
    what: ['eye', 'eyes'],
    found: 'Nothing can part the stones around them.',
    why: point =>
      eyes.some(eye => eye.point === point)
        ? `${s.name(point)} is a false eye: the stones around it can be parted, and some of them taken.`
        : `${s.name(point)} is no eye: an eye is an empty point with ${lower(colour)} stones all around.`,
  };
}

/** Stones on points that are the opponent's for certain. */
export function lost(s: Situation): Search {
  const life = s.terms.life(s.rules.suicide);
  return blocks(s, block => life[block.points[0]] > 0 && life[block.points[0]] !== block.colour, {
    found:
      'They stand where only the other colour can live. Both sides know it, and take them off.',
    why: block =>
      life[block.points[0]] === block.colour
        ? `${blockName(s, block)} can never be taken: it lives.`
        : `${blockName(s, block)} is not lost for certain.`,
  });
}

/** What clearing a colour empties. */
export function cleared(s: Situation, colour: Colour): Search {
  const points = s.terms.clearing(colour);
  return {
    points,
    what: ['stone', 'stones'],
    found: `These ${plural(points.length, 'stone')} do not reach empty, so clearing ${lower(colour)} empties their points.`,
    why: point => {
      const at = s.name(point);
      if (s.stones[point] !== colour) return `${at} is not ${lower(colour)}: it stays as it is.`;
      const path = s.terms.path(point, 0);
      return {
        text: `${at} reaches empty at ${s.name(path.at(-1)!)}, so it stays.`,
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
    what: ['stone', 'stones'],
    found: taken.length
      ? `First the others are cleared: ${plural(taken.length, 'stone')}. Then ${who}’s stones have liberties again, and stay.`
      : `No other block lost its last liberty, so ${who}’s own ${plural(own.length, 'stone')} must go: suicide.`,
    why: other => {
      const at = s.name(other);
      if (!s.stones[other] && other !== point) return `${at} is empty.`;
      if (s.stones[other] === player || other === point) {
        return `${at} stays: once the others are cleared, it has a liberty.`;
      }
      return `${at} stays: its block still has a liberty.`;
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
      what: ['point', 'points'] as [string, string],
      found: points.length === 1 ? first : `For example ${first}`,
      why: point => {
        if (s.stones[point]) return `${s.name(point)} has a stone: find the empty points.`;
        const { taken } = s.terms.move(point, player);
        return taken.length
          ? `${playerName(player)} may play ${s.name(point)}: it takes ${plural(taken.length, 'stone')} and so has a liberty.`
          : `${playerName(player)} may play ${s.name(point)}: the stone would have a liberty.`;
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
    what: ['point', 'points'],
    found: points.map(p => `${s.name(p)} takes ${takes(p).length}`).join(', ') + '.',
    why: point =>
      s.stones[point]
        ? `${s.name(point)} has a stone already.`
        : `A stone at ${s.name(point)} takes nothing: it is no block’s last liberty.`,
  };
}

/** Empty points that reach several colours, or none. */
export function nobodys(s: Situation): Search {
  const owners = s.terms.owners();
  return {
    points: everyPoint(s).filter(point => !owners[point]),
    what: ['point', 'points'],
    found: 'These reach more than one colour: they are nobody’s.',
    why: point =>
      s.stones[point]
        ? `${s.name(point)} has a stone: it counts for ${playerName(s.stones[point])}.`
        : `${s.name(point)} reaches ${lower(owners[point])} only: it is ${playerName(owners[point])}’s.`,
  };
}

/** Where handicap stones go by custom. */
export function handicap(s: Situation, stones: number): Search {
  return {
    points: s.board.handicap([stones]).map(({ point }) => point),
    what: ['stone', 'stones'],
    found: `These are the customary places for ${plural(stones, 'stone')} on this board.`,
    why: point => `${s.name(point)} is not one of the customary places.`,
  };
}
