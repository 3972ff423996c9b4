// The marks on a board: whose point it is, the latest moves, labels.
import type { Colour, Place } from '../rules/wasm';
import { look } from './players';
import type { Spot } from './scene';
import { num, svg } from './svg';

export const circleAt = (spot: Spot, size: number, kind: string) =>
  svg('circle', { class: kind, cx: num(spot.x), cy: num(spot.y), r: num(spot.radius * size) });

export function ownerMark(spot: Spot, colour: Colour, share: number): SVGElement {
  const side = spot.radius * (0.28 + 0.5 * share);
  const { body } = look(colour);
  return svg('rect', {
    class: `owner o${colour}`,
    x: num(spot.x - side / 2),
    y: num(spot.y - side / 2),
    width: num(side),
    height: num(side),
    rx: num(side * 0.12),
    fill: body,
    opacity: num(spot.echo ? share / 2 : share),
  });
}

/** An area: places and the edges between them, drawn so broad that they flow into each other. */
export function areaMark(places: Place[], edges: Place[][], colour: Colour, square: boolean) {
  const at = ({ x, y }: Place) => `${num(x)} ${num(y)}`;
  const d = places.map(place => `M${at(place)}h0`).join('');
  const lines = edges.map(([a, b]) => `M${at(a)}L${at(b)}`).join('');
  const ends = square ? 'square' : 'round';
  return svg('path', {
    class: `area a${colour}`,
    d: d + lines,
    'stroke-linecap': ends,
    stroke: look(colour).body,
  });
}

export const neutralMark = (spot: Spot) => {
  const r = spot.radius * 0.34;
  const [x, y] = [spot.x, spot.y];
  return svg('path', {
    class: 'neutral',
    d: `M${num(x - r)} ${num(y - r)}L${num(x + r)} ${num(y + r)}M${num(x + r)} ${num(y - r)}L${num(x - r)} ${num(y + r)}`,
  });
};
export const crossMark = (spot: Spot) => {
  const mark = neutralMark(spot);
  mark.setAttribute('class', 'illegal');
  return mark;
};

/** A ring for the latest move, dots for the others since your own. */
export function latestMark(spot: Spot, colour: Colour, age: number, glyphs: boolean): SVGElement {
  const size = glyphs ? 0.78 : age ? 0.2 : 0.5;
  const mark = circleAt(spot, size, age ? 'latest earlier' : 'latest');
  mark.setAttribute('style', `--latest-ink:${look(colour).ink}`);
  if (age && !glyphs) mark.classList.add('full');
  return mark;
}

export const pendingMark = (spot: Spot) => circleAt(spot, 1.15, 'pending');

/** A prisoner put back into its colour's territory: half a stone's size. */
export const prisonerMark = (spot: Spot, colour: Colour) => {
  const mark = circleAt(spot, 0.42, `prisoner c${colour}`);
  mark.setAttribute('fill', look(colour).body);
  return mark;
};

/** A text on a point, on the stone of that colour if there is one, in place of its glyph. */
export function labelMark(spot: Spot, text: string, colour: Colour): SVGElement {
  const fill = colour ? look(colour).ink : '';
  const group = svg('g', { class: 'label' });
  const clearing = circleAt(spot, colour ? 0.62 : 0.85, 'clearing');
  if (colour) clearing.setAttribute('style', `fill:${look(colour).body}`);
  group.append(clearing);
  const size = num(spot.radius * Math.min(1.1, 2.6 / (1 + text.length)));
  group.append(
    svg(
      'text',
      { x: num(spot.x), y: num(spot.y), style: `font-size:${size}px;${fill && `fill:${fill}`}` },
      [text],
    ),
  );
  return group;
}

export const pathMark = (places: Place[]) =>
  svg('path', {
    class: 'path',
    d: 'M' + places.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L'),
  });
