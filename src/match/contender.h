// One who sits at a table: a program that speaks GTP, or a bot of ours.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "clock/clock.h"
#include "graph/layout.h"
#include "match/plan.h"
#include "rules/game.h"

namespace omnigo {

enum class EngineFault { Crash, NoAnswer, Refused, Illegal, Time };
// "crash", "no answer", "refused", "illegal", "time"
std::string engine_fault_name(EngineFault fault);

struct Failure {
  EngineFault fault;
  std::string detail;
};

// What a seat says when it is asked for its turn.
struct Reply {
  enum class Kind { Turn, Resign, Failed };
  Kind kind = Kind::Turn;
  Point point = kNoPoint;  // kNoPoint: a pass
  Failure failure = {};
};

// Functions that can fail return what happened; nothing is good.
class Contender {
 public:
  virtual ~Contender() = default;
  // A new game, this seat being `self`'s.
  virtual std::optional<Failure> begin(const Layout& layout, const Rules& rules,
                                       const TimeControl& clock, Colour self,
                                       std::uint64_t seed) = 0;
  // A turn that another took, or that the opening prescribes.
  virtual std::optional<Failure> tell(Colour player, Point point) = 0;
  virtual std::optional<Failure> tell_resigned(Colour player) = 0;
  // Its own turn. It is given up on after `patience`.
  virtual Reply ask(const Game& game, const TimeLeft& left, Milliseconds patience) = 0;
  // The result as it sees it, if it can tell.
  virtual std::optional<std::string> claim() = 0;
};

// `error_file` takes what a program says on standard error; empty: nothing does. Once `stop` is
// set, thinking and waiting come to an end, and the answers mean nothing.
std::unique_ptr<Contender> make_contender(const EngineSpec& engine, const std::string& error_file,
                                          const std::atomic<bool>& stop);

}  // namespace omnigo
