// The games of this server that are over, and a form to search them.
import './archive.css';
import { useEffect, useState } from 'preact/hooks';
import { GALLERY, boardTitle } from '../pages/boards';
import { presetTitle, RULES } from '../game/rules';
import { go, Link } from '../ui/router';
import { FoundGames } from './FoundGames';
import { NOTHING, queryOf, wantedIn, type Field } from './search';
import { t } from '../i18n/t';
import '../i18n/archive';

const RESULTS = ['score', 'resignation', 'time', 'left', 'no-result'] as const;
const OUTCOMES = ['won', 'lost', 'none'] as const;
const MOST_PLAYERS = 6;

export default function ArchivePage({ query }: { query: URLSearchParams }) {
  const asked = queryOf(wantedIn(query)).toString();
  return (
    <main class="page archive">
      <h1>{t('common-archive')}</h1>
      <p class="soft">{t('archive-finished-games-of-this-server')}</p>
      <SearchForm key={asked} query={query} />
      <section aria-labelledby="found">
        <div class="heading">
          <h2 id="found">{asked ? t('archive-found-games') : t('archive-latest-games')}</h2>
          {asked && <Link href="/games">{t('archive-all-games')}</Link>}
        </div>
        <FoundGames query={asked} empty={t('archive-no-such-games')} />
      </section>
    </main>
  );
}

function SearchForm({ query }: { query: URLSearchParams }) {
  const [wanted, setWanted] = useState(() => wantedIn(query));
  useEffect(() => setWanted(wantedIn(query)), [query.toString()]);
  const set = (field: Field) => (event: { currentTarget: { value: string } }) =>
    setWanted({ ...wanted, [field]: event.currentTarget.value });
  const search = (event: Event) => {
    event.preventDefault();
    const text = queryOf(wanted).toString();
    go(text ? `/games?${text}` : '/games');
  };
  const text = (field: Field, label: string, more: object = {}) => (
    <label class="field">
      {label}
      <input value={wanted[field]} maxLength={100} onInput={set(field)} {...more} />
    </label>
  );
  const choice = (field: Field, label: string, options: (readonly [string, string])[]) => (
    <label class="field">
      {label}
      <select value={wanted[field]} onChange={set(field)}>
        <option value="">{t('archive-any')}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  const counts = Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => String(i + 2));
  return (
    <form class="card search" onSubmit={search} aria-label={t('archive-search')}>
      <div class="fields">
        {text('player', t('archive-player'), { autocomplete: 'off' })}
        {choice(
          'outcome',
          t('archive-for-this-player'),
          OUTCOMES.map(one => [one, t(`archive-outcome-${one}`)] as const),
        )}
        {text('opponent', t('archive-opponent'), { autocomplete: 'off' })}
        {text('board', t('common-board'), { list: 'archive-boards', placeholder: '9x9' })}
        {choice(
          'players',
          t('archive-number-of-players'),
          counts.map(n => [n, n] as const),
        )}
        {choice(
          'rules',
          t('archive-rules'),
          RULES.presets.map(({ name }) => [name, presetTitle(name)] as const),
        )}
        {choice(
          'result',
          t('archive-result'),
          RESULTS.map(one => [one, t(`archive-result-${one}`)] as const),
        )}
        {text('from', t('archive-from-day'), { type: 'date' })}
        {text('until', t('archive-until-day'), { type: 'date' })}
        {text('opening', t('archive-first-moves'), {
          placeholder: 'E5 C3',
          disabled: !wanted.board.trim(),
          'aria-describedby': 'archive-opening-help',
        })}
      </div>
      <datalist id="archive-boards">
        {GALLERY.map(({ spec }) => (
          <option key={spec} value={spec} label={boardTitle(spec)} />
        ))}
        <option value="own" label={boardTitle('own')} />
      </datalist>
      <p class="fine" id="archive-opening-help">
        {t('archive-first-moves-from-every-side')}
      </p>
      <div class="row">
        <button class="primary">{t('archive-search')}</button>
        <button type="button" onClick={() => setWanted(NOTHING)}>
          {t('archive-clear')}
        </button>
      </div>
    </form>
  );
}
