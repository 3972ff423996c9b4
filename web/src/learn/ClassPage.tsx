// A set of exercises that a teacher has made, from its link: checked here, without a server.
import './learn.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { engine } from '../rules/engine';
import { RulesError } from '../rules/wasm';
import { Link } from '../ui/router';
import { keepForOffline } from '../ui/offline';
import type { Lesson } from './lesson';
import { LessonPage } from './LessonPage';
import { exerciseOf, troubleWith, type MadeSet } from './made';
import { decodeSet } from './madeCode';
import { t } from '../i18n/t';
import '../i18n/learn';

/** The part of an address that holds a set stays in the browser: servers never see it. */
const codeOf = (hash: string) => /^#set=([\w-]+)$/.exec(hash)?.[1] ?? '';

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

export default function ClassPage({ query }: { query: URLSearchParams }) {
  const [code, setCode] = useState(() => codeOf(location.hash));
  const [set, setSet] = useState<MadeSet | null | undefined>(undefined);
  useEffect(() => {
    const changed = () => setCode(codeOf(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    void decodeSet(code).then(setSet);
    void keepForOffline();
  }, [code]);
  const lesson = useMemo(() => set && lessonFrom(set, code), [set, code]);
  if (set === undefined) return <main class="page" aria-busy="true" />;
  if (!lesson || typeof lesson === 'string') {
    return (
      <main class="page">
        <h1>{t('class-these-exercises-cannot-be-opened')}</h1>
        <p>{lesson || t('learn-the-link-holds-no-exercises')}</p>
        <Link href="/learn">{t('common-to-the-lessons')}</Link>
      </main>
    );
  }
  const course = {
    home: { href: `/teach#set=${code}`, title: t('class-change-these-exercises') },
    href: (step: number) => `/class?step=${step}#set=${code}`,
    note: t('class-exercises-what-you-solve-is', { exercises: lesson.exercises.length }),
  };
  const step = Number(query.get('step') ?? 1);
  return <LessonPage key={code} lesson={lesson} course={course} step={step} />;
}
