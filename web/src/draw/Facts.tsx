// What there is to know of a board: how large it is, its symmetries, and what may be wrong.
import { neighboursOf, partsOf, type Check, type Drawn } from './drawn';
import type { Symmetries } from './symmetry';
import { locale } from '../i18n/language';
import { t } from '../i18n/t';
import '../i18n/draw';

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
  return low === high ? t('facts-neighbours', { n: low }) : t('facts-to-neighbours', { low, high });
}

function symmetryText({ order, orbits }: Symmetries): string {
  if (order === null) return t('facts-too-many-symmetries-to-count');
  if (order === 1n) return t('facts-no-symmetry-every-point-is');
  const kinds = new Set(orbits).size;
  const count =
    order < 10n ** 12n
      ? order.toLocaleString(locale)
      : t('facts-about-10', { exponent: String(order).length - 1 });
  return t('facts-symmetries', { count, kinds });
}

export function Facts({ board, symmetries, checks, onPoint }: Props) {
  const { parts } = partsOf(board);
  return (
    <section class="card stack facts" aria-label={t('facts-what-there-is-to-know')}>
      <p>
        <strong>{t('facts-points', { n: board.points.length })}</strong>
        {' · '}
        {[
          t('facts-lines', { n: board.edges.length }),
          neighboursText(board),
          parts > 1 && t('facts-in-parts', { parts }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p class="fine">
        {symmetryText(symmetries)} {t('facts-point-at-one-to-see')}
      </p>
      {checks.length === 0 ? (
        <p class="fine good">{t('facts-ready-to-be-played-on')}</p>
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
