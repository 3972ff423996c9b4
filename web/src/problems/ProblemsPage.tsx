// Problems: the one of the day, sets by theme and level, and files of your own.
import '../learn/learn.css';
import './problems.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import { titleOf } from '../pages/boards';
import { engine } from '../rules/engine';
import { ConfirmButton, Icon, Trouble } from '../ui/parts';
import { keepForOffline } from '../ui/offline';
import { go, Link } from '../ui/router';
import { boardOfProblem, problemFile } from './data';
import { own, readOwn } from './own';
import { stonesOf, type Problem, type ProblemFile } from './problem';
import { ProblemPage } from './ProblemPage';
import { daySolved, NOTHING, progress, streakOn } from './progress';
import { chosen, dayOf, isTheme, LEVELS, problemOfDay, THEMES, type Choice } from './sets';
import { asked } from './words';
import { number } from '../i18n/format';
import { t } from '../i18n/t';

const today = () => dayOf(new Date());

interface Props {
  parts: string[];
  query: URLSearchParams;
}
export default function ProblemsPage({ parts: [, id], query }: Props) {
  const [file, setFile] = useState<ProblemFile | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (file || failed) return;
    problemFile().then(
      loaded => {
        setFile(loaded);
        void keepForOffline();
      },
      () => setFailed(true),
    );
  }, [failed]);
  if (failed) {
    return (
      <main class="page">
        <h1>{t('problems-did-not-load')}</h1>
        <button onClick={() => setFailed(false)}>{t('common-try-again')}</button>
      </main>
    );
  }
  if (!file || !engine.value) return <main class="page" aria-busy="true" />;
  if (id) return <One key={id} file={file} id={id} query={query} />;
  return <All file={file} choice={choiceOf(query)} />;
}

function choiceOf(query: URLSearchParams): Choice {
  const theme = query.get('theme');
  const level = Number(query.get('level') ?? NaN);
  return {
    ...(isTheme(theme) && { theme }),
    ...(level in LEVELS && { level }),
  };
}
function addressOf(id: string, { theme, level }: Choice): string {
  const query = new URLSearchParams();
  if (theme) query.set('theme', theme);
  if (level !== undefined) query.set('level', String(level));
  const text = query.toString();
  return `/problems${id && `/${id}`}${text && `?${text}`}`;
}

/** The next one after this that is not solved; else simply the next. */
function nextOf(list: readonly Problem[], id: string): Problem | undefined {
  const at = list.findIndex(problem => problem.id === id);
  const rest = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return rest.find(problem => !progress.value.solved[problem.id]) ?? rest[0];
}

function One({ file, id, query }: { file: ProblemFile; id: string; query: URLSearchParams }) {
  const choice = choiceOf(query);
  const isToday = id === 'today';
  const list = id.startsWith('own-') ? own.value : chosen(file.problems, choice);
  const daily = problemOfDay(file.problems, today());
  const problem = isToday ? daily : [...list, ...file.problems].find(each => each.id === id);
  const board = useMemo(() => problem && boardOfProblem(problem, file), [problem]);
  if (!problem || !board) {
    return (
      <main class="page">
        <h1>{t('problems-no-such')}</h1>
        <Link href="/problems">{t('problems-all')}</Link>
      </main>
    );
  }
  const next = nextOf(list, problem.id);
  return (
    <ProblemPage
      key={problem.id}
      problem={problem}
      board={board}
      home={{ href: addressOf('', choice), title: t('problems-all') }}
      {...(next && { next: addressOf(next.id, choice) })}
      onSolved={() => {
        if (problem.id === daily.id) progress.value = daySolved(progress.value, today());
      }}
    />
  );
}

function All({ file, choice }: { file: ProblemFile; choice: Choice }) {
  const { theme, level } = choice;
  const list = chosen(file.problems, choice);
  const [shown, setShown] = useState(24);
  useEffect(() => setShown(24), [theme, level]);
  return (
    <main class="page learn problems">
      <div class="learn-head">
        <h1>{t('problems-problems')}</h1>
        <p class="soft">{t('problems-about', { n: number(file.problems.length) })}</p>
      </div>
      <div class="problems-top">
        <Today file={file} />
        <Standing file={file} />
      </div>
      <section aria-labelledby="sets">
        <div class="heading">
          <h2 id="sets">{t('problems-sets')}</h2>
        </div>
        <nav class="sets" aria-label={t('problems-themes')}>
          <SetLink choice={{ level }} on={!theme} text={t('problems-every-theme')} />
          {THEMES.map(each => (
            <SetLink
              key={each}
              choice={{ theme: each, level }}
              on={each === theme}
              text={t(`problems-theme-${each}`)}
            />
          ))}
        </nav>
        <nav class="sets" aria-label={t('problems-levels')}>
          <SetLink choice={{ theme }} on={level === undefined} text={t('problems-every-level')} />
          {LEVELS.map((_, i) => (
            <SetLink
              key={i}
              choice={{ theme, level: i }}
              on={i === level}
              text={t(`problems-level-${i as 0 | 1 | 2 | 3}`)}
            />
          ))}
        </nav>
        <p class="fine">
          {t('problems-of-solved', {
            solved: list.filter(({ id }) => progress.value.solved[id]).length,
            n: list.length,
          })}
        </p>
        <ol class="lessons">
          {list.slice(0, shown).map(problem => (
            <li key={problem.id}>
              <Tile problem={problem} file={file} choice={choice} />
            </li>
          ))}
        </ol>
        {shown < list.length && (
          <p>
            <button onClick={() => setShown(shown + 48)}>{t('problems-more')}</button>
          </p>
        )}
      </section>
      <Own />
    </main>
  );
}

function SetLink({ choice, on, text }: { choice: Choice; on: boolean; text: string }) {
  return (
    <Link
      class={`set${on ? ' on' : ''}`}
      href={addressOf('', choice)}
      aria-current={on ? 'page' : undefined}
    >
      {text}
    </Link>
  );
}

function Picture({ problem, file }: { problem: Problem; file: ProblemFile }) {
  const board = useMemo(() => boardOfProblem(problem, file), [problem]);
  return (
    <div class="picture">
      <BoardPicture
        board={board}
        position={{ stones: stonesOf(problem), glyphs: problem.players > 2 }}
        label={t('problems-board', { title: titleOf(board) })}
      />
    </div>
  );
}

function Today({ file }: { file: ProblemFile }) {
  const problem = problemOfDay(file.problems, today());
  const board = boardOfProblem(problem, file);
  const done = progress.value.streak.day === today();
  return (
    <section class="card problem-today" aria-labelledby="today">
      <Picture problem={problem} file={file} />
      <div>
        <h2 id="today">{t('problems-today')}</h2>
        <p>{asked(problem, board)}</p>
        <Link class="button primary" href="/problems/today">
          {done ? t('problems-look-again') : t('problems-solve')}
        </Link>
        {done && (
          <p class="fine">
            <Icon name="check" /> {t('problems-solved')}
          </p>
        )}
      </div>
    </section>
  );
}

function Standing({ file }: { file: ProblemFile }) {
  const { rating, solved, tried } = progress.value;
  const count = file.problems.filter(({ id }) => solved[id]).length;
  const begun = Object.keys(tried).length > 0;
  return (
    <section class="card" aria-labelledby="standing">
      <h2 id="standing">{t('problems-you')}</h2>
      <dl class="standing">
        <div>
          <dt>{t('problems-your-rating')}</dt>
          <dd>
            {begun
              ? t('problems-rating-about', {
                  rating: number(Math.round(rating.value)),
                  deviation: number(Math.round(rating.deviation)),
                })
              : t('problems-no-rating')}
          </dd>
        </div>
        <div>
          <dt>{t('problems-streak')}</dt>
          <dd>{t('problems-days', { n: streakOn(progress.value, today()) })}</dd>
        </div>
        <div>
          <dt>{t('problems-solved-count')}</dt>
          <dd>{t('problems-of', { solved: count, n: file.problems.length })}</dd>
        </div>
      </dl>
      <p class="fine">{t('problems-rating-how')}</p>
      {begun && (
        <ConfirmButton
          label={t('problems-forget')}
          title={t('problems-forget-title')}
          text={t('problems-forget-text')}
          yes={t('problems-forget')}
          onYes={() => (progress.value = NOTHING)}
        />
      )}
    </section>
  );
}

function Tile({ problem, file, choice }: { problem: Problem; file: ProblemFile; choice: Choice }) {
  const board = boardOfProblem(problem, file);
  const solved = progress.value.solved[problem.id];
  return (
    <Link class={`tile lesson-tile${solved ? ' done' : ''}`} href={addressOf(problem.id, choice)}>
      <Picture problem={problem} file={file} />
      <strong>{titleOf(board)}</strong>
      <span class="fine">{asked(problem, board)}</span>
      <span class="lesson-state fine">
        {solved ? (
          <>
            <Icon name="check" /> {t('problems-solved')}
          </>
        ) : (
          t('problems-rated', { n: number(problem.rating ?? 0) })
        )}
      </span>
    </Link>
  );
}

function Own() {
  const [trouble, setTrouble] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const read = async () => {
    const result = await readOwn([...(input.current!.files ?? [])]);
    input.current!.value = '';
    if (typeof result === 'number') go('/problems/own-1');
    else setTrouble(result || t('problems-none-in-file'));
  };
  return (
    <section aria-labelledby="own">
      <div class="heading">
        <h2 id="own">{t('problems-own')}</h2>
      </div>
      <p class="soft">{t('problems-own-how')}</p>
      <p class="buttons">
        <button onClick={() => input.current!.click()}>{t('problems-choose-file')}</button>
        <input ref={input} type="file" multiple hidden accept=".sgf" onChange={() => void read()} />
        {own.value.length > 0 && (
          <Link class="button" href="/problems/own-1">
            {t('problems-own-count', { n: own.value.length })}
          </Link>
        )}
      </p>
      <Trouble text={trouble} />
    </section>
  );
}
