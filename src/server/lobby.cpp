#include "server/lobby.h"

#include <utility>

namespace omnigo {
namespace {

constexpr auto kNewsEvery = std::chrono::milliseconds(300);
constexpr auto kTurnsEvery = std::chrono::seconds(2);

}  // namespace

std::string Lobby::message(const News& news) {
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

// --- games

// A game that changes its kind becomes the latest there; other changes keep its place.
void Lobby::show(const std::string& game, std::string summary, bool open) {
  const std::lock_guard lock(mutex_);
  turns_.erase(game);
  auto found = games_.find(game);
  if (found != games_.end() && found->second.open != open) {
    take_out(found);
    found = games_.end();
  }
  if (found == games_.end()) {
    const std::int64_t place = ++latest_place_;
    games_[game] = {std::move(summary), open, place};
    (open ? open_ : live_)[place] = game;
  } else {
    found->second.summary = std::move(summary);
  }
  changed(game);
}

void Lobby::remove(const std::string& game) {
  const std::lock_guard lock(mutex_);
  turns_.erase(game);
  const auto found = games_.find(game);
  if (found == games_.end()) return;
  take_out(found);
  changed(game);
}

void Lobby::take_out(std::map<std::string, Listed>::iterator listed) {
  (listed->second.open ? open_ : live_).erase(listed->second.place);
  games_.erase(listed);
}

void Lobby::changed(const std::string& game) {
  changed_.insert(game);
  if (std::exchange(news_pending_, true)) return;
  timers_.at(std::chrono::steady_clock::now() + kNewsEvery, [this] { send_news(); });
}

void Lobby::show_turn(const std::string& game, std::string summary, std::string turn) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(game);
  if (found == games_.end()) return;
  found->second.summary = std::move(summary);
  if (!shown_.contains(game) && !changed_.contains(game)) return;
  turns_[game] = std::move(turn);
  if (std::exchange(turns_pending_, true)) return;
  timers_.at(std::chrono::steady_clock::now() + kTurnsEvery, [this] { send_turns(); });
}

// --- those who watch

std::vector<std::string> Lobby::shown_now() const {
  std::vector<std::string> ids;
  for (const auto* games : {&open_, &live_}) {
    int left = kMostShown;
    for (auto one = games->rbegin(); one != games->rend() && left > 0; ++one, --left) {
      ids.push_back(one->second);
    }
  }
  return ids;
}

Lobby::News Lobby::page() const {
  News all = news();
  all.all = true;
  for (const std::string& id : shown_now()) all.games.push_back(games_.at(id).summary);
  return all;
}

void Lobby::send_news() {
  const std::lock_guard lock(mutex_);
  news_pending_ = false;
  News latest = news();
  std::set<std::string> shown;
  for (const std::string& id : shown_now()) {
    if (!shown_.contains(id) || changed_.contains(id)) {
      latest.games.push_back(games_.at(id).summary);
    }
    shown.insert(id);
  }
  changed_.merge(shown_);
  for (const std::string& id : changed_) {
    if (!shown.contains(id)) latest.gone.push_back(id);
  }
  changed_.clear();
  shown_ = std::move(shown);
  const auto text = shared_text(message(latest));
  const auto all = newcomers_.empty() ? text : shared_text(message(page()));
  for (const SharedClient& client : watchers_) {
    client->socket->send(newcomers_.contains(client) ? all : text);
  }
  newcomers_.clear();
}

void Lobby::send_turns() {
  const std::lock_guard lock(mutex_);
  turns_pending_ = false;
  News latest = news();
  latest.turns = std::exchange(turns_, {});
  const auto text = shared_text(message(latest));
  for (const SharedClient& client : watchers_) client->socket->send(text);
}

void Lobby::watch(const SharedClient& client) {
  const std::lock_guard lock(mutex_);
  watchers_.insert(client);
  // Later changes refer to the page that the others have, which may differ.
  if (news_pending_) newcomers_.insert(client);
  client->socket->send(shared_text(message(page())));
}

void Lobby::unwatch(const SharedClient& client) {
  const std::lock_guard lock(mutex_);
  watchers_.erase(client);
  newcomers_.erase(client);
}

}  // namespace omnigo
