// Tasks done step by step on the board: walk a path, change one stone, say whose each region is.
import { colourName, playerName } from '../game/words';
import type { Mark, Position } from '../board/view';
import type { Change } from '../rules/position';
import type { Colour, Colouring, Point } from '../rules/wasm';
import type { Situation } from './situation';
import { isTap, Task, type Action, type Controls, type State, type Verdict } from './task';
import { listed } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/learn';

/** Walk from a point, over points of its colour, to one of another colour. */
export class Walk extends Task<Point[]> {
  private readonly own: Colour;
  constructor(
    situation: Situation,
    readonly from: Point,
    readonly to: Colour,
  ) {
    super(situation);
    this.own = situation.stones[from];
  }

  begin = (): State<Point[]> => ({ answer: [this.from] });

  act(state: State<Point[]>, action: Action): State<Point[]> {
    if (!isTap(action) || state.verdict?.right) return state;
    const path = state.answer;
    if (path.includes(action.tap)) {
      return { answer: path.slice(0, path.indexOf(action.tap) + 1) }; // back to where one was
    }
    const verdict = this.step(path.at(-1)!, action.tap);
    if (verdict && !verdict.right) return { answer: path, verdict };
    return { answer: [...path, action.tap], verdict };
  }

  private step(from: Point, to: Point): Verdict | undefined {
    const { board, stones, name } = this.situation;
    const joined = board.edges.some(
      ([a, b]) => (a === from && b === to) || (a === to && b === from),
    );
    if (!joined) {
      return {
        right: false,
        text: t('walk-no-line-joins-and', { name: name(from), name2: name(to) }),
      };
    }
    if (stones[to] === this.to) {
      const length = this.situation.terms.path(this.from, this.to).length - 1;
      return {
        right: true,
        text: t('walk-reaches-at-the-shortest-way', {
          name: name(this.from),
          colour: colourName(this.to),
          name2: name(to),
          n: length,
        }),
      };
    }
    if (stones[to] === this.own) return undefined;
    return {
      right: false,
      text: t('walk-is-a-path-keeps-to', {
        name: name(to),
        colour: colourName(stones[to]),
        own: colourName(this.own),
        name2: name(this.from),
      }),
    };
  }

  position({ answer, verdict }: State<Point[]>): Position {
    const marks = new Map<Point, Mark>([[this.from, 'shown']]);
    if (verdict?.right) marks.set(answer.at(-1)!, 'right');
    else if (answer.length > 1) marks.set(answer.at(-1)!, 'chosen');
    return { ...this.base, marks, path: answer, ...verdict?.show };
  }
  controls = (): Controls => ({});

  solution = (): Action[] =>
    this.situation.terms
      .path(this.from, this.to)
      .slice(1)
      .map(tap => ({ tap }));
  mistake(): Action[] {
    const { board } = this.situation;
    const wrong = board.names.findIndex(
      (_, point) => point !== this.from && !this.step(this.from, point)?.right,
    );
    const stray = board.names.findIndex((_, point) => this.step(this.from, point)?.right === false);
    return [{ tap: stray < 0 ? wrong : stray }];
  }
}

interface Found {
  changes: Change[];
  stone: Colour;
  tried?: Change;
}

/** Add or remove one stone so that the position is legal; find every way. */
export class Repair extends Task<Found> {
  private readonly all: Change[];
  constructor(
    situation: Situation,
    /** Which changes count. */
    readonly kind: 'any' | 'add',
  ) {
    super(situation);
    this.all = situation.terms.legalChanges().filter(({ colour }) => kind === 'any' || colour > 0);
  }

  begin = (): State<Found> => ({ answer: { changes: [], stone: 1 } });

  act(state: State<Found>, action: Action): State<Found> {
    const { changes, stone } = state.answer;
    if (state.verdict?.right) return state;
    if (typeof action === 'object' && 'stone' in action) {
      return { answer: { changes, stone: action.stone } };
    }
    if (!isTap(action)) return state;
    const { stones, name } = this.situation;
    const tried: Change = { point: action.tap, colour: stones[action.tap] ? 0 : stone };
    const at = name(tried.point);
    if (changes.some(change => same(change, tried))) {
      return { answer: { changes, stone }, note: t('walk-you-have-already', { at }) };
    }
    if (!tried.colour && this.kind === 'add') {
      const text = t('walk-has-a-stone-here-one', { at });
      return { answer: { changes, stone }, verdict: { right: false, text } };
    }
    if (!this.all.some(change => same(change, tried))) {
      return { answer: { changes, stone, tried }, verdict: this.objection(tried) };
    }
    const found = [...changes, tried];
    const answer = { changes: found, stone, tried };
    const done = t('walk-ways-and-the-engine-knows', { all: this.all.length });
    if (found.length === this.all.length) return { answer, verdict: { right: true, text: done } };
    const how = tried.colour
      ? t('walk-at', { player: playerName(tried.colour), at })
      : t('walk-without', { at });
    return { answer, note: t('walk-every-block-has-a-liberty', { how }) };
  }

  /** The block that has no liberty after the change. */
  private objection({ point, colour }: Change): Verdict {
    const changed = this.changed({ point, colour });
    const dead = changed.components.blocks.filter(block => !block.liberties.length);
    const block = dead[0];
    const { name } = this.situation;
    return {
      right: false,
      text: t('walk-then-s-block-at-has', {
        player: playerName(block.colour),
        name: name(block.points[0]),
        n: dead.length,
      }),
      show: { marks: new Map(block.points.map((p): [Point, Mark] => [p, 'wrong'])) },
    };
  }
  private changed({ point, colour }: Change) {
    const { terms } = this.situation;
    const stones = terms.stones.slice();
    stones[point] = colour;
    return { stones, components: terms.on(stones).components() };
  }

  position({ answer: { tried, changes }, verdict }: State<Found>): Position {
    const stones = tried ? this.changed(tried).stones : this.situation.stones;
    const marks = new Map(changes.map(({ point }): [Point, Mark] => [point, 'right']));
    return { ...this.base, stones, marks, ...verdict?.show };
  }
  controls = ({ answer }: State<Found>): Controls => ({
    stones: { colours: [1, 2], chosen: answer.stone },
    found: [answer.changes.length, this.all.length],
  });

  private doing = ({ point, colour }: Change): Action[] => [
    ...(colour ? [{ stone: colour }] : []),
    { tap: point },
  ];
  solution = () => this.all.flatMap(this.doing);
  mistake(): Action[] {
    const { stones } = this.situation;
    const wrong = [...stones].findIndex(
      (colour, point) => !this.all.some(change => same(change, { point, colour: colour ? 0 : 1 })),
    );
    return [{ tap: wrong }];
  }
}
const same = (a: Change, b: Change) => a.point === b.point && a.colour === b.colour;

/** Say of each empty region whose it is. */
export class Claim extends Task<Colouring> {
  private readonly owners: Colouring;
  constructor(situation: Situation) {
    super(situation);
    this.owners = situation.terms.owners();
  }

  begin = (): State<Colouring> => ({ answer: this.situation.stones.slice() });

  /** A tap hands the region on: to the first player, the next, and in the end to nobody. */
  act(state: State<Colouring>, action: Action): State<Colouring> {
    if (action === 'check') return { ...state, verdict: this.judge(state.answer) };
    if (!isTap(action) || this.situation.stones[action.tap]) return state;
    const answer = state.answer.slice();
    const owner = (answer[action.tap] + 1) % (this.situation.rules.players + 1);
    for (const point of this.region(action.tap)) answer[point] = owner;
    return { answer };
  }
  private region = (point: Point) => this.situation.components.at(point).points;

  private judge(answer: Colouring): Verdict {
    const wrong = answer.findIndex((owner, point) => owner !== this.owners[point]);
    if (wrong < 0) {
      const nobody = this.owners.filter(owner => !owner).length;
      const text = nobody
        ? t('walk-each-region-that-reaches-one')
        : t('walk-each-region-reaches-one-colour');
      return { right: true, text };
    }
    const { reaches } = this.situation.components.at(wrong);
    const at = this.situation.name(wrong);
    const colours = listed(reaches.map(colourName));
    const owner = this.owners[wrong];
    const path = this.situation.terms.path(
      wrong,
      reaches.find(colour => colour !== answer[wrong]) ?? reaches[0],
    );
    const text = owner
      ? t('walk-reaches-it-is', { at, colours, player: playerName(owner) })
      : t('why-nobody', { at, colours });
    return { right: false, text, show: { path } };
  }

  position = ({ answer, verdict }: State<Colouring>): Position => ({
    ...this.base,
    owners: answer,
    ...verdict?.show,
  });
  controls = (): Controls => ({ check: true });

  solution(): Action[] {
    const regions = this.situation.components.all.filter(part => !part.colour);
    const taps = regions.flatMap(({ points: [tap] }) =>
      Array.from({ length: this.owners[tap] }, (): Action => ({ tap })),
    );
    return [...taps, 'check'];
  }
  mistake = (): Action[] => ['check'];
}
