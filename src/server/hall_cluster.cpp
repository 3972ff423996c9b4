// Several servers on one store. A game has one owner, which alone decides and writes; the others
// keep copies for those who watch there, and hand on to the owner what is asked of them.
//
// Who finds a game without an owner that lives claims it, in the store, where one claim alone can
// succeed; then the room is made from the log, as after any failure. An action that was under way
// is sent again: its name is in the log, so it happens once. The game's own clock stood still
// meanwhile: Slot::credit is by how much it is behind that of its owner.
//
// An owner gives a game up to a server where more of its players are: what they do then is handed
// on no longer. So where a proxy brings the people of a game to one server, each server does its
// own work alone.
//
// What is said between servers, as JSON: `act` and `acted`; `here`, who watches a copy, and `at`,
// how far the owner is; `events` and `tell` from the owner to those who watch copies; `yours` of a
// game that was given up; and to all, `owner` of games that changed hands, `row`, `person` and
// `reload` of what changed in the store.
#include <algorithm>
#include <iostream>

#include "record/fields.h"
#include "server/hall_slot.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::json;
using std::chrono::steady_clock;

constexpr int kMostInLobby = 100'000;
constexpr auto kSoon = std::chrono::milliseconds(200);
constexpr auto kAskAgainAfter = std::chrono::seconds(3);

Json person_parts(const Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"guest", person.guest}};
}
Person person_from(const Json& json) { return {json.at("id"), json.at("name"), json.at("guest")}; }

}  // namespace

Milliseconds Hall::now(const Slot& slot) const { return clock_.now() - slot.credit; }

void Hall::open_cluster() {
  cluster_->open(
      {.message = [this](std::int64_t from, const std::string& text) { hear(from, text); },
       .living = [this](const auto& servers) { servers_live(servers); },
       .deaf = [this] { heard_nothing(); },
       .lost = [this] { life_lost(); }});
  using List = GameQuery::List;
  const auto live = store_.games({.list = List::Live, .limit = kMostInLobby});
  for (auto row = live.rbegin(); row != live.rend(); ++row) {
    set_lobby(row->game.id, row->game.summary, false);
  }
  // Those who look for a game are to find all that wait.
  for (const StoredRow& row : store_.games({.list = List::Open, .limit = kMostInLobby})) {
    with(row.game.id, [this](Slot* slot) {
      if (slot != nullptr) update_lobby(*slot);
    });
  }
  adopt_orphans();
  look_at_requests();
}

void Hall::send(std::int64_t server, const Json& message) {
  cluster_->send(server, message.dump());
}

void Hall::on_every_slot(const std::function<void(const SharedSlot&)>& use) {
  std::vector<SharedSlot> all;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, slot] : slots_) all.push_back(slot);
  }
  for (const SharedSlot& slot : all) {
    slot->strand.post([slot, use] {
      if (!slot->retired && slot->loaded && slot->room) use(slot);
    });
  }
}

// --- whose a game is

// Before the log is read: what is ours by then, nobody else writes to.
void Hall::find_owner(Slot& slot) {
  if (cluster_ == nullptr) return;
  const Owner owner = cluster_->owner(slot.id);
  slot.owned = owner.server != 0 && owner.server == cluster_->server();
  slot.owner = slot.owned ? 0 : owner.server;
  slot.fence = owner.fence;
  slot.credit = slot.owned ? owner.credit : clock_.now() - owner.time;
  slot.following = false;
  slot.told_here.clear();
  if (!slot.owned) slot.elsewhere.clear();
}

void Hall::claim(const SharedSlot& slot) {
  if (slot->claiming) return;
  slot->claiming = true;
  store_.write({.time = clock_.now(), .claims = {slot->id}}, [this, slot](bool) {
    slot->strand.post([this, slot] {
      slot->claiming = false;
      settle_owner(slot);
    });
  });
}

// Looks anew whose it is, unless it is ours, and goes on from there.
void Hall::settle_owner(const SharedSlot& slot) {
  if (!slot->loaded || !slot->owned) look_for_owner(slot);
  if (slot->room && slot->owned) {
    schedule(slot);
    wake_bots(slot);
  }
  give_on_pending(slot);
}

void Hall::give_on_pending(const SharedSlot& slot) {
  std::vector<SharedAct> pending;
  pending.swap(slot->pending);
  for (const SharedAct& act : pending) slot->owned || slot->owner != 0 ? route(act) : again(act);
}

void Hall::look_for_owner(const SharedSlot& slot) {
  const int before = slot->committed;
  if (!load(*slot)) return;
  broadcast(*slot, before + 1, slot->committed);
  if (!slot->owned) return follow(slot);
  send(0, {{"k", "owner"}, {"games", {slot->id}}});
  update_lobby(*slot);
}

void Hall::go_where_players_are(const SharedSlot& slot) {
  if (!slot->owned || slot->finished() || slot->elsewhere.empty() || stopping_) return;
  const auto [server, players] = slot->most_players_elsewhere();
  if (players <= slot->players_among(slot->people_here())) return;
  if (!slot->waiting.empty() || slot->thinking || slot->claiming) return tell_here(slot);  // later
  slot->owned = false;
  slot->owner = 0;
  slot->claiming = true;  // nobody here claims it meanwhile: what is done waits
  store_.write({.time = clock_.now(), .releases = {{slot->id, slot->fence, now(*slot)}}},
               [this, slot, heir = server](bool ok) {
                 slot->strand.post([this, slot, heir, ok] {
                   slot->claiming = slot->owned = false;
                   if (!ok) return settle_owner(slot);
                   slot->owner = heir;
                   slot->elsewhere.clear();
                   note_begun(*slot);
                   send(heir, {{"k", "yours"}, {"game", slot->id}});
                   give_on_pending(slot);
                 });
               });
}

void Hall::adopt(const std::string& game) {
  const SharedSlot slot = find(game);
  slot->strand.post([this, slot] { slot->retired ? adopt(slot->id) : settle_owner(slot); });
}

void Hall::adopt_orphans() {
  const std::vector<std::string> games = cluster_->orphans();
  if (games.empty()) return;
  store_.write({.time = clock_.now(), .claims = games}, [this, games](bool) {
    for (const std::string& game : games) adopt(game);
    threads_->turns.post([this] { adopt_orphans(); });  // until there are none
  });
}

void Hall::servers_live(const std::vector<std::int64_t>& servers) {
  is_shared_ = servers.size() > 1;
  const auto is_gone = [servers](std::int64_t server) {
    return std::find(servers.begin(), servers.end(), server) == servers.end();
  };
  on_every_slot([this, is_gone](const SharedSlot& slot) {
    if (std::erase_if(slot->elsewhere, [&](const auto& entry) { return is_gone(entry.first); })) {
      slot->note_presence(now(*slot));
      tell_here(slot);
    }
    if (slot->owned || slot->owner == 0 || !is_gone(slot->owner)) return;
    slot->owner = 0;
    slot->following = false;
    if (!slot->watchers.empty() && !slot->finished()) claim(slot);
  });
  threads_->turns.post([this] { adopt_orphans(); });
  ask_again([is_gone](const Request& request) { return is_gone(request.server); });
}

// What was sent and what was to be heard may be lost.
void Hall::heard_nothing() {
  threads_->turns.post([this] {
    people_.forget_all();
    const std::lock_guard lock(listener_mutex_);
    if (person_listener_) person_listener_("");
  });
  on_every_slot([this](const SharedSlot& slot) {
    if (slot->owned) {
      if (!slot->elsewhere.empty()) send(0, {{"k", "owner"}, {"games", {slot->id}}});
    } else if (!slot->watchers.empty()) {
      settle_owner(slot);
    }
  });
  ask_again([](const Request&) { return true; });
}

void Hall::life_lost() {
  forget_sleepers();
  on_every_slot([this](const SharedSlot& slot) {
    // What waits to be written will fail, and look for itself.
    if (!slot->owned || !slot->waiting.empty()) return;
    slot->owned = false;
    settle_owner(slot);
  });
  threads_->turns.post([this] { adopt_orphans(); });
}

// --- copies

// What another server wrote.
void Hall::catch_up(Slot& slot, std::vector<StoredEvent> events) {
  const int from = slot.committed + 1;
  for (StoredEvent& kept : events) {
    if (!learn(slot, std::move(kept))) {
      load(slot);
      break;
    }
  }
  if (!slot.room) return;
  slot.committed = slot.room->events();
  broadcast(slot, from, slot.committed);
}

void Hall::read_on(Slot& slot) {
  try {
    catch_up(slot, store_.events(slot.id, slot.room->events()));
  } catch (const Unreadable&) {
    load(slot);  // which says so, or gets over it
  }
}

void Hall::refresh(Slot& slot) {
  if (!slot.room) {
    load(slot);
  } else if (!slot.following) {
    read_on(slot);
  }
}

// Tells the owner who watches here; from then on it tells what happens.
void Hall::follow(const SharedSlot& slot) {
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

void Hall::tell_copies(const Slot& slot, int from, int upto) {
  if (slot.elsewhere.empty()) return;
  Json events = Json::array();
  for (int n = from; n <= upto; ++n) events.push_back(slot.texts[n - 1]);
  const Json message = {{"k", "events"},
                        {"game", slot.id},
                        {"time", now(slot)},
                        {"from", from},
                        {"events", std::move(events)}};
  for (const auto& [server, people] : slot.elsewhere) send(server, message);
}

void Hall::tell_row(const Slot& slot) {
  if (cluster_ != nullptr) send(0, {{"k", "row"}, {"game", slot.id}});
}

// --- actions on their way

void Hall::route(const SharedAct& act) {
  with_slot(act->game, [this, act](const SharedSlot& slot) {
    if (!slot->room) return act->reply(slot->missing);
    if (slot->owned) return act_here(slot, act);
    if (slot->owner != 0) return hand_on(*slot, act);
    slot->pending.push_back(act);
    claim(slot);
  });
}

// However long it takes, as for what waits for the store: it may have happened, and nobody is to be
// told that it did not.
void Hall::again(const SharedAct& act) {
  timers_.at(steady_clock::now() + kSoon,
             [this, act] { threads_->turns.post([this, act] { route(act); }); });
}

void Hall::hand_on(const Slot& slot, const SharedAct& act) {
  std::int64_t number;
  {
    const std::lock_guard lock(requests_mutex_);
    number = ++latest_request_;
    requests_[number] = {act, slot.owner, steady_clock::now()};
  }
  send(slot.owner, {{"k", "act"},
                    {"r", number},
                    {"game", act->game},
                    {"person", person_parts(act->person)},
                    {"lag", act->lag},
                    {"id", act->id},
                    {"admin", act->admin},
                    {"do", act->action}});
}

void Hall::ask_again(const std::function<bool(const Request&)>& which) {
  std::vector<SharedAct> found;
  {
    const std::lock_guard lock(requests_mutex_);
    std::erase_if(requests_, [&](const auto& entry) {
      if (!which(entry.second)) return false;
      found.push_back(entry.second.act);
      return true;
    });
  }
  for (const SharedAct& act : found) again(act);
}

void Hall::look_at_requests() {
  ask_again(
      [](const Request& request) { return steady_clock::now() - request.at > kAskAgainAfter; });
  timers_.at(steady_clock::now() + std::chrono::seconds(1), [this] { look_at_requests(); });
}

// --- what other servers say

void Hall::hear(std::int64_t from, const std::string& text) {
  using Handle = void (Hall::*)(std::int64_t, const Json&);
  static const std::map<std::string, Handle, std::less<>> kMessages = {
      {"act", &Hall::hear_act},       {"acted", &Hall::hear_acted},   {"here", &Hall::hear_here},
      {"at", &Hall::hear_at},         {"events", &Hall::hear_events}, {"tell", &Hall::hear_tell},
      {"yours", &Hall::hear_yours},   {"owner", &Hall::hear_owner},   {"row", &Hall::hear_row},
      {"person", &Hall::hear_person}, {"reload", &Hall::hear_reload},
  };
  try {
    // What a person sent is within it.
    const Json message = parse_json<Json>(text, kDeepestJson + 8);
    const auto handle = kMessages.find(message.at("k").get<std::string>());
    if (handle != kMessages.end()) (this->*handle->second)(from, message);
  } catch (const std::exception& wrong) {
    std::cerr << "omnigo: server " << from << " says what cannot be read: " << wrong.what() << '\n';
  }
}

void Hall::hear_act(std::int64_t from, const Json& message) {
  const auto act = std::make_shared<Act>();
  act->game = message.at("game");
  act->person = person_from(message.at("person"));
  act->lag = message.at("lag");
  act->id = message.at("id");
  act->action = message.at("do");
  act->admin = message.at("admin");
  act->reply = [this, from, r = message.at("r")](const Acted& acted) {
    Json answer = {{"k", "acted"}, {"r", r}};
    if (const auto* refusal = std::get_if<Refusal>(&acted)) {
      answer["code"] = static_cast<int>(refusal->code);
      answer["text"] = refusal->text;
    } else {
      answer["n"] = std::get<int>(acted);
    }
    send(from, answer);
  };
  with(act->game, [this, from, act, r = message.at("r")](Slot* slot) {
    if (slot != nullptr && slot->owned) return act_here(find(act->game), act);
    send(from, {{"k", "acted"}, {"r", r}, {"moved", true}});
  });
}

void Hall::hear_acted(std::int64_t, const Json& message) {
  SharedAct act;
  {
    const std::lock_guard lock(requests_mutex_);
    const auto found = requests_.find(message.at("r"));
    if (found == requests_.end()) return;
    act = found->second.act;
    requests_.erase(found);
  }
  if (message.contains("n")) return act->reply(message.at("n").get<int>());
  if (!message.contains("moved")) {
    return act->reply(Refusal{static_cast<Code>(message.at("code").get<int>()),
                              message.at("text").get<std::string>()});
  }
  const SharedSlot slot = find(act->game);
  slot->strand.post([this, slot, act] {
    settle_owner(slot);
    again(act);
  });
}

void Hall::hear_here(std::int64_t from, const Json& message) {
  std::vector<Present> people;
  for (const Json& one : message.at("people")) people.push_back({one[0], one[1]});
  with(message.at("game"), [this, from, people, game = message.at("game")](Slot* slot) {
    if (slot == nullptr) return;
    if (!slot->owned) {
      // Of no use to it; it learns who is.
      return send(from, {{"k", "owner"}, {"games", {game}}, {"server", slot->owner}});
    }
    people.empty() ? void(slot->elsewhere.erase(from)) : void(slot->elsewhere[from] = people);
    slot->note_presence(now(*slot));
    send(from, {{"k", "at"}, {"game", game}, {"n", slot->committed}, {"time", now(*slot)}});
    tell_here(find(game));
  });
}

void Hall::hear_at(std::int64_t, const Json& message) {
  with(message.at("game"),
       [this, n = message.at("n").get<int>(), time = message.at("time")](Slot* slot) {
         if (slot == nullptr || slot->owned) return;
         slot->credit = clock_.now() - time.get<Milliseconds>();
         if (slot->room->events() < n) read_on(*slot);
       });
}

void Hall::hear_events(std::int64_t, const Json& message) {
  with(message.at("game"), [this, message](Slot* slot) {
    if (slot == nullptr || slot->owned) return;
    slot->credit = clock_.now() - message.at("time").get<Milliseconds>();
    const int from = message.at("from"), known = slot->room->events();
    if (from > known + 1) return read_on(*slot);
    std::vector<StoredEvent> events;
    int n = from;
    for (const Json& text : message.at("events")) {
      if (n++ > known) events.push_back({n - 1, 0, "", "", text});
    }
    catch_up(*slot, std::move(events));
  });
}

void Hall::hear_tell(std::int64_t, const Json& message) {
  with(message.at("game"), [here = message.at("here").get<std::string>()](Slot* slot) {
    if (slot == nullptr || slot->owned) return;
    slot->told_here = here;
    slot->tell(here_message(slot->id, here));
  });
}

void Hall::hear_yours(std::int64_t, const Json& message) {
  with(message.at("game"), [this, game = message.at("game")](Slot* slot) {
    if (slot != nullptr && !slot->owned) claim(find(game));
  });
}

void Hall::hear_owner(std::int64_t, const Json& message) {
  for (const Json& game : message.at("games")) {
    SharedSlot slot;
    {
      const std::lock_guard lock(mutex_);
      const auto found = slots_.find(game.get<std::string>());
      if (found == slots_.end()) continue;
      slot = found->second;
    }
    slot->strand.post([this, slot] {
      if (slot->loaded && slot->room && !slot->retired) settle_owner(slot);
    });
  }
}

void Hall::hear_row(std::int64_t, const Json& message) {
  with(message.at("game"), [this](Slot* slot) {
    if (slot != nullptr && !slot->owned) update_lobby(*slot);
  });
}

void Hall::hear_person(std::int64_t, const Json& message) {
  threads_->turns.post([this, id = message.at("id").get<std::string>()] {
    people_.forget(id);
    if (const auto person = people_.find(id)) replace_in_rooms(id, *person);
    const std::lock_guard lock(listener_mutex_);
    if (person_listener_) person_listener_(id);
  });
}

void Hall::hear_reload(std::int64_t, const Json& message) {
  for (const Json& game : message.at("games")) reload_here(game);
}

}  // namespace omnigo
