// A figure as printed books have it: some turns of a game on the position before them.
//
// The stones played are numbered and stay in the figure even if they are taken later. A turn at a
// point that already shows a stone goes into the caption: "4 at 2", or "15 at D4" where that stone
// has no number.
#pragma once

#include <string>
#include <vector>

#include "draw/svg.h"
#include "record/record.h"
#include "record/sgf.h"
#include "record/sgf_board.h"

namespace omnigo {

struct Figure {
  Colouring stones;
  std::vector<std::string> labels;  // one per point: a number, or a label of the file
  std::vector<Mark> marks;          // one per point
  std::vector<std::string> captions;
};

struct FigureRange {
  int from = 1;          // turns
  int to = 1 << 30;      // the last of them; at most the end of the game
  int first_number = 0;  // what turn `from` is called; 0: as the game counts
};

// A setup in the middle of the range moves its beginning behind the setup. An error if the start is
// impossible.
Result<Figure> moves_figure(const GameRecord& record, FigureRange range);
// The position after a turn, as it stands, with a dot on the latest stone.
Result<Figure> position_figure(const GameRecord& record, int turn);

// The marks and labels of an SGF node: TR, SQ, CR, MA, LB, and of older files M and L. A label
// replaces a number.
void add_marks(Figure& figure, const SgfCollection& sgf, SgfNode node, const SgfBoard& board);

// As text: rows and columns named where the board has them; else each point where it lies, or a
// list if that would not be readable. A stone is its player's letter and its number: B12.
std::string figure_text(const Layout& layout, const Figure& figure);
std::string figure_svg(const Layout& layout, const Figure& figure);

}  // namespace omnigo
