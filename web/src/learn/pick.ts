// Mark all points of a kind.
import type { Mark, Position } from '../board/view';
import type { Point } from '../rules/wasm';
import type { Situation } from './situation';
import { isTap, Task, type Action, type Controls, type State, type Verdict } from './task';
import { t } from '../i18n/t';
import '../i18n/learn';

/** What is looked for, as the engine tells it. */
export interface Search {
  points: Point[];
  /** Why a point is not among them; what may be drawn with it. */
  why: (point: Point) => string | Omit<Verdict, 'right'>;
  /** What is said when all are found. */
  found: string;
  /** One and many of them in words. */
  what: 'liberties' | 'stones' | 'points' | 'eyes';
  /** A tap takes the whole block. */
  blocks?: boolean;
  /** Marked from the start: what the question is about. */
  about?: Point[];
}

type Marked = ReadonlySet<Point>;

export class Pick extends Task<Marked> {
  private readonly right: ReadonlySet<Point>;
  constructor(
    situation: Situation,
    readonly search: Search,
  ) {
    super(situation);
    this.right = new Set(search.points);
  }

  begin = (): State<Marked> => ({ answer: new Set<Point>() });

  act(state: State<Marked>, action: Action): State<Marked> {
    if (action === 'check') return { ...state, verdict: this.judge(state.answer) };
    if (!isTap(action)) return state;
    const answer = new Set(state.answer);
    const adds = !answer.has(action.tap);
    for (const point of this.together(action.tap)) {
      if (adds) answer.add(point);
      else answer.delete(point);
    }
    return { answer };
  }

  private together(point: Point): Point[] {
    const { components, stones } = this.situation;
    return this.search.blocks && stones[point] ? components.at(point).points : [point];
  }

  private judge(answer: Marked): Verdict {
    const { why, found, what } = this.search;
    const wrong = [...answer].find(point => !this.right.has(point));
    if (wrong !== undefined) {
      const said = why(wrong);
      return { right: false, ...(typeof said === 'string' ? { text: said } : said) };
    }
    const missing = this.right.size - answer.size;
    if (!missing) return { right: true, text: found };
    if (!answer.size) {
      return {
        right: false,
        text: t('pick-tap-what-you-mean-there', { what, n: missing }),
      };
    }
    return {
      right: false,
      almost: true,
      text: t('pick-missing', { what, n: missing }),
    };
  }

  position({ answer, verdict }: State<Marked>): Position {
    const marks = new Map<Point, Mark>();
    for (const point of this.search.about ?? []) marks.set(point, 'shown');
    for (const point of answer) {
      const kind = !verdict ? 'chosen' : this.right.has(point) ? 'right' : 'wrong';
      marks.set(point, kind);
    }
    return { ...this.base, marks, ...verdict?.show };
  }

  controls = (): Controls => ({ check: true });

  /** One tap for each, or for each block of them. */
  private taps(points: Point[]): Action[] {
    const tapped = new Set<Point>();
    const actions: Action[] = [];
    for (const point of points) {
      if (tapped.has(point)) continue;
      actions.push({ tap: point });
      for (const other of this.together(point)) tapped.add(other);
    }
    return [...actions, 'check'];
  }
  solution = () => this.taps(this.search.points);
  mistake(): Action[] {
    const { stones, board } = this.situation;
    const others = board.names.map((_, point) => point).filter(point => !this.right.has(point));
    const likely = others.find(point => !this.search.blocks || stones[point]);
    return likely === undefined ? ['check'] : [{ tap: likely }, 'check'];
  }
}
