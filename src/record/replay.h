// A record played through by its rules: where it first breaks them, how it ended, and the score.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/course.h"

namespace omnigo {

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
  std::vector<Tally> tallies = {};     // one per player
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

}  // namespace omnigo
