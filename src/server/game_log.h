// A game as the store keeps it: its settings, then its events in order.
#pragma once

#include <string>

#include "base/result.h"
#include "server/boards.h"
#include "server/people.h"
#include "server/room.h"
#include "store/store.h"

namespace omnigo {

// The game before its first event; with `boards`, on the shared board.
Result<Room> room_from(const StoredGame& stored, Boards* boards = nullptr);

// Moves the game to the shared board, and notes its hash.
void share_board(RoomSettings& settings, Boards& boards);

// Applies the next event of the log. The error says what is wrong with it.
Result<RoomEvent> apply_stored(Room& room, const StoredEvent& kept);

// Whether the person may see this game, by its line in lists: a private one is for its players.
bool may_see(const StoredGame& game, const std::string& person, const People& people);

// Where a log becomes unreadable. The events before it are valid; nothing is added to such a log.
struct Damage {
  int event = 0;     // the first that cannot be read; 0: the settings
  std::string text;  // one line
};

}  // namespace omnigo
