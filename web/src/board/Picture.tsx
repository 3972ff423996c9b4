// A picture of a board, without what it takes to play on it.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Board } from '../rules/wasm';
import { BoardView, type Position } from './view';

interface PictureProps {
  board: Board;
  position: Position;
  label: string;
}
/** A board to look at only. */
export function BoardPicture({ board, position, label }: PictureProps) {
  const ref = useRef<SVGSVGElement>(null);
  const view = useRef<BoardView | undefined>(undefined);
  useLayoutEffect(() => {
    view.current = new BoardView(ref.current!, board, { label });
  }, [board]);
  useLayoutEffect(() => view.current!.update(position));
  const still = useMemo(() => <svg ref={ref} />, [board]);
  return <div class="board-holder">{still}</div>;
}
