// The bots at the tables: asked when it is their turn, or when the dead are to be named. What it
// does with a game, it does on the game's strand, and so must its callers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "server/ratings.h"
#include "server/room.h"
#include "server/server_clock.h"
#include "server/strand.h"
#include "server/thinkers.h"

namespace omnigo {

struct GameSlot;
using SharedSlot = std::shared_ptr<GameSlot>;
// The number of the event that an action made, or why it made none.
using Acted = std::variant<int, Refusal>;

class BotDriver {
 public:
  // Does in a game what a bot, or the server, decides.
  using Decide = std::function<void(const SharedSlot& slot, const RoomAction& action,
                                    const Actor& actor, std::function<void(Acted)> reply)>;
  // Without thinkers nobody plays. `pace`: how long bots take over their turns; 0: no longer than
  // they think. `timers` must be stopped before the driver goes.
  BotDriver(Thinkers* thinkers, Ratings& ratings, const ServerClock& clock, Timers& timers,
            double pace, Decide decide);

  // Asks whoever is to do something now, unless somebody thinks already.
  void wake(const SharedSlot& slot);
  // A bot is to take its turn, or the server to read the end.
  bool is_due(const Room& room) const;

 private:
  void ask(const SharedSlot& slot, Colour player, const std::string& bot);
  void pace(const SharedSlot& slot, Colour player, int n, Milliseconds asked, BotAnswer answer);
  void failed(const SharedSlot& slot, Colour player);
  void answered(const SharedSlot& slot, Colour player, int n, const BotAnswer& answer);
  void reading_came(const SharedSlot& slot, int stop, const BotAnswer& answer);
  bool score(const SharedSlot& slot, Colour player);
  bool may_resign(const Room& room, const std::string& bot);
  std::optional<Milliseconds> budget(const GameSlot& slot, Colour player) const;

  Thinkers* const thinkers_;
  Ratings& ratings_;
  const ServerClock& clock_;
  Timers& timers_;
  const double pace_;
  const Decide decide_;
};

}  // namespace omnigo
