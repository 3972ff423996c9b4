// Play a move, or several against answers, towards something that the engine recognises.
import type { Position } from '../board/view';
import { playerName, whyIllegal } from '../game/words';
import type { Colour, Game, Legality } from '../rules/wasm';
import type { Situation, Turn } from './situation';
import { isTap, Task, type Action, type Controls, type State } from './task';
import { sentences } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/learn';

/** What a turn of the learner's came to: right or wrong and why, or play goes on. */
export type Outcome = { right: boolean; text: string } | 'goes on';

export interface Aim {
  /** Asked after each turn of the learner's, on the game as it then stands. */
  judge: (game: Game, turns: Turn[]) => Outcome;
  /** The others' answer while play goes on, or to show what a mistake costs; missing: none. */
  reply?: (game: Game) => Turn | null;
  /** Passing may be the thing to do. */
  pass?: boolean;
  /** The most turns the learner needs. */
  depth?: number;
  /** A clock that runs meanwhile. */
  clock?: string;
}

interface Line {
  turns: Turn[];
  /** It went wrong: the answer to it stands on the board. */
  lost: boolean;
}

export class Play extends Task<Line> {
  private readonly player: Colour;
  constructor(
    situation: Situation,
    readonly aim: Aim,
  ) {
    super(situation);
    this.player = situation.toPlay;
  }

  begin = (): State<Line> => ({ answer: { turns: [], lost: false } });

  act(state: State<Line>, action: Action): State<Line> {
    if (state.verdict?.right) return state;
    if (state.answer.lost) return this.begin();
    if (action === 'timeout') {
      const text = t('play-the-time-is-over-the');
      return { answer: { ...state.answer, lost: true }, verdict: { right: false, text } };
    }
    if (action !== 'pass' && !isTap(action)) return state;
    const { turns } = state.answer;
    const turn = action === 'pass' ? action : action.tap;
    if (turn !== 'pass') {
      const legality = this.situation.ask(game => game.legality(turn), turns);
      if (!legality.legal) {
        const text = whyIllegal(this.situation.board, turn, legality);
        return { answer: state.answer, verdict: { right: false, text } };
      }
    }
    return this.made([...turns, turn]);
  }

  private made(turns: Turn[]): State<Line> {
    return this.situation.ask(game => {
      const outcome = this.aim.judge(game, turns);
      if (outcome !== 'goes on' && outcome.right) {
        return { answer: { turns, lost: false }, verdict: outcome };
      }
      const replies = this.answers(game);
      const said = this.replyText(replies);
      const answer = { turns: [...turns, ...replies], lost: outcome !== 'goes on' };
      if (outcome === 'goes on') return { answer, note: said };
      return { answer, verdict: { right: false, text: sentences([said, outcome.text]) } };
    }, turns);
  }

  /** The others' turns until the learner's next. */
  private answers(game: Game): Turn[] {
    const replies: Turn[] = [];
    while (this.aim.reply && game.status().toPlay !== this.player && !game.status().over) {
      const reply = this.aim.reply(game);
      if (reply === null) break;
      replies.push(reply);
      if (reply === 'pass') game.pass();
      else game.play(reply);
    }
    return replies;
  }
  private replyText(replies: Turn[]): string {
    const { players } = this.situation.rules;
    const words = replies.map((reply, i) => {
      const who = playerName(((this.player + i) % players) + 1);
      return reply === 'pass'
        ? t('play-passes', { who })
        : t('play-plays', { who, name: this.situation.name(reply) });
    });
    return sentences(words);
  }

  position({ answer: { turns, lost }, verdict }: State<Line>): Position {
    return this.situation.ask(game => {
      const { toPlay, latest, over } = game.status();
      const legal = game
        .colouring()
        .reduce(
          (known, _, point) => known.set(point, game.legality(point)),
          new Map<number, Legality>(),
        );
      return {
        ...this.base,
        labels: turns.length ? undefined : this.base.labels,
        stones: game.colouring(),
        latest: latest === null ? [] : [latest],
        toPlay: verdict?.right || lost || over ? 0 : toPlay,
        legality: point => legal.get(point)!,
      };
    }, turns);
  }

  controls({ answer: { turns, lost } }: State<Line>): Controls {
    const { pass, clock } = this.aim;
    const mine = Math.ceil(turns.length / this.situation.rules.players);
    return {
      pass: pass && !lost,
      clock: clock && !lost ? { control: clock, turns: mine } : undefined,
      again: turns.length > 0,
    };
  }

  private turnsFrom(turns: Turn[]): Turn[] {
    const moves: Turn[] = this.situation.ask(game => game.legalMoves(this.player), turns);
    return this.aim.pass ? ['pass', ...moves] : moves;
  }

  /** The first sequence of turns that succeeds, by trying them all. */
  solution(): Action[] {
    const found = this.search([], this.aim.depth ?? 1);
    if (!found) throw new Error('nothing leads to what is asked');
    return found.map(turn => (turn === 'pass' ? turn : { tap: turn }));
  }
  private search(turns: Turn[], depth: number): Turn[] | null {
    for (const turn of this.turnsFrom(turns)) {
      const { answer, verdict } = this.made([...turns, turn]);
      if (verdict?.right) return [turn];
      if (verdict || depth === 1) continue;
      const rest = this.search(answer.turns, depth - 1);
      if (rest) return [turn, ...rest];
    }
    return null;
  }

  /** A line of turns that goes wrong, else an occupied point. */
  mistake(): Action[] | null {
    const wrong = this.blunder([], this.aim.depth ?? 1);
    if (wrong) return wrong.map(turn => (turn === 'pass' ? turn : { tap: turn }));
    const taken = this.situation.stones.findIndex(colour => colour > 0);
    return taken < 0 ? null : [{ tap: taken }];
  }
  private blunder(turns: Turn[], depth: number): Turn[] | null {
    for (const turn of this.turnsFrom(turns)) {
      const { answer, verdict } = this.made([...turns, turn]);
      if (verdict && !verdict.right) return [turn];
      if (verdict || depth === 1 || this.aim.clock) continue;
      const rest = this.blunder(answer.turns, depth - 1);
      if (rest) return [turn, ...rest];
    }
    return null;
  }
}
