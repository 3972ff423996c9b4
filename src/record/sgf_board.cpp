#include "record/sgf_board.h"

#include <algorithm>
#include <charconv>

#include "base/quote.h"
#include "graph/families.h"
#include "record/board_json.h"

namespace omnigo {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && static_cast<unsigned char>(text.front()) <= ' ') text.remove_prefix(1);
  while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') text.remove_suffix(1);
  return text;
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  text = trimmed(text);
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (status != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// a to z, then A to Z, from 0; -1 for anything else.
int letter_index(char c) {
  if (c >= 'a' && c <= 'z') return c - 'a';
  if (c >= 'A' && c <= 'Z') return c - 'A' + 26;
  return -1;
}
char index_letter(int i) { return static_cast<char>(i < 26 ? 'a' + i : 'A' + i - 26); }

Result<SharedLayout> go_layout(std::string_view size) {
  const auto both = sgf_compose(size);
  const auto columns = whole_number(both ? both->first : size);
  const auto rows = whole_number(both ? both->second : size);
  if (!columns || !rows || *columns < 1 || *rows < 1 || *columns > kSgfLongestSide ||
      *rows > kSgfLongestSide) {
    return Error{"SZ[" + one_line(trimmed(size), 20) +
                 "] is not a board; SGF has sides from 1 to " + std::to_string(kSgfLongestSide)};
  }
  auto layout = make_family("grid:" + std::to_string(*columns) + "x" + std::to_string(*rows));
  if (!layout) return layout.error();
  return std::make_shared<const Layout>(std::move(*layout));
}

}  // namespace

Result<SgfBoard> SgfBoard::of(const SgfCollection& sgf, SgfNode root) {
  SgfBoard board;
  const auto type = whole_number(sgf.find(root, "GM").value_or("1"));
  board.is_go_ = type != kOmnigoGameType;
  if (type && *type != 1 && board.is_go_) {
    return Error{"the game is not Go: GM[" + std::to_string(*type) + "]"};
  }
  auto layout = board.is_go_ ? go_layout(sgf.find(root, "SZ").value_or("19"))
                             : board_from_text(sgf_text(sgf.find(root, "BOARD").value_or("")));
  if (!layout) return layout.error();
  board.layout_ = std::move(*layout);
  return board;
}

SgfBoard::SgfBoard(SharedLayout layout, bool go_can_say) : layout_(std::move(layout)) {
  const auto& rectangle = layout_->rectangle;
  is_go_ = go_can_say && layout_->spec.starts_with("grid:") && rectangle &&
           std::max(rectangle->columns, rectangle->rows) <= kSgfLongestSide;
}

bool SgfBoard::is_pass(std::string_view raw) const {
  raw = trimmed(raw);
  if (!is_go_) return raw == "pass";
  return raw.empty() ||
         (raw == "tt" && layout_->rectangle->columns <= 19 && layout_->rectangle->rows <= 19);
}

std::optional<Point> SgfBoard::point(std::string_view raw) const {
  raw = trimmed(raw);
  if (!is_go_) return layout_->find(sgf_simple_text(raw));
  if (raw.size() != 2) return std::nullopt;
  const auto [columns, rows] = *layout_->rectangle;
  const int column = letter_index(raw[0]), from_top = letter_index(raw[1]);
  if (column < 0 || from_top < 0 || column >= columns || from_top >= rows) return std::nullopt;
  return static_cast<Point>((rows - 1 - from_top) * columns + column);
}

std::string SgfBoard::text(Point p) const {
  if (!is_go_) return sgf_escape(layout_->names[p], true);
  const auto [columns, rows] = *layout_->rectangle;
  return {index_letter(p % columns), index_letter(rows - 1 - p / columns)};
}

std::vector<Point> SgfBoard::points(std::string_view raw) const {
  if (const auto single = point(raw)) return {*single};
  const auto corners = sgf_compose(raw);
  if (!corners || !is_go_) return {};
  const auto a = point(corners->first), b = point(corners->second);
  if (!a || !b) return {};
  const int columns = layout_->rectangle->columns;
  const auto [left, right] = std::minmax({*a % columns, *b % columns});
  const auto [low, high] = std::minmax({*a / columns, *b / columns});
  std::vector<Point> points;
  for (int row = high; row >= low; --row) {
    for (int column = left; column <= right; ++column) {
      points.push_back(static_cast<Point>(row * columns + column));
    }
  }
  return points;
}

}  // namespace omnigo
