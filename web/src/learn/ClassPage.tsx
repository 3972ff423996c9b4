// A set of exercises that a teacher has made, from its link: checked here, without a server.
import './learn.css';
import { useEffect, useState } from 'preact/hooks';
import { keepForOffline } from '../ui/offline';
import type { MadeSet } from './made';
import { decodeSet } from './madeCode';
import { MadeLesson } from './MadeLesson';
import { t } from '../i18n/t';
import '../i18n/learn';
import '../i18n/errors';

/** The part of an address that holds a set stays in the browser: servers never see it. */
const codeOf = (hash: string) => /^#set=([\w-]+)$/.exec(hash)?.[1] ?? '';

export default function ClassPage({ query }: { query: URLSearchParams }) {
  const [code, setCode] = useState(() => codeOf(location.hash));
  const [set, setSet] = useState<MadeSet | null | undefined>(undefined);
  /** Browsers keep pages of plain HTTP from other machines only while they are open. */
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const changed = () => setCode(codeOf(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    void decodeSet(code).then(setSet);
    void keepForOffline().then(setKept);
  }, [code]);
  if (set === undefined) return <main class="page" aria-busy="true" />;
  const course = {
    home: { href: `/teach#set=${code}`, title: t('class-change-these-exercises') },
    href: (step: number) => `/class?step=${step}#set=${code}`,
  };
  const note = (exercises: number) =>
    t('class-exercises-saved-here', { exercises }) + (kept ? ` ${t('class-works-offline')}` : '');
  const step = Number(query.get('step') ?? 1);
  return <MadeLesson set={set} code={code} course={course} step={step} note={note} />;
}
