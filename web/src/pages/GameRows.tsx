// Lists of games: the lobby, games to watch, one's own.
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPanel';
import type { GameSummary } from '../live/wire';
import { outcomeText, seatNames } from '../live/words';
import { boardOf } from '../rules/engine';
import { StoneIcon } from '../ui/parts';
import { clockWords } from '../ui/numbers';
import { Link } from '../ui/router';
import { boardTitle } from './boards';
import { rulesWords } from './setup';
import { colourOf } from '../board/players';

const PHASES = {
  open: 'open seat',
  playing: 'playing',
  scoring: 'counting',
  dispute: 'counting',
  finished: 'over',
};

export function GameRows({
  games,
  empty,
  person,
}: {
  games: GameSummary[];
  empty: string;
  person?: string;
}) {
  if (!games.length) return <p class="empty">{empty}</p>;
  return (
    <ul class="game-list">
      {games.map(game => (
        <li key={game.id}>
          <GameRow game={game} person={person} />
        </li>
      ))}
    </ul>
  );
}

function GameRow({ game, person }: { game: GameSummary; person?: string }) {
  const names = game.seats.map(seat => seat.person?.name ?? seat.bot ?? 'open');
  const next = game.seats[colourOf(game.to_play) - 1];
  const yours = game.phase === 'playing' && person !== undefined && next?.person?.id === person;
  const state =
    game.phase === 'finished'
      ? outcomeText(game, names)
      : yours
        ? 'your turn'
        : game.phase === 'playing'
          ? `turn ${game.turn + 1}`
          : PHASES[game.phase];
  return (
    <Link class="game-row" href={`/game/${game.id}`}>
      <Thumb spec={game.board.spec} />
      <div>
        <div class="title">
          {boardTitle(game.board.spec)} <span class="soft">{game.title}</span>
        </div>
        <div class="fine">
          <span class="seat-dots" aria-hidden="true">
            {game.seats.map((_, i) => (
              <StoneIcon key={i} colour={i + 1} glyph={game.seats.length > 2} />
            ))}
          </span>{' '}
          {seatNames(game)}
        </div>
        <div class="fine hide-small">
          {rulesWords(game.rules)} · {clockWords(game.clock)}
        </div>
      </div>
      <span class={yours ? 'badge yours' : 'badge'}>{state}</span>
    </Link>
  );
}

function Thumb({ spec }: { spec: string }) {
  const board = useMemo(() => {
    try {
      return boardOf(spec);
    } catch {
      return null; // a board of somebody's own
    }
  }, [spec]);
  return (
    <div class="thumb">
      {board && board.size <= 400 && (
        <BoardPicture
          board={board}
          position={{ stones: new Uint8Array(board.size) }}
          label={spec}
        />
      )}
    </div>
  );
}
