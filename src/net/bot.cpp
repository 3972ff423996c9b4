#include "net/bot.h"

#include <algorithm>

namespace omnigo {
namespace {

class NetBot : public Bot {
 public:
  NetBot(const Net& net, const NetBotSettings& settings)
      : settings_(settings),
        mannerly_(make_net_search(net, settings.search), make_net_search(net, settings.search),
                  settings.manners) {}

  Analysis think(const Game& game, Colour player, const Thinking& thinking) override {
    return within_reach(game) ? mannerly_.think(game, player, thinking)
                              : otherwise().think(game, player, limited(thinking));
  }
  void ponder(const Game& game, const Thinking& thinking) override {
    if (within_reach(game)) {
      mannerly_.ponder(game, thinking);
    } else {
      otherwise().ponder(game, thinking);
    }
  }
  bool limits_itself() const override { return mannerly_.limits_itself(); }

 private:
  static bool within_reach(const Game& game) {
    return game.graph().size() <= kMostNetPoints && game.rules().players <= kNetSeats;
  }
  Bot& otherwise() {
    if (!otherwise_) otherwise_ = *make_bot(settings_.otherwise, settings_.manners.seed);
    return *otherwise_;
  }
  // The other bot may think as long. Where the net limits itself, and nobody else does, it needs a
  // limit.
  Thinking limited(Thinking thinking) const {
    thinking.playouts *= kPlayoutsForAVisit;
    if (thinking.playouts == 0 && thinking.time.count() == 0) thinking.playouts = 1000;
    return thinking;
  }

  NetBotSettings settings_;
  MannerlyBot mannerly_;
  std::unique_ptr<Bot> otherwise_;
};

}  // namespace

std::unique_ptr<Bot> make_net_bot(const Net& net, const NetBotSettings& settings) {
  return std::make_unique<NetBot>(net, settings);
}

}  // namespace omnigo
