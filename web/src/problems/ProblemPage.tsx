// One problem: the board large, and to every turn the answer that is proven.
import '../learn/learn.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import type { Position } from '../board/view';
import { playerName, whyIllegal } from '../game/words';
import { titleOf } from '../pages/boards';
import type { Board } from '../rules/wasm';
import { download, Icon } from '../ui/parts';
import { go, Link } from '../ui/router';
import { sound } from '../ui/sound';
import {
  after,
  BEGIN,
  firstAnswers,
  playAll,
  rulesOf,
  solutionOf,
  startOf,
  type Attempt,
  type Problem,
  type Turn,
} from './problem';
import { answered, progress } from './progress';
import { themeOf } from './sets';
import { problemSgf } from './sgf';
import { asked } from './words';
import { number } from '../i18n/format';
import { t } from '../i18n/t';

interface Props {
  problem: Problem;
  board: Board;
  home: { href: string; title: string };
  /** The address of the next problem of the set; missing: this is the last. */
  next?: string;
  onSolved?: () => void;
}

/** The position after turns from the start; `numbered`: the turns from here on bear numbers. */
function positionAfter(problem: Problem, board: Board, turns: readonly Turn[], numbered: number) {
  const game = board.game(rulesOf(problem), startOf(problem));
  playAll(game, turns);
  const { toPlay, over } = game.status();
  const stones = game.colouring();
  const labels = new Map<number, string>();
  turns.slice(numbered).forEach((turn, i) => {
    if (turn !== null && stones[turn]) labels.set(turn, String(i + 1));
  });
  return { game, stones, labels, toPlay: over ? 0 : toPlay, latest: turns.at(-1) ?? null };
}

export function ProblemPage({ problem, board, home, next, onSolved }: Props) {
  const [attempt, setAttempt] = useState<Attempt>(BEGIN);
  /** How much of a refutation or of the solution is shown. */
  const [shown, setShown] = useState(0);
  const [gaveUp, setGaveUp] = useState(false);
  const [notice, setNotice] = useState('');
  const { outcome } = attempt;
  const solver = problem.first ?? 1;
  const line: Turn[] = gaveUp
    ? solutionOf(problem, board)
    : outcome?.kind === 'wrong'
      ? outcome.answers
      : [];
  const ended = gaveUp || (outcome !== undefined && outcome.kind !== 'on');
  const turns = gaveUp ? line.slice(0, shown) : [...attempt.turns, ...line.slice(0, shown)];
  const numbered = gaveUp ? 0 : ended ? attempt.turns.length - 1 : turns.length;
  const view = useMemo(
    () => positionAfter(problem, board, turns, numbered),
    [problem, board, turns.length, attempt, gaveUp],
  );
  useEffect(() => () => view.game.close(), [view]);

  const act = (turn: Turn) => {
    if (ended) return;
    if (turn !== null) {
      const legality = view.game.legality(turn);
      if (!legality.legal) return setNotice(whyIllegal(board, turn, legality));
    }
    setNotice('');
    sound('stone');
    const now = after(problem, board, attempt, turn);
    setAttempt(now);
    const result = now.outcome!;
    if (result.kind === 'wrong') setShown(firstAnswers(problem, result.answers));
    if (result.kind === 'solved') {
      progress.value = answered(progress.value, problem, true);
      onSolved?.();
    } else if (result.kind !== 'on') progress.value = answered(progress.value, problem, false);
  };
  const again = () => {
    setAttempt(BEGIN);
    setShown(0);
    setGaveUp(false);
    setNotice('');
  };
  const giveUp = () => {
    progress.value = answered(progress.value, problem, false);
    setShown(solutionOf(problem, board).length);
    setGaveUp(true);
  };
  const save = () => {
    const name = `omnigo-problem-${problem.id}`;
    const sgf = problemSgf(problem, board, name, asked(problem, board));
    download(`${name}.sgf`, sgf, 'application/x-go-sgf');
  };
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ended) onward.current?.focus({ preventScroll: true });
  }, [ended]);

  const position: Position = {
    stones: view.stones,
    labels: view.labels,
    // The numbers show what came last.
    latest: view.latest === null || view.labels.size ? [] : [view.latest],
    toPlay: ended ? 0 : view.toPlay,
    legality: point => view.game.legality(point),
    glyphs: problem.players > 2,
  };
  const before = progress.value.tried[problem.id];
  return (
    <main class="lesson problem">
      <header class="lesson-head">
        <Link href={home.href} class="fine">
          {home.title}
        </Link>
        <h1>{titleOf(board)}</h1>
        <Facts problem={problem} />
      </header>
      <div class="exercise">
        <div class="exercise-text">
          <p class="ask">{asked(problem, board)}</p>
          {problem.work !== undefined && !ended && (
            <p class="fine">{t('problems-proven', { n: number(problem.work) })}</p>
          )}
          {before !== undefined && !outcome && <p class="fine">{t('problems-tried-before')}</p>}
        </div>
        <div class="exercise-board">
          <BoardPanel
            key={problem.id}
            board={board}
            position={position}
            label={t('problems-board', { title: titleOf(board) })}
            onPlay={act}
          />
        </div>
        <div class="exercise-answer">
          <div role="status" class="said">
            <Verdict
              {...{ problem, board, attempt, gaveUp, solver, notice }}
              answer={outcome?.kind === 'wrong' ? outcome.answers[0] : undefined}
            />
          </div>
          <div class="buttons">
            {!ended && (
              <>
                <button onClick={() => act(null)}>{t('problems-pass')}</button>
                <button class="quiet" onClick={giveUp}>
                  {t('problems-show-solution')}
                </button>
              </>
            )}
            {ended && outcome?.kind === 'solved' && next && !gaveUp && (
              <button ref={onward} class="primary big" onClick={() => go(next)}>
                {t('problems-next')}
              </button>
            )}
            {ended && (outcome?.kind !== 'solved' || gaveUp) && (
              <button ref={onward} class="primary" onClick={again}>
                {t('common-try-again')}
              </button>
            )}
            {shown < line.length && (
              <button onClick={() => setShown(shown + 1)}>{t('problems-go-on')}</button>
            )}
            {ended && !gaveUp && outcome?.kind !== 'solved' && (
              <button class="quiet" onClick={giveUp}>
                {t('problems-show-solution')}
              </button>
            )}
            {ended && next && (outcome?.kind !== 'solved' || gaveUp) && (
              <button class="quiet" onClick={() => go(next)}>
                {t('problems-next')}
              </button>
            )}
            {ended && (
              <button class="quiet" onClick={save}>
                {t('problems-save-sgf')}
              </button>
            )}
          </div>
        </div>
      </div>
    </main>
  );
}

function Facts({ problem }: { problem: Problem }) {
  const { rating, task, motifs, players } = problem;
  return (
    <p class="problem-facts fine">
      {task && <span class="tag">{t(`problems-theme-${themeOf(task)}`)}</span>}
      {motifs.map(motif => (
        <span key={motif} class="tag">
          {t(`problems-theme-${motif}`)}
        </span>
      ))}
      {players > 2 && <span class="tag">{t('problems-players', { n: players })}</span>}
      {rating !== undefined && <span>{t('problems-rated', { n: number(rating) })}</span>}
    </p>
  );
}

interface Said {
  problem: Problem;
  board: Board;
  attempt: Attempt;
  gaveUp: boolean;
  solver: number;
  notice: string;
  answer?: Turn;
}
function Verdict({ problem, board, attempt, gaveUp, solver, notice, answer }: Said) {
  const { outcome, turns } = attempt;
  const place = (turn: Turn) => (turn === null ? t('problems-a-pass') : board.names[turn]);
  if (gaveUp) return <div class="verdict">{t('problems-this-is-the-solution')}</div>;
  if (notice) return <div class="verdict">{notice}</div>;
  switch (outcome?.kind) {
    case 'on':
      return <div class="verdict">{t('problems-right-so-far')}</div>;
    case 'solved':
      return (
        <div class="verdict right">
          <strong>
            <Icon name="check" /> {t('problems-solved')}
          </strong>{' '}
          {outcome.other && t('problems-also-right')}
        </div>
      );
    case 'unknown':
      return <div class="verdict">{t('problems-not-in-file')}</div>;
    case 'wrong': {
      const opponent = playerName((solver % problem.players) + 1);
      return (
        <div class="verdict wrong">
          <strong>{t('problems-wrong')}</strong>{' '}
          {answer === undefined
            ? t('problems-wrong-at-once', { move: place(turns.at(-1)!) })
            : t('problems-refuted', {
                move: place(turns.at(-1)!),
                player: opponent,
                answer: place(answer),
              })}
        </div>
      );
    }
    default:
      return null;
  }
}
