// A game at one screen, of people and of bots that think in this browser: no server is needed.
import { useMemo, useRef, useState } from 'preact/hooks';
import { useOpponents } from '../bot/opponents';
import { BoardPanel } from '../board/BoardPanel';
import { wireName } from '../board/players';
import type { Position } from '../board/view';
import { ExportButton } from '../game/Export';
import { LocalGame, savedGame, type LocalSetup } from '../game/local';
import { Guide } from '../game/Guide';
import { MoveTree, Navigate } from '../game/MoveTree';
import { ownBoard } from '../draw/code';
import { Notice, type Refused } from '../game/Notice';
import { writeRecord } from '../game/record';
import { ScoreTable } from '../game/ScoreTable';
import { prisonersPutBack, reached } from '../game/scoring';
import { Seats } from '../game/Seats';
import { playerName, resultText, whyPoint } from '../game/words';
import { boardOf, engine } from '../rules/engine';
import { RulesError, type Point } from '../rules/wasm';
import { announce, ConfirmButton, Icon } from '../ui/parts';
import { go, Link } from '../ui/router';
import { settings } from '../ui/settings';
import { sound } from '../ui/sound';
import { boardLabel, titleOf } from './boards';
import { rulesWords } from './setup';

function setupFrom(query: URLSearchParams): LocalSetup {
  const rules = query.get('rules') ?? 'chinese';
  const { players } = engine.value!.rules(rules);
  const bots = (query.get('bots') ?? '').split(',');
  const own = ownBoard(query);
  return {
    board: own || (query.get('board') ?? 'grid:9x9'),
    own: own !== '',
    rules,
    names: Array.from({ length: players }, (_, i) => bots[i] || playerName(i + 1)),
    bots,
  };
}

/** What a person does cannot wait for a bot's answer. */
const isBotsTurn = (local: LocalGame) =>
  (local.phase === 'playing' || local.phase === 'dispute') &&
  local.botOf(local.game.status().toPlay) !== null;

/** The game kept in the browser if it is the one asked for, else a new one. */
function openGame(query: URLSearchParams): LocalGame {
  const saved = savedGame();
  if (saved && !query.has('board') && !query.has('b')) {
    return LocalGame.restore(boardOfSetup(saved.setup), saved);
  }
  const setup = setupFrom(query);
  return new LocalGame(boardOfSetup(setup), setup);
}
const boardOfSetup = ({ board, own }: LocalSetup) =>
  own ? engine.value!.board(board, true) : boardOf(board);

export function LocalPage({ query }: { query: URLSearchParams }) {
  const [games, setGames] = useState(0);
  const opened = useMemo(() => {
    try {
      return openGame(query);
    } catch (error) {
      if (error instanceof RulesError) return error.message;
      throw error;
    }
  }, [query.toString(), games]);
  if (typeof opened === 'string') {
    return (
      <main class="page">
        <h1>No such game</h1>
        <p>{opened}</p>
        <Link href="/new?at=screen">Set one up</Link>
      </main>
    );
  }
  const again = () => {
    new LocalGame(opened.board, opened.setup).touch();
    go('/local');
    setGames(games + 1);
  };
  return <LocalTable local={opened} onAgain={again} />;
}

function LocalTable({ local, onAgain }: { local: LocalGame; onAgain: () => void }) {
  local.changes.value; // draws again whenever the game changes
  const [refused, setRefused] = useState<Refused | null>(null);
  const [asked, setAsked] = useState<Point | null>(null);
  const drawing = useRef<SVGSVGElement | undefined>(undefined);
  const { board, rules, game, phase, tree } = local;
  const status = game.status();
  const players = rules.players;
  const glyphs = players > 2 || settings.glyphs.value === 'always';
  const counting = phase === 'scoring' || phase === 'finished';
  const score = counting ? local.score() : null;
  const stones = game.colouring();

  const bots = useOpponents(local, () => {
    const { latest, toPlay } = local.game.status();
    if (local.phase === 'scoring')
      return announce('The bot has marked the stones that it considers dead.');
    sound('stone');
    const where = latest === null ? 'passed' : `played ${board.names[latest]}`;
    announce(`The bot ${where}. ${playerName(toPlay)} to play.`);
  });
  const botsTurn = isBotsTurn(local);

  const play = (point: Point) => {
    setRefused(null);
    if (botsTurn) return;
    if (counting) {
      if (phase === 'scoring') local.toggle(point);
      setAsked(point);
      return;
    }
    const { toPlay } = status;
    const before = stones.reduce((n, c) => n + Number(c > 0), 0);
    const legality = local.play(point);
    if (!legality.legal) {
      setRefused({ point, legality });
      announce(`Illegal: ${legality.reason}`);
      return;
    }
    const taken = before + 1 - game.colouring().reduce((n, c) => n + Number(c > 0), 0);
    sound(taken ? 'capture' : 'stone', taken);
    const next = game.status().toPlay;
    announce(
      `${playerName(toPlay)} ${board.names[point]}${taken ? `, ${taken} taken` : ''}. ${playerName(next)} to play.`,
    );
  };
  const pass = () => {
    setRefused(null);
    announce(`${playerName(status.toPlay)} passes.`);
    local.pass();
    sound('pass');
  };

  const dead = new Set(counting && !status.settled ? local.marking.dead : []);
  const reaches =
    score && asked !== null && (!stones[asked] || dead.has(asked))
      ? reached(game, asked, dead, players)
      : [];
  const position: Position = {
    stones,
    latest: local.dispute ? [status.latest ?? []].flat() : tree.latestMoves(),
    toPlay: counting || botsTurn ? 0 : status.toPlay,
    legality: point => game.legality(point),
    glyphs,
    ...(score && { owners: score.owners, dead, neutral: local.marking.neutral }),
    ...(score && rules.territory && { prisoners: prisonersPutBack(score, stones) }),
    ...(reaches.length && { path: game.path(asked!, reaches[0], dead) }),
  };
  const names = local.setup.names;
  const turnText = () => {
    if (phase === 'finished') return resultText(score!);
    if (phase === 'scoring') return 'Which stones are dead?';
    if (bots.thinking) return `${names[status.toPlay - 1]} thinks …`;
    return `${playerName(status.toPlay)} to play${phase === 'dispute' ? ' (on a copy)' : ''}`;
  };
  const marks = () => ({ dead: [...local.marking.dead], neutral: [...local.marking.neutral] });
  const record = () =>
    JSON.stringify(
      writeRecord({
        board,
        rules: rules.text,
        start: local.setup.start ?? {},
        names,
        events: tree.game.events(),
        ...(phase === 'finished' && {
          ...(!status.settled && {
            agreement: {
              ...marks(),
              accepted: status.players.flatMap((p, i) => (p.in ? [i + 1] : [])),
            },
          }),
          result: {
            how: status.players.filter(p => p.in).length > 1 ? 'score' : 'resignation',
            scores: score!.tallies.map(t => t.score),
            places: score!.places,
          },
        }),
      }),
    );

  return (
    <main class="game">
      <h1 class="unseen">A game on this device: {titleOf(board)}</h1>
      <div class="board-side">
        <div class="board-place">
          <BoardPanel
            board={board}
            position={position}
            label={boardLabel(board)}
            onPlay={play}
            onHover={point => {
              if (refused && point !== refused.point) setRefused(null);
              if (phase === 'finished') setAsked(point);
            }}
            onDrawing={element => (drawing.current = element)}
          />
        </div>
        {counting ? (
          <p class="notice" role="status">
            {asked !== null &&
              whyPoint(board, asked, {
                stone: stones[asked],
                dead: dead.has(asked),
                neutral: local.marking.neutral.has(asked),
                owner: score!.owners[asked],
                reaches,
                territory: rules.territory,
              })}
          </p>
        ) : (
          <Notice board={board} game={game} refused={refused} glyphs={glyphs} />
        )}
      </div>
      <aside class="side" aria-label="The game">
        <Seats
          status={status}
          turn={counting ? 0 : status.toPlay}
          glyphs={glyphs}
          seats={names.map((name, i) => ({
            name,
            about: local.botOf(i + 1) ? 'a bot in this browser' : undefined,
          }))}
        />
        <div class="turn-line" role="status">
          {turnText()}
        </div>
        <Guide phase={phase} status={status} accept="We agree" />
        {bots.trouble && (
          <p class="notice shown" role="alert">
            {bots.trouble}{' '}
            <button class="link" onClick={bots.again}>
              Try again
            </button>
          </p>
        )}
        {!counting && (
          <div class="actions">
            <button class="wide" onClick={pass} disabled={botsTurn}>
              Pass
            </button>
            <button onClick={() => local.undo()} disabled={tree.current === 0}>
              <Icon name="undo" /> Undo
            </button>
            {phase === 'playing' && (
              <ConfirmButton
                label="Resign"
                title={`${playerName(status.toPlay)} resigns?`}
                text={
                  status.players.filter(p => p.in).length > 2
                    ? 'The others play on; the stones stay on the board.'
                    : 'This ends the game.'
                }
                yes={`Yes, ${wireName(status.toPlay)} resigns`}
                onYes={() => local.resign(status.toPlay)}
              />
            )}
          </div>
        )}
        {phase === 'dispute' && (
          <p class="fine">
            Play it out here to see what lives. When all have passed, the game returns to where it
            stopped, with what died here marked dead.
          </p>
        )}
        {score && (
          <div class="card stack">
            {phase === 'scoring' && (
              <p class="fine">
                All have passed.{' '}
                {local.proposed && local.hasBots
                  ? 'The stones that the bot considers dead are marked. Tap a block to change that, then agree.'
                  : 'Tap every block that is dead, then agree.'}
                {rules.territory ? ' Tap an empty point to make it neutral (seki).' : ''} If you do
                not agree, play on:{' '}
                {rules.territory
                  ? 'a copy of the game decides what is dead.'
                  : 'if all pass again without a move, the board counts as it stands.'}
              </p>
            )}
            <ScoreTable score={score} rules={rules} names={names} />
            {phase === 'scoring' ? (
              <div class="actions">
                <button
                  class="primary"
                  onClick={() => {
                    local.agree();
                    sound('end');
                  }}
                >
                  <Icon name="check" /> We agree
                </button>
                <button onClick={() => local.resume()}>Play on</button>
                <button class="quiet" onClick={() => local.undo()}>
                  Undo
                </button>
              </div>
            ) : (
              <>
                <p class="fine">Why? Hover over any point, or tap it.</p>
                <div class="actions">
                  <button class="primary" onClick={onAgain}>
                    New game
                  </button>
                  <button class="quiet" onClick={() => local.undo()}>
                    Undo
                  </button>
                </div>
              </>
            )}
          </div>
        )}
        {!local.dispute && (
          <div class="stack">
            <Navigate
              tree={tree}
              onGoto={id => {
                tree.goto(id);
                local.touch();
              }}
            />
            <MoveTree
              tree={tree}
              onGoto={id => {
                tree.goto(id);
                local.touch();
              }}
            />
          </div>
        )}
        <div class="row spread">
          <span class="fine">
            {titleOf(board)} · {rulesWords(rules.text)}
          </span>
          <ExportButton
            name="omnigo-game"
            sgf={() =>
              local.sgf(phase === 'finished' ? { dead, neutral: local.marking.neutral } : undefined)
            }
            json={record}
            drawing={() => drawing.current}
          />
        </div>
      </aside>
    </main>
  );
}
