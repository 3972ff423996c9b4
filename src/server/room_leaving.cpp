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

bool RoomState::is_slow() const {
  const TimeControl& control = settings_.base.clock;
  return control.main + control.period > kSlowFrom;
}

bool RoomState::is_correspondence() const {
  return is_slow() || settings_.base.clock.system == TimeSystem::None;
}

std::optional<Milliseconds> RoomState::leave_time() const {
  const TimeControl& control = settings_.base.clock;
  if (control.system == TimeSystem::None) return kDay;
  if (is_slow()) return std::nullopt;
  return std::clamp(control.main / 10 + control.period, kShortestLeave, kLongestLeave);
}

Room::Maybe Room::decide(const actions::Claim& action, const Actor& actor) {
  if (action.left == Colour::Empty) {
    if (!may_claim()) {
      return refuse(Code::Conflict,
                    explain("not-repeated", "the position has not occurred three times"));
    }
    finish(RoomResult::How::NoResult);
    return std::nullopt;
  }
  if (phase_ == Phase::Scoring) {
    return refuse(Code::WrongPhase,
                  explain("count-ends", "scoring ends automatically when its time is up"));
  }
  if (!in_play())
    return refuse(Code::WrongPhase, explain("not-playing", "the game is not being played now"));
  if (!valid_player(action.left) || !game_.is_in(action.left)) {
    return refuse(Code::Malformed,
                  explain("no-such-player", "there is no such player in this game"));
  }
  if (!game_.is_in(action.player))
    return refuse(Code::Forbidden, explain("you-are-out", "you are out of the game"));
  const auto has = [&](const std::vector<Colour>& players) {
    return std::find(players.begin(), players.end(), action.left) != players.end();
  };
  if (!has(actor.gone))
    return refuse(Code::Conflict, explain("not-left", "{player} has not left",
                                          {{"player", colour_name(action.left)}}));
  if (!has(awaited())) {
    return refuse(Code::Conflict, explain("not-awaited", "nobody is waiting for {player}",
                                          {{"player", colour_name(action.left)}}));
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
  if (!actor.is_admin)
    return refuse(Code::Forbidden, explain("only-admins", "only administrators can do this"));
  if (annulled_)
    return refuse(Code::Conflict,
                  explain("already-annulled", "the game has already been annulled"));
  if (!ended()) finish(RoomResult::How::NoResult);
  emit(events::Annul{action.reason});
  return std::nullopt;
}

}  // namespace omnigo
