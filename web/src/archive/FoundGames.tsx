// The games that a search finds, a page at a time.
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError, me } from '../live/api';
import type { GameSummary } from '../live/wire';
import { GameRows } from '../pages/GameRows';
import { Trouble } from '../ui/parts';
import { day } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/archive';

export function FoundGames({ query, empty }: { query: string; empty: string }) {
  const [games, setGames] = useState<GameSummary[] | null>(null);
  const [more, setMore] = useState<string | undefined>();
  const [trouble, setTrouble] = useState('');
  const load = (before?: string) => {
    setTrouble('');
    api.archive(query, before).then(
      page => {
        setGames(known => [...(before ? (known ?? []) : []), ...page.games]);
        setMore(page.more);
      },
      (error: ApiError) => {
        setGames(known => known ?? []);
        setTrouble(error.message);
      },
    );
  };
  useEffect(() => {
    setGames(null);
    setMore(undefined);
    load();
  }, [query]);
  return (
    <div class="stack" aria-busy={games === null && !trouble}>
      <Trouble text={trouble} />
      {games && !trouble && (
        <GameRows
          games={games}
          empty={empty}
          person={me.value?.id}
          note={game => day(game.created)}
        />
      )}
      {more && <button onClick={() => load(more)}>{t('archive-earlier-games')}</button>}
    </div>
  );
}
