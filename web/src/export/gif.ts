// GIF89a: frames that change a part of the picture before, compressed by LZW. One table of colours
// for all of them, the most frequent ones of the first and the last frame.
//
// The format: https://www.w3.org/Graphics/GIF/spec-gif89a.txt

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  data: Uint8ClampedArray;
}

const COLOURS = 256;

class Bytes {
  private readonly list: number[] = [];
  byte = (...values: number[]) => void this.list.push(...values);
  short = (value: number) => this.byte(value & 255, value >> 8);
  text = (value: string) => this.byte(...[...value].map(letter => letter.charCodeAt(0)));
  all = () => Uint8Array.from(this.list);
}

/** The five high bits of red, green and blue. */
const coarse = (data: Uint8ClampedArray, at: number) =>
  ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);

/** The colours that most pixels have, and the nearest one for each coarse colour. */
export class Palette {
  readonly colours: [number, number, number][];
  private readonly nearest = new Int16Array(1 << 15).fill(-1);

  constructor(pictures: Picture[]) {
    const sums = new Map<number, [count: number, r: number, g: number, b: number]>();
    for (const { data } of pictures) {
      for (let at = 0; at < data.length; at += 4) {
        const key = coarse(data, at);
        const sum = sums.get(key) ?? [0, 0, 0, 0];
        sum[0]++;
        for (let i = 0; i < 3; ++i) sum[i + 1] += data[at + i];
        sums.set(key, sum);
      }
    }
    this.colours = [...sums.values()]
      .sort((a, b) => b[0] - a[0])
      .slice(0, COLOURS)
      .map(([count, r, g, b]) => [r / count, g / count, b / count].map(Math.round)) as [
      number,
      number,
      number,
    ][];
  }

  private find(data: Uint8ClampedArray, at: number): number {
    let [best, least] = [0, Infinity];
    this.colours.forEach(([r, g, b], i) => {
      const away = (r - data[at]) ** 2 + (g - data[at + 1]) ** 2 + (b - data[at + 2]) ** 2;
      if (away < least) [best, least] = [i, away];
    });
    return best;
  }
  indices({ data }: Picture): Uint8Array {
    const indices = new Uint8Array(data.length / 4);
    for (let at = 0; at < data.length; at += 4) {
      const key = coarse(data, at);
      if (this.nearest[key] < 0) this.nearest[key] = this.find(data, at);
      indices[at / 4] = this.nearest[key];
    }
    return indices;
  }
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** The smallest rectangle with all that differs; at least a pixel. */
export function changedBox(before: Uint8Array, after: Uint8Array, width: number): Box {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (let i = 0; i < after.length; ++i) {
    if (before[i] === after[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (left === Infinity) return { left: 0, top: 0, width: 1, height: 1 };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function cut(indices: Uint8Array, stride: number, { left, top, width, height }: Box): Uint8Array {
  const part = new Uint8Array(width * height);
  for (let y = 0; y < height; ++y) {
    const from = (top + y) * stride + left;
    part.set(indices.subarray(from, from + width), y * width);
  }
  return part;
}

const CODE_SIZE = 8;
const CLEAR = 1 << CODE_SIZE;
const END = CLEAR + 1;
const MOST_CODES = 4096;

/** LZW with codes of growing length, the low bits first. */
export function compressed(indices: Uint8Array): number[] {
  const out: number[] = [];
  let [bits, count, size] = [0, 0, CODE_SIZE + 1];
  let table = new Map<number, number>();
  const emit = (code: number) => {
    bits |= code << count;
    for (count += size; count >= 8; count -= 8) {
      out.push(bits & 255);
      bits >>>= 8;
    }
  };
  const clear = () => {
    emit(CLEAR);
    table = new Map();
    size = CODE_SIZE + 1;
  };
  clear();
  let prefix = indices[0];
  for (let i = 1; i < indices.length; ++i) {
    const key = (prefix << 8) | indices[i];
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    emit(prefix);
    const next = END + 1 + table.size;
    if (next < MOST_CODES) {
      table.set(key, next);
      if (next === 1 << size) ++size;
    } else {
      clear();
    }
    prefix = indices[i];
  }
  emit(prefix);
  emit(END);
  if (count > 0) out.push(bits & 255);
  return out;
}

/** Writes a GIF frame by frame; times are in hundredths of a second. */
export class GifWriter {
  private readonly bytes = new Bytes();
  private readonly palette: Palette;
  private shown?: Uint8Array;

  /** `samples` have the colours of all frames. */
  constructor(
    private readonly width: number,
    private readonly height: number,
    samples: Picture[],
  ) {
    this.palette = new Palette(samples);
    const { bytes } = this;
    bytes.text('GIF89a');
    (bytes.short(width), bytes.short(height));
    bytes.byte(0xf7, 0, 0); // a table of 256 colours
    for (let i = 0; i < COLOURS; ++i) bytes.byte(...(this.palette.colours[i] ?? [0, 0, 0]));
    (bytes.byte(0x21, 0xff, 11), bytes.text('NETSCAPE2.0'), bytes.byte(3, 1, 0, 0, 0)); // again and again
  }

  frame(picture: Picture, time: number) {
    const { bytes, width, height } = this;
    const indices = this.palette.indices(picture);
    const box = this.shown
      ? changedBox(this.shown, indices, width)
      : { left: 0, top: 0, width, height };
    this.shown = indices;
    (bytes.byte(0x21, 0xf9, 4, 4), bytes.short(time), bytes.byte(0, 0)); // the next is drawn over it
    (bytes.byte(0x2c), bytes.short(box.left), bytes.short(box.top));
    (bytes.short(box.width), bytes.short(box.height), bytes.byte(0, CODE_SIZE));
    const data = compressed(cut(indices, width, box));
    for (let at = 0; at < data.length; at += 255) {
      const block = data.slice(at, at + 255);
      bytes.byte(block.length, ...block);
    }
    bytes.byte(0);
  }

  end(): Uint8Array {
    this.bytes.byte(0x3b);
    return this.bytes.all();
  }
}
