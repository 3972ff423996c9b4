#include "gtp/show.h"

#include <algorithm>

#include "rules/names.h"

namespace omnigo {
namespace {

std::string padded(const std::string& text, std::size_t width) {
  return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

// The letters of a column's name and the digits of a row's.
std::string column_name(int column) {
  const std::string name = grid_point_name(column, 0);
  return name.substr(0, name.size() - 1);
}

std::string column_line(const Rectangle& rectangle, std::size_t margin, std::size_t width) {
  std::string line(margin, ' ');
  for (int x = 0; x < rectangle.columns; ++x) line += padded(column_name(x), width);
  return line + "\n";
}

std::string rectangle_text(const Rectangle& rectangle, const Board& board) {
  const std::size_t margin = std::to_string(rectangle.rows).size();
  const std::size_t width = column_name(rectangle.columns - 1).size() + 1;
  const std::string columns = column_line(rectangle, margin, width);
  std::string text = columns;
  for (int y = rectangle.rows - 1; y >= 0; --y) {
    const std::string row = std::to_string(y + 1);
    text += padded(row, margin);
    for (int x = 0; x < rectangle.columns; ++x) {
      const auto p = static_cast<Point>(y * rectangle.columns + x);
      text += padded(std::string(1, colour_letter(board.at(p))), width);
    }
    text += " " + row + "\n";
  }
  return text + columns;
}

// Each point's name and letter, in point order.
std::string list_text(const Layout& layout, const Board& board) {
  constexpr std::size_t kLine = 80;
  std::size_t width = 0;
  for (const std::string& name : layout.names) width = std::max(width, name.size());
  std::string text, line;
  for (std::size_t p = 0; p < layout.names.size(); ++p) {
    const char letter = colour_letter(board.at(static_cast<Point>(p)));
    line += padded(layout.names[p], width) + " " + letter;
    const bool full = line.size() + width + 4 > kLine;
    if (full || p + 1 == layout.names.size()) {
      text += line + "\n";
      line.clear();
    } else {
      line += "  ";
    }
  }
  return text;
}

std::string prisoners_text(const Game& game) {
  std::string text;
  for (int i = 0; i < game.rules().players; ++i) {
    text += (i > 0 ? ", " : "") + colour_name(colour_of(i)) + " " +
            std::to_string(game.prisoners_lost(colour_of(i)));
  }
  return text;
}

}  // namespace

std::string show_game(const Layout& layout, const Game& game) {
  const std::string board = layout.rectangle ? rectangle_text(*layout.rectangle, game.board())
                                             : list_text(layout, game.board());
  return board + layout.spec + ", " + to_text(game.rules()) + "\n" +
         (game.over() ? "play has ended" : colour_name(game.to_play()) + " to play") + " after " +
         std::to_string(game.turns()) + (game.turns() == 1 ? " turn\n" : " turns\n") +
         "prisoners lost: " + prisoners_text(game) + "\n";
}

std::string result_text(const Game& game) {
  const std::vector<HalfPoints> scores = game.scores();
  std::vector<int> in;  // the players still in, best first
  for (int i = 0; i < game.rules().players; ++i) {
    if (game.is_in(colour_of(i))) in.push_back(i);
  }
  std::sort(in.begin(), in.end(), [&](int a, int b) { return scores[a] > scores[b]; });
  const std::string first(1, colour_letter(colour_of(in[0])));
  if (in.size() == 1) return first + "+Resign";
  const HalfPoints margin = scores[in[0]] - scores[in[1]];
  return margin == 0 ? "0" : first + "+" + half_points_text(margin);
}

}  // namespace omnigo
