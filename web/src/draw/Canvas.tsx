// The board being drawn: points and lines as SVG, and what pointer and keys do to them.
import { useMemo, useRef, useState } from 'preact/hooks';
import { pointTowards, type Direction } from '../board/scene';
import { num } from '../board/svg';
import type { Place } from '../rules/wasm';
import {
  distance,
  joined,
  neighboursOf,
  usualDistance,
  withBridge,
  withLineToggled,
  withPlace,
  withPoint,
  withoutPoints,
  type Drawn,
} from './drawn';
import { t } from '../i18n/t';
import '../i18n/draw';

export type Tool = 'pen' | 'bridge' | 'erase';

interface Props {
  board: Drawn;
  tool: Tool;
  selected: number | null;
  /** Points to point out, such as those that are alike or that a warning is about. */
  shown: ReadonlySet<number>;
  snap: boolean;
  onChange: (board: Drawn, selected: number | null) => void;
  onSelect: (point: number | null) => void;
  onHover: (point: number | null) => void;
}

const ARROWS: Record<string, [Direction, number, number]> = {
  ArrowUp: ['up', 0, 1],
  ArrowDown: ['down', 0, -1],
  ArrowLeft: ['left', -1, 0],
  ArrowRight: ['right', 1, 0],
};

/** Places are kept to quarters, so that what should be in line is. */
export const STEP = 0.25;
const snapped = ({ x, y }: Place, snap: boolean): Place => {
  const to = snap ? STEP : 0.01;
  return { x: Math.round(x / to) * to, y: Math.round(y / to) * to };
};

/** What is seen: all points with some room around them, and never too little. */
function boxOf(points: Place[]) {
  const [xs, ys] = [points.map(p => p.x), points.map(p => p.y)];
  const low = { x: Math.min(-3, ...xs) - 1.2, y: Math.min(-2.5, ...ys) - 1.2 };
  const high = { x: Math.max(3, ...xs) + 1.2, y: Math.max(2.5, ...ys) + 1.2 };
  return { x: low.x, y: -high.y, width: high.x - low.x, height: high.y - low.y };
}

/** A free place next to a point, or in the middle of an empty board. */
export function freePlace(board: Drawn, beside: number | null): Place {
  const unit = usualDistance(board);
  const near = beside === null ? board.points[board.points.length - 1] : board.points[beside];
  if (!near) return { x: 0, y: 0 };
  for (let ring = 1; ; ++ring) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]) {
      const place = { x: near.x + dx * ring * unit, y: near.y + dy * ring * unit };
      if (board.points.every(point => distance(point, place) > 0.4 * unit)) return place;
    }
  }
}

export function Canvas(props: Props) {
  const { board, tool, selected, shown, snap, onChange, onSelect, onHover } = props;
  const element = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<{ point: number; place: Place } | null>(null);
  const [focused, setFocused] = useState(0);
  const pressed = useRef<{ at: Place; point: number | null; moved: boolean } | null>(null);
  const steady = useRef(boxOf(board.points));
  if (!drag) steady.current = boxOf(board.points);
  const box = steady.current;
  const unit = Math.min(2, Math.max(0.6, usualDistance(board)));
  const seen = drag ? withPlace(board, drag.point, drag.place) : board;
  const neighbours = useMemo(() => neighboursOf(board), [board]);
  const nameOf = (point: number) => board.points[point].name || String(point + 1);
  const inOrder = Math.min(focused, board.points.length - 1);

  const placeOf = (event: MouseEvent): Place => {
    const matrix = element.current!.getScreenCTM()!.inverse();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: at.x, y: -at.y };
  };
  const pointAt = (place: Place): number | null => {
    let [best, least] = [null as number | null, 0.42 * unit];
    board.points.forEach((point, i) => {
      const away = distance(point, place);
      if (away < least) [best, least] = [i, away];
    });
    return best;
  };
  const lineAt = ({ x, y }: Place): [number, number] | null => {
    let [best, least] = [null as [number, number] | null, 0.2 * unit];
    for (const edge of board.edges) {
      const [from, to] = edge.map(point => board.points[point]);
      const length = distance(from, to) || 1;
      const ahead = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
      const part = Math.max(0, Math.min(1, ahead / length));
      const foot = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
      const away = distance(foot, { x, y });
      if (away < least) [best, least] = [edge, away];
    }
    return best;
  };

  const remove = (point: number) => onChange(withoutPoints(board, new Set([point])), null);
  /** A tap on a point, or Enter. */
  const act = (point: number) => {
    if (tool === 'erase') return remove(point);
    if (selected === null) return onSelect(point);
    if (selected === point) return onSelect(null);
    if (tool === 'bridge') return onChange(withBridge(board, selected, point), null);
    if (joined(board, selected, point)) return onSelect(point);
    onChange(withLineToggled(board, selected, point), point);
  };
  const add = (place: Place) =>
    onChange(
      withPoint(board, place, selected === null ? [] : [selected]),
      selected === null ? null : board.points.length,
    );
  const actOnNothing = (place: Place) => {
    const line = tool === 'erase' ? lineAt(place) : null;
    if (line) onChange(withLineToggled(board, ...line), null);
    else if (tool === 'pen') add(snapped(place, snap));
    else onSelect(null);
  };

  const down = (event: PointerEvent) => {
    if (event.button) return;
    const at = placeOf(event);
    pressed.current = { at, point: pointAt(at), moved: false };
    element.current!.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const place = placeOf(event);
    const held = pressed.current;
    if (!held) return onHover(pointAt(place));
    if (!held.moved && distance(held.at, place) < 0.2 * unit) return;
    held.moved = true;
    if (held.point !== null && tool !== 'erase')
      setDrag({ point: held.point, place: snapped(place, snap) });
  };
  const up = (event: PointerEvent) => {
    const held = pressed.current;
    pressed.current = null;
    if (drag) {
      onChange(withPlace(board, drag.point, drag.place), selected);
      return setDrag(null);
    }
    if (!held || held.moved || event.type === 'pointercancel') return;
    if (held.point === null) return actOnNothing(held.at);
    setFocused(held.point);
    act(held.point);
  };

  const focus = (point: number) => {
    setFocused(point);
    element.current!.querySelector<SVGElement>(`[data-point="${point}"]`)?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !board.points.length) return;
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) {
      const { x, y } = board.points[inOrder];
      const step = snap ? STEP : 0.05;
      const place = { x: x + arrow[1] * step, y: y + arrow[2] * step };
      onChange(withPlace(board, inOrder, place), selected);
    } else if (arrow) {
      const main = board.points.map(({ x, y }, point) => ({
        ...{ x, y: -y, point },
        ...{ radius: 1, echo: false, behind: false },
      }));
      const next = pointTowards({ main }, inOrder, arrow[0]);
      if (next !== null) focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      act(inOrder);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      remove(inOrder);
    } else if (event.key === 'Escape') {
      onSelect(null);
    } else if (event.key === 'n' || event.key === 'N') {
      onChange(withPoint(board, freePlace(board, inOrder), [inOrder]), board.points.length);
      setFocused(board.points.length);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const path = seen.edges
    .map(([a, b]) => {
      const [from, to] = [seen.points[a], seen.points[b]];
      return `M${num(from.x)} ${num(-from.y)}L${num(to.x)} ${num(-to.y)}`;
    })
    .join('');
  const label = (point: number) => {
    const around = neighbours[point].map(nameOf).join(', ');
    const name = nameOf(point);
    return around ? t('canvas-point', { name, around }) : t('canvas-point-alone', { name });
  };
  return (
    <svg
      ref={element}
      class={`canvas ${tool}`}
      role="group"
      aria-label={t('canvas-the-board-you-draw-points', { points: board.points.length })}
      viewBox={[box.x, box.y, box.width, box.height].map(num).join(' ')}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={() => onHover(null)}
      onKeyDown={key}
    >
      {snap && <Net box={box} />}
      <path class="lines" d={path} style={{ strokeWidth: `${num(0.05 * unit)}px` }} />
      {seen.points.map(({ x, y }, point) => (
        <g
          key={point}
          data-point={point}
          class={`drawn-point${point === selected ? ' selected' : ''}${shown.has(point) ? ' shown' : ''}`}
          role="button"
          aria-pressed={point === selected}
          aria-label={label(point)}
          tabIndex={point === inOrder ? 0 : -1}
          transform={`translate(${num(x)} ${num(-y)})`}
          onFocus={() => {
            setFocused(point);
            onHover(point);
          }}
          onBlur={() => onHover(null)}
        >
          <circle class="halo" r={num(0.36 * unit)} />
          <circle class="dot" r={num(0.17 * unit)} />
          {board.points.length <= 150 && (
            <text
              x={num(0.25 * unit)}
              y={num(0.33 * unit)}
              style={{ fontSize: `${num(0.24 * unit)}px` }}
            >
              {nameOf(point)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The places that points snap to, one apart. */
function Net({ box }: { box: ReturnType<typeof boxOf> }) {
  if (box.width * box.height > 4000) return null;
  const dots: string[] = [];
  for (let x = Math.ceil(box.x); x <= box.x + box.width; ++x) {
    for (let y = Math.ceil(box.y); y <= box.y + box.height; ++y) dots.push(`M${x} ${y}h0`);
  }
  return <path class="net" d={dots.join('')} />;
}
