// What people do with a board: point, tap, type, zoom and drag.
import type { Board, Place, Point } from '../rules/wasm';
import { Gestures } from './gestures';
import { BoardMap, Loupe } from './loupe';
import { circleAt, crossMark } from './marks';
import { pointTowards, spotAt, type Direction, type Scene } from './scene';
import { num, svg } from './svg';
import { BoardView, type Position } from './view';
import { colourName, playerName, stoneName } from '../game/words';
import { t } from '../i18n/t';

export interface Handlers {
  /** A point chosen for good: by a click, a second tap or Enter. */
  onPlay?: (point: Point) => void;
  /** Where the pointer or the keyboard is; null: nowhere. */
  onHover?: (point: Point | null) => void;
  /** A first tap that waits for the second. */
  onSelect?: (point: Point | null) => void;
}

export interface PlayOptions {
  /** Whether taps need a second one: on touch screens, always or never. */
  confirm?: 'touch' | 'always' | 'never';
  names?: boolean;
  label: string;
}

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

/** How far from a point a finger may be, in radii of a stone: nowhere between the points of a grid is too far. */
const FINGER = 1.6;

export class PlayedBoard extends BoardView {
  private readonly loupe = new Loupe(this.picture.id);
  private readonly ghostLayer = svg('g', { class: 'ghost' });
  private readonly pointsLayer = svg('g', { class: 'points' });
  private readonly pointElements: SVGCircleElement[] = [];
  private selected: Point | null = null;
  private hovered: Point | null = null;
  private focused = 0;
  /** The focus came to a point by a pointer: left and right are then the page's. */
  private pointed = false;
  private map?: BoardMap;

  constructor(
    element: SVGSVGElement,
    board: Board,
    private readonly handlers: Handlers,
    private readonly options: PlayOptions,
  ) {
    super(element, board, { names: options.names, shells: true });
    this.listen();
  }

  update(position: Position) {
    const before = this.position;
    super.update(position);
    if (this.selected !== null && position.stones[this.selected]) this.select(null);
    this.drawGhost();
    this.namePoints(before);
    this.map?.showStones(position.stones);
  }

  // --- the ghost of the stone to come

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
    this.window.onRest = () => {
      this.map!.showFrame();
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
    this.element.setAttribute('aria-label', this.options.label);
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
      aiming: {
        onAim: finger => this.aim(finger),
        onAimed: place => this.aimed(this.pointAt(place, FINGER)),
      },
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
