// How the win or the score went over a game: a curve to click, with a dot for every bad turn.
import { look } from '../board/players';
import type { GameTree } from '../game/tree';
import { playerName } from '../game/words';
import { listed, percent, signed } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/review';
import { leadOf, type Turn } from './cost';
import type { Opinion } from './opinion';
import { keyOf, type Opinions } from './positions';

export type Measure = 'win' | 'score';

export interface Sample {
  turn: number;
  node: number;
  opinion: Opinion;
}
/** What is known of the line to a node, turn by turn. */
export function samplesOf(tree: GameTree, head: number, opinions: Opinions): Sample[] {
  return tree.pathTo(head).flatMap(node => {
    const { event, turn } = tree.nodes[node];
    const isTurn = !event || event.action === 'move' || event.action === 'pass';
    const opinion = isTurn && opinions.get(keyOf(tree, node));
    return opinion ? [{ turn, node, opinion }] : [];
  });
}

/** With two players, one curve says it all. */
export const curvesOf = (players: number) =>
  players === 2 ? [1] : Array.from({ length: players }, (_, i) => i + 1);

export const valueOf = (opinion: Opinion, player: number, measure: Measure) =>
  measure === 'win' ? opinion.win[player - 1] : leadOf(opinion, player);

interface Props {
  tree: GameTree;
  head: number;
  players: number;
  samples: Sample[];
  bad: Turn[];
  measure: Measure;
  /** Of the position on display, or of where its variation leaves the game. */
  turn: number;
  onTurn: (turn: number) => void;
}
const [WIDTH, HEIGHT, EDGE] = [320, 120, 6];

export function Chart({ tree, head, players, samples, bad, measure, turn, onTurn }: Props) {
  const { turn: last } = tree.nodes[head];
  const drawn = curvesOf(players);
  const values = samples.flatMap(({ opinion }) => drawn.map(p => valueOf(opinion, p, measure)));
  const reach = Math.max(5, ...values.map(Math.abs));
  const [low, high] = measure === 'win' ? [0, 1] : [-reach, reach];
  const x = (at: number) => EDGE + (at / Math.max(1, last)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const place = ({ turn: at, opinion }: Sample, player: number) =>
    `${x(at).toFixed(1)} ${y(valueOf(opinion, player, measure)).toFixed(1)}`;
  const middle = y(measure === 'win' ? 1 / players : 0);
  const ground = measure === 'win' ? y(0) : middle;
  const choose = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width) * WIDTH - EDGE;
    onTurn(Math.round(Math.max(0, Math.min(1, share / (WIDTH - 2 * EDGE))) * last));
  };
  const jump = (event: KeyboardEvent) => {
    const to = { Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onTurn(to);
  };
  const byNode = new Map(samples.map(sample => [sample.node, sample]));
  const here = samples.filter(sample => sample.turn <= turn).at(-1);
  return (
    <svg
      class={`chart ${measure}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      onClick={choose}
      onKeyDown={jump}
      tabindex={0}
      role="slider"
      aria-label={measure === 'win' ? t('review-win-chart') : t('review-score-chart')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={turn}
      aria-valuetext={t('review-chart-turn', {
        turn,
        values: here ? valuesText(here.opinion, drawn, measure) : '',
      })}
    >
      {drawn.length === 1 && samples.length > 1 && (
        <path
          class="below"
          d={[
            `M${x(samples[0].turn)} ${ground}`,
            ...samples.map(sample => place(sample, 1)),
            `${x(samples.at(-1)!.turn)} ${ground}Z`,
          ].join('L')}
        />
      )}
      <line class="middle" x1={EDGE} x2={WIDTH - EDGE} y1={middle} y2={middle} />
      <line class="now" x1={x(turn)} x2={x(turn)} y1="1" y2={HEIGHT - 1} />
      {samples.length > 1 &&
        drawn.map(player => {
          const d = `M${samples.map(sample => place(sample, player)).join('L')}`;
          return (
            <g key={player}>
              <path class="halo" d={d} />
              <path d={d} style={{ stroke: look(player).body }} />
            </g>
          );
        })}
      {bad.map(({ node, turn: at, cost }) => {
        const sample = byNode.get(node);
        const player = drawn.length === 1 ? 1 : cost.player;
        return (
          sample && (
            <circle
              key={node}
              class={`dot ${cost.grade}`}
              cx={x(at)}
              cy={y(valueOf(sample.opinion, player, measure))}
              r={cost.grade === 'blunder' ? 4 : 3}
            />
          )
        );
      })}
    </svg>
  );
}

const valuesText = (opinion: Opinion, players: number[], measure: Measure): string =>
  listed(
    players.map(player => {
      const value = valueOf(opinion, player, measure);
      return `${playerName(player)} ${measure === 'win' ? percent(value) : signed(value)}`;
    }),
  );
