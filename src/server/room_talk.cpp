// Chat in a room, and who may advise.
#include "server/room.h"

namespace omnigo {
namespace {

constexpr int kMostAdvisers = 5;

}  // namespace

Room::Maybe Room::decide(const actions::Chat& action, const Actor& actor) {
  if (actor.person.id.empty()) return refuse(Code::Unauthorised, "who is speaking?");
  const bool player = is_player(actor.person.id);
  const bool to_spectators = action.to == Audience::Spectators;
  if (!to_spectators && !player && !is_adviser(actor.person.id)) {
    return refuse(Code::Forbidden, "only players write to the players");
  }
  if (to_spectators && player && !ended()) {
    return refuse(Code::Forbidden, "players write to the spectators after the game");
  }
  if (action.text.empty() || action.text.size() > kLongestChat) {
    return refuse(Code::TooLarge, "1 to " + std::to_string(kLongestChat) + " bytes");
  }
  if (const Maybe refusal = said_enough(action.to, actor.person.id)) return refusal;
  emit(events::Chat{actor.person, action.to, action.text, live().turns()});
  return std::nullopt;
}

// From the log alone, so that it is the same after a restart.
Room::Maybe Room::said_enough(Audience to, const std::string& person) const {
  const auto found = talks_.find(person);
  const Talk talk = found == talks_.end() ? Talk{} : found->second;
  if (talk.latest.size() == kChatBurst && now_ - talk.latest.front() < kChatBurstTime) {
    return refuse(Code::TooMany, "one at a time: wait a few seconds");
  }
  const bool enough = to == Audience::Spectators ? talk.to_spectators >= kMostToSpectators ||
                                                       spectators_said_ >= kMostOfSpectators
                                                 : talk.to_players >= kMostToPlayers;
  if (enough) return refuse(Code::Limit, "enough was said here");
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Invite& action, const Actor&) {
  if (ended()) return refuse(Code::WrongPhase, "the game is over");
  if (action.person.id.empty()) return refuse(Code::NotFound, "nobody has that name");
  if (is_player(action.person.id)) return refuse(Code::Conflict, "a player is no adviser");
  if (is_adviser(action.person.id)) return refuse(Code::Conflict, "invited already");
  if (advisers_.size() >= kMostAdvisers) return refuse(Code::Limit, "enough advisers");
  emit(events::Invite{action.player, action.person});
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Advise& action, const Actor& actor) {
  if (!is_adviser(actor.person.id)) return refuse(Code::Forbidden, "nobody invited you to advise");
  if (const Maybe refusal = check_marking(action.dead, action.neutral)) return refusal;
  emit(events::Advise{actor.person, action.dead, action.neutral});
  return std::nullopt;
}

// Only by its creator or its players: others would spoil it for them.
Room::Maybe Room::decide(const actions::FastForward&, const Actor& actor) {
  if (!in_play()) return refuse(Code::WrongPhase, "there is no play now");
  if (!is_player(actor.person.id) && actor.person.id != settings_.owner.id) {
    return refuse(Code::Forbidden, "only for who set the game up or played in it");
  }
  if (!only_bots()) return refuse(Code::Conflict, "people are still playing");
  if (fast_forward_) return refuse(Code::Conflict, "the bots hurry already");
  emit(events::FastForward{});
  return std::nullopt;
}

}  // namespace omnigo
