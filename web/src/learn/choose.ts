// Choose one answer or several, or say a number.
import type { Mark, Position } from '../board/view';
import type { Point } from '../rules/wasm';
import { halves } from '../ui/numbers';
import type { Situation } from './situation';
import { Task, type Action, type Controls, type State, type Verdict } from './task';
import { sentences } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/learn';

export interface Question {
  options: string[];
  /** Those that hold, as the engine tells it. */
  right: string[];
  /** Why, for right and wrong alike. */
  why: string;
  show?: Partial<Position>;
  about?: Point[];
}

const aboutMarks = (points: Point[] = []) =>
  new Map(points.map((point): [Point, Mark] => [point, 'shown']));

export class Choose extends Task<string[]> {
  constructor(
    situation: Situation,
    readonly question: Question,
    /** Several may hold, and are checked together. */
    readonly many = false,
  ) {
    super(situation);
  }

  begin = (): State<string[]> => ({ answer: [] });

  act(state: State<string[]>, action: Action): State<string[]> {
    if (action === 'check') return { ...state, verdict: this.judge(state.answer) };
    if (typeof action !== 'object' || !('choose' in action)) return state;
    const { choose } = action;
    if (!this.many) return { answer: [choose], verdict: this.judge([choose]) };
    const rest = state.answer.filter(option => option !== choose);
    return { answer: rest.length < state.answer.length ? rest : [...rest, choose] };
  }

  private judge(answer: string[]): Verdict {
    const { right, why, show } = this.question;
    const same = answer.length === right.length && answer.every(option => right.includes(option));
    return { right: same, text: why, show };
  }

  position = ({ verdict }: State<string[]>): Position => ({
    ...this.base,
    marks: aboutMarks(this.question.about),
    ...verdict?.show,
  });
  controls = ({ answer }: State<string[]>): Controls => ({
    options: { labels: this.question.options, chosen: answer, many: this.many },
    check: this.many,
  });

  private choosing(options: string[]): Action[] {
    const actions: Action[] = options.map(choose => ({ choose }));
    return this.many ? [...actions, 'check'] : actions;
  }
  solution = () => this.choosing(this.question.right);
  mistake(): Action[] {
    const { options, right } = this.question;
    const wrong = options.filter(option => !right.includes(option));
    return this.choosing(this.many && !wrong.length ? right.slice(1) : wrong.slice(0, 1));
  }
}

export interface Sums {
  fields: { label: string; value: number; why: string }[];
  show?: Partial<Position>;
  about?: Point[];
}

/** One number or several. */
export class Count extends Task<number[]> {
  constructor(
    situation: Situation,
    readonly sums: Sums,
  ) {
    super(situation);
  }

  begin = (): State<number[]> => ({ answer: [] });
  act(state: State<number[]>, action: Action): State<number[]> {
    if (action === 'check') return { ...state, verdict: this.judge(state.answer) };
    if (typeof action !== 'object' || !('fill' in action)) return state;
    return { answer: action.fill };
  }

  private judge(answer: number[]): Verdict {
    const { fields, show } = this.sums;
    const wrong = fields.findIndex(({ value }, i) => answer[i] !== value);
    if (wrong < 0) return { right: true, text: sentences(fields.map(field => field.why)), show };
    const { label, why } = fields[wrong];
    const given = answer[wrong];
    if (given === undefined || Number.isNaN(given)) {
      return { right: false, text: t('choose-write-a-number-for', { label }) };
    }
    return { right: false, text: t('choose-is-not', { label, given: halves(given), why }), show };
  }

  position = ({ verdict }: State<number[]>): Position => ({
    ...this.base,
    marks: aboutMarks(this.sums.about),
    ...verdict?.show,
  });
  controls = (): Controls => ({ fields: this.sums.fields.map(field => field.label), check: true });

  private values = () => this.sums.fields.map(field => field.value);
  solution = (): Action[] => [{ fill: this.values() }, 'check'];
  mistake = (): Action[] => [{ fill: this.values().map(value => value + 1) }, 'check'];
}
