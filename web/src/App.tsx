// Which page belongs to which address.
import { signal } from '@preact/signals';
import { me } from './live/api';
import { connection } from './live/connection';
import { HomePage } from './pages/HomePage';
import { engine, engineError } from './rules/engine';
import { lazy } from './ui/lazy';
import { takeUpdate, updateReady } from './ui/offline';
import { address, Link, parse } from './ui/router';
import { t } from './i18n/t';

const GamePage = lazy(() => import('./pages/GamePage'));
const LocalPage = lazy(() => import('./pages/LocalPage'));
const NewPage = lazy(() => import('./pages/NewPage'));
const RulesPage = lazy(() => import('./pages/RulesPage'));
const YouPage = lazy(() => import('./pages/YouPage'));
const MailPage = lazy(() => import('./notify/MailPage'));
const AdminPage = lazy(() => import('./pages/AdminPage'));
const LearnPage = lazy(() => import('./learn/LearnPage'));
const TeachPage = lazy(() => import('./learn/TeachPage'));
const ClassPage = lazy(() => import('./learn/ClassPage'));
const DrawPage = lazy(() => import('./draw/DrawPage'));
const LibraryPage = lazy(() => import('./library/LibraryPage'));
const ProblemsPage = lazy(() => import('./problems/ProblemsPage'));
const OpenPage = lazy(() => import('./open/OpenPage'));
const KaufmanPage = lazy(() => import('./kaufman/KaufmanPage'));
const ArchivePage = lazy(() => import('./archive/ArchivePage'));
const PersonPage = lazy(() => import('./archive/PersonPage'));
const ExplorePage = lazy(() => import('./explore/ExplorePage'));

const KeyHelp = lazy(() => import('./ui/KeyHelp'), { part: true });
const asksForKeys = signal(false);
/** From now on `?` shows the keys, except where one writes. */
export function listenForHelp() {
  addEventListener('keydown', ({ key, target }) => {
    if (key !== '?' || (target as Element).closest?.('input, textarea, select')) return;
    asksForKeys.value = true;
  });
}

/** Pages on which a game may be going on: nothing else asks for attention there. */
const GAMES = ['game', 'local'];

/** Fetches the pages of a game on this device: they are to work when the server is gone. */
export const fetchOfflinePages = () =>
  [GamePage, LocalPage, NewPage, OpenPage].forEach(page => page.fetch());

function Page() {
  const { parts, query } = parse(address.value);
  switch (parts[0]) {
    case undefined:
      return <HomePage />;
    case 'new':
      return <NewPage key={query.toString()} query={query} />;
    case 'local':
      return <LocalPage query={query} />;
    case 'game':
      if (parts[1]) return <GamePage key={parts[1]} id={parts[1]} query={query} />;
      break;
    case 'games':
      return <ArchivePage query={query} />;
    case 'people':
      if (parts[1]) return <PersonPage key={parts[1]} id={decodeURIComponent(parts[1])} />;
      break;
    case 'learn':
      return <LearnPage parts={parts} query={query} />;
    case 'teach':
      return <TeachPage query={query} />;
    case 'class':
      return <ClassPage query={query} />;
    case 'library':
      return <LibraryPage parts={parts} query={query} />;
    case 'problems':
      return <ProblemsPage parts={parts} query={query} />;
    case 'open':
      return <OpenPage parts={parts} query={query} />;
    case 'kaufman':
      return <KaufmanPage query={query} />;
    case 'explore':
      return <ExplorePage query={query} />;
    case 'draw':
      return <DrawPage query={query} />;
    case 'rules':
      return <RulesPage />;
    case 'you':
      return <YouPage />;
    case 'mail':
      return <MailPage />;
    case 'admin':
      return <AdminPage />;
  }
  return (
    <main class="page">
      <h1>{t('app-nothing-here')}</h1>
      <p>
        {t('app-there-is-no-such-page')} <Link href="/">{t('common-back-to-home')}</Link>
      </p>
    </main>
  );
}

export function App() {
  if (engineError.value) {
    return (
      <main class="page">
        <h1>{t('app-the-rules-did-not-load')}</h1>
        <p>{engineError.value}</p>
        <button onClick={() => location.reload()}>{t('common-try-again')}</button>
      </main>
    );
  }
  const [page] = parse(address.value).parts;
  const here = (name: string) => (page === name ? ('page' as const) : undefined);
  const needsServer = page === undefined || page === 'game';
  return (
    <>
      <header class="top">
        <Link class="brand" href="/">
          <img src="/icon.svg" alt="" /> omnigo
        </Link>
        <nav aria-label={t('app-pages')}>
          <Link href="/new" aria-current={here('new')}>
            <span class="hide-small">{t('common-new-game')}</span>
            <span class="only-small">{t('app-new-short')}</span>
          </Link>
          <Link
            href="/learn"
            aria-current={
              here('learn') ?? here('problems') ?? here('rules') ?? here('teach') ?? here('class')
            }
          >
            {t('app-learn')}
          </Link>
          <Link
            class="hide-small"
            href="/library"
            aria-current={here('library') ?? here('open') ?? here('kaufman')}
          >
            {t('common-library')}
          </Link>
          <Link href="/explore" aria-current={here('explore')}>
            {t('app-explore')}
          </Link>
          <Link href="/draw" aria-current={here('draw')}>
            {t('common-draw')}
          </Link>
          <Link href="/you" aria-current={here('you')}>
            <span class="hide-small">{me.value?.name ?? t('common-you')}</span>
            <span class="only-small">{t('common-you')}</span>
          </Link>
        </nav>
      </header>
      {needsServer && connection.state.value === 'lost' && (
        <div class="banner" role="status">
          {page === 'game'
            ? t('app-the-connection-is-lost-trying')
            : t('app-the-server-cannot-be-reached')}
        </div>
      )}
      {asksForKeys.value && <KeyHelp onClose={() => (asksForKeys.value = false)} />}
      {connection.refused.value && (
        <div class="banner" role="status">
          <Link href={`/game/${connection.refused.value.game}`}>
            {t('app-an-unsent-turn-was-refused', { why: connection.refused.value.text })}
          </Link>
        </div>
      )}
      {updateReady.value && !GAMES.includes(page ?? '') && (
        <div class="banner update" role="status">
          {t('app-a-new-version-is-ready')}{' '}
          <button onClick={() => void takeUpdate()}>{t('app-use-it-now')}</button>
        </div>
      )}
      {engine.value || page === undefined ? <Page /> : <main class="page" aria-busy="true" />}
    </>
  );
}
