// Games of your own files: where to choose them, the list of them, and one of them as a review.
import { useEffect, useRef, useState } from 'preact/hooks';
import { RecordTable } from '../library/RecordTable';
import { Trouble } from '../ui/parts';
import { Link } from '../ui/router';
import { files, openedGame, reader, reading, take, troubles, type OpenedGame } from './opened';
import type { GameFile, Heading } from './reader';
import { MOST_BYTES } from './reader';
import { number } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/library';
import '../library/library.css';

interface Props {
  parts: string[];
  query: URLSearchParams;
}
export default function OpenPage({ parts: [, file, game], query }: Props) {
  const chosen = files.value[Number(file)];
  return chosen?.headings[Number(game)] ? (
    <OneGame key={`${file}/${game}`} file={chosen} game={Number(game)} query={query} />
  ) : (
    <Choose />
  );
}

function Choose() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  // The reader is there before it is needed, even if the network is gone by then.
  useEffect(() => void reader().catch(() => {}), []);
  return (
    <main class="page open-games">
      <h1>{t('common-open-a-game')}</h1>
      <p class="soft">{t('open-how', { most: number(MOST_BYTES / 1_000_000) })}</p>
      <div class="buttons">
        <button class="primary big" onClick={() => input.current!.click()}>
          {t('open-choose')}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept=".sgf,.json,application/x-go-sgf,application/json"
          onChange={() => void take([...input.current!.files!])}
        />
      </div>
      <details>
        <summary>{t('open-paste')}</summary>
        <div class="stack">
          <textarea
            rows={5}
            aria-label={t('open-paste')}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
          <button disabled={!text.trim()} onClick={() => void take([text])}>
            {t('open-open')}
          </button>
        </div>
      </details>
      {reading.value > 0 && <p role="status">{t('open-reading', { n: reading.value })}</p>}
      {troubles.value.map(text => (
        <Trouble key={text} text={text} />
      ))}
      <Games />
    </main>
  );
}

/** How many games the list shows at first, and with each further step. */
const STEP = 200;

function Games() {
  const [shown, setShown] = useState(STEP);
  const games = files.value.flatMap((file, i) =>
    file.headings.map((heading, k) => ({ file, heading, href: `/open/${i}/${k}`, k })),
  );
  if (!games.length) return null;
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('open-games', { n: games.length })}</h2>
      <ul class="opened-list">
        {games.slice(0, shown).map(({ file, heading, href, k }) => (
          <li key={href}>
            <Link href={href}>
              <strong>{titleOf(heading) || t('open-nth-game', { n: k + 1 })}</strong>
              <span class="fine">{aboutOf(heading, file)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {games.length > shown && (
        <button onClick={() => setShown(shown + STEP)}>{t('common-show-more')}</button>
      )}
    </section>
  );
}

const sizeText = (size: string) => (/:/.test(size) ? size : `${size}:${size}`).replace(':', ' × ');
const titleOf = ({ PB, PW, GN }: Heading) => [PB, PW].filter(Boolean).join(' – ') || GN || '';
const aboutOf = ({ EV, RO, DT, RE, SZ }: Heading, { name }: GameFile) =>
  [EV, RO, DT, SZ && sizeText(SZ), RE, name].filter(Boolean).join(' · ');

function OneGame({ file, game, query }: { file: GameFile; game: number; query: URLSearchParams }) {
  const [opened, setOpened] = useState<OpenedGame | string>();
  useEffect(() => {
    let gone = false;
    void openedGame(file, game).then(found => !gone && setOpened(found));
    return () => void (gone = true);
  }, [file, game]);
  useEffect(() => {
    if (typeof opened !== 'object') return;
    return () => opened.recorded.tree.close();
  }, [opened]);
  if (opened === undefined) return <main class="page" aria-busy="true" />;
  if (typeof opened === 'string') {
    return (
      <main class="page">
        <h1>{t('common-no-such-game')}</h1>
        <Trouble text={opened} />
        <Link href="/open">{t('common-open-a-game')}</Link>
      </main>
    );
  }
  const { recorded, offBoard } = opened;
  const heading = file.headings[game];
  return (
    <RecordTable
      recorded={recorded}
      title={recorded.record.info?.name || titleOf(heading) || file.name}
      name={file.name.replace(/\.\w+$/, '')}
      list={{ href: '/open', text: t('open-all-games') }}
      query={query}
      broken={offBoard && t('open-off-board', { turn: offBoard.turn, found: offBoard.value })}
    />
  );
}
