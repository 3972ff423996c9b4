#include "server/archivist.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <nlohmann/json.hpp>

#include "server/game_log.h"
#include "server/log.h"
#include "server/names.h"
#include "server/opening.h"
#include "server/ratings.h"
#include "server/wire.h"
#include "server/wire_parts.h"

namespace omnigo {
namespace {

constexpr std::chrono::milliseconds kEvery{500};
constexpr int kAtOnce = 100;

// Who sat there, by the name under which others find them; empty: nobody to find.
std::string person_at(const RoomSeat& seat, People& people) {
  if (seat.kind == RoomSeat::Kind::Bot) return bot_id(seat.bot);
  const auto person = people.find(seat.person.id);
  return person && person->name != kDeletedName ? person->id : "";
}

ArchiveOutcome outcome_of(const RoomResult& result, std::size_t seat) {
  if (result.places.empty()) return ArchiveOutcome::None;
  const int place = result.places[seat];
  const auto share = std::count(result.places.begin(), result.places.end(), place);
  if (place != 1) return ArchiveOutcome::Lost;
  return share == 1 ? ArchiveOutcome::Won : ArchiveOutcome::None;
}

}  // namespace

ArchivedGame archived(const std::string& id, const Room& room, People& people) {
  ArchivedGame game{.game = id};
  const RoomSettings& settings = room.settings();
  game.is_private = room.is_private();
  if (!room.result() || room.result()->how == RoomResult::How::Aborted || !settings.listed) {
    return game;
  }
  game.is_public = true;
  game.board = board_label(room.board());
  const std::string rules = to_text(settings.base.rules);
  game.rules = rules.substr(0, rules.find(','));
  game.ended = result_json(*room.result())["how"];
  game.players = settings.base.rules.players;
  for (std::size_t i = 0; i < room.seats().size(); ++i) {
    std::string person = person_at(room.seats()[i], people);
    if (!person.empty()) game.people.push_back({std::move(person), outcome_of(*room.result(), i)});
  }
  game.openings = opening_keys(room.board(), opening_of(room.record()));
  return game;
}

Archivist::Archivist(Store& store, People& people) : store_(store), people_(people) {
  look_again();
}

void Archivist::stop() {
  stopping_ = true;
  timers_.stop();
  worker_.stop();
}

void Archivist::look_again() {
  timers_.at(std::chrono::steady_clock::now() + kEvery, [this] {
    worker_.post([this] {
      while (look_at_some() && !stopping_) {
      }
      look_again();
    });
  });
}

bool Archivist::look_at_some() try {
  const std::vector<std::string> games = store_.unarchived(kAtOnce);
  bool any = false;
  for (const std::string& id : games) {
    if (stopping_) return false;
    std::promise<Written> written;
    store_.write({.archived = {look_at(id)}}, [&](Written fate) { written.set_value(fate); });
    const Written fate = written.get_future().get();
    if (fate.is_trouble()) return false;
    any = any || fate;
  }
  return any;
} catch (const Unreadable& wrong) {
  log_error("unreadable", {{"reason", wrong.what()}});
  return false;
}

// A game that cannot be read is not to be found either.
ArchivedGame Archivist::look_at(const std::string& id) {
  const auto stored = store_.game(id);
  ArchivedGame unreadable{.game = id, .is_private = stored && stored->is_private};
  auto room = stored ? room_from(*stored) : Error{};
  if (!room) return unreadable;
  for (const StoredEvent& kept : store_.events(id)) {
    if (!apply_stored(*room, kept)) return unreadable;
  }
  return archived(id, *room, people_);
}

}  // namespace omnigo
