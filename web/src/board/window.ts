// The part of a drawing that is seen: zoomed into and moved about, never beyond its border.
import type { Place } from '../rules/wasm';
import { num } from './svg';

const LEAST = 4;
/** How long the view takes to glide to another part, in milliseconds. */
const GLIDE = 140;

export interface Box extends Place {
  width: number;
  height: number;
}

export class Window {
  private box: Box;
  /** What was seen before it was magnified. */
  private before: Box | null = null;
  private frame = 0;
  /** Of the element, in pixels; not known at first. */
  private size = { width: 0, height: 0 };
  /** Called with the part that is seen whenever that changes. */
  onChange: (box: Box) => void = () => {};

  constructor(
    private readonly element: SVGSVGElement,
    readonly home: Box,
    /** Called with the pixels between places that are one apart. */
    private readonly onScale: (scale: number) => void,
  ) {
    this.box = { ...home };
    this.apply();
    new ResizeObserver(([{ contentRect }]) => {
      this.size = contentRect;
      this.applyScale();
    }).observe(element);
  }

  get zoomed() {
    return this.box.width < this.home.width * 0.999;
  }

  /** Pixels of the screen between places that are one apart. */
  get scale() {
    return this.element.getScreenCTM()?.a ?? 0;
  }

  /** Where a place of the screen lies in the drawing. */
  place({ x, y }: Place): Place {
    const matrix = this.element.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: at.x, y: at.y };
  }

  /** Keeps the place where it is. */
  zoom(factor: number, about?: Place) {
    const { x, y, width, height } = this.box;
    const at = about ?? { x: x + width / 2, y: y + height / 2 };
    const scale = Math.min(1 / factor, this.home.width / width);
    if (width * scale < LEAST && scale < 1) return;
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
      this.apply();
      if (share < 1) this.frame = requestAnimationFrame(step);
    };
    step();
  }

  private set(box: Box) {
    cancelAnimationFrame(this.frame);
    this.before = null;
    this.box = this.inside(box);
    this.apply();
  }
  private inside(box: Box): Box {
    const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(v, high));
    const { home } = this;
    return {
      ...box,
      x: clamp(box.x, home.x, home.x + home.width - box.width),
      y: clamp(box.y, home.y, home.y + home.height - box.height),
    };
  }
  private apply() {
    const { x, y, width, height } = this.box;
    this.element.setAttribute('viewBox', [x, y, width, height].map(num).join(' '));
    this.element.classList.toggle('zoomed', this.zoomed);
    this.applyScale();
    this.onChange(this.box);
  }
  private applyScale() {
    const scale = Math.min(this.size.width / this.box.width, this.size.height / this.box.height);
    if (scale > 0) this.onScale(scale);
  }
}
