// The automorphisms that a certificate names, as a group of maps of points; 0 moves nothing.
#pragma once

#include <vector>

#include "verify/sets.h"

namespace omnigo::checking {

class Group {
 public:
  // The maps must be automorphisms of the graph and, with the identity, closed under composition;
  // false in valid() if they are not.
  Group(const Graph& graph, const std::vector<std::vector<Point>>& maps);

  bool valid() const { return valid_; }
  int size() const { return size_; }
  int inverse(int number) const { return inverse_[number]; }
  // First `one`, then `then`.
  int product(int then, int one) const { return products_[then * size_ + one]; }
  Bits image(int number, Bits set) const {
    if (number == 0) return set;
    const Bits* table = tables_.data() + static_cast<std::size_t>(number) * bytes_ * 256;
    Bits moved = 0;
    for (int byte = 0; byte < bytes_; ++byte, set >>= 8) moved |= table[byte * 256 + (set & 255)];
    return moved;
  }
  Stones image(int number, const Stones& stones, int players) const {
    Stones moved{};
    for (int i = 0; i < players; ++i) moved[i] = image(number, stones[i]);
    return moved;
  }

 private:
  bool valid_ = true;
  int size_, bytes_;
  std::vector<int> inverse_, products_;
  std::vector<Bits> tables_;
};

}  // namespace omnigo::checking
