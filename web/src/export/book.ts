// A diagram as in books: the position before the first numbered move, and the moves on it with their
// numbers. What cannot be shown on the board, such as a move at a point with a number, is listed below.
import { look } from '../board/players';
import { sceneOf, type Scene, type Spot } from '../board/scene';
import { num } from '../board/svg';
import type { GameTree } from '../game/tree';
import { playerName } from '../game/words';
import type { Board, Colour, Colouring, Point } from '../rules/wasm';
import { t } from '../i18n/t';
import '../i18n/library';

export interface Figure {
  board: Board;
  /** Before the first number. */
  stones: Colouring;
  numbers: ReadonlyMap<Point, { number: number; colour: Colour }>;
  /** Below the board: "7 at 3", "12 pass". */
  notes: string[];
}

/** The moves from number `from` to the position on display. */
export function figureOf(tree: GameTree, from: number): Figure {
  const here = tree.current;
  const path = tree.pathTo(here);
  const first = path.findIndex(id => tree.nodes[id].turn >= from);
  tree.goto(path[Math.max(0, first - 1)]);
  const stones = tree.game.colouring();
  tree.goto(here);
  const numbers = new Map<Point, { number: number; colour: Colour }>();
  const notes: string[] = [];
  for (const id of first < 0 ? [] : path.slice(Math.max(1, first))) {
    const { event, turn } = tree.nodes[id];
    const { action, player, point } = event!;
    if (action === 'pass') notes.push(t('diagram-pass', { turn, player: playerName(player) }));
    if (action !== 'move') continue;
    const there = numbers.get(point!);
    if (there) notes.push(t('diagram-at', { turn, there: there.number }));
    else if (stones[point!])
      notes.push(t('diagram-at-point', { turn, point: tree.board.names[point!] }));
    else numbers.set(point!, { number: turn, colour: player });
  }
  return { board: tree.board, stones, numbers, notes };
}

/** Pixels from a point to the next, at most. */
const UNIT = 36;
const LINE = 0.62;

export function bookDiagram({ board, stones, numbers, notes }: Figure): string {
  const scene = sceneOf(board);
  const { low, high } = scene;
  const [width, height] = [high.x - low.x, high.y - low.y];
  const lines = wrapped(notes, Math.max(8, Math.floor(width / 0.24)));
  const unit = Math.min(UNIT, 1400 / Math.max(width, height));
  const bottom = height + LINE * lines.length + (lines.length ? 0.3 : 0);
  const parts = [
    `<rect x="${num(low.x)}" y="${num(low.y)}" width="${num(width)}" height="${num(bottom)}" fill="#fff"/>`,
    ...gridLines(scene),
    ...scene.stars.map(star => dot(star.x, star.y, 0.1)),
    ...scene.spots.flatMap(spot => stoneAt(spot, stones, numbers)),
    ...lines.map((line, i) =>
      text(low.x + 0.4, high.y + LINE * (i + 0.6), 0.46, '#000', escaped(line), 'start'),
    ),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * unit)}" height="${Math.round(bottom * unit)}" ` +
    `viewBox="${num(low.x)} ${num(low.y)} ${num(width)} ${num(bottom)}" font-family="sans-serif">` +
    `${parts.join('')}</svg>`
  );
}

const WIDTHS = { edge: 0.045, ridge: 0.07, faint: 0.02, stub: 0.03 };
const gridLines = ({ lines }: Scene) =>
  lines.map(
    ({ from, to, kind }) =>
      `<path d="M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}" stroke="#000" ` +
      `stroke-width="${WIDTHS[kind]}" stroke-linecap="round"/>`,
  );
const dot = (x: number, y: number, r: number) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="#000"/>`;

const text = (x: number, y: number, size: number, ink: string, words: string, anchor = 'middle') =>
  `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" fill="${ink}" text-anchor="${anchor}" ` +
  `dominant-baseline="central">${words}</text>`;
const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Black on white paper: the two colours of Go are ink and paper, other players have theirs. */
function inkOf(colour: Colour): { fill: string; ink: string } {
  if (colour === 1) return { fill: '#000', ink: '#fff' };
  if (colour === 2) return { fill: '#fff', ink: '#000' };
  return { fill: look(colour).body, ink: look(colour).ink };
}

function stoneAt(spot: Spot, stones: Colouring, numbers: Figure['numbers']): string[] {
  const numbered = numbers.get(spot.point);
  const colour = numbered?.colour ?? stones[spot.point];
  if (!colour) return [];
  const { fill, ink } = inkOf(colour);
  const { x, y, radius } = spot;
  const faint = spot.echo || spot.behind ? ' opacity="0.45"' : '';
  const stone = `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 0.98)}" fill="${fill}" stroke="#000" stroke-width="0.04"${faint}/>`;
  if (!numbered) return [stone];
  const digits = String(numbered.number);
  return [stone, text(x, y, radius * [1.3, 1.15, 0.9, 0.7][digits.length - 1], ink, digits)];
}

/** As many notes on a line as fit. */
function wrapped(notes: string[], letters: number): string[] {
  const lines: string[] = [];
  for (const note of notes) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + note.length + 3 <= letters) {
      lines[lines.length - 1] = `${last}   ${note}`;
    } else {
      lines.push(note);
    }
  }
  return lines;
}
