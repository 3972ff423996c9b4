// Learnt weights of shapes: how much likelier than an unknown one a move of that shape is.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "search/shape.h"

namespace omnigo {

class ShapeWeights {
 public:
  ShapeWeights() : table_(16) {}

  // 1 for a shape that was never learnt.
  float of(Shape shape) const {
    for (std::size_t i = shape & (table_.size() - 1);; i = (i + 1) & (table_.size() - 1)) {
      if (table_[i].shape == shape) return table_[i].weight;
      if (table_[i].shape == 0) return 1.0f;
    }
  }
  void set(Shape shape, float weight);

  // Lines of a shape in hexadecimal and its weight.
  static Result<ShapeWeights> parse(std::string_view text);

 private:
  struct Entry {
    Shape shape = 0;  // 0: free
    float weight = 1;
  };
  std::vector<Entry> table_;  // open addressing; a power of two, at most half full
  std::size_t used_ = 0;
};

}  // namespace omnigo
