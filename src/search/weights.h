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
  MoveWeights() : shapes_(16) {
    tactics_.fill(1);
    nearnesses_.fill(1);
  }

  float tactic(Tactic tactic) const { return tactics_[static_cast<int>(tactic)]; }
  float nearness(Nearness nearness) const { return nearnesses_[static_cast<int>(nearness)]; }
  // 1 for a shape that was never learnt.
  float shape(Shape shape) const {
    for (std::size_t i = shape & (shapes_.size() - 1);; i = (i + 1) & (shapes_.size() - 1)) {
      if (shapes_[i].shape == shape) return shapes_[i].weight;
      if (shapes_[i].shape == 0) return 1.0f;
    }
  }

  void set(Tactic tactic, float weight) { tactics_[static_cast<int>(tactic)] = weight; }
  void set(Nearness nearness, float weight) { nearnesses_[static_cast<int>(nearness)] = weight; }
  void set_shape(Shape shape, float weight);

  // Lines such as `tactic captures 12.5`, `nearness adjacent 9.1` and, in hexadecimal, `shape 1f
  // 0.5`.
  static Result<MoveWeights> parse(std::string_view text);
  std::string text() const;

 private:
  struct Entry {
    Shape shape = 0;  // 0: free
    float weight = 1;
  };
  std::array<float, kTactics> tactics_;
  std::array<float, kNearnesses> nearnesses_;
  std::vector<Entry> shapes_;  // open addressing; a power of two, at most half full
  std::size_t shapes_used_ = 0;
};

// Those of data/move-weights.txt, which is part of the program.
std::shared_ptr<const MoveWeights> learnt_weights();

}  // namespace omnigo
