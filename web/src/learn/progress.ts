// Which exercises are done, kept in the browser.
import { kept } from '../ui/settings';
import type { Lesson } from './lesson';

/** For each lesson the numbers of the exercises done. */
const done = kept<Record<string, number[]>>('learn', {});

export const isDone = (lesson: Lesson, step: number) =>
  done.value[lesson.id]?.includes(step) ?? false;
export const countDone = (lesson: Lesson) =>
  lesson.exercises.filter((_, step) => isDone(lesson, step)).length;
export const isFinished = (lesson: Lesson) => countDone(lesson) === lesson.exercises.length;

export function markDone(lesson: Lesson, step: number) {
  if (isDone(lesson, step)) return;
  done.value = { ...done.value, [lesson.id]: [...(done.value[lesson.id] ?? []), step] };
}
export const forgetAll = () => void (done.value = {});
