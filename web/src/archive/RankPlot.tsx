// A plot of somebody's rank over time.
import { useState } from 'preact/hooks';
import type { Profile } from '../live/wire';
import { Choice } from '../ui/parts';
import { rankText } from '../ui/numbers';
import { poolText } from './Ratings';
import { rankName, rankOf, stepsOf, ticks, type Step } from './history';
import { day } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/archive';

const WIDTH = 600;
const HEIGHT = 220;
const LEFT = 64;
const TOP = 14;
const BOTTOM = 26;

export function RankHistory({ profile }: { profile: Profile }) {
  const pools = profile.ratings
    .map(({ pool }) => ({ pool, steps: stepsOf(profile.games, pool) }))
    .filter(({ steps }) => steps.length > 1)
    .sort((a, b) => b.steps.length - a.steps.length);
  const [chosen, setChosen] = useState('');
  const shown = pools.find(({ pool }) => pool === chosen) ?? pools[0];
  if (!shown) return null;
  return (
    <figure class="rank-history">
      <figcaption>{t('archive-rank-over-time')}</figcaption>
      {pools.length > 1 && (
        <Choice
          label={t('archive-kind-of-games')}
          value={shown.pool}
          options={pools.map(({ pool }) => [pool, poolText(pool)] as const)}
          onChange={setChosen}
        />
      )}
      <Plot steps={shown.steps} />
    </figure>
  );
}

function Plot({ steps }: { steps: Step[] }) {
  const ranks = steps.map(({ rating }) => rankOf(rating));
  const marks = ticks(Math.min(...ranks), Math.max(...ranks), 5);
  const [low, high] = [marks[0], Math.max(marks[marks.length - 1], ...ranks)];
  const [first, last] = [steps[0].at, steps[steps.length - 1].at];
  const x = (at: number) => LEFT + ((WIDTH - LEFT - 8) * (at - first)) / (last - first || 1);
  const y = (rank: number) =>
    HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * (rank - low)) / (high - low);
  const line = steps.map(({ at }, i) => `${x(at).toFixed(1)},${y(ranks[i]).toFixed(1)}`).join(' ');
  const named = (rank: number) => rankText(rankName(rank));
  const date = (at: number) => day(new Date(at).toISOString());
  return (
    <svg
      class="rank-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('archive-rank-from-to', {
        first: named(ranks[0]),
        last: named(ranks[ranks.length - 1]),
        n: steps.length,
        from: date(first),
        until: date(last),
      })}
    >
      {marks.map(rank => (
        <g key={rank}>
          <line class="grid" x1={LEFT} x2={WIDTH - 8} y1={y(rank)} y2={y(rank)} />
          <text x={LEFT - 8} y={y(rank) + 4} text-anchor="end">
            {named(rank)}
          </text>
        </g>
      ))}
      <polyline points={line} />
      {steps.length <= 60 &&
        steps.map(({ at }, i) => <circle key={i} cx={x(at)} cy={y(ranks[i])} r="3" />)}
      <text x={LEFT} y={HEIGHT - 6}>
        {date(first)}
      </text>
      {date(last) !== date(first) && (
        <text x={WIDTH - 8} y={HEIGHT - 6} text-anchor="end">
          {date(last)}
        </text>
      )}
    </svg>
  );
}
