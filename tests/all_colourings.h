// Every colouring of a board, legal or not.
#pragma once

#include "spec/spec.h"

namespace omnigo {

template <class Visit>
void for_each_colouring(const Graph& graph, int players, Visit visit) {
  spec::Colouring colouring(graph.size());
  for (;;) {
    visit(colouring);
    int p = 0;
    while (p < graph.size() && colouring[p] == players) colouring[p++] = 0;
    if (p == graph.size()) return;
    ++colouring[p];
  }
}

}  // namespace omnigo
