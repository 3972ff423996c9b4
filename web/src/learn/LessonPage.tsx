// One lesson: an exercise at a time, the board large, and at once what the engine says to an answer.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import { boardOf } from '../rules/engine';
import { Icon } from '../ui/parts';
import { go, Link } from '../ui/router';
import { sound } from '../ui/sound';
import { FirstGame } from './FirstGame';
import type { Lesson } from './lesson';
import { LESSONS } from './lessons';
import { isDone, markDone } from './progress';
import { Situation } from './situation';
import type { Action, State, Task } from './task';
import { TaskControls } from './TaskControls';
import { Words } from './text';

interface Props {
  lesson: Lesson;
  /** From 1; one past the last is the end. */
  step: number;
}
export function LessonPage({ lesson, step }: Props) {
  const last = lesson.exercises.length;
  const at = Math.min(Math.max(Number.isInteger(step) ? step : 1, 1), last + 1);
  return (
    <main class="lesson">
      <Steps lesson={lesson} at={at} />
      {at > last ? <End lesson={lesson} /> : <Doing key={at} lesson={lesson} step={at} />}
    </main>
  );
}

const stepHref = (lesson: Lesson, step: number) => `/learn/${lesson.id}?step=${step}`;

function Steps({ lesson, at }: { lesson: Lesson; at: number }) {
  return (
    <header class="lesson-head">
      <Link href="/learn" class="fine">
        All lessons
      </Link>
      <h1>
        <span class="soft">{LESSONS.indexOf(lesson) + 1}</span> {lesson.title}
      </h1>
      <nav class="steps" aria-label="Exercises">
        {lesson.exercises.map((_, i) => (
          <Link
            key={i}
            class={`step${isDone(lesson, i) ? ' done' : ''}`}
            href={stepHref(lesson, i + 1)}
            aria-current={i + 1 === at ? 'page' : undefined}
            aria-label={`Exercise ${i + 1}${isDone(lesson, i) ? ', done' : ''}`}
          >
            <span />
          </Link>
        ))}
      </nav>
    </header>
  );
}

function Doing({ lesson, step }: { lesson: Lesson; step: number }) {
  const exercise = lesson.exercises[step - 1];
  const board = boardOf(exercise.setup.board);
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
        <p>
          <Words text={exercise.say} />
        </p>
        <p class="ask">
          <Words text={exercise.ask} />
        </p>
      </div>
      <div class="exercise-board">
        <BoardPanel
          board={board}
          position={position}
          confirm="never"
          label={`Board: ${lesson.title}, exercise ${step}`}
          onPlay={tap => act({ tap })}
        />
      </div>
      <div class="exercise-answer">
        {!verdict?.right && <TaskControls controls={controls} act={act} />}
        <div role="status" class="said">
          {verdict ? (
            <div class={`verdict ${verdict.right ? 'right' : 'wrong'}`}>
              <strong>
                {verdict.right ? 'Right.' : verdict.almost ? 'Almost.' : 'Not quite.'}
              </strong>{' '}
              {verdict.text} {verdict.right && exercise.then && <Words text={exercise.then} />}
            </div>
          ) : (
            note && <div class="verdict">{note}</div>
          )}
        </div>
        <div class="buttons">
          {verdict?.right ? (
            <button ref={next} class="primary big" onClick={() => go(stepHref(lesson, step + 1))}>
              {step === lesson.exercises.length ? 'Finish' : 'Next'}
            </button>
          ) : (
            <>
              {controls.again && <button onClick={() => setState(task.begin())}>Try again</button>}
              {mistakes > 1 && (
                <button class="quiet" onClick={showMe}>
                  Show me
                </button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function End({ lesson }: { lesson: Lesson }) {
  const following = LESSONS[LESSONS.indexOf(lesson) + 1];
  const missing = lesson.exercises.findIndex((_, i) => !isDone(lesson, i));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="lesson-end card">
      <h2 ref={heading} tabIndex={-1}>
        {missing < 0 ? (
          <>
            <Icon name="check" /> Done
          </>
        ) : (
          'Almost done'
        )}
      </h2>
      <p>{lesson.learnt}</p>
      {lesson.game && <FirstGame />}
      <div class="buttons">
        {missing >= 0 && (
          <Link class="button" href={stepHref(lesson, missing + 1)}>
            Exercise {missing + 1} is still open
          </Link>
        )}
        {following && (
          <Link
            class={`button${lesson.game ? '' : ' primary big'}`}
            href={`/learn/${following.id}`}
          >
            Next: {following.title}
          </Link>
        )}
        <Link class="button" href="/learn">
          All lessons
        </Link>
      </div>
    </div>
  );
}
