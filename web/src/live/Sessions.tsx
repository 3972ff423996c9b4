// Where one is signed in, whom one does not want to meet, and what is kept about one.
import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton, Trouble } from '../ui/parts';
import { api, ApiError, me } from './api';
import { connection } from './connection';
import { shownName } from './seats';
import type { Relation, Session } from './wire';

function useAsking() {
  const [trouble, setTrouble] = useState('');
  const run = async (what: () => Promise<unknown>) => {
    setTrouble('');
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.message);
    }
  };
  return { trouble, run };
}

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
      <summary>Where you are signed in</summary>
      <div class="details">
        <ul class="plain" aria-label="Your sessions">
          {sessions.map(({ id, device, used, current }) => (
            <li key={id} class="row spread">
              <span>
                {device}{' '}
                <span class="fine">{current ? 'this browser' : `used ${used.slice(0, 10)}`}</span>
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
                  End
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
              Sign out everywhere else
            </button>
          )}
          {!me.value?.guest && (
            <ConfirmButton
              label="Sign out everywhere"
              title="Sign out everywhere?"
              text="All sessions end, this one too, and all tokens of your programs."
              yes="Yes, everywhere"
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
      <summary>Muted and blocked people</summary>
      <div class="details">
        {relations.length === 0 && (
          <p class="fine">
            Nobody. At the table, and on a name in the chat, you can mute or block.
          </p>
        )}
        <ul class="plain" aria-label="Muted and blocked people">
          {relations.map(({ person, kind }) => (
            <li key={person.id} class="row spread">
              <span>
                {shownName(person)}{' '}
                <span class="fine">{kind === 'mute' ? 'muted' : 'blocked'}</span>
              </span>
              <button
                class="quiet"
                onClick={() =>
                  void run(async () =>
                    setRelations((await api.relate(person.id, 'none')).relations),
                  )
                }
              >
                Release
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
      <summary>Your data</summary>
      <div class="details stack">
        <a href="/api/me/data" download="omnigo.json">
          Download everything that is kept about you
        </a>
        <p class="fine">
          Delete: your name, password, ratings and all you wrote are erased, and games that go on
          are resigned. Games stay, with a “deleted player”. It cannot be undone.
        </p>
        {!person.guest && (
          <label class="field">
            Your password
            <input
              type="password"
              value={password}
              autocomplete="current-password"
              onInput={event => setPassword(event.currentTarget.value)}
            />
          </label>
        )}
        <ConfirmButton
          label={person.guest ? 'Delete this guest' : 'Delete the account'}
          title={`Delete “${person.name}”?`}
          text="Your games stay without your name. It cannot be undone."
          yes="Yes, delete it"
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
