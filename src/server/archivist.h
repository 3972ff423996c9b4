// Puts finished games into the archive, where people search for them: those that have just ended,
// those that became private or public, and those of versions without an archive. It works beside
// everything else, on its own thread; the store knows which games it has not looked at.
#pragma once

#include <atomic>
#include <string>

#include "server/people.h"
#include "server/room.h"
#include "server/strand.h"
#include "store/store.h"

namespace omnigo {

// What the archive says of a game.
ArchivedGame archived(const std::string& id, const Room& room, People& people);

class Archivist {
 public:
  Archivist(Store& store, People& people);
  ~Archivist() { stop(); }
  // Finishes the game that it looks at.
  void stop();

 private:
  void look_again();
  // Some of the games; false if there are none, or they cannot be written now.
  bool look_at_some();
  ArchivedGame look_at(const std::string& id);

  Store& store_;
  People& people_;
  std::atomic<bool> stopping_ = false;
  Timers timers_;
  Workers worker_{1, 10};
};

}  // namespace omnigo
