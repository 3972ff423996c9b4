#include "server/hall.h"

#include <sodium.h>

#include <algorithm>

#include "rules/names.h"
#include "server/game_slot.h"
#include "server/log.h"
#include "server/metrics.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

constexpr Milliseconds kAfterFailure = 1'000;  // pause before a retry
constexpr int kMostAtStart = 1'000;
constexpr Milliseconds kLookAgain = 10 * 60'000;  // at least this often, check the clocks
const Refusal kFaulty = {
    Code::Unavailable,
    explain("internal", "internal server error; nothing was changed; try again")};
const Refusal kDamaged = {
    Code::Damaged,
    explain("view-only", "the record of this game is damaged; you can only view it")};
const Refusal kStopping = {Code::Unavailable,
                           explain("restarting", "the server is being restarted; try again")};

std::uint64_t random_number() {
  std::uint64_t number;
  randombytes_buf(&number, sizeof number);
  return number;
}

}  // namespace

Hall::Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
           const Options& options)
    : store_(store),
      people_(people),
      clock_(clock),
      ratings_(store),
      games_(store, people, clock, options.games,
             {.find_owner = [this](GameSlot& slot) { link_.find_owner(slot); },
              .refresh = [this](GameSlot& slot) { link_.refresh(slot); },
              .is_due = [this](const Room& room) { return bots_.is_due(room); },
              .woken = [this](const SharedSlot& slot) { schedule(slot); }}),
      link_(store, store.cluster(), people, clock, games_, *this),
      pages_(store, games_, clock),
      gallery_(games_, link_, pages_, clock),
      lobby_(games_.timers()),
      pairing_(store, ratings_),
      bots_(thinkers, ratings_, clock, games_.timers(), options.bot_pace,
            [this](const SharedSlot& slot, const RoomAction& action, const Actor& actor,
                   std::function<void(Acted)> reply) {
              decide(slot, action, actor, "", std::move(reply));
            }) {
  games_.start();
}

void Hall::close() {
  link_.close();
  games_.stop();
  store_.flush();  // its answers come here
}

void Hall::load() {
  if (link_) return link_.open();
  for (const std::string& id : store_.unfinished()) {
    games_.with_slot(id, [this](const SharedSlot& slot) {
      if (!slot->room) return;
      update_lobby(*slot);
      go_on(slot);
      // A few games are loaded at once, because their players return; of many, few are needed.
      if (games_.count() > kMostAtStart) games_.unload_if_idle(slot, 0);
    });
  }
}

void Hall::stop() {
  stopping_ = true;
  link_.stop_giving();
  games_.keep_all();
  store_.flush();
}

// --- creating games and acting in them

void Hall::create(RoomSettings settings, const Person& owner, const std::string& address,
                  std::function<void(std::variant<std::string, Refusal>)> reply) {
  if (stopping_) return reply(kStopping);
  if (auto refusal = pairing_.unfit_to_create(settings, owner)) return reply(std::move(*refusal));
  pairing_.add_ranks(settings);
  const int points = settings.base.board->graph->size();
  if (auto refusal = games_.begun().begin(settings, owner.id, address))
    return reply(std::move(*refusal));
  const auto fail = [this, id = owner.id, points, reply](Refusal refusal) {
    games_.begun().not_begun(id, points);
    reply(std::move(refusal));
  };
  share_board(settings, games_.boards());
  auto room = Room::make(std::move(settings));
  if (!room) return fail({Code::Malformed, room.error()});
  const SharedSlot slot = games_.find(random_name(10));
  slot->strand.post(
      [this, slot, room = std::make_shared<Room>(std::move(*room)), owner, address, reply, fail] {
        slot->loaded = slot->counted = true;
        slot->address = address;
        slot->room = std::move(*room);
        slot->used = clock_.now();
        games_.weigh(*slot);
        slot->fence = link_.first_fence();
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
               nlohmann::json action, std::function<void(Acted)> answer) {
  if (stopping_) return answer(kStopping);
  auto reply = [answer = std::move(answer), came = std::chrono::steady_clock::now()](Acted acted) {
    if (std::holds_alternative<int>(acted)) {
      metrics().acting.add(std::chrono::steady_clock::now() - came);
    }
    answer(std::move(acted));
  };
  link_.route(std::make_shared<GameAct>(
      GameAct{game, person, lag, std::move(id), std::move(action), std::move(reply)}));
}

void Hall::annul(const std::string& game, const std::string& reason,
                 std::function<void(Acted)> reply) {
  link_.route(std::make_shared<GameAct>(GameAct{
      .game = game, .action = {{"annul", reason}}, .reply = std::move(reply), .admin = true}));
}

void Hall::act_here(const SharedSlot& slot, const SharedAct& act) {
  const auto reply = [this, slot, act, fence = slot->fence](const Acted& acted) {
    // Not saved because the game has a new owner: another server, or this one after a restart.
    const auto* refusal = std::get_if<Refusal>(&acted);
    const bool moved = refusal != nullptr && refusal->code == Code::Unavailable &&
                       (!slot->owned || slot->fence != fence);
    moved ? link_.again(act) : act->reply(acted);
  };
  if (act->admin) {
    const actions::Annul action{act->action.at("annul")};
    return decide(slot, action, {.is_admin = true, .now = slot->time(clock_)}, "", reply);
  }
  auto read = read_action(act->action, slot->room->board());
  if (!read) return act->reply(Refusal{Code::Malformed, read.error()});
  if (auto* invite = std::get_if<actions::Invite>(&*read)) {
    const auto invited = people_.find_account(invite->name);
    if (invited && !store_.blocked(act->person.id, invited->id)) invite->person = *invited;
  }
  const Person& person = act->person;
  Actor actor{.person = person,
              .now = slot->time(clock_),
              .lag = act->lag,
              .random = random_number(),
              .new_game = random_name(10),
              .gone = slot->gone(slot->time(clock_))};
  if (std::holds_alternative<actions::Join>(*read)) {
    if (const auto refusal = pairing_.unfit_to_join(*slot->room, person))
      return act->reply(*refusal);
    if (!person.guest) actor.rank = ratings_.rank(person.id, pool_of(slot->room->settings()));
  }
  // A person who acts is not away, connected or not.
  for (auto& [player, since] : slot->away) {
    if (slot->room->is_seat_of(player, person.id)) since = actor.now;
  }
  decide(slot, *read, actor, act->id, reply);
}

void Hall::decide(const SharedSlot& slot, const RoomAction& action, const Actor& actor,
                  const std::string& id, std::function<void(Acted)> reply) {
  const auto done_already = slot->once.find(GameSlot::once_key(actor.person.id, id));
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
    log_error("impossible", {{"game", slot->id}, {"action", std::string(action_name(action))}});
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
  return refusal_of(store_.health().trouble.value_or(Written{Written::Fate::Failed}), {});
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
    if (!client.empty()) slot->once[GameSlot::once_key(by, client)] = event.n;
    slot->remember(event, std::move(text));
    if (const auto* next = event.as<events::Rematch>()) add_rematch(slot, next->game, change);
    over = over || event.is<events::Finish>();
    annulled = annulled || event.is<events::Annul>();
    turns += event.is<events::Move, events::Pass>();
    seated = seated || event.is<events::Join, events::Leave, events::Start>();
    note_conduct(slot->id, *slot->room, slot->away, event, change);
    by.clear();
    client.clear();
  }
  slot->note_presence(slot->time(clock_));
  if (seated) gallery_.tell_here(slot);  // a watcher may play now
  if (std::string state = slot->state(); state != slot->row_state) {
    slot->row_state = std::move(state);
    change.games.push_back(games_.row(*slot));
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
      if (epoch != slot->epoch) return;  // it depends on a change that failed, so it failed too
      if (ok && row_changed) link_.tell_row(*slot);
      committed(slot, upto, ok);
    });
  };
  if (!annulled && !over) return store_.write(std::move(change), std::move(written));
  try {
    annulled ? ratings_.write_annulment(slot->id, std::move(change), written)
             : ratings_.write_result(slot->id, *slot->room, std::move(change), written);
  } catch (const Unreadable&) {
    written(false);  // ratings cannot be computed from unreadable data
  }
}

void Hall::committed(const SharedSlot& slot, int upto, bool ok) {
  if (!ok) {
    ++slot->epoch;
    slot->not_before = clock_.now() + kAfterFailure;
    std::deque<GameSlot::Waiting> waiting;
    waiting.swap(slot->waiting);
    games_.load(*slot);
    for (const GameSlot::Waiting& one : waiting) one.done(false);
    if (!slot->room) return;
    link_.follow(slot);
    games_.timers().at(clock_.when(slot->not_before), [this, slot] {
      slot->strand.post([this, slot] {
        if (!slot->room || slot->retired) return;
        schedule(slot);
        bots_.wake(slot);
      });
    });
    return;
  }
  const int from = slot->committed + 1;
  slot->committed = upto;
  gallery_.broadcast(*slot, from, upto);
  link_.tell_copies(*slot, from, upto);
  std::vector<GameSlot::Waiting> due;
  for (GameSlot::Waiting& one : slot->waiting) {
    if (one.n <= upto) due.push_back(std::move(one));
  }
  std::erase_if(slot->waiting, [upto](const GameSlot::Waiting& one) { return one.n <= upto; });
  games_.begun().note(*slot);
  update_lobby(*slot);  // first: a person who learns that a game is open may send others there
  for (const GameSlot::Waiting& one : due) one.done(true);  // which may start new actions
  if (!slot->room) return;
  go_on(slot);
}

// From the log, once everything decided before is in it.
void Hall::make_again(const SharedSlot& slot) {
  slot->faulty = true;
  slot->not_before = clock_.now() + kAfterFailure;
  if (slot->committed < static_cast<int>(slot->texts.size())) {
    slot->waiting.push_back(
        {static_cast<int>(slot->texts.size()), [this, slot](bool) { make_again(slot); }});
    return;
  }
  if (games_.load(*slot)) schedule(slot);
}

// --- bringing people together

void Hall::match(RoomSettings settings, const Person& person, const std::string& address,
                 std::function<void(std::variant<Matched, Refusal>)> reply) {
  if (auto refusal = pairing_.unfit_to_create(settings, person)) return reply(std::move(*refusal));
  auto offers =
      std::make_shared<std::vector<Pairing::Offer>>(pairing_.offers_for(settings, person));
  try_offers(std::move(offers), std::move(settings), person, address, std::move(reply));
}

void Hall::try_offers(std::shared_ptr<std::vector<Pairing::Offer>> offers, RoomSettings settings,
                      const Person& person, const std::string& address,
                      std::function<void(std::variant<Matched, Refusal>)> reply) {
  if (offers->empty()) {
    return create(std::move(settings), person, address,
                  [reply](std::variant<std::string, Refusal> made) {
                    if (auto* refusal = std::get_if<Refusal>(&made))
                      return reply(std::move(*refusal));
                    reply(Matched{std::get<std::string>(made), false});
                  });
  }
  const Pairing::Offer offer = offers->back();
  offers->pop_back();
  const nlohmann::json join = {{"action", "join"}, {"player", colour_name(offer.seat)}};
  act(offer.game, person, 0, "", join,
      [this, offers, offer, settings = std::move(settings), person, address,
       reply](const Acted& acted) {
        // Another player was faster: try the next one.
        if (std::holds_alternative<Refusal>(acted)) {
          return try_offers(offers, settings, person, address, reply);
        }
        reply(Matched{offer.game, true});
      });
}

// Phase and seats are shown soon, turns from time to time.
void Hall::update_lobby(GameSlot& slot) {
  const int turn = slot.room->live().turns();
  std::string state = slot.state();
  const bool only_turn = state == slot.lobby_state;
  if (only_turn && (turn == slot.lobby_turn || !slot.room->settings().listed)) return;
  slot.lobby_state = std::move(state);
  slot.lobby_turn = turn;
  pairing_.offer(slot.id, *slot.room);
  if (!slot.room->settings().listed || slot.finished()) return lobby_.remove(slot.id);
  std::string summary = json_text(summary_json(slot.view()));
  if (!only_turn) {
    return lobby_.show(slot.id, std::move(summary), slot.room->phase() == Room::Phase::Open);
  }
  lobby_.show_turn(slot.id, std::move(summary),
                   json_text({{"id", slot.id},
                              {"turn", turn},
                              {"to_play", colour_name(slot.room->live().to_play())}}));
}

// In the same change as the event that reports it.
void Hall::add_rematch(const SharedSlot& slot, const std::string& id, Change& change) {
  RoomSettings settings = slot->room->rematch_settings();
  pairing_.add_ranks(settings);
  auto made = Room::make(std::move(settings));
  if (!made) return;
  const SharedSlot next = games_.make(id);
  next->created = wall_text();
  next->room = std::move(*made);
  const Actor actor{
      .person = next->room->settings().owner, .now = clock_.now(), .random = random_number()};
  Change::Append append{id, {}, link_.first_fence()};
  for (const RoomEvent& event : next->room->open(actor)) {
    append.events.push_back({event.n, event.at, "", "", event_text(event, next->room->board())});
  }
  change.games.push_back(games_.row(*next));
  change.appends.push_back(std::move(append));
  // Loaded from the store once it is there: by the first visitor, or by this.
  games_.timers().at(std::chrono::steady_clock::now() + std::chrono::seconds(1),
                     [this, id, address = slot->address] {
                       games_.with(id, [this, id, address](GameSlot* begun) {
                         if (begun == nullptr) return;
                         begun->address = address;
                         update_lobby(*begun);
                         schedule(games_.find(id));
                         bots_.wake(games_.find(id));
                       });
                     });
}

// --- time

void Hall::go_on(const SharedSlot& slot) {
  schedule(slot);
  bots_.wake(slot);
}

void Hall::show_in_lobby(const StoredGame& game) { lobby_.show(game.id, game.summary, false); }

void Hall::schedule(const SharedSlot& slot) {
  if (!slot->owned || slot->damage) return;
  const auto next = slot->room->next_tick(slot->lag());
  if (!next) return;
  const Milliseconds at =
      std::min(std::max(*next + slot->credit, slot->not_before), clock_.now() + kLookAgain);
  if (slot->timer && *slot->timer <= at) return;  // it will check again
  slot->timer = at;
  // The timer must not keep the slot alive: a finished game may be unloaded long before.
  games_.timers().at(clock_.when(at), [this, weak = std::weak_ptr(slot)] {
    if (const SharedSlot held = weak.lock()) held->strand.post([this, held] { tick(held); });
  });
}

void Hall::tick(const SharedSlot& slot) {
  slot->timer.reset();
  if (!slot->room || slot->retired || !slot->owned || slot->damage) return;
  if (slot->faulty || clock_.now() < slot->not_before) return schedule(slot);
  Outcome outcome = slot->room->tick(slot->time(clock_), slot->lag());
  if (outcome.impossible) {
    log_error("impossible", {{"game", slot->id}, {"action", "tick"}});
    return make_again(slot);
  }
  if (outcome.events.empty()) return schedule(slot);
  commit(slot, std::move(outcome.events), "", "", [](bool) {});
}

// --- who people are, and what was rewritten

void Hall::gone(const SharedClient& client) {
  std::set<std::string> games;
  {
    const std::lock_guard lock(client->mutex);
    client->gone = true;
    games.swap(client->games);
  }
  for (const std::string& game : games) gallery_.unwatch(game, client);
  lobby_.unwatch(client);
}

void Hall::replace_person(const std::string& id, const Person& now) {
  replace_in_rooms(id, now);
  link_.person_changed(id);
}

void Hall::reload(const std::vector<std::string>& games) {
  for (const std::string& game : games) reload_here(game);
  link_.reload(games);
}

// Only for boards in memory: others are read when somebody asks for them.
void Hall::reload_here(const std::string& game) {
  const SharedSlot slot = games_.find_loaded(game);
  if (!slot) return;
  slot->strand.post([this, slot] {
    if (slot->retired || !slot->loaded) return;
    const auto again = [this, slot](GameSlot* settled) {
      if (settled == nullptr || !games_.load(*slot)) return;
      if (!slot->owned) return link_.follow(slot);
      update_lobby(*slot);
      go_on(slot);
    };
    games_.when_settled(slot, again, Strand::Kind::Reading);
  });
}

void Hall::replace_in_rooms(const std::string& id, const Person& now) {
  games_.on_every([this, id, now](const SharedSlot& slot) {
    if (!slot->room->is_player(id)) return;
    slot->room->replace_person(id, now);
    slot->body.reset();
    if (slot->owned) update_lobby(*slot);
  });
  for (const std::string& game : games_.sleepers_of(id)) {
    games_.with_slot(game, [this, id, now](const SharedSlot& slot) {
      if (!slot->room) return;
      slot->room->replace_person(id, now);
      slot->lobby_state.clear();
      update_lobby(*slot);
    });
  }
}

}  // namespace omnigo
