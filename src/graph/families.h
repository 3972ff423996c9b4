// The families of boards: a table of names, sizes and makers.
//
// A board is written `family:arguments`, such as triangular:11. To add a family, write its maker
// (drawing.h lists them) and a line in the table in families.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "graph/drawing.h"
#include "graph/layout.h"

namespace omnigo {

// How large a board would be: exact in points, at most this many edges.
struct Size {
  std::uint64_t points = 0, edges = 0;
};

struct Family {
  std::string_view name;       // before the colon
  std::string_view arguments;  // after it: "WxH", one letter for a number, or empty for none
  int least;                   // the smallest number it takes
  std::string_view example;    // a whole spec
  std::string_view about;      // a few words for a list
  Size (*size)(std::uint64_t a, std::uint64_t b);  // for a and b up to kLargestArgument
  Drawing (*draw)(int a, int b);
};

inline constexpr std::uint64_t kLargestArgument = 1'000'000;

std::span<const Family> families();

// Reads `family:arguments`; `9` and `9x9` are short for grid:9x9, and `torus:9` for torus:9x9.
Result<Layout> make_family(std::string_view spec);

}  // namespace omnigo
