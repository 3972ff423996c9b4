#include "server/room_limits.h"

#include <algorithm>

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Maybe = std::optional<Refusal>;

constexpr int kUndoRequests = 200, kUndoRequestsATurn = 3;
constexpr int kPauseRequests = 20, kRematchRequests = 10;
constexpr int kTimesGiven = 100;
constexpr int kJoins = 10, kJoinsOfAll = 1'000;  // of one person; of everybody
constexpr int kAdvices = 50;
constexpr int kHidings = 20;

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

RoomLimits::Used RoomLimits::used_by(Colour player) const {
  const auto found = players_.find(player);
  return found == players_.end() ? Used{} : found->second;
}

RoomLimits::Used RoomLimits::used_by(const std::string& person) const {
  const auto found = people_.find(person);
  return found == people_.end() ? Used{} : found->second;
}

void RoomLimits::count(const RoomEvent& event, const Game& game) {
  const auto join = [this](const events::Join& joined) {
    ++joins_;
    ++people_[joined.person.id].joins;
  };
  const auto advise = [this](const events::Advise& advice) {
    Used& used = people_[advice.person.id];
    ++used.advices;
    used.points_marked += advice.dead.size() + advice.neutral.size();
  };
  const auto request = [&](const events::Request& asked) {
    Used& used = players_[asked.player];
    ++used.requests[asked.kind];
    if (asked.kind != Asking::Undo) return;
    used.undo_asked = used.undo_turn == game.turns() ? used.undo_asked + 1 : 1;
    used.undo_turn = game.turns();
  };
  const auto mark = [this](const events::Mark& marked) {
    Used& used = players_[marked.player];
    ++used.marks;
    // Events of version 0.20 contain the whole marking.
    if (marked.changed) used.points_marked += points_changed(marked);
  };
  const auto add_time = [this](const events::AddTime& given) {
    ++players_[given.player].times_given;
  };
  const auto resume = [this](const events::Resume&) { ++resumes_; };
  const auto chat = [&](const events::Chat& said) { count_talk(said, event.at); };
  const auto hide = [this](const events::Private& hidden) { ++players_[hidden.player].hidings; };
  std::visit(
      Overloads{join, advise, request, mark, add_time, resume, chat, hide, [](const auto&) {}},
      event.what);
}

void RoomLimits::count_talk(const events::Chat& chat, Milliseconds at) {
  Talk& talk = talks_[chat.person.id];
  const bool to_spectators = chat.to == Audience::Spectators;
  ++(to_spectators ? talk.to_spectators : talk.to_players);
  spectators_said_ += to_spectators;
  talk.latest.push_back(at);
  if (talk.latest.size() > kChatBurst) talk.latest.erase(talk.latest.begin());
}

Maybe RoomLimits::check(const RoomAction& action, const std::string& person,
                        const Game& game) const {
  const auto limit = [](bool reached, Error why) {
    return reached ? Maybe(refuse(Code::Limit, std::move(why))) : std::nullopt;
  };
  const auto asked = [&](Colour player, Asking asking) {
    return times(used_by(player).requests, asking);
  };
  const auto undo = [&](const actions::Undo& wanted) -> Maybe {
    const Used player = used_by(wanted.player);
    if (player.undo_turn == game.turns() && player.undo_asked >= kUndoRequestsATurn) {
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
    return limit(used_by(given.player).times_given >= kTimesGiven,
                 explain("gave-time-limit", "you cannot give more time in this game"));
  };
  const auto mark = [&](const actions::Mark& wanted) {
    return limit(
        used_by(wanted.player).marks >= most_marks(game.graph().size()),
        explain("marking-limit", "you cannot change the marking again; accept it, or resume play"));
  };
  const auto join = [&](const actions::Join&) {
    return limit(used_by(person).joins >= kJoins || joins_ >= kJoinsOfAll,
                 explain("join-limit", "people have joined and left this game too often"));
  };
  const auto advise = [&](const actions::Advise& advice) {
    const std::size_t points = advice.dead.size() + advice.neutral.size();
    const Used used = used_by(person);
    return limit(used.advices >= kAdvices ||
                     used.points_marked + points > most_points_marked(game.graph().size()),
                 explain("advice-limit", "you cannot give more advice in this game"));
  };
  // However often it changes, it can be made private in the end.
  const auto hide = [&](const actions::Private& wanted) {
    return limit(
        !wanted.on && used_by(wanted.player).hidings >= kHidings,
        explain("private-limit", "you have changed this too often; the game stays private"));
  };
  const auto unlimited = [](const auto&) -> Maybe { return std::nullopt; };
  return std::visit(Overloads{undo, pause, rematch, add_time, mark, join, advise, hide, unlimited},
                    action);
}

Maybe RoomLimits::check_marked_points(const events::Mark& mark, const Game& game) const {
  const std::size_t before = used_by(mark.player).points_marked;
  if (before + points_changed(mark) <= most_points_marked(game.graph().size())) {
    return std::nullopt;
  }
  return refuse(
      Code::Limit,
      explain("marking-limit", "you cannot change the marking again; accept it, or resume play"));
}

Maybe RoomLimits::check_talk(Audience to, const std::string& person, Milliseconds now) const {
  const auto found = talks_.find(person);
  const Talk talk = found == talks_.end() ? Talk{} : found->second;
  if (talk.latest.size() == kChatBurst && now - talk.latest.front() < kChatBurstTime) {
    return refuse(Code::TooMany,
                  explain("chat-slow", "you are writing too fast; wait a few seconds"));
  }
  const bool enough = to == Audience::Spectators ? talk.to_spectators >= kMostToSpectators ||
                                                       spectators_said_ >= kMostOfSpectators
                                                 : talk.to_players >= kMostToPlayers;
  if (enough)
    return refuse(Code::Limit,
                  explain("chat-limit", "the chat of this game has reached its limit"));
  return std::nullopt;
}

}  // namespace omnigo
