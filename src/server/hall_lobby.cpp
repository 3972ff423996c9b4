// The lobby: open and running games, told to those who watch it.
#include <utility>

#include "rules/names.h"
#include "server/hall_slot.h"

namespace omnigo {
namespace {

constexpr auto kLobbyEvery = std::chrono::milliseconds(300);
constexpr auto kTurnsEvery = std::chrono::seconds(2);

std::string lobby_message(bool all, const std::vector<std::string>& games,
                          const std::vector<std::string>& gone,
                          const std::map<std::string, std::string>& turns = {}) {
  std::string text = std::string(R"({"type":"lobby","all":)") + (all ? "true" : "false");
  text += R"(,"games":[)";
  for (const std::string& game : games) text += (text.back() == '[' ? "" : ",") + game;
  text += R"(],"gone":[)";
  for (const std::string& id : gone) text += (text.back() == '[' ? "\"" : ",\"") + id + '"';
  text += R"(],"turns":[)";
  for (const auto& [id, turn] : turns) text += (text.back() == '[' ? "" : ",") + turn;
  return text + "]}";
}

}  // namespace

// Phase and seats are told soon, turns now and then.
void Hall::update_lobby(Slot& slot) {
  const int turn = slot.room->live().turns();
  std::string state = slot.state();
  const bool only_turn = state == slot.lobby_state;
  if (only_turn && (turn == slot.lobby_turn || !slot.room->settings().listed)) return;
  slot.lobby_state = std::move(state);
  slot.lobby_turn = turn;
  const bool shown = slot.room->settings().listed && !slot.finished();
  auto summary = shown ? std::optional(json_text(summary_json(slot.view()))) : std::nullopt;
  {
    const std::lock_guard lock(lobby_mutex_);
    offer_match(slot);
    if (!only_turn) lobby_turns_.erase(slot.id);
  }
  if (!only_turn) return set_lobby(slot.id, summary);
  if (!shown) return;
  const std::lock_guard lock(lobby_mutex_);
  lobby_[slot.id] = std::move(*summary);
  lobby_turns_[slot.id] = json_text(
      {{"id", slot.id}, {"turn", turn}, {"to_play", colour_name(slot.room->live().to_play())}});
  if (std::exchange(turns_pending_, true)) return;
  timers_.at(std::chrono::steady_clock::now() + kTurnsEvery, [this] { tell_turns(); });
}

// Nothing: it is not shown.
void Hall::set_lobby(const std::string& game, const std::optional<std::string>& summary) {
  const std::lock_guard lock(lobby_mutex_);
  const auto found = lobby_.find(game);
  if (!summary && found == lobby_.end()) return;
  if (summary) {
    lobby_[game] = *summary;
  } else {
    lobby_.erase(found);
  }
  lobby_changed_.insert(game);
  if (lobby_pending_) return;
  lobby_pending_ = true;
  timers_.at(std::chrono::steady_clock::now() + kLobbyEvery, [this] { tell_lobby(); });
}

void Hall::tell_lobby() {
  const std::lock_guard lock(lobby_mutex_);
  lobby_pending_ = false;
  std::vector<std::string> games, gone;
  for (const std::string& id : lobby_changed_) {
    const auto found = lobby_.find(id);
    found == lobby_.end() ? gone.push_back(id) : games.push_back(found->second);
  }
  lobby_changed_.clear();
  const auto text = shared_text(lobby_message(false, games, gone));
  for (const SharedClient& client : lobby_watchers_) client->socket->send(text);
}

void Hall::tell_turns() {
  const std::lock_guard lock(lobby_mutex_);
  turns_pending_ = false;
  const auto text = shared_text(lobby_message(false, {}, {}, std::exchange(lobby_turns_, {})));
  for (const SharedClient& client : lobby_watchers_) client->socket->send(text);
}

void Hall::watch_lobby(const SharedClient& client) {
  const std::lock_guard lock(lobby_mutex_);
  lobby_watchers_.insert(client);
  std::vector<std::string> games;
  for (const auto& [id, summary] : lobby_) games.push_back(summary);
  client->socket->send(shared_text(lobby_message(true, games, {})));
}

void Hall::unwatch_lobby(const SharedClient& client) {
  const std::lock_guard lock(lobby_mutex_);
  lobby_watchers_.erase(client);
}

}  // namespace omnigo
