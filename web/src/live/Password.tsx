// A new password for your account.
import { useState } from 'preact/hooks';
import { api, ApiError } from './api';
import { connection } from './connection';
import { t } from '../i18n/t';

export function Password({ name }: { name: string }) {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [said, setSaid] = useState('');
  const change = async (event: Event) => {
    event.preventDefault();
    try {
      await api.password(old, fresh);
      connection.again();
      setSaid(t('password-the-password-is-changed-you'));
      setOld('');
      setFresh('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(error.message);
    }
  };
  const field = (text: string, value: string, set: (text: string) => void, kind: string) => (
    <label class="field">
      {text}
      <input
        type="password"
        value={value}
        autocomplete={kind}
        onInput={event => set(event.currentTarget.value)}
      />
    </label>
  );
  return (
    <details>
      <summary>{t('password-change-the-password')}</summary>
      <form class="details" onSubmit={event => void change(event)}>
        <input type="hidden" autocomplete="username" value={name} />
        {field(t('password-the-password-so-far'), old, setOld, 'current-password')}
        {field(t('password-the-new-one-at-least'), fresh, setFresh, 'new-password')}
        <button disabled={!old || fresh.length < 8}>{t('password-change-it')}</button>
        {said && (
          <p class="fine" role="status">
            {said}
          </p>
        )}
      </form>
    </details>
  );
}
