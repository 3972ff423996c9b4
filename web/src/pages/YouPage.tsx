// Oneself: name and account, games, settings.
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError, me, runsServer } from '../live/api';
import { connection } from '../live/connection';
import { canNotify, mayNotify, wantNotifications } from '../live/notify';
import { Password } from '../live/Password';
import { MyData, Sessions, Silenced } from '../live/Sessions';
import { Tokens } from '../live/Tokens';
import type { GameSummary, Profile } from '../live/wire';
import { Choice, Trouble } from '../ui/parts';
import { Link } from '../ui/router';
import { BOARD_THEMES, CONFIRMS, settings, THEMES } from '../ui/settings';
import { GameRows } from './GameRows';

const SIZES: Record<string, string> = {
  small: 'small boards',
  medium: 'medium boards',
  large: 'large boards',
};
function poolText(pool: string) {
  const [players, size] = pool.split('-');
  return `${players} players, ${SIZES[size] ?? size}`;
}

/** What one's rated games have come to, by kind of game. */
function Ratings({ id }: { id: string }) {
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    setProfile(null);
    api.profile(id).then(setProfile, () => {});
  }, [id]);
  if (!profile) return null;
  if (!profile.ratings.length) {
    return <p class="fine">No rated games yet: they give you a rank, from 30 kyu to 9 dan.</p>;
  }
  return (
    <table class="facts">
      <caption>Ratings</caption>
      <thead>
        <tr>
          <th scope="col">Games of</th>
          <th scope="col">Rank</th>
          <th scope="col">Rating</th>
          <th scope="col">Played</th>
        </tr>
      </thead>
      <tbody>
        {profile.ratings.map(({ pool, rank, provisional, rating, deviation, games }) => (
          <tr key={pool}>
            <th scope="row">{poolText(pool)}</th>
            <td>
              {rank}
              {provisional && <abbr title="not known well yet">?</abbr>}
            </td>
            <td>
              {Math.round(rating)} ± {Math.round(deviation)}
            </td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function YouPage() {
  return (
    <main class="page">
      <h1>You</h1>
      <div class="columns">
        <div class="stack wide-gap">
          <Account />
          <Games />
        </div>
        <Settings />
      </div>
    </main>
  );
}

function Account() {
  const person = me.value;
  const [trouble, setTrouble] = useState('');
  const [mode, setMode] = useState<'register' | 'login'>('register');
  const run = (what: () => Promise<unknown>) => async (event: Event) => {
    event.preventDefault();
    setTrouble('');
    try {
      await what();
      connection.again();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.message);
    }
  };
  const [name, setName] = useState(person?.name ?? '');
  const [password, setPassword] = useState('');
  useEffect(() => setName(person?.name ?? ''), [person?.name]);
  const options = [
    ['register', 'New account'],
    ['login', 'Sign in'],
  ] as const;
  if (person && !person.guest) {
    return (
      <section class="card stack" aria-label="Account">
        <h2>{person.name}</h2>
        <Ratings id={person.id} />
        {runsServer.value && <Link href="/admin">Run the server</Link>}
        <form onSubmit={run(() => api.logout())}>
          <button>Sign out</button>
        </form>
        <Password name={person.name} />
        <Sessions />
        <Tokens />
        <Silenced />
        <MyData />
      </section>
    );
  }
  return (
    <section class="card stack" aria-label="Account">
      <h2>{person?.name ?? 'Not signed in'}</h2>
      <p class="fine">
        {person ? 'You play as a guest.' : 'You can play at once as a guest.'} An account keeps your
        name and your games on every machine.
      </p>
      <form class="stack" onSubmit={run(() => (person ? api.rename(name) : api.guest(name)))}>
        <label class="field">
          Your name
          <input
            value={name}
            maxLength={24}
            autocomplete="nickname"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <button disabled={!name.trim() || name === person?.name}>
          {person ? 'Change name' : 'Play as a guest'}
        </button>
      </form>
      <details>
        <summary>Account</summary>
        <form
          class="stack"
          onSubmit={run(() =>
            mode === 'register' ? api.register(name, password) : api.login(name, password),
          )}
        >
          <Choice label="Account" value={mode} options={options} onChange={setMode} />
          <label class="field">
            Name
            <input
              value={name}
              maxLength={24}
              autocomplete="username"
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          <label class="field">
            Password, at least 8 characters
            <input
              type="password"
              minLength={8}
              value={password}
              autocomplete={mode === 'register' ? 'new-password' : 'current-password'}
              onInput={event => setPassword(event.currentTarget.value)}
            />
          </label>
          <button class="primary" disabled={!name.trim() || password.length < 8}>
            {mode === 'register' ? 'Create account' : 'Sign in'}
          </button>
        </form>
      </details>
      <Sessions />
      <Tokens />
      <Silenced />
      <MyData />
      <Trouble text={trouble} />
    </section>
  );
}

const named = <T extends string>(keys: readonly T[]) =>
  keys.map(key => [key, key[0].toUpperCase() + key.slice(1)] as const);

function Settings() {
  const check = (key: 'sound' | 'names', text: string) => (
    <label class="check">
      <input
        type="checkbox"
        checked={settings[key].value}
        onChange={() => (settings[key].value = !settings[key].value)}
      />{' '}
      {text}
    </label>
  );
  const [blocked, setBlocked] = useState(false);
  const notify = async (box: HTMLInputElement) => {
    const allowed = box.checked && (await wantNotifications());
    setBlocked(box.checked && !allowed);
    settings.notify.value = allowed;
    box.checked = allowed; // a refusal changes no state, and so draws nothing
  };
  return (
    <section class="card stack" aria-label="Settings">
      <h2>Settings</h2>
      <Choice
        label="Page"
        value={settings.theme.value}
        options={named(THEMES)}
        onChange={value => (settings.theme.value = value)}
      />
      <Choice
        label="Board"
        value={settings.boardTheme.value}
        options={named(BOARD_THEMES)}
        onChange={value => (settings.boardTheme.value = value)}
      />
      <Choice
        label="A second tap places the stone"
        value={settings.confirm.value}
        options={[
          [CONFIRMS[0], 'On touch'],
          [CONFIRMS[1], 'Always'],
          [CONFIRMS[2], 'Never'],
        ]}
        onChange={value => (settings.confirm.value = value)}
      />
      <Choice
        label="Glyphs on stones"
        value={settings.glyphs.value}
        options={[
          ['many', 'From three players'],
          ['always', 'Always'],
        ]}
        onChange={value => (settings.glyphs.value = value)}
      />
      {check('sound', 'Sounds')}
      {check('names', 'Write the points’ names on boards that are not grids')}
      {canNotify() && (
        <label class="check">
          <input
            type="checkbox"
            checked={settings.notify.value && mayNotify()}
            onChange={event => void notify(event.currentTarget)}
          />{' '}
          Notify me when it is my turn
        </label>
      )}
      {blocked && (
        <p class="fine" role="status">
          Your browser blocks notifications from this page. Allow them in the browser’s settings for
          this page, then tick the box again.
        </p>
      )}
    </section>
  );
}

function Games() {
  const [games, setGames] = useState<GameSummary[] | null>(null);
  const [more, setMore] = useState<string | undefined>();
  const load = (before?: string) =>
    api.games('mine', before).then(
      list => {
        setGames(known => [...(before ? (known ?? []) : []), ...list.games]);
        setMore(list.more);
      },
      () => setGames(known => known ?? []),
    );
  useEffect(() => void (me.value ? load() : setGames([])), [me.value?.id]);
  return (
    <section aria-labelledby="games">
      <div class="heading">
        <h2 id="games">Your games</h2>
      </div>
      {games && <GameRows games={games} empty="No games yet." person={me.value?.id} />}
      {more && <button onClick={() => void load(more)}>More</button>}
    </section>
  );
}
