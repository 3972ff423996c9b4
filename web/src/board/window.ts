// The part of a drawing that is seen: zoomed into and moved about, never beyond its border.
import type { Place } from '../rules/wasm';
import { num } from './svg';

const LEAST = 4;

export interface Box extends Place {
  width: number;
  height: number;
}

export class Window {
  private box: Box;

  constructor(
    private readonly element: SVGSVGElement,
    private readonly home: Box,
  ) {
    this.box = { ...home };
    this.apply();
  }

  get zoomed() {
    return this.box.width < this.home.width * 0.999;
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
  keepInSight({ x, y }: Place) {
    const { box } = this;
    const inside = (v: number, low: number, size: number) =>
      v < low + 1 ? v - 1 : v > low + size - 1 ? v + 1 - size : low;
    this.set({ ...box, x: inside(x, box.x, box.width), y: inside(y, box.y, box.height) });
  }

  private set(box: Box) {
    const clamp = (v: number, low: number, high: number) => Math.max(low, Math.min(v, high));
    const { home } = this;
    this.box = {
      ...box,
      x: clamp(box.x, home.x, home.x + home.width - box.width),
      y: clamp(box.y, home.y, home.y + home.height - box.height),
    };
    this.apply();
  }
  private apply() {
    const { x, y, width, height } = this.box;
    this.element.setAttribute('viewBox', [x, y, width, height].map(num).join(' '));
    this.element.classList.toggle('zoomed', this.zoomed);
  }
}
