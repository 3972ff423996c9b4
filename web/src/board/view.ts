// A board drawn as SVG, and what people do with it: point, tap, type, zoom and drag.
//
// What never changes is drawn once; update() then changes only the points that differ, so that a
// move costs what it changes, however large the board.
import type { Board, Colour, Colouring, Legality, Place, Point } from '../rules/wasm';
import { Gestures } from './gestures';
import { BoardMap, Loupe } from './loupe';
import {
  areaMark,
  circleAt,
  crossMark,
  labelMark,
  latestMark,
  neutralMark,
  ownerMark,
  pathMark,
  pendingMark,
  prisonerMark,
} from './marks';
import { look } from './players';
import { pointTowards, sceneOf, spotAt, type Direction, type Scene, type Spot } from './scene';
import { num, svg } from './svg';
import { Window } from './window';
import { woodUrl } from './wood';
import type { Grade } from '../review/cost';
import { colourName, playerName, stoneName } from '../game/words';
import { t } from '../i18n/t';

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

export interface Handlers {
  /** A point chosen for good: by a click, a second tap or Enter. */
  onPlay?: (point: Point) => void;
  /** Where the pointer or the keyboard is; null: nowhere. */
  onHover?: (point: Point | null) => void;
  /** A first tap that waits for the second. */
  onSelect?: (point: Point | null) => void;
}

export interface ViewOptions {
  interactive?: boolean;
  /** Whether taps need a second one: on touch screens, always or never. */
  confirm?: 'touch' | 'always' | 'never';
  names?: boolean;
  label?: string;
}

let made = 0;
/** Fingers hit points that are this many pixels apart; closer ones are magnified for a second tap. */
const CLOSE = 28;
/** How far apart neighbours are then: 11 mm on a phone. A finger errs by 2 mm. */
const APART = 70;
const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export class BoardView {
  readonly scene: Scene;
  private readonly prefix = `b${++made}-`;
  private readonly areasLayer = svg('g', { class: 'areas' });
  private readonly stonesLayer = svg('g', { class: 'stones' });
  private readonly marksLayer = svg('g', { class: 'marks' });
  /** All that is drawn, for the magnifier and the map. */
  private readonly picture = svg('g', { id: `${this.prefix}all`, class: 'drawn' });
  private readonly loupe = new Loupe(this.picture.id);
  private readonly ghostLayer = svg('g', { class: 'ghost' });
  private readonly pointsLayer = svg('g', { class: 'points' });
  private readonly spotsOf: Spot[][];
  private readonly stoneElements: (SVGGElement[] | undefined)[] = [];
  private readonly pointElements: SVGCircleElement[] = [];
  private drawn: Colouring;
  private drawnDead: ReadonlySet<Point> = new Set();
  private drawnGlyphs = false;
  private position: Position;
  private selected: Point | null = null;
  private focused = 0;
  /** The focus came to a point by a pointer: left and right are then the page's. */
  private pointed = false;
  private readonly window: Window;
  private readonly defined = new Set<string>();
  /** What is drawn no thicker and no larger than some pixels. */
  private readonly scaled: SVGElement[] = [];
  private map?: BoardMap;
  private readonly definitions = svg('defs');

  constructor(
    readonly element: SVGSVGElement,
    readonly board: Board,
    private readonly handlers: Handlers = {},
    private readonly options: ViewOptions = {},
    scene?: Scene,
  ) {
    this.scene = scene ?? sceneOf(board);
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
    if (options.interactive) this.listen();
    else if (options.label) {
      element.setAttribute('role', 'img');
      element.setAttribute('aria-label', options.label);
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
    if (this.options.names && !scene.rectangular) {
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
    const image = svg('image', { href: woodUrl(), preserveAspectRatio: 'none', ...size });
    const id = `${this.prefix}grain`;
    this.definitions.append(
      svg('pattern', { id, patternUnits: 'userSpaceOnUse', ...size }, [image]),
    );
    shape.setAttribute('fill', `url(#${id})`);
    return shape;
  }

  // --- what changes

  update(position: Position) {
    const before = this.position;
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
    if (this.selected !== null && position.stones[this.selected]) this.select(null);
    this.drawMarks();
    this.drawGhost();
    if (this.options.interactive) this.namePoints(before);
    this.map?.showStones(position.stones);
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

  private stone(spot: Spot, colour: Colour, glyphs: boolean): SVGGElement {
    const grown = (spot.point * 7 + colour) % VARIANTS;
    this.define(colour, grown);
    const place = `translate(${num(spot.x)} ${num(spot.y)}) scale(${num(spot.radius)})`;
    const kind = spot.echo ? ' echo' : spot.behind ? ' behind' : '';
    const fill = `url(#${this.prefix}${colour}-${grown})`;
    const parts: SVGElement[] = [
      svg('circle', { class: 'shadow', cx: 0.06, cy: 0.15, r: 1.16, fill: 'url(#shadow)' }),
      svg('circle', { r: 1, fill, class: `body c${colour}` }),
    ];
    if (colour === 2 && this.options.interactive && !glyphs) parts.push(shellLines(spot.point));
    if (glyphs)
      parts.push(
        svg('path', { d: look(colour).glyph, fill: look(colour).ink, 'fill-rule': 'evenodd' }),
      );
    return svg('g', { class: `stone${kind}`, transform: place }, parts);
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

  // --- the ghost of the stone to come

  private hovered: Point | null = null;

  private drawGhost() {
    const { toPlay, stones } = this.position;
    const point = this.selected ?? this.hovered;
    const parts: SVGElement[] = [];
    if (toPlay && point !== null && !stones[point]) {
      const legal = this.position.legality?.(point).legal ?? true;
      for (const spot of this.spotsOf[point]) {
        if (legal) {
          const stone = this.stone(spot, toPlay, this.drawnGlyphs);
          if (this.selected !== null) parts.push(circleAt(spot, 1.28, 'selection'));
          parts.push(stone);
        } else {
          parts.push(crossMark(spot));
        }
      }
    }
    this.ghostLayer.classList.toggle('chosen', this.selected !== null);
    this.ghostLayer.replaceChildren(...parts);
  }

  select(point: Point | null) {
    this.selected = point;
    this.handlers.onSelect?.(point);
    this.drawGhost();
  }

  /** What a finger was lifted from is chosen, however close its neighbours are: it was seen in the magnifier. */
  private aimed(point: Point | null) {
    this.hover(null);
    const placing = point !== null && this.position.toPlay && !this.position.stones[point];
    if (placing && this.options.confirm !== 'never') this.select(point);
    else if (point !== null) this.tap(point, true);
  }

  private hover(point: Point | null) {
    if (point === this.hovered) return;
    this.hovered = point;
    this.handlers.onHover?.(point);
    this.drawGhost();
  }

  /** A click or tap on a point, or on none. */
  private tap(point: Point | null, touch: boolean, sure = false) {
    const { confirm = 'touch' } = this.options;
    const asks = !sure && (confirm === 'always' || (confirm === 'touch' && touch));
    if (point === null) return this.cancel();
    this.setFocus(point, false);
    const placing = this.position.toPlay && !this.position.stones[point];
    if (!placing || !asks || this.selected === point) {
      this.cancel();
      this.handlers.onPlay?.(point);
    } else {
      this.select(point);
      const { scale } = this.window;
      if (touch && scale < CLOSE) this.window.magnify(this.scene.main[point], APART / scale);
    }
  }

  /** Plays where a tap has chosen. */
  confirm() {
    if (this.selected !== null) this.tap(this.selected, false, true);
  }
  /** Forgets what a tap has chosen. */
  cancel() {
    this.select(null);
    this.window.back();
  }

  /** Shows the whole board and the part that is seen. */
  drawMap(element: SVGSVGElement) {
    const plate = [...this.picture.querySelectorAll('.plate-edge, .plate, .face')];
    this.map = new BoardMap(element, plate, this.scene, this.window);
    this.window.onChange = box => {
      this.map!.showFrame(box);
      this.map!.showStones(this.position.stones);
    };
  }

  private aim(finger: Place | null) {
    const place = finger && this.window.place(finger);
    const point = place && this.pointAt(place, FINGER);
    this.hover(point);
    if (finger && point !== null) this.loupe.show(this.scene.main[point], finger);
    else this.loupe.hide();
  }

  // --- keyboard and screen readers: every point is a button with a name; one of them is in the
  // order of tabs, arrows go on from there

  private listen() {
    this.picture.append(this.ghostLayer);
    this.element.append(this.pointsLayer);
    this.element.setAttribute('role', 'group');
    // Browsers that take it for focusable because it listens leave it out of the order of tabs.
    this.element.setAttribute('tabindex', '-1');
    this.element.setAttribute(
      'aria-label',
      this.options.label ?? t('view-board', { spec: this.board.spec }),
    );
    for (const spot of this.scene.main) {
      const point = svg('circle', {
        class: 'point',
        role: 'button',
        tabindex: -1,
        cx: num(spot.x),
        cy: num(spot.y),
        r: num(spot.radius),
        'data-point': spot.point,
        'aria-label': this.nameOf(spot.point),
      });
      this.pointElements[spot.point] = point;
      this.pointsLayer.append(point);
    }
    this.focused = nearestTo(this.scene, this.board.size);
    this.pointElements[this.focused].setAttribute('tabindex', '0');
    this.element.addEventListener('keydown', event => this.onKey(event));
    let pressing = false;
    this.element.addEventListener('mousedown', () => {
      this.pointed = pressing = true;
      setTimeout(() => (pressing = false)); // the focus has moved by then
    });
    this.element.addEventListener('focusin', event => {
      const point = (event.target as Element).getAttribute('data-point');
      if (point === null) return;
      this.pointed = pressing;
      this.setFocus(Number(point), false);
      this.hover(Number(point));
    });
    this.element.addEventListener('focusout', () => this.hover(null));
    new Gestures(this.element, this.window, {
      onHover: place => this.hover(place && this.pointAt(place)),
      onTap: (place, event) => {
        const named = (event.target as Element).getAttribute('data-point');
        // Without a pointer (a screen reader's click) the element itself says which point is meant.
        const touch = (event as PointerEvent).pointerType === 'touch';
        const near = () => this.pointAt(place, touch ? FINGER : undefined);
        this.tap(event.detail === 0 && named !== null ? Number(named) : near(), touch);
      },
      onAim: finger => this.aim(finger),
      onAimed: place => this.aimed(this.pointAt(place, FINGER)),
    });
  }

  private pointAt = (place: Place, reach?: number) =>
    spotAt(this.scene, place, reach)?.point ?? null;

  private nameOf(point: Point): string {
    const { stones, dead, owners, latest, marks } = this.position;
    const colour = stones[point];
    const words = [this.board.names[point], colour ? stoneName(colour) : colourName(0)];
    if (colour && latest?.[0] === point) words.push(t('view-latest-move'));
    if (dead?.has(point)) words.push(t('view-dead'));
    const mark = marks?.get(point);
    if (mark) words.push(t(`mark-${mark}`));
    if (owners && owners[point] && owners[point] !== colour) {
      words.push(t('view-s-point', { player: playerName(owners[point]) }));
    }
    return words.join(', ');
  }

  private namePoints(before: Position) {
    const { stones, dead, owners, latest } = this.position;
    const rename = (point: Point) =>
      this.pointElements[point].setAttribute('aria-label', this.nameOf(point));
    const all = owners || before.owners || dead !== before.dead;
    if (all || this.position.marks !== before.marks) {
      for (let point = 0; point < this.board.size; ++point) rename(point);
      return;
    }
    for (let point = 0; point < this.board.size; ++point) {
      if (stones[point] !== before.stones[point]) rename(point);
    }
    for (const point of [before.latest?.[0], latest?.[0]]) if (point !== undefined) rename(point);
  }

  zoom(factor: number) {
    this.window.zoom(factor);
  }
  fit() {
    this.window.fit();
  }

  private setFocus(point: Point, move = true) {
    this.pointElements[this.focused].setAttribute('tabindex', '-1');
    this.focused = point;
    this.pointElements[point].setAttribute('tabindex', '0');
    if (move) {
      this.pointElements[point].focus({ preventScroll: true });
      this.window.keepInSight(this.scene.main[point]);
    }
  }

  private onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = event.shiftKey ? undefined : ARROWS[event.key];
    // Whoever plays with the mouse goes through the game by these; up or down begins with the keys.
    if (this.pointed && (direction === 'left' || direction === 'right')) return;
    this.pointed = false;
    if (direction) {
      const next = pointTowards(this.scene, this.focused, direction);
      if (next !== null) this.setFocus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.tap(this.focused, false);
    } else if (event.key === 'Escape') {
      this.cancel();
    } else if (event.key === '+' || event.key === '=') {
      this.window.zoom(1.25);
    } else if (event.key === '-') {
      this.window.zoom(0.8);
    } else if (event.key === '0') {
      this.window.fit();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

/** How far from a point a finger may be, in radii of a stone: nowhere between the points of a grid is too far. */
const FINGER = 1.6;
/** Edges that are drawn longer run over a border: they join no area. */
const LONGEST = 1.8;
const VARIANTS = 3;

/** The growth lines of a shell, turned differently on each stone. */
const shellLines = (point: Point) =>
  svg('path', {
    class: 'shell',
    d: 'M-.75-.52Q0-.84.75-.52M-.88-.3Q0-.62.88-.3M-.95-.08Q0-.4.95-.08M-.95.14Q0-.18.95.14M-.88.36Q0 .04.88.36M-.75.58Q0 .26.75.58',
    transform: `rotate(${(point * 47) % 180})`,
  });

const NONE: ReadonlySet<Point> = new Set();

/** The point nearest to the middle, where the keyboard begins. */
function nearestTo(scene: Scene, size: number): Point {
  const middle = { x: (scene.low.x + scene.high.x) / 2, y: (scene.low.y + scene.high.y) / 2 };
  let best = 0;
  for (let point = 1; point < size; ++point) {
    const away = (p: Point) => Math.hypot(scene.main[p].x - middle.x, scene.main[p].y - middle.y);
    if (away(point) < away(best)) best = point;
  }
  return best;
}
