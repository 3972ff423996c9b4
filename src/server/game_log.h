// A game out of what the store keeps of it: its settings, then its events one after the other.
#pragma once

#include <string>

#include "base/result.h"
#include "server/boards.h"
#include "server/room.h"
#include "store/store.h"

namespace omnigo {

// As it was made, before its first event; with `boards`, on the board that games share.
Result<Room> room_from(const StoredGame& stored, Boards* boards = nullptr);

// Puts the game on the board that games share, and notes its hash.
void share_board(RoomSettings& settings, Boards& boards);

// The next event of the log, applied. The error says what is wrong with it.
Result<RoomEvent> apply_stored(Room& room, const StoredEvent& kept);

// Where a log cannot be read any further. Up to there it is the game's; nothing is added to it.
struct Damage {
  int event = 0;     // the first that cannot be read; 0: the settings
  std::string text;  // one line
};

}  // namespace omnigo
