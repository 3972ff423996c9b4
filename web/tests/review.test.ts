// The review: what a turn costs, who gains by it, and what is asked about a game.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GameTree } from '../src/game/tree';
import type { Thought } from '../src/bot/thinker';
import type { Question } from '../src/bot/worker';
import { Analyst, reviewTime, workersFor } from '../src/review/analyst';
import { againstBot } from '../src/review/again';
import { curvesOf, samplesOf, valueOf } from '../src/review/Chart';
import {
  costOf,
  difference,
  gainers,
  giftsOf,
  isMistake,
  leadOf,
  summaryOf,
  worst,
  type Turn,
} from '../src/review/cost';
import { addLine, lineLook } from '../src/review/line';
import {
  bestLabels,
  opinionFromServer,
  ownersOf,
  type Candidate,
  type Opinion,
} from '../src/review/opinion';
import {
  analysedAt,
  costAt,
  keyOf,
  plainGame,
  positionsOf,
  turnsTo,
} from '../src/review/positions';
import { reasonsOf } from '../src/review/why';
import { loadEngine } from './engine';

const engine = await loadEngine();

const candidate = (point: number | null, win: number[], score: number[]): Candidate => ({
  point,
  win,
  score,
  visits: 10,
  line: [point],
});
const opinion = (
  player: number,
  win: number[],
  score: number[],
  candidates: Candidate[] = [],
): Opinion => ({ player, win, score, visits: 20, candidates, ownership: [] });

describe('what a turn costs, with two players', () => {
  // Black would be 5 ahead after point 7.
  const before = opinion(1, [0.6, 0.4], [42, 39], [candidate(7, [0.65, 0.35], [43, 38])]);
  test('is counted in points of the lead, as other programs do', () => {
    // One point of area goes from Black to White: the lead falls by two.
    const cost = costOf(before, 3, opinion(2, [0.6, 0.4], [42, 39]))!;
    expect(cost.points).toBeCloseTo(2);
    expect(cost.win).toBeCloseTo(0.05);
    expect(cost.gains).toEqual([-1, 1]);
    expect(cost.grade).toBe('inaccuracy');
    expect(cost.better.point).toBe(7);
  });
  test('is nothing for the move that the bot would play, whatever it sees later', () => {
    const cost = costOf(before, 7, opinion(2, [0.1, 0.9], [20, 61]))!;
    expect(cost).toMatchObject({ points: 0, win: 0, grade: 'best', gains: [0, 0] });
  });
  test('is never negative: a move may turn out to be better than the bot’s', () => {
    const cost = costOf(before, 3, opinion(2, [0.8, 0.2], [50, 31]))!;
    expect(cost).toMatchObject({ points: 0, win: 0, grade: 'good' });
    expect(cost.gains).toEqual([7, -7]);
  });
  test('counts for White as it does for Black', () => {
    const white = opinion(2, [0.4, 0.6], [39, 42], [candidate(7, [0.3, 0.7], [38, 43])]);
    const cost = costOf(white, 3, opinion(1, [0.7, 0.3], [46, 35]))!;
    expect(cost.points).toBeCloseTo(16);
    expect(cost.win).toBeCloseTo(0.4);
    expect(cost.grade).toBe('blunder');
  });
  test('is the worse of points and win: half a point may lose a game', () => {
    const cost = costOf(before, 3, opinion(2, [0.2, 0.8], [42.75, 38.25]))!;
    expect(cost.points).toBeCloseTo(0.5);
    expect(cost.grade).toBe('blunder');
    const hopeless = opinion(1, [0.01, 0.99], [20, 61], [candidate(7, [0.01, 0.99], [20, 61])]);
    expect(costOf(hopeless, 3, opinion(2, [0.01, 0.99], [17, 64]))!.grade).toBe('mistake');
  });
  test('does not count what the sum of the scores does: prisoners change it', () => {
    // Under territory scoring both fill in: each has 4 points less, and the lead is the same.
    const cost = costOf(before, 3, opinion(2, [0.65, 0.35], [39, 34]))!;
    expect(cost.points).toBeCloseTo(0);
    expect(cost.gains).toEqual([0, 0]);
  });
  test('is unknown where the bot saw nothing to play', () => {
    expect(costOf(opinion(1, [0.5, 0.5], [1, 1]), 3, opinion(2, [0.5, 0.5], [1, 1]))).toBeNull();
  });
});

describe('with three players', () => {
  const best = candidate(7, [0.4, 0.3, 0.3], [120, 110, 101]);
  const before = opinion(1, [0.4, 0.3, 0.3], [120, 110, 101], [best]);
  test('points are the mover’s own, and somebody gains them', () => {
    const cost = costOf(before, 3, opinion(2, [0.3, 0.45, 0.25], [111, 118, 102]))!;
    expect(cost.points).toBeCloseTo(9);
    expect(cost.win).toBeCloseTo(0.1);
    cost.gains.forEach((points, i) => expect(points).toBeCloseTo([-9, 8, 1][i]));
    expect(cost.gains.reduce((a, b) => a + b)).toBeCloseTo(0);
    expect(cost.grade).toBe('mistake');
    expect(gainers(cost).map(({ player }) => player)).toEqual([2, 3]);
  });
  test('a mistake may help one and hurt the other', () => {
    const cost = costOf(before, 3, opinion(2, [0.2, 0.2, 0.6], [108, 102, 121]))!;
    expect(gainers(cost)).toEqual([{ player: 3, points: 20 }]);
    expect(cost.grade).toBe('blunder');
  });
  test('less than half a point is not worth a word', () => {
    const cost = costOf(before, 3, opinion(2, [0.39, 0.31, 0.3], [119.6, 110.3, 101.1]))!;
    expect(gainers(cost)).toEqual([]);
    expect(cost.grade).toBe('good');
  });
  test('gifts are summed by who erred and who gained; only mistakes count', () => {
    const turn = (node: number, after: Opinion): Turn => ({
      node,
      turn: node,
      cost: costOf(before, 3, after)!,
    });
    const turns = [
      turn(1, opinion(2, [0.3, 0.45, 0.25], [111, 118, 102])),
      turn(2, opinion(2, [0.2, 0.2, 0.6], [108, 102, 121])),
      turn(3, opinion(2, [0.38, 0.31, 0.31], [118, 111, 102])),
    ];
    const gifts = giftsOf(turns, 3);
    expect(gifts[0].map(points => Math.round(points))).toEqual([0, 8, 21]);
    expect(gifts.slice(1)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(worst(turns, 1, 2).map(({ node }) => node)).toEqual([2, 1]);
    expect(worst(turns, 1, 9).length).toBe(3);
    expect(worst(turns, 2, 9)).toEqual([]);
    const { count, average, turns: own } = summaryOf(turns, 1);
    expect(count).toEqual({ best: 0, good: 0, inaccuracy: 1, mistake: 1, blunder: 1 });
    expect(own).toBe(3);
    expect(average).toBeCloseTo((9 + 12 + 2) / 3);
    expect(summaryOf(turns, 2).average).toBe(0);
  });
  test('a lead is that over the average of all', () => {
    expect(leadOf(before, 1)).toBeCloseTo(120 - 331 / 3);
    expect(leadOf(opinion(1, [0.5, 0.5], [40, 36]), 2)).toBe(-4);
    expect(difference(best, before, 3)).toEqual({ points: 0, win: 0 });
  });
});

test('grades: from which loss on', () => {
  const before = opinion(1, [0.5, 0.5], [40, 40], [candidate(7, [0.5, 0.5], [40, 40])]);
  const after = (lead: number, win = 0.5) =>
    costOf(before, 3, opinion(2, [win, 1 - win], [40 + lead / 2, 40 - lead / 2]))!;
  const grades = [-1.4, -1.6, -3.9, -4.1, -9.9, -10.1].map(lead => after(lead).grade);
  expect(grades).toEqual(['good', 'inaccuracy', 'inaccuracy', 'mistake', 'mistake', 'blunder']);
  const byWin = [0.46, 0.45, 0.37, 0.19].map(win => after(0, win).grade);
  expect(byWin).toEqual(['good', 'inaccuracy', 'mistake', 'blunder']);
  expect([after(-1), after(-5), after(-20)].map(isMistake)).toEqual([false, true, true]);
});

const play = (tree: GameTree, ...names: string[]) => {
  for (const name of names) {
    if (name === 'pass') tree.pass();
    else expect(tree.play(tree.board.find(name)!)).toEqual({ legal: true });
  }
};

describe('a game', () => {
  const board = engine.board('grid:5x5');
  const tree = () => new GameTree(board, 'chinese');
  test('has keys that depend on what happened alone', () => {
    const [one, two] = [tree(), tree()];
    play(one, 'C3', 'D3', 'pass');
    play(two, 'C3', 'B2');
    two.goto(1);
    play(two, 'D3', 'pass');
    expect(keyOf(one, one.current)).toBe(keyOf(two, two.current));
    expect(keyOf(two, 2)).not.toBe(keyOf(two, 3));
    expect(keyOf(one, 0)).toBe('');
  });
  test('is asked about as long as two are left', () => {
    const two = tree();
    play(two, 'C3', 'D3');
    two.resign(1);
    expect(positionsOf(two, two.current)).toEqual([0, 1, 2]);
    // The end shows what was thought before one of them left; a move after it is nobody's business.
    expect(analysedAt(two, two.current)).toBe(2);
    two.play(0);
    expect(analysedAt(two, two.current)).toBeNull();
    const three = new GameTree(board, 'tromp-taylor,players=3');
    play(three, 'C3', 'D3');
    three.resign(3);
    play(three, 'B2');
    three.resign(1);
    expect(positionsOf(three, three.current)).toEqual([0, 1, 2, 3, 4]);
    expect(plainGame(board, three, 4)).toMatchObject({
      board: 'grid:5x5',
      own: false,
      rules: 'tromp-taylor,players=3',
    });
  });
  test('has a cost for every turn between two known positions, and for no other', () => {
    const game = tree();
    play(game, 'C3', 'D3');
    const known = new Map([
      [keyOf(game, 0), opinion(1, [0.6, 0.4], [14, 11], [candidate(12, [0.6, 0.4], [14, 11])])],
      [keyOf(game, 1), opinion(2, [0.6, 0.4], [14, 11], [candidate(0, [0.5, 0.5], [12.5, 12.5])])],
    ]);
    expect(costAt(game, 0, known)).toBeNull();
    expect(costAt(game, 1, known)?.grade).toBe('best');
    expect(costAt(game, 2, known)).toBeNull();
    known.set(keyOf(game, 2), opinion(1, [0.9, 0.1], [20, 5]));
    expect(turnsTo(game, 2, known).map(({ turn, cost }) => [turn, cost.grade])).toEqual([
      [1, 'best'],
      [2, 'blunder'],
    ]);
    expect(samplesOf(game, 2, known).map(({ turn }) => turn)).toEqual([0, 1, 2]);
  });
  test('has no cost for a turn that was another’s', () => {
    const game = tree();
    game.play(board.find('C3')!, 1);
    game.play(board.find('D3')!, 1);
    const even = (player: number) =>
      opinion(player, [0.5, 0.5], [12, 13], [candidate(0, [0.5, 0.5], [12, 13])]);
    const known = new Map([0, 1, 2].map(id => [keyOf(game, id), even(id % 2 ? 2 : 1)]));
    expect(costAt(game, 1, known)).not.toBeNull();
    expect(costAt(game, 2, known)).toBeNull();
  });
});

describe('a line', () => {
  const board = engine.board('grid:3x3');
  test('is shown with its numbers and what it takes, and changes nothing', () => {
    const tree = new GameTree(board, 'tromp-taylor');
    play(tree, 'A2', 'A1');
    const points = ['B1', 'pass', 'C3'].map(name => board.find(name) ?? null);
    const { stones, labels } = lineLook(tree, { from: tree.current, turns: points });
    expect(stones![board.find('A1')!]).toBe(0); // B1 took it
    expect(stones![board.find('C3')!]).toBe(1);
    expect([...labels!]).toEqual([
      [board.find('B1'), '1'],
      [board.find('C3'), '3'],
    ]);
    expect(tree.nodes.length).toBe(3);
    expect(tree.game.colouring()[board.find('A1')!]).toBe(2);
    // From an earlier position too, and no further than the rules allow.
    const from = lineLook(tree, { from: 1, turns: [board.find('B2')!, board.find('B2')!] });
    expect([...from.labels!.values()]).toEqual(['1']);
    expect(tree.current).toBe(2);
  });
  test('becomes a variation, on display after its first turn', () => {
    const tree = new GameTree(board, 'tromp-taylor');
    play(tree, 'A2', 'A1');
    const node = addLine(tree, { from: 1, turns: [board.find('B2')!, null] });
    expect(tree.current).toBe(node);
    expect(tree.nodes[node]).toMatchObject({ parent: 1, turn: 2 });
    expect(tree.lineThrough(node).length).toBe(4);
  });
});

describe('why a turn is a mistake, as far as the rules show it', () => {
  const board = engine.board('grid:5x5');
  const points = (names: string) => names.split(' ').map(name => board.find(name) ?? null);
  /** After these moves, the last of which is the mistake. */
  const why = (moves: string, punished: string, better: string, rules = 'chinese') => {
    const tree = new GameTree(board, rules);
    play(tree, ...moves.split(' '));
    const { id, parent } = tree.node;
    const reasons = reasonsOf(
      tree,
      { from: id, turns: points(punished) },
      { from: parent, turns: points(better) },
    );
    expect(tree.current).toBe(id);
    return reasons.map(({ at, ...rest }) => ({
      ...rest,
      at: board.names[at],
      ...('move' in rest && { move: board.names[rest.move] }),
    }));
  };
  test('a stone in atari was left to be captured', () => {
    expect(why('A1 B1 E5', 'A2', 'A2')).toEqual([
      { kind: 'captures', player: 2, n: 1, at: 'A1' },
      { kind: 'rescue', move: 'A2', n: 1, at: 'A1' },
    ]);
  });
  test('by whoever is next', () => {
    const [first] = why('A1 E1 B1 E5', 'A2', 'A2', 'tromp-taylor,players=3');
    expect(first).toEqual({ kind: 'captures', player: 2, n: 1, at: 'A1' });
  });
  test('nothing is said of stones that the better move does not save', () => {
    expect(why('A1 B1 E5', 'A2', 'D4')).toEqual([]);
  });
  test('stones could have been captured', () => {
    expect(why('A2 A1 E5', 'B1', 'B1')).toEqual([{ kind: 'missed', move: 'B1', n: 1, at: 'A1' }]);
  });
  test('stones come into atari, or fall in the line', () => {
    const atari = { kind: 'atari', player: 2, n: 1, at: 'A1' };
    expect(why('A1 E5 E1', 'B1', 'A2')).toEqual([atari]);
    expect(why('A1 E5 E1', 'B1 E2 A2', 'A2')).toEqual([{ ...atari, kind: 'line' }]);
  });
  test('a pass is a turn like others', () => {
    expect(why('A1 B1 pass', 'A2', 'A2')[0]).toMatchObject({ kind: 'captures', at: 'A1' });
    expect(why('A1 E5 E1', 'pass', 'pass')).toEqual([]);
  });
});

test('another try begins before the mistake, as its player', () => {
  const board = engine.board('grid:5x5');
  const tree = new GameTree(board, 'chinese');
  play(tree, 'C3', 'D3', 'A1');
  const local = againstBot({ board, tree }, 'regular', 2);
  expect(local.setup.bots).toEqual(['', 'regular']);
  expect(local.tree.node.turn).toBe(2);
  expect(tree.node.turn).toBe(3);
});

test('an answer of the server: curves, owners and letters', () => {
  const board = engine.board('2x2');
  const asked = opinionFromServer(board, {
    player: 'black',
    visits: 10,
    win: [0.75, 0.25],
    score: [4, 1],
    moves: [
      { move: 'A2', visits: 8, win: [0.8, 0.2], score: [5, 0], line: ['A2', 'B1'] },
      { move: 'pass', visits: 1, win: [0.2, 0.8], score: [1, 4], line: ['pass'] },
    ],
    ownership: { black: [0.9, 0.2, 0.5, 0.1], white: [0.1, 0.6, 0.4, 0] },
  });
  expect(asked.candidates).toEqual([
    {
      point: board.find('A2'),
      visits: 8,
      win: [0.8, 0.2],
      score: [5, 0],
      line: [board.find('A2'), board.find('B1')],
    },
    { point: null, visits: 1, win: [0.2, 0.8], score: [1, 4], line: [null] },
  ]);
  // The last point is anyone's.
  expect([...ownersOf(board, asked).owners]).toEqual([1, 2, 1, 0]);
  expect([...bestLabels(asked)]).toEqual([[board.find('A2'), 'A']]);
  expect(curvesOf(2)).toEqual([1]);
  expect(curvesOf(3)).toEqual([1, 2, 3]);
  expect(valueOf(asked, 1, 'win')).toBe(0.75);
  expect(valueOf(asked, 1, 'score')).toBe(3);
});

test('a review takes as long as promised, on whatever device', () => {
  expect(reviewTime(61, 81)).toBeLessThan(4000);
  expect(reviewTime(293, 331)).toBeLessThan(26_000);
  expect([1, 2, 4, 8, 64].map(workersFor)).toEqual([1, 2, 3, 4, 4]);
});

describe('an analyst', () => {
  afterEach(() => vi.useRealTimers());
  const thought: Thought = {
    player: 1,
    point: null,
    resigns: false,
    visits: 1,
    win: [0.5, 0.5],
    score: [1, 1],
    ideas: [],
    ownership: [],
    pace: 0,
  };
  /** Positions are named by their board; each takes this many milliseconds more than it may. */
  function watched(cores: number, slow = 0, fails = false) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const asked: [key: string, milliseconds: number][] = [];
    const ask = <T>(question: Question) => {
      if (question.kind !== 'think') throw new Error('only positions are asked about');
      asked.push([question.game.board, question.milliseconds]);
      return new Promise<T>((resolve, reject) =>
        setTimeout(
          () => (fails ? reject(new Error('no bot')) : resolve(thought as T)),
          question.milliseconds + slow,
        ),
      );
    };
    const analyst = new Analyst(cores, () => ({ ask, close: () => {} }));
    return { analyst, asked };
  }
  const position = (key: string) => ({
    key,
    game: () => ({ board: key, own: false, rules: '', events: [] }),
  });
  const game = Array.from({ length: 20 }, (_, i) => position(`p${i}`));

  test('glances at all, looks at all, and looks again at suspects, in time', async () => {
    const { analyst, asked } = watched(2);
    const begun = performance.now();
    let took = 0;
    void analyst
      .review(game, 81, () => ['p7', 'p8'])
      .then(() => (took = performance.now() - begun));
    await vi.advanceTimersByTimeAsync(100);
    expect(analyst.opinions.value.size).toBe(20);
    expect(analyst.progress.value).not.toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(took).toBeGreaterThan(0.7 * reviewTime(20, 81));
    expect(took).toBeLessThan(1.1 * reviewTime(20, 81));
    expect(asked.length).toBe(42);
    expect(new Set(asked.slice(0, 20).map(([key]) => key)).size).toBe(20);
    expect(asked.slice(0, 20).every(([, time]) => time === 1)).toBe(true);
    expect(new Set(asked.slice(20, 40).map(([key]) => key)).size).toBe(20);
    const [look] = asked[25].slice(1) as number[];
    expect(asked.slice(40).map(([key]) => key)).toEqual(['p7', 'p8']);
    expect(asked.slice(40).every(([, time]) => time > look)).toBe(true);
    expect(analyst.progress.value).toBeNull();
  });
  test('stops when its time is over, with a glance at each', async () => {
    const { analyst, asked } = watched(2, 200);
    let ended = false;
    void analyst.review(game, 81, () => ['p7']).then(() => (ended = true));
    await vi.advanceTimersByTimeAsync(2500);
    expect(ended).toBe(true);
    expect(asked.length).toBeGreaterThanOrEqual(20);
    expect(asked.length).toBeLessThan(30);
    expect(analyst.opinions.value.size).toBe(20);
  });
  test('looks at the position on display first, for longer and longer', async () => {
    const { analyst, asked } = watched(1);
    void analyst.review(game, 81, () => []);
    await vi.advanceTimersByTimeAsync(200);
    const before = asked.length;
    void analyst.look(position('here'), position('earlier'));
    await vi.advanceTimersByTimeAsync(5000);
    const looks = asked.slice(before).filter(([key]) => key === 'here' || key === 'earlier');
    expect(looks.map(([key]) => key)).toEqual(['here', 'here', 'earlier', 'here', 'here']);
    expect(analyst.opinions.value.has('here')).toBe(true);
    // Whoever has gone on wants none of it.
    void analyst.look(position('there'));
    analyst.lookAway();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.some(([key]) => key === 'there')).toBe(false);
  });
  test('hears a closer look, and goes on by itself where there is none', async () => {
    const { analyst, asked } = watched(1);
    const better = opinion(1, [0.9, 0.1], [20, 5]);
    void analyst.look(position('here'), undefined, () => Promise.resolve(better));
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(2);
    expect(analyst.opinions.value.get('here')).toBe(better);
    void analyst.look(position('there'), undefined, () => Promise.reject(new Error('busy')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(6);
  });
  test('stops when it is asked to, and when there is no bot', async () => {
    const { analyst, asked } = watched(2);
    void analyst.review(game, 81, () => []);
    await vi.advanceTimersByTimeAsync(3);
    analyst.stop();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(before);
    expect(analyst.progress.value).toBeNull();
    const broken = watched(2, 0, true);
    void broken.analyst.review(game, 81, () => []);
    await vi.advanceTimersByTimeAsync(5000);
    expect(broken.analyst.trouble.value).toBe('no bot');
    expect(broken.asked.length).toBeLessThan(5);
  });
});
