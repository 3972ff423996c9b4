// All games in memory, each on its own strand: found by name, built from their logs, counted, and
// unloaded while nobody looks at them (games_memory.cpp).
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/begun_games.h"
#include "server/boards.h"
#include "server/bot_driver.h"
#include "server/people.h"
#include "server/server_clock.h"
#include "server/strand.h"
#include "store/store.h"

namespace omnigo {

struct AsleepGame;

// Whether this can be the name of a game.
bool is_game_id(std::string_view text);

class Games {
 public:
  struct Options {
    int threads = 2, reading_threads = 2;
    BegunGames::Limits limits = {};
    // How long a game stays in memory while nobody looks at it, unless memory runs short.
    std::chrono::milliseconds idle{60'000};
  };
  // What other parts do for the games; each on the game's strand.
  struct Uses {
    std::function<void(GameSlot&)> find_owner;     // before its log is read
    std::function<void(GameSlot&)> refresh;        // before another server's game is used
    std::function<bool(const Room&)> is_due;       // whether the server has to do something there
    std::function<void(const SharedSlot&)> woken;  // called when its time has come
  };
  Games(Store& store, People& people, const ServerClock& clock, const Options& options, Uses uses);
  ~Games();
  void start();
  // From now on no game is unloaded.
  void keep_all() { stopping_ = true; }
  // Stops all strands and timers.
  void stop();

  int count() const;
  Boards& boards() { return boards_; }
  BegunGames& begun() { return begun_; }
  Timers& timers() { return timers_; }
  Workers& turn_threads() { return threads_->turns; }

  // Calls on the game's strand, with the game loaded. If there is no room, GameSlot::missing says
  // why, and with() passes null.
  void with_slot(const std::string& game, std::function<void(const SharedSlot&)> use,
                 Strand::Kind kind = Strand::Kind::Turn);
  void with(const std::string& game, std::function<void(GameSlot*)> use,
            Strand::Kind kind = Strand::Kind::Turn);
  // The same, once all events of the game are on disk: a room may be ahead of the disk, and nobody
  // may see what is not on it.
  void with_settled(const std::string& game, std::function<void(const SharedSlot&)> use,
                    Strand::Kind kind = Strand::Kind::Reading);
  void when_settled(const SharedSlot& slot, std::function<void(GameSlot*)> use, Strand::Kind kind);
  // Each game with a room, on its strand.
  void on_every(const std::function<void(const SharedSlot&)>& use);
  // From any thread: the slot of a game, loaded or not; and only if there is one.
  SharedSlot find(const std::string& game);
  SharedSlot find_loaded(const std::string& game);
  // A game that is not in the store yet.
  SharedSlot make(const std::string& game);

  // --- on the game's strand

  // Builds the room from the log; false if there is none afterwards.
  bool load(GameSlot& slot);
  // Applies the next event of the log. If it cannot be read, the game ends before it and is
  // read-only.
  bool learn(GameSlot& slot, StoredEvent kept);
  // Its line in lists.
  static StoredGame row(const GameSlot& slot);
  void weigh(GameSlot& slot);
  void unload_if_idle(const SharedSlot& slot, Milliseconds idle);

  // --- any thread

  // For games that are not in memory: a list does not load them.
  std::optional<std::string> summary_of_sleeper(const std::string& game);
  std::vector<std::string> sleepers_of(const std::string& person);
  // Another server owns them now.
  void forget_sleepers();

 private:
  SharedSlot nowhere(const std::string& game);
  bool read_log(GameSlot& slot);
  void sweep();
  bool is_idle(const GameSlot& slot, Milliseconds idle) const;
  void wake_sleepers();

  Store& store_;
  People& people_;
  const ServerClock& clock_;
  const Options options_;
  const Uses uses_;
  std::atomic<bool> stopping_ = false;

  mutable std::mutex mutex_;
  std::unordered_map<std::string, SharedSlot> slots_;
  // Our unfinished games that are not in memory, with the data that is not in their logs.
  std::unordered_map<std::string, std::shared_ptr<AsleepGame>> asleep_;
  std::atomic<std::int64_t> points_loaded_ = 0;           // of the boards of all games in memory
  std::set<std::pair<Milliseconds, std::string>> wakes_;  // when time changes something in a game

  Boards boards_;
  BegunGames begun_;
  std::shared_ptr<StrandThreads> threads_;
  Timers timers_;
};

}  // namespace omnigo
