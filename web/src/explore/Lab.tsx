// Questions for the server: who wins with perfect play, how many positions there are, a fair komi.
import { useEffect, useRef, useState } from 'preact/hooks';
import { wireName } from '../board/players';
import type { Position } from '../board/view';
import { ApiError } from '../live/api';
import { awaitJob } from '../live/jobs';
import type { Job, JobRequest } from '../live/wire';
import type { Board, Game, Point } from '../rules/wasm';
import { halves } from '../ui/numbers';
import { NOTHING, type Shown } from './lens';
import { Proof, type ProofData } from './Proof';
import { lettersOf, turnName, type Study } from './state';
import { Trouble } from '../ui/parts';
import { percent, sentence } from '../i18n/format';
import { Rich } from '../i18n/Rich';
import { playerName, pointsText } from '../game/words';
import { t } from '../i18n/t';
import '../i18n/explore';

type Kind = 'solve' | 'count' | 'komi';

export interface Solved {
  value: number;
  best: string[];
  pv: string[];
  openings?: { move: string; value: number }[];
  nodes: number;
  proof?: ProofData;
}
interface Counted {
  legal: string;
}
interface Fair {
  exact: boolean;
  komi: number[];
  low: number[];
  high: number[];
  games: number;
}
type Answer =
  | { kind: 'solve'; answer: Solved }
  | { kind: 'count'; answer: Counted }
  | { kind: 'komi'; answer: Fair };

const QUESTIONS: [Kind, string, string][] = [
  ['solve', t('lab-perfect-play'), t('lab-from-here-on-small-boards')],
  ['count', t('lab-positions'), t('lab-that-are-legal-on-this')],
  ['komi', t('lab-fair-komi'), t('lab-by-perfect-play-or-games')],
];
const PLIES = 3;

/** The question as the server takes it. */
export function requestFor(kind: Kind, board: Board, study: Study, players: number): JobRequest {
  const place = {
    kind,
    board: board.ownText ? JSON.parse(board.ownText) : board.spec,
    seconds: 110,
  };
  if (kind === 'count') return { ...place, players };
  if (kind === 'komi') return { ...place, rules: study.rules };
  return {
    ...place,
    rules: study.rules,
    openings: true,
    proof: PLIES,
    first: wireName(study.first),
    ...(study.stones && { stones: lettersOf(study.stones) }),
    moves: study.turns.slice(0, study.at).map(point => turnName(board, point)),
  } as JobRequest;
}

interface Props {
  board: Board;
  study: Study;
  game: Game | null;
  onShow: (shown: Shown | null) => void;
}

export function Lab({ board, study, game, onShow }: Props) {
  const [running, setRunning] = useState<{ kind: Kind; job: Job | null } | null>(null);
  const [answered, setAnswered] = useState<Answer | null>(null);
  const [trouble, setTrouble] = useState('');
  const [proving, setProving] = useState(false);
  const wanted = useRef(0);
  const players = game?.status().players.length ?? 2;
  useEffect(() => {
    setAnswered(null);
    setProving(false);
    ++wanted.current;
    setRunning(null);
  }, [study]);
  useEffect(() => () => void ++wanted.current, []);

  const ask = async (kind: Kind) => {
    const mine = ++wanted.current;
    const gone = () => wanted.current !== mine;
    setTrouble('');
    setAnswered(null);
    setRunning({ kind, job: null });
    try {
      const request = requestFor(kind, board, study, players);
      const answer = await awaitJob<never>(
        request,
        gone,
        job => !gone() && setRunning({ kind, job }),
      );
      if (gone() || answer === null) return;
      const found: Answer = { kind, answer };
      setAnswered(found);
      if (found.kind === 'solve') onShow({ marks: openingMarks(board, found.answer) });
    } catch (error) {
      if (gone()) return;
      const offline = error instanceof ApiError && error.code === 'offline';
      setTrouble(offline ? t('lab-this-asks-the-server-which') : (error as Error).message);
    } finally {
      if (!gone()) setRunning(null);
    }
  };
  const cancel = () => {
    ++wanted.current;
    setRunning(null);
  };

  return (
    <section class="card stack lab" aria-label={t('lab-the-laboratorys-machines')}>
      <h2>{t('lab-exact-answers')}</h2>
      <div class="lab-questions">
        {QUESTIONS.map(([kind, title, about]) => (
          <button
            key={kind}
            disabled={running !== null || (kind === 'solve' && !game)}
            onClick={() => ask(kind)}
          >
            <span>{title}</span>
            <small class="fine">{about}</small>
          </button>
        ))}
      </div>
      {running && (
        <div class="row spread" role="status">
          <span class="working">{progressText(running.job)}</span>
          <button onClick={cancel}>{t('lab-cancel')}</button>
        </div>
      )}
      <Trouble text={trouble} />
      {answered && (
        <div role="status">
          <AnswerText answered={answered} players={players} />
        </div>
      )}
      {answered?.kind === 'solve' && answered.answer.proof && !proving && (
        <button onClick={() => setProving(true)}>{t('lab-click-through-the-proof')}</button>
      )}
      {answered?.kind === 'solve' && answered.answer.proof && proving && (
        <Proof
          board={board}
          study={study}
          data={answered.answer.proof}
          value={answered.answer.value}
          players={players}
          onShow={onShow}
          onClose={() => {
            setProving(false);
            onShow({ marks: openingMarks(board, answered.answer) });
          }}
        />
      )}
    </section>
  );
}

/** What each move is worth, on its point. */
function openingMarks(board: Board, { openings = [], best }: Solved): Partial<Position> {
  const labels = new Map<Point, string>();
  for (const { move, value } of openings) {
    const point = board.find(move);
    if (point !== undefined) labels.set(point, halves(value));
  }
  const marks = new Map<Point, 'right'>();
  for (const move of best) {
    const point = board.find(move);
    if (point !== undefined) marks.set(point, 'right');
  }
  return { ...NOTHING, labels, marks };
}

function progressText(job: Job | null): string {
  if (!job) return t('explore-asking');
  if (job.state === 'waiting')
    return job.ahead ? t('lab-waiting-before-it', { ahead: job.ahead }) : t('lab-waiting');
  const { done } = (job.progress ?? {}) as { done?: number };
  return done === undefined ? t('lab-working') : t('lab-working-share', { share: percent(done) });
}

function AnswerText({ answered, players }: { answered: Answer; players: number }) {
  if (answered.kind === 'count') {
    const { legal } = answered.answer;
    const digits = legal.replace(/\B(?=(\d{3})+$)/g, ' ');
    return (
      <p>
        <Rich
          text={t('lab-legal-positions-with-colours', { digits, players })}
          parts={{ big: text => <strong class="big-number">{text}</strong> }}
        />
      </p>
    );
  }
  if (answered.kind === 'komi') {
    const { exact, komi, low, high, games } = answered.answer;
    return (
      <>
        <ul class="plain">
          {komi.map((points, i) => (
            <li key={i}>
              <Rich
                text={
                  exact || i === 0
                    ? t('lab-points', { player: playerName(i + 1), points: halves(points) })
                    : t('lab-to', {
                        player: playerName(i + 1),
                        points: halves(points),
                        low: halves(low[i]),
                        high: halves(high[i]),
                      })
                }
                parts={{ b: text => <strong>{text}</strong> }}
              />
            </li>
          ))}
        </ul>
        <p class="fine">
          {exact ? t('lab-exactly-by-perfect-play') : t('lab-from-games-of-bots', { games })}
        </p>
      </>
    );
  }
  const { value, best, pv, nodes } = answered.answer;
  const result =
    players > 2
      ? t('lab-black-can-secure-points', { points: pointsText(value) })
      : value === 0
        ? t('lab-neither-side-can-win')
        : t('words-wins-by', {
            name: playerName(value > 0 ? 1 : 2),
            points: pointsText(Math.abs(value)),
          });
  return (
    <>
      <p>
        <strong>{sentence(result)}</strong>{' '}
        {best.length ? t('lab-best', { best: best.join(', ') }) : ''}
      </p>
      <p class="fine">
        {t('lab-a-line-of-best-play', {
          line: pv.join(' ') || '–',
          nodes,
        })}
      </p>
    </>
  );
}
