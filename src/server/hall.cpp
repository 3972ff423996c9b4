#include "server/hall.h"

#include <sodium.h>

#include <algorithm>
#include <cctype>

#include "server/hall_slot.h"
#include "server/log.h"
#include "server/metrics.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

constexpr Milliseconds kAfterFailure = 1'000;  // until what failed is tried again
constexpr int kMostAtStart = 1'000;
constexpr Milliseconds kLookAgain = 10 * 60'000;  // at least so often at who may run out of time
const Refusal kFaulty = {Code::Unavailable,
                         "the server found a fault of its own and has done nothing; try again"};
const Refusal kDamaged = {Code::Damaged,
                          "the log of this game is damaged: it can only be looked at"};
const Refusal kStopping = {Code::Unavailable, "the server is being restarted; try again"};

std::uint64_t random_number() {
  std::uint64_t number;
  randombytes_buf(&number, sizeof number);
  return number;
}

// Counts what somebody has; who has nothing is forgotten.
template <class Counts>
void count(Counts& counts, const std::string& owner, int games, int points) {
  auto& begun = counts[owner];
  begun.points += games * points;
  if ((begun.games += games) <= 0) counts.erase(owner);
}

bool is_bot_table(const RoomSettings& settings) {
  return std::all_of(settings.seats.begin(), settings.seats.end(),
                     [](const RoomSeat& seat) { return seat.kind == RoomSeat::Kind::Bot; });
}

std::string once_key(const std::string& actor, const std::string& id) { return actor + '\n' + id; }

}  // namespace

bool is_game_id(std::string_view text) {
  return !text.empty() && text.size() <= 40 &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c); });
}

Hall::Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
           const Options& options)
    : store_(store),
      cluster_(store.cluster()),
      people_(people),
      clock_(clock),
      thinkers_(thinkers),
      options_(options),
      ratings_(store),
      threads_(std::make_shared<StrandThreads>(options.threads, options.reading_threads)) {
  sweep();
  wake_sleepers();
}

Hall::~Hall() {
  if (cluster_ != nullptr) cluster_->close();
  timers_.stop();
  threads_->stop();
  store_.flush();  // whose answers come here
}

void Hall::load() {
  if (cluster_ != nullptr) return open_cluster();
  for (const std::string& id : store_.unfinished()) {
    with_slot(id, [this](const SharedSlot& slot) {
      if (!slot->room) return;
      update_lobby(*slot);
      schedule(slot);
      wake_bots(slot);
      // The players of some come back at once; of many, few do.
      if (games() > kMostAtStart) unload_if_idle(slot, 0);
    });
  }
}

void Hall::stop() {
  stopping_ = true;
  store_.flush();
}

int Hall::games() const {
  const std::lock_guard lock(mutex_);
  return static_cast<int>(slots_.size());
}

// --- slots

Hall::SharedSlot Hall::find(const std::string& game) {
  const std::lock_guard lock(mutex_);
  SharedSlot& slot = slots_[game];
  if (slot) return slot;
  slot = std::make_shared<Slot>(game, threads_);
  if (const auto asleep = asleep_.find(game); asleep != asleep_.end()) {
    slot->before = std::move(asleep->second);
    if (slot->before->wake) wakes_.erase({*slot->before->wake, game});
    asleep_.erase(asleep);
  }
  return slot;
}

// No game has such a name: there is nothing to look for, and nothing to remember.
Hall::SharedSlot Hall::nowhere(const std::string& game) {
  const SharedSlot slot = std::make_shared<Slot>(game, threads_);
  slot->loaded = true;
  return slot;
}

// Runs on the game's strand. Where there is no room, Slot::missing says why. To load a game takes
// longer than a turn may: then it is not done on the threads of those.
void Hall::with_slot(const std::string& game, std::function<void(const SharedSlot&)> use,
                     Strand::Kind kind) {
  const SharedSlot slot = is_game_id(game) ? find(game) : nowhere(game);
  const auto run = [this, slot](const std::function<void(const SharedSlot&)>& then,
                                Strand::Kind as) {
    if (slot->retired) return with_slot(slot->id, then, as);
    slot->used = clock_.now();
    if (!slot->loaded) {
      load(*slot);
    } else if (!slot->owned) {
      refresh(*slot);
    }
    then(slot);
  };
  slot->strand.post(
      [slot, kind, run, use = std::move(use)] {
        const bool at_once = kind != Strand::Kind::Turn ||
                             (slot->loaded && slot->behind_loading == 0) || slot->retired;
        if (at_once) return run(use, kind);
        ++slot->behind_loading;
        slot->strand.post(
            [slot, kind, run, use] {
              --slot->behind_loading;
              run(use, kind);
            },
            Strand::Kind::Reading);
      },
      kind);
}

// The same, with nothing where there is no room.
void Hall::with(const std::string& game, std::function<void(Slot*)> use, Strand::Kind kind) {
  with_slot(
      game,
      [use = std::move(use)](const SharedSlot& slot) { use(slot->room ? slot.get() : nullptr); },
      kind);
}

// Makes the room from the log. Where the store cannot be read, it is tried again the next time.
bool Hall::load(Slot& slot) {
  try {
    return read_log(slot);
  } catch (const Unreadable& wrong) {
    log_error("unreadable", {{"game", slot.id}, {"reason", wrong.what()}});
    slot.room.reset();
    slot.loaded = false;
    slot.missing = {Code::Unavailable, "the game cannot be read at the moment; try again"};
    return false;
  }
}

bool Hall::read_log(Slot& slot) {
  slot.loaded = true;
  slot.damage.reset();
  slot.missing = {Code::NotFound, "there is no such game"};
  slot.faulty = false;
  slot.body.reset();
  slot.room.reset();
  slot.texts.clear();
  slot.chats.clear();
  slot.once.clear();
  find_owner(slot);
  const auto stored = store_.game(slot.id);
  if (!stored) return false;
  auto room = room_from(*stored, &boards_);
  if (!room) {
    log_error("damaged", {{"game", slot.id}, {"reason", room.error().message}});
    slot.missing = {Code::Damaged, "this game is damaged: " + room.error().message};
    return false;
  }
  slot.room = std::move(*room);
  weigh(slot);
  slot.created = stored->created;
  for (StoredEvent& kept : store_.events(slot.id)) {
    if (!learn(slot, std::move(kept))) break;
  }
  slot.committed = slot.room->events();
  if (slot.before) {
    slot.away = std::move(slot.before->away);
    slot.lost_for = std::move(slot.before->lost_for);
    slot.lobby_state = std::move(slot.before->lobby_state);
    slot.lobby_turn = slot.before->lobby_turn;
    slot.address = std::move(slot.before->address);
    slot.counted = true;
    slot.before.reset();
  }
  slot.note_presence(now(slot));
  for (const RoomSeat& seat : std::vector<RoomSeat>(slot.room->seats())) {
    const std::string now = people_.resolve(seat.person.id);
    if (seat.person.id.empty() || (now == seat.person.id && slot.finished())) continue;
    // Somebody else by now, or of another name.
    const auto person = people_.find(now);
    if (person && *person != seat.person) slot.room->replace_person(seat.person.id, *person);
  }
  slot.row_state = slot.state();
  note_begun(slot);
  // Version 0.20 knew no hashes. What another server owns may have gone on there.
  if (stored->board.empty() && !slot.damage && (slot.owned || slot.finished())) {
    store_.write({.games = {row(slot)}}, nullptr);
  }
  return true;
}

// The next event of the log. Where it cannot be read, the game ends before it, to be looked at.
bool Hall::learn(Slot& slot, StoredEvent kept) {
  const int due = slot.room->events() + 1;
  const auto event = apply_stored(*slot.room, kept);
  if (!event) {
    log_error("damaged", {{"game", slot.id}, {"event", due}, {"reason", event.error().message}});
    slot.damage = {due, event.error().message};
    return false;
  }
  if (!kept.client.empty()) slot.once[once_key(kept.actor, kept.client)] = kept.n;
  slot.remember(*event, std::move(kept.body));
  return true;
}

// Among the games that its maker began, for as long as it is ours and not finished.
void Hall::note_begun(Slot& slot) {
  const bool counts = slot.owned && !slot.finished();
  const bool bots = counts && slot.room->only_bots();
  const std::string& owner = slot.room->settings().owner.id;
  const std::lock_guard lock(mutex_);
  if (std::exchange(slot.counted, counts) != counts) {
    count(begun_, owner, counts ? 1 : -1, slot.room->game().graph().size());
  }
  if (bots != slot.bot_table_of.empty()) return;
  forget_bot_table(slot);
  if (!bots) return;
  slot.bot_table_of = {owner};
  if (!slot.address.empty()) slot.bot_table_of.push_back(slot.address);
  for (const std::string& name : slot.bot_table_of) ++bot_tables_[name];
}

// Under the lock.
void Hall::forget_bot_table(Slot& slot) {
  for (const std::string& name : slot.bot_table_of) {
    if (--bot_tables_[name] <= 0) bot_tables_.erase(name);
  }
  slot.bot_table_of.clear();
}

// Under the lock.
bool Hall::has_too_many_bot_tables(const std::string& owner, const std::string& address) const {
  const auto has = [this](const std::string& name, int most) {
    const auto found = bot_tables_.find(name);
    return found != bot_tables_.end() && found->second >= most;
  };
  return options_.most_bot_tables > 0 &&
         (has(owner, options_.most_bot_tables) || has(address, 2 * options_.most_bot_tables));
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
  game.board = slot.room->settings().board_hash;
  for (const RoomSeat& seat : slot.room->seats()) {
    if (!seat.person.id.empty()) game.people.push_back(seat.person.id);
  }
  game.people.push_back(slot.room->settings().owner.id);
  return game;
}

void Hall::create(RoomSettings settings, const Person& owner, const std::string& address,
                  std::function<void(std::variant<std::string, Refusal>)> reply) {
  if (stopping_) return reply(kStopping);
  if (auto refusal = unfit_to_create(settings, owner)) return reply(std::move(*refusal));
  add_ranks(settings);
  const int points = settings.base.board->graph->size();
  {
    const std::lock_guard lock(mutex_);
    const auto begun = begun_.find(owner.id);
    const Begun has = begun == begun_.end() ? Begun{} : begun->second;
    if (options_.most_games > 0 && has.games >= options_.most_games) {
      return reply(Refusal{Code::Limit, "finish some of your games first"});
    }
    if (options_.most_points > 0 && has.points + points > options_.most_points) {
      return reply(Refusal{Code::Limit, "finish some of your games on large boards first"});
    }
    if (is_bot_table(settings) && has_too_many_bot_tables(owner.id, address)) {
      return reply(Refusal{Code::Limit, "bots play for you at other tables: wait for them first"});
    }
    count(begun_, owner.id, 1, points);
  }
  const auto fail = [this, id = owner.id, points, reply](Refusal refusal) {
    {
      const std::lock_guard lock(mutex_);
      count(begun_, id, -1, points);
    }
    reply(std::move(refusal));
  };
  share_board(settings, boards_);
  auto room = Room::make(std::move(settings));
  if (!room) return fail({Code::Malformed, room.error().message});
  const SharedSlot slot = find(random_name(10));
  slot->strand.post(
      [this, slot, room = std::make_shared<Room>(std::move(*room)), owner, address, reply, fail] {
        slot->loaded = slot->counted = true;
        slot->address = address;
        slot->room = std::move(*room);
        slot->used = clock_.now();
        weigh(*slot);
        slot->fence = cluster_ == nullptr ? 0 : 1;
        slot->created = wall_text();
        const Actor actor{.person = owner, .now = clock_.now(), .random = random_number()};
        std::vector<RoomEvent> events = slot->room->open(actor);
        if (events.empty()) return fail(kFaulty);
        commit(slot, std::move(events), owner.id, "", [this, slot, reply, fail](bool ok) {
          if (!ok) return fail(not_saved());
          reply(slot->id);
        });
      });
}

void Hall::act(const std::string& game, const Person& person, Milliseconds lag, std::string id,
               nlohmann::json action, std::function<void(Acted)> tell) {
  if (stopping_) return tell(kStopping);
  auto reply = [tell = std::move(tell), came = std::chrono::steady_clock::now()](Acted acted) {
    if (std::holds_alternative<int>(acted)) {
      metrics().acting.add(std::chrono::steady_clock::now() - came);
    }
    tell(std::move(acted));
  };
  route(std::make_shared<Act>(
      Act{game, person, lag, std::move(id), std::move(action), std::move(reply)}));
}

void Hall::annul(const std::string& game, const std::string& reason,
                 std::function<void(Acted)> reply) {
  route(std::make_shared<Act>(
      Act{.game = game, .action = {{"annul", reason}}, .reply = std::move(reply), .admin = true}));
}

void Hall::act_here(const SharedSlot& slot, const SharedAct& act) {
  const auto reply = [this, slot, act, fence = slot->fence](const Acted& acted) {
    // Not kept because the game changed hands, be it to another server or to our next life.
    const auto* refusal = std::get_if<Refusal>(&acted);
    const bool moved = refusal != nullptr && refusal->code == Code::Unavailable &&
                       (!slot->owned || slot->fence != fence);
    moved ? again(act) : act->reply(acted);
  };
  if (act->admin) {
    const RoomAction action{.kind = RoomAction::Kind::Annul, .text = act->action.at("annul")};
    return decide(slot, action, {.is_admin = true, .now = now(*slot)}, "", reply);
  }
  auto read = read_action(act->action, slot->room->board());
  if (!read) return act->reply(Refusal{Code::Malformed, read.error().message});
  if (read->kind == RoomAction::Kind::Invite) {
    const auto invited = people_.find_account(read->text);
    if (invited && !store_.blocked(act->person.id, invited->id)) read->person = *invited;
  }
  const Person& person = act->person;
  Actor actor{.person = person,
              .now = now(*slot),
              .lag = act->lag,
              .random = random_number(),
              .new_game = random_name(10),
              .gone = slot->gone(now(*slot))};
  if (read->kind == RoomAction::Kind::Join) {
    if (const auto refusal = unfit_to_join(*slot->room, person)) return act->reply(*refusal);
    if (!person.guest) actor.rank = ratings_.rank(person.id, pool_of(slot->room->settings()));
  }
  // Who acts is not away, connected or not.
  for (auto& [player, since] : slot->away) {
    if (slot->room->is_seat_of(player, person.id)) since = actor.now;
  }
  decide(slot, *read, actor, act->id, reply);
}

void Hall::decide(const SharedSlot& slot, const RoomAction& action, const Actor& actor,
                  const std::string& id, std::function<void(Acted)> reply) {
  const auto done_already = slot->once.find(once_key(actor.person.id, id));
  if (!id.empty() && done_already != slot->once.end()) {
    const int n = done_already->second;
    if (n <= slot->committed) return reply(n);
    slot->waiting.push_back({n, [this, n, reply](bool ok) { ok ? reply(n) : reply(not_saved()); }});
    return;
  }
  if (slot->damage) return reply(kDamaged);
  if (slot->faulty) return reply(kFaulty);
  Outcome outcome = slot->room->act(action, actor);
  if (outcome.impossible) {
    log_error("impossible", {{"game", slot->id}, {"action", static_cast<int>(action.kind)}});
    make_again(slot);
    return reply(kFaulty);
  }
  if (outcome.events.empty()) return reply(*outcome.refusal);
  const int n = outcome.events.front().n;
  const bool refused = outcome.refusal.has_value();
  commit(slot, std::move(outcome.events), refused ? "" : actor.person.id, refused ? "" : id,
         [this, n, refusal = std::move(outcome.refusal), reply](bool ok) {
           if (!ok) return reply(not_saved());
           refusal ? reply(*refusal) : reply(n);
         });
}

Refusal Hall::not_saved() const {
  return refusal_of(store_.health().trouble.value_or(Written{Written::Fate::Failed}), "");
}

void Hall::commit(const SharedSlot& slot, std::vector<RoomEvent> events, const std::string& actor,
                  const std::string& id, std::function<void(bool)> done) {
  Change change;
  Change::Append append{slot->id, {}, slot->fence};
  std::string by = actor, client = id;
  bool over = false, annulled = false, seated = false;
  int turns = 0;
  for (const RoomEvent& event : events) {
    std::string text = event_text(event, slot->room->board());
    append.events.push_back({event.n, event.at, by, client, text, event.is<events::Chat>()});
    if (!client.empty()) slot->once[once_key(by, client)] = event.n;
    slot->remember(event, std::move(text));
    if (const auto* next = event.as<events::Rematch>()) add_rematch(slot, next->game, change);
    over = over || event.is<events::Finish>();
    annulled = annulled || event.is<events::Annul>();
    turns += event.is<events::Move, events::Pass>();
    seated = seated || event.is<events::Join, events::Leave, events::Start>();
    note_leaving(*slot, event, change);
    note_marking(*slot, event, change);
    by.clear();
    client.clear();
  }
  slot->note_presence(now(*slot));
  if (seated) tell_here(slot);  // who watched may play now
  if (std::string state = slot->state(); state != slot->row_state) {
    slot->row_state = std::move(state);
    change.games.push_back(row(*slot));
  }
  change.appends.push_back(std::move(append));
  change.time = clock_.now();
  const int upto = events.back().n;
  slot->waiting.push_back({upto, std::move(done)});
  const bool row_changed = !change.games.empty();
  auto written = [this, slot, upto, epoch = slot->epoch, over, turns, row_changed,
                  written_events = events.size()](bool ok) {
    if (ok) {
      metrics().events.add(written_events);
      metrics().turns.add(turns);
      metrics().games.add(over);
    } else {
      metrics().failures.add();
      log_error("not-written", {{"game", slot->id}});
    }
    slot->strand.post([this, slot, upto, epoch, row_changed, ok] {
      if (epoch != slot->epoch) return;  // followed something that failed, and so did it
      if (ok && row_changed) tell_row(*slot);
      committed(slot, upto, ok);
    });
  };
  if (!annulled && !over) return store_.write(std::move(change), std::move(written));
  try {
    annulled ? ratings_.write_annulment(slot->id, std::move(change), written)
             : ratings_.write_result(slot->id, *slot->room, std::move(change), written);
  } catch (const Unreadable&) {
    written(false);  // ratings cannot be computed from what cannot be read
  }
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
    follow(slot);
    timers_.at(clock_.when(slot->not_before), [this, slot] {
      slot->strand.post([this, slot] {
        if (!slot->room || slot->retired) return;
        schedule(slot);
        wake_bots(slot);
      });
    });
    return;
  }
  const int from = slot->committed + 1;
  slot->committed = upto;
  broadcast(*slot, from, upto);
  tell_copies(*slot, from, upto);
  std::vector<Slot::Waiting> due;
  for (Slot::Waiting& one : slot->waiting) {
    if (one.n <= upto) due.push_back(std::move(one));
  }
  std::erase_if(slot->waiting, [upto](const Slot::Waiting& one) { return one.n <= upto; });
  note_begun(*slot);
  update_lobby(*slot);  // first: who hears that a game is open may send others there
  for (const Slot::Waiting& one : due) one.done(true);  // which may do something new
  if (!slot->room) return;
  schedule(slot);
  wake_bots(slot);
}

// From the log, once all that was decided before is there.
void Hall::make_again(const SharedSlot& slot) {
  slot->faulty = true;
  slot->not_before = clock_.now() + kAfterFailure;
  if (slot->committed < static_cast<int>(slot->texts.size())) {
    slot->waiting.push_back(
        {static_cast<int>(slot->texts.size()), [this, slot](bool) { make_again(slot); }});
    return;
  }
  if (load(*slot)) schedule(slot);
}

// In the same change as the event that tells of it.
void Hall::add_rematch(const SharedSlot& slot, const std::string& id, Change& change) {
  RoomSettings settings = slot->room->rematch_settings();
  add_ranks(settings);
  auto made = Room::make(std::move(settings));
  if (!made) return;
  const SharedSlot next = std::make_shared<Slot>(id, threads_);
  next->created = wall_text();
  next->room = std::move(*made);
  const Actor actor{
      .person = next->room->settings().owner, .now = clock_.now(), .random = random_number()};
  Change::Append append{id, {}, cluster_ == nullptr ? 0 : 1};
  for (const RoomEvent& event : next->room->open(actor)) {
    append.events.push_back({event.n, event.at, "", "", event_text(event, next->room->board())});
  }
  change.games.push_back(row(*next));
  change.appends.push_back(std::move(append));
  // Loaded from the store once it is there: whoever goes there, or this.
  timers_.at(std::chrono::steady_clock::now() + std::chrono::seconds(1),
             [this, id, address = slot->address] {
               with(id, [this, id, address](Slot* begun) {
                 if (begun == nullptr) return;
                 begun->address = address;
                 update_lobby(*begun);
                 schedule(find(id));
                 wake_bots(find(id));
               });
             });
}

// --- time

void Hall::schedule(const SharedSlot& slot) {
  if (!slot->owned || slot->damage) return;
  const auto next = slot->room->next_tick(slot->lag());
  if (!next) return;
  const Milliseconds at =
      std::min(std::max(*next + slot->credit, slot->not_before), clock_.now() + kLookAgain);
  if (slot->timer && *slot->timer <= at) return;  // it will look again
  slot->timer = at;
  // Not to be kept by it: what is over may be forgotten long before.
  timers_.at(clock_.when(at), [this, weak = std::weak_ptr(slot)] {
    if (const SharedSlot held = weak.lock()) held->strand.post([this, held] { tick(held); });
  });
}

void Hall::tick(const SharedSlot& slot) {
  slot->timer.reset();
  if (!slot->room || slot->retired || !slot->owned || slot->damage) return;
  if (slot->faulty || clock_.now() < slot->not_before) return schedule(slot);
  Outcome outcome = slot->room->tick(now(*slot), slot->lag());
  if (outcome.impossible) {
    log_error("impossible", {{"game", slot->id}, {"action", "tick"}});
    return make_again(slot);
  }
  if (outcome.events.empty()) return schedule(slot);
  commit(slot, std::move(outcome.events), "", "", [](bool) {});
}

}  // namespace omnigo
