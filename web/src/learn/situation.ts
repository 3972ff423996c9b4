// What an exercise is about: a board, stones on it, and the rules by which they came there.
import { colouring, diagram } from '../board/diagram';
import { LETTERS } from '../board/players';
import { PositionTerms, type Components } from '../rules/position';
import type { Board, Colour, Colouring, Game, Point, RulesInfo } from '../rules/wasm';

export interface Setup {
  board: string;
  /** Whether that is the text of a drawn board. */
  own?: boolean;
  /** One letter per point, or the names of each colour's points; missing: no stones. */
  stones?: string | Record<string, string>;
  /** Missing: those without suicide, which most people play. */
  rules?: string;
  /** Who plays first; missing: Black. */
  first?: Colour;
  /** Turns played since, by names: "B2 A1 pass". */
  moves?: string;
  labels?: ReadonlyMap<Point, string>;
}

/** A setup drawn by the rows of a rectangle; signs that are no stones label empty points. */
export function drawn(rows: string, more: Partial<Setup> = {}): Setup {
  const { spec, letters, labels } = diagram(rows.trim().split(/\s+/));
  return { board: spec, stones: letters, labels, ...more };
}

export const NO_SUICIDE = 'no-suicide';
export type Turn = Point | 'pass';

export class Situation {
  readonly rules: RulesInfo;
  readonly stones: Colouring;
  readonly terms: PositionTerms;
  private readonly letters: string;
  private known?: Components;

  constructor(
    readonly board: Board,
    readonly setup: Setup,
  ) {
    this.rules = board.engine.rules(setup.rules ?? NO_SUICIDE);
    this.letters = this.lettersOf(setup.stones);
    if (setup.moves) {
      const game = this.game();
      this.stones = game.colouring();
      game.close();
    } else {
      this.stones = colouring(this.letters);
    }
    this.terms = new PositionTerms(board, this.stones, this.rules.players);
  }

  private lettersOf(stones: Setup['stones'] = {}): string {
    if (typeof stones === 'string') return stones;
    const letters = this.board.names.map(() => LETTERS[0]);
    for (const letter in stones) {
      for (const name of stones[letter].split(' ')) letters[this.at(name)] = letter;
    }
    return letters.join('');
  }

  /** The point of a name; the lessons are our own, so a wrong one is a mistake in them. */
  at(name: string): Point {
    const point = this.board.find(name);
    if (point === undefined) throw new Error(`${this.board.spec} has no point ${name}`);
    return point;
  }
  name = (point: Point) => this.board.names[point];
  names = (points: Point[]) => points.map(this.name).join(', ');

  /** The point that bears a label. */
  labelled(label: string): Point {
    for (const [point, text] of this.setup.labels ?? []) if (text === label) return point;
    throw new Error(`nothing is labelled ${label}`);
  }

  get components(): Components {
    return (this.known ??= this.terms.components());
  }

  /** The game as it stands, and after some more turns. Whoever asks for it closes it. */
  game(turns: Turn[] = []): Game {
    const { rules = NO_SUICIDE, first, moves = '' } = this.setup;
    const game = this.board.game(rules, { stones: this.letters, first });
    const played = moves.split(' ').filter(Boolean);
    for (const name of played) this.turn(game, name === 'pass' ? name : this.at(name));
    for (const turn of turns) this.turn(game, turn);
    return game;
  }
  private turn(game: Game, turn: Turn) {
    if (turn === 'pass') game.pass();
    else if (!game.play(turn).legal) throw new Error(`${this.name(turn)} is not legal`);
  }

  /** Asks the game as it stands. */
  ask<T>(question: (game: Game) => T, turns: Turn[] = []): T {
    const game = this.game(turns);
    const answer = question(game);
    game.close();
    return answer;
  }

  get toPlay(): Colour {
    return this.ask(game => game.status().toPlay);
  }
}
