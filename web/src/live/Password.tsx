// Another password for one's account.
import { useState } from 'preact/hooks';
import { api, ApiError } from './api';
import { connection } from './connection';

export function Password({ name }: { name: string }) {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [said, setSaid] = useState('');
  const change = async (event: Event) => {
    event.preventDefault();
    try {
      await api.password(old, fresh);
      connection.again();
      setSaid('The password is changed; you are logged out everywhere else.');
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
      <summary>Change the password</summary>
      <form class="details" onSubmit={event => void change(event)}>
        <input type="hidden" autocomplete="username" value={name} />
        {field('The password so far', old, setOld, 'current-password')}
        {field('The new one, at least 8 characters', fresh, setFresh, 'new-password')}
        <button disabled={!old || fresh.length < 8}>Change it</button>
        {said && (
          <p class="fine" role="status">
            {said}
          </p>
        )}
      </form>
    </details>
  );
}
