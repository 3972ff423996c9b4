// The record of a game on any board with any players: plain data.
//
// A record holds what happened, legal or not; replay.h plays it through. record_json.h and
// sgf_game.h read and write it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "clock/time_control.h"
#include "graph/layout.h"
#include "rules/board.h"
#include "rules/game.h"
#include "rules/rules.h"

namespace omnigo {

using SharedLayout = std::shared_ptr<const Layout>;

struct Seat {
  std::string name, rank, team;
  bool operator==(const Seat&) const = default;
};

inline constexpr int kMostOvertime = 1'000'000;  // periods or moves left
inline constexpr int kMostPrisoners = 1'000'000;

struct RecordEvent {
  enum class Action : std::uint8_t {
    Move,
    Pass,
    Resign,
    Timeout,  // out of time, and so out of the game like one who resigned
    Resume,   // play goes on after all have passed
    Setup     // the position is changed by hand, and the history starts again
  };
  Action action = Action::Pass;
  Colour player = Colour::Empty;   // Setup: who is next, Empty if that stays; Empty for Resume
  Point point = kNoPoint;          // Move
  std::vector<Stone> stones = {};  // Setup: what the points become; Empty takes a stone off
  std::optional<Milliseconds> spent = {};  // on this turn
  std::optional<Milliseconds> left = {};   // on the player's clock after it
  std::optional<int> overtime = {};        // periods, or moves of the period, left after it
  std::string comment = {};

  bool is_turn() const { return action == Action::Move || action == Action::Pass; }
  bool operator==(const RecordEvent&) const = default;
};

// What the players said of the position after the end of play.
struct RecordedAgreement {
  std::vector<Point> dead;     // stones
  std::vector<Point> neutral;  // points that are nobody's, for seki
  std::vector<Colour> accepted;
  bool operator==(const RecordedAgreement&) const = default;
};

// The result as it was announced: a claim that a replay can be compared with.
struct RecordedResult {
  enum class How : std::uint8_t { Score, Resignation, Time, Forfeit, NoResult, Unknown };
  How how = How::Unknown;
  std::vector<HalfPoints> scores = {};    // one per player, komi included; empty if unknown
  std::vector<int> places = {};           // one per player, from 1; empty if unknown
  std::optional<HalfPoints> margin = {};  // two players, by score
  std::string text = {};                  // as a file said it
  bool operator==(const RecordedResult&) const = default;
};

struct GameRecord {
  SharedLayout board;
  Rules rules;
  std::vector<Seat> seats;  // one per player
  TimeControl clock;
  Start start;
  std::vector<RecordEvent> events;
  std::optional<RecordedAgreement> agreement;
  std::optional<RecordedResult> result;
  // About the game, by keys such as event, round, date, place, comment.
  std::map<std::string, std::string> info;
};

// An empty record with a seat for each player.
GameRecord new_record(SharedLayout board, Rules rules);

// "score", "resignation", "time", "forfeit", "no-result", "unknown"
std::string_view how_name(RecordedResult::How how);
std::optional<RecordedResult::How> how_from_name(std::string_view name);
// "move", "pass", "resign", "timeout", "resume", "setup"
std::string_view action_name(RecordEvent::Action action);
std::optional<RecordEvent::Action> action_from_name(std::string_view name);

}  // namespace omnigo
