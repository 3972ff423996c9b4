// Annotated games to go through: a list of them, and one of them as a review.
import './library.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import type { GameRecord } from '../game/record';
import { boardTitle } from '../pages/boards';
import { rulesWords } from '../game/rules';
import { boardOf, engine } from '../rules/engine';
import { Link } from '../ui/router';
import { libraryGame, libraryGames, turnsOf, type LibraryGame } from './games';
import { boardOfRecord, Recorded } from './recorded';
import { RecordTable } from './RecordTable';
import { Rich } from '../i18n/Rich';
import { t } from '../i18n/t';
import '../i18n/library';

const opened = (record: GameRecord) =>
  new Recorded(boardOfRecord(record, boardOf, engine.value!), record);

interface Props {
  parts: string[];
  query: URLSearchParams;
}
export default function LibraryPage({ parts: [, name], query }: Props) {
  return name ? <OneGame key={name} name={name} query={query} /> : <AllGames />;
}

function AllGames() {
  const [games, setGames] = useState<LibraryGame[]>([]);
  useEffect(() => void libraryGames().then(setGames), []);
  return (
    <main class="page library" aria-busy={games.length === 0}>
      <h1>{t('common-library')}</h1>
      <p class="soft">{t('library-games-with-comments-to-go')}</p>
      <p>
        <Link class="button" href="/open">
          {t('common-open-a-game')}
        </Link>
      </p>
      <ul class="gallery">
        {games.map(game => (
          <li key={game.name}>
            <Tile {...game} />
          </li>
        ))}
      </ul>
      <p>
        <Rich
          text={t('library-the-algorithms-of-jeff-kaufmans')}
          parts={{ link: text => <Link href="/kaufman">{text}</Link> }}
        />
      </p>
    </main>
  );
}

function Tile({ name, record }: LibraryGame) {
  const { info = {} } = record;
  const [board, stones] = useMemo(() => {
    const { board, tree, head } = opened(record);
    tree.goto(head);
    const last = tree.game.colouring();
    tree.close();
    return [board, last];
  }, [record]);
  const title = info.name ?? name;
  const spec = typeof record.board === 'string' ? record.board : 'own';
  return (
    <Link class="tile" href={`/library/${name}`}>
      <div class="picture">
        <BoardPicture
          board={board}
          position={{ stones, glyphs: (record.seats?.length ?? 2) > 2 }}
          label={t('library-the-end-of', { title })}
        />
      </div>
      <strong>{title}</strong>
      <span class="fine">{info.about}</span>
      <span class="fine">
        {t('library-turns', {
          board: boardTitle(spec),
          rules: rulesWords(record.rules),
          n: turnsOf(record),
        })}
      </span>
    </Link>
  );
}

function OneGame({ name, query }: { name: string; query: URLSearchParams }) {
  const [record, setRecord] = useState<GameRecord | null | undefined>(undefined);
  useEffect(() => {
    const loading = libraryGame(name);
    if (!loading) return setRecord(null);
    loading.then(setRecord, () => setRecord(null));
  }, [name]);
  const recorded = useMemo(() => (record ? opened(record) : null), [record]);
  useEffect(() => () => recorded?.tree.close(), [recorded]);
  if (recorded) {
    return (
      <RecordTable
        name={`omnigo-${name}`}
        title={recorded.record.info?.name ?? t('record-table-a-game')}
        recorded={recorded}
        list={{ href: '/library', text: t('common-library') }}
        query={query}
        library={name}
      />
    );
  }
  if (record === undefined) return <main class="page" aria-busy="true" />;
  return (
    <main class="page">
      <h1>{t('common-no-such-game')}</h1>
      <Link href="/library">{t('library-to-the-library')}</Link>
    </main>
  );
}
