// Positions drawn in tests as people draw them: rows from the top, `.` empty, B W R U G Y players.
#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "rules/colour.h"

namespace omnigo {

// One colour a point, 0 empty and players from 1, in the point order of the WxH families (rows from
// the lowest). Spaces part rows; on boards without rows, one row lists the points in order.
inline std::vector<std::uint8_t> diagram(const std::string& rows) {
  static constexpr std::string_view kLetters = ".BWRUGY";
  std::vector<std::uint8_t> colours;
  std::istringstream in(rows);
  for (std::string row; in >> row;) {
    std::vector<std::uint8_t> line;
    for (char c : row) line.push_back(static_cast<std::uint8_t>(kLetters.find(c)));
    colours.insert(colours.begin(), line.begin(), line.end());
  }
  return colours;
}

// The same as the engine writes it.
inline Colouring as_colours(const std::vector<std::uint8_t>& numbers) {
  Colouring colours;
  for (int c : numbers) colours.push_back(static_cast<Colour>(c));
  return colours;
}

}  // namespace omnigo
