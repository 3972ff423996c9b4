// A game on the server: the board, the players, what they may do, and afterwards the review.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import { colourOf } from '../board/players';
import type { Position } from '../board/view';
import { ExportButton } from '../game/Export';
import { Guide } from '../game/Guide';
import { MoveTree, Navigate } from '../game/MoveTree';
import { Notice, type Refused } from '../game/Notice';
import { readColouring } from '../game/record';
import { ScoreTable } from '../game/ScoreTable';
import { NOTHING_MARKED, reached, toggled, type Marking } from '../game/scoring';
import { Seats, type SeatLook } from '../game/Seats';
import { playerName, whyPoint } from '../game/words';
import { bestLabels, ownersOf } from '../live/analysis';
import { ApiError, me, someone } from '../live/api';
import { Chat } from '../live/Chat';
import { Away } from '../live/Away';
import { ClockFace } from '../live/Clock';
import { connection } from '../live/connection';
import { LiveGame } from '../live/game';
import { notifyTurn } from '../live/notify';
import { Review, type Shown } from '../live/Review';
import type { Action, GameEvent, OpenRequest, Player, Seat } from '../live/wire';
import { outcomeText, phaseText } from '../live/words';
import type { Point } from '../rules/wasm';
import { announce, ConfirmButton, Dialog, Icon } from '../ui/parts';
import { clockText, clockWords } from '../ui/numbers';
import { go, Link } from '../ui/router';
import { settings } from '../ui/settings';
import { sound } from '../ui/sound';
import { boardTitle } from './boards';
import { createGame } from './quick';

export function GamePage({ id, query }: { id: string; query: URLSearchParams }) {
  const live = useMemo(() => new LiveGame(id, connection), [id]);
  useEffect(() => () => live.close(), [live]);
  const wanted = query.get('turn');
  useEffect(() => {
    if (wanted === null || !live.state.value) return;
    live.goto(live.tree.mainNodeAt(Number(wanted)));
  }, [wanted, live.state.value === null]);
  if (live.trouble.value) {
    return (
      <main class="page">
        <h1>No such game</h1>
        <p>{live.trouble.value}</p>
        <Link href="/">To the start</Link>
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
  return <Table live={live} />;
}

function Table({ live }: { live: LiveGame }) {
  const { snapshot } = live.state.value!;
  const { game, marking } = snapshot;
  const { board, rules, tree } = live;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pending, setPending] = useState<Point | null>(null);
  const [trouble, setTrouble] = useState('');
  const [asked, setAsked] = useState<Point | null>(null);
  const [shown, setShown] = useState<Shown>({ analysis: null, heat: false, best: false });
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
    const points = (names: string[] = []) => new Set(names.map(name => board.find(name)!));
    const final = live.state.value!.record.agreement;
    if (marking && (scoring || counted))
      return { dead: points(marking.dead), neutral: points(marking.neutral) };
    if (final && counted) return { dead: points(final.dead), neutral: points(final.neutral) };
    return NOTHING_MARKED;
  }, [marking, scoring, counted]);
  const score = scoring || counted ? rulesGame.score(agreed.dead, agreed.neutral) : null;

  const play = (point: Point) => {
    setRefused(null);
    if (scoring) {
      setAsked(point);
      if (!speaker) return;
      const { dead, neutral } = toggled(rulesGame, agreed, point, rules.territory);
      const names = (points: ReadonlySet<Point>) => [...points].map(p => board.names[p]);
      void act({ action: 'mark', player: speaker, dead: names(dead), neutral: names(neutral) });
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
  const heat = shown.analysis && shown.heat ? ownersOf(board, shown.analysis) : null;
  const position: Position = {
    stones,
    latest: disputed ? [] : tree.latestMoves(),
    toPlay: myTurn && pending === null ? colourOf(toPlay) : tryingOut ? status.toPlay : 0,
    legality: disputed ? undefined : point => rulesGame.legality(point),
    glyphs,
    pending,
    ...(score && { owners: score.owners, dead: agreed.dead, neutral: agreed.neutral }),
    ...(reaches.length && { path: rulesGame.path(asked!, reaches[0], agreed.dead) }),
    ...(heat && { owners: heat.owners, sure: heat.sure }),
    ...(shown.analysis && shown.best && { labels: bestLabels(board, shown.analysis) }),
  };

  const seats: SeatLook[] = game.seats.map((seat, i) => ({
    name: nameOf(seat),
    about: aboutSeat(seat, mine),
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
      phase === 'open' && seat.kind === 'open' ? (
        <button onClick={() => void sit(act, seat.player)}>Sit here</button>
      ) : undefined,
  }));

  return (
    <main class="game">
      <h1 class="unseen">
        {game.title || 'A game'} on {game.board.spec}
      </h1>
      <div class="board-side">
        <div class="board-place">
          <BoardPanel
            board={board}
            position={position}
            label={`Board ${game.board.spec}, ${board.size} points`}
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
            ? outcomeText(
                game,
                seats.map(s => s.name),
              )
            : phaseText(snapshot, acting, seats[colourOf(toPlay) - 1]?.name)}
        </div>
        {game.annulled && <p class="fine">Annulled: it counts for no rating.</p>}
        <Away live={live} act={act} speaker={speaker} />
        <Guide phase={phase} status={status} accept="Accept" />
        {phase === 'open' && <Waiting live={live} act={act} />}
        {snapshot.requests.map(request => (
          <RequestCard
            key={request.request}
            request={request}
            mine={mine}
            act={act}
            seats={game.seats}
          />
        ))}
        {playing && mine.length > 0 && (
          <div class="actions">
            <button class="wide" disabled={!myTurn} onClick={pass}>
              Pass
            </button>
            <More live={live} act={act} speaker={speaker!} />
          </div>
        )}
        {snapshot.paused && speaker && (
          <button class="primary" onClick={() => void act({ action: 'unpause', player: speaker })}>
            Go on
          </button>
        )}
        {phase === 'dispute' && (
          <p class="fine">
            What is dead is played out on a copy. When all have passed, the game returns to where it
            stopped, with what died here marked dead.
          </p>
        )}
        {scoring && score && marking && (
          <div class="card stack">
            <p class="fine">
              All have passed.{' '}
              {snapshot.proposal
                ? 'A bot has proposed what is dead: tap a block to change that.'
                : 'A bot is looking at the board, and will propose what is dead.'}{' '}
              All must accept the same. Who disagrees plays on
              {rules.territory
                ? ': a copy of the game then decides what is dead.'
                : ': if all pass again without a move, the board counts as it stands.'}
            </p>
            <ScoreTable score={score} rules={rules} names={seats.map(seat => seat.name)} />
            <ul class="accepts" aria-label="Who has accepted">
              {game.seats
                .filter(seat => seat.in)
                .map(seat => (
                  <li key={seat.player} class={marking.accepted.includes(seat.player) ? 'yes' : ''}>
                    {marking.accepted.includes(seat.player) ? (
                      <Icon name="check" />
                    ) : (
                      <Icon name="clock" />
                    )}{' '}
                    {nameOf(seat)}
                  </li>
                ))}
            </ul>
            {speaker && (
              <div class="actions">
                <button
                  class="primary"
                  disabled={mine.every(player => marking.accepted.includes(player))}
                  onClick={() =>
                    mine
                      .filter(player => !marking.accepted.includes(player))
                      .forEach(
                        player => void act({ action: 'accept', player, marking: marking.marking }),
                      )
                  }
                >
                  <Icon name="check" /> Accept
                </button>
                <button onClick={() => void act({ action: 'resume', player: speaker })}>
                  Play on
                </button>
              </div>
            )}
            <Deadline at={marking.deadline} live={live} />
          </div>
        )}
        {finished && (
          <div class="card stack">
            {counted && score && (
              <>
                <ScoreTable score={score} rules={rules} names={seats.map(seat => seat.name)} />
                <p class="fine">Why? Point at any point of the board.</p>
              </>
            )}
            <AfterTheGame live={live} act={act} speaker={speaker} />
          </div>
        )}
        <div class="stack">
          <Navigate tree={tree} onGoto={node => live.goto(node)} />
          {!following && (
            <button onClick={() => live.goto(live.head)}>
              {finished ? 'Back to the end' : 'Back to the game'}
            </button>
          )}
          <MoveTree tree={tree} onGoto={node => live.goto(node)} />
        </div>
        {(finished || !mine.length) && phase !== 'open' && (
          <Review
            board={board}
            turn={tree.node.turn}
            turns={tree.nodes[live.head].turn}
            request={turn =>
              tree.isMain(tree.current) || turn !== tree.node.turn
                ? { kind: 'analysis', game: game.id, turn }
                : null
            }
            onTurn={turn => live.goto(tree.mainNodeAt(turn))}
            onShow={setShown}
          />
        )}
        <Chat
          chat={snapshot.chat}
          to={mine.length || finished ? 'players' : 'spectators'}
          onSay={text => void say(act, text, mine.length || finished ? 'players' : 'spectators')}
        />
        <div class="row spread">
          <span class="fine">
            {boardTitle(game.board.spec)} · {game.rules} · {clockWords(game.clock)}
            {snapshot.here.others > 0 && ` · ${snapshot.here.others} watching`}
          </span>
          <div class="row">
            <CopyLink
              text="Link to this position"
              link={`${location.origin}/game/${game.id}?turn=${tree.node.turn}`}
            />
            <ExportButton
              name={`omnigo-${game.id}`}
              sgf={() => fetch(`/api/games/${game.id}/record.sgf`).then(answer => answer.text())}
              json={() => fetch(`/api/games/${game.id}/record.json`).then(answer => answer.text())}
              drawing={() => drawing.current}
            />
          </div>
        </div>
      </aside>
    </main>
  );
}

const seatOf = (seats: Seat[], player: Player) => seats.find(seat => seat.player === player)!;
const nameOf = (seat: Seat) =>
  seat.person?.name ??
  (seat.kind === 'bot' ? (seat.bot ?? 'bot') : seat.invited ? `for ${seat.invited}` : 'open seat');

const aboutSeat = (seat: Seat, mine: Player[]) =>
  [seat.kind === 'bot' && 'bot', mine.includes(seat.player) && 'you', seat.rank]
    .filter(Boolean)
    .join(' · ');

type Act = (action: Action) => Promise<unknown>;

async function sit(act: Act, player: Player) {
  const before = me.value;
  await someone();
  if (!before) connection.again();
  await act({ action: 'join', player });
}
async function say(act: Act, text: string, to: 'players' | 'spectators') {
  const before = me.value;
  await someone();
  if (!before) connection.again();
  await act({ action: 'chat', to, text });
}

/** Sounds, and words for those who listen. */
function hearEvent({ board, state }: LiveGame, event: GameEvent, mine: Player[]) {
  const { snapshot } = state.value!;
  const next = snapshot.game.to_play;
  const yours = mine.includes(next) && snapshot.game.phase === 'playing';
  switch (event.action) {
    case 'move': {
      sound(event.taken.length ? 'capture' : 'stone', event.taken.length);
      const taken = event.taken.length ? `, ${event.taken.length} taken` : '';
      announce(
        `${playerName(colourOf(event.player))} ${event.point}${taken}. ${yours ? 'Your turn.' : ''}`,
      );
      break;
    }
    case 'pass':
      sound('pass');
      announce(`${playerName(colourOf(event.player))} passes. ${yours ? 'Your turn.' : ''}`);
      break;
    case 'start':
      sound('turn');
      announce('The game has begun.');
      break;
    case 'stop':
      announce('All have passed: which stones are dead?');
      break;
    case 'result':
      sound('end');
      announce('The game is over.');
      break;
    case 'chat':
      announce(`${event.person.name}: ${event.text}`);
      break;
  }
  const turned = event.action === 'move' || event.action === 'pass' || event.action === 'start';
  if (yours && turned && document.hidden) notifyTurn(board.spec);
}

function CopyLink({ text, link, primary }: { text: string; link: string; primary?: boolean }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 2000);
      },
      () => {},
    );
  return (
    <button class={primary ? 'primary' : 'quiet'} onClick={copy} title={link}>
      <Icon name={copied ? 'check' : 'link'} /> {copied ? 'Copied' : text}
    </button>
  );
}

function Waiting({ live, act }: { live: LiveGame; act: Act }) {
  const { game } = live.state.value!.snapshot;
  const link = `${location.origin}/game/${game.id}`;
  const owner = game.owner.id === me.value?.id;
  const mine = live.mine(me.value?.id);
  return (
    <div class="card stack">
      <p>
        The game begins when every seat is taken. Send this link to those you want to play with:
      </p>
      <input
        readOnly
        value={link}
        aria-label="The link to this game"
        onFocus={event => event.currentTarget.select()}
      />
      <div class="actions">
        <CopyLink text="Copy the link" link={link} primary />
        {owner ? (
          <ConfirmButton
            label="Call it off"
            title="Call the game off?"
            text="Nobody will be able to sit down any more."
            yes="Yes, call it off"
            onYes={() => void act({ action: 'abort' })}
          />
        ) : (
          mine.map(player => (
            <button
              key={player}
              class="quiet"
              onClick={() => void act({ action: 'leave', player })}
            >
              Stand up
            </button>
          ))
        )}
      </div>
    </div>
  );
}

interface RequestProps {
  request: OpenRequest;
  mine: Player[];
  act: Act;
  seats: Seat[];
}
function RequestCard({ request, mine, act, seats }: RequestProps) {
  const { kind, player, agreed, request: n } = request;
  const who = nameOf(seatOf(seats, player));
  const text = {
    undo: `${who} asks to go back${request.to === undefined ? '' : ` to turn ${request.to}`}.`,
    pause: `${who} asks for a pause.`,
    rematch: `${who} would like another game.`,
  }[kind];
  const due = mine.filter(p => !agreed.includes(p));
  const answer = (yes: boolean) =>
    due.forEach(p => void act({ action: 'answer', player: p, request: n, yes }));
  return (
    <div class="card request" role="alert">
      <span>{text}</span>
      {mine.includes(player) ? (
        <button class="quiet" onClick={() => void act({ action: 'withdraw', player, request: n })}>
          Never mind
        </button>
      ) : due.length ? (
        <div class="buttons">
          <button onClick={() => answer(false)}>No</button>
          <button class="primary" onClick={() => answer(true)}>
            Yes
          </button>
        </div>
      ) : (
        <span class="fine">Waiting for the others.</span>
      )}
    </div>
  );
}

/** What is needed less often; nothing in it is done by one tap where the board just was. */
function More({ live, act, speaker }: { live: LiveGame; act: Act; speaker: Player }) {
  const [open, setOpen] = useState(false);
  const { game } = live.state.value!.snapshot;
  const others = game.seats.filter(seat => seat.in && seat.player !== speaker);
  const timed = game.clock !== 'none';
  const early = game.turn < game.seats.length;
  const close = (action: Action) => {
    setOpen(false);
    void act(action);
  };
  return (
    <>
      <button
        onClick={() => void act({ action: 'undo', player: speaker })}
        disabled={game.turn === 0}
      >
        <Icon name="undo" /> Undo
      </button>
      <button class="quiet" onClick={() => setOpen(true)}>
        More
      </button>
      <Dialog title="More" open={open} onClose={() => setOpen(false)}>
        <div class="stack">
          {timed && (
            <button onClick={() => close({ action: 'pause', player: speaker })}>
              Ask for a pause
            </button>
          )}
          {timed &&
            others.map(seat => (
              <button
                key={seat.player}
                onClick={() =>
                  close({ action: 'add-time', player: speaker, to: seat.player, time: 60_000 })
                }
              >
                Give {nameOf(seat)} one more minute
              </button>
            ))}
          {live.state.value!.snapshot.may_claim && (
            <button onClick={() => close({ action: 'claim', player: speaker })}>
              The position comes again and again: no result
            </button>
          )}
          <div class="row spread danger-row">
            <button onClick={() => setOpen(false)}>Close</button>
            {early ? (
              <ConfirmButton
                label="Abort"
                title="Abort the game?"
                text="It ends without a result, as not everybody has had a turn."
                yes="Yes, abort"
                onYes={() => close({ action: 'abort' })}
              />
            ) : (
              <ConfirmButton
                label="Resign"
                title="Resign?"
                text={
                  others.length > 1
                    ? 'The others play on; your stones stay on the board.'
                    : 'This ends the game, and you lose it.'
                }
                yes="Yes, I resign"
                onYes={() => close({ action: 'resign', player: speaker })}
              />
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}

function AfterTheGame({ live, act, speaker }: { live: LiveGame; act: Act; speaker?: Player }) {
  const { snapshot } = live.state.value!;
  const [trouble, setTrouble] = useState('');
  const { turn } = live.tree.node;
  // On a copy: oneself for whoever is next there, bots for the others.
  const playOn = () => {
    const { toPlay } = live.tree.game.status();
    const seats = snapshot.game.seats.map((_, i) =>
      i + 1 === toPlay ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'regular' },
    );
    createGame({ from: { game: live.id, turn }, seats, clock: 'none', listed: false }).catch(
      (error: ApiError) => setTrouble(error.message),
    );
  };
  const asked = snapshot.requests.some(request => request.kind === 'rematch');
  if (snapshot.rematch) {
    return (
      <button class="primary" onClick={() => go(`/game/${snapshot.rematch}`)}>
        To the next game
      </button>
    );
  }
  return (
    <div class="actions">
      {speaker && (
        <button
          class="primary"
          disabled={asked}
          onClick={() => void act({ action: 'rematch', player: speaker })}
        >
          Play again
        </button>
      )}
      <button onClick={() => go('/')}>New game</button>
      {live.tree.isMain(live.tree.current) && (
        <button class="quiet" onClick={playOn}>
          Play on from turn {turn}, against bots
        </button>
      )}
      {trouble && (
        <p class="notice shown" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

function Deadline({ at, live }: { at: number; live: LiveGame }) {
  const [, setBeat] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setBeat(n => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!at) return null;
  return (
    <p class="fine">
      Who has not answered in {clockText(Math.max(10_000, at - live.clock.time()))} accepts.
    </p>
  );
}
