// The state behind a GTP conversation: a board, a game on it, and what the commands do to them.
//
// Every function that can fail returns the reason, and then has changed nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "graph/layout.h"
#include "rules/game.h"

namespace omnigo {

struct GtpOptions {
  Rules rules;
  std::string board = "grid:19x19";
};

class GtpEngine {
 public:
  static Result<GtpEngine> make(const GtpOptions& options);

  const Layout& layout() const { return layout_; }
  const Game& game() const { return game_; }
  // Those a new game has that names none.
  const Rules& usual_rules() const { return usual_rules_; }

  // A new game, without stones.
  Result<std::string> begin(Layout layout, Rules rules);
  // The game so far under other rules or from another start; an error where that is illegal.
  Result<std::string> change(Rules rules, Start start);

  // A turn of any player still in. The end of play bars nothing: play is then resumed first.
  Result<std::string> play(Colour player, Point p);
  Result<std::string> pass(Colour player);
  Result<std::string> resign(Colour player);
  // Takes back the latest turn or resignation, and the resumption that it brought.
  Result<std::string> undo();

  // As people and programs write them: `black`, `B`, `b`. A letter is a player's of this game.
  Result<Colour> read_player(const std::string& word) const;
  Result<Point> read_point(const std::string& word) const;

  void quit() { quitting_ = true; }
  bool quitting() const { return quitting_; }

 private:
  GtpEngine(Rules usual_rules, Layout layout, Game game);
  Result<std::string> make_room(Colour player);

  Rules usual_rules_;
  Layout layout_;
  Game game_;
  bool quitting_ = false;
};

// "legal", "occupied", "suicide", "repeats 3"
std::string legality_text(Legality legality);
bool is_pass(std::string_view word);

}  // namespace omnigo
