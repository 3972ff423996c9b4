// The grain of a wooden board, made once: straight fibres of several widths, nearly parallel, with short pores.
//
// Value noise on a torus, so that the tiles meet without a seam; it is stretched along the fibres.
import { inSlices } from './idle';

const SIDE = 256;

/** Smooth noise from 0 to 1 that repeats after SIDE, with features of `across` by `along` pixels: for each row a function of x. */
function noise(
  across: number,
  along: number,
  random: () => number,
): (y: number) => (x: number) => number {
  const [columns, rows] = [Math.round(SIDE / across), Math.max(1, Math.round(SIDE / along))];
  const values = Float32Array.from({ length: columns * rows }, random);
  const row = new Float32Array(columns);
  const smooth = (t: number) => t * t * (3 - 2 * t);
  return y => {
    const v = ((y / SIDE) * rows) % rows;
    const j = Math.floor(v);
    const [upper, lower, b] = [j * columns, ((j + 1) % rows) * columns, smooth(v - j)];
    for (let i = 0; i < columns; ++i) {
      row[i] = values[upper + i] + (values[lower + i] - values[upper + i]) * b;
    }
    return x => {
      const u = ((x / SIDE) * columns) % columns;
      const i = Math.floor(u);
      const left = row[i];
      return left + (row[i + 1 < columns ? i + 1 : 0] - left) * smooth(u - i);
    };
  };
}

/** Always the same numbers from 0 up to 1 (a linear congruence). */
function draws(): () => number {
  let state = 20;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

const canvas = () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  return canvas;
};

/** Brown of varying strength, to lie over the colour of the wood; row after row. */
function* grain(): Generator<void, HTMLCanvasElement> {
  const pixels = new Uint8ClampedArray(4 * SIDE * SIDE);
  const random = draws();
  const sway = noise(128, 128, random);
  const layers = [
    [26, 256],
    [8, 128],
    [2.4, 86],
    [1.6, 12],
  ].map(([across, along]) => noise(across, along, random));
  for (let y = 0, at = 0; y < SIDE; ++y) {
    const bend = sway(y);
    const [wide, middle, fine, pores] = layers.map(layer => layer(y));
    for (let x = 0; x < SIDE; ++x, at += 4) {
      const bent = x + 7 * bend(x);
      const fibres = 0.28 * wide(bent) + 0.3 * middle(bent) + 0.42 * fine(bent);
      const pore = pores(bent) > 0.86 ? 0.07 : 0;
      pixels[at] = 118;
      pixels[at + 1] = 70;
      pixels[at + 2] = 22;
      pixels[at + 3] = 255 * (0.4 * fibres * fibres + pore);
    }
    yield;
  }
  const made = canvas();
  made.getContext('2d')!.putImageData(new ImageData(pixels, SIDE, SIDE), 0, 0);
  return made;
}

let made: HTMLCanvasElement | undefined;
const work = grain();
/** Works on it a little; true: it is there. */
function step(): boolean {
  const { done, value } = made ? { done: true, value: made } : work.next();
  if (done) made = value as HTMLCanvasElement;
  return Boolean(done);
}
/** At once. */
export function woodGrain(): HTMLCanvasElement {
  while (!step());
  return made!;
}

async function encoded(): Promise<string> {
  await inSlices(step);
  const blob = await new Promise<Blob>(done => made!.toBlob(blob => done(blob!)));
  const reader = new FileReader();
  reader.readAsDataURL(blob);
  await new Promise(done => (reader.onload = done));
  return reader.result as string;
}
let url: Promise<string> | undefined;
/** While the page has nothing else to do. */
export const woodUrl = () => (url ??= encoded());
