// How often one player, or spectator, may do what is not a turn. A game is its log, and the log of
// everybody at the table: nobody alone is to fill it, stall the others with it, or end it that way.
//
// Each kind of action has an allowance of its own for each player, far above what a game needs.
// What is used up is refused and changes nothing else. Turns have no allowance. The counts follow
// from the log alone. docs/api.md lists them.
#include <algorithm>

#include "server/room.h"

namespace omnigo {
namespace {

using Kind = RoomAction::Kind;

constexpr int kUndoRequests = 200, kUndoRequestsATurn = 3;
constexpr int kPauseRequests = 20, kRematchRequests = 10;
constexpr int kTimesGiven = 100;
constexpr int kJoins = 10, kJoinsOfAll = 1'000;  // one person's; everybody's
constexpr int kAdvices = 50;

// Large boards have more to mark.
int most_marks(int points) { return 100 + points / 4; }
// Names of points that one person's markings may put into the log.
std::size_t most_points_marked(int points) { return 1'000 + 4 * static_cast<std::size_t>(points); }

template <class Key>
int times(const std::map<Key, int>& counts, Key key) {
  const auto found = counts.find(key);
  return found == counts.end() ? 0 : found->second;
}

}  // namespace

void Room::count(const RoomEvent& event) {
  if (event.action == Event::Join) ++joins_;
  if (event.action == Event::Resume) ++resumes_;
  if (event.action == Event::Join || event.action == Event::Advise) {
    Used& used = used_by_[event.person.id];
    ++used.events[event.action];
    used.points_marked += event.dead.size() + event.neutral.size();
  }
  if (event.player == Colour::Empty) return;
  Used& used = used_[event.player];
  switch (event.action) {
    case Event::Request:
      ++used.requests[event.asking];
      if (event.asking != Asking::Undo) break;
      used.undo_asked = used.undo_turn == game_.turns() ? used.undo_asked + 1 : 1;
      used.undo_turn = game_.turns();
      break;
    case Event::Mark:
      // Those of version 0.20 have the whole marking in each.
      if (event.is_change) used.points_marked += event.dead.size() + event.neutral.size();
      [[fallthrough]];
    case Event::AddTime:
      ++used.events[event.action];
      break;
    default:
      break;
  }
}

Room::Maybe Room::check_allowance(const RoomAction& action, const Actor& actor) const {
  static const Used kNothing;
  const auto found = used_.find(action.player);
  const Used& used = found == used_.end() ? kNothing : found->second;
  const auto by = used_by_.find(actor.person.id);
  const Used& person = by == used_by_.end() ? kNothing : by->second;
  const auto limit = [](bool reached, const char* text) {
    return reached ? Maybe(refuse(Code::Limit, text)) : std::nullopt;
  };
  switch (action.kind) {
    case Kind::Undo:
      if (used.undo_turn == game_.turns() && used.undo_asked >= kUndoRequestsATurn) {
        return refuse(Code::Limit, "you have asked often enough at this turn");
      }
      return limit(times(used.requests, Asking::Undo) >= kUndoRequests,
                   "you have asked often enough in this game");
    case Kind::Pause:
      return limit(times(used.requests, Asking::Pause) >= kPauseRequests,
                   "you have asked often enough in this game");
    case Kind::Rematch:
      return limit(times(used.requests, Asking::Rematch) >= kRematchRequests,
                   "you have asked often enough");
    case Kind::AddTime:
      return limit(times(used.events, Event::AddTime) >= kTimesGiven,
                   "you have given time often enough in this game");
    case Kind::Mark:
      return limit(times(used.events, Event::Mark) >= most_marks(game_.graph().size()),
                   "you have changed the marking often enough: accept it, or resume");
    case Kind::Join:
      return limit(times(person.events, Event::Join) >= kJoins || joins_ >= kJoinsOfAll,
                   "this game was joined and left often enough");
    case Kind::Advise:
      return limit(times(person.events, Event::Advise) >= kAdvices ||
                       person.points_marked + action.dead.size() + action.neutral.size() >
                           most_points_marked(game_.graph().size()),
                   "you have advised often enough");
    default:
      return std::nullopt;
  }
}

Room::Maybe Room::check_marked_points(Colour player, const RoomEvent& event) const {
  const auto found = used_.find(player);
  const std::size_t before = found == used_.end() ? 0 : found->second.points_marked;
  if (before + event.dead.size() + event.neutral.size() <=
      most_points_marked(game_.graph().size())) {
    return std::nullopt;
  }
  return refuse(Code::Limit, "you have changed the marking often enough: accept it, or resume");
}

}  // namespace omnigo
