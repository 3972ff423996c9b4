// omnigo solve --cases: a bound proved reply by reply, with files that a manifest joins.
#pragma once

#include <string>

#include "graph/layout.h"
#include "solve/cases.h"

namespace omnigo {

struct Bound {
  bool at_least;
  HalfPoints halves;
};

// Certificates and the manifest go to the folder; certificates that are there are kept. Exit status
// 1 if a case was not proved.
int prove_cases(const Layout& layout, const Game& game, const Bound& bound,
                const std::string& folder, solve::Cases::Settings settings, bool json);

}  // namespace omnigo
