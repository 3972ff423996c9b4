// Learnt weights of moves, by their features: how much likelier than another a move of that kind
// is.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "search/features.h"

namespace omnigo {

class MoveWeights {
 public:
  MoveWeights() : entries_(16) { rare_.fill(1); }

  float of(Feature feature) const {
    const Entry& entry = entries_[place_of(feature)];
    return entry.feature == feature ? entry.weight : rare_[kind_of(feature)];
  }
  bool knows(Feature feature) const { return entries_[place_of(feature)].feature == feature; }
  // Of a feature met too seldom to have a weight of its own; 1 unless it was learnt.
  float rare(FeatureKind kind) const { return rare_[static_cast<int>(kind)]; }

  void set(Feature feature, float weight);
  void set_rare(FeatureKind kind, float weight) { rare_[static_cast<int>(kind)] = weight; }

  // Lines such as `tactic captures 12.5`, `distance 23 1.4` and, in hexadecimal, `shape 1f 0.5`;
  // or `shape rare 8`.
  static Result<MoveWeights> parse(std::string_view text);
  std::string text() const;

 private:
  struct Entry {
    Feature feature = 0;  // 0: free
    float weight = 1;
  };

  // Where it is, or would be.
  std::size_t place_of(Feature feature) const {
    const std::size_t last = entries_.size() - 1;
    std::size_t i = (feature ^ feature >> 32) & last;
    while (entries_[i].feature != 0 && entries_[i].feature != feature) i = (i + 1) & last;
    return i;
  }

  std::vector<Entry> entries_;  // open addressing; a power of two, at most half full
  std::size_t used_ = 0;
  std::array<float, kFeatureKinds> rare_;
};

// What playouts go by, and priors.
struct LearntWeights {
  std::shared_ptr<const MoveWeights> playouts, priors;
};
// Those of data/playout-weights.txt and data/prior-weights.txt, which are part of the program.
LearntWeights learnt_weights();

}  // namespace omnigo
