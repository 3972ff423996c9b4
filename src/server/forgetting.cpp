#include "server/forgetting.h"

#include <future>
#include <map>
#include <nlohmann/json.hpp>

#include "record/fields.h"
#include "rules/names.h"
#include "server/log.h"
#include "server/names.h"
#include "server/wire.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t kDay = 86'400;
constexpr int kReportDays = 365;  // after they were closed
constexpr int kAtOnce = 200;
constexpr std::chrono::seconds kSoon{60}, kEvery{3'600};

// Replaces the person's name everywhere in it; returns whether it occurred.
bool rename(Json& json, const std::string& person) {
  bool found = false;
  if (json.is_object() && json.contains("person") && json.contains("invited") &&
      json["person"].value("id", "") == person) {
    json["invited"] = kDeletedName;
    found = true;
  }
  if (json.is_object() && json.contains("id") && json["id"] == person && json.contains("name")) {
    json["name"] = kDeletedName;
    json["guest"] = true;
    return true;
  }
  if (!json.is_structured()) return found;
  for (Json& part : json) found = rename(part, person) || found;
  return found;
}

// The text without the name; empty if nothing has to change.
std::string renamed(const std::string& text, const std::string& person) {
  if (text.find(person) == text.npos) return {};
  Json json = parse_own_json<Json>(text);
  if (json.is_discarded() || !rename(json, person)) return {};
  return json_text(json);
}

bool is_chat(const Json& event) { return event.value("action", "") == "chat"; }

std::string without_text(Json event) {
  event["text"] = "";
  event["hidden"] = true;
  return json_text(event);
}

}  // namespace

Forgetting::Forgetting(Store& store, People& people, Hall* hall, const Options& options)
    : store_(store), people_(people), hall_(hall), options_(options) {
  if (hall_ != nullptr) look_again(kSoon);
}

void Forgetting::stop() {
  timers_.stop();
  worker_.stop();
}

void Forgetting::look_again(std::chrono::seconds wait) {
  timers_.at(std::chrono::steady_clock::now() + wait, [this] {
    worker_.post([this] { forget_old(); });
    look_again(kEvery);
  });
}

bool Forgetting::write(Change change) {
  std::promise<bool> written;
  store_.write(std::move(change), [&](bool ok) { written.set_value(ok); });
  return written.get_future().get();
}

// --- one person

// Cancels an open game or gives up a seat in it, and resigns all others. Whatever is impossible is
// refused.
void Forgetting::leave_games(const Person& person) {
  for (std::int64_t before = 0; hall_ != nullptr;) {
    const auto rows =
        store_.games({.list = GameQuery::List::Of, .person = person.id, .before = before});
    if (rows.empty()) return;
    before = rows.back().number;
    for (const StoredRow& row : rows) {
      if (row.game.phase == "finished") continue;
      const bool open = row.game.phase == "open";
      std::vector<nlohmann::json> actions;
      if (open) actions.push_back({{"action", "abort"}});
      for (int i = 0; i < kMaxPlayers; ++i) {
        actions.push_back(
            {{"action", open ? "leave" : "resign"}, {"player", colour_name(colour_of(i))}});
      }
      for (nlohmann::json& action : actions) {
        std::promise<void> answered;
        hall_->act(row.game.id, person, 0, "", std::move(action),
                   [&](const Acted&) { answered.set_value(); });
        answered.get_future().get();
      }
    }
  }
}

bool Forgetting::rewrite_games(const StoredPerson& person) {
  std::set<std::string> games;
  for (std::int64_t before = 0;;) {
    const auto rows =
        store_.games({.list = GameQuery::List::Of, .person = person.id, .before = before});
    if (rows.empty()) break;
    before = rows.back().number;
    for (const StoredRow& row : rows) games.insert(row.game.id);
  }
  for (const StoredChat& chat : store_.chats(person.id)) games.insert(chat.game);
  for (const std::string& id : games) {
    const auto game = store_.game(id);
    if (!game) continue;
    Change::Rewrite rewrite{.game = id,
                            .settings = renamed(game->settings, person.id),
                            .summary = renamed(game->summary, person.id)};
    Change::Rewrite said = {};
    said.game = id;
    said.chats_gone = true;
    for (const StoredEvent& event : store_.events(id)) {
      const std::string text = renamed(event.body, person.id);
      if (text.empty()) continue;
      const Json json = parse_own_json<Json>(text);
      if (is_chat(json)) {
        said.events.emplace_back(event.n, without_text(json));
      } else {
        rewrite.events.emplace_back(event.n, text);
      }
    }
    if (!write({.rewrites = {rewrite, said}})) return false;
  }
  if (hall_ != nullptr) hall_->reload({games.begin(), games.end()});
  return true;
}

// Includes the guests who became this account: games that they began as guests have those names.
std::vector<StoredPerson> Forgetting::all_of(const StoredPerson& person) {
  std::vector<StoredPerson> all = {person};
  for (const auto& [guest, account] : store_.merged()) {
    if (account != person.id) continue;
    if (auto found = store_.person(guest)) all.push_back(std::move(*found));
  }
  return all;
}

bool Forgetting::erase(const StoredPerson& person) {
  leave_games({person.id, person.name, person.password.empty()});
  Change change;
  for (const StoredPerson& one : all_of(person)) {
    if (!rewrite_games(one)) return false;
    change.people.push_back({.id = one.id,
                             .name = std::string(kDeletedName),
                             .merged_into = one.merged_into,
                             .since = wall_seconds() + 1});
    change.erased.push_back(one.id);
  }
  const std::vector<StoredPerson> gone = change.people;
  if (!write(std::move(change))) return false;
  for (const StoredPerson& one : gone) {
    people_.changed(one);
    people_.forget(one.id);
  }
  if (hall_ != nullptr)
    hall_->replace_person(person.id, {person.id, std::string(kDeletedName), true});
  log_info("erased", {{"person", person.id}});
  return true;
}

nlohmann::json Forgetting::everything_about(const StoredPerson& person) {
  nlohmann::json all = {{"person", person_json({person.id, person.name, person.password.empty()})},
                        {"games", nlohmann::json::array()},
                        {"chat", nlohmann::json::array()}};
  for (std::int64_t before = 0;;) {
    const auto rows =
        store_.games({.list = GameQuery::List::Of, .person = person.id, .before = before});
    if (rows.empty()) break;
    before = rows.back().number;
    for (const StoredRow& row : rows) {
      if (!may_see(row.game, person.id, people_)) continue;
      all["games"].push_back(parse_own_json(row.game.summary));
    }
  }
  for (const StoredPerson& one : all_of(person)) {
    for (const StoredChat& chat : store_.chats(one.id)) {
      const auto event = store_.event(chat.game, chat.n);
      const Json json = event ? parse_own_json<Json>(event->body) : Json();
      all["chat"].push_back({{"game", chat.game},
                             {"n", chat.n},
                             {"at", wall_text(chat.at)},
                             {"text", json.is_object() ? json.value("text", "") : ""}});
    }
  }
  return all;
}

// --- what is too old

void Forgetting::erase_old_chats(std::int64_t before) {
  for (;;) {
    std::map<std::string, Change::Rewrite> rewrites;
    for (const StoredChat& chat : store_.old_chats(before, kAtOnce)) {
      const auto event = store_.event(chat.game, chat.n);
      if (!event) continue;
      Change::Rewrite& rewrite = rewrites[chat.game];
      rewrite.game = chat.game;
      rewrite.chats_gone = true;
      const Json json = parse_own_json<Json>(event->body);
      rewrite.events.emplace_back(chat.n, json.is_object() ? without_text(json) : event->body);
    }
    if (rewrites.empty()) return;
    Change change;
    std::vector<std::string> games;
    for (auto& [game, rewrite] : rewrites) {
      games.push_back(game);
      change.rewrites.push_back(std::move(rewrite));
    }
    if (!write(std::move(change))) return;
    if (hall_ != nullptr) hall_->reload(games);
  }
}

void Forgetting::forget_old() {
  const std::int64_t now = wall_seconds();
  if (options_.chat_days > 0) erase_old_chats(now - options_.chat_days * kDay);
  int guests = 0;
  while (options_.guest_days > 0) {
    const auto idle = store_.idle_guests(now - options_.guest_days * kDay, kAtOnce);
    const int before = guests;
    for (const StoredPerson& guest : idle) guests += erase(guest);
    if (guests == before) break;
  }
  write({.reports_until = now - kReportDays * kDay});
  if (guests > 0) log_info("forgotten", {{"guests", guests}});
}

}  // namespace omnigo
