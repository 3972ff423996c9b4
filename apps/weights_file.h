// Weights of moves in files.
#pragma once

#include <optional>
#include <string>

#include "search/weights.h"

namespace omnigo {

// Throws UsageError where it cannot be read.
MoveWeights read_weights(const std::string& path);
// To standard output where no path is given.
void write_weights(const MoveWeights& weights, const std::optional<std::string>& path);

}  // namespace omnigo
