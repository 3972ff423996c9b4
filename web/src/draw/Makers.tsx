// For makers: the board as strokes for a laser engraver, as a solid for a printer, and as text.
import { useState } from 'preact/hooks';
import { Trouble, download } from '../ui/parts';
import { makeBoard } from './maker';
import { t } from '../i18n/t';
import '../i18n/draw';

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
      <summary>{t('makers-for-makers')}</summary>
      <div class="stack">
        <p class="fine">{t('makers-true-to-the-millimetre-strokes')}</p>
        <label class="field">
          {t('makers-width-in-millimetres')}
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
            {t('makers-strokes-svg')}
          </button>
          <button disabled={disabled} onClick={() => make('stl')}>
            {t('makers-solid-stl')}
          </button>
          <button
            class="quiet"
            disabled={disabled}
            onClick={() => download('board.json', text, 'application/json')}
          >
            {t('makers-text-json')}
          </button>
        </div>
        <Trouble text={trouble} />
      </div>
    </details>
  );
}
