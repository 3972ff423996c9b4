// The rules for those who never played, with a position for each.
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import { colouring, diagram } from '../board/diagram';
import { boardOf } from '../rules/engine';
import { Link } from '../ui/router';
import { t, type PlainKey } from '../i18n/t';
import '../i18n/pages';

const STEPS: { title: PlainKey; text: PlainKey; rows: string[]; owners?: boolean }[] = [
  {
    title: 'rules-take-turns',
    text: 'rules-each-turn-you-put-a',
    rows: ['.....', '.B.W.', '.....', '.....', '.....'],
  },
  {
    title: 'common-liberties',
    text: 'rules-stones-of-one-colour-that',
    rows: ['.....', '.××..', '×BBW.', '.××..', '.....'],
  },
  {
    title: 'rules-taking',
    text: 'rules-fill-a-blocks-last-liberty',
    rows: ['.WW..', 'WBB×.', '.WW..', '.....', '.....'],
  },
  {
    title: 'rules-no-position-twice',
    text: 'rules-no-move-may-bring-back-2',
    rows: ['.BW..', 'B×BW.', '.BW..', '.....', '.....'],
  },
  {
    title: 'rules-the-end',
    text: 'rules-when-all-have-passed-you',
    rows: ['..BW.', '.BBW.', 'BB.WW', '.BBW.', '..BW.'],
    owners: true,
  },
];

export default function RulesPage() {
  const board = boardOf('5x5');
  const positions = useMemo(
    () =>
      STEPS.map(({ rows, owners }) => {
        const { letters: stones, labels } = diagram(rows);
        const position = { stones: colouring(stones), labels };
        if (!owners) return position;
        const game = board.game('tromp-taylor', { stones });
        const owned = { ...position, owners: game.score().owners };
        game.close();
        return owned;
      }),
    [],
  );
  return (
    <main class="page">
      <h1>{t('common-the-rules-in-a-minute')}</h1>
      <ol class="rules">
        {STEPS.map(({ title, text }, i) => (
          <li key={title} class="card">
            <BoardPicture
              board={board}
              position={positions[i]}
              label={t('common-a-position', { title: t(title) })}
            />
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <p>{t('rules-the-rules-are-the-same')}</p>
      <div class="buttons">
        <Link class="button primary big" href="/">
          {t('common-play')}
        </Link>
      </div>
    </main>
  );
}
