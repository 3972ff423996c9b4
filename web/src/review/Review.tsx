// Going over a game: what it cost, where, and why. Analysis follows the position on the board, variations too.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Mark, Position } from '../board/view';
import type { GameTree } from '../game/tree';
import { playerName } from '../game/words';
import { percent, signed } from '../i18n/format';
import { t } from '../i18n/t';
import '../i18n/review';
import type { Board, Point } from '../rules/wasm';
import { percentages } from '../ui/numbers';
import { announce, Choice, Icon, StoneIcon, Trouble } from '../ui/parts';
import { Analyst } from './analyst';
import { Candidates } from './Candidates';
import { Chart, samplesOf, type Measure } from './Chart';
import { isMistake, leadOf, severity, type Cost, type Grade, type Turn } from './cost';
import { addLine, lineLook, type Line } from './line';
import { Mistakes } from './Mistakes';
import { bestLabels, ownersOf, turnName, type Opinion } from './opinion';
import {
  analysedAt,
  costAt,
  keyOf,
  plainGame,
  positionsOf,
  turnsTo,
  type Opinions,
} from './positions';
import { NOT_SHOWN, type Shown } from './shown';
import { TurnCard } from './TurnCard';
import './review.css';

interface Props {
  board: Board;
  tree: GameTree;
  /** The end of the game, or of the line that is reviewed. */
  head: number;
  onGoto: (node: number) => void;
  onShow: (shown: Shown) => void;
  /** Who looks closer at a node than this browser; null once `gone` says that nobody needs it. */
  closer?: (node: number, gone: () => boolean) => Promise<Opinion | null>;
}

export default function Review({ board, tree, head, onGoto, onShow, closer }: Props) {
  const analyst = useMemo(() => new Analyst(), []);
  useEffect(() => () => (analyst.close(), onShow(NOT_SHOWN)), []);
  const [follows, setFollows] = useState(false);
  const [measure, setMeasure] = useState<Measure>('win');
  const [heat, setHeat] = useState(true);
  const [best, setBest] = useState(true);
  const [line, setLine] = useState<Line | null>(null);
  const { players } = board.engine.rules(tree.rules);
  const { current: here } = tree;
  const opinions = analyst.opinions.value;
  const at = useMemo(() => analysedAt(tree, here), [tree, here]);
  const key = at === null ? null : keyOf(tree, at);
  const opinion = (key !== null && opinions.get(key)) || null;
  const turns = useMemo(() => turnsTo(tree, head, opinions), [tree, head, opinions]);
  const samples = useMemo(() => samplesOf(tree, head, opinions), [tree, head, opinions]);
  const cost = costAt(tree, here, opinions);

  const asked = (node: number) => ({
    key: keyOf(tree, node),
    game: () => plainGame(board, tree, node),
  });
  useEffect(() => {
    setLine(null);
    if (!follows || at === null) return;
    const { parent, event } = tree.nodes[at];
    const isTurn = event?.action === 'move' || event?.action === 'pass';
    void analyst.look(
      asked(at),
      // What the turn cost is said by the position before it.
      isTurn ? asked(parent) : undefined,
      closer && (gone => closer(at, gone)),
    );
    return () => analyst.lookAway();
  }, [key, here, follows]);
  const grades = useMemo(() => gradesOf(tree, opinions), [tree, opinions, tree.nodes.length]);
  const marks = useMemo(
    () => (line ? lineLook(tree, line) : marksOf(tree, opinions, opinion, { heat, best })),
    [line, tree, here, opinions, heat, best],
  );
  useEffect(() => onShow({ marks, grades }), [marks, grades]);

  const start = () => {
    setFollows(true);
    const positions = positionsOf(tree, head).map(asked);
    void analyst.review(positions, board.size, found => suspectsOf(tree, head, found));
  };
  const goto = (node: number) => {
    setLine(null);
    onGoto(node);
  };
  const play = (chosen: Line) => goto(addLine(tree, chosen));
  const progress = analyst.progress.value;

  return (
    <section class="card stack review" aria-label={t('review-review')}>
      <h2>{t('review-review')}</h2>
      <div class="actions">
        <button
          class={samples.length > 1 ? '' : 'primary'}
          onClick={start}
          disabled={progress !== null}
        >
          {t('review-start')}
        </button>
        <label class="check">
          <input type="checkbox" checked={follows} onChange={() => setFollows(!follows)} />{' '}
          {t('review-follow')}
        </label>
      </div>
      {progress !== null && (
        <div class="row under-way">
          <progress value={progress} aria-label={t('review-under-way')} />
          <button class="quiet" onClick={() => analyst.stop()}>
            {t('review-stop')}
          </button>
        </div>
      )}
      <Trouble text={analyst.trouble.value} />
      {samples.length > 1 && (
        <>
          <Choice
            label={t('review-curves')}
            value={measure}
            options={[
              ['win', t('review-win-rate')],
              ['score', t('common-score')],
            ]}
            onChange={setMeasure}
          />
          <Chart
            {...{ tree, head, players, samples, measure }}
            bad={turns.filter(({ cost }) => isMistake(cost))}
            turn={tree.departure(here, head).turn}
            onTurn={turn => goto(tree.nodeAt(turn, head))}
          />
          <Steps tree={tree} head={head} turns={turns} onGoto={goto} />
        </>
      )}
      {cost && opinion && (
        <TurnCard {...{ board, tree, cost }} after={opinion} onPreview={setLine} onPlay={play} />
      )}
      {opinion && (
        <>
          <Shares opinion={opinion} />
          <Candidates
            board={board}
            opinion={opinion}
            onPreview={turns => setLine(turns && { from: at!, turns })}
            onPlay={point => play({ from: at!, turns: [point] })}
          />
          <div class="row">
            <label class="check">
              <input type="checkbox" checked={heat} onChange={() => setHeat(!heat)} />{' '}
              {t('review-whose-points')}
            </label>
            <label class="check">
              <input type="checkbox" checked={best} onChange={() => setBest(!best)} />{' '}
              {t('common-best-moves')}
            </label>
          </div>
          <p class="fine">{t('review-read', { n: opinion.visits })}</p>
        </>
      )}
      {turns.length > 0 && (
        <Mistakes tree={tree} turns={turns} players={players} here={here} onGoto={goto} />
      )}
    </section>
  );
}

/** What each player may hope for. */
function Shares({ opinion }: { opinion: Opinion }) {
  const { win } = opinion;
  return (
    <ul class="plain shares">
      {percentages(win).map((share, i) => (
        <li key={i} class="row">
          <StoneIcon colour={i + 1} glyph={win.length > 2} />{' '}
          {t('review-share', {
            player: playerName(i + 1),
            win: percent(share / 100),
            lead: signed(leadOf(opinion, i + 1)),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The mistake before or after a turn of the line. */
function mistakeBeside(turns: Turn[], turn: number, direction: 1 | -1): Turn | undefined {
  const mistakes = turns.filter(({ cost }) => isMistake(cost));
  return direction > 0
    ? mistakes.find(other => other.turn > turn)
    : mistakes.reverse().find(other => other.turn < turn);
}

interface StepsProps {
  tree: GameTree;
  head: number;
  turns: Turn[];
  onGoto: (node: number) => void;
}
/** From mistake to mistake, with Shift and the arrows as well. */
function Steps({ tree, head, turns, onGoto }: StepsProps) {
  const beside = (direction: 1 | -1) =>
    mistakeBeside(turns, tree.departure(tree.current, head).turn, direction);
  const [before, after] = [beside(-1), beside(1)];
  const to = (found: Turn | undefined) => {
    if (!found) return;
    onGoto(found.node);
    const { board, nodes } = tree;
    const { grade, player } = found.cost;
    const move = turnName(board, nodes[found.node].event!.point);
    const said = { turn: found.turn, player: playerName(player), move, grade: t(`mark-${grade}`) };
    announce(t('review-turn', said));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
      if (!shiftKey || ctrlKey || metaKey || altKey) return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      if ((target as Element).closest('input:not([type=checkbox]), textarea, select, dialog'))
        return;
      event.preventDefault();
      // Keys come faster than the page is drawn: the tree knows the current node.
      to(beside(key === 'ArrowLeft' ? -1 : 1));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <div class="row spread mistake-steps">
      <button disabled={!before} onClick={() => to(before)}>
        <Icon name="back" /> {t('review-previous-mistake')}
      </button>
      <button disabled={!after} onClick={() => to(after)}>
        {t('review-next-mistake')} <Icon name="forward" />
      </button>
    </div>
  );
}

/** The positions around the turns that seem worst, to be looked at again. */
function suspectsOf(tree: GameTree, head: number, opinions: Opinions): string[] {
  const bySeverity = (a: Turn, b: Turn) => severity(b.cost) - severity(a.cost);
  return turnsTo(tree, head, opinions)
    .filter(({ cost }) => cost.grade !== 'best' && cost.grade !== 'good')
    .sort(bySeverity)
    .flatMap(({ node }) => [keyOf(tree, tree.nodes[node].parent), keyOf(tree, node)])
    .filter((key, i, all) => all.indexOf(key) === i);
}

const gradesOf = (tree: GameTree, opinions: Opinions): ReadonlyMap<number, Grade> =>
  new Map(
    tree.nodes.flatMap(({ id }): [number, Grade][] => {
      const cost = costAt(tree, id, opinions);
      return cost ? [[id, cost.grade]] : [];
    }),
  );

/** What the review draws on the board at the current node. */
function marksOf(
  tree: GameTree,
  opinions: Opinions,
  opinion: Opinion | null,
  { heat, best }: { heat: boolean; best: boolean },
): Partial<Position> {
  const { board, node } = tree;
  const rings = new Map<Point, Mark>();
  const ring = (id: number, cost: Cost | null) => {
    const { point } = tree.nodes[id].event!;
    if (cost && point !== null) rings.set(point, cost.grade);
  };
  const [next] = node.children;
  if (best && next !== undefined) ring(next, costAt(tree, next, opinions));
  if (node.event) ring(node.id, costAt(tree, node.id, opinions));
  return {
    ...(opinion && heat && ownersOf(board, opinion)),
    ...(opinion && best && { labels: bestLabels(opinion) }),
    ...(rings.size > 0 && { marks: rings }),
  };
}
