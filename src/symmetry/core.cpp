// nauty (McKay and Piperno, "Practical graph isomorphism, II", 2014), in its sparse form. Its
// faster companion Traces is not used: up to version 2.8.6, which Debian 12 has, it can label two
// isomorphic graphs differently when they are coloured.
//
// The library keeps its work space in thread-local storage, so it may run in many threads.

// nauty's header spells thread_local as C does.
#define _Thread_local thread_local
#include <nauty/nausparse.h>
#undef _Thread_local

#include <algorithm>
#include <numeric>
#include <utility>

#include "symmetry/core.h"

namespace omnigo {
namespace {

thread_local Core* found = nullptr;  // where the hooks below put what nauty finds

void keep_generator(int, int* permutation, int*, int, int, int n) {
  found->generators.emplace_back(permutation, permutation + n);
}

// nauty climbs back along its first path; the group that fixes the first `level` points of the path
// has, at each level, this index in the one before.
void keep_index(int*, int*, int, int*, statsblk*, int, int index, int, int, int, int) {
  found->indices.push_back(index);
}

// nauty's work space grows with the largest graph a thread has shown it, and goes with the thread.
struct WorkSpace {
  ~WorkSpace() {
    nauty_freedyn();
    nautil_freedyn();
    nausparse_freedyn();
  }
};
thread_local WorkSpace work_space;

}  // namespace

Core label_core(const ColouredGraph& graph) {
  const int n = static_cast<int>(graph.cells.size());
  std::vector<std::size_t> first(n);
  std::vector<int> degrees(n), ends;
  for (int p = 0; p < n; ++p) {
    first[p] = ends.size();
    degrees[p] = static_cast<int>(graph.neighbours[p].size());
    ends.insert(ends.end(), graph.neighbours[p].begin(), graph.neighbours[p].end());
  }
  sparsegraph sparse;
  SG_INIT(sparse);
  sparse.nv = n;
  sparse.nde = ends.size();
  sparse.v = first.data();
  sparse.d = degrees.data();
  sparse.e = ends.data();
  sparse.vlen = sparse.dlen = n;
  sparse.elen = ends.size();

  // Cells as nauty wants them: points by cell, and a 0 at the last of each.
  std::vector<int> order(n), same_as_next(n, 1), orbits(n);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    return std::pair(graph.cells[a], a) < std::pair(graph.cells[b], b);
  });
  for (int i = 0; i < n; ++i) {
    same_as_next[i] = i + 1 < n && graph.cells[order[i]] == graph.cells[order[i + 1]];
  }

  static DEFAULTOPTIONS_SPARSEGRAPH(defaults);
  optionblk options = defaults;
  options.getcanon = TRUE;
  options.defaultptn = FALSE;
  options.userautomproc = keep_generator;
  options.userlevelproc = keep_index;
  statsblk statistics;
  sparsegraph relabelled;
  SG_INIT(relabelled);

  (void)work_space;  // made where it is first named, and unmade when the thread ends
  Core core;
  found = &core;
  sparsenauty(&sparse, order.data(), same_as_next.data(), orbits.data(), &options, &statistics,
              &relabelled);
  found = nullptr;
  SG_FREE(relabelled);
  core.order = std::move(order);
  return core;
}

}  // namespace omnigo
