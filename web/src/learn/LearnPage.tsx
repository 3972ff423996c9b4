// All lessons, and one of them: loaded when somebody first comes to learn.
import './learn.css';
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import { boardOf } from '../rules/engine';
import { ConfirmButton, Icon } from '../ui/parts';
import { Link } from '../ui/router';
import { FirstGame } from './FirstGame';
import type { Lesson } from './lesson';
import { LessonPage, type Course } from './LessonPage';
import { CHAPTERS, lessonOf, LESSONS } from './lessons';
import { countDone, forgetAll, isFinished } from './progress';
import { Situation } from './situation';
import { t } from '../i18n/t';
import '../i18n/learn';

interface Props {
  parts: string[];
  query: URLSearchParams;
}
export default function LearnPage({ parts: [, id], query }: Props) {
  if (!id) return <AllLessons />;
  const lesson = lessonOf(id);
  const step = Number(query.get('step') ?? 1);
  if (lesson) return <LessonPage key={id} lesson={lesson} course={courseOf(lesson)} step={step} />;
  return (
    <main class="page">
      <h1>{t('learn-no-such-lesson')}</h1>
      <Link href="/learn">{t('learn-to-all-lessons')}</Link>
    </main>
  );
}

function courseOf(lesson: Lesson): Course {
  const index = LESSONS.indexOf(lesson);
  const following = LESSONS[index + 1];
  return {
    home: { href: '/learn', title: t('learn-all-lessons') },
    href: step => `/learn/${lesson.id}?step=${step}`,
    number: index + 1,
    next: following && { href: `/learn/${following.id}`, title: following.title },
    ending: lesson.game && <FirstGame />,
  };
}

function AllLessons() {
  const next = LESSONS.find(lesson => !isFinished(lesson));
  const begun = LESSONS.some(lesson => countDone(lesson) > 0);
  const finished = LESSONS.filter(isFinished).length;
  return (
    <main class="page learn">
      <div class="learn-head">
        <h1>{t('learn-learn-go')}</h1>
        <p class="soft">
          {t('learn-the-first-lessons-take-ten', { lessons: CHAPTERS[0].lessons.length })}
        </p>
        <div class="buttons">
          {next && (
            <Link class="button primary big" href={`/learn/${next.id}`}>
              {begun ? t('learn-go-on', { title: next.title }) : t('common-start')}
            </Link>
          )}
          <Link class="button big" href="/problems">
            {t('learn-problems')}
          </Link>
          <Link class="button big" href="/rules">
            {t('common-the-rules-in-a-minute')}
          </Link>
        </div>
        {begun && (
          <p class="fine row">
            {t('learn-of-lessons-done', { finished, lessons: LESSONS.length })}
            <ConfirmButton
              label={t('learn-start-over')}
              title={t('learn-forget-what-is-done')}
              text={t('learn-all-lessons-will-be-open')}
              yes={t('learn-forget-it')}
              onYes={forgetAll}
            />
          </p>
        )}
      </div>
      {CHAPTERS.map(({ title, about, lessons }) => (
        <section key={title}>
          <div class="heading">
            <h2>{title}</h2>
            <span class="fine">{about}</span>
          </div>
          <ol class="lessons" start={LESSONS.indexOf(lessons[0]) + 1}>
            {lessons.map(lesson => (
              <li key={lesson.id}>
                <Tile lesson={lesson} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <section aria-labelledby="beyond">
        <div class="heading">
          <h2 id="beyond">{t('learn-beyond-the-lessons')}</h2>
        </div>
        <div class="buttons">
          <Link class="button" href="/library">
            {t('learn-games-with-comments')}
          </Link>
          <Link class="button" href="/kaufman">
            {t('learn-an-algorithm-step-by-step')}
          </Link>
          <Link class="button" href="/teach">
            {t('learn-make-exercises-of-your-own')}
          </Link>
        </div>
      </section>
    </main>
  );
}

function Tile({ lesson }: { lesson: Lesson }) {
  const { setup, task } = lesson.exercises[0];
  const board = boardOf(setup.board);
  const position = useMemo(() => {
    const first = task(new Situation(board, setup));
    return { ...first.position(first.begin()), toPlay: 0, marks: undefined };
  }, [lesson]);
  const [done, all] = [countDone(lesson), lesson.exercises.length];
  return (
    <Link class={`tile lesson-tile${done === all ? ' done' : ''}`} href={`/learn/${lesson.id}`}>
      <div class="picture">
        <BoardPicture
          board={board}
          position={position}
          label={t('common-a-position', { title: lesson.title })}
        />
      </div>
      <strong>
        {LESSONS.indexOf(lesson) + 1}. {lesson.title}
      </strong>
      <span class="fine">{lesson.about}</span>
      <span class="lesson-state fine">
        {done === all ? (
          <>
            <Icon name="check" /> {t('learn-done')}
          </>
        ) : done ? (
          t('learn-of', { done, all })
        ) : (
          t('learn-exercises-2', { all })
        )}
      </span>
    </Link>
  );
}
