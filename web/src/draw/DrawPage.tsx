// Draw a board of your own: points, lines, facts about it, and what you can do with it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { komiText, soonKomi } from '../game/komi';
import { createGame } from '../pages/quick';
import { engine } from '../rules/engine';
import { RulesError } from '../rules/wasm';
import { Choice, Icon, Trouble, announce } from '../ui/parts';
import { go, rewrite } from '../ui/router';
import { ShareLink } from '../ui/ShareLink';
import { Canvas, freePlace, type Tool } from './Canvas';
import { decode, encode } from './code';
import './draw.css';
import {
  checksOf,
  drawnFrom,
  EMPTY,
  neighboursOf,
  textOf,
  withName,
  withPlaces,
  type Drawn,
} from './drawn';
import { addPoint, centreOf, MOST_TURNS, NO_SYMMETRY, removePoint, type Group } from './group';
import { Facts } from './Facts';
import { useHistory } from './history';
import { Makers } from './Makers';
import { Sources } from './Sources';
import { symmetriesOf } from './symmetry';
import { t } from '../i18n/t';
import '../i18n/draw';
import '../i18n/errors';

const TOOLS = [
  ['pen', t('common-draw')],
  ['bridge', t('draw-bridge')],
  ['erase', t('common-erase')],
] as const;
const HELP: Record<Tool, string> = {
  pen: t('draw-tap-an-empty-place-for'),
  bridge: t('draw-tap-two-points-a-bridge'),
  erase: t('draw-tap-a-point-for-a'),
};

/** What the rules say against the board; empty if it can be played on. */
function wrongWith(board: Drawn): string {
  if (!board.points.length) return '';
  try {
    engine.value!.board(textOf(board), true).close();
    return '';
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
}

/** Places that the rules' own layout finds for the graph. */
export function laidOut(board: Drawn): Drawn {
  if (!board.points.length) return board;
  const laid = engine.value!.board(textOf(board, false), true);
  const places = laid.coordinates;
  laid.close();
  return withPlaces(board, places);
}

export default function DrawPage({ query }: { query: URLSearchParams }) {
  const { now: board, ...history } = useHistory(() => decode(query.get('b') ?? '') ?? EMPTY);
  const [tool, setTool] = useState<Tool>('pen');
  const [selected, setSelected] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number[]>([]);
  const [snap, setSnap] = useState(true);
  const [chain, setChain] = useState(false);
  const [group, setGroup] = useState(NO_SYMMETRY);
  const code = useMemo(() => (board.points.length ? encode(board) : ''), [board]);
  const wrong = useMemo(() => wrongWith(board), [board]);
  const checks = useMemo(() => checksOf(board, wrong), [board, wrong]);
  const symmetries = useMemo(
    () => symmetriesOf(neighboursOf(board)),
    [board.edges, board.points.length],
  );
  useEffect(() => rewrite(code ? `/draw?b=${code}` : '/draw'), [code]);

  const chosen = selected !== null && selected < board.points.length ? selected : null;
  const change = (to: Drawn, select: number | null = null) => {
    history.change(to);
    setSelected(select);
    announce(t('draw-points-lines', { points: to.points.length, edges: to.edges.length }));
  };
  const undo = () => {
    history.undo();
    setSelected(null);
  };
  const redo = () => {
    history.redo();
    setSelected(null);
  };
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      if ((event.target as Element).matches('input, textarea')) return;
      const letter = event.key.toLowerCase();
      if (letter === 'z') (event.shiftKey ? redo : undo)();
      else if (letter === 'y') redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });

  // Points like the one under the pointer, or those that a warning is about.
  const at = hovered ?? chosen;
  const shown = useMemo(() => {
    if (pointed.length) return new Set(pointed);
    if (at === null || at >= symmetries.orbits.length) return new Set<number>();
    const orbit = symmetries.orbits[at];
    return new Set(symmetries.orbits.flatMap((its, i) => (its === orbit ? [i] : [])));
  }, [pointed, at, symmetries]);

  const addOne = () =>
    change(
      addPoint(board, freePlace(board, chosen), chosen, group),
      chain ? board.points.length : null,
    );
  const playable = board.points.length > 0 && !wrong;

  return (
    <main class="draw">
      <h1 class="unseen">{t('draw-draw-a-board-of-your')}</h1>
      <div class="draw-side">
        <div class="toolbar" role="toolbar" aria-label={t('draw-drawing')}>
          <div class="row">
            <Choice label={t('draw-tool')} value={tool} options={TOOLS} onChange={setTool} />
            <label class="check" title={t('draw-chain-about')}>
              <input type="checkbox" checked={chain} onChange={() => setChain(!chain)} />{' '}
              {t('draw-chain')}
            </label>
          </div>
          <div class="row">
            <button
              class="icon-button"
              aria-label={t('draw-undo')}
              disabled={!history.canUndo}
              onClick={undo}
            >
              <Icon name="undo" />
            </button>
            <button
              class="icon-button mirrored"
              aria-label={t('draw-redo')}
              disabled={!history.canRedo}
              onClick={redo}
            >
              <Icon name="undo" />
            </button>
            <button class="icon-button" aria-label={t('draw-add-a-point')} onClick={addOne}>
              <Icon name="plus" />
            </button>
            <button disabled={!board.points.length} onClick={() => change(laidOut(board))}>
              {t('draw-lay-out')}
            </button>
            <label class="check">
              <input type="checkbox" checked={snap} onChange={() => setSnap(!snap)} />{' '}
              {t('draw-snap')}
            </label>
          </div>
          <SymmetryChoice board={board} group={group} onGroup={setGroup} />
        </div>
        <div class="canvas-place">
          <Canvas
            board={board}
            tool={tool}
            chain={chain}
            group={group}
            selected={chosen}
            shown={shown}
            snap={snap}
            onChange={change}
            onSelect={setSelected}
            onHover={setHovered}
          />
          {!board.points.length && (
            <p class="canvas-hint">{t('draw-tap-anywhere-for-the-first')}</p>
          )}
        </div>
        <p class="fine canvas-help">{HELP[tool]}</p>
      </div>
      <aside class="side" aria-label={t('draw-the-board')}>
        {chosen !== null && (
          <PointCard
            board={board}
            point={chosen}
            onName={name => change(withName(board, chosen, name), chosen)}
            onRemove={() => change(removePoint(board, chosen, group))}
            onClose={() => setSelected(null)}
          />
        )}
        {board.points.length > 0 && (
          <>
            <Facts board={board} symmetries={symmetries} checks={checks} onPoint={setPointed} />
            <Play board={board} code={code} disabled={!playable} />
            <ShareLink path={`/draw?b=${code}`} label={t('draw-the-link-to-this-board')} />
            <Makers text={textOf(board)} disabled={!playable} />
          </>
        )}
        <Sources
          empty={!board.points.length}
          onBoard={found => change(drawnFrom(found, laidOut))}
          onClear={board.points.length ? () => change(EMPTY) : undefined}
        />
      </aside>
    </main>
  );
}

interface SymmetryProps {
  board: Drawn;
  group: Group;
  onGroup: (group: Group) => void;
}
/** Rotations and mirrors about the middle of the board as it is when they are chosen. */
function SymmetryChoice({ board, group, onGroup }: SymmetryProps) {
  const choose = (parts: Partial<Group>) =>
    onGroup({ ...group, ...parts, centre: centreOf(board) });
  return (
    <div class="row">
      <label class="check">
        {t('draw-symmetry')}{' '}
        <select
          value={group.turns}
          onChange={event => choose({ turns: Number(event.currentTarget.value) })}
        >
          {Array.from({ length: MOST_TURNS }, (_, i) => (
            <option key={i} value={i + 1}>
              {t('draw-rotations', { n: i + 1 })}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={group.mirror}
          onChange={() => choose({ mirror: !group.mirror })}
        />{' '}
        {t('draw-mirrors')}
      </label>
    </div>
  );
}

interface PointProps {
  board: Drawn;
  point: number;
  onName: (name: string) => void;
  onRemove: () => void;
  onClose: () => void;
}
function PointCard({ board, point, onName, onRemove, onClose }: PointProps) {
  const count = neighboursOf(board)[point].length;
  return (
    <section class="card stack point-card" aria-label={t('draw-the-chosen-point')}>
      <div class="row">
        <label class="field">
          {t('common-name')}
          <input
            placeholder={String(point + 1)}
            value={board.points[point].name}
            maxLength={32}
            onChange={event => onName(event.currentTarget.value.replace(/\s/g, ''))}
          />
        </label>
        <span class="fine">{t('facts-neighbours', { n: count })}</span>
      </div>
      <div class="actions">
        <button onClick={onRemove}>{t('draw-remove')}</button>
        <button class="quiet" onClick={onClose}>
          {t('common-done')}
        </button>
      </div>
    </section>
  );
}

/** Play it at once: alone with a bot, at this screen, or with somebody elsewhere. */
function Play({ board, code, disabled }: { board: Drawn; code: string; disabled: boolean }) {
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  /** With the rules of the game on this board: a komi that gives both a chance. */
  const withRules = async (play: (rules: string) => void | Promise<void>) => {
    setTrouble('');
    setBusy(true);
    try {
      const fair = await soonKomi({ board: textOf(board), own: true, players: 2 });
      await play(fair ? `chinese,komi=${komiText(fair.komi)}` : 'chinese');
    } catch (error) {
      setTrouble((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const invite = (rules: string) =>
    createGame({
      board: JSON.parse(textOf(board)),
      rules,
      clock: 'none',
      seats: [{ kind: 'me' }, { kind: 'anyone' }],
      listed: false,
      rated: false,
    });
  const here = (bots: string) => (rules: string) => go(`/local?b=${code}&rules=${rules}${bots}`);
  return (
    <section class="card stack" aria-label={t('draw-play-on-it')}>
      <h2>{t('draw-play-on-it')}</h2>
      <div class="actions">
        <button class="primary" disabled={disabled || busy} onClick={() => withRules(invite)}>
          {t('draw-with-a-friend-by-link')}
        </button>
        <button disabled={disabled || busy} onClick={() => withRules(here('&bots=,beginner'))}>
          {t('draw-against-a-bot')}
        </button>
        <button disabled={disabled || busy} onClick={() => withRules(here(''))}>
          {t('common-on-this-device')}
        </button>
        <button class="quiet" disabled={disabled} onClick={() => go(`/new?b=${code}`)}>
          {t('draw-more-players-other-rules')}
        </button>
        <button class="quiet" disabled={disabled} onClick={() => go(`/explore?b=${code}`)}>
          {t('draw-explore-it')}
        </button>
        <button class="quiet" disabled={disabled} onClick={() => go(`/teach?b=${code}`)}>
          {t('draw-make-an-exercise')}
        </button>
      </div>
      {busy && (
        <p class="fine" role="status">
          {t('common-finding-a-fair-komi-for')}
        </p>
      )}
      <Trouble text={trouble} />
    </section>
  );
}
