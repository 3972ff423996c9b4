#include "server/game_log.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "record/fields.h"
#include "server/wire.h"

namespace omnigo {

Result<Room> room_from(const StoredGame& stored, Boards* boards) {
  auto settings = read_settings(stored.settings);
  if (!settings) return Error{"its settings cannot be read: " + settings.error().message};
  if (boards != nullptr) share_board(*settings, *boards);
  auto room = Room::make(std::move(*settings));
  if (!room) return Error{"its settings are impossible: " + room.error().message};
  return room;
}

void share_board(RoomSettings& settings, Boards& boards) {
  settings.board_hash = board_hash(*settings.base.board);
  settings.base.board = boards.share(settings.base.board, settings.board_hash);
}

Result<RoomEvent> apply_stored(Room& room, const StoredEvent& kept) {
  const int due = room.events() + 1;
  const std::string which = "event " + std::to_string(due);
  if (kept.n != due) return Error{which + " is missing"};
  auto event = read_event(kept.body, room.board());
  if (!event) return Error{which + " cannot be read: " + event.error().message};
  if (!room.apply(*event)) return Error{which + " cannot have happened"};
  return event;
}

bool may_see(const StoredGame& game, const std::string& person, const People& people) {
  if (!game.is_private) return true;
  const auto summary = parse_own_json(game.summary);
  if (person.empty() || !summary.is_object() || !summary.contains("seats")) return false;
  return std::any_of(summary["seats"].begin(), summary["seats"].end(), [&](const auto& seat) {
    return seat.contains("person") && people.resolve(seat["person"].value("id", "")) == person;
  });
}

}  // namespace omnigo
