// Two more pictures of a board: what is under a finger, and the whole when only a part is seen.
import type { Colour, Colouring, Place } from '../rules/wasm';
import { look } from './players';
import type { Scene } from './scene';
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

/** The whole board with a frame around the part that is seen; a tap moves the frame. Drawn only while it is needed. */
export class BoardMap {
  private readonly frame = svg('rect', { class: 'seen' });
  private readonly stones = svg('g');
  private drawn: Colouring | undefined;

  constructor(
    private readonly element: SVGSVGElement,
    plate: Element[],
    private readonly scene: Scene,
    private readonly window: Window,
  ) {
    element.setAttribute('viewBox', boxText(window.home));
    const wood = svg(
      'g',
      { class: 'drawn' },
      plate.map(part => part.cloneNode(true)),
    );
    element.replaceChildren(wood, this.stones, this.frame);
    element.onpointerdown = element.onpointermove = event => {
      if (!event.buttons) return;
      const matrix = element.getScreenCTM()!.inverse();
      window.centre(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix));
      this.showFrame();
    };
  }

  showFrame() {
    this.element.classList.toggle('needed', this.window.zoomed);
    for (const key of ['x', 'y', 'width', 'height'] as const) {
      this.frame.setAttribute(key, num(this.window.seen[key]));
    }
  }

  /** One path for each colour: a dot for each stone. */
  showStones(stones: Colouring) {
    if (!this.window.zoomed || stones === this.drawn) return;
    this.drawn = stones;
    const colours = [...new Set(stones)].filter(Boolean);
    const dots = (colour: Colour) =>
      this.scene.main
        .filter(({ point }) => stones[point] === colour)
        .map(({ x, y }) => `M${num(x)} ${num(y)}h0`)
        .join('');
    this.stones.replaceChildren(
      ...colours.map(colour =>
        svg('path', { class: 'map-stones', d: dots(colour), stroke: look(colour).body }),
      ),
    );
  }
}
