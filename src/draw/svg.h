// A board as an SVG picture, with stones, labels and marks laid on it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graph/layout.h"
#include "rules/colour.h"

namespace omnigo {

enum class Mark : std::uint8_t { None, Dot, Circle, Square, Triangle, Cross };

// What lies on a board. Each list is empty or has one element a point.
struct Overlay {
  Colouring stones = {};
  std::vector<std::string> labels = {};  // such as the number of a move
  std::vector<Mark> marks = {};
  bool names = false;                      // write its name at each point where nothing else lies
  std::vector<std::string> captions = {};  // lines below the board, broken where they are too long
};

// A whole SVG file. Players are distinguished by colour and, from the third on, by their letters.
std::string board_svg(const Layout& layout, const Overlay& overlay = {});

}  // namespace omnigo
