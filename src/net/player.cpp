#include "net/player.h"

#include <algorithm>

namespace omnigo {
namespace {

class NetPlayer : public Player {
 public:
  NetPlayer(const Net& net, const NetPlayerSettings& settings)
      : settings_(settings),
        player_(make_net_search(net, settings.search), make_net_search(net, settings.search),
                settings.manners) {}

  Analysis think(const Game& game, Colour player, const Thinking& thinking) override {
    return within_reach(game) ? player_.think(game, player, thinking)
                              : otherwise().think(game, player, limited(thinking));
  }
  void ponder(const Game& game, const Thinking& thinking) override {
    if (within_reach(game)) {
      player_.ponder(game, thinking);
    } else {
      otherwise().ponder(game, thinking);
    }
  }
  bool limits_itself() const override { return player_.limits_itself(); }

 private:
  static bool within_reach(const Game& game) {
    return game.graph().size() <= kMostNetPoints && game.rules().players <= kNetSeats;
  }
  Player& otherwise() {
    if (!otherwise_) otherwise_ = *make_bot("omnigo", settings_.manners.seed);
    return *otherwise_;
  }
  // Where the net limits itself, and nobody else does, the other bot needs a limit.
  Thinking limited(Thinking thinking) const {
    if (thinking.playouts == 0 && thinking.time.count() == 0) thinking.playouts = 1000;
    return thinking;
  }

  NetPlayerSettings settings_;
  MannerlyPlayer player_;
  std::unique_ptr<Player> otherwise_;
};

}  // namespace

std::unique_ptr<Player> make_net_player(const Net& net, const NetPlayerSettings& settings) {
  return std::make_unique<NetPlayer>(net, settings);
}

}  // namespace omnigo
