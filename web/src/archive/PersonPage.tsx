// What everybody may know of a person or a bot: rank and its history, games.
import './archive.css';
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError, me } from '../live/api';
import { isDeleted, shownName } from '../live/seats';
import type { Profile } from '../live/wire';
import { Link } from '../ui/router';
import { Trouble } from '../ui/parts';
import { FoundGames } from './FoundGames';
import { RankHistory } from './RankPlot';
import { Ratings } from './Ratings';
import { t } from '../i18n/t';
import '../i18n/archive';

export default function PersonPage({ id }: { id: string }) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    api.profile(id).then(setProfile, (error: ApiError) => setTrouble(error.message));
  }, [id]);
  if (trouble) {
    return (
      <main class="page">
        <h1>{t('archive-profile')}</h1>
        <Trouble text={trouble} />
        <Link href="/games">{t('common-archive')}</Link>
      </main>
    );
  }
  if (!profile) return <main class="page" aria-busy="true" />;
  return <Shown profile={profile} />;
}

function Shown({ profile }: { profile: Profile }) {
  const { person, ratings, played } = profile;
  const own = me.value?.id === person.id;
  if (isDeleted(person)) {
    return (
      <main class="page">
        <h1>{shownName(person)}</h1>
        <p>{t('archive-this-account-was-deleted')}</p>
      </main>
    );
  }
  return (
    <main class="page archive">
      <h1>{shownName(person)}</h1>
      <p class="soft">
        {person.id.startsWith('bot:') ? `${t('seats-bot')} · ` : ''}
        {t('archive-won-lost', { won: played.won, lost: played.lost, other: played.other })}
      </p>
      {own && (
        <p>
          <Link href="/you">{t('archive-your-own-page')}</Link>
        </p>
      )}
      {ratings.length > 0 ? (
        <div class="card stack">
          <Ratings ratings={ratings} />
          <RankHistory profile={profile} />
        </div>
      ) : (
        <p>{t('archive-no-rated-games')}</p>
      )}
      <section aria-labelledby="games">
        <div class="heading">
          <h2 id="games">{t('archive-games')}</h2>
          <Link href={`/games?player=${encodeURIComponent(person.id)}`}>
            {t('archive-search-these-games')}
          </Link>
        </div>
        <FoundGames
          query={`player=${encodeURIComponent(person.id)}`}
          empty={t('archive-no-games-yet')}
        />
      </section>
    </main>
  );
}
