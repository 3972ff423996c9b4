// The rules for those who never played, with a position for each.
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPanel';
import { colouring, diagram } from '../board/diagram';
import { boardOf } from '../rules/engine';
import { Link } from '../ui/router';

const STEPS: { title: string; text: string; rows: string[]; owners?: boolean }[] = [
  {
    title: 'Take turns',
    text: 'Each turn you put a stone of your colour on an empty point where lines meet, or pass. Stones do not move.',
    rows: ['.....', '.B.W.', '.....', '.....', '.....'],
  },
  {
    title: 'Liberties',
    text: 'Stones of one colour that lines join are a block. The empty points next to it are its liberties: here black’s block has the five marked ×.',
    rows: ['.....', '.××..', '×BBW.', '.××..', '.....'],
  },
  {
    title: 'Taking',
    text: 'Fill a block’s last liberty and all its stones come off the board. A white stone at × takes two.',
    rows: ['.WW..', 'WBB×.', '.WW..', '.....', '.....'],
  },
  {
    title: 'No position twice',
    text: 'No move may bring back a position that stood before. White at × takes a stone; to take back at once would do just that. The board tells you when.',
    rows: ['.BW..', 'B×BW.', '.BW..', '.....', '.....'],
  },
  {
    title: 'The end',
    text: 'When all have passed, you agree on which blocks could not be saved anyway. Then you count: your stones, and the empty points that only your colour reaches. Most points win.',
    rows: ['..BW.', '.BBW.', 'BB.WW', '.BBW.', '..BW.'],
    owners: true,
  },
];

export function RulesPage() {
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
      <h1>The rules in a minute</h1>
      <ol class="rules">
        {STEPS.map(({ title, text }, i) => (
          <li key={title} class="card">
            <BoardPicture board={board} position={positions[i]} label={`A position: ${title}`} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        The rules are the same on every board: only the lines differ. White, who plays second, gets
        some points for that (komi). With more than two players, turns go round, and a move takes
        every block of the others that has no liberty left.
      </p>
      <div class="buttons">
        <Link class="button primary big" href="/">
          Play
        </Link>
      </div>
    </main>
  );
}
