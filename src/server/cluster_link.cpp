// A game has one owner, the only server that decides and writes; the others keep copies for their
// watchers and pass requests on to the owner.
//
// A server that finds a game without a live owner claims it in the store, where only one claim can
// succeed; then it builds the room from the log, as after any failure. An action in progress is
// sent again: its name is in the log, so it happens once. The game's own clock stood still in the
// meantime: GameSlot::credit is how far it is behind its owner's.
//
// An owner passes a game to a server with more of its players, so that their actions need not be
// forwarded. If a proxy brings the people of a game to one server, each server works on its own.
#include "server/cluster_link.h"

#include <algorithm>

#include "record/fields.h"
#include "server/game_slot.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;
using std::chrono::steady_clock;

constexpr int kMostInLobby = 100'000;
constexpr auto kSoon = std::chrono::milliseconds(200);
constexpr auto kAskAgainAfter = std::chrono::seconds(3);

Json person_parts(const Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"guest", person.guest}};
}

}  // namespace

ClusterLink::ClusterLink(Store& store, Cluster* cluster, People& people, const ServerClock& clock,
                         Games& games, ClusterHost& host)
    : store_(store),
      cluster_(cluster),
      people_(people),
      clock_(clock),
      games_(games),
      host_(host) {}

void ClusterLink::close() {
  if (cluster_ != nullptr) cluster_->close();
}

void ClusterLink::open() {
  cluster_->open(
      {.message = [this](std::int64_t from, const std::string& text) { hear(from, text); },
       .living = [this](const auto& servers) { servers_live(servers); },
       .deaf = [this] { heard_nothing(); },
       .lost = [this] { life_lost(); }});
  using List = GameQuery::List;
  const auto live = store_.games({.list = List::Live, .limit = kMostInLobby});
  for (auto row = live.rbegin(); row != live.rend(); ++row) host_.show_in_lobby(row->game);
  // People who look for a game must find all that wait.
  for (const StoredRow& row : store_.games({.list = List::Open, .limit = kMostInLobby})) {
    games_.with(row.game.id, [this](GameSlot* slot) {
      if (slot != nullptr) host_.update_lobby(*slot);
    });
  }
  adopt_orphans();
  look_at_requests();
}

void ClusterLink::send(std::int64_t server, const Json& message) {
  cluster_->send(server, message.dump());
}

// --- who owns a game

void ClusterLink::find_owner(GameSlot& slot) {
  if (cluster_ == nullptr) return;
  const Owner owner = cluster_->owner(slot.id);
  slot.owned = owner.server != 0 && owner.server == cluster_->server();
  slot.owner = slot.owned ? 0 : owner.server;
  slot.fence = owner.fence;
  slot.credit = slot.owned ? owner.credit : clock_.now() - owner.time;
  slot.following = false;
  slot.reported_here.clear();
  if (!slot.owned) slot.elsewhere.clear();
}

void ClusterLink::claim(const SharedSlot& slot) {
  if (slot->claiming) return;
  slot->claiming = true;
  store_.write({.time = clock_.now(), .claims = {slot->id}}, [this, slot](bool) {
    slot->strand.post([this, slot] {
      slot->claiming = false;
      settle_owner(slot);
    });
  });
}

// Looks up the owner again, unless it is this server, and continues from there.
void ClusterLink::settle_owner(const SharedSlot& slot) {
  if (!slot->loaded || !slot->owned) look_for_owner(slot);
  if (slot->room && slot->owned) host_.go_on(slot);
  give_on_pending(slot);
}

void ClusterLink::give_on_pending(const SharedSlot& slot) {
  std::vector<SharedAct> pending;
  pending.swap(slot->pending);
  for (const SharedAct& act : pending) slot->owned || slot->owner != 0 ? route(act) : again(act);
}

void ClusterLink::look_for_owner(const SharedSlot& slot) {
  const int before = slot->committed;
  if (!games_.load(*slot)) return;
  host_.broadcast(*slot, before + 1, slot->committed);
  if (!slot->owned) return follow(slot);
  send(0, {{"k", "owner"}, {"games", {slot->id}}});
  host_.update_lobby(*slot);
}

void ClusterLink::go_where_players_are(const SharedSlot& slot) {
  if (!slot->owned || slot->finished() || slot->elsewhere.empty() || stopping_) return;
  const auto [server, players] = slot->most_players_elsewhere();
  if (players <= slot->players_among(slot->people_here())) return;
  if (!slot->waiting.empty() || slot->thinking || slot->claiming) {
    return host_.tell_here(slot);  // later
  }
  slot->owned = false;
  slot->owner = 0;
  slot->claiming = true;  // actions wait until the claim is decided
  store_.write({.time = clock_.now(), .releases = {{slot->id, slot->fence, slot->time(clock_)}}},
               [this, slot, heir = server](bool ok) {
                 slot->strand.post([this, slot, heir, ok] {
                   slot->claiming = slot->owned = false;
                   if (!ok) return settle_owner(slot);
                   slot->owner = heir;
                   slot->elsewhere.clear();
                   games_.begun().note(*slot);
                   send(heir, {{"k", "yours"}, {"game", slot->id}});
                   give_on_pending(slot);
                 });
               });
}

void ClusterLink::adopt(const std::string& game) {
  const SharedSlot slot = games_.find(game);
  slot->strand.post([this, slot] { slot->retired ? adopt(slot->id) : settle_owner(slot); });
}

void ClusterLink::adopt_orphans() {
  const std::vector<std::string> games = cluster_->orphans();
  if (games.empty()) return;
  store_.write({.time = clock_.now(), .claims = games}, [this, games](bool) {
    for (const std::string& game : games) adopt(game);
    games_.turn_threads().post([this] { adopt_orphans(); });  // until there are none
  });
}

void ClusterLink::servers_live(const std::vector<std::int64_t>& servers) {
  is_shared_ = servers.size() > 1;
  const auto is_gone = [servers](std::int64_t server) {
    return std::find(servers.begin(), servers.end(), server) == servers.end();
  };
  games_.on_every([this, is_gone](const SharedSlot& slot) {
    if (std::erase_if(slot->elsewhere, [&](const auto& entry) { return is_gone(entry.first); })) {
      slot->note_presence(slot->time(clock_));
      host_.tell_here(slot);
    }
    if (slot->owned || slot->owner == 0 || !is_gone(slot->owner)) return;
    slot->owner = 0;
    slot->following = false;
    if (!slot->watchers.empty() && !slot->finished()) claim(slot);
  });
  games_.turn_threads().post([this] { adopt_orphans(); });
  ask_again([is_gone](const HandedOn::Request& request) { return is_gone(request.server); });
}

// Messages in both directions may be lost.
void ClusterLink::heard_nothing() {
  games_.turn_threads().post([this] {
    people_.forget_all();
    const std::lock_guard lock(listener_mutex_);
    if (person_listener_) person_listener_("");
  });
  games_.on_every([this](const SharedSlot& slot) {
    if (slot->owned) {
      if (!slot->elsewhere.empty()) send(0, {{"k", "owner"}, {"games", {slot->id}}});
    } else if (!slot->watchers.empty()) {
      settle_owner(slot);
    }
  });
  ask_again([](const HandedOn::Request&) { return true; });
}

void ClusterLink::life_lost() {
  games_.forget_sleepers();
  games_.on_every([this](const SharedSlot& slot) {
    // Pending writes will fail and look up the owner themselves.
    if (!slot->owned || !slot->waiting.empty()) return;
    slot->owned = false;
    settle_owner(slot);
  });
  games_.turn_threads().post([this] { adopt_orphans(); });
}

// --- copies

// Events that another server wrote.
void ClusterLink::catch_up(GameSlot& slot, std::vector<StoredEvent> events) {
  const int from = slot.committed + 1;
  for (StoredEvent& kept : events) {
    if (!games_.learn(slot, std::move(kept))) {
      games_.load(slot);
      break;
    }
  }
  if (!slot.room) return;
  slot.committed = slot.room->events();
  host_.broadcast(slot, from, slot.committed);
}

void ClusterLink::read_on(GameSlot& slot) {
  try {
    catch_up(slot, store_.events(slot.id, slot.room->events()));
  } catch (const Unreadable&) {
    games_.load(slot);  // which reports it, or recovers
  }
}

void ClusterLink::refresh(GameSlot& slot) {
  if (!slot.room) {
    games_.load(slot);
  } else if (!slot.following) {
    read_on(slot);
  }
}

void ClusterLink::follow(const SharedSlot& slot) {
  if (slot->owned) return;
  if (slot->owner == 0) {
    if (!slot->watchers.empty() && !slot->finished()) claim(slot);
    return;
  }
  if (slot->watchers.empty() && !slot->following) return;
  slot->following = !slot->watchers.empty();
  Json people = Json::array();
  for (const Present& one : slot->people_here()) people.push_back({one.person, one.lag});
  send(slot->owner, {{"k", "here"}, {"game", slot->id}, {"people", std::move(people)}});
}

void ClusterLink::tell_copies(const GameSlot& slot, int from, int upto) {
  if (slot.elsewhere.empty()) return;
  Json events = Json::array();
  for (int n = from; n <= upto; ++n) events.push_back(slot.texts[n - 1]);
  const Json message = {{"k", "events"},
                        {"game", slot.id},
                        {"time", slot.time(clock_)},
                        {"from", from},
                        {"events", std::move(events)}};
  for (const auto& [server, people] : slot.elsewhere) send(server, message);
}

void ClusterLink::tell_copies_here(const GameSlot& slot, const std::string& here) {
  for (const auto& [server, people] : slot.elsewhere) {
    send(server, {{"k", "tell"}, {"game", slot.id}, {"here", here}});
  }
}

void ClusterLink::tell_row(const GameSlot& slot) {
  if (cluster_ != nullptr) send(0, {{"k", "row"}, {"game", slot.id}});
}

// --- forwarded actions

void ClusterLink::route(const SharedAct& act) {
  games_.with_slot(act->game, [this, act](const SharedSlot& slot) {
    if (!slot->room) return act->reply(slot->missing);
    if (slot->owned) return host_.act_here(slot, act);
    if (slot->owner != 0) return hand_on(*slot, act);
    slot->pending.push_back(act);
    claim(slot);
  });
}

void ClusterLink::again(const SharedAct& act) {
  games_.timers().at(steady_clock::now() + kSoon,
                     [this, act] { games_.turn_threads().post([this, act] { route(act); }); });
}

void ClusterLink::hand_on(const GameSlot& slot, const SharedAct& act) {
  send(slot.owner, {{"k", "act"},
                    {"r", handed_on_.add(act, slot.owner)},
                    {"game", act->game},
                    {"person", person_parts(act->person)},
                    {"lag", act->lag},
                    {"id", act->id},
                    {"admin", act->admin},
                    {"do", act->action}});
}

void ClusterLink::ask_again(const HandedOn::Which& which) {
  for (const SharedAct& act : handed_on_.take_all(which)) again(act);
}

void ClusterLink::look_at_requests() {
  ask_again([](const HandedOn::Request& request) {
    return steady_clock::now() - request.at > kAskAgainAfter;
  });
  games_.timers().at(steady_clock::now() + std::chrono::seconds(1), [this] { look_at_requests(); });
}

// --- changes in the store

void ClusterLink::person_changed(const std::string& id) {
  if (cluster_ != nullptr) send(0, {{"k", "person"}, {"id", id}});
}

void ClusterLink::on_person(std::function<void(const std::string&)> changed) {
  const std::lock_guard lock(listener_mutex_);
  person_listener_ = std::move(changed);
}

void ClusterLink::reload(const std::vector<std::string>& games) {
  if (cluster_ != nullptr && !games.empty()) send(0, {{"k", "reload"}, {"games", games}});
}

}  // namespace omnigo
