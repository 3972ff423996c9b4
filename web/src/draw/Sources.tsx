// Where a board may come from: a family, or text that somebody pastes.
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../rules/engine';
import { RulesError, type Board } from '../rules/wasm';
import { Trouble } from '../ui/parts';
import { BoardPicker } from './Picker';
import { t } from '../i18n/t';
import '../i18n/draw';

interface Props {
  /** There is nothing yet: then this is what to begin with. */
  empty: boolean;
  onBoard: (board: Board) => void;
  onClear?: () => void;
}

export function Sources({ empty, onBoard, onClear }: Props) {
  const [open, setOpen] = useState(empty);
  useEffect(() => setOpen(empty), [empty]);
  const [spec, setSpec] = useState('grid:7x7');
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const take = (given: string, own: boolean) => {
    try {
      const board = engine.value!.board(given, own);
      setTrouble('');
      onBoard(board);
      board.close();
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      setTrouble(error.message);
    }
  };
  return (
    <details class="card" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('sources-start-from-a-board')}</summary>
      <div class="stack">
        <form
          class="stack"
          onSubmit={event => {
            event.preventDefault();
            take(spec, false);
          }}
        >
          {open && <BoardPicker spec={spec} onSpec={setSpec} />}
          <button class="primary">{t('common-start')}</button>
        </form>
        <label class="field">
          {t('sources-or-paste-lines-two-names')}
          <textarea
            rows={4}
            placeholder={'a b\nb c\nc a'}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <div class="actions">
          <button disabled={!text.trim()} onClick={() => take(text, true)}>
            {t('sources-draw-the-text')}
          </button>
          {onClear && (
            <button class="quiet" onClick={onClear}>
              {t('sources-empty-board')}
            </button>
          )}
        </div>
        <Trouble text={trouble} />
      </div>
    </details>
  );
}
