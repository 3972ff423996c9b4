// Data that is not kept forever: people who delete their account, guests who do not return, old
// chat.
//
// Games stay, with "deleted player" in place of the person and without their messages. A game's log
// is rewritten where it contains a name or a text, and games in memory are read again.
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
    int guest_days = 365;  // of absence until a guest is erased; 0: never
    int chat_days = 365;   // until the chat of finished games is erased; 0: never
  };
  // `hall` has the games in memory; null if no server runs here: then nothing happens
  // automatically, and only people without unfinished games can be erased.
  Forgetting(Store& store, People& people, Hall* hall, const Options& options);
  ~Forgetting() { stop(); }

  // Runs the tasks one after the other on a separate thread.
  void post(Task task) { worker_.post(std::move(task)); }
  // Takes the person out of all running games, and erases them. Blocks: call it on that thread
  // only.
  bool erase(const StoredPerson& person);
  // Everything the store has about the person. Call it on that thread only.
  nlohmann::json everything_about(const StoredPerson& person);
  // Erases what is too old. Call it on that thread only.
  void forget_old();
  // Finishes the task that has begun, and starts no other.
  void stop();

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
