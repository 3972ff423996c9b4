// A record played through by its rules: where it first breaks them, how it ended, and the score.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "rules/game.h"

namespace omnigo {

enum class Fault : std::uint8_t {
  Occupied,
  Suicide,
  Repeats,  // a colouring that stood after `repeats`
  OffBoard,
  OutOfTurn,  // another player's turn; the replay goes on
  NotIn,      // a player who has left, or the last one leaving
  Over,       // a turn after the end of play that nobody resumed
  NotOver,    // resumed before the end of play
  Setup,      // leaves a stone without liberty
  Agreement   // marks a point without a stone dead, or as neutral what cannot be
};
// "occupied", "suicide", "repeats", "off-board", "out-of-turn", "not-in", "over", "not-over",
// "setup", "agreement"
std::string_view fault_name(Fault fault);

struct RuleBreak {
  Fault fault;
  int turn = 0;  // the number that the turn has or would have, from 1
  Colour player = Colour::Empty;
  std::string point = {};  // a point's name, or what the file says instead; empty: a pass
  int repeats = 0;         // 0 is the start
};

// How it stands where the replay stopped: at the end of the record, or at a break.
struct ReplayEnd {
  enum class State : std::uint8_t {
    Unfinished,
    Passed,  // all passed; the position counts as it stands
    Agreed,  // all passed, and all agreed on what is dead
    Left     // one player is left
  };
  State state = State::Unfinished;
  int turns = 0;
  Colour to_play = Colour::Empty;
  std::vector<Colour> left_game = {};  // in order: resigned or out of time
  Colouring colouring = {};            // without the stones agreed dead
  std::vector<Tally> tallies = {};     // one a player
  std::vector<int> places = {};        // likewise; by score so far if unfinished
  bool settled = false;                // no agreement can change the count any more
};
// "unfinished", "passed", "agreed", "left"
std::string_view state_name(ReplayEnd::State state);

struct Replay {
  std::optional<RuleBreak> first_break;
  ReplayEnd end;
};

// An error if the start is impossible, or if the ko rule is `symmetric` and there is no canonical
// form. Stops at the first break, but for turns out of turn.
Result<Replay> replay(const GameRecord& record, const CanonicalForm& canonical = nullptr);

// "turn 7, black at A2: repeats the colouring after turn 1"
std::string to_text(const RuleBreak& rule_break);

}  // namespace omnigo
