// For administrators: the state of the server, people and bans, games to annul.
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError } from '../live/api';
import { NamedPerson } from '../live/Named';
import { personHref, shownName } from '../live/seats';
import { Link, NameLink } from '../ui/router';
import type { AdminMarking, AdminPerson, AdminStatus, Report } from '../live/wire';
import { day, fixed, moment } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/admin';

/** Runs what may be refused, and keeps the words of the refusal. */
function useAsking() {
  const [said, setSaid] = useState('');
  const ask = async (what: () => Promise<unknown>, done = '') => {
    setSaid('');
    try {
      await what();
      setSaid(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(error.message);
    }
  };
  return { said, ask };
}

export default function AdminPage() {
  return (
    <main class="page">
      <h1>{t('admin-running-the-server')}</h1>
      <div class="columns">
        <div class="stack wide-gap">
          <Reports />
          <Load />
          <Games />
          <Markings />
        </div>
        <People />
      </div>
    </main>
  );
}

const EVERY = 5_000;

function Reports() {
  const [reports, setReports] = useState<Report[]>([]);
  const [all, setAll] = useState(false);
  const [note, setNote] = useState('');
  const { said, ask } = useAsking();
  const look = async () => setReports((await api.reports(all)).reports);
  useEffect(() => void ask(look), [all]);
  const close = (id: string) =>
    void ask(async () => {
      await api.closeReport(id, note.trim());
      await look();
    });
  return (
    <section class="card stack" aria-label={t('admin-reports')}>
      <h2>{t('admin-reports')}</h2>
      <label class="check">
        <input type="checkbox" checked={all} onChange={() => setAll(!all)} />{' '}
        {t('admin-closed-ones-too')}
      </label>
      <p role="status">{said || (reports.length ? '' : t('admin-none'))}</p>
      <ul class="plain" aria-label={t('admin-reports')}>
        {reports.map(one => (
          <li key={one.id} class="stack">
            <span>
              <strong>{one.reason}</strong>
              {one.person && (
                <>
                  {' · '}
                  <NameLink href={personHref(one.person)}>{shownName(one.person)}</NameLink>
                  {` (${one.person.id})`}
                </>
              )}
              {one.game && (
                <>
                  {' · '}
                  <a href={`/game/${one.game}`}>{t('admin-the-game')}</a>
                </>
              )}{' '}
              <span class="fine">
                {moment(one.at)}
                {one.reporter && (
                  <>
                    {' '}
                    <NamedPerson person={one.reporter} say={name => t('admin-by', { name })} />
                  </>
                )}
              </span>
            </span>
            {one.quoted && <q>{one.quoted}</q>}
            {one.text && <span>{one.text}</span>}
            {one.closed ? (
              <span class="fine">
                {t('admin-closed', { day: day(one.closed) })}
                {one.note && `: ${one.note}`}
              </span>
            ) : (
              <button onClick={() => close(one.id)}>{t('admin-close-it-with-the-note')}</button>
            )}
          </li>
        ))}
      </ul>
      <label class="field">
        {t('admin-what-was-done-about-it')}
        <input value={note} maxLength={500} onInput={event => setNote(event.currentTarget.value)} />
      </label>
    </section>
  );
}

function Load() {
  const [status, setStatus] = useState<AdminStatus | null>(null);
  const { said, ask } = useAsking();
  useEffect(() => {
    const look = () => void ask(async () => setStatus(await api.adminStatus()));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  const rows: [string, string | number][] = status
    ? [
        [t('admin-version'), status.version],
        [
          t('admin-running-for'),
          t('admin-hours', { hours: fixed(status.uptime_seconds / 3600, 1) }),
        ],
        [t('admin-memory'), t('admin-mb', { n: Math.round(status.memory_mb) })],
        [t('admin-connections'), status.connections],
        [t('admin-games-in-memory'), status.games_in_memory],
        [t('admin-turns-since-the-start'), status.turns],
        [t('admin-games-ended-since-the-start'), status.games_ended],
        [t('admin-failures-to-write'), status.write_failures],
        [t('admin-half-of-the-turns-are'), t('admin-ms', { n: status.action_ms.median })],
        [t('admin-99-of-100'), t('admin-ms', { n: status.action_ms.most })],
      ]
    : [];
  return (
    <section class="card stack" aria-label={t('admin-load')}>
      <h2>{t('admin-load')}</h2>
      <p role="status">{said}</p>
      <table class="facts" tabIndex={0}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Games() {
  const [game, setGame] = useState('');
  const [reason, setReason] = useState('');
  const { said, ask } = useAsking();
  const annul = (event: Event) => {
    event.preventDefault();
    // A whole link will do.
    const id = /[0-9A-Za-z]{10}(?=$|\?)/.exec(game.trim())?.[0] ?? game.trim();
    void ask(() => api.annul(id, reason), t('admin-annulled'));
  };
  return (
    <section class="card stack" aria-label={t('admin-games')}>
      <h2>{t('admin-annul-a-game')}</h2>
      <form class="stack" onSubmit={annul}>
        <label class="field">
          {t('admin-its-link')}
          <input value={game} onInput={event => setGame(event.currentTarget.value)} />
        </label>
        <label class="field">
          {t('admin-why-for-the-players-to')}
          <input
            value={reason}
            maxLength={200}
            onInput={event => setReason(event.currentTarget.value)}
          />
        </label>
        <button disabled={!game.trim()}>{t('admin-annul')}</button>
      </form>
      <p role="status">{said}</p>
    </section>
  );
}

function Markings() {
  const [markings, setMarkings] = useState<AdminMarking[]>([]);
  const { said, ask } = useAsking();
  useEffect(() => void ask(async () => setMarkings((await api.adminMarkings()).markings)), []);
  return (
    <section class="card stack" aria-label={t('admin-markings')}>
      <h2>{t('admin-wrong-markings-this-week')}</h2>
      <p class="fine">{t('admin-who-marked-what-cost-others')}</p>
      <p role="status">{said || (markings.length ? '' : t('admin-none'))}</p>
      <table class="facts" tabIndex={0}>
        <thead>
          <tr>
            <th scope="col">{t('common-name')}</th>
            <th scope="col">{t('common-game')}</th>
            <th scope="col">{t('admin-times')}</th>
            <th scope="col">{t('admin-points-at-most')}</th>
            <th scope="col">{t('admin-when')}</th>
          </tr>
        </thead>
        <tbody>
          {markings.map(one => (
            <tr key={`${one.person.id} ${one.game}`}>
              <th scope="row">
                <NameLink href={personHref(one.person)}>{shownName(one.person)}</NameLink>
              </th>
              <td>
                <Link href={`/game/${one.game}`}>{one.game}</Link>
              </td>
              <td>{one.times}</td>
              <td>{one.points}</td>
              <td>{moment(one.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function People() {
  const [name, setName] = useState('');
  const [people, setPeople] = useState<AdminPerson[]>([]);
  const [days, setDays] = useState(7);
  const [reason, setReason] = useState('');
  const { said, ask } = useAsking();
  const look = () => ask(async () => setPeople((await api.adminPeople(name)).people));
  useEffect(() => void look(), [name]);
  const ban = (person: AdminPerson, length: number) =>
    void ask(async () => {
      await api.ban(person.person.id, length, reason);
      setPeople((await api.adminPeople(name)).people);
    });
  const mute = (person: AdminPerson, length: number) =>
    void ask(async () => {
      await api.mute(person.person.id, length);
      setPeople((await api.adminPeople(name)).people);
    });
  return (
    <section class="card stack" aria-label={t('admin-people')}>
      <h2>{t('admin-people')}</h2>
      <label class="field">
        {t('admin-names-that-begin-with-or')}
        <input value={name} onInput={event => setName(event.currentTarget.value)} />
      </label>
      <label class="field">
        {t('admin-days-of-a-ban-or')}
        <input
          type="number"
          min={1}
          value={days}
          onInput={event => setDays(Number(event.currentTarget.value))}
        />
      </label>
      <label class="field">
        {t('admin-why')}
        <input
          value={reason}
          maxLength={200}
          onInput={event => setReason(event.currentTarget.value)}
        />
      </label>
      <p role="status">{said}</p>
      <table class="facts" tabIndex={0}>
        <thead>
          <tr>
            <th scope="col">{t('common-name')}</th>
            <th scope="col">{t('admin-left-this-week')}</th>
            <th scope="col">{t('admin-wrong-markings-this-week')}</th>
            <th scope="col">{t('admin-banned-until')}</th>
            <th scope="col">{t('admin-muted-until')}</th>
            <th scope="col">{t('admin-what-to-do')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(one => (
            <tr key={one.person.id}>
              <th scope="row">
                <NameLink href={personHref(one.person)}>{shownName(one.person)}</NameLink>
              </th>
              <td>{one.left}</td>
              <td>{one.marked}</td>
              <td>{one.banned_until && day(one.banned_until)}</td>
              <td>{one.muted_until && day(one.muted_until)}</td>
              <td>
                {one.admin ? (
                  t('admin-administrator')
                ) : one.banned_until ? (
                  <button onClick={() => ban(one, 0)}>{t('admin-end-the-ban')}</button>
                ) : (
                  <button onClick={() => ban(one, days)}>{t('admin-ban')}</button>
                )}{' '}
                <button onClick={() => mute(one, one.muted_until ? 0 : days)}>
                  {one.muted_until ? t('admin-unmute') : t('admin-mute')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
