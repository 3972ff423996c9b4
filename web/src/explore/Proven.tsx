// 5x5 is proven: Black's answers to White's replies, as pictures that lead to their positions.
import { BoardPicture } from '../board/Picture';
import { playerName } from '../game/words';
import { t } from '../i18n/t';
import '../i18n/explore';
import type { Board, Point } from '../rules/wasm';
import { isProven, LINES, PROVEN_RULES } from './provenLines';
import type { Study } from './state';

interface Props {
  board: Board;
  study: Study;
  onStudy: (study: Study) => void;
}

export function Proven({ board, study, onStudy }: Props) {
  if (!isProven(board)) return null;
  return (
    <details class="card">
      <summary>{t('proven-title')}</summary>
      <p class="fine">{t('proven-about')}</p>
      <ol class="seen-list">
        {LINES.map(line => {
          const turns = line.map(name => board.find(name)!);
          const show = () =>
            onStudy({ ...study, rules: PROVEN_RULES, stones: null, first: 1, turns, at: 3 });
          return (
            <li key={line[1]}>
              <button class="quiet proven" onClick={show}>
                <BoardPicture
                  board={board}
                  position={numbered(board, turns)}
                  label={t('proven-line', {
                    white: playerName(2),
                    reply: line[1],
                    black: playerName(1),
                    answer: line[2],
                  })}
                />
                <span class="fine">
                  {line[1]} {line[2]}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** The stones with the numbers of their turns. */
function numbered(board: Board, turns: Point[]) {
  const stones = new Uint8Array(board.size);
  turns.forEach((point, i) => (stones[point] = 1 + (i % 2)));
  return { stones, labels: new Map(turns.map((point, i) => [point, String(i + 1)])) };
}
