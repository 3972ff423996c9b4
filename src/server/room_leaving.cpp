// Players who have left, and games that end other than by play: claims, and annulment.
#include <algorithm>

#include "rules/names.h"
#include "server/room.h"

namespace omnigo {
namespace {

constexpr Milliseconds kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;
constexpr Milliseconds kSlowFrom = 6 * kHour;  // with more time, nobody waits at the table
constexpr Milliseconds kShortestLeave = 30'000, kLongestLeave = 5 * kMinute;

}  // namespace

bool Room::is_slow() const {
  const TimeControl& control = settings_.base.clock;
  return control.main + control.period > kSlowFrom;
}

std::optional<Milliseconds> Room::leave_time() const {
  const TimeControl& control = settings_.base.clock;
  if (control.system == TimeSystem::None) return kDay;
  if (is_slow()) return std::nullopt;
  return std::clamp(control.main / 10 + control.period, kShortestLeave, kLongestLeave);
}

Room::Maybe Room::decide(const actions::Claim& action, const Actor& actor) {
  if (action.left == Colour::Empty) {
    if (!may_claim()) {
      return refuse(Code::Conflict, "the situation has not occurred three times");
    }
    finish(RoomResult::How::NoResult);
    return std::nullopt;
  }
  if (phase_ == Phase::Scoring) {
    return refuse(Code::WrongPhase, "the count ends by itself when its time is up");
  }
  if (!in_play()) return refuse(Code::WrongPhase, "there is no play now");
  if (!valid_player(action.left) || !game_.is_in(action.left)) {
    return refuse(Code::Malformed, "there is no such player in the game");
  }
  if (!game_.is_in(action.player)) return refuse(Code::Forbidden, "you are out of the game");
  const auto has = [&](const std::vector<Colour>& players) {
    return std::find(players.begin(), players.end(), action.left) != players.end();
  };
  if (!has(actor.gone)) return refuse(Code::Conflict, colour_name(action.left) + " has not left");
  if (!has(awaited())) {
    return refuse(Code::Conflict, "nobody waits for " + colour_name(action.left));
  }
  if (has_not_answered(action.left)) {
    end_by_reading();
    return std::nullopt;
  }
  emit(events::Left{action.left});
  withdraw_requests(Asking::Undo);
  after_change();
  return std::nullopt;
}

// A running game ends without result.
Room::Maybe Room::decide(const actions::Annul& action, const Actor& actor) {
  if (!actor.is_admin) return refuse(Code::Forbidden, "only who runs the server annuls games");
  if (annulled_) return refuse(Code::Conflict, "the game is annulled already");
  if (!ended()) finish(RoomResult::How::NoResult);
  emit(events::Annul{action.reason});
  return std::nullopt;
}

}  // namespace omnigo
