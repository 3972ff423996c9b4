// A game as an animated GIF, a frame for each turn. The board comes from the drawing on the page; stones
// are drawn on it here, because a picture of the page for each of 300 turns would take a minute.
import { look } from '../board/players';
import { sceneOf, type Scene } from '../board/scene';
import type { GameTree } from '../game/tree';
import type { Colouring, Point } from '../rules/wasm';
import { GifWriter } from './gif';
import { rasterised } from './pictures';

/** Hundredths of a second. */
const TURN_TIME = 70;
const END_TIME = 300;
const MOST_PIXELS = 560;

interface Frame {
  stones: Colouring;
  latest: Point | null;
}

/** The line on display from its start to its end. */
export function framesOf(tree: GameTree): Frame[] {
  const here = tree.current;
  const frames: Frame[] = [];
  let turn = -1;
  for (const id of tree.lineThrough(here)) {
    const node = tree.nodes[id];
    const changes = node.event?.action === 'setup' || node.turn > turn;
    turn = node.turn;
    if (!changes) continue;
    tree.goto(id);
    frames.push({ stones: tree.game.colouring(), latest: node.event?.point ?? null });
  }
  tree.goto(here);
  return frames;
}

/** The drawing without what is on the board. */
function emptied(svg: string): string {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  page.querySelectorAll('.stones, .marks').forEach(layer => layer.replaceChildren());
  return new XMLSerializer().serializeToString(page);
}

class Painter {
  private readonly scale: number;
  readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;

  constructor(
    private readonly scene: Scene,
    private readonly background: HTMLCanvasElement,
    private readonly glyphs: boolean,
  ) {
    const { width, height } = background;
    const shrink = Math.min(1, MOST_PIXELS / Math.max(width, height));
    this.canvas = document.createElement('canvas');
    this.canvas.width = Math.round(width * shrink);
    this.canvas.height = Math.round(height * shrink);
    this.scale = this.canvas.width / (scene.high.x - scene.low.x);
    this.context = this.canvas.getContext('2d', { willReadFrequently: true })!;
  }

  picture({ stones, latest }: Frame) {
    const { context, canvas, scene, scale } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = 'white'; // around the board's round corners
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(this.background, 0, 0, canvas.width, canvas.height);
    for (const { x, y, radius, point, echo, behind } of scene.spots) {
      if (!stones[point]) continue;
      const size = scale * radius;
      context.setTransform(size, 0, 0, size, (x - scene.low.x) * scale, (y - scene.low.y) * scale);
      context.globalAlpha = echo || behind ? 0.5 : 1;
      this.stone(stones[point], point === latest);
    }
    context.globalAlpha = 1;
    return context.getImageData(0, 0, canvas.width, canvas.height);
  }

  /** On a circle of radius 1 around the origin. */
  private stone(colour: number, latest: boolean) {
    const { context } = this;
    const { body, light, ink, glyph } = look(colour);
    const shade = context.createRadialGradient(-0.3, -0.4, 0, -0.3, -0.4, 1.5);
    shade.addColorStop(0, light);
    shade.addColorStop(colour === 2 ? 0.6 : 0.8, body);
    this.disc(1, shade);
    if (this.glyphs) {
      context.fillStyle = ink;
      context.fill(new Path2D(glyph), 'evenodd');
    }
    if (!latest) return;
    context.beginPath();
    context.arc(0, 0, this.glyphs ? 0.78 : 0.5, 0, 2 * Math.PI);
    context.lineWidth = 0.14;
    context.strokeStyle = ink;
    context.stroke();
  }
  private disc(radius: number, fill: CanvasGradient) {
    this.context.beginPath();
    this.context.arc(0, 0, radius, 0, 2 * Math.PI);
    this.context.fillStyle = fill;
    this.context.fill();
  }
}

/** `onDone` hears how many percent are done; `svg` is the drawing on the page, as a file. */
export async function animation(
  tree: GameTree,
  svg: string,
  onDone: (percent: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const frames = framesOf(tree);
  const background = await rasterised(emptied(svg));
  const painter = new Painter(
    sceneOf(tree.board),
    background,
    tree.game.status().players.length > 2,
  );
  const { width, height } = painter.canvas;
  const samples = [frames[0], frames.at(-1)!].map(frame => painter.picture(frame));
  const gif = new GifWriter(width, height, samples);
  for (const [i, frame] of frames.entries()) {
    gif.frame(painter.picture(frame), i + 1 < frames.length ? TURN_TIME : END_TIME);
    if (i % 10) continue;
    onDone(Math.round((100 * i) / frames.length));
    await new Promise(done => setTimeout(done));
  }
  return new Uint8Array(gif.end());
}
