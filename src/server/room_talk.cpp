// Chat in a room, who may advise, and who may see it.
#include "server/room.h"

namespace omnigo {
namespace {

constexpr int kMostAdvisers = 5;

}  // namespace

Room::Maybe Room::decide(const actions::Chat& action, const Actor& actor) {
  if (actor.person.id.empty())
    return refuse(Code::Unauthorised, explain("sign-in", "sign in or become a guest first"));
  const bool player = is_player(actor.person.id);
  const bool to_spectators = action.to == Audience::Spectators;
  if (!to_spectators && !player && !is_adviser(actor.person.id)) {
    return refuse(Code::Forbidden,
                  explain("chat-players", "only players can write to the players"));
  }
  if (to_spectators && player && !ended()) {
    return refuse(Code::Forbidden,
                  explain("chat-spectators", "players can write to the spectators after the game"));
  }
  if (action.text.empty() || action.text.size() > kLongestChat) {
    return refuse(Code::TooLarge, explain("chat-length", "a message must have 1 to {most} bytes",
                                          {{"most", kLongestChat}}));
  }
  if (const Maybe refusal = limits_.check_talk(action.to, actor.person.id, now_)) return refusal;
  emit(events::Chat{actor.person, action.to, action.text, live().turns()});
  return std::nullopt;
}

// From the log alone, so that it is the same after a restart.
Room::Maybe Room::decide(const actions::Invite& action, const Actor&) {
  if (ended()) return refuse(Code::WrongPhase, explain("game-over", "the game is over"));
  if (action.person.id.empty())
    return refuse(Code::NotFound, explain("nobody-named", "there is no player with this name"));
  if (is_player(action.person.id))
    return refuse(Code::Conflict, explain("player-adviser", "a player cannot be an adviser"));
  if (is_adviser(action.person.id))
    return refuse(Code::Conflict,
                  explain("already-invited", "this person has already been invited"));
  if (advisers_.size() >= kMostAdvisers)
    return refuse(Code::Limit, explain("advisers-limit", "this game has enough advisers"));
  emit(events::Invite{action.player, action.person});
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Advise& action, const Actor& actor) {
  if (!is_adviser(actor.person.id))
    return refuse(Code::Forbidden,
                  explain("not-an-adviser", "you have not been invited to advise"));
  if (const Maybe refusal = check_marking(action.dead, action.neutral)) return refusal;
  emit(events::Advise{actor.person, action.dead, action.neutral});
  return std::nullopt;
}

// After the game: nobody watches a game by then who does not know how it ended.
Room::Maybe Room::decide(const actions::Private& action, const Actor&) {
  if (!ended())
    return refuse(Code::WrongPhase,
                  explain("private-later", "a game can be made private when it is over"));
  if (!attempt(events::Private{action.player, action.on})) {
    return refuse(Code::Conflict, action.on
                                      ? explain("already-private", "the game is already private")
                                      : explain("not-private", "you have not made it private"));
  }
  return std::nullopt;
}

// Only by its creator or its players: others would spoil it for them.
Room::Maybe Room::decide(const actions::FastForward&, const Actor& actor) {
  if (!in_play())
    return refuse(Code::WrongPhase, explain("not-playing", "the game is not being played now"));
  if (!is_player(actor.person.id) && actor.person.id != settings_.owner.id) {
    return refuse(Code::Forbidden,
                  explain("hurry-not-yours",
                          "only the person who created the game, or its players, can do this"));
  }
  if (!only_bots())
    return refuse(Code::Conflict, explain("hurry-people", "people are still playing"));
  if (fast_forward_)
    return refuse(Code::Conflict, explain("already-hurrying", "the bots are already playing fast"));
  emit(events::FastForward{});
  return std::nullopt;
}

}  // namespace omnigo
