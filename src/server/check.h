// Looks for damage in what a server keeps. Nothing is changed by it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"

namespace omnigo {

struct DataReport {
  struct Damage {
    std::string game;  // its id; empty: the database itself
    int event = 0;     // the first that cannot be read; 0: not an event
    std::string text;  // one line
  };
  std::int64_t games = 0, events = 0;  // that were read
  std::vector<Damage> damage;
};

// The data folder's, or with a `database` of PostgreSQL what is there; also while a server runs.
// The error says why nothing could be looked at.
Result<DataReport> check_data(const std::string& data, const std::string& database);

}  // namespace omnigo
