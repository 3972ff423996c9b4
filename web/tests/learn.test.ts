// Every exercise: what the engine finds is right, something else is wrong and says why. Some of the
// answers are found here a second time, by play or by the words of the texts that docs/theorems.md names.
import { expect, test } from 'vitest';
import { loadEngine } from './engine';
import { LESSONS, lessonOf } from '../src/learn/lessons';
import { Situation } from '../src/learn/situation';
import type { Action, Task } from '../src/learn/task';
import { Pick } from '../src/learn/pick';

const engine = await loadEngine();

function opened(id: string, step: number): { s: Situation; task: Task<any> } {
  const { setup, task } = lessonOf(id)!.exercises[step - 1];
  const s = new Situation(engine.board(setup.board), setup);
  return { s, task: task(s) };
}
/** The names of the points tapped. */
const tapped = (s: Situation, actions: Action[]) =>
  actions.flatMap(action =>
    typeof action === 'object' && 'tap' in action ? s.name(action.tap) : [],
  );
const filled = (actions: Action[]) =>
  actions.flatMap(action => (typeof action === 'object' && 'fill' in action ? action.fill : []));

test('lessons have names of their own, few words, and something to do', () => {
  expect(new Set(LESSONS.map(lesson => lesson.id)).size).toBe(LESSONS.length);
  for (const { exercises } of LESSONS) {
    expect(exercises.length).toBeGreaterThan(0);
    for (const { say, ask } of exercises) expect(say.length + ask.length).toBeLessThan(300);
  }
});

const ALL = LESSONS.flatMap(({ id, exercises }) => exercises.map((_, i) => [id, i + 1] as const));
test.each(ALL)('%s %i: the right answer is right, a wrong one is explained', (id, step) => {
  const { task } = opened(id, step);
  const right = task.after(task.solution()).verdict;
  expect(right?.right).toBe(true);
  const mistake = task.mistake();
  if (!mistake) return; // where every move will do
  const wrong = task.after(mistake).verdict;
  expect(wrong?.right).toBe(false);
  expect(wrong!.text).toMatch(/\w{2,}.*\.$/);
});

test('few exercises have nothing wrong to do', () => {
  const open = ALL.filter(([id, step]) => !opened(id, step).task.mistake());
  expect(open).toEqual([
    ['liberties', 1],
    ['clocks', 3],
  ]);
});

test('a mark taken back does not count, and a missing one is counted', () => {
  const { s, task } = opened('liberties', 2);
  const [first, ...rest] = task.solution();
  const stray: Action = { tap: s.at('B2') };
  expect(task.after([stray, stray, first, ...rest]).verdict?.right).toBe(true);
  expect(task.after(rest).verdict?.text).toContain('1 liberty is missing');
  expect(task.after([first, stray, 'check']).verdict?.text).toContain('B2 is diagonal');
});

// The answers of these texts.

test('"Go Basics": blocks, liberties, and every repair', () => {
  expect(filled(opened('legal', 1).task.solution())).toEqual([3, 2]);
  expect(filled(opened('legal', 2).task.solution())).toEqual([1, 0, 1, 2]);
  const { s, task } = opened('legal', 4);
  const answers = s.board.names.filter((_, point) => {
    const stones = s.stones.slice();
    if (!stones[point]) return false;
    stones[point] = 0;
    return s.terms.on(stones).legal();
  });
  expect(tapped(s, task.solution())).toEqual(answers);
});

test('"Go Basics": the 2x2 game ends 4 to 0, and a2 is suicide for two stones', () => {
  expect(filled(opened('superko', 2).task.solution())).toEqual([0, 4]);
  const { s, task } = opened('move', 3);
  expect(tapped(s, task.solution())).toEqual(['A1', 'A2']);
});

test('"Some Mathematics of Go": the ring of eight leaves, the ninth stone stays', () => {
  const { task } = opened('move', 1);
  expect((task as Pick).search.points).toHaveLength(8);
});

test('the move that makes two eyes is the one that kills', () => {
  const [black, white] = [opened('eyes', 3), opened('eyes', 4)];
  expect(tapped(black.s, black.task.solution())).toEqual(tapped(white.s, white.task.solution()));
});

test('a snapback gives one stone and takes five', () => {
  const { task } = opened('snapback', 1);
  const [gift, take] = task.solution();
  expect(take).toEqual(gift);
  expect(task.after([gift, take]).verdict?.text).toContain('5 stones');
});

test('in a seki every move at the shared liberty or in an eye costs the block', () => {
  for (const step of [1, 2]) {
    const { s, task } = opened('seki', step);
    const { verdict } = task.after([{ tap: s.at('C1') }]);
    expect(verdict?.text).toMatch(/costs you \d stones/);
  }
});

test('a path that leaves its colour is refused and says where', () => {
  const { s, task } = opened('reach', 1);
  const { verdict } = task.after([{ tap: s.at('E3') }, { tap: s.at('D3') }]);
  expect(verdict).toMatchObject({ right: false });
  expect(verdict?.text).toContain('D3 is white');
});

test('out of time is lost, and the exercise starts again', () => {
  const { s, task } = opened('clocks', 3);
  const late = task.act(task.after([{ tap: s.at('D4') }]), 'timeout');
  expect(late.verdict?.text).toContain('Time is up');
  expect(task.act(late, { tap: s.at('D4') }).answer).toEqual(task.begin().answer);
});
