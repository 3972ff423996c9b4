// What a person does at a table of the server: moves, marks, advice, and what the server answers.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { readColouring } from '../game/record';
import { NOTHING_MARKED, toggled, type Marking } from '../game/scoring';
import { countedLook, type TableState } from '../game/Table';
import type { Point, Score } from '../rules/wasm';
import type { Act } from './act';
import type { ApiError } from './api';
import type { LiveGame } from './game';
import type { TableView } from './view';
import type { Action } from './wire';

export interface Play {
  act: Act;
  trouble: string;
  /** A move that the server has not confirmed yet. */
  pending: Point | null;
  marking: Marking;
  /** While the position is counted. */
  score: Score | null;
  play: (point: Point) => void;
  pass: () => void;
  /** Sends what an adviser has marked. */
  advise: () => void;
}
export function usePlay(live: LiveGame, view: TableView, table: TableState): Play {
  const [pending, setPending] = useState<Point | null>(null);
  const [trouble, setTrouble] = useState('');
  const [advice, setAdvice] = useState<Marking | null>(null);
  useEffect(() => setPending(null), [live.state.value]);
  const { board, rules, tree } = live;
  const { game, marking: marked } = live.state.value!.snapshot;
  const { speaker, disputed, toPlay, scoring, counted, advising } = view;

  const act = (action: Action) => {
    setTrouble('');
    return live.act(action).catch((error: ApiError) => {
      setPending(null);
      setTrouble(error.message);
    });
  };
  const agreed = useMemo(() => agreedOn(live, view), [marked, scoring, counted]);
  const marking = advising && advice ? advice : agreed;
  const score = scoring || counted ? tree.game.score(marking.dead, marking.neutral) : null;

  const turn = (disputed ? disputed.turns : game.turn) + 1;
  const mark = (point: Point) => {
    table.ask(point);
    const next = toggled(tree.game, marking, point, rules);
    if (advising) setAdvice(next);
    if (speaker) void act({ action: 'mark', player: speaker, ...named(live, next) });
  };
  const tryOut = (point: Point) => {
    const legality = tree.play(point);
    if (!legality.legal) table.refuse(point, legality);
    live.goto(tree.current);
  };
  const move = (point: Point) => {
    const legality = disputed ? ({ legal: true } as const) : tree.game.legality(point);
    if (!legality.legal) return table.refuse(point, legality);
    setPending(point);
    void act({ action: 'move', player: toPlay, turn, point: board.names[point] });
  };
  const play = (point: Point) => {
    table.forgive();
    if (scoring) mark(point);
    else if (counted) table.ask(point);
    else if (view.tryingOut) tryOut(point);
    else if (view.myTurn && pending === null) move(point);
  };
  const pass = () => void act({ action: 'pass', player: toPlay, turn });
  const advise = () => {
    void act({ action: 'advise', ...named(live, marking) });
    setAdvice(null);
  };
  return { act, trouble, pending, marking, score, play, pass, advise };
}

/** What the server says is dead and neutral. */
function agreedOn(live: LiveGame, { scoring, counted }: TableView): Marking {
  const { snapshot, record } = live.state.value!;
  const from = scoring || counted ? (snapshot.marking ?? (counted && record.agreement)) : null;
  if (!from) return NOTHING_MARKED;
  const points = (names: string[] = []) => new Set(names.map(name => live.board.find(name)!));
  return { dead: points(from.dead), neutral: points(from.neutral) };
}
function named({ board }: LiveGame, { dead, neutral }: Marking) {
  const names = (points: ReadonlySet<Point>) => [...points].map(point => board.names[point]);
  return { dead: names(dead), neutral: names(neutral) };
}

/** The stones on the board, and how the count looks on them. */
export function boardLook(live: LiveGame, view: TableView, play: Play, asked: Point | null) {
  const { board, rules, tree } = live;
  const { marking, score } = play;
  const stones = view.disputed ? readColouring(view.disputed.colouring) : tree.game.colouring();
  const counted =
    score && countedLook({ board, game: tree.game, rules, stones, score, marking, asked });
  return { stones, marks: counted?.marks, why: counted?.why };
}
