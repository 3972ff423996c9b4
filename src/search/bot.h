// A bot chooses turns and says what it thinks of a position: the seam between bots and those who
// use them. A player is a seat in a game (rules/colour.h); a bot can play for any of them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/game.h"

namespace omnigo {

// What is expected of a position, one value per player.
struct Estimate {
  std::uint64_t visits = 0;
  std::vector<double> win;    // a share of the win, in all 1
  std::vector<double> score;  // komi included
  std::vector<double> score_deviation;
};

struct MoveEstimate {
  Point move = kNoPoint;  // kNoPoint: a pass
  double prior = 0;
  Estimate estimate;
  std::vector<Point> line;  // how play may go on, this move first
};

struct Analysis {
  Colour player = Colour::Empty;  // whose turn it is
  Estimate root;
  std::vector<MoveEstimate> moves;  // best first; never empty
  std::vector<double> ownership;    // by player, then by point: how likely it ends as theirs
  // By point, then the pass: how much the turn promised before the search, in all 1. Empty: nothing
  // is known.
  std::vector<double> policy;
  bool resigns = false;
  int lost_for = 0;  // turns in a row that looked lost, this one among them
};

// How long to think, about what, and who watches. What is left 0 or empty sets no limit.
struct Thinking {
  std::uint64_t playouts = 0;
  std::chrono::milliseconds time{0};
  int threads = 1;
  // When all have passed, the players will agree on what is dead: it need not be taken.
  bool agreement = false;
  int lost_for = 0;            // what the player's latest analysis said, if it was another's
  std::vector<Point> avoid;    // moves not to be considered (kNoPoint: the pass)
  std::function<bool()> stop;  // asked every few milliseconds; true ends the thinking
  // A turn is to be chosen, nothing else: a time limit need not be used up once no other move can
  // overtake the best one.
  bool only_to_choose = false;
  std::chrono::milliseconds report_every{0};
  std::function<void(const Analysis&)> report;
};

class Bot {
 public:
  virtual ~Bot() = default;
  // A turn of `player`, as if it were that player's, who is still in. Something must set a limit,
  // unless the bot limits itself; what is set is kept in any case.
  virtual Analysis think(const Game& game, Colour player, const Thinking& thinking) = 0;
  // Thinks about a position where others are to play, for the sake of later turns. Something must
  // set a limit.
  virtual void ponder(const Game&, const Thinking&) {}
  // Whether it stops after some number of playouts of its own, so that no limit need be set.
  virtual bool limits_itself() const { return false; }
};

// A bot by name; its seed makes it play the same again, where it thinks on one thread and no time
// limit cuts it off.
struct BotKind {
  std::string_view name, about;
  std::string_view rank;  // of people who may enjoy it as an opponent, by a guess; empty: no level
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};
// The levels first, from the weakest to the strongest.
const std::vector<BotKind>& bots();
// Those with a rank: they think on one thread, for as many playouts as they like and never longer.
std::span<const BotKind> levels();
Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed);

}  // namespace omnigo
