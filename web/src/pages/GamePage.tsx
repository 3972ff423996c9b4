// A game on the server: the board, the players, what they may do, and afterwards the review.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import { colourOf } from '../board/players';
import type { Position } from '../board/view';
import { ExportButton } from '../game/Export';
import { Guide } from '../game/Guide';
import { MoveTree, Navigate } from '../game/MoveTree';
import { Notice, type Refused } from '../game/Notice';
import { bestLabels, opinionFromServer, ownersOf, type Analysis } from '../game/opinion';
import { readColouring } from '../game/record';
import { ScoreTable } from '../game/ScoreTable';
import { NOTHING_MARKED, prisonersPutBack, reached, toggled, type Marking } from '../game/scoring';
import { Seats, type SeatLook } from '../game/Seats';
import { withVariations } from '../game/variations';
import { whyPoint } from '../game/words';
import { say, sit } from '../live/act';
import { AfterTheGame } from '../live/AfterTheGame';
import { type ApiError, me } from '../live/api';
import { Chat } from '../live/Chat';
import { Away } from '../live/Away';
import { ClockFace } from '../live/Clock';
import { connection } from '../live/connection';
import { LiveGame } from '../live/game';
import { hearEvent } from '../live/hear';
import { awaitJob } from '../live/jobs';
import { More } from '../live/More';
import { TablePeople } from '../live/PersonMenu';
import { RequestCard } from '../live/Requests';
import { NOT_SHOWN, Review, type Effort, type Shown } from '../live/Review';
import { Scoring } from '../live/Scoring';
import { RatingChanges } from '../live/RatingChange';
import { Searching } from '../live/Searching';
import { aboutSeat, nameOf, outText, seatOf } from '../live/seats';
import { Waiting } from '../live/Waiting';
import type { Action, Player } from '../live/wire';
import { outcomeText, ownOutcome, phaseText, ratedText, sinceText } from '../live/words';
import type { Point } from '../rules/wasm';
import { CopyLink } from '../ui/CopyLink';
import { clockWords } from '../ui/numbers';
import { announce } from '../ui/parts';
import { Link } from '../ui/router';
import { settings } from '../ui/settings';
import { boardLabel, boardTitle } from './boards';
import { rulesWords } from './setup';

export function GamePage({ id, query }: { id: string; query: URLSearchParams }) {
  const live = useMemo(() => new LiveGame(id, connection), [id]);
  useEffect(() => () => live.close(), [live]);
  const [turn, then] = [query.get('turn'), query.get('then') ?? ''];
  useEffect(() => {
    if (turn !== null && live.state.value) live.open(Number(turn), then.split(' ').filter(Boolean));
  }, [turn, then, live.state.value === null]);
  if (live.trouble.value) {
    return (
      <main class="page">
        <h1>This game cannot be opened</h1>
        <p>The server says: {live.trouble.value}. Was the link copied whole?</p>
        <p>
          <Link href="/">Back to Home</Link>
        </p>
      </main>
    );
  }
  if (!live.state.value) {
    return (
      <main class="page" aria-busy="true">
        <p class="soft">Opening the game …</p>
      </main>
    );
  }
  return <Table live={live} searching={query.has('searching')} />;
}

/** The address of the position on the board, along a variation where it is one. */
function linkTo({ id, tree, head }: LiveGame): string {
  const { turn, then } = tree.departure(tree.current, head);
  const query = new URLSearchParams({ turn: String(turn) });
  if (then.length) query.set('then', then.join(' '));
  return `${location.origin}/game/${id}?${query}`;
}

function Table({ live, searching }: { live: LiveGame; searching: boolean }) {
  const { snapshot } = live.state.value!;
  const { game, marking } = snapshot;
  const { board, rules, tree } = live;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pending, setPending] = useState<Point | null>(null);
  const [trouble, setTrouble] = useState('');
  const [asked, setAsked] = useState<Point | null>(null);
  /** What an adviser has marked and not yet sent. */
  const [advice, setAdvice] = useState<Marking | null>(null);
  const [shown, setShown] = useState<Shown>(NOT_SHOWN);
  const drawing = useRef<SVGSVGElement | undefined>(undefined);

  const mine = live.mine(me.value?.id);
  const { following } = live;
  const rulesGame = tree.game;
  const status = rulesGame.status();
  const { phase } = game;
  const disputed = phase === 'dispute' && snapshot.dispute && following ? snapshot.dispute : null;
  const toPlay: Player = disputed ? disputed.to_play : game.to_play;
  const acting = mine.includes(toPlay) ? toPlay : null;
  const glyphs = rules.players > 2 || settings.glyphs.value === 'always';
  const playing = (phase === 'playing' || phase === 'dispute') && !snapshot.paused;
  const myTurn = playing && following && acting !== null;
  const scoring = phase === 'scoring' && following;
  const finished = phase === 'finished';
  const counted = finished && following && game.result?.how === 'score';
  const speaker = mine.find(player => seatOf(game.seats, player).in) ?? mine[0];
  // With bots alone there is nobody to talk to.
  const peopled =
    snapshot.here.others > 0 ||
    game.seats.some(seat => seat.kind !== 'bot' && !mine.includes(seat.player));
  const onlyBots = playing && game.seats.every(seat => !seat.in || seat.kind === 'bot');
  const mayHurry = mine.length > 0 || game.owner.id === me.value?.id;
  const ownSearch = searching && game.owner.id === me.value?.id;
  const advising =
    scoring && !speaker && !!snapshot.advisers?.some(({ id }) => id === me.value?.id);

  useEffect(() => {
    live.onEvent = event => hearEvent(live, event, mine);
    setPending(null);
  }, [live.state.value]);
  useEffect(() => {
    document.title = myTurn ? `● Your turn – omnigo` : 'omnigo';
    return () => {
      document.title = 'omnigo';
    };
  }, [myTurn]);

  const act = (action: Action) => {
    setTrouble('');
    return live.act(action).catch((error: ApiError) => {
      setPending(null);
      setTrouble(error.message);
    });
  };

  const agreed: Marking = useMemo(() => {
    if (advising && advice) return advice;
    const points = (names: string[] = []) => new Set(names.map(name => board.find(name)!));
    const final = live.state.value!.record.agreement;
    if (marking && (scoring || counted))
      return { dead: points(marking.dead), neutral: points(marking.neutral) };
    if (final && counted) return { dead: points(final.dead), neutral: points(final.neutral) };
    return NOTHING_MARKED;
  }, [marking, scoring, counted, advising, advice]);
  const score = scoring || counted ? rulesGame.score(agreed.dead, agreed.neutral) : null;

  const named = ({ dead, neutral }: Marking) => {
    const names = (points: ReadonlySet<Point>) => [...points].map(p => board.names[p]);
    return { dead: names(dead), neutral: names(neutral) };
  };
  const advise = () => {
    void act({ action: 'advise', ...named(agreed) });
    setAdvice(null);
  };
  const play = (point: Point) => {
    setRefused(null);
    if (scoring) {
      setAsked(point);
      const marked = toggled(rulesGame, agreed, point, rules.territory);
      if (advising) setAdvice(marked);
      if (speaker) void act({ action: 'mark', player: speaker, ...named(marked) });
      return;
    }
    if (counted) return setAsked(point);
    if (tryingOut) {
      const legality = tree.play(point);
      if (!legality.legal) setRefused({ point, legality });
      live.goto(tree.current);
      return;
    }
    if (!myTurn || pending !== null) return;
    const turn = (disputed ? disputed.turns : game.turn) + 1;
    const legality = disputed ? { legal: true as const } : rulesGame.legality(point);
    if (!legality.legal) {
      setRefused({ point, legality });
      announce(`Illegal: ${legality.reason}`);
      return;
    }
    setPending(point);
    void act({ action: 'move', player: toPlay, turn, point: board.names[point] });
  };
  const pass = () => {
    const turn = (disputed ? disputed.turns : game.turn) + 1;
    void act({ action: 'pass', player: toPlay, turn });
  };
  // After the game, and for those who only watch, the board is there to try things out.
  const tryingOut =
    (finished && !counted) || (finished && !following) || (!mine.length && !following);

  const stones = disputed ? readColouring(disputed.colouring) : rulesGame.colouring();
  const reaches =
    score && asked !== null && (!stones[asked] || agreed.dead.has(asked))
      ? reached(rulesGame, asked, agreed.dead, rules.players)
      : [];
  const heat = shown.opinion && shown.heat ? ownersOf(board, shown.opinion) : null;
  const position: Position = {
    stones,
    latest: disputed ? [] : tree.latestMoves(),
    toPlay: myTurn && pending === null ? colourOf(toPlay) : tryingOut ? status.toPlay : 0,
    legality: disputed ? undefined : point => rulesGame.legality(point),
    glyphs,
    pending,
    ...(score && { owners: score.owners, dead: agreed.dead, neutral: agreed.neutral }),
    ...(score && rules.territory && { prisoners: prisonersPutBack(score, stones) }),
    ...(reaches.length && { path: rulesGame.path(asked!, reaches[0], agreed.dead) }),
    ...(heat && { owners: heat.owners, sure: heat.sure }),
    ...(shown.opinion && shown.best && { labels: bestLabels(board, shown.opinion) }),
  };

  const askAbout = async (turn: number, effort: Effort, gone: () => boolean) => {
    const playouts = effort === 'close' ? 2000 : 200;
    const request = { kind: 'analysis', game: game.id, turn, playouts } as const;
    const analysis = await awaitJob<Analysis>(request, gone);
    return analysis && opinionFromServer(analysis);
  };

  const seats: SeatLook[] = game.seats.map((seat, i) => ({
    name: nameOf(seat, game.seats),
    about: aboutSeat(seat, mine),
    out: outText(seat),
    here: seat.kind === 'person' ? snapshot.here.players.includes(seat.player) : undefined,
    clock:
      game.clock !== 'none' && phase !== 'open' && snapshot.clocks[i] ? (
        <ClockFace
          clock={{ ...snapshot.clocks[i], running: snapshot.clocks[i].running && !finished }}
          control={game.clock}
          told={snapshot.time}
          time={live.clock}
          own={mine.includes(seat.player)}
        />
      ) : undefined,
    action:
      phase === 'open' &&
      !ownSearch &&
      seat.kind === 'open' &&
      (!seat.invited || seat.invited === me.value?.name) ? (
        <button onClick={() => void sit(act, seat.player)}>
          {mine.length ? 'Play this too' : 'Sit here'}
        </button>
      ) : undefined,
  }));

  const names = seats.map(seat => seat.name);
  useEffect(() => {
    if (finished && mine.length) settings.played.value = true;
  }, [finished]);

  return (
    <main class="game">
      <h1 class="unseen">
        {game.title || 'A game'} on {boardTitle(game.board.spec)}
      </h1>
      <div class="board-side">
        <div class="board-place">
          <BoardPanel
            board={board}
            position={position}
            label={boardLabel(board)}
            onPlay={play}
            onHover={point => {
              if (refused && point !== refused.point) setRefused(null);
              if (counted) setAsked(point);
            }}
            onDrawing={element => (drawing.current = element)}
          />
        </div>
        {trouble ? (
          <p class="notice shown" role="alert">
            {trouble}
          </p>
        ) : score ? (
          <p class="notice" role="status">
            {asked !== null &&
              whyPoint(board, asked, {
                stone: stones[asked],
                dead: agreed.dead.has(asked),
                neutral: agreed.neutral.has(asked),
                owner: score.owners[asked],
                reaches,
                territory: rules.territory,
              })}
          </p>
        ) : (
          <Notice board={board} game={rulesGame} refused={refused} glyphs={glyphs} />
        )}
      </div>
      <aside class="side" aria-label="The game">
        <Seats
          status={status}
          turn={playing ? colourOf(toPlay) : 0}
          glyphs={glyphs}
          seats={seats}
        />
        <div class="turn-line" role="status">
          {finished
            ? ownOutcome(game, mine) + outcomeText(game, names)
            : phaseText(snapshot, acting, seats[colourOf(toPlay) - 1]?.name)}
        </div>
        {playing && !disputed && following && (
          <p class="fine since">{sinceText(tree, names, mine)}</p>
        )}
        {game.damaged && (
          <p class="notice shown" role="alert">
            The server's record of this game is damaged after event {game.damaged.event - 1}. You
            can look at what is left, but nobody can play on.
          </p>
        )}
        {game.annulled && (
          <p class="fine">
            Annulled: it counts for no rating.{game.annulled_why && ` (${game.annulled_why})`}
          </p>
        )}
        <Away live={live} act={act} speaker={speaker} />
        <Guide phase={phase} status={status} accept="Accept" />
        {phase === 'open' &&
          (ownSearch ? <Searching live={live} act={act} /> : <Waiting live={live} act={act} />)}
        {onlyBots && mayHurry && (
          <div class="actions">
            <button
              disabled={snapshot.fast_forward}
              onClick={() => void act({ action: 'fast-forward' })}
            >
              {snapshot.fast_forward ? 'The bots play fast now' : 'Fast forward'}
            </button>
          </div>
        )}
        {playing && mine.some(player => seatOf(game.seats, player).in) && (
          <div class="actions">
            <button class="wide" disabled={!myTurn} onClick={pass}>
              Pass
            </button>
            <More live={live} act={act} speaker={speaker!} />
          </div>
        )}
        {snapshot.requests.map(request => (
          <RequestCard
            key={request.request}
            request={request}
            mine={mine}
            act={act}
            seats={game.seats}
          />
        ))}
        {snapshot.paused && speaker && (
          <button class="primary" onClick={() => void act({ action: 'unpause', player: speaker })}>
            Resume
          </button>
        )}
        {phase === 'dispute' && (
          <p class="fine">
            What is dead is played out on a copy. When all have passed, the game returns to where it
            stopped, with what died here marked dead.
          </p>
        )}
        {scoring && score && (
          <Scoring
            live={live}
            act={act}
            score={score}
            mine={mine}
            onAdvise={advising ? advise : undefined}
          />
        )}
        {finished && (
          <div class="card stack">
            {marking?.ruled && (
              <p class="fine">Not everyone answered in time, so the server’s own count decided.</p>
            )}
            <RatingChanges game={game} />
            {counted && score && (
              <>
                <ScoreTable score={score} rules={rules} names={names} />
                <p class="fine">Why? Hover over any point, or tap it.</p>
              </>
            )}
            <AfterTheGame live={live} act={act} speaker={speaker} />
          </div>
        )}
        {phase !== 'open' && (
          <div class="stack">
            <Navigate tree={tree} onGoto={node => live.goto(node)} />
            {!following && (
              <button onClick={() => live.goto(live.head)}>
                {finished ? 'Back to the end' : 'Back to the game'}
              </button>
            )}
            <MoveTree tree={tree} onGoto={node => live.goto(node)} />
          </div>
        )}
        {(finished || !mine.length) && phase !== 'open' && (
          <Review
            turn={live.isOwn(tree.current) ? tree.node.turn : null}
            keys={tree.turnKeys(live.head)}
            over={finished}
            movers={tree.movers(live.head)}
            onAsk={askAbout}
            onTurn={turn => live.goto(live.nodeAt(turn))}
            onShow={setShown}
          />
        )}
        {(peopled || snapshot.chat.length > 0) && (
          <Chat
            game={game.id}
            chat={snapshot.chat}
            to={mine.length || finished ? 'players' : 'spectators'}
            onSay={text => void say(act, text, mine.length || finished ? 'players' : 'spectators')}
          />
        )}
        <TablePeople game={game.id} people={game.seats.flatMap(({ person }) => person ?? [])} />
        <div class="row spread">
          <span class="fine">
            {boardTitle(game.board.spec)} · {rulesWords(game.rules)} · {clockWords(game.clock)} ·{' '}
            {ratedText(game)}
            {snapshot.here.others > 0 && ` · ${snapshot.here.others} watching`}
          </span>
          <div class="row">
            {phase !== 'open' && <CopyLink text="Link to this position" link={linkTo(live)} />}
            <ExportButton
              name={`omnigo-${game.id}`}
              sgf={() =>
                fetch(`/api/games/${game.id}/record.sgf`)
                  .then(answer => answer.text())
                  .then(sgf => withVariations(tree, live.head, sgf))
              }
              json={() => fetch(`/api/games/${game.id}/record.json`).then(answer => answer.text())}
              drawing={() => drawing.current}
            />
          </div>
        </div>
      </aside>
    </main>
  );
}
