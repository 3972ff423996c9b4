// Undo, beside the other buttons of a turn.
import { t } from '../i18n/t';
import { Icon } from '../ui/parts';

interface Props {
  onClick: () => void;
  disabled: boolean;
}
/** Where long words leave no room for its own, the styles show the icon alone. */
export const UndoButton = ({ onClick, disabled }: Props) => (
  <button
    class="undo"
    aria-label={t('common-undo')}
    title={t('common-undo')}
    onClick={onClick}
    disabled={disabled}
  >
    <Icon name="undo" /> <span>{t('common-undo')}</span>
  </button>
);
