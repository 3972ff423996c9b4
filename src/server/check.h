// Looks for damage in a server's data. Changes nothing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"

namespace omnigo {

struct DataReport {
  struct Damage {
    std::string game;  // its id; empty: the database itself
    int event = 0;     // the first that cannot be read; 0: not about an event
    std::string text;  // one line
  };
  std::int64_t games = 0, events = 0;  // that were read
  std::vector<Damage> damage;
};

// Checks the data folder or, if `database` is given, that PostgreSQL database; also while a server
// runs. The error says why nothing could be checked.
Result<DataReport> check_data(const std::string& data, const std::string& database);

}  // namespace omnigo
