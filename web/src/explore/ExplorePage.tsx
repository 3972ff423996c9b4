// A laboratory of the rules: any position on any board, and everything that can be seen in it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardPanel } from '../board/BoardPanel';
import { BoardPicture } from '../board/Picture';
import { Brushes } from '../board/Brushes';
import type { Position } from '../board/view';
import { decode } from '../draw/code';
import { textOf } from '../draw/drawn';
import { Notice, type Refused } from '../game/Notice';
import { playerName } from '../game/words';
import { boardLabel, titleOf } from '../pages/boards';
import { boardOf, engine } from '../rules/engine';
import { PositionTerms, type MoveSteps } from '../rules/position';
import { RulesError, type Board, type Colour, type Game, type Point } from '../rules/wasm';
import { announce, Choice, Icon, StoneIcon } from '../ui/parts';
import { Link, rewrite } from '../ui/router';
import { ShareLink } from '../ui/ShareLink';
import { settings } from '../ui/settings';
import './explore.css';
import { Lab } from './Lab';
import { Proven } from './Proven';
import { LENSES, look, type Lens, type Shown } from './lens';
import { Setting } from './Setting';
import {
  colouringsSeen,
  linkOf,
  openGame,
  studyFrom,
  turnName,
  withPosition,
  withStone,
  withTurn,
  type Study,
} from './state';
import { MoveInSteps, stepPosition } from './steps';
import { Thoughts } from './Thoughts';
import { sentences } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/explore';
import '../i18n/errors';

function boardOfStudy({ board }: Study): Board | string {
  try {
    if ('spec' in board) return boardOf(board.spec);
    const drawn = decode(board.code);
    return drawn ? engine.value!.board(textOf(drawn), true) : t('explore-the-link-to-this-board');
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

export default function ExplorePage({ query }: { query: URLSearchParams }) {
  const key = `${query.get('b')} ${query.get('board')}`;
  const board = useMemo(() => boardOfStudy(studyFrom(query)), [key]);
  if (typeof board === 'string') {
    return (
      <main class="page">
        <h1>{t('explore-no-such-board')}</h1>
        <p>{board}</p>
        <Link href="/explore">{t('explore-explore-another')}</Link>
      </main>
    );
  }
  return <Laboratory key={key} board={board} query={query} />;
}

function Laboratory({ board, query }: { board: Board; query: URLSearchParams }) {
  const [study, setStudy] = useState(() => withPosition(studyFrom(query), query, board));
  const [lens, setLens] = useState<Lens>('none');
  const [brush, setBrush] = useState<Colour | null>(null);
  const [point, setPoint] = useState<Point | null>(null);
  const [kept, setKept] = useState<Point | null>(null);
  const [slow, setSlow] = useState(false);
  const [steps, setSteps] = useState<{ move: MoveSteps; point: Point; at: number } | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [guest, setGuest] = useState<Shown | null>(null);
  const rules = useMemo(() => engine.value!.rules(study.rules), [study.rules]);
  const opened = useMemo(() => openGame(board, study), [board, study]);
  useEffect(() => () => opened?.game.close(), [opened]);
  useEffect(() => rewrite(linkOf(study, board)), [study, board]);

  const game = opened?.game ?? null;
  const stones = game?.colouring() ?? study.stones ?? new Uint8Array(board.size);
  const status = game?.status();
  const toPlay = status && !status.over ? status.toPlay : 0;
  const terms = new PositionTerms(board, stones, rules.players);
  const glyphs = rules.players > 2 || settings.glyphs.value === 'always';

  const change = (to: Study) => {
    setStudy(to);
    setSteps(null);
    setRefused(null);
    setGuest(null);
  };
  const turn = (to: Point | null) => {
    change(withTurn(study, to));
    const label = playerName(status!.toPlay);
    announce(t('common-label', { label, text: turnName(board, to) }));
  };
  const tap = (at: Point) => {
    setKept(at);
    if (guest?.onTap) return guest.onTap(at);
    if (brush !== null) {
      const colour = stones[at] === brush ? 0 : brush;
      return change(withStone(study, stones, at, colour));
    }
    if (!game || !toPlay || lens === 'reach') return;
    const legality = game.legality(at);
    if (!legality.legal && legality.reason === 'occupied') return;
    if (slow) return setSteps({ move: terms.move(at, toPlay), point: at, at: 0 });
    if (!legality.legal) return setRefused({ point: at, legality });
    turn(at);
  };

  const asked = lens === 'reach' ? (kept ?? point) : (point ?? kept);
  const seen = look(lens, {
    board,
    terms,
    game,
    suicide: rules.suicide,
    point: asked,
    towards: null,
  });
  const position: Position = {
    stones,
    latest: status?.latest == null ? [] : [status.latest],
    toPlay: brush === null ? (lens === 'reach' ? 0 : toPlay) : 0,
    legality: slow ? undefined : at => game?.legality(at) ?? { legal: true },
    glyphs,
    ...seen.marks,
    ...(steps && stepPosition(stones, steps)),
    ...guest?.marks,
  };

  return (
    <main class="game explore">
      <h1 class="unseen">{t('explore-explore-a-position-on', { board: titleOf(board) })}</h1>
      <div class="board-side">
        <div class="lenses">
          <Choice
            label={t('explore-what-to-see')}
            value={lens}
            options={LENSES}
            onChange={setLens}
          />
        </div>
        <div class="board-place">
          <BoardPanel
            board={board}
            position={position}
            confirm="never"
            label={boardLabel(board)}
            onPlay={tap}
            onHover={setPoint}
          />
        </div>
        {steps ? (
          <MoveInSteps
            board={board}
            game={game!}
            steps={steps}
            player={toPlay}
            suicide={rules.suicide}
            onStep={at => setSteps({ ...steps, at })}
            onDone={() => turn(steps.point)}
            onCancel={() => setSteps(null)}
          />
        ) : refused ? (
          <Notice board={board} game={game!} refused={refused} glyphs={glyphs} />
        ) : (
          <p class="notice" role="status">
            {seen.text || (game ? '' : t('explore-a-block-here-has-no'))}
          </p>
        )}
      </div>
      <aside class="side" aria-label={t('explore-the-laboratory')}>
        <section class="card stack first" aria-label={t('explore-stones-and-moves')}>
          <Brushes
            first={t('common-play')}
            players={rules.players}
            brush={brush}
            onBrush={setBrush}
          />
          <div class="row spread">
            <span class="turn-line">
              {status?.over ? (
                t('explore-all-have-passed')
              ) : toPlay ? (
                <>
                  <StoneIcon colour={toPlay} glyph={glyphs} />{' '}
                  {t('explore-to-play', { player: playerName(toPlay) })}
                </>
              ) : (
                t('explore-no-game-from-here')
              )}
            </span>
            <label class="check">
              <input type="checkbox" checked={slow} onChange={() => setSlow(!slow)} />{' '}
              {t('explore-step-by-step')}
            </label>
          </div>
          <div class="actions">
            <button
              class="icon-button"
              aria-label={t('explore-one-turn-back')}
              disabled={study.at === 0}
              onClick={() => change({ ...study, at: study.at - 1 })}
            >
              <Icon name="back" />
            </button>
            <button
              class="icon-button"
              aria-label={t('explore-one-turn-on')}
              disabled={study.at === study.turns.length}
              onClick={() => change({ ...study, at: study.at + 1 })}
            >
              <Icon name="forward" />
            </button>
            <button disabled={!toPlay} onClick={() => turn(null)}>
              {t('common-pass')}
            </button>
            <button
              class="quiet"
              disabled={!stones.some(Boolean) && !study.turns.length}
              onClick={() => change({ ...study, stones: null, turns: [], at: 0 })}
            >
              {t('explore-clear-board')}
            </button>
            <label class="field inline">
              <span class="unseen">{t('explore-who-begins')}</span>
              <select
                aria-label={t('explore-who-begins')}
                value={study.first}
                onChange={event => change({ ...study, first: Number(event.currentTarget.value) })}
              >
                {Array.from({ length: rules.players }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {t('explore-begins', { player: playerName(i + 1) })}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </section>
        {game && <SeenColourings board={board} game={game} glyphs={glyphs} refused={refused} />}
        <Thoughts board={board} study={study} game={game} onShow={setGuest} />
        <Lab board={board} study={study} game={game} onShow={setGuest} />
        <Proven study={study} board={board} onStudy={change} />
        <Setting study={study} board={board} onStudy={change} />
        <ShareLink path={linkOf(study, board)} label={t('explore-the-link-to-this-position')} />
      </aside>
    </main>
  );
}

interface SeenProps {
  board: Board;
  game: Game;
  glyphs: boolean;
  refused: Refused | null;
}
const MOST_PICTURES = 24;

/** The colourings that no move may bring back. */
function SeenColourings({ board, game, glyphs, refused }: SeenProps) {
  const [open, setOpen] = useState(false);
  const seen = useMemo(() => (open ? colouringsSeen(game) : []), [open, game, game.status().turns]);
  const repeated =
    refused && !refused.legality.legal && refused.legality.reason === 'repeats'
      ? refused.legality.turn
      : null;
  return (
    <details class="card" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('explore-colourings-already-seen')}</summary>
      <p class="fine">
        {sentences([
          t('explore-colourings-stood-so-far', { n: seen.length }),
          seen.length > MOST_PICTURES && t('explore-the-latest', { most: MOST_PICTURES }),
          t('explore-under-positional-superko-no-move'),
        ])}
      </p>
      <ol class="seen-list">
        {seen.slice(-MOST_PICTURES).map(({ turn, stones }) => (
          <li key={turn} class={turn === repeated ? 'repeated-one' : ''}>
            <BoardPicture
              board={board}
              position={{ stones, glyphs }}
              label={turn ? t('explore-after-turn', { turn }) : t('explore-at-the-start')}
            />
            <span class="fine">{turn || t('common-beginning')}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
