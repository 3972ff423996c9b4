// A game at one screen, of people and of bots that think in this browser: no server is needed.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useOpponents, type Opponents } from '../bot/opponents';
import type { Position } from '../board/view';
import { LocalGame, type LocalSetup } from '../game/local';
import { HowToCount } from '../game/HowToCount';
import { savedGame } from '../game/saved';
import { Guide } from '../game/Guide';
import { ownBoard } from '../draw/code';
import { ScoreTable } from '../game/ScoreTable';
import { Seats } from '../game/Seats';
import {
  Alert,
  countedLook,
  Foot,
  showsGlyphs,
  Table,
  TurnLine,
  useTable,
  Walk,
  type TableState,
} from '../game/Table';
import { UndoButton } from '../game/UndoButton';
import { playerName, resultText } from '../game/words';
import { NOT_SHOWN, type Shown } from '../review/shown';
import { boardOf, engine } from '../rules/engine';
import { RulesError, type Point } from '../rules/wasm';
import { lazy } from '../ui/lazy';
import { announce, ConfirmButton, Icon } from '../ui/parts';
import { go, Link } from '../ui/router';
import { sound } from '../ui/sound';
import { titleOf } from './boards';
import { rulesWords } from '../game/rules';
import { t } from '../i18n/t';
import '../i18n/errors';
import '../i18n/pages';

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

const Review = lazy(() => import('../review/Review'), { part: true });

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

export default function LocalPage({ query }: { query: URLSearchParams }) {
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
        <h1>{t('common-no-such-game')}</h1>
        <p>{opened}</p>
        <Link href="/new?at=screen">{t('local-set-one-up')}</Link>
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

/** The node at which a game came to its end; null: it did not yet. */
function useEnd(local: LocalGame): number | null {
  const [end, setEnd] = useState<number | null>(null);
  const { counting, tree } = local;
  useEffect(() => setEnd(null), [local]);
  useEffect(() => {
    if (counting) setEnd(tree.current);
  }, [local, counting, tree.current]);
  return end;
}

function LocalTable({ local, onAgain }: { local: LocalGame; onAgain: () => void }) {
  local.changes.value; // draws again whenever the game changes
  const end = useEnd(local);
  const [shown, setShown] = useState<Shown>(NOT_SHOWN);
  const table = useTable();
  const { board, rules, game, tree } = local;
  const status = game.status();
  const bots = useOpponents(local, () => tellOfBot(local));
  const botsTurn = isBotsTurn(local);
  const { counting, counted: marking } = local;
  const stones = game.colouring();
  const score = counting ? local.score() : null;
  const { asked } = table;
  const counted = score && countedLook({ board, game, rules, stones, score, marking, asked });
  const position: Position = {
    stones,
    latest: local.dispute ? [status.latest ?? []].flat() : tree.latestMoves(),
    toPlay: counting || botsTurn ? 0 : status.toPlay,
    legality: point => game.legality(point),
    glyphs: showsGlyphs(rules),
    ...shown.marks,
    ...counted?.marks,
  };
  const goto = (node: number) => {
    tree.goto(node);
    local.touch(end !== null);
  };
  return (
    <Table
      title={t('local-a-game-on-this-device', { board: titleOf(board) })}
      board={board}
      position={position}
      game={game}
      table={table}
      onPlay={point => !botsTurn && playAt(local, table, point)}
      asksByPointer={local.phase === 'finished'}
      why={counted?.why}
    >
      <Players local={local} bots={bots} />
      {!counting && <TurnButtons local={local} onPass={table.forgive} />}
      {local.phase === 'dispute' && <p class="fine">{t('local-play-it-out-here-to')}</p>}
      {counting && <Count local={local} onAgain={onAgain} />}
      {!local.dispute && <Walk tree={tree} onGoto={goto} grades={shown.grades} />}
      {end !== null && !local.dispute && (
        <Review {...{ board, tree }} head={end} onGoto={goto} onShow={setShown} />
      )}
      <Foot
        facts={[titleOf(board), rulesWords(rules.text)]}
        name="omnigo-game"
        sgf={() => local.sgf(local.phase === 'finished' ? marking : undefined)}
        json={() => JSON.stringify(local.record())}
        table={table}
        tree={tree}
      />
    </Table>
  );
}

/** Says what a bot has done. */
function tellOfBot({ phase, game, board }: LocalGame) {
  if (phase === 'scoring') {
    return announce(t('local-the-bot-has-marked-the'));
  }
  const { latest, toPlay } = game.status();
  sound('stone');
  announce(
    latest === null ? t('local-bot-passed') : t('local-bot-played', { point: board.names[latest] }),
    t('local-next', { player: playerName(toPlay) }),
  );
}

/** A tap on a point: a mark while the game is counted, else a move. */
function playAt(local: LocalGame, table: TableState, point: Point) {
  table.forgive();
  if (local.counting) {
    if (local.phase === 'scoring') local.toggle(point);
    return table.ask(point);
  }
  const { board, game } = local;
  const { toPlay } = game.status();
  const stones = () => game.colouring().filter(colour => colour > 0).length;
  const before = stones();
  const legality = local.play(point);
  if (!legality.legal) return table.refuse(point, legality);
  const taken = before + 1 - stones();
  sound(taken ? 'capture' : 'stone', taken);
  announce(
    t('hear-move', { player: playerName(toPlay), point: board.names[point], n: taken }),
    t('local-next', { player: playerName(game.status().toPlay) }),
  );
}

function Players({ local, bots }: { local: LocalGame; bots: Opponents }) {
  const { names } = local.setup;
  const status = local.game.status();
  return (
    <>
      <Seats
        status={status}
        turn={local.counting ? 0 : status.toPlay}
        glyphs={showsGlyphs(local.rules)}
        seats={names.map((name, i) => ({
          name,
          about: local.botOf(i + 1)
            ? t('local-a-bot-in-this-browser')
            : isAlone(local)
              ? t('seats-you')
              : undefined,
        }))}
      />
      <TurnLine>{turnText(local, bots.thinking)}</TurnLine>
      <Guide phase={local.phase} status={status} accept={t('local-we-agree')} />
      {bots.trouble && (
        <Alert>
          {bots.trouble}{' '}
          <button class="link" onClick={bots.again}>
            {t('common-try-again')}
          </button>
        </Alert>
      )}
    </>
  );
}

/** One person against bots. */
const isAlone = ({ setup, botOf }: LocalGame) =>
  setup.names.filter((_, i) => !botOf(i + 1)).length === 1;

function turnText(local: LocalGame, thinking: boolean): string {
  const { phase } = local;
  const { toPlay } = local.game.status();
  if (phase === 'finished') return resultText(local.score());
  if (phase === 'scoring') return t('common-which-stones-are-dead');
  if (thinking) return t('local-thinks', { name: local.setup.names[toPlay - 1] });
  const who = playerName(toPlay);
  const said = isAlone(local)
    ? t('words-your-turn-as', { player: who })
    : t('words-to-play', { who });
  return phase === 'dispute' ? t('words-on-a-copy', { said }) : said;
}

function TurnButtons({ local, onPass }: { local: LocalGame; onPass: () => void }) {
  const { toPlay, players } = local.game.status();
  const pass = () => {
    onPass();
    announce(t('local-passes', { player: playerName(toPlay) }));
    local.pass();
    sound('pass');
  };
  return (
    <div class="actions">
      <button class="wide" onClick={pass} disabled={isBotsTurn(local)}>
        {t('common-pass')}
      </button>
      <UndoButton onClick={() => local.undo()} disabled={local.tree.current === 0} />
      {local.phase === 'playing' && (
        <ConfirmButton
          label={t('common-resign')}
          title={t('local-resigns', { player: playerName(toPlay) })}
          text={
            players.filter(p => p.in).length > 2
              ? t('local-the-others-play-on-the')
              : t('local-this-ends-the-game')
          }
          yes={t('local-yes-resigns', { player: playerName(toPlay) })}
          onYes={() => local.resign(toPlay)}
        />
      )}
    </div>
  );
}

function Count({ local, onAgain }: { local: LocalGame; onAgain: () => void }) {
  const { rules, phase } = local;
  const scoring = phase === 'scoring';
  const agree = () => {
    local.agree();
    sound('end');
  };
  return (
    <div class="card stack">
      {scoring && <HowToCount what={whatToTap(local)} details={whatCounts(local)} />}
      <ScoreTable score={local.score()} rules={rules} names={local.setup.names} />
      {!scoring && <p class="fine">{t('common-why-hover-over-any-point')}</p>}
      <div class="actions">
        {scoring ? (
          <>
            <button class="primary" onClick={agree}>
              <Icon name="check" /> {t('local-we-agree')}
            </button>
            <button onClick={() => local.resume()}>{t('common-play-on')}</button>
          </>
        ) : (
          <button class="primary" onClick={onAgain}>
            {t('common-new-game')}
          </button>
        )}
        <button class="quiet" onClick={() => local.undo()}>
          {t('common-undo')}
        </button>
      </div>
    </div>
  );
}
const whatToTap = ({ proposed, hasBots }: LocalGame) =>
  proposed && hasBots ? t('local-the-stones-that-the-bot') : t('local-tap-every-block-that-is');
const whatCounts = ({ rules: { prisoners } }: LocalGame) => [
  t('scoring-all-have-passed-dead-stones'),
  prisoners && t('local-tap-an-empty-point-to'),
  prisoners ? t('local-if-you-do-not-agree') : t('local-if-you-do-not-agree-2'),
];
