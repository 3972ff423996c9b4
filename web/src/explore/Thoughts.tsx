// What the bot in this browser thinks of the position: no server is asked.
import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../board/view';
import { think } from '../bot/bots';
import type { Thought } from '../bot/thinker';
import { Candidates, LETTERS_OF_CANDIDATES, MOST_CANDIDATES } from '../game/Candidates';
import type { Board, Game, Point } from '../rules/wasm';
import { NOTHING, type Shown } from './lens';
import { plainGame, turnName, type Study } from './state';

interface Props {
  board: Board;
  study: Study;
  game: Game | null;
  onShow: (shown: Shown | null) => void;
}

/** The best moves as letters, and who is likely to own what. */
export function thoughtMarks(board: Board, { ideas, ownership }: Thought): Partial<Position> {
  const labels = new Map<Point, string>();
  ideas.slice(0, MOST_CANDIDATES).forEach(({ point }, i) => {
    if (point !== null) labels.set(point, LETTERS_OF_CANDIDATES[i]);
  });
  const owners = new Uint8Array(board.size);
  const sure = new Array<number>(board.size).fill(0);
  ownership.forEach((shares, player) =>
    shares.forEach((share, point) => {
      if (share * 100 > sure[point]) [owners[point], sure[point]] = [player + 1, share * 100];
    }),
  );
  return { ...NOTHING, labels, owners, sure };
}

export function Thoughts({ board, study, game, onShow }: Props) {
  const [thought, setThought] = useState<Thought | null>(null);
  const [state, setState] = useState<'idle' | 'thinking' | 'failed'>('idle');
  useEffect(() => {
    setThought(null);
    setState('idle');
  }, [study]);
  const ask = async () => {
    setState('thinking');
    try {
      const found = await think(plainGame(board, study), 'omnigo');
      setThought(found);
      setState('idle');
      onShow({ marks: thoughtMarks(board, found) });
    } catch {
      setState('failed');
    }
  };
  const ready = game && !game.status().over;
  return (
    <section class="card stack" aria-label="The bot">
      <div class="row spread">
        <span>What does the bot think?</span>
        <button disabled={!ready || state === 'thinking'} onClick={ask}>
          {state === 'thinking' ? 'It thinks …' : 'Ask it'}
        </button>
      </div>
      {state === 'failed' && <p class="notice shown">The bot could not be loaded.</p>}
      {thought && (
        <Candidates
          player={thought.player}
          candidates={thought.ideas.map(({ point, ...idea }) => ({
            ...idea,
            move: turnName(board, point),
          }))}
        />
      )}
    </section>
  );
}
