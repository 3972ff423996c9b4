// For who runs the server: how it does, people and bans, games to annul.
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError } from '../live/api';
import { shownName } from '../live/seats';
import { Link } from '../ui/router';
import type { AdminMarking, AdminPerson, AdminStatus, Report } from '../live/wire';

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
      <h1>Running the server</h1>
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
    <section class="card stack" aria-label="Reports">
      <h2>Reports</h2>
      <label class="check">
        <input type="checkbox" checked={all} onChange={() => setAll(!all)} /> Closed ones too
      </label>
      <p role="status">{said || (reports.length ? '' : 'None.')}</p>
      <ul class="plain" aria-label="Reports">
        {reports.map(one => (
          <li key={one.id} class="stack">
            <span>
              <strong>{one.reason}</strong>
              {one.person && ` · ${shownName(one.person)} (${one.person.id})`}
              {one.game && (
                <>
                  {' · '}
                  <a href={`/game/${one.game}`}>the game</a>
                </>
              )}{' '}
              <span class="fine">
                {one.at.slice(0, 16).replace('T', ' ')}
                {one.reporter && ` by ${shownName(one.reporter)}`}
              </span>
            </span>
            {one.quoted && <q>{one.quoted}</q>}
            {one.text && <span>{one.text}</span>}
            {one.closed ? (
              <span class="fine">
                Closed {one.closed.slice(0, 10)}
                {one.note && `: ${one.note}`}
              </span>
            ) : (
              <button onClick={() => close(one.id)}>Close it with the note below</button>
            )}
          </li>
        ))}
      </ul>
      <label class="field">
        What was done about it
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
        ['Version', status.version],
        ['Running for', `${(status.uptime_seconds / 3600).toFixed(1)} hours`],
        ['Memory', `${Math.round(status.memory_mb)} MB`],
        ['Connections', status.connections],
        ['Games in memory', status.games_in_memory],
        ['Turns since the start', status.turns],
        ['Games ended since the start', status.games_ended],
        ['Failures to write', status.write_failures],
        ['Half of the turns are on disk within', `${status.action_ms.median} ms`],
        ['99 of 100', `${status.action_ms.most} ms`],
      ]
    : [];
  return (
    <section class="card stack" aria-label="Load">
      <h2>Load</h2>
      <p role="status">{said}</p>
      <table class="facts">
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
    void ask(() => api.annul(id, reason), 'Annulled: ratings are as if it had not been played.');
  };
  return (
    <section class="card stack" aria-label="Games">
      <h2>Annul a game</h2>
      <form class="stack" onSubmit={annul}>
        <label class="field">
          Its link
          <input value={game} onInput={event => setGame(event.currentTarget.value)} />
        </label>
        <label class="field">
          Why, for the players to read
          <input
            value={reason}
            maxLength={200}
            onInput={event => setReason(event.currentTarget.value)}
          />
        </label>
        <button disabled={!game.trim()}>Annul</button>
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
    <section class="card stack" aria-label="Markings">
      <h2>Wrong markings this week</h2>
      <p class="fine">
        Who marked what cost others points, compared with what the server’s bot found. Once is a
        mistake; again and again it is an attempt to cheat.
      </p>
      <p role="status">{said || (markings.length ? '' : 'None.')}</p>
      <table class="facts">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Game</th>
            <th scope="col">Times</th>
            <th scope="col">Points at most</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {markings.map(one => (
            <tr key={`${one.person.id} ${one.game}`}>
              <th scope="row">{one.person.name}</th>
              <td>
                <Link href={`/game/${one.game}`}>{one.game}</Link>
              </td>
              <td>{one.times}</td>
              <td>{one.points}</td>
              <td>{one.at.slice(0, 16).replace('T', ' ')}</td>
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
    <section class="card stack" aria-label="People">
      <h2>People</h2>
      <label class="field">
        Names that begin with, or a guest’s id
        <input value={name} onInput={event => setName(event.currentTarget.value)} />
      </label>
      <label class="field">
        Days of a ban or a mute
        <input
          type="number"
          min={1}
          value={days}
          onInput={event => setDays(Number(event.currentTarget.value))}
        />
      </label>
      <label class="field">
        Why
        <input
          value={reason}
          maxLength={200}
          onInput={event => setReason(event.currentTarget.value)}
        />
      </label>
      <p role="status">{said}</p>
      <table class="facts">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Left this week</th>
            <th scope="col">Wrong markings this week</th>
            <th scope="col">Banned until</th>
            <th scope="col">Muted until</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {people.map(one => (
            <tr key={one.person.id}>
              <th scope="row">{shownName(one.person)}</th>
              <td>{one.left}</td>
              <td>{one.marked}</td>
              <td>{one.banned_until?.slice(0, 10) ?? ''}</td>
              <td>{one.muted_until?.slice(0, 10) ?? ''}</td>
              <td>
                {one.admin ? (
                  'administrator'
                ) : one.banned_until ? (
                  <button onClick={() => ban(one, 0)}>End the ban</button>
                ) : (
                  <button onClick={() => ban(one, days)}>Ban</button>
                )}{' '}
                <button onClick={() => mute(one, one.muted_until ? 0 : days)}>
                  {one.muted_until ? 'Unmute' : 'Mute'}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
