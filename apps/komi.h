// What `omnigo komi` and its table of fair komi share.
#pragma once

#include <atomic>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "arguments.h"
#include "clock/time_control.h"
#include "graph/layout.h"
#include "search/fair_komi.h"

namespace omnigo {

// Set by Ctrl-C.
std::atomic<bool>& komi_interrupted();
// True once this much time has passed (0: never), or after Ctrl-C.
std::function<bool()> komi_stop(Milliseconds time);
// What the options say, or these numbers of games and playouts.
FairKomiSettings komi_settings(const Arguments& arguments, int games, std::uint64_t playouts);
// What Black wins by under perfect play between two without komi, if it is found in time.
std::optional<HalfPoints> perfect_komi(const Layout& layout, Rules rules, Milliseconds time);

// Each to the nearest of `parts` parts of a whole.
nlohmann::ordered_json rounded_json(const std::vector<double>& values, int parts);
nlohmann::ordered_json halves_json(const std::vector<HalfPoints>& values);

// omnigo komi --table FILE, by all ranks of mpirun
int write_komi_table(const Arguments& arguments);

}  // namespace omnigo
