// Those who watch games over a connection, and what they are sent.
#pragma once

#include <optional>
#include <string>

#include "server/client.h"
#include "server/cluster_link.h"
#include "server/game_pages.h"
#include "server/games.h"

namespace omnigo {

class Gallery {
 public:
  Gallery(Games& games, ClusterLink& link, GamePages& pages, const ServerClock& clock)
      : games_(games), link_(link), pages_(pages), clock_(clock) {}

  // Any thread. `since`: the latest event that the client knows.
  void watch(const std::string& game, const SharedClient& client, std::optional<int> since);
  void unwatch(const std::string& game, const SharedClient& client);

  // On the game's strand: sends these events, and who is at the table.
  void broadcast(GameSlot& slot, int from, int upto);
  void tell_here(const SharedSlot& slot);

 private:
  void send_away(GameSlot& slot);
  std::string events_message(const GameSlot& slot, int from, int upto, const ChatView& view) const;

  Games& games_;
  ClusterLink& link_;
  GamePages& pages_;
  const ServerClock& clock_;
};

}  // namespace omnigo
