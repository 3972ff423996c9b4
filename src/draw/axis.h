// What charts share: round steps along an axis, and the colours of lines.
#pragma once

#include <cmath>
#include <cstddef>

namespace omnigo {

// One, two or five times a power of ten, so that about `count` of them fill the span.
inline double round_step(double span, int count) {
  const double raw = span / count, power = std::pow(10, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= raw) return factor * power;
  }
  return 10 * power;
}

inline const char* line_colour(std::size_t line) {
  static constexpr const char* kColours[] = {"#1b6ca8", "#c2452d", "#2e8b57",
                                             "#8a5aa8", "#b8860b", "#555555"};
  return kColours[line % (sizeof kColours / sizeof *kColours)];
}

}  // namespace omnigo
