#include "net/levels.h"

#include <algorithm>

#include "net/bot.h"

namespace omnigo {
namespace {

// How a level chooses its turns. Each should be about 150 Elo above the one before it, and the
// first as much above `learner`; docs/search.md has the games that the numbers follow from.
struct Way {
  std::uint64_t visits = 0;  // for each turn; 0: the policy alone
  double policy_power = 0;   // of the chance that a move is drawn; 0: the best move
};
constexpr Way kWays[] = {
    {.policy_power = 0.357}, {.policy_power = 0.415}, {.policy_power = 0.565},
    {.policy_power = 0.74},  {.policy_power = 1.15},  {.policy_power = 0},
    {.visits = 6},           {.visits = 10},          {.visits = 16},
    {.visits = 27},          {.visits = 44},          {.visits = 73},
    {.visits = 121},         {.visits = 200},
};

template <int kLevel>
std::unique_ptr<Bot> make_level(std::uint64_t seed) {
  constexpr Way kWay = kWays[kLevel];
  NetBotSettings settings;
  settings.manners.seed = seed;
  settings.manners.playouts = kWay.visits;
  settings.search.policy_only = kWay.visits == 0;
  if (kWay.policy_power > 0) {
    settings.manners.choice = {.policy = kWay.policy_power, .visits = 0, .best = false};
  }
  const std::string_view name = net_levels()[kLevel].name;
  const bool known = std::ranges::find(levels(), name, &BotKind::name) != levels().end();
  if (known) settings.otherwise = name;
  return make_net_bot(built_in_net(), settings);
}

}  // namespace

const std::vector<BotKind>& net_levels() {
  static const std::vector<BotKind> list = {
      {"casual", "plays what it likes, and often overlooks something", "16k", make_level<0>},
      {"improver", "plays what it likes, and sometimes overlooks something", "14k", make_level<1>},
      {"keen", "plays good shape, with lapses", "12k", make_level<2>},
      {"regular", "plays good shape, with few lapses", "11k", make_level<3>},
      {"club", "plays good moves without reading ahead", "10k", make_level<4>},
      {"strong", "plays the move that looks best, without reading ahead", "8k", make_level<5>},
      {"expert", "looks once at the best moves", "6k", make_level<6>},
      {"adept", "looks twice at the best moves", "5k", make_level<7>},
      {"teacher", "glances ahead", "4k", make_level<8>},
      {"mentor", "looks a little ahead", "3k", make_level<9>},
      {"master", "sees what happens next", "2k", make_level<10>},
      {"virtuoso", "reads short fights", "1k", make_level<11>},
      {"champion", "reads fights", "1d", make_level<12>},
      {"legend", "reads deeply", "2d", make_level<13>},
  };
  static_assert(std::size(kWays) == 14);
  return list;
}

const std::vector<BotKind>& levels_with_net() {
  static const std::vector<BotKind> list = [] {
    const auto has = [](const BotKind& kind) {
      return std::ranges::find(net_levels(), kind.name, &BotKind::name) != net_levels().end();
    };
    std::vector<BotKind> kinds(levels().begin(), std::ranges::find_if(levels(), has));
    kinds.insert(kinds.end(), net_levels().begin(), net_levels().end());
    return kinds;
  }();
  return list;
}

}  // namespace omnigo
