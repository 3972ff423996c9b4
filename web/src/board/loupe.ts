// Two more pictures of a board that is drawn once: what is under a finger, and the whole when only a part is seen.
import type { Place } from '../rules/wasm';
import { num, svg } from './svg';
import type { Box, Window } from './window';

const SIDE = 124;
/** How much of the board a magnifier shows: neighbours are about one apart. */
const SEEN = 4.4;
/** Pixels between the finger and the magnifier. */
const ABOVE = 34;

const copyOf = (id: string) => svg('use', { href: `#${id}` });
const boxText = ({ x, y, width, height }: Box) => [x, y, width, height].map(num).join(' ');

/** A round magnifier over the finger, or beside it at the upper edge of the page. */
export class Loupe {
  private readonly element: SVGSVGElement;

  constructor(picture: string) {
    this.element = svg('svg', { class: 'board loupe', 'aria-hidden': 'true' }, [copyOf(picture)]);
  }

  /** `at`: the place of the drawing in its middle; `finger`: on the screen. */
  show(at: Place, finger: Place) {
    const half = SEEN / 2;
    this.element.setAttribute(
      'viewBox',
      boxText({ x: at.x - half, y: at.y - half, width: SEEN, height: SEEN }),
    );
    const top = finger.y - ABOVE - SIDE;
    const aside = finger.x > innerWidth / 2 ? -SIDE - ABOVE : ABOVE;
    const left = finger.x + (top < 0 ? aside : -SIDE / 2);
    const clamped = Math.max(4, Math.min(left, innerWidth - SIDE - 4));
    this.element.style.translate = `${num(clamped)}px ${num(Math.max(4, top))}px`;
    if (!this.element.isConnected) document.body.append(this.element);
  }
  hide() {
    this.element.remove();
  }
}

/** The whole board with a frame around the part that is seen; a tap moves the frame. */
export function drawMap(map: SVGSVGElement, picture: string, window: Window) {
  const frame = svg('rect', { class: 'seen' });
  map.setAttribute('viewBox', boxText(window.home));
  map.replaceChildren(copyOf(picture), frame);
  map.onpointerdown = map.onpointermove = event => {
    if (!event.buttons) return;
    const matrix = map.getScreenCTM()!.inverse();
    window.centre(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix));
  };
  window.onChange = box => {
    for (const key of ['x', 'y', 'width', 'height'] as const)
      frame.setAttribute(key, num(box[key]));
    map.classList.toggle('needed', window.zoomed);
  };
}
