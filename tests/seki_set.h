// Positions whose blocks' fates are known: tests/data/seki.txt.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "diagram.h"
#include "graph/layout.h"
#include "places.h"

namespace omnigo {

struct SekiCase {
  std::string line;  // of the file
  Layout layout;
  Colouring colouring;
  std::string fates;   // one letter per point, as SekiTruth writes them
  bool drawn = false;  // by hand, too large for perfect play
};

// A line is `BOARD STONES FATES`; one that begins with `drawn` is not checked by perfect play.
inline std::vector<SekiCase> seki_set() {
  std::vector<SekiCase> cases;
  std::ifstream file(source_folder() + "/tests/data/seki.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    SekiCase known{.line = line, .layout = {}, .colouring = {}, .fates = {}};
    std::istringstream words(line);
    std::string first, stones;
    words >> first;
    known.drawn = first == "drawn";
    if (known.drawn) words >> first;
    words >> stones >> known.fates;
    known.layout = *make_layout(first);
    for (const char c : stones) {
      known.colouring.push_back(as_colours(diagram(std::string(1, c)))[0]);
    }
    cases.push_back(std::move(known));
  }
  return cases;
}

}  // namespace omnigo
