// A board on a page: the drawing with its zoom buttons, and for solids the body that turns.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { whyIllegal } from '../game/words';
import type { Board, Point } from '../rules/wasm';
import { settings } from '../ui/settings';
import { Choice } from '../ui/parts';
import type { SolidView } from './solid';
import { ZoomButtons } from './ZoomButtons';
import { PlayedBoard, type Handlers, type PlayOptions } from './played';
import type { Position } from './view';
import { t } from '../i18n/t';

interface Props extends Handlers {
  board: Board;
  position: Position;
  label: string;
  /** Whether a tap needs a second one; missing: as the settings say. */
  confirm?: PlayOptions['confirm'];
  /** Receives the drawing, for export. */
  onDrawing?: (element: SVGSVGElement) => void;
}

export function BoardPanel(props: Props) {
  const [shape, setShape] = useState<'solid' | 'flat' | 'both'>(
    innerWidth > 900 ? 'both' : 'solid',
  );
  if (!props.board.solid) return <FlatBoard {...props} />;
  const options = [
    ['solid', t('board-panel-solid')],
    ['flat', t('board-panel-flat')],
    ['both', t('board-panel-both')],
  ] as const;
  return (
    <div class={`solid-panel ${shape}`}>
      <Choice label={t('board-panel-view')} value={shape} options={options} onChange={setShape} />
      <div class="shapes">
        {shape !== 'flat' && <SolidBoard {...props} />}
        {shape !== 'solid' && <FlatBoard {...props} />}
      </div>
    </div>
  );
}

function FlatBoard(props: Props) {
  const ref = useRef<SVGSVGElement>(null);
  const map = useRef<SVGSVGElement>(null);
  const view = useRef<PlayedBoard | undefined>(undefined);
  const [selected, setSelected] = useState<Point | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const confirm = props.confirm ?? settings.confirm.value;
  const names = settings.names.value;
  const { board, position } = props;
  useLayoutEffect(() => {
    const handlers: Handlers = {
      onPlay: point => latest.current.onPlay?.(point),
      onHover: point => latest.current.onHover?.(point),
      onSelect: point => {
        setSelected(point);
        latest.current.onSelect?.(point);
      },
    };
    const options: PlayOptions = { confirm, names, label: props.label };
    view.current = new PlayedBoard(freshElement(ref.current!), board, handlers, options);
    view.current.drawMap(map.current!);
    props.onDrawing?.(view.current.element);
  }, [board, confirm, names]);
  useLayoutEffect(() => view.current!.update(position));
  return (
    <div class="board-frame">
      <div class="board-holder">
        <div class="mover">
          <svg ref={ref} />
        </div>
      </div>
      <div class="board-bar">
        <svg ref={map} class="board map" aria-hidden="true" />
        {selected !== null && (
          <Confirm
            board={board}
            position={position}
            point={selected}
            onPlay={() => view.current!.confirm()}
          />
        )}
        <ZoomButtons view={view} />
      </div>
    </div>
  );
}

interface ConfirmProps {
  board: Board;
  position: Position;
  point: Point;
  onPlay: () => void;
}
/** A stone that was chosen by a first tap: what a second tap on it would do, or why it cannot be placed. */
function Confirm({ board, position: { legality }, point, onPlay }: ConfirmProps) {
  const there = legality?.(point);
  const name = board.names[point];
  if (there && !there.legal) {
    return (
      <p class="confirm" role="status">
        {whyIllegal(board, point, there)}
      </p>
    );
  }
  return (
    <p class="confirm" role="status">
      <button
        class="primary"
        title={t('board-panel-tap-again-to-place-a', { name })}
        onClick={onPlay}
      >
        {t('board-panel-play-here', { name })}
      </button>
    </p>
  );
}

/** An element without the listeners of an earlier view, in its place. */
function freshElement(old: SVGSVGElement): SVGSVGElement {
  if (!old.hasChildNodes()) return old;
  const fresh = old.cloneNode(false) as SVGSVGElement;
  old.replaceWith(fresh);
  return fresh;
}

function SolidBoard({ board, position, onPlay, onHover, label, ...props }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const view = useRef<SolidView | undefined>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const play = useRef(onPlay);
  play.current = onPlay;
  const hover = useRef(onHover);
  hover.current = onHover;
  const confirm = props.confirm ?? settings.confirm.value;
  useEffect(() => {
    let gone = false;
    import('./solid')
      .then(({ SolidView }) => {
        if (gone) return;
        const handlers: Handlers = {
          onPlay: point => play.current?.(point),
          onHover: point => hover.current?.(point),
        };
        view.current = new SolidView(ref.current!, board, handlers, confirm);
        setState('ready');
      })
      .catch(() => setState('failed'));
    return () => {
      gone = true;
      view.current?.close();
      view.current = undefined;
    };
  }, [board, confirm]);
  useEffect(() => view.current?.update(position));
  return (
    <div class="solid-frame">
      <div
        ref={ref}
        class="solid-holder"
        role="img"
        aria-label={t('board-panel-a-solid-that-can-be', { label })}
      />
      {state === 'loading' && <p class="hint">{t('board-panel-loading-the-solid')}</p>}
      {state === 'failed' && <p class="hint">{t('board-panel-this-browser-shows-no-three')}</p>}
    </div>
  );
}
