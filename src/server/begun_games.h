// How many unfinished games each person has created, and how many they may have.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/room_data.h"

namespace omnigo {

struct GameSlot;

// From any thread.
class BegunGames {
 public:
  // Of one person: the number of games, and their points in total. 0: no limit.
  struct Limits {
    int games = 50, points = 100'000;
    int bot_tables = 2;  // of those, tables without people; twice as many for an address
  };
  explicit BegunGames(const Limits& limits) : limits_(limits) {}

  // Counts a game that is about to be created, or says why there are too many; and takes that back.
  std::optional<Refusal> begin(const RoomSettings& settings, const std::string& owner,
                               const std::string& address);
  void not_begun(const std::string& owner, int points);

  // On the game's strand, when ownership or phase has changed.
  void note(GameSlot& slot);
  // The game leaves memory: its bots no longer play.
  void leaves_memory(GameSlot& slot);

 private:
  void count(const std::string& owner, int games, int points);
  bool has_too_many_bot_tables(const std::string& owner, const std::string& address) const;
  void forget_bot_table(GameSlot& slot);

  const Limits limits_;
  std::mutex mutex_;
  struct Begun {
    int games = 0, points = 0;
  };
  std::unordered_map<std::string, Begun> begun_;     // by creator
  std::unordered_map<std::string, int> bot_tables_;  // by owner and address
};

}  // namespace omnigo
