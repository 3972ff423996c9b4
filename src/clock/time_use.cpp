#include "clock/time_use.h"

#include <algorithm>

namespace omnigo {
namespace {

// For the way from the program to the clock that counts and back.
constexpr Milliseconds kLag = 100;
constexpr int kFewestTurnsLeft = 12;

Milliseconds wanted(const TimeControl& control, const TimeLeft& left, int own_turns_left) {
  const Milliseconds main = left.main / own_turns_left;
  switch (control.system) {
    case TimeSystem::None:
    case TimeSystem::Absolute:
      return main;
    case TimeSystem::Fischer:
      return main + control.increment * 8 / 10;
    case TimeSystem::ByoYomi:
      return left.main > 0 ? std::max(main, left.period / 2) : left.period;
    case TimeSystem::Canadian: {
      const Milliseconds each = left.period / std::max(1, left.moves);
      return left.main > 0 ? std::max(main, each / 2) : each;
    }
    case TimeSystem::Move:
      return left.period;
  }
  return main;
}

}  // namespace

std::optional<Milliseconds> time_for_turn(const TimeControl& control, const TimeLeft& left,
                                          int points, int players, int turns_so_far) {
  const auto most = until_out(control, left);
  if (!most) return std::nullopt;
  // In byo-yomi the other periods are for accidents: none of them is planned for.
  const int own_turns_left = std::max(kFewestTurnsLeft, (points - turns_so_far) / players);
  const Milliseconds turn = std::min(wanted(control, left, own_turns_left), *most);
  return std::max<Milliseconds>(1, std::min(turn * 9 / 10, turn - kLag));
}

}  // namespace omnigo
