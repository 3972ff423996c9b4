// Exercises that a teacher makes without code: plain data, from which the tasks of the lessons are built.
//
// What is right is found by the engine, as in the lessons; only where the question is the teacher's own
// (`points`, `choice`, `number`) does the exercise hold the answer.
import { LETTERS } from '../board/players';
import { decode } from '../draw/code';
import { textOf } from '../draw/drawn';
import { playerName } from '../game/words';
import { RulesError, type Board, type Colour, type Point, type RulesEngine } from '../rules/wasm';
import { kill, live, save, takeStones } from './aims';
import { Choose, Count } from './choose';
import type { Exercise } from './lesson';
import { Pick } from './pick';
import { Play } from './play';
import { isLegal, libertyCount, mayPlay, scores, winner } from './questions';
import { alive, blockOf, forbidden, inAtari, libertiesOf, lost, nobodys, taking } from './searches';
import { Situation, type Setup } from './situation';
import type { Task } from './task';
import { Claim } from './walk';

export interface Made {
  /** A spec, or the code of a drawn board after `drawn:`. */
  board: string;
  rules: string;
  /** A letter a point. */
  stones: string;
  first: Colour;
  kind: Kind;
  /** Names of the points that the question is about, or that are right. */
  points: string[];
  /** Stones to take, or the number that is right. */
  number: number;
  /** Answers to choose from, those that hold first marked by a leading *. */
  options: string[];
  say: string;
  ask: string;
  then: string;
}
export interface MadeSet {
  title: string;
  exercises: Made[];
}

/** What a kind of question asks the teacher for. */
type Need = 'point' | 'points' | 'number' | 'answer' | 'options';

interface Asking {
  title: string;
  /** The question as it is first offered. */
  ask: (made: Made) => string;
  needs: Need[];
  task: (situation: Situation, made: Made) => Task<any>;
  /** Every move is tried: only on boards of at most SMALL points. */
  searches?: boolean;
}

const who = ({ first }: Made) => `You are ${playerName(first)}.`;
const at = ({ points }: Made) => points[0] ?? '…';

export const KINDS = {
  take: {
    title: 'Play: take stones',
    ask: made =>
      `${who(made)} Take ${made.number > 1 ? `at least ${made.number} stones` : 'a stone'}.`,
    needs: ['number'],
    task: (s, { number }) => new Play(s, takeStones(s, number)),
    searches: true,
  },
  save: {
    title: 'Play: save a block',
    ask: made => `${who(made)} Save the block at ${at(made)}.`,
    needs: ['point'],
    task: (s, { points }) => new Play(s, save(s, points[0])),
    searches: true,
  },
  live: {
    title: 'Play: make a block live',
    ask: made => `${who(made)} Make two eyes for the block at ${at(made)}.`,
    needs: ['point'],
    task: (s, { points }) => new Play(s, live(s, points[0])),
    searches: true,
  },
  kill: {
    title: 'Play: kill a block',
    ask: made => `${who(made)} Kill the block at ${at(made)}.`,
    needs: ['point'],
    task: (s, { points }) => new Play(s, kill(s, points[0])),
    searches: true,
  },
  liberties: {
    title: 'Mark: the liberties of a block',
    ask: made => `Mark the liberties of the block at ${at(made)}.`,
    needs: ['point'],
    task: (s, { points }) => new Pick(s, libertiesOf(s, points[0])),
  },
  block: {
    title: 'Mark: the stones of a block',
    ask: made => `Mark every stone of the block to which ${at(made)} belongs.`,
    needs: ['point'],
    task: (s, { points }) => new Pick(s, blockOf(s, points[0])),
  },
  atari: {
    title: 'Mark: blocks in atari',
    ask: () => 'Mark every block with one liberty left.',
    needs: [],
    task: s => new Pick(s, inAtari(s)),
  },
  taking: {
    title: 'Mark: moves that take something',
    ask: made => `${who(made)} Mark every move that takes something.`,
    needs: [],
    task: (s, { first }) => new Pick(s, taking(s, first)),
  },
  forbidden: {
    title: 'Mark: points where one may not play',
    ask: made => `Mark every empty point where ${playerName(made.first)} may not play.`,
    needs: [],
    task: (s, { first }) => new Pick(s, forbidden(s, first)),
  },
  alive: {
    title: 'Mark: blocks that can never be taken',
    ask: made => `Mark every block of ${playerName(made.first)} that can never be taken.`,
    needs: [],
    task: (s, { first }) => new Pick(s, alive(s, first)),
  },
  dead: {
    title: 'Mark: dead stones',
    ask: () => 'Mark the dead stones of all colours.',
    needs: [],
    task: s => new Pick(s, lost(s)),
  },
  nobodys: {
    title: 'Mark: points that are nobody’s',
    ask: () => 'Mark every point that is nobody’s.',
    needs: [],
    task: s => new Pick(s, nobodys(s)),
  },
  claim: {
    title: 'Say whose each region is',
    ask: () => 'Whose is each region? Tap it until the squares are right.',
    needs: [],
    task: s => new Claim(s),
  },
  may: {
    title: 'Choose: may one play there?',
    ask: made => `May ${playerName(made.first)} play at ${at(made)}?`,
    needs: ['point'],
    task: (s, { points }) => new Choose(s, mayPlay(s, s.at(points[0]))),
  },
  legal: {
    title: 'Choose: is the position legal?',
    ask: () => 'Is this position legal?',
    needs: [],
    task: s => new Choose(s, isLegal(s)),
  },
  winner: {
    title: 'Choose: who wins as it stands?',
    ask: () => 'Who wins if the game ends now?',
    needs: [],
    task: s => new Choose(s, winner(s)),
  },
  scores: {
    title: 'Count: the scores',
    ask: () => 'Count the points of each player.',
    needs: [],
    task: s => new Count(s, scores(s)),
  },
  count: {
    title: 'Count: liberties',
    ask: () => 'How many liberties has each block?',
    needs: ['points'],
    task: (s, { points }) => new Count(s, libertyCount(s, points)),
  },
  points: {
    title: 'Your own: mark these points',
    ask: () => 'Mark the best points.',
    needs: ['points'],
    task: (s, { points }) =>
      new Pick(s, {
        points: points.map(name => s.at(name)),
        what: ['point', 'points'],
        found: 'That is what was asked for.',
        why: point => `${s.name(point)} is not one of them.`,
      }),
  },
  choice: {
    title: 'Your own: answers to choose from',
    ask: () => '',
    needs: ['options'],
    task: (s, made) => {
      const right = made.options.filter(isRight).map(plain);
      const question = { options: made.options.map(plain), right, why: '' };
      return new Choose(s, question, right.length !== 1);
    },
  },
  number: {
    title: 'Your own: a number',
    ask: () => '',
    needs: ['answer'],
    task: (s, { number }) =>
      new Count(s, { fields: [{ label: 'Your answer', value: number, why: '' }] }),
  },
} satisfies Record<string, Asking>;

export type Kind = keyof typeof KINDS;
export const askingOf = (kind: Kind): Asking => KINDS[kind];
export const isRight = (option: string) => option.startsWith('*');
export const plain = (option: string) => option.replace(/^\*/, '').trim();

// --- limits: links come from anybody

export const MOST_EXERCISES = 60;
export const LONGEST_TEXT = 600;
const MOST_POINTS = 1000;
const MOST_OPTIONS = 8;
/** Of boards on which every move is tried, and an answer to each. */
const SMALL = 100;
const DRAWN = 'drawn:';

export const EMPTY_SET: MadeSet = { title: '', exercises: [] };

export function freshExercise(board: string, size: number): Made {
  return {
    board,
    rules: 'no-suicide',
    stones: LETTERS[0].repeat(size),
    first: 1,
    kind: 'take',
    points: [],
    number: 1,
    options: [],
    say: '',
    ask: '',
    then: '',
  };
}

/** The board of an exercise; throws RulesError where there is none. */
export function boardOfMade(engine: RulesEngine, board: string): Board {
  if (!board.startsWith(DRAWN)) return engine.board(board);
  const drawn = decode(board.slice(DRAWN.length));
  if (!drawn?.points.length) throw new RulesError('the drawn board of this exercise is cut off');
  return engine.board(textOf(drawn), true);
}

/** What is wrong with an exercise, in one line; empty: it can be asked, and solved. */
export function troubleWith(engine: RulesEngine, made: Made): string {
  try {
    const board = boardOfMade(engine, made.board);
    if (board.size > MOST_POINTS) return `A board for exercises has at most ${MOST_POINTS} points.`;
    if (made.stones.length !== board.size) return 'The stones do not fit the board.';
    if (made.first > engine.rules(made.rules).players) return 'Nobody of that colour plays.';
    const asking = askingOf(made.kind);
    const lack = lacking(board, made, asking.needs);
    if (lack) return lack;
    if (asking.searches && board.size > SMALL)
      return `This question tries every move: choose a board of at most ${SMALL} points.`;
    return unsolved(board, made);
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

function lacking(board: Board, { points, number, options }: Made, needs: Need[]): string {
  if (points.some(name => board.find(name) === undefined)) return 'A chosen point is not there.';
  if (needs.includes('point') && points.length !== 1) return 'Choose the point that is meant.';
  if (needs.includes('points') && !points.length) return 'Choose the points that are meant.';
  if (needs.includes('number') && !(Number.isInteger(number) && number > 0))
    return 'Say how many stones.';
  if (needs.includes('answer') && !Number.isFinite(number)) return 'Write the right number.';
  if (needs.includes('options')) {
    if (options.filter(option => plain(option)).length < 2) return 'Write at least two answers.';
    if (!options.some(isRight)) return 'Say which answers are right.';
    if (new Set(options.map(plain)).size < options.length) return 'Two answers are the same.';
  }
  return '';
}

const hasStone = (board: Board, { points, stones }: Made) =>
  points.every(name => stones[board.find(name)!] !== LETTERS[0]);

/** Asks the task for its own solution. */
function unsolved(board: Board, made: Made): string {
  const aboutBlocks: Kind[] = ['save', 'live', 'kill', 'liberties', 'block', 'count'];
  if (aboutBlocks.includes(made.kind) && !hasStone(board, made))
    return 'Choose a point with a stone.';
  if (made.kind === 'may' && hasStone(board, made)) return 'Choose an empty point.';
  try {
    const task = taskOf(board, made);
    const right = task.after(task.solution()).verdict?.right;
    const marked = task instanceof Pick && !task.search.points.length;
    if (right && !marked) return '';
    return 'In this position nothing is right: change the stones or the question.';
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    return 'In this position nothing solves it: change the stones or the question.';
  }
}

const setupOf = (board: Board, { rules, stones, first }: Made): Setup => ({
  board: board.ownText ?? board.spec,
  own: board.ownText !== undefined,
  rules,
  stones,
  first,
});

/** The stones of the position; the points that are spoken of are named in the question. */
export const taskOf = (board: Board, made: Made): Task<any> =>
  askingOf(made.kind).task(new Situation(board, setupOf(board, made)), made);

/** As the pages of the lessons take it. */
export function exerciseOf(engine: RulesEngine, made: Made): Exercise {
  const board = boardOfMade(engine, made.board);
  return {
    say: made.say,
    ask: made.ask || askingOf(made.kind).ask(made),
    setup: setupOf(board, made),
    task: situation => askingOf(made.kind).task(situation, made),
    then: made.then || undefined,
  };
}

/** Where the stones of a colour stand, for the point that a tap means. */
export const toggledPoint = (board: Board, points: string[], point: Point, many: boolean) => {
  const name = board.names[point];
  if (points.includes(name)) return points.filter(other => other !== name);
  return many ? [...points, name] : [name];
};

// --- reading what came from elsewhere

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '');
const texts = (value: unknown, most: number) =>
  Array.isArray(value) ? value.slice(0, most).map(text) : [];

function readMade(value: unknown): Made | null {
  if (typeof value !== 'object' || !value) return null;
  const made = value as Record<string, unknown>;
  if (typeof made.board !== 'string' || made.board.length > 20_000) return null;
  if (typeof made.stones !== 'string' || made.stones.length > MOST_POINTS) return null;
  if (typeof made.kind !== 'string' || !Object.hasOwn(KINDS, made.kind)) return null;
  if ([...made.stones].some(letter => !LETTERS.includes(letter))) return null;
  return {
    board: made.board,
    rules: text(made.rules) || 'no-suicide',
    stones: made.stones,
    first: Math.max(1, Math.min(6, Math.floor(Number(made.first)) || 1)),
    kind: made.kind as Kind,
    points: texts(made.points, MOST_POINTS),
    number: Number(made.number) || 0,
    options: texts(made.options, MOST_OPTIONS),
    say: text(made.say),
    ask: text(made.ask),
    then: text(made.then),
  };
}

/** A set from parsed JSON; null where it is none. */
export function readSet(value: unknown): MadeSet | null {
  if (typeof value !== 'object' || !value) return null;
  const { title, exercises } = value as Record<string, unknown>;
  if (!Array.isArray(exercises) || exercises.length > MOST_EXERCISES) return null;
  const read = exercises.map(readMade);
  if (read.some(made => made === null)) return null;
  return { title: text(title), exercises: read as Made[] };
}
