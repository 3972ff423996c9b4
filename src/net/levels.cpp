#include "net/levels.h"

#include "net/player.h"

namespace omnigo {
namespace {

struct Level {
  std::uint64_t visits;
  Choice choice = {};
};
// Each about 150 Elo above the one before it; docs/search.md has the games.
constexpr Level kLevels[] = {
    {.visits = 1, .choice = {.policy = 2, .visits = 0, .best = false}},
    {.visits = 8},
    {.visits = 50},
    {.visits = 300},
};

template <int kLevel>
std::unique_ptr<Player> make_level(std::uint64_t seed) {
  NetPlayerSettings settings;
  settings.manners.playouts = kLevels[kLevel].visits;
  settings.manners.choice = kLevels[kLevel].choice;
  settings.manners.seed = seed;
  return make_net_player(built_in_net(), settings);
}

}  // namespace

const std::vector<Bot>& net_levels() {
  static const std::vector<Bot> list = {
      {"teacher", "plays what a learned net would often play", "4k", make_level<0>},
      {"master", "a learned net that looks a little ahead", "2k", make_level<1>},
      {"champion", "a learned net that reads fights", "1d", make_level<2>},
      {"legend", "a learned net that reads deeply", "3d", make_level<3>},
  };
  return list;
}

}  // namespace omnigo
