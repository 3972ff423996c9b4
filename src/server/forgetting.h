// What is not to be kept for ever: people who want to go, guests who do not come back, old chat.
//
// Games stay, with "deleted player" in the place of who has gone and without what they said. The
// log of a game is rewritten where it has a name or a text in it, and read again by who has it in
// memory.
#pragma once

#include <functional>
#include <memory>

#include "server/hall.h"
#include "server/people.h"
#include "server/strand.h"
#include "store/store.h"

namespace omnigo {

class Forgetting {
 public:
  struct Options {
    int guest_days = 365;  // that a guest may stay away; 0: for ever
    int chat_days = 365;   // that chat of finished games is kept; 0: for ever
  };
  // `hall` has the games in memory; nothing where no server runs here: then nothing happens by
  // itself, and only those are erased who do not play.
  Forgetting(Store& store, People& people, Hall* hall, const Options& options);
  ~Forgetting();

  // On a thread of its own, one after the other.
  void post(Task task) { worker_.post(std::move(task)); }
  // Takes the person out of all games that go on, and erases them. Waits: on that thread alone.
  bool erase(const StoredPerson& person);
  // Everything the store has about the person. Likewise.
  nlohmann::json everything_about(const StoredPerson& person);
  // What is too old now. Likewise.
  void forget_old();

 private:
  void leave_games(const Person& person);
  std::vector<StoredPerson> all_of(const StoredPerson& person);
  bool write(Change change);
  bool rewrite_games(const StoredPerson& person);
  void erase_old_chats(std::int64_t before);
  void look_again(std::chrono::seconds wait);

  Store& store_;
  People& people_;
  Hall* const hall_;
  const Options options_;
  Timers timers_;
  Workers worker_{1};
};

}  // namespace omnigo
