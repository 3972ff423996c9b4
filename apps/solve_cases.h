// omnigo solve --cases: a bound proved reply by reply, with files that a manifest joins.
#pragma once

#include <optional>
#include <string>

#include "graph/layout.h"
#include "solve/cases.h"

namespace omnigo {

struct Bound {
  bool at_least;
  HalfPoints halves;
};

// Where results go. Certificates that are in the folder are kept; the search goes on from the
// checkpoint, if there is one.
struct CasesFiles {
  std::string folder;  // for certificates and the manifest
  std::optional<std::string> checkpoint;
};

// Exit status 1 if a case was not proved.
int prove_cases(const Layout& layout, const Game& game, const Bound& bound, const CasesFiles& files,
                solve::Cases::Settings settings, bool json);

}  // namespace omnigo
