// A game with its variations: a tree of events, and the rules' game at the current node.
//
// The rules know no setup: another game begins there, with the prisoners of the one before and without
// the players who left it.
import { LETTERS } from '../board/players';
import type { Action, Board, Colour, Game, GameEvent, Legality, Point, Start } from '../rules/wasm';

export interface Node {
  id: number;
  parent: number;
  children: number[];
  /** What led here; null at the root. */
  event: GameEvent | null;
  /** Turns up to and including this event. */
  turn: number;
  /** Events up to and including this one. */
  depth: number;
  /** After a setup: how its game begins. */
  start?: Start;
}

export class GameTree {
  readonly nodes: Node[] = [{ id: 0, parent: -1, children: [], event: null, turn: 0, depth: 0 }];
  game: Game;
  /** Those before each setup on the way to the current node. */
  private readonly before: Game[] = [];
  current = 0;

  constructor(
    readonly board: Board,
    readonly rules: string,
    readonly start: Start = {},
  ) {
    this.game = board.game(rules, start);
  }

  get node(): Node {
    return this.nodes[this.current];
  }

  // --- what happens at the current node: an event that is there already is followed, not doubled

  play(point: Point, player?: Colour): Legality {
    const by = player ?? this.game.status().toPlay;
    const legality = this.game.play(point, by);
    if (legality.legal) this.step({ action: 'move', player: by, point });
    return legality;
  }
  pass(player = this.game.status().toPlay) {
    this.apply({ action: 'pass', player, point: null });
  }
  resign(player: Colour, time = false) {
    this.apply({ action: 'resign', player, point: null, ...(time && { time }) });
  }
  resume() {
    this.apply({ action: 'resume', player: 0, point: null });
  }
  /** What happened elsewhere, legal as it was there. */
  follow(event: GameEvent) {
    this.apply(event);
  }
  /** Changes the position by hand; throws if that leaves a stone without a liberty. */
  setUp(stones: GameEvent['stones'], next: Colour = 0) {
    const start = this.startAfter(stones!, next);
    this.begin(start);
    this.step({ action: 'setup', player: next, point: null, stones }, start);
  }

  private startAfter(stones: NonNullable<GameEvent['stones']>, next: Colour): Start {
    const { toPlay, players } = this.game.status();
    const colours = this.game.colouring();
    for (const [point, colour] of stones) colours[point] = colour;
    return {
      stones: [...colours].map(colour => LETTERS[colour]).join(''),
      first: next || toPlay,
      handicap: this.start.handicap,
      prisoners: players.map(({ prisonersLost }) => prisonersLost),
      out: players.flatMap((player, i) => (player.in ? [] : [i + 1])),
    };
  }
  private begin(start: Start) {
    const next = this.board.game(this.rules, start);
    this.before.push(this.game);
    this.game = next;
  }

  private apply(event: GameEvent) {
    perform(this.game, event);
    this.step(event);
  }
  private step(event: GameEvent, start?: Start) {
    const known = this.node.children.find(child => sameEvent(this.nodes[child].event!, event));
    if (known !== undefined) {
      this.current = known;
      return;
    }
    const isTurn = event.action === 'move' || event.action === 'pass';
    const id = this.nodes.length;
    this.nodes.push({
      id,
      parent: this.current,
      children: [],
      event,
      turn: this.node.turn + Number(isTurn),
      depth: this.node.depth + 1,
      ...(start && { start }),
    });
    this.node.children.push(id);
    this.current = id;
  }

  // --- going about

  /** The nodes from the root to one, both included. */
  pathTo(id: number): number[] {
    const path = [];
    for (let at = id; at >= 0; at = this.nodes[at].parent) path.push(at);
    return path.reverse();
  }
  /** From a node on along first children: the main line. */
  lineFrom(id = 0): number[] {
    const line = [id];
    for (
      let next = this.nodes[id].children[0];
      next !== undefined;
      next = this.nodes[next].children[0]
    ) {
      line.push(next);
    }
    return line;
  }

  /** From the root through a node to the end of its line. */
  lineThrough = (id: number): number[] => [...this.pathTo(id), ...this.lineFrom(id).slice(1)];

  goto(id: number) {
    const ahead: Node[] = [];
    let target = this.nodes[id];
    const climb = () => {
      ahead.push(target);
      target = this.nodes[target.parent];
    };
    while (target.depth > this.node.depth) climb();
    while (this.node.depth > target.depth) this.back();
    while (target !== this.node) {
      climb();
      this.back();
    }
    for (const next of ahead.reverse()) this.forward(next);
    this.current = id;
  }
  private back() {
    if (this.node.start) {
      this.game.close();
      this.game = this.before.pop()!;
    } else {
      this.game.undo();
    }
    this.current = this.node.parent;
  }
  private forward({ event, start }: Node) {
    if (start) this.begin(start);
    else perform(this.game, event!);
  }
  /** Ends the rules' games of this tree. */
  close() {
    for (const game of [...this.before, this.game]) game.close();
  }

  /** How the rules come to a node: from the start, or from the latest setup. */
  since(id: number): { start: Start; events: GameEvent[] } {
    const events: GameEvent[] = [];
    let node = this.nodes[id];
    for (; node.event && !node.start; node = this.nodes[node.parent]) events.push(node.event);
    return { start: node.start ?? this.start, events: events.reverse() };
  }

  /** The node after turn `turn` on the line to a leaf, or its last. */
  nodeAt = (turn: number, leaf: number): number =>
    this.pathTo(leaf)
      .filter(id => this.nodes[id].turn <= turn)
      .pop() ?? 0;

  /** The turns that lead from a node of the line to a leaf to one off it, by name, and the turn they begin after. */
  departure(id: number, leaf: number): { turn: number; then: string[] } {
    const line = new Set(this.pathTo(leaf));
    const off = this.pathTo(id).filter(at => !line.has(at));
    const from = off.length ? this.nodes[off[0]].parent : id;
    const then = off.flatMap(at => {
      const { action, point } = this.nodes[at].event!;
      return action === 'move' ? [this.board.names[point!]] : action === 'pass' ? ['pass'] : [];
    });
    return { turn: this.nodes[from].turn, then };
  }
  /** Plays turns by name from the current node on, as far as they can be played. */
  playNames(names: string[]) {
    for (const name of names) {
      const point = this.board.find(name);
      if (this.game.status().over || (point === undefined && name !== 'pass')) return;
      if (point === undefined) this.pass();
      else if (!this.play(point).legal) return;
    }
  }

  /** Removes a node with all that follows; the current one may not be among them. */
  prune(id: number) {
    const parent = this.nodes[this.nodes[id].parent];
    parent.children = parent.children.filter(child => child !== id);
  }

  /** Who played each turn up to a node. */
  movers(id: number): Colour[] {
    return this.pathTo(id).flatMap(at => {
      const { event } = this.nodes[at];
      return event?.action === 'move' || event?.action === 'pass' ? [event.player] : [];
    });
  }

  /** The latest move, then those of the other players since its player's last. */
  latestMoves(): Point[] {
    const points: Point[] = [];
    const seen = new Set<Colour>();
    for (let at = this.current; at > 0 && points.length < 5; at = this.nodes[at].parent) {
      const { action, player, point } = this.nodes[at].event!;
      if (action !== 'move' && action !== 'pass') continue;
      if (seen.has(player)) break;
      seen.add(player);
      if (point !== null) points.push(point);
      else if (points.length === 0 && at === this.current) continue;
    }
    return points;
  }
}

const sameEvent = (a: GameEvent, b: GameEvent) =>
  a.action === b.action &&
  a.player === b.player &&
  a.point === b.point &&
  String(a.stones) === String(b.stones);

function perform(game: Game, { action, player, point }: GameEvent) {
  const actions: Partial<Record<Action, () => void>> = {
    move: () => game.play(point!, player),
    pass: () => game.pass(player),
    resign: () => game.resign(player),
    resume: () => game.resume(),
  };
  actions[action]!();
}
