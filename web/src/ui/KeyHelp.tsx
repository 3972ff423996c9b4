// The keys, shown by `?`.
import '../i18n/help';
import { t, type PlainKey } from '../i18n/t';
import { Dialog } from './parts';

const ENTER = t('help-key-enter');
const CONTROL = t('help-key-control');
const ARROWS = ['←', '↑', '↓', '→'];

/** Where, and there which keys do what. */
const KEYS: [PlainKey, [string[], PlainKey][]][] = [
  [
    'help-board',
    [
      [ARROWS, 'help-board-move'],
      [[ENTER], 'help-board-play'],
      [[t('help-key-escape')], 'help-board-cancel'],
      [['+', '−', '0'], 'help-board-zoom'],
    ],
  ],
  ['help-game', [[['[', ']'], 'help-game-step']]],
  [
    'help-draw',
    [
      [ARROWS, 'help-draw-go'],
      [[`${t('help-key-shift')} ←`], 'help-draw-move'],
      [[ENTER], 'help-draw-use'],
      [[`${t('help-key-shift')} ${ENTER}`], 'help-draw-chain'],
      [['n'], 'help-draw-add'],
      [[t('help-key-delete')], 'help-draw-remove'],
      [['+', '−', '0'], 'help-board-zoom'],
      [[`${CONTROL} Z`, `${CONTROL} Y`], 'help-draw-undo'],
    ],
  ],
  ['help-all', [[['?'], 'help-all-help']]],
];

export default function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('help-title')} open onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([where, keys]) => (
          <>
            <dt>{t(where)}</dt>
            {keys.map(([names, what]) => (
              <dd>
                <span>
                  {names.map(name => (
                    <kbd>{name}</kbd>
                  ))}
                </span>
                {t(what)}
              </dd>
            ))}
          </>
        ))}
      </dl>
      <div class="buttons end">
        <button onClick={onClose} autofocus>
          {t('common-close')}
        </button>
      </div>
    </Dialog>
  );
}
