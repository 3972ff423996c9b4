// Where you are signed in, whom you have muted or blocked, and what is stored about you.
import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton, Trouble } from '../ui/parts';
import { NameLink } from '../ui/router';
import { api, me } from './api';
import { useAsking } from './asking';
import { connection } from './connection';
import { personHref, shownName } from './seats';
import type { Relation, Session } from './wire';
import { day } from '../i18n/format';
import { t } from '../i18n/t';

export function Sessions() {
  const [sessions, setSessions] = useState<Session[]>([]);
  const [open, setOpen] = useState(false);
  const { trouble, run } = useAsking();
  const load = async () => setSessions((await api.sessions()).sessions);
  const person = me.value?.id;
  useEffect(() => void (open && person && run(load)), [open, person]);
  if (!person) return null;
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('sessions-where-you-are-signed-in')}</summary>
      <div class="details">
        <ul class="plain" aria-label={t('sessions-your-sessions')}>
          {sessions.map(({ id, device, used, current }) => (
            <li key={id} class="row spread">
              <span>
                {device}{' '}
                <span class="fine">
                  {current ? t('sessions-this-browser') : t('common-used', { day: day(used) })}
                </span>
              </span>
              {!current && (
                <button
                  class="quiet"
                  onClick={() =>
                    void run(async () => {
                      await api.endSession(id);
                      await load();
                    })
                  }
                >
                  {t('sessions-end')}
                </button>
              )}
            </li>
          ))}
        </ul>
        <div class="row">
          {sessions.length > 1 && (
            <button
              onClick={() =>
                void run(async () => {
                  await api.endOtherSessions();
                  await load();
                })
              }
            >
              {t('sessions-sign-out-everywhere-else')}
            </button>
          )}
          {!me.value?.guest && (
            <ConfirmButton
              label={t('sessions-sign-out-everywhere')}
              title={t('sessions-sign-out-everywhere-2')}
              text={t('sessions-all-sessions-end-this-one')}
              yes={t('sessions-yes-everywhere')}
              onYes={() =>
                void run(async () => {
                  await api.logout(true);
                  connection.again();
                })
              }
            />
          )}
        </div>
        <Trouble text={trouble} />
      </div>
    </details>
  );
}

export function Silenced() {
  const [relations, setRelations] = useState<Relation[]>([]);
  const [open, setOpen] = useState(false);
  const { trouble, run } = useAsking();
  const person = me.value?.id;
  useEffect(
    () => void (open && person && run(async () => setRelations((await api.relations()).relations))),
    [open, person],
  );
  if (!person) return null;
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('sessions-muted-and-blocked-people')}</summary>
      <div class="details">
        {relations.length === 0 && <p class="fine">{t('sessions-nobody-at-the-table-and')}</p>}
        <ul class="plain" aria-label={t('sessions-muted-and-blocked-people')}>
          {relations.map(({ person, kind }) => (
            <li key={person.id} class="row spread">
              <span>
                <NameLink href={personHref(person)}>{shownName(person)}</NameLink>{' '}
                <span class="fine">
                  {kind === 'mute' ? t('sessions-muted') : t('sessions-blocked')}
                </span>
              </span>
              <button
                class="quiet"
                onClick={() =>
                  void run(async () =>
                    setRelations((await api.relate(person.id, 'none')).relations),
                  )
                }
              >
                {t('sessions-release')}
              </button>
            </li>
          ))}
        </ul>
        <Trouble text={trouble} />
      </div>
    </details>
  );
}

export function MyData() {
  const [password, setPassword] = useState('');
  const { trouble, run } = useAsking();
  const person = me.value;
  if (!person) return null;
  return (
    <details>
      <summary>{t('sessions-your-data')}</summary>
      <div class="details stack">
        <a href="/api/me/data" download="omnigo.json">
          {t('sessions-download-everything-that-is-kept')}
        </a>
        <p class="fine">{t('sessions-delete-your-name-password-ratings')}</p>
        {!person.guest && (
          <label class="field">
            {t('sessions-your-password')}
            <input
              type="password"
              value={password}
              autocomplete="current-password"
              onInput={event => setPassword(event.currentTarget.value)}
            />
          </label>
        )}
        <ConfirmButton
          label={person.guest ? t('sessions-delete-this-guest') : t('sessions-delete-the-account')}
          title={t('sessions-delete', { name: person.name })}
          text={t('sessions-your-games-stay-without-your')}
          yes={t('sessions-yes-delete-it')}
          disabled={!person.guest && !password}
          onYes={() =>
            void run(async () => {
              await api.deleteMe(person.guest ? undefined : password);
              connection.again();
            })
          }
        />
        <Trouble text={trouble} />
      </div>
    </details>
  );
}
