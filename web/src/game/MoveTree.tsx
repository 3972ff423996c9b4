// The moves so far and their variations, to click through.
import { useEffect, useRef, useState } from 'preact/hooks';
import { look as lookOf } from '../board/players';
import { Icon } from '../ui/parts';
import type { GameTree } from './tree';
import { layoutTree, type Drawn } from './treeLayout';
import { eventText } from './words';
import { t } from '../i18n/t';

const STEP = 26;
const place = (n: number) => n * STEP + STEP / 2 + 4;
/** The line from the parent, straight or down and then aside. */
const branch = ({ id, column, row, parentRow }: Drawn) =>
  id === 0
    ? ''
    : `M${place(column - 1)} ${place(parentRow)}${parentRow === row ? '' : `V${place(row) - STEP / 2}`}L${place(column)} ${place(row)}`;
/** Larger trees are drawn only near what is in sight, this many nodes around. */
const DRAWN_WHOLE = 1500;
const NEAR = 60;

interface Props {
  tree: GameTree;
  onGoto: (id: number) => void;
}
interface TreeProps extends Props {
  /** What a review says of turns, by node. */
  grades?: ReadonlyMap<number, string>;
}
export function MoveTree({ tree, onGoto, grades }: TreeProps) {
  const holder = useRef<HTMLDivElement>(null);
  const nodes = layoutTree(tree);
  const here = nodes.find(node => node.id === tree.current)!;
  const [sight, setSight] = useState({ x: here.column, y: here.row });
  const isNear = ({ column, row }: Drawn) =>
    nodes.length <= DRAWN_WHOLE ||
    (Math.abs(column - sight.x) < NEAR && Math.abs(row - sight.y) < NEAR);
  const look = ({ currentTarget: box }: { currentTarget: Element }) => {
    const x = (box.scrollLeft + box.clientWidth / 2) / STEP;
    const y = (box.scrollTop + box.clientHeight / 2) / STEP;
    if (Math.max(Math.abs(x - sight.x), Math.abs(y - sight.y)) > NEAR / 3) setSight({ x, y });
  };
  const drawn = nodes.filter(isNear);
  useEffect(() => {
    const { current: box } = holder;
    if (!box) return;
    box.scrollLeft = place(here.column) - box.clientWidth / 2;
    box.scrollTop = place(here.row) - box.clientHeight / 2;
  }, [tree.current, tree.nodes.length]);
  const most = (key: 'column' | 'row') => nodes.reduce((least, n) => Math.max(least, n[key]), 0);
  const width = place(most('column')) + STEP;
  const height = place(most('row')) + STEP / 2 + 4;
  return (
    <div
      class="move-tree"
      ref={holder}
      onScroll={look}
      tabIndex={0}
      role="group"
      aria-label={t('move-tree-moves-and-variations')}
    >
      <svg width={width} height={height} aria-hidden="true">
        <path class="branch" d={drawn.map(branch).join('')} />
        {drawn.map(({ id, column, row }) => (
          <TreeNode
            key={id}
            {...{ tree, id, onGoto }}
            x={place(column)}
            y={place(row)}
            grade={grades?.get(id)}
          />
        ))}
        <circle class="here" cx={place(here.column)} cy={place(here.row)} r={STEP / 2 - 1} />
      </svg>
    </div>
  );
}

interface NodeProps extends Props {
  id: number;
  x: number;
  y: number;
  grade?: string;
}
function TreeNode({ tree, id, x, y, grade, onGoto }: NodeProps) {
  const { event, turn } = tree.nodes[id];
  const looks = event?.player ? lookOf(event.player) : null;
  const text = !event
    ? '·'
    : event.action === 'move'
      ? String(turn)
      : { pass: 'P', resign: 'R', resume: '↻', setup: '+' }[event.action];
  return (
    <g class="node" onClick={() => onGoto(id)}>
      <title>{event ? eventText(tree.board, event) : t('common-beginning')}</title>
      <circle
        cx={x}
        cy={y}
        r={STEP / 2 - 4}
        fill={looks?.body ?? 'var(--line)'}
        stroke="var(--soft)"
        stroke-width="0.6"
      />
      <text x={x} y={y} fill={looks?.ink ?? 'var(--ink)'}>
        {text}
      </text>
      {grade && <circle class={`cost ${grade}`} cx={x + 7} cy={y + 7} r={4} />}
    </g>
  );
}

const STEPS: Record<string, number> = { '[': -1, ']': 1, ArrowLeft: -1, ArrowRight: 1 };

/** Steps along the line on display, with the keys [ and ] as well, and the arrows left and right. */
export function Navigate({ tree, onGoto }: Props) {
  const line = tree.lineThrough(tree.current);
  const at = line.indexOf(tree.current);
  const to = (index: number) => onGoto(line[Math.max(0, Math.min(index, line.length - 1))]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if ((event.target as Element).closest('input, textarea, select, dialog')) return;
      // Keys come faster than the page is drawn: the tree knows the current node.
      const now = tree.lineThrough(tree.current);
      const next = now[now.indexOf(tree.current) + step];
      if (next !== undefined) onGoto(next);
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [tree, onGoto]);
  const button = (label: string, icon: 'first' | 'back' | 'forward' | 'last', index: number) => (
    <button
      class="icon-button"
      aria-label={label}
      disabled={index < 0 || index >= line.length || index === at}
      onClick={() => to(index)}
    >
      <Icon name={icon} />
    </button>
  );
  const { event, turn } = tree.node;
  return (
    <div class="navigate" role="group" aria-label={t('move-tree-go-through-the-moves')}>
      {button(t('common-to-the-start'), 'first', 0)}
      {button(t('move-tree-one-back'), 'back', at - 1)}
      <span aria-live="polite">
        {event ? `${turn}. ${eventText(tree.board, event)}` : t('common-beginning')}
      </span>
      {button(t('move-tree-one-forward'), 'forward', at + 1)}
      {button(t('move-tree-to-the-end'), 'last', line.length - 1)}
    </div>
  );
}
