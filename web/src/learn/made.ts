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
import { t } from '../i18n/t';
import '../i18n/learn';

export interface Made {
  /** A spec, or the code of a drawn board after `drawn:`. */
  board: string;
  rules: string;
  /** One letter per point. */
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

const who = ({ first }: Made) => t('made-you-are', { player: playerName(first) });
const at = ({ points }: Made) => points[0] ?? '…';

export const KINDS = {
  take: {
    title: t('made-play-take-stones'),
    ask: made => t('made-take', { who: who(made), n: Math.max(1, made.number) }),
    needs: ['number'],
    task: (s, { number }) => new Play(s, takeStones(s, number)),
    searches: true,
  },
  save: {
    title: t('made-play-save-a-block'),
    ask: made => t('made-save-the-block-at', { who: who(made), made: at(made) }),
    needs: ['point'],
    task: (s, { points }) => new Play(s, save(s, points[0])),
    searches: true,
  },
  live: {
    title: t('made-play-make-a-block-live'),
    ask: made => t('made-make-two-eyes-for-the', { who: who(made), made: at(made) }),
    needs: ['point'],
    task: (s, { points }) => new Play(s, live(s, points[0])),
    searches: true,
  },
  kill: {
    title: t('made-play-kill-a-block'),
    ask: made => t('made-kill-the-block-at', { who: who(made), made: at(made) }),
    needs: ['point'],
    task: (s, { points }) => new Play(s, kill(s, points[0])),
    searches: true,
  },
  liberties: {
    title: t('made-mark-the-liberties-of-a'),
    ask: made => t('made-mark-the-liberties-of-the', { made: at(made) }),
    needs: ['point'],
    task: (s, { points }) => new Pick(s, libertiesOf(s, points[0])),
  },
  block: {
    title: t('made-mark-the-stones-of-a'),
    ask: made => t('made-mark-every-stone-of-the', { made: at(made) }),
    needs: ['point'],
    task: (s, { points }) => new Pick(s, blockOf(s, points[0])),
  },
  atari: {
    title: t('made-mark-blocks-in-atari'),
    ask: () => t('made-mark-every-block-with-one'),
    needs: [],
    task: s => new Pick(s, inAtari(s)),
  },
  taking: {
    title: t('made-mark-moves-that-take-something'),
    ask: made => t('made-mark-every-move-that-takes', { who: who(made) }),
    needs: [],
    task: (s, { first }) => new Pick(s, taking(s, first)),
  },
  forbidden: {
    title: t('made-mark-points-where-one-may'),
    ask: made => t('made-mark-every-empty-point-where', { player: playerName(made.first) }),
    needs: [],
    task: (s, { first }) => new Pick(s, forbidden(s, first)),
  },
  alive: {
    title: t('made-mark-blocks-that-can-never'),
    ask: made => t('made-mark-every-block-of-that', { player: playerName(made.first) }),
    needs: [],
    task: (s, { first }) => new Pick(s, alive(s, first)),
  },
  dead: {
    title: t('made-mark-dead-stones'),
    ask: () => t('made-mark-the-dead-stones-of'),
    needs: [],
    task: s => new Pick(s, lost(s)),
  },
  nobodys: {
    title: t('made-mark-points-that-are-nobodys'),
    ask: () => t('learn-mark-every-point-that-is'),
    needs: [],
    task: s => new Pick(s, nobodys(s)),
  },
  claim: {
    title: t('made-say-whose-each-region-is'),
    ask: () => t('made-whose-is-each-region-tap'),
    needs: [],
    task: s => new Claim(s),
  },
  may: {
    title: t('made-choose-may-one-play-there'),
    ask: made => t('made-may-play-at', { player: playerName(made.first), made: at(made) }),
    needs: ['point'],
    task: (s, { points }) => new Choose(s, mayPlay(s, s.at(points[0]))),
  },
  legal: {
    title: t('made-choose-is-the-position-legal'),
    ask: () => t('learn-is-this-position-legal'),
    needs: [],
    task: s => new Choose(s, isLegal(s)),
  },
  winner: {
    title: t('made-choose-who-wins-as-it'),
    ask: () => t('made-who-wins-if-the-game'),
    needs: [],
    task: s => new Choose(s, winner(s)),
  },
  scores: {
    title: t('made-count-the-scores'),
    ask: () => t('made-count-the-points-of-each'),
    needs: [],
    task: s => new Count(s, scores(s)),
  },
  count: {
    title: t('made-count-liberties'),
    ask: () => t('made-how-many-liberties-has-each'),
    needs: ['points'],
    task: (s, { points }) => new Count(s, libertyCount(s, points)),
  },
  points: {
    title: t('made-your-own-mark-these-points'),
    ask: () => t('made-mark-the-best-points'),
    needs: ['points'],
    task: (s, { points }) =>
      new Pick(s, {
        points: points.map(name => s.at(name)),
        what: 'points' as const,
        found: t('made-that-is-what-was-asked'),
        why: point => t('made-is-not-one-of-them', { name: s.name(point) }),
      }),
  },
  choice: {
    title: t('made-your-own-answers-to-choose'),
    ask: () => '',
    needs: ['options'],
    task: (s, made) => {
      const right = made.options.filter(isRight).map(plain);
      const question = { options: made.options.map(plain), right, why: '' };
      return new Choose(s, question, right.length !== 1);
    },
  },
  number: {
    title: t('made-your-own-a-number'),
    ask: () => '',
    needs: ['answer'],
    task: (s, { number }) =>
      new Count(s, { fields: [{ label: t('made-your-answer'), value: number, why: '' }] }),
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
  if (!drawn?.points.length) throw new RulesError(t('made-the-drawn-board-of-this'));
  return engine.board(textOf(drawn), true);
}

/** What is wrong with an exercise, in one line; empty: it can be asked, and solved. */
export function troubleWith(engine: RulesEngine, made: Made): string {
  try {
    const board = boardOfMade(engine, made.board);
    if (board.size > MOST_POINTS)
      return t('made-a-board-for-exercises-has', { mostpoints: MOST_POINTS });
    if (made.stones.length !== board.size) return t('made-the-stones-do-not-fit');
    if (made.first > engine.rules(made.rules).players) return t('made-nobody-of-that-colour-plays');
    const asking = askingOf(made.kind);
    const lack = lacking(board, made, asking.needs);
    if (lack) return lack;
    if (asking.searches && board.size > SMALL)
      return t('made-this-question-tries-every-move', { small: SMALL });
    return unsolved(board, made);
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

function lacking(board: Board, { points, number, options }: Made, needs: Need[]): string {
  if (points.some(name => board.find(name) === undefined)) return t('made-a-chosen-point-is-not');
  if (needs.includes('point') && points.length !== 1) return t('made-choose-the-point-that-is');
  if (needs.includes('points') && !points.length) return t('made-choose-the-points-that-are');
  if (needs.includes('number') && !(Number.isInteger(number) && number > 0))
    return t('made-say-how-many-stones');
  if (needs.includes('answer') && !Number.isFinite(number)) return t('made-write-the-right-number');
  if (needs.includes('options')) {
    if (options.filter(option => plain(option)).length < 2)
      return t('made-write-at-least-two-answers');
    if (!options.some(isRight)) return t('made-say-which-answers-are-right');
    if (new Set(options.map(plain)).size < options.length)
      return t('made-two-answers-are-the-same');
  }
  return '';
}

const hasStone = (board: Board, { points, stones }: Made) =>
  points.every(name => stones[board.find(name)!] !== LETTERS[0]);

/** Asks the task for its own solution. */
function unsolved(board: Board, made: Made): string {
  const aboutBlocks: Kind[] = ['save', 'live', 'kill', 'liberties', 'block', 'count'];
  if (aboutBlocks.includes(made.kind) && !hasStone(board, made))
    return t('made-choose-a-point-with-a');
  if (made.kind === 'may' && hasStone(board, made)) return t('made-choose-an-empty-point');
  try {
    const task = taskOf(board, made);
    const right = task.after(task.solution()).verdict?.right;
    const marked = task instanceof Pick && !task.search.points.length;
    if (right && !marked) return '';
    return t('made-in-this-position-nothing-is');
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    return t('made-in-this-position-nothing-solves');
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
