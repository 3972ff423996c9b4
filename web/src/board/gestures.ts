// Pointers on a drawing: a click plays, a drag moves, wheel and two fingers zoom.
import type { Place } from '../rules/wasm';
import type { Window } from './window';

/** Pixels that a finger may slip in a tap. */
const SLIP = 8;

export interface Wishes {
  /** The pointer is there; null: nowhere. */
  onHover: (place: Place | null) => void;
  onTap: (place: Place, event: MouseEvent) => void;
}

const screenPlace = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY });

export class Gestures {
  private readonly pointers = new Map<number, Place>();
  private dragged = false;

  constructor(
    element: SVGSVGElement,
    private readonly window: Window,
    private readonly wishes: Wishes,
  ) {
    element.addEventListener('pointerdown', event => {
      this.pointers.set(event.pointerId, screenPlace(event));
      if (this.pointers.size === 1) this.dragged = false;
    });
    element.addEventListener('pointermove', event => this.onMove(event));
    const forget = (event: PointerEvent) => this.pointers.delete(event.pointerId);
    element.addEventListener('pointerup', event => {
      forget(event);
      if (event.pointerType !== 'mouse') wishes.onHover(null);
    });
    element.addEventListener('pointercancel', forget);
    element.addEventListener('pointerleave', event => {
      if (event.pointerType === 'mouse') wishes.onHover(null);
    });
    element.addEventListener('click', event => {
      if (!this.dragged) wishes.onTap(window.place(screenPlace(event)), event);
    });
    element.addEventListener('wheel', event => this.onWheel(event), { passive: false });
  }

  private onWheel(event: WheelEvent) {
    // The page scrolls, unless the board is zoomed in already or the gesture is meant for it.
    if (!event.ctrlKey && !event.shiftKey && !this.window.zoomed) return;
    event.preventDefault();
    this.window.zoom(Math.exp(-event.deltaY / 400), this.window.place(screenPlace(event)));
  }

  private onMove(event: PointerEvent) {
    const last = this.pointers.get(event.pointerId);
    const now = screenPlace(event);
    if (!last) {
      if (event.pointerType === 'mouse') this.wishes.onHover(this.window.place(now));
      return;
    }
    const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId);
    if (other) {
      this.dragged = true;
      this.pinch(last, now, other[1]);
    } else if (this.dragged || Math.hypot(now.x - last.x, now.y - last.y) > SLIP) {
      this.dragged = true;
      if (!this.window.zoomed) return;
      const [from, to] = [this.window.place(last), this.window.place(now)];
      this.window.move({ x: from.x - to.x, y: from.y - to.y });
    } else {
      return;
    }
    this.pointers.set(event.pointerId, now);
  }

  private pinch(last: Place, now: Place, other: Place) {
    const spread = (at: Place) => Math.hypot(at.x - other.x, at.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.window.zoom(spread(now) / Math.max(1, spread(last)), this.window.place(middle));
  }
}
