// All bots by name: those of the search, those with a net, and `perfect`, which plays small boards
// without mistakes.
#pragma once

#include "search/bot.h"

namespace omnigo {

// The levels first, from the weakest to the strongest.
const std::vector<BotKind>& all_bots();
std::span<const BotKind> all_levels();
// `net` may have settings after a comma, as net/bots.h describes.
Result<std::unique_ptr<Bot>> make_any_bot(std::string_view name, std::uint64_t seed);
// As many visits of the bot `net` as take about as long as these playouts; at least one.
std::uint64_t visits_in_place_of(std::uint64_t playouts);

}  // namespace omnigo
