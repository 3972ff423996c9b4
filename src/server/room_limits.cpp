// How often a player or spectator may do things other than turns. A game is its log, and the log
// belongs to everybody at the table: nobody alone may fill it, stall the others with it, or end the
// game that way.
//
// Each kind of action has an allowance per player, far above what a game needs. Beyond it, actions
// are refused and change nothing. Turns are unlimited. The counts follow from the log alone.
// docs/api.md lists them.
#include <algorithm>

#include "server/room.h"

namespace omnigo {
namespace {

constexpr int kUndoRequests = 200, kUndoRequestsATurn = 3;
constexpr int kPauseRequests = 20, kRematchRequests = 10;
constexpr int kTimesGiven = 100;
constexpr int kJoins = 10, kJoinsOfAll = 1'000;  // of one person; of everybody
constexpr int kAdvices = 50;

// Large boards have more to mark.
int most_marks(int points) { return 100 + points / 4; }
// Names of points that one person's markings may add to the log.
std::size_t most_points_marked(int points) { return 1'000 + 4 * static_cast<std::size_t>(points); }

int times(const std::map<Asking, int>& requests, Asking asking) {
  const auto found = requests.find(asking);
  return found == requests.end() ? 0 : found->second;
}

std::size_t points_changed(const events::Mark& mark) {
  return mark.changed->size() + mark.changed_neutral.size();
}

}  // namespace

void Room::count(const RoomEvent& event) {
  const auto join = [this](const events::Join& joined) {
    ++joins_;
    ++used_by_[joined.person.id].joins;
  };
  const auto advise = [this](const events::Advise& advice) {
    Used& used = used_by_[advice.person.id];
    ++used.advices;
    used.points_marked += advice.dead.size() + advice.neutral.size();
  };
  const auto request = [this](const events::Request& asked) {
    Used& used = used_[asked.player];
    ++used.requests[asked.kind];
    if (asked.kind != Asking::Undo) return;
    used.undo_asked = used.undo_turn == game_.turns() ? used.undo_asked + 1 : 1;
    used.undo_turn = game_.turns();
  };
  const auto mark = [this](const events::Mark& marked) {
    Used& used = used_[marked.player];
    ++used.marks;
    // Events of version 0.20 contain the whole marking.
    if (marked.changed) used.points_marked += points_changed(marked);
  };
  const auto add_time = [this](const events::AddTime& given) { ++used_[given.player].times_given; };
  const auto resume = [this](const events::Resume&) { ++resumes_; };
  std::visit(Overloads{join, advise, request, mark, add_time, resume, [](const auto&) {}},
             event.what);
}

Room::Maybe Room::check_allowance(const RoomAction& action, const Actor& actor) const {
  static const Used kNothing;
  const auto used = [this](Colour player) -> const Used& {
    const auto found = used_.find(player);
    return found == used_.end() ? kNothing : found->second;
  };
  const auto by = used_by_.find(actor.person.id);
  const Used& person = by == used_by_.end() ? kNothing : by->second;
  const auto limit = [](bool reached, Error why) {
    return reached ? Maybe(refuse(Code::Limit, std::move(why))) : std::nullopt;
  };
  const auto asked = [&](Colour player, Asking asking) {
    return times(used(player).requests, asking);
  };
  const auto undo = [&](const actions::Undo& wanted) -> Maybe {
    const Used& player = used(wanted.player);
    if (player.undo_turn == game_.turns() && player.undo_asked >= kUndoRequestsATurn) {
      return refuse(Code::Limit,
                    explain("asked-turn-limit", "you cannot ask again during this turn"));
    }
    return limit(asked(wanted.player, Asking::Undo) >= kUndoRequests,
                 explain("asked-limit", "you cannot ask again in this game"));
  };
  const auto pause = [&](const actions::Pause& wanted) {
    return limit(asked(wanted.player, Asking::Pause) >= kPauseRequests,
                 explain("asked-limit", "you cannot ask again in this game"));
  };
  const auto rematch = [&](const actions::Rematch& wanted) {
    return limit(asked(wanted.player, Asking::Rematch) >= kRematchRequests,
                 explain("asked-limit", "you cannot ask again in this game"));
  };
  const auto add_time = [&](const actions::AddTime& given) {
    return limit(used(given.player).times_given >= kTimesGiven,
                 explain("gave-time-limit", "you cannot give more time in this game"));
  };
  const auto mark = [&](const actions::Mark& wanted) {
    return limit(
        used(wanted.player).marks >= most_marks(game_.graph().size()),
        explain("marking-limit", "you cannot change the marking again; accept it, or resume play"));
  };
  const auto join = [&](const actions::Join&) {
    return limit(person.joins >= kJoins || joins_ >= kJoinsOfAll,
                 explain("join-limit", "people have joined and left this game too often"));
  };
  const auto advise = [&](const actions::Advise& advice) {
    const std::size_t points = advice.dead.size() + advice.neutral.size();
    return limit(person.advices >= kAdvices ||
                     person.points_marked + points > most_points_marked(game_.graph().size()),
                 explain("advice-limit", "you cannot give more advice in this game"));
  };
  const auto unlimited = [](const auto&) -> Maybe { return std::nullopt; };
  return std::visit(Overloads{undo, pause, rematch, add_time, mark, join, advise, unlimited},
                    action);
}

Room::Maybe Room::check_marked_points(const events::Mark& mark) const {
  const auto found = used_.find(mark.player);
  const std::size_t before = found == used_.end() ? 0 : found->second.points_marked;
  if (before + points_changed(mark) <= most_points_marked(game_.graph().size())) {
    return std::nullopt;
  }
  return refuse(
      Code::Limit,
      explain("marking-limit", "you cannot change the marking again; accept it, or resume play"));
}

}  // namespace omnigo
