// The first page: a game in one click, the boards, the lobby.
import { useEffect, useState } from 'preact/hooks';
import { savedGame } from '../game/local';
import { api, ApiError, me } from '../live/api';
import { connection } from '../live/connection';
import type { GameSummary } from '../live/wire';
import { plural } from '../ui/numbers';
import { Link } from '../ui/router';
import { boardTitle, GALLERY } from './boards';
import { GameRows } from './GameRows';
import { LivePicture } from './LivePicture';
import { matchedGame, quickGame } from './quick';

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
      <section class="hero" aria-label="Play">
        <div>
          <h1>Go on any board, for two to six players</h1>
          <p>
            The old game by its simplest rules: on a square, a cube, a sunflower or a graph you drew
            yourself. Against friends or bots. No account needed.
          </p>
          <div class="buttons">
            <button class="primary big" onClick={play(quickGame)} disabled={busy}>
              Play now
            </button>
            <button class="big" onClick={play(matchedGame)} disabled={busy}>
              Find an opponent
            </button>
            <Link class="button big" href="/new">
              Set up a game
            </Link>
            <Link class="button newcomer" href="/learn">
              New to Go? Learn in ten minutes
            </Link>
          </div>
          {trouble ? (
            <p class="notice shown" role="alert">
              {trouble} A game on this device needs no server:{' '}
              <Link href="/new?at=screen">set one up</Link>.
            </p>
          ) : (
            <p class="fine under">
              Play now: 9 × 9, Chinese rules, 5 minutes and 5 × 15 seconds, against a gentle bot.
            </p>
          )}
          {saved && saved.events.length > 0 && !saved.agreed && (
            <p class="fine">
              <Link href="/local">Continue your game on this device</Link> on{' '}
              {boardTitle(saved.setup.own ? 'a board of your own' : saved.setup.board)},{' '}
              {plural(saved.events.length, 'turn')}
            </p>
          )}
        </div>
        <LivePicture
          spec="triangular:6"
          players={3}
          label="A game of three on triangles"
          filled={0.5}
        />
      </section>
      {mine.length > 0 && (
        <section aria-labelledby="mine">
          <div class="heading">
            <h2 id="mine">Your games</h2>
          </div>
          <GameRows games={mine} empty="" person={me.value?.id} />
        </section>
      )}
      {lobby.length > 0 && <Lobby games={lobby} />}
      <section aria-labelledby="boards">
        <div class="heading">
          <h2 id="boards">Choose a board</h2>
        </div>
        <ul class="gallery">
          {GALLERY.map(({ spec, title, about, players }) => (
            <li key={spec}>
              <Link class="tile" href={`/new?board=${spec}&players=${players}`}>
                <LivePicture spec={spec} players={players} label={`Picture of ${title}`} />
                <strong>{title}</strong>
                <span class="fine">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {listed && lobby.length === 0 && <Lobby games={lobby} />}
    </main>
  );
}

/** How many games the lobby tells of: docs/api.md. */
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
        {plural(all, 'game')} in all.{' '}
        {next !== undefined && <button onClick={more}>Show more</button>}
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
          <h2>Open seats</h2>
        </div>
        <GameRows
          games={games.filter(game => game.phase === 'open')}
          empty="Nobody is waiting right now. Set up a game, and others will see it here."
          person={person}
        />
        <MoreRows list="lobby" shown={games} all={connection.lobbyCounts.value.open} />
      </div>
      <div>
        <div class="heading">
          <h2>Being played</h2>
        </div>
        <GameRows
          games={games.filter(game => game.phase !== 'open')}
          empty="No game is being played in public."
          person={person}
        />
        <MoreRows list="live" shown={games} all={connection.lobbyCounts.value.live} />
      </div>
    </section>
  );
}
