// The lobby: open and running games, sent to those who watch it. Only the latest of each kind are
// shown, with the total number. Any thread may call.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/client.h"
#include "server/strand.h"

namespace omnigo {

class Lobby {
 public:
  // `timers` must stop before the lobby is destroyed.
  explicit Lobby(Timers& timers) : timers_(timers) {}

  // A game's line, as JSON; `open`: with open seats. Watchers get it soon.
  void show(const std::string& game, std::string summary, bool open);
  void remove(const std::string& game);
  // Only the turn of a game has changed; `turn` is that as JSON. Watchers get it from time to time.
  void show_turn(const std::string& game, std::string summary, std::string turn);

  void watch(const SharedClient& client);
  void unwatch(const SharedClient& client);

 private:
  static constexpr int kMostShown = 50;  // open games, and as many running ones
  struct Listed {
    std::string summary;
    bool open;
    std::int64_t place;
  };
  struct News {
    bool all = false;
    std::vector<std::string> games = {}, gone = {};
    std::map<std::string, std::string> turns = {};
    std::size_t open = 0, live = 0;
  };
  static std::string message(const News& news);

  // Under the lock.
  void take_out(std::map<std::string, Listed>::iterator listed);
  void changed(const std::string& game);
  News news() const { return {.open = open_.size(), .live = live_.size()}; }
  News page() const;
  std::vector<std::string> shown_now() const;

  void send_news();
  void send_turns();

  Timers& timers_;
  std::mutex mutex_;
  std::map<std::string, Listed> games_;
  std::int64_t latest_place_ = 0;
  std::map<std::int64_t, std::string> open_, live_;  // by place
  std::set<std::string> shown_;                      // games that watchers know of
  std::set<std::string> changed_;
  std::map<std::string, std::string> turns_;  // of games in which nothing else has changed
  std::set<SharedClient> watchers_;
  std::set<SharedClient> newcomers_;  // watchers who came since the latest update
  bool news_pending_ = false, turns_pending_ = false;
};

}  // namespace omnigo
