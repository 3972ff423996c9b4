// Going over a game: what the bot thinks of each position, as curves, a heat map and best moves.
import { useEffect, useRef, useState } from 'preact/hooks';
import { look } from '../board/players';
import { Candidates } from '../game/Candidates';
import type { Opinion } from '../game/opinion';
import { playerName } from '../game/words';
import { percentages } from '../ui/numbers';
import { Choice, StoneIcon, Trouble } from '../ui/parts';
import { costliest, curves } from './analysis';
import { percent } from '../i18n/format';
import { t } from '../i18n/t';

export interface Shown {
  opinion: Opinion | null;
  heat: boolean;
  best: boolean;
}

export const NOT_SHOWN: Shown = { opinion: null, heat: false, best: false };

/** A close look at one position, or a short one at each of many. */
export type Effort = 'close' | 'short';

interface Props {
  /** The turn on display; null: a variation, for which there is no review. */
  turn: number | null;
  /** Of each turn of the game what led there, as a text: an analysis belongs to that, whatever becomes of the game. */
  keys: string[];
  /** Whether the game has ended after them: then there are no best moves. */
  over: boolean;
  /** Who played each turn. */
  movers: number[];
  /** Asks about the position after a turn; null once `gone` says that nobody wants the answer. */
  onAsk: (turn: number, effort: Effort, gone: () => boolean) => Promise<Opinion | null>;
  onTurn: (turn: number) => void;
  onShow: (shown: Shown) => void;
}

export function Review({ turn, keys, over, movers, onAsk, onTurn, onShow }: Props) {
  const [known, setKnown] = useState<ReadonlyMap<string, Opinion>>(new Map());
  const [busy, setBusy] = useState(0);
  const [trouble, setTrouble] = useState('');
  const [what, setWhat] = useState<'win' | 'score'>('win');
  const [heat, setHeat] = useState(true);
  const [best, setBest] = useState(true);
  const run = useRef(0);
  const turns = keys.length - 1;
  const analyses = new Map(
    keys.flatMap((key, t) => (known.has(key) ? [[t, known.get(key)!] as const] : [])),
  );
  const opinion = (turn !== null && analyses.get(turn)) || null;
  useEffect(() => onShow({ opinion, heat, best }), [opinion, heat, best]);
  useEffect(() => () => void ++run.current, []);

  const ask = async (list: number[], effort: Effort) => {
    const mine = ++run.current;
    const waiting = list.filter(t => effort === 'close' || !analyses.has(t));
    setTrouble('');
    setBusy(waiting.length);
    const one = async (t: number) => {
      const key = keys[t];
      const answer = await onAsk(t, effort, () => mine !== run.current);
      if (answer) setKnown(before => new Map(before).set(key, answer));
    };
    const work = async () => {
      for (let t = waiting.shift(); t !== undefined && mine === run.current; t = waiting.shift()) {
        // One position that cannot be analysed (a game that is over there) stops no other.
        await one(t).catch((error: Error) => setTrouble(error.message));
        setBusy(n => n - 1);
      }
    };
    await Promise.all([work(), work()]);
    if (mine === run.current) setBusy(0);
  };
  const stop = () => {
    ++run.current;
    setBusy(0);
  };
  const dear = costliest(analyses, movers);
  // Where the game is over there is nothing left to try out.
  const every = Array.from({ length: turns + Number(!over) }, (_, t) => t);

  return (
    <section class="card stack" aria-label={t('review-review')}>
      <h2>{t('review-review')}</h2>
      <div class="actions">
        <button onClick={() => ask([turn!], 'close')} disabled={busy > 0 || turn === null}>
          {t('review-this-position')}
        </button>
        <button onClick={() => ask(every, 'short')} disabled={busy > 0}>
          {t('review-whole-game')}
        </button>
        {busy > 0 && (
          <button class="quiet" onClick={stop}>
            {t('review-stop-left', { busy })}
          </button>
        )}
      </div>
      <Trouble text={trouble} />
      {turn === null && (
        <p class="fine" role="status">
          {t('review-you-are-in-a-variation')}
        </p>
      )}
      {analyses.size > 1 && (
        <>
          <Choice
            label={t('review-curves')}
            value={what}
            options={[
              ['win', t('review-win-rate')],
              ['score', t('common-score')],
            ]}
            onChange={setWhat}
          />
          <Chart analyses={analyses} what={what} turn={turn} turns={turns} onTurn={onTurn} />
          {dear.length > 0 && (
            <div class="row" role="group" aria-label={t('review-biggest-mistakes-2')}>
              {t('review-biggest-mistakes')}
              {dear.map(({ turn, player, cost }) => (
                <button key={turn} onClick={() => onTurn(turn - 1)}>
                  {t('review-move', {
                    turn,
                    player: playerName(player),
                    cost: percent(cost),
                  })}
                </button>
              ))}
            </div>
          )}
        </>
      )}
      {opinion && (
        <>
          <div class="row">
            <label class="check">
              <input type="checkbox" checked={heat} onChange={() => setHeat(!heat)} />{' '}
              {t('review-whose-points')}
            </label>
            <label class="check">
              <input type="checkbox" checked={best} onChange={() => setBest(!best)} />{' '}
              {t('common-best-moves')}
            </label>
          </div>
          <ul class="plain">
            {percentages(opinion.win).map((share, i) => (
              <li key={i} class="row">
                <StoneIcon colour={i + 1} glyph={opinion.win.length > 2} />{' '}
                {t('review-points', {
                  player: playerName(i + 1),
                  win: percent(share / 100),
                  score: Math.round(opinion.score[i]),
                })}
              </li>
            ))}
          </ul>
          {!(over && turn === turns) && <Candidates {...opinion} />}
          <p class="fine">{t('review-from-games-that-the-bot', { n: opinion.visits })}</p>
        </>
      )}
    </section>
  );
}

interface ChartProps {
  analyses: ReadonlyMap<number, Opinion>;
  what: 'win' | 'score';
  turn: number | null;
  turns: number;
  onTurn: (turn: number) => void;
}
const WIDTH = 320;
const HEIGHT = 110;
function Chart({ analyses, what, turn, turns, onTurn }: ChartProps) {
  const lines = curves(analyses, what);
  const values = lines.flatMap(line => line.points.map(([, value]) => value));
  const low = what === 'win' ? 0 : Math.min(...values);
  const high = what === 'win' ? 1 : Math.max(...values, low + 1);
  const x = (turn: number) => 4 + (turn / Math.max(1, turns)) * (WIDTH - 8);
  const y = (value: number) => HEIGHT - 6 - ((value - low) / (high - low)) * (HEIGHT - 12);
  const choose = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onTurn(Math.round(Math.max(0, Math.min(1, share)) * turns));
  };
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      onClick={choose}
      role="img"
      aria-label={what === 'win' ? t('review-win-chart') : t('review-score-chart')}
    >
      {what === 'win' && (
        <line
          class="middle"
          x1="4"
          x2={WIDTH - 4}
          y1={y(1 / lines.length)}
          y2={y(1 / lines.length)}
        />
      )}
      {turn !== null && <line class="now" x1={x(turn)} x2={x(turn)} y1="2" y2={HEIGHT - 2} />}
      {lines.map(({ player, points }) => {
        const d =
          'M' +
          points.map(([turn, value]) => `${x(turn).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
        return (
          <g key={player}>
            <path class="halo" d={d} />
            <path d={d} style={{ stroke: look(player).body }} />
          </g>
        );
      })}
    </svg>
  );
}
