// The board being drawn: points and lines as SVG, and what pointer and keys do to them.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Gestures, type Wishes } from '../board/gestures';
import { distanceToLine, portalsOf } from '../board/portals';
import { pointTowards, type Direction } from '../board/scene';
import { num } from '../board/svg';
import { Window, type Box } from '../board/window';
import { ZoomButtons } from '../board/ZoomButtons';
import type { Place } from '../rules/wasm';
import { distance, joined, neighboursOf, usualDistance, type Drawn } from './drawn';
import {
  addBridge,
  addPoint,
  guidesOf,
  movePoint,
  removePoint,
  toggleLine,
  type Group,
} from './group';
import { t } from '../i18n/t';
import '../i18n/draw';

export type Tool = 'pen' | 'bridge' | 'erase';

interface Props {
  board: Drawn;
  tool: Tool;
  /** A line goes on from where the last one ended. */
  chain: boolean;
  /** What is done to a point is done to its images. */
  group: Group;
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
function boxOf(points: Place[]): Box {
  const [xs, ys] = [points.map(p => p.x), points.map(p => p.y)];
  const low = { x: Math.min(-3, ...xs) - 1.2, y: Math.min(-2.5, ...ys) - 1.2 };
  const high = { x: Math.max(3, ...xs) + 1.2, y: Math.max(2.5, ...ys) + 1.2 };
  return { x: low.x, y: -high.y, width: high.x - low.x, height: high.y - low.y };
}

/** How much there is to see beyond that, as a share of it on each side. */
const ROOM = 0.5;
/** Upside down: on the page y grows downwards. */
const flipped = ({ x, y }: Place): Place => ({ x, y: -y });

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

/** What is drawn between points: lines, and for a portal its two stubs. */
function segmentsOf({ points, edges }: Drawn) {
  const places = points.map(flipped);
  const portals = portalsOf(places, edges);
  const gone = new Set(portals.map(({ edge }) => edge));
  const lines = edges.flatMap(([a, b], edge) =>
    gone.has(edge) ? [] : [{ edge, from: places[a], to: places[b] }],
  );
  const stubs = portals.flatMap(({ edge, letter, stubs }) =>
    stubs.map(({ from, to, at }) => ({ edge, from, to, at, letter })),
  );
  return { lines, stubs };
}

export function Canvas(props: Props) {
  const { board, tool, chain, group, selected, shown, snap, onChange, onSelect, onHover } = props;
  const element = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<{ point: number; place: Place } | null>(null);
  const [focused, setFocused] = useState(0);
  const grabbed = useRef<number | null>(null);
  const view = useRef<Window | undefined>(undefined);
  const unit = Math.min(2, Math.max(0.6, usualDistance(board)));
  const seen = drag ? movePoint(board, drag.point, drag.place, group) : board;
  const segments = useMemo(() => segmentsOf(seen), [board, drag, group]);
  const neighbours = useMemo(() => neighboursOf(board), [board]);
  const nameOf = (point: number) => board.points[point].name || String(point + 1);
  const inOrder = Math.min(focused, board.points.length - 1);
  const home = useMemo(() => boxOf(board.points), [board]);

  const pointAt = (place: Place): number | null => {
    let [best, least] = [null as number | null, 0.42 * unit];
    board.points.forEach((point, i) => {
      const away = distance(point, place);
      if (away < least) [best, least] = [i, away];
    });
    return best;
  };
  const lineAt = (place: Place): [number, number] | null => {
    let [best, least] = [null as number | null, 0.2 * unit];
    for (const { edge, from, to } of [...segments.lines, ...segments.stubs]) {
      const away = distanceToLine(flipped(place), from, to);
      if (away < least) [best, least] = [edge, away];
    }
    return best === null ? null : board.edges[best];
  };

  const remove = (point: number) => onChange(removePoint(board, point, group), null);
  /** A tap on a point, or Enter; with Shift the next line begins where this one ends. */
  const act = (point: number, goesOn: boolean) => {
    const next = goesOn ? point : null;
    if (tool === 'erase') return remove(point);
    if (selected === null) return onSelect(point);
    if (selected === point) return onSelect(null);
    if (tool === 'bridge') return onChange(addBridge(board, selected, point, group), next);
    if (joined(board, selected, point)) return onSelect(point);
    onChange(toggleLine(board, selected, point, group), next);
  };
  const actOnNothing = (place: Place, goesOn: boolean) => {
    const line = tool === 'erase' ? lineAt(place) : null;
    if (line) return onChange(toggleLine(board, ...line, group), null);
    if (tool !== 'pen') return onSelect(null);
    const added = addPoint(board, snapped(place, snap), selected, group);
    onChange(added, goesOn ? board.points.length : null);
  };

  const wishes: Wishes = {
    onHover: place => onHover(place && pointAt(flipped(place))),
    onTap: (at, event) => {
      const place = flipped(at);
      const point = pointAt(place);
      const goesOn = chain || event.shiftKey;
      if (point === null) return actOnNothing(place, goesOn);
      setFocused(point);
      act(point, goesOn);
    },
    carrying: {
      onGrab: place => {
        grabbed.current = tool === 'erase' ? null : pointAt(flipped(place));
        return grabbed.current !== null;
      },
      onCarry: place => setDrag({ point: grabbed.current!, place: snapped(flipped(place), snap) }),
      onDrop: here => {
        if (here && drag) onChange(movePoint(board, drag.point, drag.place, group), selected);
        setDrag(null);
      },
    },
  };
  const latest = useRef(wishes);
  latest.current = wishes;
  useLayoutEffect(() => {
    view.current = new Window(element.current!, home, () => {}, ROOM);
    new Gestures(element.current!, view.current, {
      onHover: place => latest.current.onHover(place),
      onTap: (place, event) => latest.current.onTap(place, event),
      carrying: {
        onGrab: place => latest.current.carrying!.onGrab(place),
        onCarry: place => latest.current.carrying!.onCarry(place),
        onDrop: here => latest.current.carrying!.onDrop(here),
      },
    });
  }, []);
  useLayoutEffect(() => {
    view.current!.home = home;
  }, [home]);

  const focus = (point: number) => {
    setFocused(point);
    element.current!.querySelector<SVGElement>(`[data-point="${point}"]`)?.focus({
      preventScroll: true,
    });
    view.current!.keepInSight(flipped(board.points[point]));
  };
  const zoomKeys: Record<string, () => void> = {
    '+': () => view.current!.zoom(1.25),
    '=': () => view.current!.zoom(1.25),
    '-': () => view.current!.zoom(0.8),
    '0': () => view.current!.fit(),
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !board.points.length) return;
    const arrow = ARROWS[event.key];
    const goesOn = chain || event.shiftKey;
    if (arrow && event.shiftKey) {
      const { x, y } = board.points[inOrder];
      const step = snap ? STEP : 0.05;
      const place = { x: x + arrow[1] * step, y: y + arrow[2] * step };
      onChange(movePoint(board, inOrder, place, group), selected);
    } else if (arrow) {
      const main = board.points.map((place, point) => ({
        ...flipped(place),
        ...{ point, radius: 1, echo: false, behind: false },
      }));
      const next = pointTowards({ main }, inOrder, arrow[0]);
      if (next !== null) focus(next);
    } else if (zoomKeys[event.key]) {
      zoomKeys[event.key]();
    } else if (event.key === 'Enter' || event.key === ' ') {
      act(inOrder, goesOn);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      remove(inOrder);
    } else if (event.key === 'Escape') {
      onSelect(null);
    } else if (event.key === 'n' || event.key === 'N') {
      const added = addPoint(board, freePlace(board, inOrder), inOrder, group);
      onChange(added, goesOn ? board.points.length : null);
      setFocused(board.points.length);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const path = (parts: { from: Place; to: Place }[]) =>
    parts
      .map(({ from, to }) => `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`)
      .join('');
  const label = (point: number) => {
    const around = neighbours[point].map(nameOf).join(', ');
    const name = nameOf(point);
    return around ? t('canvas-point', { name, around }) : t('canvas-point-alone', { name });
  };
  return (
    <>
      <div class="mover">
        <svg
          ref={element}
          class="canvas"
          data-tool={tool}
          role="group"
          aria-label={t('canvas-the-board-you-draw-points', { points: board.points.length })}
          onKeyDown={key}
        >
          {snap && <Net box={home} />}
          <Guides group={group} reach={2 * Math.max(home.width, home.height)} />
          <path
            class="lines"
            d={path(segments.lines)}
            style={{ strokeWidth: `${num(0.05 * unit)}px` }}
          />
          <path
            class="lines stubs"
            d={path(segments.stubs)}
            style={{ strokeWidth: `${num(0.05 * unit)}px` }}
          />
          {segments.stubs.map(({ edge, at, letter }, i) => (
            <text
              key={`${edge} ${i}`}
              class="letter"
              x={num(at.x)}
              y={num(at.y)}
              style={{ fontSize: `${num(0.34 * unit)}px` }}
            >
              {letter}
            </text>
          ))}
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
      </div>
      <ZoomButtons view={view} />
    </>
  );
}

/** The places that points snap to, one apart. */
function Net({ box }: { box: Box }) {
  const [width, height] = [box.width * (1 + 2 * ROOM), box.height * (1 + 2 * ROOM)];
  if (width * height > 8000) return null;
  const [left, top] = [box.x - ROOM * box.width, box.y - ROOM * box.height];
  const dots: string[] = [];
  for (let x = Math.ceil(left); x <= left + width; ++x) {
    for (let y = Math.ceil(top); y <= top + height; ++y) dots.push(`M${x} ${y}h0`);
  }
  return <path class="net" d={dots.join('')} />;
}

/** The mirrors of a symmetry, or rays that its rotations carry to each other, as far as `reach`. */
function Guides({ group, reach }: { group: Group; reach: number }) {
  const { x, y } = flipped(group.centre);
  const ends = (angle: number) => {
    const [dx, dy] = [reach * Math.cos(angle), -reach * Math.sin(angle)];
    const from = group.mirror ? { x: x - dx, y: y - dy } : { x, y };
    return `M${num(from.x)} ${num(from.y)}L${num(x + dx)} ${num(y + dy)}`;
  };
  const lines = guidesOf(group).map(ends).join('');
  if (!lines) return null;
  return (
    <g class={group.mirror ? 'guides' : 'guides rays'}>
      <path d={lines} />
      <circle cx={num(x)} cy={num(y)} r="0.12" />
    </g>
  );
}
