// A game on the server as the page shows it: the state, and the tree of its moves for the board.
import { signal } from '@preact/signals';
import { follow, readStart, type GameRecord, type RecordEvent } from '../game/record';
import { GameTree } from '../game/tree';
import { boardOf, engine } from '../rules/engine';
import type { Board, Colour, RulesInfo } from '../rules/wasm';
import { api } from './api';
import type { Connection } from './connection';
import { liveFrom, reduce, ServerClock, type Live } from './state';
import type { Action, EventsMessage, GameEvent, Snapshot } from './wire';

/** The ko rules under which a position can come back again and again. */
const REPEATING = new Set(['none', 'simple']);

export class LiveGame {
  readonly state = signal<Live | null>(null);
  readonly trouble = signal('');
  /** The board is shown as the game goes on, not as it was at some turn. */
  following = true;
  readonly clock = new ServerClock();
  board!: Board;
  rules!: RulesInfo;
  tree!: GameTree;
  /** The node of the latest event. */
  head = 0;
  /** Called for each event as it comes, but not for those in a snapshot. */
  onEvent: (event: GameEvent) => void = () => {};
  private readonly stop: () => void;

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {
    this.stop = connection.watchGame(id, {
      seen: () => this.state.value?.snapshot.n ?? 0,
      onSnapshot: snapshot => void this.take(snapshot),
      onEvents: message => this.hear(message),
      onHere: here => {
        const { value } = this.state;
        if (value) this.state.value = { ...value, snapshot: { ...value.snapshot, here } };
      },
      onError: text => (this.trouble.value = text),
    });
  }
  close() {
    this.stop();
  }

  act(action: Action): Promise<number> {
    return this.connection.act(this.id, action);
  }

  private async take(snapshot: Snapshot) {
    const live = liveFrom(snapshot);
    this.board ??= await this.openBoard(live);
    if ((this.state.value?.snapshot.n ?? 0) > snapshot.n) return;
    this.rules = engine.value!.rules(snapshot.game.rules);
    this.rebuild(live.record);
    this.clock.set(snapshot.time);
    this.state.value = live;
  }

  private async openBoard({ record, snapshot }: Live): Promise<Board> {
    if (typeof record.board === 'string') return boardOf(record.board);
    const { points, edges } = await api.board(snapshot.board, snapshot.game.id);
    return engine.value!.board(JSON.stringify({ points, edges }), true);
  }

  /** The rules know no canonical forms here: what `symmetric` forbids, the server says. */
  private rulesToPlay = () => this.rules.text.replace('ko=symmetric', 'ko=none');

  private rebuild(record: GameRecord) {
    const looking = this.following ? null : this.tree.node.turn;
    this.tree?.close();
    const start = readStart(this.board, record, this.rules.players);
    this.tree = new GameTree(this.board, this.rulesToPlay(), start);
    for (const event of record.events ?? []) follow(this.tree, event);
    this.head = this.tree.current;
    if (looking !== null) this.tree.goto(this.nodeAt(looking));
  }

  private hear({ events, clocks, time }: EventsMessage) {
    for (const event of events) {
      const before = this.state.value;
      if (!before) return;
      const after = reduce(before, event, this.blockAt);
      if (!after) {
        this.connection.refresh(this.id);
        return;
      }
      const recorded = after.record !== before.record;
      if (recorded) this.extend(after.record.events!.slice(-1)[0]);
      this.state.value = this.withStatus(after);
      this.onEvent(event);
    }
    this.clock.set(time);
    const { value } = this.state;
    if (value) this.state.value = { ...value, snapshot: { ...value.snapshot, clocks, time } };
  }

  private blockAt = (stone: string): string[] => {
    const looking = this.tree.current;
    this.tree.goto(this.head);
    const block = this.tree.game.block(this.board.find(stone)!);
    this.tree.goto(looking);
    return [...block].map(point => this.board.names[point]);
  };

  private extend(event: RecordEvent) {
    const looking = this.tree.current;
    this.tree.goto(this.head);
    follow(this.tree, event);
    this.head = this.tree.current;
    // What was tried out before stays behind the game's own line.
    const { children } = this.tree.nodes[this.tree.node.parent];
    children.sort((a, b) => Number(b === this.head) - Number(a === this.head));
    if (!this.following) this.tree.goto(looking);
  }

  /** Who is next by the rules, and whether the game may be claimed to have no result. */
  private withStatus(live: Live): Live {
    const looking = this.tree.current;
    this.tree.goto(this.head);
    const { toPlay } = this.tree.game.status();
    const repeats = live.snapshot.game.phase === 'playing' && this.hasRepeated(toPlay);
    this.tree.goto(looking);
    const player = live.snapshot.game.seats[toPlay - 1]?.player ?? live.snapshot.game.to_play;
    const game = { ...live.snapshot.game, to_play: player };
    return { ...live, snapshot: { ...live.snapshot, game, may_claim: repeats } };
  }

  /** Whether this position, with the same player next, is here for the third time: only where the ko rule allows it. */
  private hasRepeated(toPlay: Colour): boolean {
    if (!REPEATING.has(this.rules.ko)) return false;
    const { game } = this.tree;
    const now = game.colouring();
    const next = [...this.tree.movers(this.head), toPlay];
    const same = next.filter(
      (player, turn) =>
        player === toPlay && game.colouring(turn).every((stone, point) => stone === now[point]),
    );
    return same.length >= 3;
  }

  // --- going through it

  /** The node after turn `turn` on the game's own line, or its last. */
  nodeAt = (turn: number) => this.tree.nodeAt(turn, this.head);
  /** Whether a node is one of the game, not of a variation. */
  isOwn = (node: number) => this.tree.pathTo(this.head).includes(node);

  /** To a turn of the game, and from there along a variation. */
  open(turn: number, then: string[]) {
    this.tree.goto(this.nodeAt(turn));
    this.tree.playNames(then);
    this.goto(this.tree.current);
  }
  goto(node: number) {
    this.tree.goto(node);
    this.following = node === this.head;
    this.touch();
  }
  /** Something that is not in the state has changed. */
  touch() {
    const { value } = this.state;
    if (value) this.state.value = { ...value };
  }
}
