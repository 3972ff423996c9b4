// The marking of dead blocks and neutral points, as sets of points.
import type { Colour, Colouring, Game, Point, RulesInfo, Score } from '../rules/wasm';

export interface Marking {
  dead: ReadonlySet<Point>;
  neutral: ReadonlySet<Point>;
}
export const NOTHING_MARKED: Marking = { dead: new Set(), neutral: new Set() };

/** What a tap on a point changes: a block dies or lives; where prisoners count, an empty point turns neutral. */
export function toggled(
  game: Game,
  marking: Marking,
  point: Point,
  { prisoners }: RulesInfo,
): Marking {
  const stones = game.colouring();
  const dead = new Set(marking.dead);
  const neutral = new Set(marking.neutral);
  if (stones[point]) {
    const dies = !dead.has(point);
    for (const stone of game.block(point)) {
      if (dies) dead.add(stone);
      else {
        dead.delete(stone);
        neutral.delete(stone);
      }
    }
  } else if (prisoners) {
    if (!neutral.delete(point)) neutral.add(point);
  }
  return { dead, neutral };
}

/**
 * Prisoners as players put them back to count: each colour's lost stones into its own territory, so
 * that the points left over are its score before komi. Those that find no room are left out.
 */
export function prisonersPutBack(
  { owners, tallies }: Score,
  stones: Colouring,
): Map<Point, Colour> {
  const back = new Map<Point, Colour>();
  const left = tallies.map(tally => tally.prisonersLost);
  owners.forEach((owner, point) => {
    if (owner && owner !== stones[point] && left[owner - 1]-- > 0) back.set(point, owner);
  });
  return back;
}

/** The colours whose stones an empty point reaches when the dead are off. */
export function reached(
  game: Game,
  point: Point,
  dead: ReadonlySet<Point>,
  players: number,
): number[] {
  const colours: number[] = [];
  for (let colour = 1; colour <= players; ++colour) {
    if (game.path(point, colour, dead).length) colours.push(colour);
  }
  return colours;
}
