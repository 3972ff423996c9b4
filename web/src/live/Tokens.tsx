// Tokens: how one's own programs play under one's name.
import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton, Trouble } from '../ui/parts';
import { api, ApiError, me, runsServer } from './api';
import type { Scope, Token } from './wire';

export function Tokens() {
  const [tokens, setTokens] = useState<Token[] | null>(null);
  const [made, setMade] = useState<Token | null>(null);
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<Scope>('play');
  const [trouble, setTrouble] = useState('');
  const run = async (what: () => Promise<unknown>) => {
    setTrouble('');
    try {
      await what();
      setTokens((await api.tokens()).tokens);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.message);
    }
  };
  const person = me.value?.id;
  const [open, setOpen] = useState(false);
  useEffect(() => void (open && person && run(() => Promise.resolve())), [open, person]);
  if (!person) return null;
  const make = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      setMade(await api.newToken(label.trim(), scope));
      setLabel('');
    });
  };
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Bring an engine</summary>
      <div class="details">
        <p class="fine">
          A token lets a program play under your name, such as any engine that speaks GTP. Revoke it
          when you no longer need it.
        </p>
        {made?.token && (
          <div class="stack" role="status">
            <p>
              <strong>{made.label}</strong>: shown this once only.
            </p>
            <textarea
              readOnly
              rows={3}
              aria-label="The command that brings the engine"
              value={`omnigo bot --server ${location.origin} --token ${made.token} --engine "gnugo --mode gtp"`}
              onFocus={event => event.currentTarget.select()}
            />
          </div>
        )}
        {tokens && tokens.length > 0 && (
          <ul class="plain" aria-label="Your tokens">
            {tokens.map(({ id, label, created, scopes, used }) => (
              <li key={id} class="row spread">
                <span>
                  {label}{' '}
                  <span class="fine">
                    to {scopes.join(', ')} · made {created.slice(0, 10)} ·{' '}
                    {used ? `used ${used.slice(0, 10)}` : 'never used'}
                  </span>
                </span>
                <ConfirmButton
                  label="Revoke"
                  title={`Revoke “${label}”?`}
                  text="The program that uses it can play no more."
                  yes="Yes, revoke it"
                  onYes={() => void run(() => api.dropToken(id))}
                />
              </li>
            ))}
          </ul>
        )}
        <form class="row" onSubmit={make}>
          <input
            aria-label="What the token is for"
            placeholder="Its name, or use"
            maxLength={60}
            value={label}
            onInput={event => setLabel(event.currentTarget.value)}
          />
          <select
            aria-label="What it may do"
            value={scope}
            onChange={event => setScope(event.currentTarget.value as Scope)}
          >
            <option value="play">may play</option>
            <option value="read">may only watch</option>
            {runsServer.value && <option value="admin">runs the server</option>}
          </select>
          <button disabled={!label.trim()}>New token</button>
        </form>
        <Trouble text={trouble} />
      </div>
    </details>
  );
}
