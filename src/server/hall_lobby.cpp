// The lobby: open and running games, told to those who watch it.
#include "server/hall_slot.h"

namespace omnigo {
namespace {

constexpr auto kLobbyEvery = std::chrono::milliseconds(300);

std::string lobby_message(bool all, const std::vector<std::string>& games,
                          const std::vector<std::string>& gone) {
  std::string text = std::string(R"({"type":"lobby","all":)") + (all ? "true" : "false");
  text += R"(,"games":[)";
  for (const std::string& game : games) text += (text.back() == '[' ? "" : ",") + game;
  text += R"(],"gone":[)";
  for (const std::string& id : gone) text += (text.back() == '[' ? "\"" : ",\"") + id + '"';
  return text + "]}";
}

}  // namespace

// Of phase and seats: a turn is no news there.
void Hall::update_lobby(Slot& slot) {
  if (std::string state = slot.state(); state != slot.lobby_state) {
    slot.lobby_state = std::move(state);
  } else {
    return;
  }
  const bool shown = slot.room->settings().listed && !slot.finished();
  std::string summary = shown ? json_text(summary_json(slot.view())) : "";
  const std::lock_guard lock(lobby_mutex_);
  offer_match(slot);
  const auto found = lobby_.find(slot.id);
  if (!shown && found == lobby_.end()) return;
  if (shown) {
    lobby_[slot.id] = std::move(summary);
  } else {
    lobby_.erase(found);
  }
  lobby_changed_.insert(slot.id);
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
