// Bots with a net, by name.
#pragma once

#include "net/bot.h"

namespace omnigo {

// `net`, and `net-policy`, which does not search.
const std::vector<BotKind>& net_bots();

// `net`, or `net,exploration=1.2,file=build/mynet/net.safetensors`: the bot with other settings,
// for matches between them. Keys are those of NetSearchSettings, and `file`, a net in place of the
// built-in one.
Result<std::unique_ptr<Bot>> make_net_bot(std::string_view text, std::uint64_t seed);

}  // namespace omnigo
