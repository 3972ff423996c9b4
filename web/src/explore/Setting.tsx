// The board and the rules that are explored.
import { useState } from 'preact/hooks';
import { titleOf } from '../pages/boards';
import { engine } from '../rules/engine';
import { RulesError, type Board } from '../rules/wasm';
import { BoardPicker } from '../draw/Picker';
import { go, Link } from '../ui/router';
import { linkOf, type Study } from './state';
import { Trouble } from '../ui/parts';
import { t } from '../i18n/t';
import '../i18n/explore';

interface Props {
  study: Study;
  board: Board;
  onStudy: (study: Study) => void;
}

/** What is wrong, in one line; empty if nothing is. */
function troubleWith(act: () => void): string {
  try {
    act();
    return '';
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

export function Setting({ study, board, onStudy }: Props) {
  const [open, setOpen] = useState(false);
  const drawn = 'code' in study.board;
  const [spec, setSpec] = useState(drawn ? '' : board.spec);
  const [rules, setRules] = useState(study.rules);
  const [trouble, setTrouble] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    const wrong = troubleWith(() => {
      engine.value!.rules(rules);
      if (spec) engine.value!.board(spec).close();
    });
    setTrouble(wrong);
    if (wrong) return;
    if (!spec || spec === board.spec) return onStudy({ ...study, rules });
    go(
      linkOf({ ...study, board: { spec }, rules, stones: null, turns: [], at: 0 }, board).replace(
        /board=[^&]*/,
        `board=${spec}`,
      ),
    );
  };
  return (
    <details class="card" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('setting-other-rules', { board: titleOf(board) })}</summary>
      <form class="stack" onSubmit={submit}>
        {open && <BoardPicker spec={spec} onSpec={setSpec} />}
        <label class="field">
          {t('setting-rules-such-as-no-suicide')}
          <input value={rules} onInput={event => setRules(event.currentTarget.value.trim())} />
        </label>
        <div class="actions">
          <button class="primary">{t('setting-use-them')}</button>
          <Link
            class="button"
            href={drawn ? `/draw?b=${(study.board as { code: string }).code}` : '/draw'}
          >
            {drawn ? t('setting-change-the-board') : t('setting-draw-one')}
          </Link>
        </div>
        <Trouble text={trouble} />
      </form>
    </details>
  );
}
