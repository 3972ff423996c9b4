// A drawn board as a short text for links: numbers of seven bits a byte, in the letters that links
// keep as they are.
//
// First the number of points; of each point its place less that of the one before, in hundredths;
// then of each point how many greater neighbours it has and their distances in the order; then the
// names, if there are any: of each point its length in bytes and the bytes.
import { EMPTY, MOST_EDGES, MOST_POINTS, textOf, type Drawn } from './drawn';

class Writer {
  private readonly bytes: number[] = [];
  /** At least 0. */
  put(value: number) {
    for (; value > 127; value = Math.floor(value / 128)) this.bytes.push((value % 128) + 128);
    this.bytes.push(value);
  }
  signed = (value: number) => this.put(value < 0 ? -2 * value - 1 : 2 * value);
  text(text: string) {
    const bytes = new TextEncoder().encode(text);
    this.put(bytes.length);
    this.bytes.push(...bytes);
  }
  letters(): string {
    let text = '';
    for (const byte of this.bytes) text += String.fromCharCode(byte);
    return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  }
}

class Reader {
  private at = 0;
  private readonly bytes: Uint8Array;
  constructor(letters: string) {
    const text = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
    this.bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
  }
  get done() {
    return this.at >= this.bytes.length;
  }
  next(most = Number.MAX_SAFE_INTEGER): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      if (this.done || scale > 2 ** 42) throw new Error('cut off');
      const byte = this.bytes[this.at++];
      value += (byte % 128) * scale;
      if (byte < 128) break;
    }
    if (value > most) throw new Error('too much');
    return value;
  }
  signed(): number {
    const value = this.next();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }
  text(): string {
    const length = this.next(this.bytes.length - this.at);
    return new TextDecoder().decode(this.bytes.slice(this.at, (this.at += length)));
  }
}

export function encode({ points, edges }: Drawn): string {
  const writer = new Writer();
  writer.put(points.length);
  let [x, y] = [0, 0];
  for (const point of points) {
    const [nextX, nextY] = [Math.round(point.x * 100), Math.round(point.y * 100)];
    writer.signed(nextX - x);
    writer.signed(nextY - y);
    [x, y] = [nextX, nextY];
  }
  const greater: number[][] = points.map(() => []);
  for (const [a, b] of edges) greater[a].push(b);
  greater.forEach((list, point) => {
    writer.put(list.length);
    let last = point;
    for (const next of list.sort((a, b) => a - b)) {
      writer.put(next - last);
      last = next;
    }
  });
  if (points.some(({ name }) => name)) for (const { name } of points) writer.text(name);
  return writer.letters();
}

/** Null where the text is no board. */
export function decode(letters: string): Drawn | null {
  try {
    const reader = new Reader(letters);
    const drawn: Drawn = { points: [...EMPTY.points], edges: [] };
    const count = reader.next(MOST_POINTS);
    let [x, y] = [0, 0];
    for (let i = 0; i < count; ++i) {
      x += reader.signed();
      y += reader.signed();
      drawn.points.push({ name: '', x: x / 100, y: y / 100 });
    }
    for (let point = 0; point < count; ++point) {
      let last = point;
      for (let left = reader.next(MOST_EDGES); left > 0; --left) {
        last += reader.next();
        if (last >= count || last === point) throw new Error('no such point');
        drawn.edges.push([point, last]);
      }
    }
    if (!reader.done) for (const point of drawn.points) point.name = reader.text();
    return drawn;
  } catch {
    return null;
  }
}

/** The text of the drawn board that an address carries; empty if it carries none. */
export function ownBoard(query: URLSearchParams): string {
  const drawn = decode(query.get('b') ?? '');
  return drawn?.points.length ? textOf(drawn) : '';
}
