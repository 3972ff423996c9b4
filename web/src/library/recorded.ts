// A record played through: the tree of its moves, what is said about each, and how it ended.
import { follow, readStart, type GameRecord, type RecordEvent } from '../game/record';
import { NOTHING_MARKED, type Marking } from '../game/scoring';
import { GameTree } from '../game/tree';
import { nodesOf, withVariations, type PointMark } from '../game/variations';
import { playerName } from '../game/words';
import type { Board, RulesEngine, RulesInfo } from '../rules/wasm';

export const boardOfRecord = (
  { board }: GameRecord,
  known: (spec: string) => Board,
  engine: RulesEngine,
) => (typeof board === 'string' ? known(board) : engine.board(JSON.stringify(board), true));

/** What a record of one line has no place for. Events are numbered: those of the record, then these. */
export interface Branches {
  variations: { parent: number; event: RecordEvent }[];
  marks: { event: number; marks: PointMark[] }[];
}
const NO_BRANCHES: Branches = { variations: [], marks: [] };

/** The properties of SGF for what a record says about a game. */
const INFO = {
  GN: 'name',
  EV: 'event',
  RO: 'round',
  DT: 'date',
  PC: 'place',
  ON: 'opening',
  SO: 'source',
  US: 'user',
  AN: 'annotator',
  CP: 'copyright',
  GC: 'about',
};

export class Recorded {
  readonly rules: RulesInfo;
  readonly tree: GameTree;
  /** The node of the last event. */
  readonly head: number;
  /** By node. */
  readonly comments = new Map<number, string>();
  readonly marks = new Map<number, PointMark[]>();
  readonly marking: Marking = NOTHING_MARKED;
  readonly names: string[];
  /** Whether all of it could be played: a record may hold a game that breaks the rules. */
  readonly whole: boolean;
  /** How many events of variations break the rules, with those that follow them. */
  readonly leftOut: number;
  /** The node of each event; missing where it breaks the rules. */
  private readonly nodes: (number | undefined)[] = [];

  constructor(
    readonly board: Board,
    readonly record: GameRecord,
    { variations, marks }: Branches = NO_BRANCHES,
  ) {
    this.rules = board.engine.rules(record.rules);
    this.tree = new GameTree(board, record.rules, readStart(board, record, this.rules.players));
    const { comment } = record.info ?? {};
    if (comment) this.comments.set(0, comment);
    const events = record.events ?? [];
    const broken = events.findIndex(event => !this.add(event));
    this.whole = broken < 0;
    this.head = this.tree.current;
    this.nodes.length = events.length;
    this.leftOut = variations.filter(({ parent, event }) => !this.addAfter(parent, event)).length;
    for (const { event, marks: list } of marks) {
      const node = event < 0 ? 0 : this.nodes[event];
      if (node !== undefined) this.marks.set(node, [...(this.marks.get(node) ?? []), ...list]);
    }
    this.names = Array.from(
      { length: this.rules.players },
      (_, i) => record.seats?.[i]?.name || playerName(i + 1),
    );
    const { agreement } = record;
    const points = (names: string[] = []) => new Set(names.map(name => board.find(name)!));
    if (agreement) {
      this.marking = { dead: points(agreement.dead), neutral: points(agreement.neutral) };
    }
    this.tree.goto(0);
  }

  private add(event: RecordEvent): boolean {
    const legal = follow(this.tree, event);
    const { current } = this.tree;
    this.nodes.push(legal ? current : undefined);
    if (legal && event.comment && !this.comments.has(current)) {
      this.comments.set(current, event.comment);
    }
    return legal;
  }
  private addAfter(parent: number, event: RecordEvent): boolean {
    const node = parent < 0 ? 0 : this.nodes[parent];
    if (node === undefined) {
      this.nodes.push(undefined);
      return false;
    }
    this.tree.goto(node);
    return this.add(event);
  }

  /** The nearest commented node of the game before or after a node of its line. */
  commented(from: number, direction: 1 | -1): number | undefined {
    const line = this.tree.pathTo(this.head);
    const at = line.indexOf(from);
    const beside = direction > 0 ? line.slice(at + 1) : line.slice(0, Math.max(0, at)).reverse();
    return beside.find(id => this.comments.has(id));
  }

  /** The game as SGF with its variations, comments and marks. */
  sgf(): string {
    const { tree, head, marking, comments, marks } = this;
    const here = tree.current;
    const hasSetup = tree.pathTo(head).some(id => tree.nodes[id].start);
    tree.goto(hasSetup ? 0 : head);
    const line = this.withInfo(tree.game.sgf(this.names, marking.dead, marking.neutral));
    tree.goto(here);
    return withVariations(tree, head, line, { comments, marks });
  }

  /** What the record says about the game, where the rules' line does not. */
  private withInfo(line: string): string {
    const [root] = nodesOf(line);
    const { info = {}, result } = this.record;
    const said = Object.entries(INFO).flatMap(([name, key]) =>
      info[key] ? [[name, info[key]]] : [],
    );
    if (result?.text) said.push(['RE', result.text]);
    const text = said
      .filter(([name]) => !new RegExp(`[^A-Z]${name}\\[`).test(root))
      .map(([name, value]) => `${name}[${value.replace(/[\\\]]/g, '\\$&')}]`)
      .join('');
    return line.replace(root, () => root + text);
  }
}
