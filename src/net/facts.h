// What a net's file says about how the net was trained. Nothing that plays depends on it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "net/safetensors.h"

namespace omnigo {

struct NetFacts {
  std::optional<std::vector<std::string>> boards;  // plain
  std::optional<std::vector<int>> seats;
  std::optional<double> seconds, samples;
};

// Facts that the file does not have are left out. One that is not what docs/net.md says is an
// error.
Result<NetFacts> net_facts(const Safetensors& file);

}  // namespace omnigo
