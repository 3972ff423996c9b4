// Your own page: name and account, games, settings.
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError, me, runsServer } from '../live/api';
import { connection } from '../live/connection';
import { Password } from '../live/Password';
import { MyData, Sessions, Silenced } from '../live/Sessions';
import { Tokens } from '../live/Tokens';
import type { GameSummary, Profile } from '../live/wire';
import { Choice, Trouble } from '../ui/parts';
import { Link } from '../ui/router';
import { BOARD_THEMES, STONE_THEMES, CONFIRMS, settings, THEMES } from '../ui/settings';
import { GameRows } from './GameRows';
import { Ratings } from '../archive/Ratings';
import { personHref } from '../live/seats';
import { sentences } from '../i18n/format';
import { LanguageMenu } from '../i18n/LanguageMenu';
import { lazy } from '../ui/lazy';
import { t } from '../i18n/t';
import '../i18n/pages';

const Notices = lazy(() => import('../notify/Notices'), { part: true });
const Recover = lazy(() => import('../notify/Recover'), { part: true });

/** Your ratings, by kind of game. */
function OwnRatings({ id }: { id: string }) {
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    setProfile(null);
    api.profile(id).then(setProfile, () => {});
  }, [id]);
  if (!profile) return null;
  return (
    <>
      <p>
        <Link href={personHref(profile.person)!}>{t('you-your-profile')}</Link>
      </p>
      {profile.ratings.length ? (
        <Ratings ratings={profile.ratings} />
      ) : (
        <p class="fine">{t('you-no-rated-games-yet-they')}</p>
      )}
    </>
  );
}

export default function YouPage() {
  return (
    <main class="page">
      <h1>{t('common-you')}</h1>
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
    ['register', t('you-new-account')],
    ['login', t('you-sign-in')],
  ] as const;
  if (person && !person.guest) {
    return (
      <section class="card stack" aria-label={t('you-account')}>
        <h2>{person.name}</h2>
        <OwnRatings id={person.id} />
        {runsServer.value && <Link href="/admin">{t('you-run-the-server')}</Link>}
        <form onSubmit={run(() => api.logout())}>
          <button>{t('you-sign-out')}</button>
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
    <section class="card stack" aria-label={t('you-account')}>
      <h2>{person?.name ?? t('you-not-signed-in')}</h2>
      <p class="fine">
        {sentences([
          person ? t('you-you-play-as-a-guest') : t('you-you-can-play-at-once'),
          t('you-an-account-keeps-your-name'),
        ])}
      </p>
      <form class="stack" onSubmit={run(() => (person ? api.rename(name) : api.guest(name)))}>
        <label class="field">
          {t('you-your-name')}
          <input
            value={name}
            maxLength={24}
            autocomplete="nickname"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <button disabled={!name.trim() || name === person?.name}>
          {person ? t('you-change-name') : t('you-play-as-a-guest')}
        </button>
      </form>
      <details>
        <summary>{t('you-account')}</summary>
        <form
          class="stack"
          onSubmit={run(() =>
            mode === 'register' ? api.register(name, password) : api.login(name, password),
          )}
        >
          <Choice label={t('you-account')} value={mode} options={options} onChange={setMode} />
          <label class="field">
            {t('common-name')}
            <input
              value={name}
              maxLength={24}
              autocomplete="username"
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          <label class="field">
            {t('you-password-at-least-8-characters')}
            <input
              type="password"
              minLength={8}
              value={password}
              autocomplete={mode === 'register' ? 'new-password' : 'current-password'}
              onInput={event => setPassword(event.currentTarget.value)}
            />
          </label>
          <button class="primary" disabled={!name.trim() || password.length < 8}>
            {mode === 'register' ? t('you-create-account') : t('you-sign-in')}
          </button>
        </form>
        {mode === 'login' && <Recover />}
      </details>
      <Sessions />
      <Tokens />
      <Silenced />
      <MyData />
      <Trouble text={trouble} />
    </section>
  );
}

type Theme =
  (typeof THEMES)[number] | (typeof BOARD_THEMES)[number] | (typeof STONE_THEMES)[number];
const named = <T extends Theme>(keys: readonly T[]) =>
  keys.map(key => [key, t(`theme-${key as Theme}`)] as const);

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
  return (
    <section class="card stack" aria-label={t('you-settings')}>
      <h2>{t('you-settings')}</h2>
      <LanguageMenu />
      <Choice
        label={t('you-page')}
        value={settings.theme.value}
        options={named(THEMES)}
        onChange={value => (settings.theme.value = value)}
      />
      <Choice
        label={t('common-board')}
        value={settings.boardTheme.value}
        options={named(BOARD_THEMES)}
        onChange={value => (settings.boardTheme.value = value)}
      />
      <Choice
        label={t('common-stones')}
        value={settings.stoneTheme.value}
        options={named(STONE_THEMES)}
        onChange={value => (settings.stoneTheme.value = value)}
      />
      <Choice
        label={t('you-a-second-tap-places-the')}
        value={settings.confirm.value}
        options={[
          [CONFIRMS[0], t('you-on-touch')],
          [CONFIRMS[1], t('you-always')],
          [CONFIRMS[2], t('you-never')],
        ]}
        onChange={value => (settings.confirm.value = value)}
      />
      <Choice
        label={t('you-glyphs-on-stones')}
        value={settings.glyphs.value}
        options={[
          ['many', t('you-from-three-players')],
          ['always', t('you-always')],
        ]}
        onChange={value => (settings.glyphs.value = value)}
      />
      {check('sound', t('you-sounds'))}
      {check('names', t('you-write-the-points-names-on'))}
      <Notices />
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
        <h2 id="games">{t('common-your-games')}</h2>
      </div>
      {games && <GameRows games={games} empty={t('you-no-games-yet')} person={me.value?.id} />}
      {more && <button onClick={() => void load(more)}>{t('common-more')}</button>}
    </section>
  );
}
