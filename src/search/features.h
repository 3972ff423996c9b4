// What a move looks like to the learnt weights: its shape, its distance to the latest moves and
// what it does to the blocks it touches.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "search/shape.h"
#include "search/tactics.h"
#include "search/wide_shape.h"

namespace omnigo {

// The kinds of features; a move has one of each. Playouts, which must be quick, look at the first
// three, priors at all but Nearness.
enum class FeatureKind : std::uint8_t {
  Tactic,
  Nearness,
  Shape,    // of what is around (search/shape.h)
  Within2,  // of all within that distance (search/wide_shape.h)
  Within3,
  Liberties,      // of its block afterwards, 4 for more
  Distance,       // from the latest two moves
  BlockDistance,  // likewise, but along blocks: within one, nothing is far
  Habit,          // not of a move, but of who plays: how often it looks for such moves
};
inline constexpr int kFeatureKinds = 9;
inline constexpr std::array<std::string_view, kFeatureKinds> kFeatureKindNames = {
    "tactic",    "nearness", "shape",          "within2", "within3",
    "liberties", "distance", "block-distance", "habit"};

// A feature: its kind in the upper four bits, and which one of that kind; never 0.
using Feature = std::uint64_t;
constexpr Feature feature(FeatureKind kind, std::uint64_t which) {
  return (static_cast<Feature>(kind) + 1) << 60 | (which & ((Feature{1} << 60) - 1));
}
constexpr int kind_of(Feature feature) { return static_cast<int>(feature >> 60) - 1; }
constexpr std::uint64_t which_of(Feature feature) { return feature & ((Feature{1} << 60) - 1); }

enum class Tactic : std::uint8_t {
  None,
  Captures,          // a block of one stone
  CapturesMany,      // of two or more
  CapturesToRescue,  // a block that touches an own one in atari
  Escapes,           // an own block gets out of atari
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

// What a mover of the playouts looks for before it draws a move by its weight.
enum class Habit : std::uint8_t { AnswersAtari, PlaysNakade, SeesTwoLiberties };
inline constexpr int kHabits = 3;
inline constexpr std::array<std::string_view, kHabits> kHabitNames = {
    "answers-atari", "plays-nakade", "sees-two-liberties"};

// Of the empty point p (search/eye.h).
bool is_lasting_eye(const Board& board, const Shapes& shapes, Point p, Colour c);

Tactic tactic_of(const Board& board, const Shapes& shapes, Point p, Colour mover);
Nearness nearness_of(const Graph& graph, const Shapes& shapes, Point p, Point latest);

// What priors look at, of the moves in one position after another on a graph.
class PriorFeatures {
 public:
  static constexpr std::array<FeatureKind, 7> kKinds = {
      FeatureKind::Tactic,       FeatureKind::Shape,     FeatureKind::Within2,
      FeatureKind::Within3,      FeatureKind::Liberties, FeatureKind::Distance,
      FeatureKind::BlockDistance};

  // The graph must outlive it.
  explicit PriorFeatures(const Graph& graph);

  // Where the moves are played next; the board must outlive that. `latest` and `earlier` are the
  // points of the two turns before, or kNoPoint.
  void look_at(const Board& board, Colour mover, Point latest, Point earlier);
  // Of a legal move, in the order of kKinds.
  std::array<Feature, kKinds.size()> of(Point p) const;

 private:
  void measure(Point from, int most, bool along_blocks, std::vector<std::uint8_t>& distances);

  const Graph& graph_;
  Shapes shapes_;
  WideShapes wide_shapes_;
  const Board* board_ = nullptr;
  Colour mover_ = Colour::Empty;
  Point latest_ = kNoPoint, earlier_ = kNoPoint;
  std::vector<std::uint8_t> from_latest_, from_earlier_;  // distances, by point
  std::vector<std::uint8_t> blocks_from_latest_, blocks_from_earlier_;
  std::vector<Point> waiting_;  // scratch
};

}  // namespace omnigo
