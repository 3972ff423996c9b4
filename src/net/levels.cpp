#include "net/levels.h"

#include "net/bot.h"

namespace omnigo {
namespace {

// Visits a turn: each level should be about 150 Elo above the one before it, and the first as much
// above `expert`; docs/search.md has the games that they follow from.
constexpr std::uint64_t kVisits[] = {20, 34, 56, 100, 200};

template <int kLevel>
std::unique_ptr<Bot> make_level(std::uint64_t seed) {
  NetBotSettings settings;
  settings.manners.playouts = kVisits[kLevel];
  settings.manners.seed = seed;
  return make_net_bot(built_in_net(), settings);
}

}  // namespace

const std::vector<BotKind>& net_levels() {
  static const std::vector<BotKind> list = {
      {"teacher", "a learned net that reads very little", "5k", make_level<0>},
      {"mentor", "a learned net that reads a little", "4k", make_level<1>},
      {"master", "a learned net that sees what happens next", "2k", make_level<2>},
      {"champion", "a learned net that reads fights", "1k", make_level<3>},
      {"legend", "a learned net that reads deeply", "2d", make_level<4>},
  };
  return list;
}

}  // namespace omnigo
