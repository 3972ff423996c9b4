// Annotated games to go through: a list of them, and one of them as a review.
import './library.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPanel';
import type { GameRecord } from '../game/record';
import { boardTitle } from '../pages/boards';
import { rulesWords } from '../pages/setup';
import { boardOf, engine } from '../rules/engine';
import { plural } from '../ui/numbers';
import { Link } from '../ui/router';
import { libraryGame, libraryGames, turnsOf, type LibraryGame } from './games';
import { boardOfRecord, Recorded } from './recorded';
import { RecordTable } from './RecordTable';

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
      <h1>Library</h1>
      <p class="soft">
        Games with comments, to go through move by move. You can try other moves on the board, and
        ask the bot about any position. Everything here works without a server.
      </p>
      <ul class="gallery">
        {games.map(game => (
          <li key={game.name}>
            <Tile {...game} />
          </li>
        ))}
      </ul>
      <p>
        <Link href="/kaufman">Some Mathematics of Go</Link>: the algorithms of Jeff Kaufman’s paper,
        to step through on a board.
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
    tree.game.close();
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
          label={`The end of ${title}`}
        />
      </div>
      <strong>{title}</strong>
      <span class="fine">{info.about}</span>
      <span class="fine">
        {boardTitle(spec)} · {rulesWords(record.rules)} · {plural(turnsOf(record), 'turn')}
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
  useEffect(() => () => recorded?.tree.game.close(), [recorded]);
  if (recorded) return <RecordTable name={name} recorded={recorded} query={query} />;
  if (record === undefined) return <main class="page" aria-busy="true" />;
  return (
    <main class="page">
      <h1>No such game</h1>
      <Link href="/library">To the library</Link>
    </main>
  );
}
