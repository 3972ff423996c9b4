// What to do while a position is counted: one line, and the rest for those who ask.
import { sentences } from '../i18n/format';
import { t } from '../i18n/t';

interface Props {
  what: string;
  details: (string | false)[];
}
export const HowToCount = ({ what, details }: Props) => (
  <div>
    <p>{what}</p>
    <details class="fine">
      <summary>{t('scoring-how-does-this-work')}</summary>
      <p>{sentences(details)}</p>
    </details>
  </div>
);
