// Pointers on a drawing: a click plays, a drag moves, the wheel zooms; two fingers zoom and move, and one that
// rests aims. What can be carried is dragged instead of the drawing.
import type { Place } from '../rules/wasm';
import type { Window } from './window';

/** Pixels that a finger may slip in a tap. */
const SLIP = 8;
/** Milliseconds after which a finger that rests aims. */
const REST = 260;

export interface Wishes {
  /** The pointer is there; null: nowhere. */
  onHover: (place: Place | null) => void;
  onTap: (place: Place, event: MouseEvent) => void;
  aiming?: {
    /** A finger aims at a place of the screen; null: it does so no more. */
    onAim: (screen: Place | null) => void;
    /** A finger that aimed was lifted there. */
    onAimed: (place: Place) => void;
  };
  carrying?: {
    /** Whether there is something to carry at the place where a pointer was pressed. */
    onGrab: (place: Place) => boolean;
    onCarry: (place: Place) => void;
    /** It is left where it is; false: it goes back. */
    onDrop: (here: boolean) => void;
  };
}

const screenPlace = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY });
const between = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export class Gestures {
  private readonly pointers = new Map<number, Place>();
  private dragged = false;
  private aiming = false;
  /** A press that may become, or has become, the carrying of something. */
  private grabbed = false;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly element: SVGSVGElement,
    private readonly window: Window,
    private readonly wishes: Wishes,
  ) {
    element.addEventListener('pointerdown', event => this.onDown(event));
    element.addEventListener('pointermove', event => this.onMove(event));
    element.addEventListener('pointerup', event => this.onUp(event));
    element.addEventListener('pointercancel', event => {
      this.pointers.delete(event.pointerId);
      this.endAim();
      this.drop(false);
    });
    element.addEventListener('pointerleave', event => {
      if (event.pointerType === 'mouse') wishes.onHover(null);
    });
    element.addEventListener('click', event => {
      if (!this.dragged) wishes.onTap(window.place(screenPlace(event)), event);
    });
    element.addEventListener('wheel', event => this.onWheel(event), { passive: false });
    // One finger scrolls the page; with two, when one aims, and when it moves a zoomed board, the page stays. Not by
    // touch-action, because the browser would look at the style of every point whenever that changes.
    const hold = (event: TouchEvent) => {
      if (event.touches.length > 1 || this.aiming) event.preventDefault();
    };
    element.addEventListener('touchstart', hold, { passive: false });
    element.addEventListener(
      'touchmove',
      event => (window.zoomed ? event.preventDefault() : hold(event)),
      { passive: false },
    );
    element.addEventListener('contextmenu', event => {
      if (this.aiming) event.preventDefault();
    });
  }

  private onDown(event: PointerEvent) {
    if (event.button > 0) return;
    this.pointers.set(event.pointerId, screenPlace(event));
    clearTimeout(this.rest);
    if (this.pointers.size > 1) {
      this.endAim();
      return this.drop(false);
    }
    this.dragged = false;
    const { aiming, carrying } = this.wishes;
    this.grabbed = carrying?.onGrab(this.window.place(screenPlace(event))) ?? false;
    if (event.pointerType === 'mouse' || !aiming) return;
    this.rest = setTimeout(() => {
      this.aiming = this.dragged = true; // the click that follows is none
      aiming.onAim(screenPlace(event));
    }, REST);
  }

  private drop(here: boolean) {
    if (!this.grabbed) return;
    this.grabbed = false;
    this.wishes.carrying!.onDrop(here && this.dragged);
  }

  private onUp(event: PointerEvent) {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.rest);
    this.drop(true);
    if (this.aiming) {
      this.endAim();
      this.wishes.aiming!.onAimed(this.window.place(screenPlace(event)));
    } else if (event.pointerType !== 'mouse') {
      this.wishes.onHover(null);
    }
  }

  private endAim() {
    clearTimeout(this.rest);
    if (!this.aiming) return;
    this.aiming = false;
    this.wishes.aiming!.onAim(null);
  }

  private onWheel(event: WheelEvent) {
    // The page scrolls, unless the board is zoomed in already or the gesture is meant for it.
    const { roomy, zoomed } = this.window;
    if (!event.ctrlKey && !event.shiftKey && !zoomed && !roomy) return;
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
    if (this.aiming) {
      this.wishes.aiming!.onAim(now);
    } else if (other) {
      this.dragged = true;
      this.pinch(last, now, other[1]);
    } else if (this.dragged || Math.hypot(now.x - last.x, now.y - last.y) > SLIP) {
      clearTimeout(this.rest);
      // Outside of the element too.
      if (!this.dragged && this.window.roomy) this.element.setPointerCapture(event.pointerId);
      this.dragged = true;
      if (this.grabbed) this.wishes.carrying!.onCarry(this.window.place(now));
      else if (this.window.zoomed || this.window.roomy) this.drag(last, now);
      else return;
    } else {
      return;
    }
    this.pointers.set(event.pointerId, now);
  }

  private drag(last: Place, now: Place) {
    const [from, to] = [this.window.place(last), this.window.place(now)];
    this.window.move({ x: from.x - to.x, y: from.y - to.y });
  }

  /** What was between the fingers stays between them. */
  private pinch(last: Place, now: Place, other: Place) {
    const spread = (at: Place) => Math.hypot(at.x - other.x, at.y - other.y);
    const middle = between(now, other);
    this.drag(between(last, other), middle);
    this.window.zoom(spread(now) / Math.max(1, spread(last)), this.window.place(middle));
  }
}
