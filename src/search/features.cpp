#include "search/features.h"

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

bool is_eye(const Board& board, const Shapes& shapes, Point p, Colour c) {
  for (Point q : board.graph().neighbours(p)) {
    if (board.at(q) != c) return false;
  }
  const auto diagonals = shapes.diagonals(p);
  if (diagonals.empty()) {  // nothing can break it but atari
    for (Point q : board.graph().neighbours(p)) {
      if (few_liberties(board, q, 2).count == 1) return false;
    }
    return true;
  }
  int opponents = 0;
  for (Point q : diagonals) opponents += board.at(q) != Colour::Empty && board.at(q) != c;
  return opponents < (shapes.on_border(p) ? 1 : 2);
}

Tactic tactic_of(const Board& board, const Shapes& shapes, Point p, Colour mover) {
  if (is_eye(board, shapes, p, mover)) return Tactic::FillsEye;
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

}  // namespace omnigo
