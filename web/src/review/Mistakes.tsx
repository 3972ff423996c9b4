// The worst turns of each player, and from three players on who gained by whose.
import type { GameTree } from '../game/tree';
import { playerName } from '../game/words';
import { fixed, percent } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/review';
import { StoneIcon } from '../ui/parts';
import { gainers, giftsOf, summaryOf, worst, type Cost, type Turn } from './cost';
import { turnName } from './opinion';

/** How many of each player are listed. */
const LISTED = 5;

interface Props {
  tree: GameTree;
  turns: Turn[];
  players: number;
  /** The node on display. */
  here: number;
  onGoto: (node: number) => void;
}
export function Mistakes({ tree, turns, players, here, onGoto }: Props) {
  return (
    <section class="stack" aria-label={t('review-biggest-mistakes')}>
      <h3>{t('review-biggest-mistakes')}</h3>
      {Array.from({ length: players }, (_, i) => i + 1).map(player => (
        <div key={player} class="mistakes-of">
          <h4 class="row">
            <StoneIcon colour={player} glyph={players > 2} /> {playerName(player)}
          </h4>
          <p class="fine">{summaryText(turns, player)}</p>
          <ol class="plain">
            {worst(turns, player, LISTED).map(({ node, turn, cost }) => (
              <li key={node}>
                <button
                  class="line-button"
                  aria-current={node === here ? 'true' : undefined}
                  onClick={() => onGoto(node)}
                >
                  <span class={`grade ${cost.grade}`} aria-hidden="true" />{' '}
                  {t('review-mistake', {
                    turn,
                    move: turnName(tree.board, tree.nodes[node].event!.point),
                    grade: t(`mark-${cost.grade}`),
                  })}{' '}
                  <span class="fine">
                    {lossText(cost)}
                    {players > 2 && gainers(cost).length > 0 && ` · ${gainText(cost)}`}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {players > 2 && <Gifts gifts={giftsOf(turns, players)} />}
    </section>
  );
}

function summaryText(turns: Turn[], player: number): string {
  const { count, average } = summaryOf(turns, player);
  return t('review-summary', {
    blunders: count.blunder,
    mistakes: count.mistake,
    inaccuracies: count.inaccuracy,
    average: fixed(average, 1),
  });
}

export const lossText = ({ points, win }: Cost) =>
  t('review-loss', { points: fixed(points, 1), win: percent(win) });

export const gainText = (cost: Cost) =>
  gainers(cost)
    .map(({ player, points }) =>
      t('review-gain', { player: playerName(player), points: fixed(points, 1) }),
    )
    .join(' · ');

/** Rows are those who erred, columns those who gained. */
function Gifts({ gifts }: { gifts: number[][] }) {
  return (
    <table class="gifts">
      <caption>{t('review-gifts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('review-mistakes-by')}</th>
          {gifts.map((_, to) => (
            <th key={to} scope="col">
              <StoneIcon colour={to + 1} /> {playerName(to + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gifts.map((row, from) => (
          <tr key={from}>
            <th scope="row">
              <StoneIcon colour={from + 1} /> {playerName(from + 1)}
            </th>
            {row.map((points, to) => (
              <td key={to}>{from === to ? '–' : fixed(points, 1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
