#include "server/hall.h"

#include <sodium.h>

#include <algorithm>
#include <future>
#include <nlohmann/json.hpp>

#include "clock/time_use.h"
#include "record/record_json.h"
#include "record/sgf.h"
#include "record/sgf_game.h"
#include "rules/names.h"
#include "server/wire.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr int kMostMissed = 500;  // events sent one by one before a snapshot is better
constexpr std::size_t kMostChatShown = 200;
constexpr Milliseconds kAfterFailure = 1'000;  // until what failed is tried again
constexpr auto kHereEvery = std::chrono::milliseconds(500);
constexpr auto kLobbyEvery = std::chrono::milliseconds(300);
constexpr auto kSweepEvery = std::chrono::seconds(60);
constexpr Milliseconds kBotTime = 5'000, kProposalTime = 1'500;

std::uint64_t random_number() {
  std::uint64_t number;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string once_key(const std::string& actor, const std::string& id) { return actor + '\n' + id; }

std::shared_ptr<const std::string> shared_text(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

void send_error(Client& client, const std::string& game, Code code, const std::string& text) {
  const Json message = {
      {"type", "error"}, {"code", code_name(code)}, {"text", text}, {"game", game}};
  client.socket->send(shared_text(json_text(message)));
}

}  // namespace

// All but the id and the strand belongs to the strand.
struct Hall::Slot {
  Slot(std::string name, std::shared_ptr<Workers> workers)
      : id(std::move(name)), strand(std::move(workers)) {}

  const std::string id;
  Strand strand;

  bool loaded = false, retired = false;
  std::optional<Room> room;  // nothing: there is no such game
  std::string created;
  std::vector<std::string> texts;             // of all events
  std::map<int, std::string> hidden;          // as players see what spectators say
  std::vector<int> chats;                     // their numbers
  std::unordered_map<std::string, int> once;  // what was done already: event numbers
  int committed = 0;                          // the events known to be on disk
  int epoch = 0;                              // how often the room was made anew
  struct Waiting {
    int n;
    std::function<void(bool)> done;
  };
  std::deque<Waiting> waiting;
  std::vector<SharedClient> watchers;
  std::optional<Milliseconds> timer;  // the earliest one set
  Milliseconds not_before = 0;        // after a failure
  bool thinking = false, here_pending = false, bot_disputed = false, proposal_asked = false;
  Milliseconds used = 0;
  std::string row_state, lobby_state;  // what the store's row says, and the lobby

  RoomView view() const { return {*room, id, created}; }
  bool finished() const { return room->phase() == Room::Phase::Finished; }
  bool hides_from(const Person& person) const { return !finished() && room->is_player(person.id); }
  const std::string& text_for(int n, bool hide) const {
    const auto found = hide ? hidden.find(n) : hidden.end();
    return found == hidden.end() ? texts[n - 1] : found->second;
  }
  void remember(const RoomEvent& event, std::string text) {
    if (event.action == RoomEvent::Action::Chat) {
      chats.push_back(event.n);
      if (event.to_spectators) hidden[event.n] = event_text(event, room->board(), true);
    }
    if (event.action == RoomEvent::Action::Stop) proposal_asked = false;
    texts.push_back(std::move(text));
  }
  // Phase and seats: what lists show.
  std::string state() const {
    std::string text(phase_name(room->phase()));
    for (const RoomSeat& seat : room->seats()) {
      text += '|' + seat.person.id + (seat.kind == RoomSeat::Kind::Open ? '-' : '+');
    }
    return text;
  }
  Json here() const {
    std::vector<Colour> players;
    int others = 0;
    for (std::size_t i = 0; i < room->seats().size(); ++i) {
      const Colour player = colour_of(static_cast<int>(i));
      const bool present = std::any_of(
          watchers.begin(), watchers.end(),
          [&](const SharedClient& client) { return room->is_seat_of(player, client->person.id); });
      if (present) players.push_back(player);
    }
    for (const SharedClient& client : watchers) others += !room->is_player(client->person.id);
    return here_json(players, others);
  }
  // Of the player to play.
  Milliseconds lag() const {
    Milliseconds longest = 0;
    for (const SharedClient& client : watchers) {
      if (room->is_seat_of(room->live().to_play(), client->person.id)) {
        longest = std::max(longest, client->socket->lag());
      }
    }
    return std::min(longest, kLongestLag);
  }
};

Hall::Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
           const Options& options)
    : store_(store),
      people_(people),
      clock_(clock),
      thinkers_(thinkers),
      options_(options),
      workers_(std::make_shared<Workers>(options.threads)) {
  timers_.at(std::chrono::steady_clock::now() + kSweepEvery, [this] { sweep(); });
}

Hall::~Hall() {
  timers_.stop();
  workers_->stop();
}

void Hall::load() {
  for (const std::string& id : store_.unfinished()) {
    with(id, [this, id](Slot* slot) {
      if (slot == nullptr) return;
      {
        const std::lock_guard lock(mutex_);
        ++begun_[slot->room->settings().owner.id];
      }
      update_lobby(*slot);
      const SharedSlot shared = find(id);
      schedule(shared);
      wake_bots(shared);
    });
  }
}

int Hall::games() const {
  const std::lock_guard lock(mutex_);
  return static_cast<int>(slots_.size());
}

// --- slots

Hall::SharedSlot Hall::find(const std::string& game) {
  const std::lock_guard lock(mutex_);
  SharedSlot& slot = slots_[game];
  if (!slot) slot = std::make_shared<Slot>(game, workers_);
  return slot;
}

// Runs on the game's strand, with nothing where there is no such game.
void Hall::with(const std::string& game, std::function<void(Slot*)> use) {
  const SharedSlot slot = find(game);
  slot->strand.post([this, slot, use = std::move(use)]() mutable {
    if (slot->retired) return with(slot->id, std::move(use));
    slot->used = clock_.now();
    if (!slot->loaded) load(*slot);
    use(slot->room ? slot.get() : nullptr);
  });
}

// Makes the room from the log.
bool Hall::load(Slot& slot) {
  slot.loaded = true;
  slot.room.reset();
  slot.texts.clear();
  slot.hidden.clear();
  slot.chats.clear();
  slot.once.clear();
  const auto stored = store_.game(slot.id);
  if (!stored) return false;
  auto settings = read_settings(stored->settings);
  if (!settings) return false;
  auto room = Room::make(std::move(*settings));
  if (!room) return false;
  slot.room = std::move(*room);
  slot.created = stored->created;
  for (StoredEvent& kept : store_.events(slot.id)) {
    const auto event = read_event(kept.body, slot.room->board());
    if (!event || !slot.room->apply(*event)) break;
    if (!kept.client.empty()) slot.once[once_key(kept.actor, kept.client)] = kept.n;
    slot.remember(*event, std::move(kept.body));
  }
  slot.committed = slot.room->events();
  for (const RoomSeat& seat : std::vector<RoomSeat>(slot.room->seats())) {
    const std::string now = people_.resolve(seat.person.id);
    if (now == seat.person.id) continue;
    if (const auto person = people_.find(now)) slot.room->replace_person(seat.person.id, *person);
  }
  slot.row_state = slot.state();
  return true;
}

void Hall::sweep() {
  std::vector<SharedSlot> all;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, slot] : slots_) all.push_back(slot);
  }
  for (const SharedSlot& slot : all) {
    slot->strand.post([this, slot] {
      const bool idle = slot->watchers.empty() && slot->waiting.empty() && !slot->thinking &&
                        clock_.now() - slot->used > 60'000;
      if (!idle || slot->retired || (slot->room && !slot->finished())) return;
      slot->retired = true;
      const std::lock_guard lock(mutex_);
      slots_.erase(slot->id);
    });
  }
  timers_.at(std::chrono::steady_clock::now() + kSweepEvery, [this] { sweep(); });
}

// --- making and acting

StoredGame Hall::row(const Slot& slot) const {
  StoredGame game;
  game.id = slot.id;
  game.created = slot.created;
  game.settings = settings_text(slot.room->settings());
  game.phase = phase_name(slot.room->phase());
  game.summary = json_text(summary_json(slot.view()));
  game.listed = slot.room->settings().listed;
  for (const RoomSeat& seat : slot.room->seats()) {
    if (!seat.person.id.empty()) game.people.push_back(seat.person.id);
  }
  game.people.push_back(slot.room->settings().owner.id);
  return game;
}

void Hall::create(RoomSettings settings, const Person& owner,
                  std::function<void(std::variant<std::string, Refusal>)> reply) {
  {
    const std::lock_guard lock(mutex_);
    int& begun = begun_[owner.id];
    if (options_.most_games > 0 && begun >= options_.most_games) {
      return reply(Refusal{Code::Limit, "finish some of your games first"});
    }
    ++begun;
  }
  const auto fail = [this, id = owner.id, reply](Refusal refusal) {
    {
      const std::lock_guard lock(mutex_);
      --begun_[id];
    }
    reply(std::move(refusal));
  };
  auto room = Room::make(std::move(settings));
  if (!room) return fail({Code::Malformed, room.error().message});
  const SharedSlot slot = find(random_name(10));
  slot->strand.post(
      [this, slot, room = std::make_shared<Room>(std::move(*room)), owner, reply, fail] {
        slot->loaded = true;
        slot->room = std::move(*room);
        slot->created = wall_text();
        const Actor actor{.person = owner, .now = clock_.now(), .random = random_number()};
        commit(slot, slot->room->open(actor), owner.id, "", [slot, reply, fail](bool ok) {
          if (!ok) return fail({Code::Unavailable, "the game could not be kept"});
          reply(slot->id);
        });
      });
}

void Hall::act(const std::string& game, const Person& person, Milliseconds lag, std::string id,
               nlohmann::json action, std::function<void(Acted)> reply) {
  const auto given = std::make_shared<nlohmann::json>(std::move(action));
  with(game, [this, game, person, lag, id = std::move(id), given, reply](Slot* slot) {
    if (slot == nullptr) return reply(Refusal{Code::NotFound, "there is no such game"});
    auto read = read_action(*given, slot->room->board());
    if (!read) return reply(Refusal{Code::Malformed, read.error().message});
    if (read->kind == RoomAction::Kind::Invite) {
      if (const auto invited = people_.find_account(read->text)) read->person = *invited;
    }
    const Actor actor{.person = person,
                      .now = clock_.now(),
                      .lag = lag,
                      .random = random_number(),
                      .new_game = random_name(10)};
    decide(find(game), *read, actor, id, reply);
  });
}

void Hall::decide(const SharedSlot& slot, const RoomAction& action, const Actor& actor,
                  const std::string& id, std::function<void(Acted)> reply) {
  const auto done_already = slot->once.find(once_key(actor.person.id, id));
  if (!id.empty() && done_already != slot->once.end()) {
    const int n = done_already->second;
    if (n <= slot->committed) return reply(n);
    slot->waiting.push_back({n, [n, reply](bool ok) {
                               ok ? reply(n) : reply(Refusal{Code::Unavailable, "not kept"});
                             }});
    return;
  }
  Outcome outcome = slot->room->act(action, actor);
  if (outcome.events.empty()) return reply(*outcome.refusal);
  const int n = outcome.events.front().n;
  const bool refused = outcome.refusal.has_value();
  commit(slot, std::move(outcome.events), refused ? "" : actor.person.id, refused ? "" : id,
         [n, refusal = std::move(outcome.refusal), reply](bool ok) {
           if (!ok) return reply(Refusal{Code::Unavailable, "it could not be kept; try again"});
           refusal ? reply(*refusal) : reply(n);
         });
}

void Hall::commit(const SharedSlot& slot, std::vector<RoomEvent> events, const std::string& actor,
                  const std::string& id, std::function<void(bool)> done) {
  Change change;
  Change::Append append{slot->id, {}};
  std::string by = actor, client = id;
  bool over = false;
  for (const RoomEvent& event : events) {
    std::string text = event_text(event, slot->room->board());
    append.events.push_back({event.n, event.at, by, client, text});
    if (!client.empty()) slot->once[once_key(by, client)] = event.n;
    slot->remember(event, std::move(text));
    if (event.action == RoomEvent::Action::Rematch) add_rematch(slot, event.game, change);
    over = over || event.action == RoomEvent::Action::Result;
    by.clear();
    client.clear();
  }
  if (over) add_ratings(*slot, change);
  if (std::string state = slot->state(); state != slot->row_state) {
    slot->row_state = std::move(state);
    change.games.push_back(row(*slot));
  }
  change.appends.push_back(std::move(append));
  change.time = clock_.now();
  const int upto = events.back().n;
  slot->waiting.push_back({upto, std::move(done)});
  store_.write(std::move(change), [this, slot, upto, epoch = slot->epoch, over](bool ok) {
    slot->strand.post([this, slot, upto, epoch, over, ok] {
      if (epoch != slot->epoch) return;  // followed something that failed, and so did it
      if (ok && over) {
        const std::lock_guard lock(mutex_);
        --begun_[slot->room->settings().owner.id];
      }
      committed(slot, upto, ok);
    });
  });
}

void Hall::committed(const SharedSlot& slot, int upto, bool ok) {
  if (!ok) {
    ++slot->epoch;
    slot->not_before = clock_.now() + kAfterFailure;
    std::deque<Slot::Waiting> waiting;
    waiting.swap(slot->waiting);
    load(*slot);
    for (const Slot::Waiting& one : waiting) one.done(false);
    if (!slot->room) return;
    timers_.at(clock_.when(slot->not_before), [this, slot] {
      slot->strand.post([this, slot] {
        if (!slot->room) return;
        schedule(slot);
        wake_bots(slot);
      });
    });
    return;
  }
  const int from = slot->committed + 1;
  slot->committed = upto;
  broadcast(*slot, from, upto);
  std::vector<Slot::Waiting> due;
  for (Slot::Waiting& one : slot->waiting) {
    if (one.n <= upto) due.push_back(std::move(one));
  }
  std::erase_if(slot->waiting, [upto](const Slot::Waiting& one) { return one.n <= upto; });
  for (const Slot::Waiting& one : due) one.done(true);  // which may do something new
  if (!slot->room) return;
  update_lobby(*slot);
  schedule(slot);
  wake_bots(slot);
}

// In the same change as the event that tells of it.
void Hall::add_rematch(const SharedSlot& slot, const std::string& id, Change& change) {
  auto made = Room::make(slot->room->rematch_settings());
  if (!made) return;
  const SharedSlot next = std::make_shared<Slot>(id, workers_);
  next->created = wall_text();
  next->room = std::move(*made);
  const Actor actor{
      .person = next->room->settings().owner, .now = clock_.now(), .random = random_number()};
  Change::Append append{id, {}};
  for (const RoomEvent& event : next->room->open(actor)) {
    append.events.push_back({event.n, event.at, "", "", event_text(event, next->room->board())});
  }
  change.games.push_back(row(*next));
  change.appends.push_back(std::move(append));
  {
    const std::lock_guard lock(mutex_);
    ++begun_[next->room->settings().owner.id];
  }
  // Loaded from the store once it is there: whoever goes there, or this.
  timers_.at(std::chrono::steady_clock::now() + std::chrono::seconds(1), [this, id] {
    with(id, [this, id](Slot* begun) {
      if (begun == nullptr) return;
      update_lobby(*begun);
      schedule(find(id));
      wake_bots(find(id));
    });
  });
}

void Hall::add_ratings(const Slot& slot, Change& change) {
  const auto& result = slot.room->result();
  if (!slot.room->settings().rated || !result || result->places.empty()) return;
  std::vector<std::string> players;
  for (const RoomSeat& seat : slot.room->seats()) {
    players.push_back(seat.kind == RoomSeat::Kind::Person ? seat.person.id : "");
  }
  change.people = people_.rate(players, result->places);
}

// --- telling

// Calls when nothing of the game waits to be on disk: a room may be ahead of that, and nobody is to
// see what is not.
void Hall::when_settled(const SharedSlot& slot, std::function<void(Slot*)> use) {
  if (!slot->room || slot->committed == slot->room->events()) {
    return use(slot->room ? slot.get() : nullptr);
  }
  slot->waiting.push_back(
      {slot->room->events(), [this, slot, use](bool) { when_settled(slot, use); }});
}

void Hall::with_settled(const std::string& game, std::function<void(Slot*)> use) {
  with(game, [this, game, use](Slot* slot) {
    slot == nullptr ? use(nullptr) : when_settled(find(game), use);
  });
}

std::string Hall::events_message(const Slot& slot, int from, int upto, bool hide) const {
  const Milliseconds now = clock_.now();
  std::string text = R"({"type":"events","game":")" + slot.id + R"(","time":)" +
                     std::to_string(now) + R"(,"events":[)";
  for (int n = from; n <= upto; ++n) text += (n > from ? "," : "") + slot.text_for(n, hide);
  return text + R"(],"clocks":)" + json_text(clocks_json(*slot.room, now)) + "}";
}

void Hall::broadcast(Slot& slot, int from, int upto) {
  if (slot.watchers.empty() || from > upto) return;
  const auto all = shared_text(events_message(slot, from, upto, false));
  const auto first_hidden = slot.hidden.lower_bound(from);
  const bool some_hidden = first_hidden != slot.hidden.end() && first_hidden->first <= upto;
  const auto less = some_hidden ? shared_text(events_message(slot, from, upto, true)) : all;
  for (const SharedClient& client : slot.watchers) {
    client->socket->send(slot.hides_from(client->person) ? less : all);
  }
}

void Hall::watch(const std::string& game, const SharedClient& client, std::optional<int> since) {
  with_settled(game, [this, game, client, since](Slot* slot) {
    if (slot == nullptr) {
      return send_error(*client, game, Code::NotFound, "there is no such game");
    }
    {
      const std::lock_guard lock(client->mutex);
      if (client->gone) return;
      client->games.insert(game);
    }
    auto& watchers = slot->watchers;
    if (std::find(watchers.begin(), watchers.end(), client) == watchers.end()) {
      watchers.push_back(client);
      tell_here(find(game));
    }
    const bool hide = slot->hides_from(client->person);
    const int first = since.value_or(0) + 1;
    if (since && *since > 0 && first <= slot->committed + 1 &&
        slot->committed - *since <= kMostMissed) {
      if (first <= slot->committed) {
        client->socket->send(shared_text(events_message(*slot, first, slot->committed, hide)));
      }
      return;
    }
    client->socket->send(shared_text(R"({"type":"snapshot","snapshot":)" +
                                     snapshot_of(*slot, client->person) + "}"));
  });
}

std::string Hall::snapshot_of(const Slot& slot, const Person& reader) const {
  std::vector<std::string> chat;
  const bool hide = slot.hides_from(reader);
  const std::size_t skip =
      slot.chats.size() > kMostChatShown ? slot.chats.size() - kMostChatShown : 0;
  for (std::size_t i = skip; i < slot.chats.size(); ++i) {
    chat.push_back(slot.text_for(slot.chats[i], hide));
  }
  return snapshot_text(slot.view(), clock_.now(), chat, slot.here());
}

void Hall::unwatch(const std::string& game, const SharedClient& client) {
  with(game, [this, game, client](Slot* slot) {
    if (slot == nullptr) return;
    {
      const std::lock_guard lock(client->mutex);
      client->games.erase(game);
    }
    std::erase(slot->watchers, client);
    tell_here(find(game));
  });
}

void Hall::gone(const SharedClient& client) {
  std::set<std::string> games;
  {
    const std::lock_guard lock(client->mutex);
    client->gone = true;
    games.swap(client->games);
  }
  for (const std::string& game : games) unwatch(game, client);
  unwatch_lobby(client);
}

// Not for every coming and going: at most twice a second.
void Hall::tell_here(const SharedSlot& slot) {
  if (slot->here_pending) return;
  slot->here_pending = true;
  timers_.at(std::chrono::steady_clock::now() + kHereEvery, [slot] {
    slot->strand.post([slot] {
      slot->here_pending = false;
      if (!slot->room || slot->watchers.empty()) return;
      const Json message = {{"type", "here"}, {"game", slot->id}, {"here", slot->here()}};
      const auto text = shared_text(json_text(message));
      for (const SharedClient& client : slot->watchers) client->socket->send(text);
    });
  });
}

void Hall::snapshot(const std::string& game, const Person& reader, Told reply) {
  with_settled(game, [this, reader, reply](Slot* slot) {
    if (slot == nullptr) return reply(std::nullopt);
    reply(snapshot_of(*slot, reader));
  });
}

void Hall::events(const std::string& game, int since, const Person& reader, Told reply) {
  with(game, [since, reader, reply](Slot* slot) {
    if (slot == nullptr) return reply(std::nullopt);
    const bool hide = slot->hides_from(reader);
    std::string text = R"({"events":[)";
    for (int n = std::max(0, since) + 1; n <= slot->committed; ++n) {
      text += (text.back() == '[' ? "" : ",") + slot->text_for(n, hide);
    }
    reply(text + "]}");
  });
}

void Hall::board(const std::string& game, Told reply) {
  with(game, [reply](Slot* slot) {
    if (slot == nullptr) return reply(std::nullopt);
    reply(json_text(board_json(slot->room->board())));
  });
}

void Hall::record(const std::string& game, bool sgf, Told reply) {
  with_settled(game, [sgf, reply](Slot* slot) {
    if (slot == nullptr) return reply(std::nullopt);
    GameRecord record = slot->room->record();
    record.info["date"] = slot->created.substr(0, 10);
    reply(sgf ? write_sgf(game_to_sgf(record)) : write_record(record));
  });
}

Result<GameRecord> Hall::position(const std::string& game, int turn) {
  std::promise<Result<GameRecord>> promise;
  with(game, [&promise, turn](Slot* slot) {
    if (slot == nullptr) return promise.set_value(Error{"there is no such game"});
    GameRecord record = slot->room->record();
    int turns = 0;
    std::size_t end = 0;
    while (end < record.events.size() && (turns < turn || !record.events[end].is_turn())) {
      turns += record.events[end++].is_turn();
    }
    if (turns < turn) return promise.set_value(Error{"that game has fewer turns"});
    record.events.resize(end);
    promise.set_value(std::move(record));
  });
  return promise.get_future().get();
}

bool Hall::is_playing(const std::string& game, const std::string& person) {
  std::promise<bool> promise;
  with(game, [&](Slot* slot) {
    promise.set_value(slot != nullptr && !slot->finished() && slot->room->is_player(person));
  });
  return promise.get_future().get();
}

void Hall::replace_person(const std::string& id, const Person& now) {
  std::vector<SharedSlot> all;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [game, slot] : slots_) all.push_back(slot);
  }
  for (const SharedSlot& slot : all) {
    slot->strand.post([this, slot, id, now] {
      if (!slot->room || !slot->room->is_player(id)) return;
      slot->room->replace_person(id, now);
      update_lobby(*slot);
    });
  }
}

// --- time

void Hall::schedule(const SharedSlot& slot) {
  const auto next = slot->room->next_tick(slot->lag());
  if (!next) return;
  const Milliseconds at = std::max(*next, slot->not_before);
  if (slot->timer && *slot->timer <= at) return;  // it will look again
  slot->timer = at;
  timers_.at(clock_.when(at), [this, slot] { slot->strand.post([this, slot] { tick(slot); }); });
}

void Hall::tick(const SharedSlot& slot) {
  slot->timer.reset();
  if (!slot->room || slot->retired) return;
  std::vector<RoomEvent> events;
  if (clock_.now() >= slot->not_before) events = slot->room->tick(clock_.now(), slot->lag());
  if (events.empty()) return schedule(slot);
  commit(slot, std::move(events), "", "", [](bool) {});
}

// --- bots

void Hall::wake_bots(const SharedSlot& slot) {
  if (thinkers_ == nullptr || slot->thinking || slot->finished()) return;
  if (clock_.now() < slot->not_before) return;
  const Room& room = *slot->room;
  if (room.phase() == Room::Phase::Scoring && !room.proposal() && !slot->proposal_asked) {
    slot->proposal_asked = true;
    return ask_bot(slot, Colour::Empty, "");
  }
  for (const Colour player : room.awaited()) {
    const RoomSeat& seat = room.seats()[player_of(player)];
    if (seat.kind != RoomSeat::Kind::Bot) continue;
    if (room.phase() == Room::Phase::Scoring) return bot_scores(slot, player);
    return ask_bot(slot, player, seat.bot);
  }
}

void Hall::ask_bot(const SharedSlot& slot, Colour player, const std::string& bot) {
  const Room& room = *slot->room;
  BotQuestion question{.game = slot->id,
                       .record = write_record(room.live_record()),
                       .bot = bot,
                       .player = player,
                       .time = kProposalTime};
  if (player != Colour::Empty) {
    const auto budget =
        time_for_turn(room.settings().base.clock, room.time_left(player, clock_.now()),
                      room.game().graph().size(), room.game().players_in(), room.live().turns());
    question.time = std::clamp<Milliseconds>(budget.value_or(kBotTime), 1, kBotTime);
  }
  slot->thinking = true;
  thinkers_->ask(std::move(question), [this, slot, player, n = room.events()](BotAnswer answer) {
    slot->strand.post([this, slot, player, n, answer = std::move(answer)] {
      slot->thinking = false;
      if (!slot->room) return;
      bot_answered(slot, player, n, answer);
      wake_bots(slot);
    });
  });
}

void Hall::bot_answered(const SharedSlot& slot, Colour player, int n, const BotAnswer& answer) {
  using Kind = RoomAction::Kind;
  const Room& room = *slot->room;
  RoomAction action;
  action.player = player;
  if (player == Colour::Empty) {
    if (answer.kind != BotAnswer::Kind::Proposal) return;
    action.kind = Kind::Propose;
    action.proposal = answer.proposal;
  } else {
    const std::vector<Colour> awaited = room.awaited();
    const bool due = room.phase() != Room::Phase::Scoring && !awaited.empty() &&
                     awaited[0] == player && moves_since(*slot, n) == 0;
    if (!due) return;
    action.turn = room.live().turns() + 1;
    action.point = answer.point;
    action.kind = answer.kind == BotAnswer::Kind::Move   ? Kind::Move
                  : answer.kind == BotAnswer::Kind::Pass ? Kind::Pass
                                                         : Kind::Resign;
  }
  const Actor actor{.is_server = true, .now = clock_.now(), .new_game = random_name(10)};
  decide(slot, action, actor, "", [this, slot, player, actor](Acted acted) {
    // A bot that wants what the rules forbid passes instead.
    const auto* refusal = std::get_if<Refusal>(&acted);
    if (refusal == nullptr || refusal->code != Code::Illegal) return;
    const RoomAction pass{
        .kind = Kind::Pass, .player = player, .turn = slot->room->live().turns() + 1};
    decide(slot, pass, actor, "", [](Acted) {});
  });
}

// How many of the events after n changed the position.
int Hall::moves_since(const Slot& slot, int n) {
  int count = 0;
  for (std::size_t i = static_cast<std::size_t>(n); i < slot.texts.size(); ++i) {
    const std::string& text = slot.texts[i];
    for (const char* action : {"move", "pass", "undo", "resume", "dispute"}) {
      count += text.find(R"("action":")" + std::string(action) + '"') != text.npos;
    }
  }
  return count;
}

// Accepts what is no worse for it than what the server proposed; disputes the rest, once.
void Hall::bot_scores(const SharedSlot& slot, Colour player) {
  const Room& room = *slot->room;
  RoomAction action{
      .kind = RoomAction::Kind::Accept, .player = player, .reference = room.marking()};
  if (room.proposal() && !slot->bot_disputed) {
    Agreement proposed(room.game());
    const int i = player_of(player);
    if (proposed.set_dead(room.proposal()->dead) &&
        room.agreement()->tally()[i].score < proposed.tally()[i].score) {
      slot->bot_disputed = true;
      action.kind = RoomAction::Kind::Resume;
    }
  }
  decide(slot, action, {.is_server = true, .now = clock_.now()}, "", [](Acted) {});
}

// --- the lobby

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

namespace {

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
