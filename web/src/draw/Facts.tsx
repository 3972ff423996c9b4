// What there is to know of a board: how large it is, its symmetries, and what may be wrong.
import { plural } from '../ui/numbers';
import { neighboursOf, partsOf, type Check, type Drawn } from './drawn';
import type { Symmetries } from './symmetry';

interface Props {
  board: Drawn;
  symmetries: Symmetries;
  checks: Check[];
  /** Shows points on the board; none: shows nothing. */
  onPoint: (points: number[]) => void;
}

/** Two to four neighbours, in words that stay short. */
function neighboursText(board: Drawn): string {
  const counts = neighboursOf(board).map(list => list.length);
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  return low === high ? plural(low, 'neighbour') : `${low} to ${high} neighbours`;
}

function symmetryText({ order, orbits }: Symmetries): string {
  if (order === null) return 'too many symmetries to count here';
  if (order === 1n) return 'no symmetry: every point is unlike the others';
  const kinds = new Set(orbits).size;
  const count =
    order < 10n ** 12n ? order.toLocaleString('en') : `about 10^${String(order).length - 1}`;
  return `${count} symmetries; ${kinds === 1 ? 'all points are alike' : `${kinds} kinds of points`}`;
}

export function Facts({ board, symmetries, checks, onPoint }: Props) {
  const { parts } = partsOf(board);
  return (
    <section class="card stack facts" aria-label="What there is to know">
      <p>
        <strong>{plural(board.points.length, 'point')}</strong>,{' '}
        {plural(board.edges.length, 'line')}, {neighboursText(board)}
        {parts > 1 ? `, in ${parts} parts` : ''}
      </p>
      <p class="fine">{symmetryText(symmetries)}. Point at one to see those like it.</p>
      {checks.length === 0 ? (
        <p class="fine good">Ready to be played on.</p>
      ) : (
        <ul class="plain checks">
          {checks.map(({ kind, text, points }) => (
            <li key={text} class={kind}>
              {points.length ? (
                <button
                  class="link"
                  onMouseEnter={() => onPoint(points)}
                  onMouseLeave={() => onPoint([])}
                  onFocus={() => onPoint(points)}
                  onBlur={() => onPoint([])}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
