#include "gtp/show.h"

#include <algorithm>

#include "draw/text_board.h"
#include "rules/names.h"

namespace omnigo {
namespace {

std::string prisoners_text(const Game& game) {
  std::string text;
  for (int i = 0; i < game.rules().players; ++i) {
    text += (i > 0 ? ", " : "") + colour_name(colour_of(i)) + " " +
            std::to_string(game.prisoners_lost(colour_of(i)));
  }
  return text;
}

// An empty line would end a GTP answer.
std::string without_empty_lines(const std::string& text) {
  std::string kept;
  for (const char c : text) {
    if (c == '\n' && (kept.empty() || kept.back() == '\n')) kept += ' ';
    kept += c;
  }
  return kept;
}

}  // namespace

std::string show_game(const Layout& layout, const Game& game) {
  std::vector<std::string> signs;
  for (const Colour c : game.board().colouring()) signs.emplace_back(1, colour_letter(c));
  return without_empty_lines(text_board(layout, signs)) + layout.spec + ", " +
         to_text(game.rules()) + "\n" +
         (game.over() ? "play has ended" : colour_name(game.to_play()) + " to play") + " after " +
         std::to_string(game.turns()) + (game.turns() == 1 ? " turn\n" : " turns\n") +
         "stones lost: " + prisoners_text(game) + "\n";
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
