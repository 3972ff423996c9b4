// Lists of games: the lobby, games to watch, your own.
import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPicture } from '../board/Picture';
import { readColouring } from '../game/record';
import { api } from '../live/api';
import type { GameSummary } from '../live/wire';
import { Named } from '../live/Named';
import { seatHref } from '../live/seats';
import { outcomeText, ratedText, seatName } from '../live/words';
import { boardOf, engine } from '../rules/engine';
import { StoneIcon } from '../ui/parts';
import { clockWords } from '../ui/numbers';
import { Link, NameLink } from '../ui/router';
import { boardTitle } from './boards';
import { rulesWords } from '../game/rules';
import { colourOf } from '../board/players';
import { t, type PlainKey } from '../i18n/t';

const PHASES: Record<GameSummary['phase'], PlainKey> = {
  open: 'common-open-seat',
  playing: 'game-rows-playing',
  scoring: 'game-rows-counting',
  dispute: 'game-rows-counting',
  finished: 'game-rows-over',
};

interface RowsProps {
  games: GameSummary[];
  empty: string;
  person?: string;
  /** Something to say about a game. */
  note?: (game: GameSummary) => string;
}
export function GameRows({ games, empty, person, note }: RowsProps) {
  if (!games.length) return <p class="empty">{empty}</p>;
  return (
    <ul class="game-list">
      {games.map(game => (
        <li key={game.id}>
          <GameRow game={game} person={person} note={note?.(game)} />
        </li>
      ))}
    </ul>
  );
}

function GameRow({ game, person, note }: { game: GameSummary; person?: string; note?: string }) {
  const next = game.seats[colourOf(game.to_play) - 1];
  const yours = game.phase === 'playing' && person !== undefined && next?.person?.id === person;
  const state =
    game.phase === 'finished' ? (
      <Named seats={game.seats} say={names => outcomeText(game, names)} />
    ) : yours ? (
      t('game-rows-your-turn')
    ) : game.phase === 'playing' ? (
      t('game-rows-turn', { turn: game.turn + 1 })
    ) : (
      t(PHASES[game.phase])
    );
  return (
    <div class="game-row">
      <Thumb game={game} />
      <div>
        <Link class="title" href={`/game/${game.id}`}>
          {boardTitle(game.board.spec)} <span class="soft">{game.title}</span>
        </Link>
        <div class="fine">
          <span class="seat-dots" aria-hidden="true">
            {game.seats.map((_, i) => (
              <StoneIcon key={i} colour={i + 1} glyph={game.seats.length > 2} />
            ))}
          </span>{' '}
          <SeatNames seats={game.seats} />
        </div>
        <div class="fine hide-small">
          {rulesWords(game.rules)} · {clockWords(game.clock)} · {ratedText(game)}
        </div>
        {note && <div class="fine">{note}</div>}
      </div>
      <span class={yours ? 'badge yours' : 'badge'}>{state}</span>
    </div>
  );
}

/** Each with its profile, except the open seats. */
function SeatNames({ seats }: Pick<GameSummary, 'seats'>) {
  return (
    <>
      {seats.map((seat, i) => (
        <Fragment key={i}>
          {i > 0 && ' · '}
          <NameLink href={seatHref(seat)}>{seatName(seat, seats)}</NameLink>
        </Fragment>
      ))}
    </>
  );
}

/** How often a thumbnail may ask the server for the stones, in milliseconds. */
const PATIENCE = 5000;

/** The stones of a game as of some turn, once they are known: asked for while the picture is in sight. */
function useStones({ id, turn, phase }: GameSummary, holder: { current: Element | null }) {
  const [letters, setLetters] = useState('');
  const [seen, setSeen] = useState(false);
  const asked = useRef({ turn: 0, at: -Infinity });
  useEffect(() => {
    const watch = new IntersectionObserver(entries => setSeen(entries.at(-1)!.isIntersecting));
    watch.observe(holder.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!seen || phase === 'open' || asked.current.turn === turn) return;
    const wait = Math.max(0, asked.current.at + PATIENCE - performance.now());
    const timer = setTimeout(() => {
      asked.current = { turn, at: performance.now() };
      api.game(id).then(
        ({ colouring }) => setLetters(colouring),
        () => {}, // private by now, or no server: the board stays as it is
      );
    }, wait);
    return () => clearTimeout(timer);
  }, [seen, turn, phase]);
  return letters;
}

function Thumb({ game }: { game: GameSummary }) {
  const { spec } = game.board;
  const holder = useRef<HTMLDivElement>(null);
  const letters = useStones(game, holder);
  const board = useMemo(() => {
    try {
      return engine.value && boardOf(spec);
    } catch {
      return null; // a board of somebody's own
    }
  }, [spec, engine.value]);
  const stones = useMemo(
    () =>
      letters.length === board?.size ? readColouring(letters) : new Uint8Array(board?.size ?? 0),
    [letters, board],
  );
  return (
    <div class="thumb" ref={holder}>
      {board && board.size <= 400 && (
        <BoardPicture
          board={board}
          position={{ stones, glyphs: game.seats.length > 2 }}
          label={boardTitle(spec)}
        />
      )}
    </div>
  );
}
