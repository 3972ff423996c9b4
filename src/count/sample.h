// Legal colourings drawn uniformly at random, exactly: each with the same chance.
#pragma once

#include <memory>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "graph/graph.h"
#include "rules/colour.h"

namespace omnigo::count {

class Sampler {
 public:
  virtual ~Sampler() = default;
  virtual Colouring draw(Random& random) = 0;
};

// Sweeps once over the graph and keeps, for every state of every frontier, the exact number of ways
// to complete it; then each point is coloured with the chance that those numbers give. An error
// where that takes more memory (in bytes).
Result<std::unique_ptr<Sampler>> sampler_from_counts(const Graph& graph, int players,
                                                     std::size_t memory);

// Draws any colouring until one is legal: for boards too wide for the other.
std::unique_ptr<Sampler> sampler_by_rejection(const Graph& graph, int players);

}  // namespace omnigo::count
