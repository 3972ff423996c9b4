// What a move looks like to the learnt weights: its shape, its distance to the latest move and what
// it does to the blocks it touches.
#pragma once

#include <array>
#include <string_view>

#include "search/shape.h"
#include "search/tactics.h"

namespace omnigo {

enum class Tactic : std::uint8_t {
  None,
  Captures,          // a block of one stone
  CapturesMany,      // of two or more
  CapturesToRescue,  // a block that touches one's own in atari
  Escapes,           // one's own block gets out of atari
  EscapesInVain,     // and is in atari again
  SelfAtari,
  GivesAtari,  // to an opponent's block with two liberties
  FillsEye,
};
inline constexpr int kTactics = 9;
inline constexpr std::array<std::string_view, kTactics> kTacticNames = {
    "none",     "captures",        "captures-many", "captures-to-rescue",
    "escapes",  "escapes-in-vain", "self-atari",    "gives-atari",
    "fills-eye"};

// Along the graph from the latest move: 1, 2 with two shared neighbours (a diagonal point), other
// points at distance 2, further away; or there is no latest move.
enum class Nearness : std::uint8_t { Adjacent, Diagonal, Two, Far, NoLatest };
inline constexpr int kNearnesses = 5;
inline constexpr std::array<std::string_view, kNearnesses> kNearnessNames = {
    "adjacent", "diagonal", "two", "far", "no-latest"};

// p is empty; all neighbours of p the mover's, and too few diagonal points an opponent's to break
// it.
bool is_eye(const Board& board, const Shapes& shapes, Point p, Colour c);

Tactic tactic_of(const Board& board, const Shapes& shapes, Point p, Colour mover);
Nearness nearness_of(const Graph& graph, const Shapes& shapes, Point p, Point latest);

}  // namespace omnigo
