// A position as it is written down: the rows of a rectangle from the top, one letter per point.
import { LETTERS } from './players';

export interface Diagram {
  spec: string;
  /** One letter per point, in point order. */
  letters: string;
  /** Any other sign stands on an empty point and labels it. */
  labels: Map<number, string>;
}

export function diagram(rows: string[]): Diagram {
  const columns = [...rows[0]].length;
  const labels = new Map<number, string>();
  const signs = [...rows].reverse().flatMap(row => [...row]);
  const letters = signs.map((sign, point) => {
    if (LETTERS.includes(sign)) return sign;
    labels.set(point, sign);
    return LETTERS[0];
  });
  return { spec: `grid:${columns}x${rows.length}`, letters: letters.join(''), labels };
}

export const colouring = (letters: string) =>
  Uint8Array.from(letters, letter => LETTERS.indexOf(letter));
