// A game with its variations as SGF. The rules write one line at a time; here lines are put together
// at the nodes that they share.
import { wireName } from '../board/players';
import type { Board, GameEvent, Point } from '../rules/wasm';
import type { GameTree } from './tree';

/** The nodes of an SGF file without variations, each with its semicolon. */
export function nodesOf(sgf: string): string[] {
  const nodes: string[] = [];
  let [inValue, escaped, node] = [false, false, ''];
  for (const letter of sgf) {
    if (!inValue && (letter === ';' || letter === ')')) {
      if (node) nodes.push(node.trimEnd());
      node = '';
    }
    if (inValue || letter === ';' || node) node += letter;
    if (!inValue && letter === '[') inValue = true;
    else if (inValue && !escaped && letter === ']') inValue = false;
    escaped = inValue && !escaped && letter === '\\';
  }
  return nodes;
}

/** Plain Go says how a game ended in its root; our own game type has a node for every event. */
const isGo = (root: string) => root.includes('GM[1]');
const escaped = (text: string) => text.replace(/[\\\]]/g, '\\$&');
/** Two parts of a value. */
const composed = (first: string, second: string) => [first, second].join(':');
const half = (text: string) => text.replace(/[\\\]:]/g, '\\$&');

/** A point as SGF has it. */
function pointText({ rectangle, names }: Board, point: Point, go: boolean): string {
  if (!go) return half(names[point]);
  const { columns, rows } = rectangle!;
  const letter = (i: number) => String.fromCharCode(i < 26 ? 97 + i : 39 + i);
  return letter(point % columns) + letter(rows - 1 - Math.floor(point / columns));
}

type Property = [name: string, value: string];
/** Each name once, with all its values. */
function propertiesText(properties: Property[]): string {
  const values = new Map<string, string>();
  for (const [name, value] of properties) {
    values.set(name, `${values.get(name) ?? ''}[${value}]`);
  }
  return [...values].map(([name, all]) => name + all).join('');
}

function setupText(board: Board, { stones = [], player }: GameEvent, go: boolean): string {
  const properties = stones.map(([point, colour]): Property => {
    const at = pointText(board, point, go);
    if (go) return [['AE', 'AB', 'AW'][colour], at];
    return colour ? ['ADD', composed(wireName(colour), at)] : ['CLEAR', at];
  });
  if (player) properties.push(go ? ['PL', 'BW'[player - 1]] : ['NEXT', wireName(player)]);
  return `;${propertiesText(properties)}`;
}

/** The node of an event; empty where plain Go has none. */
export function nodeText(board: Board, event: GameEvent, go: boolean): string {
  const { action, player, point, time } = event;
  if (action === 'setup') return setupText(board, event, go);
  const isTurn = action === 'move' || action === 'pass';
  const at = point === null ? '' : pointText(board, point, go);
  if (go) return isTurn ? `;${'BW'[player - 1]}[${at}]` : '';
  if (isTurn) return `;TURN[${composed(wireName(player), at || 'pass')}]`;
  return action === 'resume' ? ';RESUME[]' : `;${time ? 'TIMEOUT' : 'RESIGN'}[${wireName(player)}]`;
}

/** A mark of SGF on a point: TR, SQ, CR, MA, SL, TB, TW, or LB with its text. */
export interface PointMark {
  kind: string;
  point: Point;
  text?: string;
}
/** What is said and drawn at the nodes of a tree. */
export interface Notes {
  comments: ReadonlyMap<number, string>;
  marks: ReadonlyMap<number, readonly PointMark[]>;
}
const NO_NOTES: Notes = { comments: new Map(), marks: new Map() };

class Written {
  private readonly texts = new Map<number, string>();
  private readonly go: boolean;
  private readonly line: ReadonlySet<number>;
  /** What follows the last event of the line. */
  private readonly end: string;

  constructor(
    private readonly tree: GameTree,
    private readonly leaf: number,
    sgf: string,
    private readonly notes: Notes,
  ) {
    const [root, ...rest] = nodesOf(sgf);
    this.go = isGo(root);
    const path = tree.pathTo(leaf);
    this.line = new Set(path);
    this.texts.set(0, root);
    // With a setup on the way the rules wrote less than the line: its nodes are made here.
    const whole = path.every(id => !tree.nodes[id].start);
    for (const id of path.slice(1)) {
      const text = nodeText(tree.board, tree.nodes[id].event!, this.go);
      this.texts.set(id, text && whole ? rest.shift()! : text);
    }
    this.end = whole ? rest.join('') : '';
  }

  private textOf = (id: number) =>
    this.texts.get(id) ?? nodeText(this.tree.board, this.tree.nodes[id].event!, this.go);

  private noteOn(id: number): string {
    const comment = this.notes.comments.get(id);
    const marks = (this.notes.marks.get(id) ?? []).map(({ kind, point, text }): Property => {
      const at = pointText(this.tree.board, point, this.go);
      return [kind, text === undefined ? at : composed(at, half(text))];
    });
    return (comment ? `C[${escaped(comment)}]` : '') + propertiesText(marks);
  }

  /** What stands in a node; what is said of an event without one has a node of its own. */
  private nodeOf(id: number): string {
    const [text, note] = [this.textOf(id), this.noteOn(id)];
    return text || !note ? text + note : `;${note}`;
  }

  /** The line to the leaf first; what ends that line comes after it. */
  write(): string {
    const { nodes } = this.tree;
    const byLine = (a: number, b: number) => Number(this.line.has(b)) - Number(this.line.has(a));
    const isEmpty = (id: number) => !nodes[id].children.length && !this.nodeOf(id);
    let text = '';
    const waiting: (number | string)[] = [0];
    while (waiting.length) {
      const next = waiting.pop()!;
      if (typeof next === 'string') {
        text += next;
        continue;
      }
      text += this.nodeOf(next);
      const branches: (number | string)[] = nodes[next].children
        .filter(id => !isEmpty(id))
        .sort(byLine);
      if (next === this.leaf && this.end) branches.unshift(this.end);
      if (branches.length === 1) {
        waiting.push(branches[0]);
        continue;
      }
      for (const branch of branches.reverse()) {
        const bare = typeof branch === 'number' && !this.nodeOf(branch);
        waiting.push(')', branch, bare ? '\n(;' : '\n(');
      }
    }
    return `(${text})\n`;
  }
}

/** `sgf` is the line to `leaf`; every other line of the tree becomes a variation of it. */
export function withVariations(
  tree: GameTree,
  leaf: number,
  sgf: string,
  notes: Notes = NO_NOTES,
): string {
  const line = new Set(tree.pathTo(leaf));
  const alone = [...line].every(
    id => !tree.nodes[id].start && tree.nodes[id].children.every(child => line.has(child)),
  );
  if (alone && !notes.comments.size && !notes.marks.size) return sgf;
  return new Written(tree, leaf, sgf, notes).write();
}
