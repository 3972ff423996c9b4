// A board drawn as SVG, to look at; played.ts adds what people do with it.
//
// What never changes is drawn once; update() then changes only the points that differ, so that a
// move costs what it changes, however large the board.
import type { Board, Colour, Colouring, Legality, Place, Point } from '../rules/wasm';
import {
  areaMark,
  circleAt,
  labelMark,
  latestMark,
  neutralMark,
  ownerMark,
  pathMark,
  pendingMark,
  prisonerMark,
} from './marks';
import { look } from './players';
import { sceneOf, type Scene, type Spot } from './scene';
import { num, placedPath, svg, type Attributes } from './svg';
import { Window } from './window';
import { woodUrl } from './wood';
import type { Grade } from '../review/cost';

export interface Position {
  stones: Colouring;
  /** The latest move, then earlier ones that are still news. */
  latest?: Point[];
  /** Whose stone a tap would place; 0 or missing: nobody's. */
  toPlay?: Colour;
  legality?: (point: Point) => Legality;
  /** Whose point each is, drawn as small squares; with how sure that is, in percent. */
  owners?: Colouring;
  sure?: ArrayLike<number>;
  dead?: ReadonlySet<Point>;
  neutral?: ReadonlySet<Point>;
  /** Prisoners put back into territory, by where they are put. */
  prisoners?: ReadonlyMap<Point, Colour>;
  labels?: ReadonlyMap<Point, string>;
  /** Points with a ring around them, by its kind. */
  marks?: ReadonlyMap<Point, Mark>;
  /** Points joined by a line, to show that one reaches another. */
  path?: Point[];
  /** Where a stone has been sent and not yet been confirmed. */
  pending?: Point | null;
  glyphs?: boolean;
}

/** Chosen by somebody; found to be right; wrong; what is spoken of; or what a review says of a move. */
export type Mark = 'chosen' | 'right' | 'wrong' | 'shown' | Grade;

export interface ViewOptions {
  /** Seen from close: with the names of points, and lines on shells. */
  names?: boolean;
  shells?: boolean;
  label?: string;
}

let made = 0;
export class BoardView {
  readonly scene: Scene;
  private readonly prefix = `b${++made}-`;
  private readonly areasLayer = svg('g', { class: 'areas' });
  private readonly stonesLayer = svg('g', { class: 'stones' });
  private readonly marksLayer = svg('g', { class: 'marks' });
  /** All that is drawn, for the magnifier and the map. */
  protected readonly picture = svg('g', { id: `${this.prefix}all`, class: 'drawn' });
  protected readonly spotsOf: Spot[][];
  private readonly stoneElements: (SVGGElement[] | undefined)[] = [];
  private drawn: Colouring;
  private drawnDead: ReadonlySet<Point> = new Set();
  protected drawnGlyphs = false;
  protected position: Position;
  protected readonly window: Window;
  private readonly defined = new Set<string>();
  /** What is drawn no thicker and no larger than some pixels. */
  private readonly scaled: SVGElement[] = [];
  private readonly definitions = svg('defs');

  constructor(
    readonly element: SVGSVGElement,
    readonly board: Board,
    private readonly look: ViewOptions = {},
  ) {
    this.scene = sceneOf(board);
    this.drawn = new Uint8Array(board.size);
    this.position = { stones: this.drawn };
    this.spotsOf = Array.from({ length: board.size }, () => []);
    for (const spot of this.scene.spots) this.spotsOf[spot.point].push(spot);
    const { low, high } = this.scene;
    const home = { x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y };
    this.window = new Window(element, home, scale => {
      for (const part of this.scaled) part.style.setProperty('--scale', num(scale));
    });
    this.picture.append(this.background(), this.areasLayer, this.stonesLayer, this.marksLayer);
    element.replaceChildren(this.definitions, this.picture);
    element.classList.add('board');
    if (look.label) {
      element.setAttribute('role', 'img');
      element.setAttribute('aria-label', look.label);
    }
  }

  // --- drawn once

  private background(): SVGGElement {
    const group = svg('g', { class: 'background' });
    const { scene } = this;
    const path = (corners: Place[]) =>
      'M' + corners.map(p => `${num(p.x)} ${num(p.y)}`).join('L') + 'Z';
    group.append(...this.plate(path));
    for (const face of scene.faces) {
      group.append(
        svg('path', { class: 'face', d: path(face.corners), style: `--light:${num(face.light)}` }),
      );
    }
    for (const kind of ['faint', 'edge', 'ridge', 'stub'] as const) {
      const d = scene.lines
        .filter(line => line.kind === kind)
        .map(({ from, to }) => `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`)
        .join('');
      if (d) this.scaled.push(svg('path', { class: `line ${kind}`, d }));
    }
    group.append(...this.scaled);
    for (const star of scene.stars) {
      group.append(svg('circle', { class: 'star', cx: num(star.x), cy: num(star.y), r: 0.1 }));
    }
    if (!scene.rectangular) {
      for (const spot of scene.spots) {
        group.append(svg('circle', { class: 'dot', cx: num(spot.x), cy: num(spot.y), r: 0.07 }));
      }
    }
    const texts = svg('g');
    for (const { x, y, text } of scene.labels) {
      texts.append(svg('text', { class: 'coordinate', x: num(x), y: num(y) }, [text]));
    }
    if (this.look.names && !scene.rectangular) {
      for (const spot of scene.main) {
        const at = { x: num(spot.x + spot.radius * 0.62), y: num(spot.y + spot.radius * 0.72) };
        texts.append(svg('text', { class: 'name', ...at }, [this.board.names[spot.point]]));
      }
    }
    group.append(texts);
    this.scaled.push(texts);
    return group;
  }

  /** The board's thickness, its surface and the grain of the wood. */
  private plate(path: (corners: Place[]) => string): SVGElement[] {
    const { rectangular, low, high, plate } = this.scene;
    if (!rectangular && !plate.length) return [];
    const inset = 0.14;
    const shape = (kind: string, lower = 0) =>
      rectangular
        ? svg('rect', {
            class: kind,
            x: num(low.x + inset),
            y: num(low.y + inset + lower),
            width: num(high.x - low.x - 2 * inset),
            height: num(high.y - low.y - 2 * inset),
            rx: 0.2,
          })
        : svg('path', {
            class: `${kind} round`,
            d: path(plate),
            transform: `translate(0 ${lower})`,
          });
    return [shape('plate-edge', 0.1), shape('plate'), this.grained(shape('grain'))];
  }

  /** The same grain on every board, whatever its points are worth in pixels. */
  private grained(shape: SVGElement): SVGElement {
    const { low, high } = this.scene;
    const side = num(Math.max(high.x - low.x, high.y - low.y) / 2);
    const size = { width: side, height: side };
    const image = svg('image', { preserveAspectRatio: 'none', ...size });
    void woodUrl().then(url => image.setAttribute('href', url));
    const id = `${this.prefix}grain`;
    this.definitions.append(
      svg('pattern', { id, patternUnits: 'userSpaceOnUse', ...size }, [image]),
    );
    shape.setAttribute('fill', `url(#${id})`);
    return shape;
  }

  // --- what changes

  update(position: Position) {
    this.position = position;
    const dead = position.dead ?? NONE;
    const glyphs = position.glyphs ?? false;
    const all = glyphs !== this.drawnGlyphs;
    for (let point = 0; point < this.board.size; ++point) {
      const same =
        this.drawn[point] === position.stones[point] &&
        this.drawnDead.has(point) === dead.has(point);
      if (!same || all) this.drawStone(point, position.stones[point], dead.has(point), glyphs);
    }
    this.drawn = position.stones;
    this.drawnDead = dead;
    this.drawnGlyphs = glyphs;
    this.drawMarks();
  }

  private drawStone(point: Point, colour: Colour, dead: boolean, glyphs: boolean) {
    this.stoneElements[point]?.forEach(element => element.remove());
    this.stoneElements[point] = colour
      ? this.spotsOf[point].map(spot => {
          const stone = this.stone(spot, colour, glyphs);
          if (dead) stone.classList.add('dead');
          this.stonesLayer.append(stone);
          return stone;
        })
      : undefined;
  }

  protected stone(spot: Spot, colour: Colour, glyphs: boolean): SVGGElement {
    const grown = (spot.point * 7 + colour) % VARIANTS;
    this.define(colour, grown);
    const { x, y, radius } = spot;
    const kind = spot.echo ? ' echo' : spot.behind ? ' behind' : '';
    const disc = (size: number, attributes: Attributes, right = 0, down = 0) =>
      svg('circle', {
        cx: num(x + right * radius),
        cy: num(y + down * radius),
        r: num(size * radius),
        ...attributes,
      });
    const parts: SVGElement[] = [
      disc(1.16, { class: 'shadow', fill: 'url(#shadow)' }, 0.06, 0.15),
      disc(1, { fill: `url(#${this.prefix}${colour}-${grown})`, class: `body c${colour}` }),
    ];
    if (colour === 2 && this.look.shells && !glyphs) parts.push(shellLines(spot));
    if (glyphs) {
      const { glyph, ink } = look(colour);
      const d = placedPath(glyph, spot, radius);
      parts.push(svg('path', { d, fill: ink, 'fill-rule': 'evenodd' }));
    }
    return svg('g', { class: `stone${kind}` }, parts);
  }

  /** No two stones are quite alike: the light falls a little differently on each. */
  private define(colour: Colour, grown: number) {
    const id = `${this.prefix}${colour}-${grown}`;
    if (this.defined.has(id)) return;
    this.defined.add(id);
    const { body, light } = look(colour);
    const gradient = svg('radialGradient', {
      id,
      cx: num(0.34 + 0.04 * grown),
      cy: num(0.31 - 0.03 * grown),
      r: num(0.74 + 0.04 * grown),
    });
    gradient.append(
      svg('stop', { 'stop-color': light }),
      svg('stop', { offset: (colour === 2 ? 0.62 : 0.72) + 0.06 * grown, 'stop-color': body }),
    );
    this.definitions.append(gradient);
  }

  private drawMarks() {
    const { latest = [], owners, sure, neutral, labels, path, pending, stones } = this.position;
    const { marks: rings, prisoners } = this.position;
    this.areasLayer.replaceChildren(...(owners && !sure ? this.areas(owners) : []));
    const marks: SVGElement[] = [];
    const each = (point: Point, draw: (spot: Spot) => SVGElement) =>
      this.spotsOf[point].forEach(spot => marks.push(draw(spot)));
    if (owners) {
      owners.forEach((colour, point) => {
        const standing = stones[point] && !this.position.dead?.has(point);
        if (!colour || (standing && stones[point] === colour)) return;
        if (prisoners?.has(point)) return;
        const share = sure ? sure[point] / 100 : 1;
        each(point, spot => ownerMark(spot, colour, share));
      });
    }
    neutral?.forEach(point => each(point, neutralMark));
    prisoners?.forEach((colour, point) => each(point, spot => prisonerMark(spot, colour)));
    latest.forEach((point, age) => {
      const colour = stones[point];
      if (colour) each(point, spot => latestMark(spot, colour, age, this.drawnGlyphs));
    });
    labels?.forEach((text, point) => each(point, spot => labelMark(spot, text, stones[point])));
    rings?.forEach((kind, point) => each(point, spot => circleAt(spot, 0.92, `ring ${kind}`)));
    if (path && path.length > 1) marks.push(pathMark(path.map(p => this.scene.main[p])));
    if (pending != null) each(pending, spot => pendingMark(spot));
    this.marksLayer.replaceChildren(...marks);
  }

  /** Whose empty points lie together, as one area for each player. */
  private areas(all: Colouring): SVGElement[] {
    const { main, rectangular } = this.scene;
    const { stones, dead } = this.position;
    const owners = all.map((colour, p) => (stones[p] && !dead?.has(p) ? 0 : colour));
    const joined = this.board.edges.filter(
      ([a, b]) =>
        owners[a] &&
        owners[a] === owners[b] &&
        Math.hypot(main[a].x - main[b].x, main[a].y - main[b].y) < LONGEST,
    );
    return [...new Set(owners)].filter(Boolean).map(colour => {
      const places = main.filter(({ point }) => owners[point] === colour);
      const edges = joined.filter(([a]) => owners[a] === colour);
      return areaMark(
        places,
        edges.map(([a, b]) => [main[a], main[b]]),
        colour,
        rectangular,
      );
    });
  }
}

/** Edges that are drawn longer run over a border: they join no area. */
const LONGEST = 1.8;
const VARIANTS = 3;

/** The growth lines of a shell, turned differently on each stone. */
const SHELL =
  'M-.75 -.52Q0 -.84 .75 -.52M-.88 -.3Q0 -.62 .88 -.3M-.95 -.08Q0 -.4 .95 -.08M-.95 .14Q0 -.18 .95 .14M-.88 .36Q0 .04 .88 .36M-.75 .58Q0 .26 .75 .58';
const shellLines = (spot: Spot) =>
  svg('path', {
    class: 'shell',
    d: placedPath(SHELL, spot, spot.radius, (spot.point * 47 * Math.PI) / 180),
  });

const NONE: ReadonlySet<Point> = new Set();
