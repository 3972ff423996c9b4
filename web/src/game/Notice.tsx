// Why a move cannot be, with the position it would repeat.
import { useState } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import type { Board, Game, Legality, Point } from '../rules/wasm';
import { Dialog } from '../ui/parts';
import { whyIllegal } from './words';
import { t } from '../i18n/t';

export interface Refused {
  point: Point;
  legality: Legality;
}

interface Props {
  board: Board;
  game: Game;
  refused: Refused | null;
  glyphs: boolean;
}
export function Notice({ board, game, refused, glyphs }: Props) {
  const [open, setOpen] = useState(false);
  if (!refused || refused.legality.legal) return <p class="notice" role="status" />;
  const { point, legality } = refused;
  const repeats = legality.reason === 'repeats' ? legality.turn : null;
  return (
    <div class="notice shown" role="status">
      <span>{whyIllegal(board, point, legality)}</span>
      {repeats !== null && (
        <>
          {' '}
          <button class="link" onClick={() => setOpen(true)}>
            {t('notice-show-that-position')}
          </button>
          <Dialog
            title={
              repeats === 0
                ? t('notice-the-position-at-the-start')
                : t('notice-the-position-after-turn', { repeats })
            }
            open={open}
            onClose={() => setOpen(false)}
          >
            <div class="repeated">
              <BoardPicture
                board={board}
                position={{
                  stones: game.colouring(repeats),
                  glyphs,
                  labels: new Map([[point, '×']]),
                }}
                label={t('notice-the-position-after-turn', { repeats })}
              />
            </div>
            <p class="fine">{t('notice-marks-where-the-stone-would')}</p>
            <div class="buttons end">
              <button onClick={() => setOpen(false)}>{t('common-close')}</button>
            </div>
          </Dialog>
        </>
      )}
    </div>
  );
}
