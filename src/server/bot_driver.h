// The bots at the tables: asked when it is their turn, or when dead stones have to be found. All
// work on a game happens on the game's strand, and callers must be on it too.
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
// The number of the event that an action made, or why it was refused.
using Acted = std::variant<int, Refusal>;

class BotDriver {
 public:
  // Performs in a game what a bot, or the server, decides.
  using Decide = std::function<void(const SharedSlot& slot, const RoomAction& action,
                                    const Actor& actor, std::function<void(Acted)> reply)>;
  // Without thinkers no bot plays. `pace`: how long bots take for a turn; 0: as long as they think.
  // `timers` must stop before the driver is destroyed.
  BotDriver(Thinkers* thinkers, Ratings& ratings, const ServerClock& clock, Timers& timers,
            double pace, Decide decide);

  // Asks the next bot that has to act, unless a question is already open.
  void wake(const SharedSlot& slot);
  // Whether a bot has to take its turn, or the server has to read the end.
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
