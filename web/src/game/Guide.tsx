// A word beside somebody's first game, at the moments when newcomers hesitate.
import type { Status } from '../rules/wasm';
import { address, go, Link, parse } from '../ui/router';

interface Props {
  phase: 'playing' | 'scoring' | 'finished' | string;
  status: Status;
  /** The word on the button that ends the count. */
  accept: string;
}
/** Shown where the address asks for it: see botGame. */
export function Guide(props: Props) {
  if (!parse(address.value).query.has('guide')) return null;
  const close = () => go(address.value.replace(/[?&]guide/, ''), true);
  return (
    <div class="card guide" role="note">
      <p>{advice(props)}</p>
      <button class="link" onClick={close}>
        Hide this advice
      </button>
      {props.phase === 'finished' && (
        <div class="buttons">
          <Link class="button" href="/learn">
            To the lessons
          </Link>
        </div>
      )}
    </div>
  );
}

function advice({ phase, status, accept }: Props): string {
  const { turns, players } = status;
  if (phase === 'finished') {
    return players.some(player => !player.in)
      ? 'A player who sees no way to win can resign; the game then ends without a count. That was your first game!'
      : 'That was your first game! Tap any point, or hover over it, to see whose it is and why.';
  }
  if (phase === 'scoring') {
    return `Small squares show whose point each is. Faded stones are considered dead and come off. If that looks right, press ${accept}; if not, tap a block to change it, or play on.`;
  }
  if (turns === 0) return 'You are Black and begin. Tap a point to put a stone there.';
  if (players.some(player => player.passed && player.in)) {
    return 'The bot has passed: it sees nothing more to gain. If you see nothing either, pass too, and the game ends.';
  }
  if (turns < 8) {
    return 'A ring marks the latest stone. Surround points near the corners and sides; then join your stones into walls.';
  }
  if (turns < 20) {
    return 'Before each move look for blocks with one liberty: take the bot’s, save your own. Undo takes a turn back.';
  }
  return 'When every region belongs to somebody and no move gains anything more, press Pass.';
}
