// What SGF calls the points of a board.
//
// In the game of Go (GM[1]) a point is two letters, column and row from the upper left, on a grid
// of at most 52 x 52. For everything that SGF cannot say there is our own game type: points then
// have the names that the board gives them, and readers that do not know the type refuse it instead
// of drawing it wrong.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.h"
#include "record/sgf.h"

namespace omnigo {

inline constexpr int kOmnigoGameType = 1001;
inline constexpr int kSgfLongestSide = 52;

class SgfBoard {
 public:
  // By GM and SZ, or BOARD in our own game type. Another game, or a board that cannot be made, is
  // an error.
  static Result<SgfBoard> of(const SgfCollection& sgf, SgfNode root);
  // For writing: Go if the board is such a grid, and the game one that Go can say.
  SgfBoard(SharedLayout layout, bool go_can_say);

  const SharedLayout& layout() const { return layout_; }
  bool is_go() const { return is_go_; }

  bool is_pass(std::string_view raw) const;
  std::optional<Point> point(std::string_view raw) const;
  std::string text(Point p) const;
  // A value of a list of points: one, or in Go the rectangle `aa:cc`. Empty if it is none of these.
  std::vector<Point> points(std::string_view raw) const;

 private:
  SgfBoard() = default;

  SharedLayout layout_;
  bool is_go_ = true;
};

}  // namespace omnigo
