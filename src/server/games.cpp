#include "server/games.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "server/game_slot.h"
#include "server/log.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

}  // namespace

bool is_game_id(std::string_view text) {
  return !text.empty() && text.size() <= 40 &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c); });
}

Games::Games(Store& store, People& people, const ServerClock& clock, const Options& options,
             Uses uses)
    : store_(store),
      people_(people),
      clock_(clock),
      options_(options),
      uses_(std::move(uses)),
      begun_(options.limits),
      threads_(std::make_shared<StrandThreads>(options.threads, options.reading_threads)) {}

Games::~Games() {
  stop();
  // What waited for the disk may hold its game.
  for (const auto& [id, slot] : slots_) slot->waiting.clear();
}

void Games::start() {
  sweep();
  wake_sleepers();
}

void Games::stop() {
  timers_.stop();
  threads_->stop();
}

int Games::count() const {
  const std::lock_guard lock(mutex_);
  return static_cast<int>(slots_.size());
}

// --- finding them

SharedSlot Games::find(const std::string& game) {
  const std::lock_guard lock(mutex_);
  SharedSlot& slot = slots_[game];
  if (slot) return slot;
  slot = std::make_shared<GameSlot>(game, threads_);
  if (const auto asleep = asleep_.find(game); asleep != asleep_.end()) {
    slot->before = std::move(asleep->second);
    if (slot->before->wake) wakes_.erase({*slot->before->wake, game});
    asleep_.erase(asleep);
  }
  return slot;
}

// No game has such a name: there is nothing to look for or to remember.
SharedSlot Games::nowhere(const std::string& game) {
  const SharedSlot slot = std::make_shared<GameSlot>(game, threads_);
  slot->loaded = true;
  return slot;
}

// Runs on the game's strand. If there is no room, GameSlot::missing says why. Loading takes longer
// than a turn may, so it does not happen on the threads for turns.
void Games::with_slot(const std::string& game, std::function<void(const SharedSlot&)> use,
                      Strand::Kind kind) {
  const SharedSlot slot = is_game_id(game) ? find(game) : nowhere(game);
  const auto run = [this, slot](const std::function<void(const SharedSlot&)>& then,
                                Strand::Kind as) {
    if (slot->retired) return with_slot(slot->id, then, as);
    slot->used = clock_.now();
    if (!slot->loaded) {
      load(*slot);
    } else if (!slot->owned) {
      uses_.refresh(*slot);
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

void Games::with(const std::string& game, std::function<void(GameSlot*)> use, Strand::Kind kind) {
  with_slot(
      game,
      [use = std::move(use)](const SharedSlot& slot) { use(slot->room ? slot.get() : nullptr); },
      kind);
}

SharedSlot Games::make(const std::string& game) {
  return std::make_shared<GameSlot>(game, threads_);
}

SharedSlot Games::find_loaded(const std::string& game) {
  const std::lock_guard lock(mutex_);
  const auto found = slots_.find(game);
  return found == slots_.end() ? nullptr : found->second;
}

void Games::on_every(const std::function<void(const SharedSlot&)>& use) {
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

// Calls once all events of the game are on disk: a room may be ahead of the disk, and nobody may
// see what is not on it.
void Games::when_settled(const SharedSlot& slot, std::function<void(GameSlot*)> use,
                         Strand::Kind kind) {
  if (!slot->room || slot->committed == slot->room->events()) {
    return use(slot->room ? slot.get() : nullptr);
  }
  slot->waiting.push_back({slot->room->events(), [this, slot, use, kind](bool) {
                             slot->strand.post(
                                 [this, slot, use, kind] { when_settled(slot, use, kind); }, kind);
                           }});
}

void Games::with_settled(const std::string& game, std::function<void(const SharedSlot&)> use,
                         Strand::Kind kind) {
  with_slot(
      game,
      [this, use, kind](const SharedSlot& slot) {
        when_settled(slot, [slot, use](GameSlot*) { use(slot); }, kind);
      },
      kind);
}

// --- their logs

StoredGame Games::row(const GameSlot& slot) {
  StoredGame game;
  game.id = slot.id;
  game.created = slot.created;
  game.settings = settings_text(slot.room->settings());
  game.phase = phase_name(slot.room->phase());
  game.summary = json_text(summary_json(slot.view()));
  game.listed = slot.room->settings().listed;
  game.board = slot.room->settings().board_hash;
  game.is_private = slot.room->is_private();
  for (const RoomSeat& seat : slot.room->seats()) {
    if (!seat.person.id.empty()) game.people.push_back(seat.person.id);
  }
  game.people.push_back(slot.room->settings().owner.id);
  return game;
}

// If the store cannot be read, the next request tries again.
bool Games::load(GameSlot& slot) {
  try {
    return read_log(slot);
  } catch (const Unreadable& wrong) {
    log_error("unreadable", {{"game", slot.id}, {"reason", wrong.what()}});
    slot.room.reset();
    slot.loaded = false;
    slot.missing = {Code::Unavailable,
                    explain("unreadable", "the server cannot read its data now; try again later")};
    return false;
  }
}

bool Games::read_log(GameSlot& slot) {
  slot.loaded = true;
  slot.damage.reset();
  slot.missing = {Code::NotFound, explain("no-such-game", "there is no such game")};
  slot.faulty = false;
  slot.body.reset();
  slot.room.reset();
  slot.texts.clear();
  slot.chats.clear();
  slot.once.clear();
  uses_.find_owner(slot);
  const auto stored = store_.game(slot.id);
  if (!stored) return false;
  auto room = room_from(*stored, &boards_);
  if (!room) {
    log_error("damaged", {{"game", slot.id}, {"reason", room.error().message}});
    slot.missing = {Code::Damaged,
                    explain("game-damaged", "the record of this game is damaged: {why}",
                            {{"why", room.error().message}})};
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
  slot.note_presence(slot.time(clock_));
  for (const RoomSeat& seat : std::vector<RoomSeat>(slot.room->seats())) {
    const std::string now = people_.resolve(seat.person.id);
    if (seat.person.id.empty() || (now == seat.person.id && slot.finished())) continue;
    // They may be another person by now, or have a new name.
    const auto person = people_.find(now);
    if (person && *person != seat.person) slot.room->replace_person(seat.person.id, *person);
  }
  slot.row_state = slot.state();
  begun_.note(slot);
  // Version 0.20 had no hashes. A game that another server owns may have changed there.
  if (stored->board.empty() && !slot.damage && (slot.owned || slot.finished())) {
    store_.write({.games = {row(slot)}}, nullptr);
  }
  return true;
}

// Applies the next event of the log. If it cannot be read, the game ends before it and is
// read-only.
bool Games::learn(GameSlot& slot, StoredEvent kept) {
  const int due = slot.room->events() + 1;
  const auto event = apply_stored(*slot.room, kept);
  if (!event) {
    log_error("damaged", {{"game", slot.id}, {"event", due}, {"reason", event.error().message}});
    slot.damage = {due, event.error().message};
    return false;
  }
  if (!kept.client.empty()) slot.once[GameSlot::once_key(kept.actor, kept.client)] = kept.n;
  slot.remember(*event, std::move(kept.body));
  return true;
}

}  // namespace omnigo
