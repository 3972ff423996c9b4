// Problems as SGF with all their variations, and problems from SGF files.
import { LETTERS, wireName } from '../board/players';
import { writeStart, type GameRecord, type RecordEvent } from '../game/record';
import type { GameTree } from '../game/tree';
import { Recorded, type Branches } from '../library/recorded';
import type { Board } from '../rules/wasm';
import { nameOf, rulesOf, startOf, turnsOf, type Problem, type Step, type Turn } from './problem';

interface Noted {
  turn: Turn;
  comment?: string;
}

/** What the file says: the words that other programs look for, the same in every language. */
const RIGHT = 'RIGHT';
const WRONG = 'WRONG';

/** The problem as SGF: the solution is the main line. */
export function problemSgf(problem: Problem, board: Board, title: string, says: string): string {
  const event = (player: number, { turn, comment }: Noted): RecordEvent => ({
    action: turn === null ? 'pass' : 'move',
    player: wireName(player),
    ...(turn !== null && { point: board.names[turn] }),
    ...(comment && { comment }),
  });
  const events: RecordEvent[] = [];
  const lines: { parent: number; turns: Noted[] }[] = [];
  const { first = 1, players } = problem;
  const seat = (after: number) => ((first - 1 + after) % players) + 1;
  for (const { right, wrong, answers = '' } of problem.steps) {
    const parent = events.length - 1;
    const [main, ...others] = turnsOf(board, right);
    for (const turn of others) lines.push({ parent, turns: [{ turn, comment: RIGHT }] });
    for (const [name, line] of Object.entries(wrong)) {
      const [turn, ...rest] = turnsOf(board, `${name} ${line}`);
      lines.push({
        parent,
        turns: [{ turn, comment: WRONG }, ...rest.map(next => ({ turn: next }))],
      });
    }
    const played = [
      { turn: main, comment: RIGHT },
      ...turnsOf(board, answers).map(turn => ({ turn })),
    ];
    for (const each of played) events.push(event(seat(events.length), each));
  }
  const variations: Branches['variations'] = [];
  for (const { parent, turns } of lines) {
    let above = parent;
    turns.forEach((each, i) => {
      variations.push({ parent: above, event: event(seat(parent + 1 + i), each) });
      above = events.length + variations.length - 1;
    });
  }
  const record: GameRecord = {
    format: 'omnigo-game',
    version: 1,
    board: board.ownText === undefined ? board.spec : (JSON.parse(board.ownText) as object),
    rules: rulesOf(problem),
    start: writeStart(board, startOf(problem)),
    events,
    info: { name: title, comment: says },
  };
  const recorded = new Recorded(board, record, { variations, marks: [] });
  const sgf = recorded.sgf();
  recorded.tree.close();
  return sgf;
}

/** A comment says that a line is right: RIGHT, CORRECT and the like, as other programs write it. */
const saysRight = (comment = '') => /\b(right|correct)\b/i.test(comment);

/** The problem in a game of a file, if somebody is to move there; the main line is right unless comments say which is. */
export function problemOf(recorded: Recorded, id: string): Problem | undefined {
  const { tree, board, comments, record } = recorded;
  const marked = [...comments].some(([node, text]) => node !== 0 && saysRight(text));
  const leadsRight = (node: number): boolean =>
    saysRight(comments.get(node)) || tree.nodes[node].children.some(leadsRight);
  const isRight = (node: number, siblings: number[]) =>
    marked ? leadsRight(node) : node === siblings[0];
  tree.goto(0);
  const [opening] = tree.nodes[0].children;
  if (opening === undefined) return undefined;
  const first = tree.nodes[opening].event!.player;
  const steps: Step[] = [];
  for (let at: number | undefined = 0; at !== undefined;) {
    const { step, next } = stepAt(tree, board, at, isRight, first);
    if (!step) break;
    steps.push(step);
    at = next;
  }
  if (!steps.length) return undefined;
  const start = [...tree.game.colouring(0)].map(colour => LETTERS[colour]).join('');
  return {
    id,
    board: board.ownText === undefined ? board.spec : (JSON.parse(board.ownText) as object),
    players: recorded.rules.players,
    start,
    first,
    ...(record.info?.comment && { says: record.info.comment }),
    motifs: [],
    steps,
  };
}

function stepAt(
  tree: GameTree,
  board: Board,
  at: number,
  isRight: (node: number, siblings: number[]) => boolean,
  solver: number,
): { step?: Step; next?: number } {
  const { nodes } = tree;
  const turns = nodes[at].children.filter(id => {
    const { action, player } = nodes[id].event!;
    return player === solver && (action === 'move' || action === 'pass');
  });
  const name = (id: number) => nameOf(board, nodes[id].event!.point);
  const right = turns.filter(id => isRight(id, turns));
  if (!right.length) return {};
  const wrong = Object.fromEntries(
    turns
      .filter(id => !right.includes(id))
      .map(id => [name(id), tree.lineFrom(id).slice(1).map(name).join(' ')]),
  );
  const answers: number[] = [];
  let next: number | undefined = nodes[right[0]].children[0];
  while (next !== undefined && nodes[next].event!.player !== solver) {
    answers.push(next);
    const children: number[] = nodes[next].children;
    if (children.some(id => nodes[id].event!.player === solver)) break;
    next = children[0];
  }
  const last = answers.at(-1);
  const goesOn = last !== undefined && nodes[last].children.length > 0;
  return {
    step: {
      right: right.map(name).join(' '),
      wrong,
      ...(goesOn && { answers: answers.map(name).join(' ') }),
    },
    ...(goesOn && { next: last }),
  };
}
