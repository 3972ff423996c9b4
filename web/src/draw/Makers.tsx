// For makers: the board as strokes for a laser engraver, as a solid for a printer, and as text.
import { useState } from 'preact/hooks';
import { Trouble, download } from '../ui/parts';
import { makeBoard } from './maker';

interface Props {
  text: string;
  disabled: boolean;
}

export function Makers({ text, disabled }: Props) {
  const [width, setWidth] = useState('400');
  const [trouble, setTrouble] = useState('');
  const make = async (kind: 'strokes' | 'stl') => {
    setTrouble('');
    try {
      const file = await makeBoard(kind, text, Number(width));
      const [name, type] =
        kind === 'stl' ? ['board.stl', 'model/stl'] : ['board.svg', 'image/svg+xml'];
      download(name, file, type);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <details class="card">
      <summary>For makers</summary>
      <div class="stack">
        <p class="fine">
          True to the millimetre: strokes for a laser engraver (black to engrave, red to cut), or a
          body with grooves and hollows for a 3D printer.
        </p>
        <label class="field">
          Width in millimetres
          <input
            type="number"
            min={20}
            max={2000}
            value={width}
            onInput={event => setWidth(event.currentTarget.value)}
          />
        </label>
        <div class="actions">
          <button disabled={disabled} onClick={() => make('strokes')}>
            Strokes (SVG)
          </button>
          <button disabled={disabled} onClick={() => make('stl')}>
            Solid (STL)
          </button>
          <button
            class="quiet"
            disabled={disabled}
            onClick={() => download('board.json', text, 'application/json')}
          >
            Text (JSON)
          </button>
        </div>
        <Trouble text={trouble} />
      </div>
    </details>
  );
}
