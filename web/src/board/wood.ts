// The grain of a wooden board, made once: straight fibres of several widths, nearly parallel, with short pores.
//
// Value noise on a torus, so that the tiles meet without a seam; it is stretched along the fibres.

const SIDE = 256;

/** Smooth noise from 0 to 1 that repeats after SIDE, with features of `across` by `along` pixels. */
function noise(
  across: number,
  along: number,
  random: () => number,
): (x: number, y: number) => number {
  const [columns, rows] = [Math.round(SIDE / across), Math.max(1, Math.round(SIDE / along))];
  const values = Float32Array.from({ length: columns * rows }, random);
  const smooth = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const u = ((x / SIDE) * columns + 4 * columns) % columns;
    const v = ((y / SIDE) * rows) % rows;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [a, b] = [smooth(u - i), smooth(v - j)];
    const at = (di: number, dj: number) =>
      values[((j + dj) % rows) * columns + ((i + di) % columns)];
    const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * a;
    const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * a;
    return upper + (lower - upper) * b;
  };
}

/** Always the same numbers from 0 up to 1 (a linear congruence). */
function draws(): () => number {
  let state = 20;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

let made: HTMLCanvasElement | undefined;
/** Brown of varying strength, to lie over the colour of the wood. */
export function woodGrain(): HTMLCanvasElement {
  if (made) return made;
  made = document.createElement('canvas');
  made.width = made.height = SIDE;
  const pen = made.getContext('2d')!;
  const image = pen.createImageData(SIDE, SIDE);
  const random = draws();
  const sway = noise(128, 128, random);
  const [wide, middle, fine, pores] = [
    [26, 256],
    [8, 128],
    [2.4, 86],
    [1.6, 12],
  ].map(([a, b]) => noise(a, b, random));
  for (let y = 0, at = 0; y < SIDE; ++y) {
    for (let x = 0; x < SIDE; ++x, at += 4) {
      const bent = x + 7 * sway(x, y);
      const fibres = 0.28 * wide(bent, y) + 0.3 * middle(bent, y) + 0.42 * fine(bent, y);
      const pore = pores(bent, y) > 0.86 ? 0.07 : 0;
      image.data.set([118, 70, 22, 255 * (0.4 * fibres * fibres + pore)], at);
    }
  }
  pen.putImageData(image, 0, 0);
  return made;
}

let url = '';
export const woodUrl = () => (url ||= woodGrain().toDataURL());
