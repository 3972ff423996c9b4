// All bots by name: those of the search, and `perfect`, which plays small boards without mistakes.
#pragma once

#include "search/player.h"

namespace omnigo {

const std::vector<Bot>& all_bots();
Result<std::unique_ptr<Player>> make_any_bot(std::string_view name, std::uint64_t seed);

}  // namespace omnigo
