// A record played through: the tree of its moves, what is said about each, and how it ended.
import { follow, readStart, type GameRecord } from '../game/record';
import { NOTHING_MARKED, type Marking } from '../game/scoring';
import { GameTree } from '../game/tree';
import { playerName } from '../game/words';
import type { Board, RulesEngine, RulesInfo } from '../rules/wasm';

export const boardOfRecord = (
  { board }: GameRecord,
  known: (spec: string) => Board,
  engine: RulesEngine,
) => (typeof board === 'string' ? known(board) : engine.board(JSON.stringify(board), true));

export class Recorded {
  readonly rules: RulesInfo;
  readonly tree: GameTree;
  /** The node of the last event. */
  readonly head: number;
  /** By node. */
  readonly comments = new Map<number, string>();
  readonly marking: Marking = NOTHING_MARKED;
  readonly names: string[];
  /** Whether all of it could be played: a record may hold a game that breaks the rules. */
  readonly whole: boolean = true;

  constructor(
    readonly board: Board,
    readonly record: GameRecord,
  ) {
    this.rules = board.engine.rules(record.rules);
    this.tree = new GameTree(board, record.rules, readStart(board, record, this.rules.players));
    const { comment } = record.info ?? {};
    if (comment) this.comments.set(0, comment);
    for (const event of record.events ?? []) {
      if (!follow(this.tree, event)) {
        this.whole = false;
        break;
      }
      if (event.comment) this.comments.set(this.tree.current, event.comment);
    }
    this.head = this.tree.current;
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

  /** The nearest commented node of the game before or after a node of its line. */
  commented(from: number, direction: 1 | -1): number | undefined {
    const line = this.tree.pathTo(this.head);
    const at = line.indexOf(from);
    const beside = direction > 0 ? line.slice(at + 1) : line.slice(0, Math.max(0, at)).reverse();
    return beside.find(id => this.comments.has(id));
  }
}
