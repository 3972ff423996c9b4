// The first page: a game in one click, other ways to begin, the boards, the lobby.
import { useEffect, useState } from 'preact/hooks';
import { savedGame } from '../game/saved';
import { api, ApiError, me } from '../live/api';
import { connection } from '../live/connection';
import type { GameSummary } from '../live/wire';
import { Link } from '../ui/router';
import { boardTitle, GALLERY } from './boards';
import { lazy } from '../ui/lazy';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';

// The words are painted first; what draws boards and lists games comes after them.
const LivePicture = lazy(() => import('./LivePicture'), {
  meanwhile: () => <div class="picture" />,
});
const GameRows = lazy(async () => ({ default: (await import('./GameRows')).GameRows }), {
  meanwhile: () => <ul class="game-list" aria-busy="true" />,
});
const quickGame = () => import('./quick').then(({ quickGame }) => quickGame());
const matchedGame = () => import('./quick').then(({ matchedGame }) => matchedGame());

export function HomePage() {
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => connection.watchLobby(), []);
  const listed = connection.lobby.value;
  const [found, setMine] = useState<GameSummary[]>([]);
  // Your own games stand in a list of their own, as the lobby knows them by now.
  const mine = found.map(game => listed?.get(game.id) ?? game);
  const own = new Set(mine.map(game => game.id));
  const lobby = [...(listed?.values() ?? [])].filter(game => !own.has(game.id));
  useEffect(() => {
    if (!me.value) return setMine([]);
    api.games('mine').then(
      ({ games }) => setMine(games.filter(game => game.phase !== 'finished')),
      () => {},
    );
  }, [me.value?.id]);
  const saved = savedGame();
  const play = (begin: () => Promise<void>) => () => {
    setBusy(true);
    setTrouble('');
    begin()
      .catch((error: ApiError) => setTrouble(error.message))
      .finally(() => setBusy(false));
  };
  return (
    <main class="page">
      <section class="hero" aria-label={t('common-play')}>
        <div class="words">
          <h1>{t('home-go-on-any-board-for')}</h1>
          <p>{t('home-the-old-game-by-its')}</p>
          <div class="buttons">
            <button class="primary big" onClick={play(quickGame)} disabled={busy}>
              {t('home-play-now')}
            </button>
          </div>
          {trouble ? (
            <p class="notice shown" role="alert">
              {trouble}{' '}
              <Rich
                text={t('home-a-game-on-this-device')}
                parts={{ link: text => <Link href="/new?at=screen">{text}</Link> }}
              />
            </p>
          ) : (
            <p class="fine">{t('home-play-now-9-9-chinese')}</p>
          )}
          {saved && saved.events.length > 0 && !saved.agreed && (
            <p class="fine">
              <Rich
                text={t('home-continue-your-game-on-this', {
                  board: boardTitle(saved.setup.own ? 'own' : saved.setup.board),
                  n: saved.events.length,
                })}
                parts={{ link: text => <Link href="/local">{text}</Link> }}
              />
            </p>
          )}
        </div>
        <div class="ways">
          <button class="way" onClick={play(matchedGame)} disabled={busy}>
            <WayIcon d="M9 11a4 4 0 100-8 4 4 0 000 8zM2 21a7 7 0 0114 0M16 4a4 4 0 010 7M22 21a7 7 0 00-4-6" />
            {t('home-find-an-opponent')}
          </button>
          <Link class="button way" href="/new">
            <WayIcon d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6" />
            {t('home-set-up-a-game')}
          </Link>
          <Link class="button way" href="/learn">
            <WayIcon d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14" />
            {t('home-new-to-go-learn-in')}
          </Link>
          <Link class="button way" href="/open">
            <WayIcon d="M3 19V5h6l2 3h10v11zM3 12h18" />
            {t('common-open-a-game')}
          </Link>
        </div>
        <LivePicture
          spec="triangular:6"
          players={3}
          label={t('home-a-game-of-three-on')}
          filled={0.5}
        />
      </section>
      {mine.length > 0 && (
        <section aria-labelledby="mine">
          <div class="heading">
            <h2 id="mine">{t('common-your-games')}</h2>
          </div>
          <GameRows games={mine} empty="" person={me.value?.id} />
        </section>
      )}
      {lobby.length > 0 && <Lobby games={lobby} />}
      <section aria-labelledby="boards">
        <div class="heading">
          <h2 id="boards">{t('home-choose-a-board')}</h2>
        </div>
        <ul class="gallery">
          {GALLERY.map(({ spec, about, players }) => (
            <li key={spec}>
              <Link class="tile" href={`/new?board=${spec}&players=${players}`}>
                <LivePicture
                  spec={spec}
                  players={players}
                  label={t('home-picture-of', { title: boardTitle(spec) })}
                />
                <strong>{boardTitle(spec)}</strong>
                <span class="fine">{t(about)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {listed && lobby.length === 0 && <Lobby games={lobby} />}
      <p>
        <Link href="/games">{t('common-archive')}</Link>
      </p>
    </main>
  );
}

const WayIcon = ({ d }: { d: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** How many games the lobby shows: docs/api.md. */
const SHOWN = 50;

/** The games that the lobby does not tell of, a page at a time. */
function MoreRows({
  list,
  shown,
  all,
}: {
  list: 'lobby' | 'live';
  shown: GameSummary[];
  all: number;
}) {
  const [games, setGames] = useState<GameSummary[]>([]);
  const [next, setNext] = useState<string | undefined>('');
  const known = new Set(shown.map(game => game.id));
  const fresh = games.filter(game => !known.has(game.id));
  const more = () =>
    void api.games(list, next || undefined).then(
      page => {
        setGames([...games, ...page.games]);
        setNext(page.more);
      },
      () => {},
    );
  if (all <= SHOWN) return null;
  return (
    <>
      {fresh.length > 0 && <GameRows games={fresh} empty="" person={me.value?.id} />}
      <p class="fine">
        {t('home-games-in-all', { n: all })}{' '}
        {next !== undefined && <button onClick={more}>{t('common-show-more')}</button>}
      </p>
    </>
  );
}

function Lobby({ games }: { games: GameSummary[] }) {
  const person = me.value?.id;
  return (
    <section class="columns">
      <div>
        <div class="heading">
          <h2>{t('home-open-seats')}</h2>
        </div>
        <GameRows
          games={games.filter(game => game.phase === 'open')}
          empty={t('home-nobody-is-waiting-right-now')}
          person={person}
        />
        <MoreRows list="lobby" shown={games} all={connection.lobbyCounts.value.open} />
      </div>
      <div>
        <div class="heading">
          <h2>{t('home-being-played')}</h2>
        </div>
        <GameRows
          games={games.filter(game => game.phase !== 'open')}
          empty={t('home-no-game-is-being-played')}
          person={person}
        />
        <MoreRows list="live" shown={games} all={connection.lobbyCounts.value.live} />
      </div>
    </section>
  );
}
