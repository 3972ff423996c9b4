// The lobby: open and running games, sent to those who watch it. However many there are, only the
// latest of each kind are shown, with the number of all.
#include <utility>

#include "rules/names.h"
#include "server/hall_slot.h"

namespace omnigo {

struct LobbyNews {
  bool all = false;
  std::vector<std::string> games = {}, gone = {};
  std::map<std::string, std::string> turns = {};
  std::size_t open = 0, live = 0;
};

namespace {

constexpr auto kLobbyEvery = std::chrono::milliseconds(300);
constexpr auto kTurnsEvery = std::chrono::seconds(2);

std::string lobby_message(const LobbyNews& news) {
  std::string text = std::string(R"({"type":"lobby","all":)") + (news.all ? "true" : "false");
  text += R"(,"open":)" + std::to_string(news.open) + R"(,"live":)" + std::to_string(news.live);
  text += R"(,"games":[)";
  for (const std::string& game : news.games) text += (text.back() == '[' ? "" : ",") + game;
  text += R"(],"gone":[)";
  for (const std::string& id : news.gone) text += (text.back() == '[' ? "\"" : ",\"") + id + '"';
  text += R"(],"turns":[)";
  for (const auto& [id, turn] : news.turns) text += (text.back() == '[' ? "" : ",") + turn;
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
  const bool open = slot.room->phase() == Room::Phase::Open;
  if (!only_turn) return set_lobby(slot.id, summary, open);
  if (!shown) return;
  const std::lock_guard lock(lobby_mutex_);
  const auto entry = lobby_.find(slot.id);
  if (entry == lobby_.end()) return;
  entry->second.summary = std::move(*summary);
  if (!lobby_shown_.contains(slot.id) && !lobby_changed_.contains(slot.id)) return;
  lobby_turns_[slot.id] = json_text(
      {{"id", slot.id}, {"turn", turn}, {"to_play", colour_name(slot.room->live().to_play())}});
  if (std::exchange(turns_pending_, true)) return;
  timers_.at(std::chrono::steady_clock::now() + kTurnsEvery, [this] { tell_turns(); });
}

// Nothing: it is not shown.
void Hall::set_lobby(const std::string& game, const std::optional<std::string>& summary,
                     bool open) {
  const std::lock_guard lock(lobby_mutex_);
  const auto found = lobby_.find(game);
  if (!summary && found == lobby_.end()) return;
  // What changes its kind is the latest there; what only changes keeps its place.
  const bool moves = !summary || found == lobby_.end() || found->second.open != open;
  if (found != lobby_.end() && moves) {
    (found->second.open ? lobby_open_ : lobby_live_).erase(found->second.place);
    lobby_.erase(found);
  }
  if (summary && moves) {
    const std::int64_t place = ++latest_place_;
    lobby_[game] = {*summary, open, place};
    (open ? lobby_open_ : lobby_live_)[place] = game;
  } else if (summary) {
    found->second.summary = *summary;
  }
  lobby_changed_.insert(game);
  if (lobby_pending_) return;
  lobby_pending_ = true;
  timers_.at(std::chrono::steady_clock::now() + kLobbyEvery, [this] { tell_lobby(); });
}

std::vector<std::string> Hall::lobby_to_show() const {
  std::vector<std::string> ids;
  for (const auto* games : {&lobby_open_, &lobby_live_}) {
    int left = kMostShown;
    for (auto one = games->rbegin(); one != games->rend() && left > 0; ++one, --left) {
      ids.push_back(one->second);
    }
  }
  return ids;
}

void Hall::tell_lobby() {
  const std::lock_guard lock(lobby_mutex_);
  lobby_pending_ = false;
  LobbyNews news{.open = lobby_open_.size(), .live = lobby_live_.size()};
  std::set<std::string> shown;
  for (const std::string& id : lobby_to_show()) {
    if (!lobby_shown_.contains(id) || lobby_changed_.contains(id)) {
      news.games.push_back(lobby_.at(id).summary);
    }
    shown.insert(id);
  }
  lobby_changed_.merge(lobby_shown_);
  for (const std::string& id : lobby_changed_) {
    if (!shown.contains(id)) news.gone.push_back(id);
  }
  lobby_changed_.clear();
  lobby_shown_ = std::move(shown);
  const auto text = shared_text(lobby_message(news));
  const auto page = lobby_newcomers_.empty() ? text : shared_text(lobby_message(lobby_page()));
  for (const SharedClient& client : lobby_watchers_) {
    client->socket->send(lobby_newcomers_.contains(client) ? page : text);
  }
  lobby_newcomers_.clear();
}

LobbyNews Hall::lobby_page() const {
  LobbyNews news{.all = true, .open = lobby_open_.size(), .live = lobby_live_.size()};
  for (const std::string& id : lobby_to_show()) news.games.push_back(lobby_.at(id).summary);
  return news;
}

void Hall::tell_turns() {
  const std::lock_guard lock(lobby_mutex_);
  turns_pending_ = false;
  const auto text = shared_text(lobby_message({.turns = std::exchange(lobby_turns_, {}),
                                               .open = lobby_open_.size(),
                                               .live = lobby_live_.size()}));
  for (const SharedClient& client : lobby_watchers_) client->socket->send(text);
}

void Hall::watch_lobby(const SharedClient& client) {
  const std::lock_guard lock(lobby_mutex_);
  lobby_watchers_.insert(client);
  // What changes next is said of the page that the others have: it may be another.
  if (lobby_pending_) lobby_newcomers_.insert(client);
  client->socket->send(shared_text(lobby_message(lobby_page())));
}

void Hall::unwatch_lobby(const SharedClient& client) {
  const std::lock_guard lock(lobby_mutex_);
  lobby_watchers_.erase(client);
  lobby_newcomers_.erase(client);
}

}  // namespace omnigo
