// For code in which a jump that is hard to predict costs more than what it jumps over.
#pragma once

#include <cstdint>

namespace omnigo {

// The same value, computed as it stands: the compiler may not turn `if (unsplit(a | b))` into one
// jump for a and another for b.
inline std::uint32_t unsplit(std::uint32_t condition) {
  asm("" : "+r"(condition));
  return condition;
}

}  // namespace omnigo
