// The part of a drawing that is seen: zoomed into and moved about, never beyond its border.
//
// While it moves, the browser shifts and scales the picture that it has; when it rests, the drawing is drawn again, sharply.
// To draw a large board takes several frames.
import type { Place } from '../rules/wasm';
import { num } from './svg';

const LEAST = 4;
/** How long the view takes to glide to another part, in milliseconds. */
const GLIDE = 140;
/** How long a picture has rested before it is drawn again, in milliseconds. */
const REST = 120;

export interface Box extends Place {
  width: number;
  height: number;
}

/** Where a box lies in an element that shows the whole of it: pixels are places times the scale, plus x and y. */
export function fitted(box: Box, size: { width: number; height: number }) {
  const scale = Math.min(size.width / box.width, size.height / box.height);
  return {
    scale,
    x: (size.width - box.width * scale) / 2 - box.x * scale,
    y: (size.height - box.height * scale) / 2 - box.y * scale,
  };
}

/** How a picture of the one box has to be moved and scaled (about its upper left corner) to show the other. */
export function carried(from: Box, to: Box, size: { width: number; height: number }) {
  const [before, after] = [fitted(from, size), fitted(to, size)];
  const scale = after.scale / before.scale;
  return { x: after.x - before.x * scale, y: after.y - before.y * scale, scale };
}

/** Of an element that fills its parent, which is moved, and that its own parent, which clips it. */
export class Window {
  private box: Box;
  /** What the drawing was last drawn for. */
  private sharp: Box;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** What was seen before it was magnified. */
  private before: Box | null = null;
  private frame = 0;
  /** Of the element, in pixels; not known at first. */
  private size = { width: 0, height: 0 };
  /** Called when the drawing rests at another part. */
  onRest: () => void = () => {};

  constructor(
    private readonly element: SVGSVGElement,
    private whole: Box,
    /** Called with the pixels between places that are one apart whenever it is drawn. */
    private readonly onScale: (scale: number) => void,
    /** How much can be seen beyond home on each side, as a share of it. */
    private readonly room = 0,
  ) {
    this.box = this.sharp = { ...whole };
    this.draw();
    new ResizeObserver(([{ contentRect }]) => {
      this.size = contentRect;
      this.draw();
    }).observe(element);
  }

  /** The part that is seen. */
  get seen(): Readonly<Box> {
    return this.box;
  }
  /** What fit() shows. */
  get home(): Readonly<Box> {
    return this.whole;
  }
  /** What is seen stays, unless it was the whole. */
  set home(home: Box) {
    const fits = !this.moved;
    this.whole = { ...home };
    this.box = fits ? { ...home } : this.inside(this.box);
    this.draw();
  }
  private get moved() {
    return (['x', 'y', 'width'] as const).some(
      key => Math.abs(this.box[key] - this.whole[key]) > 0.001 * this.whole.width,
    );
  }
  /** It can be zoomed and moved even where the whole is seen. */
  get roomy() {
    return this.room > 0;
  }
  get zoomed() {
    return this.box.width < this.home.width * 0.999;
  }

  /** Pixels of the screen between places that are one apart. */
  get scale() {
    return this.known ? fitted(this.box, this.size).scale : 0;
  }

  /** Where a place of the screen lies in the drawing. */
  place({ x, y }: Place): Place {
    const frame = this.mover.parentElement!;
    const { left, top } = frame.getBoundingClientRect();
    const { scale, ...origin } = fitted(this.box, this.size);
    return {
      x: (x - left - frame.clientLeft - origin.x) / scale,
      y: (y - top - frame.clientTop - origin.y) / scale,
    };
  }

  /** Keeps the place where it is. */
  zoom(factor: number, about?: Place) {
    const { x, y, width, height } = this.box;
    const at = about ?? { x: x + width / 2, y: y + height / 2 };
    const most = (this.home.width * (1 + 2 * this.room)) / width;
    const scale = Math.max(Math.min(1, LEAST / width), Math.min(1 / factor, most));
    this.set({
      x: at.x - (at.x - x) * scale,
      y: at.y - (at.y - y) * scale,
      width: width * scale,
      height: height * scale,
    });
  }
  fit() {
    this.set({ ...this.home });
  }
  move(by: Place) {
    this.set({ ...this.box, x: this.box.x + by.x, y: this.box.y + by.y });
  }
  centre({ x, y }: Place) {
    const { width, height } = this.box;
    this.set({ ...this.box, x: x - width / 2, y: y - height / 2 });
  }
  keepInSight({ x, y }: Place) {
    const { box } = this;
    const inside = (v: number, low: number, size: number) =>
      v < low + 1 ? v - 1 : v > low + size - 1 ? v + 1 - size : low;
    this.set({ ...box, x: inside(x, box.x, box.width), y: inside(y, box.y, box.height) });
  }

  /** Glides to the surroundings of a place, this many times as large; back() returns. */
  magnify({ x, y }: Place, factor: number) {
    const shrunk = Math.max(1 / factor, LEAST / this.box.width);
    const [width, height] = [this.box.width * shrunk, this.box.height * shrunk];
    const before = this.box;
    this.glide(this.inside({ x: x - width / 2, y: y - height / 2, width, height }));
    this.before = before;
  }
  get magnified() {
    return this.before !== null;
  }
  back() {
    if (this.before) this.glide(this.before);
  }

  private glide(to: Box) {
    this.before = null;
    cancelAnimationFrame(this.frame);
    const from = this.box;
    const since = performance.now();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = () => {
      const share = still ? 1 : Math.min(1, (performance.now() - since) / GLIDE);
      const eased = share * (2 - share);
      const between = (key: keyof Box) => from[key] + (to[key] - from[key]) * eased;
      this.box = {
        x: between('x'),
        y: between('y'),
        width: between('width'),
        height: between('height'),
      };
      this.show();
      if (share < 1) this.frame = requestAnimationFrame(step);
      else this.draw();
    };
    step();
  }

  private set(box: Box) {
    cancelAnimationFrame(this.frame);
    this.before = null;
    this.box = this.inside(box);
    this.show();
  }
  private inside(box: Box): Box {
    const { home, room } = this;
    const inside = (at: number, size: number, low: number, whole: number) =>
      Math.max(low - room * whole, Math.min(at, low + (1 + room) * whole - size));
    return {
      ...box,
      x: inside(box.x, box.width, home.x, home.width),
      y: inside(box.y, box.height, home.y, home.height),
    };
  }
  private get mover(): HTMLElement {
    return this.element.parentElement!;
  }
  private get known() {
    return this.size.width > 0 && this.size.height > 0;
  }
  /** Moves the picture that there is, until it rests. */
  private show() {
    clearTimeout(this.resting);
    if (!this.known) return this.draw();
    this.resting = setTimeout(() => this.draw(), REST);
    const { x, y, scale } = carried(this.sharp, this.box, this.size);
    this.mover.classList.add('moving');
    this.mover.style.transform = `translate(${num(x)}px, ${num(y)}px) scale(${scale})`;
  }
  private draw() {
    clearTimeout(this.resting);
    this.sharp = this.box;
    const { x, y, width, height } = this.box;
    this.element.setAttribute('viewBox', [x, y, width, height].map(num).join(' '));
    // When it leaves the page, that changes its size.
    if (this.mover) {
      this.mover.classList.remove('moving');
      this.mover.style.transform = '';
    }
    this.element.classList.toggle('zoomed', this.zoomed); // all parts inherit the cursor: not in every frame
    if (this.known) this.onScale(this.scale);
    this.onRest();
  }
}
