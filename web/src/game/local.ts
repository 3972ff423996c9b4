// A game at one keyboard, with no server: its state, and how it is kept in the browser.
import { signal } from '@preact/signals';
import type { PlainGame } from '../bot/thinker';
import type { Board, Colour, Game, Legality, Point, RulesInfo, Score, Start } from '../rules/wasm';
import { write } from '../ui/settings';
import { writeRecord, type GameRecord } from './record';
import { SAVED_KEY, type Saved } from './saved';
import { NOTHING_MARKED, toggled, type Marking } from './scoring';
import { GameTree } from './tree';

export interface LocalSetup {
  board: string;
  /** The text of a custom board. */
  own?: boolean;
  rules: string;
  names: string[];
  start?: Start;
  /** Of each seat the bot that plays it; empty: a person. Missing: people only. */
  bots?: string[];
}
export type LocalPhase = 'playing' | 'scoring' | 'dispute' | 'finished';

export class LocalGame {
  readonly tree: GameTree;
  readonly rules: RulesInfo;
  marking: Marking = NOTHING_MARKED;
  agreed = false;
  /** Whether a bot has said what is dead. */
  proposed = false;
  /** Earlier turns are looked at: no bot plays on from there before a person does. */
  looking = false;
  /** Of the bots, so that two games are not alike. */
  readonly seed = Math.floor(Math.random() * 2 ** 31);
  /** Under territory scoring: the copy on which a dispute is played out. */
  dispute: Game | null = null;
  /** Counts changes, so that pages know when to draw. */
  readonly changes = signal(0);

  constructor(
    readonly board: Board,
    readonly setup: LocalSetup,
  ) {
    this.rules = board.engine.rules(setup.rules);
    this.tree = new GameTree(board, setup.rules, setup.start);
  }

  static restore(board: Board, saved: Saved): LocalGame {
    const local = new LocalGame(board, saved.setup);
    for (const event of saved.events) local.tree.follow(event);
    local.marking = { dead: new Set(saved.dead), neutral: new Set(saved.neutral) };
    local.agreed = saved.agreed;
    return local;
  }

  get game(): Game {
    return this.dispute ?? this.tree.game;
  }
  get phase(): LocalPhase {
    if (this.dispute) return 'dispute';
    const { over, settled } = this.tree.game.status();
    if (!over) return 'playing';
    return settled || this.agreed ? 'finished' : 'scoring';
  }

  /** Whether the position is counted, before or after all agree. */
  get counting(): boolean {
    return this.phase === 'scoring' || this.phase === 'finished';
  }

  // --- bots

  botOf = (player: Colour): string | null => this.setup.bots?.[player - 1] || null;
  get hasBots(): boolean {
    return this.setup.bots?.some(Boolean) ?? false;
  }
  plain(): PlainGame {
    const { board, own = false, rules, start } = this.setup;
    return { board, own, rules, start, events: this.game.events() };
  }
  /** What a bot considers dead, and under territory scoring neutral. */
  propose({ dead, neutral }: { dead: Point[]; neutral: Point[] }) {
    this.proposed = true;
    this.marking = {
      dead: new Set(dead),
      neutral: new Set(this.rules.prisoners ? neutral : []),
    };
    this.changed();
  }

  // --- turns

  play(point: Point): Legality {
    const legality = this.dispute ? this.dispute.play(point) : this.tree.play(point);
    if (legality.legal) this.looking = false;
    this.changed();
    return legality;
  }
  pass() {
    if (this.dispute) this.dispute.pass();
    else this.tree.pass();
    if (this.dispute?.status().over) this.decide();
    this.looking = false;
    this.changed();
  }
  resign(player: Colour) {
    this.tree.resign(player);
    this.changed();
  }
  undo() {
    if (this.dispute) {
      if (this.dispute.events().pop()?.action === 'resume') this.leaveDispute();
      else this.dispute.undo();
    } else if (this.tree.current > 0) {
      this.stepBack();
      this.unmark();
    }
    this.changed();
  }
  /** To where a person was to play: a bot would only do the same again. */
  private stepBack() {
    const { tree } = this;
    do tree.goto(tree.node.parent);
    while (tree.current > 0 && this.botOf(tree.game.status().toPlay));
  }

  // --- scoring

  toggle(point: Point) {
    this.marking = toggled(this.tree.game, this.marking, point, this.rules);
    this.changed();
  }
  agree() {
    this.agreed = true;
    this.changed();
  }
  /** Play goes on: under area scoring in the game itself, under territory scoring on a copy. */
  resume() {
    if (this.rules.prisoners) {
      this.dispute = this.tree.game.copy();
      this.dispute.resume();
    } else {
      this.tree.resume();
      this.unmark();
    }
    this.changed();
  }
  private decide() {
    const dead = this.tree.game.deadAfter(this.dispute!);
    this.leaveDispute();
    this.marking = { dead: new Set(dead), neutral: new Set() };
    this.proposed = true;
  }
  private leaveDispute() {
    this.dispute?.close();
    this.dispute = null;
  }
  /** What is off the count; nothing where the board counts as it stands. */
  get counted(): Marking {
    return this.tree.game.status().settled ? NOTHING_MARKED : this.marking;
  }
  score(): Score {
    return this.tree.game.score(this.counted.dead, this.counted.neutral);
  }

  /** The line on display, to its end, and the others as its variations. */
  async sgf({ dead, neutral }: Marking = NOTHING_MARKED): Promise<string> {
    const { withVariations } = await import('./variations');
    const { tree } = this;
    const here = tree.current;
    const leaf = tree.lineThrough(here).at(-1)!;
    tree.goto(leaf);
    const line = tree.game.sgf(this.setup.names, dead, neutral);
    tree.goto(here);
    return withVariations(tree, leaf, line);
  }

  record(): GameRecord {
    const { tree, board, rules, setup } = this;
    const status = tree.game.status();
    const left = status.players.flatMap((player, i) => (player.in ? [i + 1] : []));
    const dead = [...this.marking.dead];
    const neutral = [...this.marking.neutral];
    const score = this.score();
    return writeRecord({
      board,
      rules: rules.text,
      start: setup.start ?? {},
      names: setup.names,
      events: tree.game.events(),
      ...(this.phase === 'finished' && {
        ...(!status.settled && { agreement: { dead, neutral, accepted: left } }),
        result: {
          how: left.length > 1 ? 'score' : 'resignation',
          scores: score.tallies.map(tally => tally.score),
          places: score.places,
        },
      }),
    });
  }

  /** After the tree was walked: another position, with nothing marked, where bots wait if more follows or it is only looked at. */
  touch(looking = false) {
    this.looking = looking || this.tree.node.children.length > 0;
    this.unmark();
    this.changed();
  }
  private unmark() {
    this.marking = NOTHING_MARKED;
    this.agreed = false;
    this.proposed = false;
  }

  private changed() {
    this.changes.value++;
    const { dead, neutral } = this.marking;
    const saved: Saved = {
      setup: this.setup,
      events: this.tree.game.events(),
      dead: [...dead],
      neutral: [...neutral],
      agreed: this.agreed,
    };
    write(SAVED_KEY, saved);
  }
}
