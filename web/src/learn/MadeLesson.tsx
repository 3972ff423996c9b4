// A set of exercises that a teacher has made, as a lesson.
import { useMemo } from 'preact/hooks';
import { engine } from '../rules/engine';
import { RulesError } from '../rules/wasm';
import { Link } from '../ui/router';
import type { Lesson } from './lesson';
import { LessonPage, type Course } from './LessonPage';
import { exerciseOf, troubleWith, type MadeSet } from './made';
import { t } from '../i18n/t';
import '../i18n/learn';

/** A short name for a set, to keep what is done of it (FNV-1a). */
const markOf = (code: string) =>
  [...code]
    .reduce((hash, c) => Math.imul(hash ^ c.charCodeAt(0), 16777619), 2166136261)
    .toString(36);

function lessonFrom(set: MadeSet, code: string): Lesson | string {
  const loaded = engine.value!;
  const wrong = set.exercises
    .map((made, i) => [i + 1, troubleWith(loaded, made)] as const)
    .find(([, trouble]) => trouble);
  if (wrong) return t('class-exercise', { n: wrong[0], trouble: wrong[1] });
  if (!set.exercises.length) return t('class-it-holds-no-exercise');
  try {
    return {
      id: `set ${markOf(code)}`,
      title: set.title || t('learn-exercises'),
      about: '',
      learnt: t('class-you-have-solved-them-all'),
      exercises: set.exercises.map(made => exerciseOf(loaded, made)),
    };
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

interface Props {
  /** Null: there was none to read. */
  set: MadeSet | null;
  /** The text of its link. */
  code: string;
  course: Omit<Course, 'note'>;
  step: number;
  note: (exercises: number) => string;
}
export function MadeLesson({ set, code, course, step, note }: Props) {
  const lesson = useMemo(() => set && lessonFrom(set, code), [set, code]);
  if (!lesson || typeof lesson === 'string') {
    return (
      <main class="page">
        <h1>{t('class-these-exercises-cannot-be-opened')}</h1>
        <p>{lesson || t('learn-the-link-holds-no-exercises')}</p>
        {course.home && <Link href="/learn">{t('common-to-the-lessons')}</Link>}
      </main>
    );
  }
  const noted = { ...course, note: note(lesson.exercises.length) };
  return <LessonPage key={code} lesson={lesson} course={noted} step={step} />;
}
