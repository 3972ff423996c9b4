// What games are saved as: GIF against a decoder of its own, and diagrams as in books.
import { expect, test } from 'vitest';
import { framesOf } from '../src/export/animation';
import { bookDiagram, figureOf } from '../src/export/book';
import { changedBox, compressed, GifWriter, Palette, type Picture } from '../src/export/gif';
import { GameTree } from '../src/game/tree';
import { loadEngine, random } from './engine';

const engine = await loadEngine();
const board = engine.board('5x5');

/** LZW as the specification of GIF describes it. */
function decompressed(bytes: number[]): number[] {
  const out: number[] = [];
  let table: number[][] = [];
  let [size, at] = [9, 0];
  let before: number[] | null = null;
  const next = () => {
    let code = 0;
    for (let i = 0; i < size; ++i, ++at) code |= ((bytes[at >> 3] >> (at & 7)) & 1) << i;
    return code;
  };
  for (;;) {
    const code = next();
    if (code === 257) return out;
    if (code === 256) {
      table = Array.from({ length: 258 }, (_, i) => [i]);
      size = 9;
      before = null;
      continue;
    }
    const entry: number[] = table[code] ?? [...before!, before![0]];
    if (before && table.length < 4096) table.push([...before, entry[0]]);
    if (table.length === 1 << size && size < 12) ++size;
    out.push(...entry);
    before = entry;
  }
}

test('LZW: what is compressed comes out again, whatever its length', () => {
  const draw = random(7);
  for (const [length, colours] of [
    [1, 1],
    [2, 256],
    [700, 2],
    [5000, 256],
    [60_000, 5],
  ]) {
    const indices = Uint8Array.from({ length }, () => Math.floor(draw() * colours));
    expect(decompressed(compressed(indices))).toEqual([...indices]);
  }
});

const plain = (width: number, height: number, colour: number[]): Picture => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) => [...colour, 255][i % 4]),
});

test('a GIF says its size, its colours and what changes in each frame', () => {
  const first = plain(6, 4, [200, 160, 90]);
  const second = plain(6, 4, [200, 160, 90]);
  second.data.set([10, 20, 30], 4 * (6 * 2 + 3));
  const palette = new Palette([first, second]);
  expect(palette.colours).toEqual([
    [200, 160, 90],
    [10, 20, 30],
  ]);
  expect(changedBox(palette.indices(first), palette.indices(second), 6)).toEqual({
    left: 3,
    top: 2,
    width: 1,
    height: 1,
  });
  const gif = new GifWriter(6, 4, [first, second]);
  gif.frame(first, 70);
  gif.frame(second, 300);
  const bytes = gif.end();
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe('GIF89a');
  expect([...bytes.slice(6, 10)]).toEqual([6, 0, 4, 0]);
  expect([...bytes.slice(13, 19)]).toEqual([200, 160, 90, 10, 20, 30]);
  expect(bytes.at(-1)).toBe(0x3b);
  // The second frame is the one pixel that changed: after the table, the loop and the first frame.
  const text = [...bytes].join();
  expect(text).toContain([0x2c, 0, 0, 0, 0, 6, 0, 4, 0, 0, 8].join());
  expect(text).toContain([0x2c, 3, 0, 2, 0, 1, 0, 1, 0, 0, 8].join());
});

const played = (...names: string[]) => {
  const tree = new GameTree(board, 'tromp-taylor');
  tree.playNames(names);
  return tree;
};

test('an animation has the start and every turn of the line on display', () => {
  const tree = played('C3', 'C4', 'pass');
  tree.resign(2);
  tree.goto(1);
  const frames = framesOf(tree);
  expect(frames.map(({ stones }) => stones.filter(Boolean).length)).toEqual([0, 1, 2, 2]);
  expect(frames[1].latest).toBe(board.find('C3'));
  expect(tree.current).toBe(1);
});

test('a diagram numbers the moves, and lists what does not fit on the board', () => {
  // A ko: the fifth move takes the stone of the fourth, which comes back as the ninth.
  const tree = played('B1', 'C1', 'A2', 'D2', 'B3', 'C3', 'E5', 'B2', 'C2', 'pass');
  const whole = figureOf(tree, 1);
  const numberAt = (name: string) => whole.numbers.get(board.find(name)!)?.number;
  expect(numberAt('B1')).toBe(1);
  expect(numberAt('C2')).toBe(9);
  expect(whole.notes).toEqual(['10: White passes']);
  const svg = bookDiagram(whole);
  expect(svg.match(/<text /g)!.length).toBe(9 + 1);
  expect(svg).toContain('10: White passes');

  const late = figureOf(tree, 8);
  expect(late.stones[board.find('B1')!]).toBe(1);
  expect([...late.numbers.values()].map(({ number }) => number)).toEqual([8, 9]);

  // White comes back to where the stone 8 was taken.
  const ko = played('B1', 'C1', 'A2', 'D2', 'B3', 'C3', 'E5', 'B2', 'C2', 'E4', 'A5', 'B2');
  expect(figureOf(ko, 1).notes).toEqual(['12 at 8']);
  expect(figureOf(ko, 9).notes).toEqual(['12 at B2']);
});
