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
  ['solve', 'Perfect play', 'from here on; small boards'],
  ['count', 'Positions', 'that are legal on this board'],
  ['komi', 'Fair komi', 'by perfect play, or games of bots'],
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
      setTrouble(
        offline ? 'This asks the server, which is not reached.' : (error as Error).message,
      );
    } finally {
      if (!gone()) setRunning(null);
    }
  };
  const cancel = () => {
    ++wanted.current;
    setRunning(null);
  };

  return (
    <section class="card stack lab" aria-label="The laboratory’s machines">
      <h2>Exact answers</h2>
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
          <button onClick={cancel}>Cancel</button>
        </div>
      )}
      <Trouble text={trouble} />
      {answered && (
        <div role="status">
          <AnswerText answered={answered} players={players} />
        </div>
      )}
      {answered?.kind === 'solve' && answered.answer.proof && !proving && (
        <button onClick={() => setProving(true)}>Click through the proof</button>
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
  if (!job) return 'Asking …';
  if (job.state === 'waiting') return job.ahead ? `Waiting: ${job.ahead} before it` : 'Waiting';
  const { note, done } = (job.progress ?? {}) as { note?: string; done?: number };
  const share = done === undefined ? '' : `${Math.round(100 * done)} %, `;
  return note ? share + note : 'Working …';
}

function AnswerText({ answered, players }: { answered: Answer; players: number }) {
  if (answered.kind === 'count') {
    const { legal } = answered.answer;
    const digits = legal.replace(/\B(?=(\d{3})+$)/g, ' ');
    return (
      <p>
        <strong class="big-number">{digits}</strong> legal positions with {players} colours.
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
              {wireName(i + 1)}: <strong>{points}</strong>
              {!exact && i > 0 ? ` (${low[i]} to ${high[i]})` : ''}
            </li>
          ))}
        </ul>
        <p class="fine">{exact ? 'Exactly, by perfect play.' : `From ${games} games of bots.`}</p>
      </>
    );
  }
  const { value, best, pv, nodes } = answered.answer;
  const result =
    players > 2
      ? `Black can secure ${halves(value)} points`
      : value === 0
        ? 'Neither side can win'
        : `${value > 0 ? 'Black' : 'White'} wins by ${halves(Math.abs(value))}`;
  return (
    <>
      <p>
        <strong>{result}.</strong> {best.length ? `Best: ${best.join(', ')}.` : ''}
      </p>
      <p class="fine">
        A line of best play: {pv.join(' ') || 'none'}. {nodes.toLocaleString('en')} positions.
        Numbers on the board: what each move leads to.
      </p>
    </>
  );
}
