// The state behind a GTP conversation: a board, a game on it, and what the commands do to them.
//
// Every function that can fail returns the reason, and then has changed nothing.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "clock/clock.h"
#include "graph/layout.h"
#include "gtp/conversation.h"
#include "rules/game.h"
#include "search/bot.h"

namespace omnigo {

struct GtpOptions {
  Rules rules;
  std::string board = "grid:19x19";
  std::string bot = "omnigo";
  std::uint64_t seed = 1;
  // For each turn that the bot plays. Where neither these nor a clock set a limit, one second.
  std::uint64_t playouts = 0;
  Milliseconds time = 0;
  int threads = 1;
  bool ponder = false;  // think on while the others do
};

class GtpEngine {
 public:
  static Result<GtpEngine> make(const GtpOptions& options);
  GtpEngine(GtpEngine&&) noexcept;
  ~GtpEngine();

  const Layout& layout() const { return layout_; }
  const Game& game() const { return game_; }
  // Those a new game has that names none.
  const Rules& usual_rules() const { return usual_rules_; }

  // A new game.
  Result<std::string> begin(Layout layout, Rules rules, Start start = {});
  // A game that has begun elsewhere, on the board of this layout.
  void set_game(Layout layout, Game game);
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

  // The name of a point, or `pass`.
  std::string turn_name(Point p) const { return p == kNoPoint ? "pass" : layout_.names[p]; }

  // The bot's thoughts about a turn of this player. `thinking` says how long and who watches;
  // for_a_turn() is as long as the bot may take for a turn of its own.
  Result<Analysis> think(Colour player, const Thinking& thinking);
  Thinking for_a_turn(Colour player) const;
  int threads() const { return usual_limits_.threads; }
  // Whether there can be a turn of this player, or why not.
  Result<std::string> may_play(Colour player) const;
  // Thinks for a turn, plays it, and counts the time on the player's clock.
  Result<Analysis> take_turn(Colour player, Thinking thinking);

  enum class BlockFate : std::uint8_t { Alive, Seki, Dead };
  struct JudgedBlock {
    std::vector<Point> stones;
    BlockFate fate;
  };
  // Every block, and what becomes of it by a reading of the position.
  std::vector<JudgedBlock> judge_blocks() const;

  // The time control of all players, who then have all their time.
  void set_time_control(const TimeControl& control);
  const TimeControl& time_control() const { return time_control_; }
  void set_time_left(Colour player, const TimeLeft& left) { time_left_[player_of(player)] = left; }

  void talk_to(Conversation* conversation) { conversation_ = conversation; }
  Conversation& conversation() { return conversation_ ? *conversation_ : nobody_; }

  void quit() { quitting_ = true; }
  bool quitting() const { return quitting_; }

 private:
  GtpEngine(const GtpOptions& options, Layout layout, Game game, std::unique_ptr<Bot> bot);
  Result<std::string> make_room(Colour player);

  Rules usual_rules_;
  Thinking usual_limits_;
  Layout layout_;
  Game game_;
  std::unique_ptr<Bot> bot_;
  // Thought on the others' time; it ends when this does.
  class Pondering;
  std::unique_ptr<Pondering> pondering_;
  bool ponders_ = false;
  TimeControl time_control_;
  std::vector<TimeLeft> time_left_;  // by player
  Conversation* conversation_ = nullptr;
  NoConversation nobody_;
  bool quitting_ = false;
};

// "legal", "occupied", "suicide", "repeats 3"
std::string legality_text(Legality legality);
bool is_pass(std::string_view word);

}  // namespace omnigo
