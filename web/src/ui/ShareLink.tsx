// A link to what the page shows, to copy.
import { useState } from 'preact/hooks';
import { Icon } from './parts';
import { t } from '../i18n/t';

export function ShareLink({ path, label }: { path: string; label: string }) {
  const link = location.origin + path;
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(link),
      () => {},
    );
  return (
    <section class="card stack" aria-label={t('share-link-share')}>
      <label class="field">
        {label}
        <input readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <div class="actions">
        <button onClick={copy}>
          <Icon name={copied === link ? 'check' : 'link'} />{' '}
          {copied === link ? t('common-copied') : t('common-copy-the-link')}
        </button>
      </div>
    </section>
  );
}
