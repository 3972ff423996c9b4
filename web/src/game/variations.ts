// A game with its variations as SGF. The rules write one line at a time; here lines are put together
// at the nodes that they share.
import type { GameEvent } from '../rules/wasm';
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
const makesNode = ({ action }: GameEvent, root: string) =>
  action === 'move' || action === 'pass' || !root.includes('GM[1]');

class Written {
  private readonly texts = new Map<number, string>();
  constructor(
    private readonly tree: GameTree,
    private readonly leaf: number,
    private readonly comments: ReadonlyMap<number, string>,
  ) {}

  /** The texts of a line's nodes, where they are not known yet; what follows its last event. */
  add(leaf: number, sgf: string): string[] {
    const [root, ...rest] = nodesOf(sgf);
    for (const id of this.tree.pathTo(leaf)) {
      const { event } = this.tree.nodes[id];
      const text = !event ? root : makesNode(event, root) ? rest.shift()! : '';
      if (!this.texts.has(id)) this.texts.set(id, text);
    }
    return rest;
  }

  private comment(id: number): string {
    const text = this.comments.get(id);
    return text ? `C[${text.replace(/[\\\]]/g, '\\$&')}]` : '';
  }

  /** From a node on, the line to the leaf first; what ends that line comes after it. */
  write(from: number, end: string): string {
    const main = new Set(this.tree.pathTo(this.leaf));
    const byLine = (a: number, b: number) => Number(main.has(b)) - Number(main.has(a));
    let text = '';
    for (let id = from; ;) {
      text += this.texts.get(id) + this.comment(id);
      const children = [...this.tree.nodes[id].children].sort(byLine);
      if (children.length === 1 && (id !== this.leaf || !end)) {
        id = children[0];
        continue;
      }
      const branches = children.map(child => this.write(child, end)).filter(Boolean);
      if (id === this.leaf && end) branches.unshift(end);
      if (branches.length < 2) return text + branches.join('');
      return text + branches.map(branch => `\n(${branch})`).join('');
    }
  }
}

const leavesOf = ({ nodes }: GameTree, from = 0): number[] => {
  const leaves: number[] = [];
  for (const waiting = [from]; waiting.length;) {
    const { id, children } = nodes[waiting.pop()!];
    if (children.length) waiting.push(...children);
    else leaves.push(id);
  }
  return leaves;
};

/** `sgf` is the line to `leaf`; every other line of the tree becomes a variation of it. Comments go by node. */
export function withVariations(
  tree: GameTree,
  leaf: number,
  sgf: string,
  comments: ReadonlyMap<number, string> = new Map(),
): string {
  const onLine = new Set(tree.pathTo(leaf));
  const others = leavesOf(tree).filter(id => !onLine.has(id));
  if (!others.length && !comments.size) return sgf;
  const written = new Written(tree, leaf, comments);
  const end = written.add(leaf, sgf).join('');
  const here = tree.current;
  for (const other of others) {
    tree.goto(other);
    written.add(other, tree.game.sgf([]));
  }
  tree.goto(here);
  return `(${written.write(0, end)})\n`;
}
