// KataGo's analysis protocol: queries and results as lines of JSON, many positions at a time.
//
// Beyond it: a query may have `board` (any spec) instead of boardXSize and boardYSize, `players`,
// and a list of komi; results then have `winrates` and `scores`, one per player. docs/gtp.md tells
// what is not taken over.
#pragma once

#include <ostream>
#include <string>

#include "gtp/analysis_query.h"

namespace omnigo {

struct AnalysisOptions {
  std::string bot = "omnigo";
  std::uint64_t seed = 1;
  std::uint64_t visits = 500;  // where a query says nothing
  int positions = 1;           // analysed at a time
  int threads = 1;             // for each of them
  Perspective perspective = Perspective::Black;
  bool wait = true;  // at the end of the input, for what is still to be analysed
};

// Until the input ends.
Result<void> run_analysis(const AnalysisOptions& options, int input, std::ostream& output);

}  // namespace omnigo
