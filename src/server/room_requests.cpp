// What the players of a room ask of each other: undo, a pause, more time, another game.
#include <algorithm>

#include "server/room.h"

namespace omnigo {

Room::Maybe Room::decide(const actions::Undo& action, const Actor& actor) {
  if (phase_ != Phase::Playing)
    return refuse(Code::WrongPhase, explain("nothing-to-undo", "there is nothing to undo now"));
  int to = game_.turns();
  if (action.to) {
    to = *action.to;
  } else {
    for (auto event = line_.rbegin(); event != line_.rend() && event->is_turn(); ++event) {
      --to;
      if (event->player == action.player) break;
    }
  }
  if (to < earliest_undo() || to >= game_.turns()) {
    return refuse(Code::Conflict, explain("cannot-undo", "these turns cannot be undone"));
  }
  const bool bots = std::any_of(seats_.begin(), seats_.end(), [](const RoomSeat& seat) {
    return seat.kind == RoomSeat::Kind::Bot;
  });
  if (bots && settings_.rated) {
    return refuse(Code::Forbidden,
                  explain("bots-do-not-undo", "bots do not agree to undo in rated games"));
  }
  return ask(Asking::Undo, action.player, to, actor);
}

Room::Maybe Room::decide(const actions::Pause& action, const Actor& actor) {
  if (!in_play() || paused_)
    return refuse(Code::WrongPhase, explain("nothing-to-pause", "there is nothing to pause"));
  return ask(Asking::Pause, action.player, 0, actor);
}

Room::Maybe Room::decide(const actions::Rematch& action, const Actor& actor) {
  if (!ended())
    return refuse(Code::WrongPhase, explain("game-not-over", "the game is not over yet"));
  if (!rematch_.empty())
    return refuse(Code::Conflict, explain("rematch-exists", "there is already a rematch"));
  return ask(Asking::Rematch, action.player, 0, actor);
}

Room::Maybe Room::ask(Asking asking, Colour player, int to, const Actor& actor) {
  for (const Request& open : requests_) {
    if (open.asking == asking)
      return refuse(Code::Conflict,
                    explain("already-asked", "somebody has already asked for this"));
  }
  events::Request request{player, asking};
  if (asking == Asking::Undo) request.to = to;
  grant_if_agreed(emit(request), actor);
  return std::nullopt;
}

void Room::grant_if_agreed(int n, const Actor& actor) {
  const auto request = find_request(n);
  if (request == requests_.end()) return;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    const bool asked = request->asking == Asking::Rematch || game_.is_in(player);
    if (asked && !request->has_agreed(player)) return;
  }
  switch (request->asking) {
    case Asking::Undo:
      emit(events::Undo{request->to});
      break;
    case Asking::Pause:
      emit(events::Pause{});
      break;
    case Asking::Rematch:
      emit(events::Rematch{actor.new_game});
      break;
  }
}

Room::Maybe Room::decide(const actions::Answer& action, const Actor& actor) {
  const auto request = find_request(action.request);
  if (request == requests_.end())
    return refuse(Code::Stale, explain("request-gone", "this request is no longer open"));
  if (request->has_agreed(action.player)) {
    return refuse(Code::Conflict, explain("already-agreed", "you have already agreed"));
  }
  emit(events::Answer{action.player, action.request, action.yes});
  grant_if_agreed(action.request, actor);
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Withdraw& action, const Actor&) {
  for (const Request& open : requests_) {
    if (open.n != action.request) continue;
    if (open.player != action.player)
      return refuse(Code::Forbidden,
                    explain("asked-by-another", "somebody else made this request"));
    emit(events::Withdraw{open.n});
    return std::nullopt;
  }
  return refuse(Code::Stale, explain("request-gone", "this request is no longer open"));
}

void Room::withdraw_requests(Asking asking) {
  const std::vector<Request> open = requests_;
  for (const Request& request : open) {
    if (request.asking == asking) emit(events::Withdraw{request.n});
  }
}

Room::Maybe Room::decide(const actions::Unpause& action, const Actor&) {
  if (!paused_)
    return refuse(Code::WrongPhase, explain("game-not-paused", "the game is not paused"));
  emit(events::Unpause{action.player});
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::AddTime& action, const Actor& actor) {
  if (!in_play())
    return refuse(Code::WrongPhase, explain("not-playing", "the game is not being played now"));
  if (settings_.base.clock.system == TimeSystem::None) {
    return refuse(Code::Conflict, explain("no-clock", "the game has no clock"));
  }
  if (!valid_player(action.to) || !game_.is_in(action.to)) {
    return refuse(Code::Malformed,
                  explain("no-such-player", "there is no such player in this game"));
  }
  if (action.to == action.player || is_seat_of(action.to, actor.person.id)) {
    return refuse(Code::Forbidden,
                  explain("time-for-others", "you can only give time to other players"));
  }
  time_out(now_, 0);
  if (!emitted_.empty()) return refuse(Code::Stale, explain("time-up", "the time is up"));
  if (time_left(action.to, now_).main + action.time > kLongestTime) {
    return refuse(Code::Limit, explain("time-limit", "this player has enough time already"));
  }
  emit(events::AddTime{action.player, action.to, action.time});
  return std::nullopt;
}

}  // namespace omnigo
