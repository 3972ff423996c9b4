// Where a board may come from: a family, or text that one pastes.
import { useMemo, useState } from 'preact/hooks';
import { boardTitle } from '../pages/boards';
import { engine } from '../rules/engine';
import { RulesError, type Board } from '../rules/wasm';
import { Trouble } from '../ui/parts';
import { t } from '../i18n/t';
import '../i18n/draw';

interface Props {
  open: boolean;
  onBoard: (board: Board) => void;
  onClear?: () => void;
}

export function Sources({ open, onBoard, onClear }: Props) {
  const families = useMemo(() => engine.value!.families(), []);
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
    <details class="card" open={open}>
      <summary>{t('sources-start-from-a-board')}</summary>
      <div class="stack">
        <form
          class="row nowrap"
          onSubmit={event => {
            event.preventDefault();
            take(spec, false);
          }}
        >
          <label class="field grow">
            {t('sources-family-and-size')}
            <input
              list="families"
              value={spec}
              onInput={event => setSpec(event.currentTarget.value.trim())}
            />
          </label>
          <datalist id="families">
            {families.map(({ name, example, about }) => (
              <option key={name} value={example}>
                {about}
              </option>
            ))}
          </datalist>
          <button class="primary">{t('common-start')}</button>
        </form>
        <div class="chips" role="group" aria-label={t('sources-examples')}>
          {['grid:9x9', 'triangular:4', 'honeycomb:3', 'sunflower:40', 'torus:5x5', 'petersen'].map(
            example => (
              <button
                key={example}
                onClick={() => {
                  setSpec(example);
                  take(example, false);
                }}
              >
                {boardTitle(example)}
              </button>
            ),
          )}
        </div>
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
