// What is said in a room, and who may advise.
#include "server/room.h"

namespace omnigo {
namespace {

constexpr int kMostAdvisers = 5;

}  // namespace

Room::Maybe Room::chat(const RoomAction& action, const Actor& actor) {
  if (actor.person.id.empty()) return refuse(Code::Unauthorised, "who is speaking?");
  const bool player = is_player(actor.person.id);
  if (!action.to_spectators && !player && !is_adviser(actor.person.id)) {
    return refuse(Code::Forbidden, "only players write to the players");
  }
  if (action.to_spectators && player && !ended()) {
    return refuse(Code::Forbidden, "players write to the spectators after the game");
  }
  if (action.text.empty() || action.text.size() > kLongestChat) {
    return refuse(Code::TooLarge, "1 to " + std::to_string(kLongestChat) + " bytes");
  }
  if (chats_ >= kMostChats) return refuse(Code::Limit, "enough was said here");
  RoomEvent event = simple(Event::Chat);
  event.person = actor.person;
  event.to_spectators = action.to_spectators;
  event.text = action.text;
  event.turn = live().turns();
  emit(std::move(event));
  return std::nullopt;
}

Room::Maybe Room::invite(const RoomAction& action) {
  if (ended()) return refuse(Code::WrongPhase, "the game is over");
  if (action.person.id.empty()) return refuse(Code::NotFound, "nobody has that name");
  if (is_player(action.person.id)) return refuse(Code::Conflict, "a player is no adviser");
  if (is_adviser(action.person.id)) return refuse(Code::Conflict, "invited already");
  if (advisers_.size() >= kMostAdvisers) return refuse(Code::Limit, "enough advisers");
  RoomEvent event = simple(Event::Invite, action.player);
  event.person = action.person;
  emit(std::move(event));
  return std::nullopt;
}

Room::Maybe Room::advise(const RoomAction& action, const Actor& actor) {
  if (!is_adviser(actor.person.id)) return refuse(Code::Forbidden, "nobody invited you to advise");
  if (const Maybe refusal = check_marking(action.dead, action.neutral)) return refusal;
  RoomEvent event = simple(Event::Advise);
  event.person = actor.person;
  event.dead = action.dead;
  event.neutral = action.neutral;
  emit(std::move(event));
  return std::nullopt;
}

}  // namespace omnigo
