// One lesson: an exercise at a time, the board large, and at once what the engine says to an answer.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import { boardOf, engine } from '../rules/engine';
import { Icon } from '../ui/parts';
import { go, Link } from '../ui/router';
import { sound } from '../ui/sound';
import type { Lesson } from './lesson';
import { isDone, markDone } from './progress';
import { Situation, type Setup } from './situation';
import type { Action, State, Task } from './task';
import { TaskControls } from './TaskControls';
import { Words } from './text';
import { t } from '../i18n/t';
import '../i18n/learn';

/** Where a lesson stands among others. */
export interface Course {
  home?: { href: string; title: string };
  /** Of its steps, from 1; one past the last is the end. */
  href: (step: number) => string;
  number?: number;
  next?: { href: string; title: string };
  /** What the end leads to, where that is more than the next lesson. */
  ending?: ComponentChildren;
  /** Said below every step. */
  note?: string;
}

interface Props {
  lesson: Lesson;
  course: Course;
  step: number;
}
export function LessonPage({ lesson, course, step }: Props) {
  const last = lesson.exercises.length;
  const at = Math.min(Math.max(Number.isInteger(step) ? step : 1, 1), last + 1);
  const props = { lesson, course, step: at };
  return (
    <main class="lesson">
      <Steps {...props} />
      {at > last ? <End {...props} /> : <Doing key={at} {...props} />}
      {course.note && <p class="fine lesson-note">{course.note}</p>}
    </main>
  );
}

export const boardOfSetup = ({ board, own }: Setup) =>
  own ? engine.value!.board(board, true) : boardOf(board);

function Steps({ lesson, course, step }: Props) {
  return (
    <header class="lesson-head">
      {course.home && (
        <Link href={course.home.href} class="fine">
          {course.home.title}
        </Link>
      )}
      <h1>
        {course.number && <span class="soft">{course.number}</span>} {lesson.title}
      </h1>
      <nav class="steps" aria-label={t('learn-exercises')}>
        {lesson.exercises.map((_, i) => (
          <Link
            key={i}
            class={`step${isDone(lesson, i) ? ' done' : ''}`}
            href={course.href(i + 1)}
            aria-current={i + 1 === step ? 'page' : undefined}
            aria-label={
              isDone(lesson, i)
                ? t('lesson-exercise-done', { i: i + 1 })
                : t('lesson-exercise', { i: i + 1 })
            }
          >
            <span />
          </Link>
        ))}
      </nav>
    </header>
  );
}

function Doing({ lesson, course, step }: Props) {
  const exercise = lesson.exercises[step - 1];
  const board = useMemo(() => boardOfSetup(exercise.setup), [exercise]);
  const task = useMemo<Task<any>>(
    () => exercise.task(new Situation(board, exercise.setup)),
    [exercise],
  );
  const [state, setState] = useState<State<any>>(() => task.begin());
  const [mistakes, setMistakes] = useState(0);
  const { verdict, note } = state;
  const act = (action: Action) => {
    const next = task.act(state, action);
    setState(next);
    if (typeof action === 'object' && 'tap' in action && next.answer !== state.answer)
      sound('stone');
    if (next.verdict?.right) markDone(lesson, step - 1);
    else if (next.verdict && next.verdict !== verdict) setMistakes(n => n + 1);
  };
  const controls = task.controls(state);
  const showMe = () => {
    setState(task.after(task.solution()));
    markDone(lesson, step - 1);
  };
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (verdict?.right) next.current?.focus({ preventScroll: true });
  }, [verdict?.right]);
  const position = useMemo(() => task.position(state), [task, state]);
  return (
    <div class="exercise">
      <div class="exercise-text">
        {exercise.say && (
          <p>
            <Words text={exercise.say} />
          </p>
        )}
        <p class="ask">
          <Words text={exercise.ask} />
        </p>
      </div>
      <div class="exercise-board">
        <BoardPanel
          board={board}
          position={position}
          confirm="never"
          label={t('lesson-board-exercise', { title: lesson.title, step })}
          onPlay={tap => act({ tap })}
        />
      </div>
      <div class="exercise-answer">
        {!verdict?.right && <TaskControls controls={controls} act={act} />}
        <div role="status" class="said">
          {verdict ? (
            <div class={`verdict ${verdict.right ? 'right' : 'wrong'}`}>
              <strong>
                {verdict.right
                  ? t('lesson-right')
                  : verdict.almost
                    ? t('lesson-almost')
                    : t('lesson-not-quite')}
              </strong>{' '}
              {verdict.text} {verdict.right && exercise.then && <Words text={exercise.then} />}
            </div>
          ) : (
            note && <div class="verdict">{note}</div>
          )}
        </div>
        <div class="buttons">
          {verdict?.right ? (
            <button ref={next} class="primary big" onClick={() => go(course.href(step + 1))}>
              {step === lesson.exercises.length ? t('lesson-finish') : t('lesson-next')}
            </button>
          ) : (
            <>
              {controls.again && (
                <button onClick={() => setState(task.begin())}>{t('common-try-again')}</button>
              )}
              {mistakes > 1 && (
                <button class="quiet" onClick={showMe}>
                  {t('lesson-show-me')}
                </button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function End({ lesson, course }: Props) {
  const missing = lesson.exercises.findIndex((_, i) => !isDone(lesson, i));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="lesson-end card">
      <h2 ref={heading} tabIndex={-1}>
        {missing < 0 ? (
          <>
            <Icon name="check" /> {t('common-done')}
          </>
        ) : (
          t('lesson-almost-done')
        )}
      </h2>
      <p>{lesson.learnt}</p>
      {course.ending}
      <div class="buttons">
        {missing >= 0 && (
          <Link class="button" href={course.href(missing + 1)}>
            {t('lesson-exercise-is-still-open', { missing: missing + 1 })}
          </Link>
        )}
        {course.next && (
          <Link class={`button${course.ending ? '' : ' primary big'}`} href={course.next.href}>
            {t('lesson-next-2', { title: course.next.title })}
          </Link>
        )}
        {course.home && (
          <Link class="button" href={course.home.href}>
            {course.home.title}
          </Link>
        )}
      </div>
    </div>
  );
}
