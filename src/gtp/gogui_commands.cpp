// What GoGui asks of a program that rules the game for it, and of one that it shows in its menus.
#include "gtp/commands.h"
#include "gtp/show.h"
#include "rules/names.h"

namespace omnigo {
namespace {

// GoGui draws rectangles of two colours.
Result<std::string> check_drawable(const GtpEngine& engine) {
  if (!engine.layout().rectangle || engine.game().rules().players != 2) {
    return Error{"only rectangles with two players can be shown"};
  }
  return std::string();
}

Result<std::string> game_id(GtpEngine&, const Words&) { return std::string("Go"); }

Result<std::string> board(GtpEngine& engine, const Words&) {
  if (auto drawable = check_drawable(engine); !drawable) return drawable;
  const auto [columns, rows] = *engine.layout().rectangle;
  constexpr char kLetters[] = {'.', 'X', 'O'};
  std::string text;
  for (int row = rows - 1; row >= 0; --row) {
    for (int column = 0; column < columns; ++column) {
      const Colour c = engine.game().board().at(static_cast<Point>(row * columns + column));
      text += kLetters[static_cast<int>(c)];
      text += column + 1 < columns ? ' ' : '\n';
    }
  }
  return text;
}

// Not listed: GoGui would think that we know one size only, and would change to it. A ruler without
// this command takes the size of the window.
Result<std::string> board_size(GtpEngine& engine, const Words&) {
  if (auto drawable = check_drawable(engine); !drawable) return drawable;
  const auto [columns, rows] = *engine.layout().rectangle;
  return columns == rows ? std::to_string(columns)
                         : std::to_string(columns) + " " + std::to_string(rows) + " rect";
}

// Nothing once the game is over: that is how GoGui knows.
Result<std::string> legal_moves(GtpEngine& engine, const Words&) {
  const Game& game = engine.game();
  if (game.over()) return std::string();
  std::string text;
  for (const Point p : game.legal_moves(game.to_play())) text += engine.turn_name(p) + " ";
  return text + "pass";
}

Result<std::string> side_to_move(GtpEngine& engine, const Words&) {
  return colour_name(engine.game().to_play());
}

Result<std::string> captured_count(GtpEngine& engine, const Words&) {
  if (auto drawable = check_drawable(engine); !drawable) return drawable;
  const Game& game = engine.game();
  return std::to_string(game.prisoners_lost(Colour::White)) + " " +
         std::to_string(game.prisoners_lost(Colour::Black));
}

Result<std::string> final_result(GtpEngine& engine, const Words&) {
  return result_text(engine.game());
}

// Several turns in one line; all of them or none.
Result<std::string> play_sequence(GtpEngine& engine, const Words& words) {
  if (words.size() % 2 != 0) return Error{"syntax error: expected pairs of COLOUR VERTEX"};
  for (std::size_t i = 0; i < words.size(); i += 2) {
    auto played = execute(engine, "play", {words[i], words[i + 1]});
    if (played) continue;
    for (; i > 0; i -= 2) (void)engine.undo();
    return played;
  }
  return std::string();
}

Result<std::string> analyze_commands(GtpEngine&, const Words&) {
  return std::string(
      "string/Score/omnigo-score\n"
      "string/Rules/omnigo-rules\n"
      "plist/Legal moves/omnigo-legal %c\n"
      "string/Why is it illegal/omnigo-why %c %p\n"
      "plist/Dead stones/final_status_list dead");
}

constexpr std::size_t kAnyNumber = 100'000;

constexpr GtpCommand kCommands[] = {
    {"gogui-rules_game_id", "", 0, 0, game_id},
    {"gogui-rules_board", "", 0, 0, board},
    {"gogui-rules_board_size", "", 0, 0, board_size, false},
    {"gogui-rules_legal_moves", "", 0, 0, legal_moves},
    {"gogui-rules_side_to_move", "", 0, 0, side_to_move},
    {"gogui-rules_captured_count", "", 0, 0, captured_count},
    {"gogui-rules_final_result", "", 0, 0, final_result},
    {"gogui-play_sequence", "COLOUR VERTEX ...", 0, kAnyNumber, play_sequence},
    {"gogui-analyze_commands", "", 0, 0, analyze_commands},
};

}  // namespace

std::span<const GtpCommand> gogui_commands() { return kCommands; }

}  // namespace omnigo
