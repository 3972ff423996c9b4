#include "server/referee.h"

#include <sodium.h>

#include <algorithm>

#include "rules/names.h"
#include "server/game_slot.h"
#include "server/log.h"
#include "server/metrics.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

constexpr Milliseconds kAfterFailure = 1'000;     // pause before a retry
constexpr Milliseconds kLookAgain = 10 * 60'000;  // at least this often, check the clocks
const Refusal kFaulty = {
    Code::Unavailable,
    explain("internal", "internal server error; nothing was changed; try again")};
const Refusal kDamaged = {
    Code::Damaged,
    explain("view-only", "the record of this game is damaged; you can only view it")};

std::uint64_t random_number() {
  std::uint64_t number;
  randombytes_buf(&number, sizeof number);
  return number;
}

}  // namespace

void Referee::open(const SharedSlot& slot, const Person& owner,
                   std::function<void(std::optional<Refusal>)> done) {
  slot->loaded = slot->counted = true;
  slot->used = hall_.clock.now();
  hall_.games.weigh(*slot);
  slot->fence = hall_.link.first_fence();
  slot->created = wall_text();
  const Actor actor{.person = owner, .now = hall_.clock.now(), .random = random_number()};
  std::vector<RoomEvent> events = slot->room->open(actor);
  if (events.empty()) return done(kFaulty);
  commit(slot, std::move(events), owner.id, "",
         [this, done](bool ok) { done(ok ? std::nullopt : std::optional(not_saved())); });
}

// --- deciding

void Referee::act_here(const SharedSlot& slot, const SharedAct& act) {
  const auto reply = [this, slot, act, fence = slot->fence](const Acted& acted) {
    // Not saved because the game has a new owner: another server, or this one after a restart.
    const auto* refusal = std::get_if<Refusal>(&acted);
    const bool moved = refusal != nullptr && refusal->code == Code::Unavailable &&
                       (!slot->owned || slot->fence != fence);
    moved ? hall_.link.again(act) : act->reply(acted);
  };
  if (act->admin) {
    const actions::Annul action{act->action.at("annul")};
    return decide(slot, action, {.is_admin = true, .now = slot->time(hall_.clock)}, "", reply);
  }
  if (!slot->may_read(act->person)) return act->reply(private_game());
  auto read = read_action(act->action, slot->room->board());
  if (!read) return act->reply(Refusal{Code::Malformed, read.error()});
  if (auto* invite = std::get_if<actions::Invite>(&*read)) {
    const auto invited = hall_.people.find_account(invite->name);
    if (invited && !hall_.store.blocked(act->person.id, invited->id)) invite->person = *invited;
  }
  const Person& person = act->person;
  Actor actor{.person = person,
              .now = slot->time(hall_.clock),
              .lag = act->lag,
              .random = random_number(),
              .new_game = random_name(10),
              .gone = slot->gone(slot->time(hall_.clock))};
  if (std::holds_alternative<actions::Join>(*read)) {
    if (const auto refusal = hall_.pairing.unfit_to_join(*slot->room, person))
      return act->reply(*refusal);
    if (!person.guest) actor.rank = hall_.ratings.rank(person.id, pool_of(slot->room->settings()));
  }
  // A person who acts is not away, connected or not.
  for (auto& [player, since] : slot->away) {
    if (slot->room->is_seat_of(player, person.id)) since = actor.now;
  }
  decide(slot, *read, actor, act->id, reply);
}

void Referee::decide(const SharedSlot& slot, const RoomAction& action, const Actor& actor,
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

// --- writing

Refusal Referee::not_saved() const {
  return refusal_of(hall_.store.health().trouble.value_or(Written{Written::Fate::Failed}), {});
}

void Referee::commit(const SharedSlot& slot, std::vector<RoomEvent> events,
                     const std::string& actor, const std::string& id,
                     std::function<void(bool)> done) {
  Change change;
  Change::Append append{slot->id, {}, slot->fence};
  std::string by = actor, client = id;
  bool over = false, annulled = false, seated = false, turned = false;
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
    turned =
        turned || event.is<events::Start, events::Stop, events::Move, events::Pass, events::Undo,
                           events::Resume, events::Resign, events::Timeout, events::Left>();
    note_conduct(slot->id, *slot->room, slot->away, event, change);
    by.clear();
    client.clear();
  }
  slot->note_presence(slot->time(hall_.clock));
  if (seated) hall_.gallery.tell_here(slot);  // a watcher may play now
  if (std::string state = slot->state(); state != slot->row_state) {
    slot->row_state = std::move(state);
    change.games.push_back(hall_.games.row(*slot));
  }
  change.appends.push_back(std::move(append));
  change.time = hall_.clock.now();
  const int upto = events.back().n;
  slot->waiting.push_back({upto, std::move(done)});
  const bool row_changed = !change.games.empty();
  auto written = [this, slot, actor, upto, epoch = slot->epoch, over, turns, turned, row_changed,
                  written_events = events.size()](bool ok) {
    if (ok) {
      metrics().events.add(written_events);
      metrics().turns.add(turns);
      metrics().games.add(over);
    } else {
      metrics().failures.add();
      log_error("not-written", {{"game", slot->id}});
    }
    slot->strand.post([this, slot, actor, upto, epoch, turned, row_changed, ok] {
      if (epoch != slot->epoch) return;  // it depends on a change that failed, so it failed too
      if (ok && row_changed) hall_.link.tell_row(*slot);
      if (ok && turned && slot->room) call_players(*slot, actor);
      committed(slot, upto, ok);
    });
  };
  if (!annulled && !over) return hall_.store.write(std::move(change), std::move(written));
  try {
    annulled ? hall_.ratings.write_annulment(slot->id, std::move(change), written)
             : hall_.ratings.write_result(slot->id, *slot->room, std::move(change), written);
  } catch (const Unreadable&) {
    written(false);  // ratings cannot be computed from unreadable data
  }
}

void Referee::committed(const SharedSlot& slot, int upto, bool ok) {
  if (!ok) {
    ++slot->epoch;
    slot->not_before = hall_.clock.now() + kAfterFailure;
    std::deque<GameSlot::Waiting> waiting;
    waiting.swap(slot->waiting);
    hall_.games.load(*slot);
    for (const GameSlot::Waiting& one : waiting) one.done(false);
    if (!slot->room) return;
    hall_.link.follow(slot);
    hall_.games.timers().at(hall_.clock.when(slot->not_before), [this, slot] {
      slot->strand.post([this, slot] {
        if (!slot->room || slot->retired) return;
        schedule(slot);
        hall_.bots.wake(slot);
      });
    });
    return;
  }
  const int from = slot->committed + 1;
  slot->committed = upto;
  hall_.gallery.broadcast(*slot, from, upto);
  hall_.link.tell_copies(*slot, from, upto);
  std::vector<GameSlot::Waiting> due;
  for (GameSlot::Waiting& one : slot->waiting) {
    if (one.n <= upto) due.push_back(std::move(one));
  }
  std::erase_if(slot->waiting, [upto](const GameSlot::Waiting& one) { return one.n <= upto; });
  hall_.games.begun().note(*slot);
  update_lobby(*slot);  // first: a person who learns that a game is open may send others there
  for (const GameSlot::Waiting& one : due) one.done(true);  // which may start new actions
  if (!slot->room) return;
  go_on(slot);
}

// Those who have to act and are not at the table, in games between people where a turn may take
// days.
void Referee::call_players(const GameSlot& slot, const std::string& actor) const {
  const Room& room = *slot.room;
  if (!hall_.your_turn || !room.is_correspondence()) return;
  for (const Colour player : room.awaited_people()) {
    const Person& person = room.seats()[player_of(player)].person;
    if (person.id == actor || slot.is_here(player)) continue;
    TurnNotice notice{slot.id, hall_.people.resolve(person.id), {}};
    for (const RoomSeat& seat : room.seats()) {
      if (seat.kind == RoomSeat::Kind::Person && seat.person.id != person.id) {
        notice.others.push_back(seat.person.name);
      }
    }
    if (!notice.others.empty()) hall_.your_turn(std::move(notice));
  }
}

// From the log, once everything decided before is in it.
void Referee::make_again(const SharedSlot& slot) {
  slot->faulty = true;
  slot->not_before = hall_.clock.now() + kAfterFailure;
  if (slot->committed < static_cast<int>(slot->texts.size())) {
    slot->waiting.push_back(
        {static_cast<int>(slot->texts.size()), [this, slot](bool) { make_again(slot); }});
    return;
  }
  if (hall_.games.load(*slot)) schedule(slot);
}

// In the same change as the event that reports it.
void Referee::add_rematch(const SharedSlot& slot, const std::string& id, Change& change) {
  RoomSettings settings = slot->room->rematch_settings();
  hall_.pairing.add_ranks(settings);
  auto made = Room::make(std::move(settings));
  if (!made) return;
  const SharedSlot next = hall_.games.make(id);
  next->created = wall_text();
  next->room = std::move(*made);
  const Actor actor{
      .person = next->room->settings().owner, .now = hall_.clock.now(), .random = random_number()};
  Change::Append append{id, {}, hall_.link.first_fence()};
  for (const RoomEvent& event : next->room->open(actor)) {
    append.events.push_back({event.n, event.at, "", "", event_text(event, next->room->board())});
  }
  change.games.push_back(hall_.games.row(*next));
  change.appends.push_back(std::move(append));
  // Loaded from the store once it is there: by the first visitor, or by this.
  hall_.games.timers().at(std::chrono::steady_clock::now() + std::chrono::seconds(1),
                          [this, id, address = slot->address] {
                            hall_.games.with(id, [this, id, address](GameSlot* begun) {
                              if (begun == nullptr) return;
                              begun->address = address;
                              update_lobby(*begun);
                              schedule(hall_.games.find(id));
                              hall_.bots.wake(hall_.games.find(id));
                            });
                          });
}

// --- time

void Referee::go_on(const SharedSlot& slot) {
  schedule(slot);
  hall_.bots.wake(slot);
}

void Referee::schedule(const SharedSlot& slot) {
  if (!slot->owned || slot->damage) return;
  const auto next = slot->room->next_tick(slot->lag());
  if (!next) return;
  const Milliseconds at =
      std::min(std::max(*next + slot->credit, slot->not_before), hall_.clock.now() + kLookAgain);
  if (slot->timer && *slot->timer <= at) return;  // it will check again
  slot->timer = at;
  // The timer must not keep the slot alive: a finished game may be unloaded long before.
  hall_.games.timers().at(hall_.clock.when(at), [this, weak = std::weak_ptr(slot)] {
    if (const SharedSlot held = weak.lock()) held->strand.post([this, held] { tick(held); });
  });
}

void Referee::tick(const SharedSlot& slot) {
  slot->timer.reset();
  if (!slot->room || slot->retired || !slot->owned || slot->damage) return;
  if (slot->faulty || hall_.clock.now() < slot->not_before) return schedule(slot);
  Outcome outcome = slot->room->tick(slot->time(hall_.clock), slot->lag());
  if (outcome.impossible) {
    log_error("impossible", {{"game", slot->id}, {"action", "tick"}});
    return make_again(slot);
  }
  if (outcome.events.empty()) return schedule(slot);
  commit(slot, std::move(outcome.events), "", "", [](bool) {});
}

// --- what others see

// Phase and seats are shown soon, turns from time to time.
void Referee::update_lobby(GameSlot& slot) {
  const int turn = slot.room->live().turns();
  std::string state = slot.state();
  const bool only_turn = state == slot.lobby_state;
  if (only_turn && (turn == slot.lobby_turn || !slot.room->settings().listed)) return;
  slot.lobby_state = std::move(state);
  slot.lobby_turn = turn;
  hall_.pairing.offer(slot.id, *slot.room);
  if (!slot.room->settings().listed || slot.finished()) return hall_.lobby.remove(slot.id);
  std::string summary = json_text(summary_json(slot.view()));
  if (!only_turn) {
    return hall_.lobby.show(slot.id, std::move(summary), slot.room->phase() == Room::Phase::Open);
  }
  hall_.lobby.show_turn(slot.id, std::move(summary),
                        json_text({{"id", slot.id},
                                   {"turn", turn},
                                   {"to_play", colour_name(slot.room->live().to_play())}}));
}

// --- who people are, and what was rewritten

// Only for boards in memory: others are read when somebody asks for them.
void Referee::reload_here(const std::string& game) {
  const SharedSlot slot = hall_.games.find_loaded(game);
  if (!slot) return;
  slot->strand.post([this, slot] {
    if (slot->retired || !slot->loaded) return;
    const auto again = [this, slot](GameSlot* settled) {
      if (settled == nullptr || !hall_.games.load(*slot)) return;
      if (!slot->owned) return hall_.link.follow(slot);
      update_lobby(*slot);
      go_on(slot);
    };
    hall_.games.when_settled(slot, again, Strand::Kind::Reading);
  });
}

void Referee::replace_in_rooms(const std::string& id, const Person& now) {
  hall_.games.on_every([this, id, now](const SharedSlot& slot) {
    if (!slot->room->is_player(id)) return;
    slot->room->replace_person(id, now);
    slot->body.reset();
    if (slot->owned) update_lobby(*slot);
  });
  for (const std::string& game : hall_.games.sleepers_of(id)) {
    hall_.games.with_slot(game, [this, id, now](const SharedSlot& slot) {
      if (!slot->room) return;
      slot->room->replace_person(id, now);
      slot->lobby_state.clear();
      update_lobby(*slot);
    });
  }
}

}  // namespace omnigo
