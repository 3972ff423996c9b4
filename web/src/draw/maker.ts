// Boards to be made of wood or plastic: src/record's strokes and solids as WebAssembly, loaded when
// somebody asks. The other side of apps/wasm/maker_wasm.cpp.
import wasmUrl from 'omnigo-maker?url';
import { RulesEngine } from '../rules/wasm';

let engine: Promise<RulesEngine> | undefined;

/** A file for a machine, with the given width in millimetres: SVG of strokes, or a binary STL. */
export async function makeBoard(
  kind: 'strokes' | 'stl',
  boardText: string,
  width: number,
): Promise<BlobPart> {
  engine ??= RulesEngine.load(fetch(wasmUrl));
  const maker = await engine;
  const board = maker.board(boardText, true);
  try {
    maker.checked(maker.call[`board_${kind}_file`](board.handle, width));
    return kind === 'stl' ? new Uint8Array(maker.bytes()) : maker.text();
  } finally {
    board.close();
  }
}
