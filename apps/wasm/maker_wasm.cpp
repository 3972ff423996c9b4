// Boards for makers, for the browser: with rules_wasm.cpp they make maker.wasm.
//
// How things go in and out: exchange.h. web/src/draw/maker.ts is the other side.
#include "draw/print.h"
#include "draw/strokes.h"
#include "exchange.h"

namespace omnigo {
namespace {

int put_file(Result<std::string> file) {
  if (!file) return fail(file.error());
  bytes = std::move(*file);
  return 0;
}

}  // namespace

// bytes: the file, this many millimetres wide.
OMNIGO_EXPORT(board_strokes_file)(int board, double width)->int {
  return put_file(board_strokes(board_layout(board), width));
}
OMNIGO_EXPORT(board_stl_file)(int board, double width)->int {
  return put_file(board_stl(board_layout(board), width));
}

}  // namespace omnigo
