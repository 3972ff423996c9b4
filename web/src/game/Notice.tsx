// Why a move cannot be, with the position it would repeat.
import { useState } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPanel';
import type { Board, Game, Legality, Point } from '../rules/wasm';
import { Dialog } from '../ui/parts';
import { whyIllegal } from './words';

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
            Show that position
          </button>
          <Dialog
            title={
              repeats === 0 ? 'The position at the start' : `The position after turn ${repeats}`
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
                label={`The position after turn ${repeats}`}
              />
            </div>
            <p class="fine">
              × marks where the stone would go. The board would look like this again.
            </p>
            <div class="buttons end">
              <button onClick={() => setOpen(false)}>Close</button>
            </div>
          </Dialog>
        </>
      )}
    </div>
  );
}
