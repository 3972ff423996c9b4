#include "search/features.h"

#include "search/eye.h"

namespace omnigo {
namespace {

bool touches_own_atari(const Board& board, Point block, Colour mover) {
  Point stone = block;
  do {
    for (Point q : board.graph().neighbours(stone)) {
      if (board.at(q) == mover && few_liberties(board, q, 2).count == 1) return true;
    }
    stone = board.next_stone(stone);
  } while (stone != block);
  return false;
}

}  // namespace

bool is_lasting_eye(const Board& board, const Shapes& shapes, Point p, Colour c) {
  return is_lasting_eye(board, shapes.diagonals(p), p, c,
                        [&](Point q) { return few_liberties(board, q, 2).count == 1; });
}

Tactic tactic_of(const Board& board, const Shapes& shapes, Point p, Colour mover) {
  if (is_lasting_eye(board, shapes, p, mover)) return Tactic::FillsEye;
  bool captures = false, many = false, own_atari = false, gives_atari = false;
  for (Point q : board.graph().neighbours(p)) {
    const Colour c = board.at(q);
    if (c == Colour::Empty) continue;
    const int liberties = few_liberties(board, q, 3).count;
    if (c == mover) {
      own_atari |= liberties == 1;
    } else if (liberties == 1) {
      if (touches_own_atari(board, q, mover)) return Tactic::CapturesToRescue;
      captures = true;
      many |= board.block_size(q) > 1;
    } else if (liberties == 2) {
      gives_atari = true;
    }
  }
  if (captures) return many ? Tactic::CapturesMany : Tactic::Captures;
  const bool in_atari_after = liberties_after(board, p, mover, 2).count < 2;
  if (own_atari) return in_atari_after ? Tactic::EscapesInVain : Tactic::Escapes;
  if (in_atari_after) return Tactic::SelfAtari;
  return gives_atari ? Tactic::GivesAtari : Tactic::None;
}

Nearness nearness_of(const Graph& graph, const Shapes& shapes, Point p, Point latest) {
  if (latest == kNoPoint) return Nearness::NoLatest;
  if (graph.adjacent(p, latest)) return Nearness::Adjacent;
  const auto diagonals = shapes.diagonals(latest);
  if (std::find(diagonals.begin(), diagonals.end(), p) != diagonals.end()) {
    return Nearness::Diagonal;
  }
  for (Point q : graph.neighbours(p)) {
    if (graph.adjacent(q, latest)) return Nearness::Two;
  }
  return Nearness::Far;
}

namespace {

// Further away than these, distances are all alike.
constexpr int kFarFromLatest = 8, kFarFromEarlier = 4;

}  // namespace

PriorFeatures::PriorFeatures(const Graph& graph)
    : graph_(graph), shapes_(graph), wide_shapes_(graph) {}

void PriorFeatures::look_at(const Board& board, Colour mover, Point latest, Point earlier) {
  board_ = &board;
  mover_ = mover;
  latest_ = latest;
  earlier_ = earlier;
  wide_shapes_.look_at(board, mover);
  measure(latest, kFarFromLatest, false, from_latest_);
  measure(earlier, kFarFromEarlier, false, from_earlier_);
  measure(latest, kFarFromLatest, true, blocks_from_latest_);
  measure(earlier, kFarFromEarlier, true, blocks_from_earlier_);
}

void PriorFeatures::measure(Point from, int most, bool along_blocks,
                            std::vector<std::uint8_t>& distances) {
  distances.assign(graph_.size(), static_cast<std::uint8_t>(most));
  if (from == kNoPoint) return;
  waiting_.clear();
  const auto reach = [&](Point p, int distance) {
    if (distances[p] <= distance) return;
    Point stone = p;
    do {
      distances[stone] = static_cast<std::uint8_t>(distance);
      waiting_.push_back(stone);
      if (along_blocks && board_->at(p) != Colour::Empty) stone = board_->next_stone(stone);
    } while (stone != p);
  };
  reach(from, 0);
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    const int next = distances[waiting_[i]] + 1;
    if (next == most) return;
    for (Point q : graph_.neighbours(waiting_[i])) reach(q, next);
  }
}

std::array<Feature, PriorFeatures::kKinds.size()> PriorFeatures::of(Point p) const {
  // From the latest move, 0 for diagonal points, which are apart from others at distance 2, and 9
  // where there is none; and ten times the distance from the one before.
  int distance = 9, block_distance = 9;
  if (latest_ != kNoPoint) {
    const auto diagonals = shapes_.diagonals(latest_);
    const bool diagonal = std::find(diagonals.begin(), diagonals.end(), p) != diagonals.end();
    distance = diagonal ? 0 : from_latest_[p];
    block_distance = blocks_from_latest_[p];
    if (earlier_ != kNoPoint) {
      distance += 10 * from_earlier_[p];
      block_distance += 10 * blocks_from_earlier_[p];
    }
  }
  const WideShapes::Pair wide = wide_shapes_.at(p);
  const Tactic tactic = tactic_of(*board_, shapes_, p, mover_);
  return {feature(FeatureKind::Tactic, static_cast<std::uint64_t>(tactic)),
          feature(FeatureKind::Shape, shapes_.at(*board_, p, mover_)),
          feature(FeatureKind::Within2, wide.within2),
          feature(FeatureKind::Within3, wide.within3),
          feature(FeatureKind::Liberties,
                  static_cast<std::uint64_t>(liberties_after(*board_, p, mover_, 4).count)),
          feature(FeatureKind::Distance, static_cast<std::uint64_t>(distance)),
          feature(FeatureKind::BlockDistance, static_cast<std::uint64_t>(block_distance))};
}

}  // namespace omnigo
