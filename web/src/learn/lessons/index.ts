// All lessons in their order.
import type { Chapter, Lesson } from '../lesson';
import { around } from './around';
import { fights } from './fights';
import { first } from './first';
import { rules } from './rules';

export const CHAPTERS: Chapter[] = [first, rules, fights, around];
export const LESSONS: Lesson[] = CHAPTERS.flatMap(chapter => chapter.lessons);
export const lessonOf = (id: string) => LESSONS.find(lesson => lesson.id === id);
