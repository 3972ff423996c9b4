// A game on the server: the board, the players, what they may do, and afterwards the review.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { colourOf } from '../board/players';
import type { Position } from '../board/view';
import { Guide } from '../game/Guide';
import { ScoreTable } from '../game/ScoreTable';
import { Seats, type SeatLook } from '../game/Seats';
import { Alert, Foot, showsGlyphs, Table, TurnLine, useTable, Walk } from '../game/Table';
import { say, sit } from '../live/act';
import { AfterTheGame } from '../live/AfterTheGame';
import { me } from '../live/api';
import { Chat } from '../live/Chat';
import { Away } from '../live/Away';
import { ClockFace } from '../live/Clock';
import { connection } from '../live/connection';
import { LiveGame } from '../live/game';
import { hearEvent } from '../live/hear';
import { More } from '../live/More';
import { Named } from '../live/Named';
import { TablePeople } from '../live/PersonMenu';
import { boardLook, usePlay, type Play } from '../live/play';
import { RequestCard } from '../live/Requests';
import { Scoring } from '../live/Scoring';
import { RatingChanges } from '../live/RatingChange';
import { Searching } from '../live/Searching';
import { aboutSeat, nameOf, outText, seatOf, seatHref } from '../live/seats';
import { viewOf, type TableView } from '../live/view';
import { Waiting } from '../live/Waiting';
import type { Seat } from '../live/wire';
import { outcomeText, ownOutcome, phaseText, ratedText, sinceText } from '../live/words';
import { NOT_SHOWN, type Shown } from '../review/shown';
import { CopyLink } from '../ui/CopyLink';
import { lazy } from '../ui/lazy';
import { clockWords } from '../ui/numbers';
import { Link } from '../ui/router';
import { settings } from '../ui/settings';
import { boardTitle } from './boards';
import { rulesWords } from '../game/rules';
import { sentences } from '../i18n/format';
import { t } from '../i18n/t';

const LiveReview = lazy(() => import('../review/LiveReview'), { part: true });

export default function GamePage({ id, query }: { id: string; query: URLSearchParams }) {
  const live = useMemo(() => new LiveGame(id, connection), [id]);
  useEffect(() => () => live.close(), [live]);
  const [turn, then] = [query.get('turn'), query.get('then') ?? ''];
  useEffect(() => {
    if (turn !== null && live.state.value) live.open(Number(turn), then.split(' ').filter(Boolean));
  }, [turn, then, live.state.value === null]);
  if (live.trouble.value) {
    return (
      <main class="page">
        <h1>{t('game-this-game-cannot-be-opened')}</h1>
        <p>{t('game-the-server-says-was-the', { trouble: live.trouble.value })}</p>
        <p>
          <Link href="/">{t('common-back-to-home')}</Link>
        </p>
      </main>
    );
  }
  if (!live.state.value) {
    return (
      <main class="page" aria-busy="true">
        <p class="soft">{t('game-opening-the-game')}</p>
      </main>
    );
  }
  return <LiveTable live={live} searching={query.has('searching')} />;
}

/** The address of the position on the board, along a variation where it is one. */
function linkTo({ id, tree, head }: LiveGame): string {
  const { turn, then } = tree.departure(tree.current, head);
  const query = new URLSearchParams({ turn: String(turn) });
  if (then.length) query.set('then', then.join(' '));
  return `${location.origin}/game/${id}?${query}`;
}

/** What all parts of a table need. */
interface Part {
  live: LiveGame;
  view: TableView;
  play: Play;
}

function LiveTable({ live, searching }: { live: LiveGame; searching: boolean }) {
  const { snapshot } = live.state.value!;
  const { game } = snapshot;
  const { board, tree } = live;
  const view = viewOf(snapshot, { person: me.value?.id, following: live.following });
  const { mine, finished, myTurn } = view;
  const table = useTable();
  const play = usePlay(live, view, table);
  const [shown, setShown] = useState<Shown>(NOT_SHOWN);
  useEffect(() => {
    live.onEvent = event => hearEvent(live, event, mine);
  }, [live.state.value]);
  useEffect(() => {
    document.title = myTurn ? t('game-your-turn-omnigo') : 'omnigo';
    return () => {
      document.title = 'omnigo';
    };
  }, [myTurn]);
  useEffect(() => {
    if (finished && mine.length) settings.played.value = true;
  }, [finished]);

  const { stones, marks, why } = boardLook(live, view, play, table.asked);
  const position: Position = {
    stones,
    latest: view.disputed ? [] : tree.latestMoves(),
    toPlay:
      myTurn && play.pending === null
        ? colourOf(view.toPlay)
        : view.tryingOut
          ? tree.game.status().toPlay
          : 0,
    legality: view.disputed ? undefined : point => tree.game.legality(point),
    glyphs: showsGlyphs(live.rules),
    pending: play.pending,
    ...shown.marks,
    ...marks,
  };
  return (
    <Table
      title={t('game-on', {
        title: game.title || t('game-a-game'),
        board: boardTitle(game.board.spec),
      })}
      board={board}
      position={position}
      game={tree.game}
      table={table}
      onPlay={play.play}
      asksByPointer={view.counted}
      why={why}
      trouble={play.trouble}
    >
      <Players live={live} view={view} play={play} ownSearch={searching && view.owner} />
      <Moves live={live} view={view} play={play} grades={shown.grades} />
      <Talk live={live} view={view} play={play} onShow={setShown} />
      <Foot
        facts={[
          boardTitle(game.board.spec),
          rulesWords(game.rules),
          clockWords(game.clock),
          ratedText(game),
          snapshot.here.others > 0 && t('game-watching', { others: snapshot.here.others }),
        ]}
        name={`omnigo-${game.id}`}
        sgf={() => sgfOf(live)}
        json={() => recordOf(live, 'json')}
        table={table}
        tree={tree}
      >
        {game.phase !== 'open' && (
          <CopyLink text={t('common-link-to-this-position')} link={linkTo(live)} />
        )}
      </Foot>
    </Table>
  );
}

async function sgfOf(live: LiveGame): Promise<string> {
  const { withVariations } = await import('../game/variations');
  return withVariations(live.tree, live.head, await recordOf(live, 'sgf'));
}
const recordOf = ({ id }: LiveGame, format: 'sgf' | 'json') =>
  fetch(`/api/games/${id}/record.${format}`).then(answer => answer.text());

/** The seats, whose turn it is, and what the phase of the game asks for. */
function Players({ live, view, play, ownSearch }: Part & { ownSearch: boolean }) {
  const { snapshot } = live.state.value!;
  const { game } = snapshot;
  const { mine, playing, finished, acting, speaker } = view;
  const { act, score } = play;
  const seats = game.seats.map((seat, i) => seatLook(live, seat, i, { mine, act, ownSearch }));
  const status = live.tree.game.status();
  return (
    <>
      <Seats
        status={status}
        turn={playing ? colourOf(view.toPlay) : 0}
        glyphs={showsGlyphs(live.rules)}
        seats={seats}
      />
      <TurnLine>
        <Named
          seats={game.seats}
          say={names =>
            finished
              ? sentences([ownOutcome(game, mine), outcomeText(game, names)])
              : phaseText(snapshot, acting, names[colourOf(view.toPlay) - 1])
          }
        />
      </TurnLine>
      {playing && !view.disputed && live.following && (
        <p class="fine since">
          <Named seats={game.seats} say={names => sinceText(live.tree, names, mine)} />
        </p>
      )}
      <Warnings live={live} />
      <Away live={live} act={act} speaker={speaker} />
      <Guide phase={game.phase} status={status} accept={t('common-accept')} />
      {game.phase === 'open' &&
        (ownSearch ? <Searching live={live} act={act} /> : <Waiting live={live} act={act} />)}
      <TurnButtons live={live} view={view} play={play} />
      {game.phase === 'dispute' && <p class="fine">{t('game-what-is-dead-is-played')}</p>}
      {view.scoring && score && (
        <Scoring
          live={live}
          act={act}
          score={score}
          mine={mine}
          onAdvise={view.advising ? play.advise : undefined}
        />
      )}
      {finished && <Ended live={live} view={view} play={play} seats={seats} />}
    </>
  );
}

interface SeatContext extends Pick<TableView, 'mine'>, Pick<Play, 'act'> {
  ownSearch: boolean;
}
function seatLook(live: LiveGame, seat: Seat, i: number, context: SeatContext): SeatLook {
  const { game, here, clocks, time } = live.state.value!.snapshot;
  const { mine, act, ownSearch } = context;
  const clock = game.clock !== 'none' && game.phase !== 'open' && clocks[i];
  const free =
    game.phase === 'open' &&
    !ownSearch &&
    seat.kind === 'open' &&
    (!seat.invited || seat.invited === me.value?.name);
  return {
    name: nameOf(seat, game.seats),
    href: seatHref(seat),
    about: aboutSeat(seat, mine),
    out: outText(seat),
    here: seat.kind === 'person' ? here.players.includes(seat.player) : undefined,
    clock: clock && (
      <ClockFace
        clock={{ ...clock, running: clock.running && game.phase !== 'finished' }}
        control={game.clock}
        sentAt={time}
        time={live.clock}
        own={mine.includes(seat.player)}
      />
    ),
    action: free && (
      <button onClick={() => void sit(act, seat.player)}>
        {mine.length ? t('game-play-this-too') : t('game-sit-here')}
      </button>
    ),
  };
}

function Warnings({ live }: { live: LiveGame }) {
  const { game } = live.state.value!.snapshot;
  return (
    <>
      {game.damaged && (
        <Alert>{t('game-the-servers-record-of-this', { event: game.damaged.event - 1 })}</Alert>
      )}
      {game.annulled && (
        <p class="fine">
          {t('game-annulled-it-counts-for-no')}
          {game.annulled_why && ` (${game.annulled_why})`}
        </p>
      )}
    </>
  );
}

function TurnButtons({ live, view, play }: Part) {
  const { snapshot } = live.state.value!;
  const { seats } = snapshot.game;
  const { mine, playing, speaker } = view;
  const { act } = play;
  return (
    <>
      {view.mayHurry && (
        <div class="actions">
          <button
            disabled={snapshot.fast_forward}
            onClick={() => void act({ action: 'fast-forward' })}
          >
            {snapshot.fast_forward ? t('game-the-bots-play-fast-now') : t('game-fast-forward')}
          </button>
        </div>
      )}
      {playing && mine.some(player => seatOf(seats, player).in) && (
        <div class="actions">
          <button class="wide" disabled={!view.myTurn} onClick={play.pass}>
            {t('common-pass')}
          </button>
          <More live={live} act={act} speaker={speaker!} />
        </div>
      )}
      {snapshot.requests.map(request => (
        <RequestCard key={request.request} request={request} mine={mine} act={act} seats={seats} />
      ))}
      {snapshot.paused && speaker && (
        <button class="primary" onClick={() => void act({ action: 'unpause', player: speaker })}>
          {t('game-resume')}
        </button>
      )}
    </>
  );
}

function Ended({ live, view, play, seats }: Part & { seats: SeatLook[] }) {
  const { game, marking } = live.state.value!.snapshot;
  return (
    <div class="card stack">
      {marking?.ruled && <p class="fine">{t('game-not-everyone-answered-in-time')}</p>}
      <RatingChanges game={game} />
      {view.counted && play.score && (
        <>
          <ScoreTable
            score={play.score}
            rules={live.rules}
            names={seats.map(({ name }) => name)}
            hrefs={seats.map(({ href }) => href)}
          />
          <p class="fine">{t('common-why-hover-over-any-point')}</p>
        </>
      )}
      <AfterTheGame live={live} act={play.act} speaker={view.speaker} />
    </div>
  );
}

function Moves({ live, view, grades }: Part & Pick<Shown, 'grades'>) {
  if (live.state.value!.snapshot.game.phase === 'open') return null;
  return (
    <Walk tree={live.tree} onGoto={node => live.goto(node)} grades={grades}>
      {!live.following && (
        <button onClick={() => live.goto(live.head)}>
          {view.finished ? t('game-back-to-the-end') : t('common-back-to-the-game')}
        </button>
      )}
    </Walk>
  );
}

/** The review, the chat and the people. */
function Talk({ live, view, play, onShow }: Part & { onShow: (shown: Shown) => void }) {
  const { game, chat } = live.state.value!.snapshot;
  const { mine, finished } = view;
  const to = mine.length || finished ? 'players' : 'spectators';
  return (
    <>
      {(finished || !mine.length) && game.phase !== 'open' && (
        <LiveReview live={live} onShow={onShow} />
      )}
      {(view.peopled || chat.length > 0) && (
        <Chat game={game.id} chat={chat} to={to} onSay={text => void say(play.act, text, to)} />
      )}
      <TablePeople game={game.id} people={game.seats.flatMap(({ person }) => person ?? [])} />
    </>
  );
}
