// What happens to a game when a message comes from another server.
#pragma once

#include <memory>
#include <string>

#include "server/games.h"

namespace omnigo {

struct GameAct;
using SharedAct = std::shared_ptr<GameAct>;

// On the game's strand, unless it says otherwise.
class ClusterHost {
 public:
  virtual ~ClusterHost() = default;
  // This server owns the game now.
  virtual void act_here(const SharedSlot& slot, const SharedAct& act) = 0;
  // Its clocks run, and its bots are asked.
  virtual void go_on(const SharedSlot& slot) = 0;
  // Send to local watchers: these events, and who is at the table.
  virtual void broadcast(GameSlot& slot, int from, int upto) = 0;
  virtual void tell_here(const SharedSlot& slot) = 0;
  virtual void update_lobby(GameSlot& slot) = 0;
  // From any thread.
  virtual void show_in_lobby(const StoredGame& game) = 0;
  virtual void reload_here(const std::string& game) = 0;
  virtual void replace_in_rooms(const std::string& id, const Person& now) = 0;
};

}  // namespace omnigo
