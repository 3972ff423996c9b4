// Tokens: how your programs play under your name.
import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton, Trouble } from '../ui/parts';
import { api, ApiError, me, runsServer } from './api';
import type { Scope, Token } from './wire';
import { day } from '../i18n/format';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';

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
      <summary>{t('tokens-bring-an-engine')}</summary>
      <div class="details">
        <p class="fine">{t('tokens-a-token-lets-a-program')}</p>
        {made?.token && (
          <div class="stack" role="status">
            <p>
              <Rich
                text={t('tokens-shown-this-once-only', { label: made.label })}
                parts={{ b: text => <strong>{text}</strong> }}
              />
            </p>
            <textarea
              readOnly
              rows={3}
              aria-label={t('tokens-the-command-that-brings-the')}
              value={`omnigo bot --server ${location.origin} --token ${made.token} --engine "gnugo --mode gtp"`}
              onFocus={event => event.currentTarget.select()}
            />
          </div>
        )}
        {tokens && tokens.length > 0 && (
          <ul class="plain" aria-label={t('tokens-your-tokens')}>
            {tokens.map(({ id, label, created, scopes, used }) => (
              <li key={id} class="row spread">
                <span>
                  {label}{' '}
                  <span class="fine">
                    {[
                      ...scopes.map(scope => t(`tokens-scope-${scope}`)),
                      t('tokens-created', { day: day(created) }),
                      used ? t('common-used', { day: day(used) }) : t('tokens-never-used'),
                    ].join(' · ')}
                  </span>
                </span>
                <ConfirmButton
                  label={t('tokens-revoke')}
                  title={t('tokens-revoke-2', { label })}
                  text={t('tokens-the-program-that-uses-it')}
                  yes={t('tokens-yes-revoke-it')}
                  onYes={() => void run(() => api.dropToken(id))}
                />
              </li>
            ))}
          </ul>
        )}
        <form class="row" onSubmit={make}>
          <input
            aria-label={t('tokens-what-the-token-is-for')}
            placeholder={t('tokens-its-name-or-use')}
            maxLength={60}
            value={label}
            onInput={event => setLabel(event.currentTarget.value)}
          />
          <select
            aria-label={t('tokens-what-it-may-do')}
            value={scope}
            onChange={event => setScope(event.currentTarget.value as Scope)}
          >
            <option value="play">{t('tokens-scope-play')}</option>
            <option value="read">{t('tokens-scope-read')}</option>
            {runsServer.value && <option value="admin">{t('tokens-scope-admin')}</option>}
          </select>
          <button disabled={!label.trim()}>{t('tokens-new-token')}</button>
        </form>
        <Trouble text={trouble} />
      </div>
    </details>
  );
}
