// The board of the playouts against the board of the rules, move by move in random games.
#include "search/tactical_board.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "graph/layout.h"
#include "search/features.h"

namespace omnigo {
namespace {

void expect_same(const TacticalBoard& fast, const Board& board, const Shapes& shapes, int players) {
  ASSERT_EQ(fast.colouring(), board.colouring());
  for (int i = 0; i < board.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (board.at(p) != Colour::Empty) {
      const int liberties = board.liberties(p);
      EXPECT_EQ(fast.in_atari(p), liberties == 1);
      EXPECT_EQ(fast.some_liberties(p).count, std::min(3, liberties));
      EXPECT_EQ(fast.block_size(p), board.block_size(p));
      if (liberties == 1) {
        EXPECT_EQ(fast.last_liberty(p), fast.some_liberties(p).points[0]);
      }
      continue;
    }
    for (int player = 0; player < players; ++player) {
      const Colour c = colour_of(player);
      EXPECT_EQ(fast.is_eye(p, c), is_lasting_eye(board, shapes, p, c));
      if (board.effect(p, c).suicide) {
        EXPECT_FALSE(fast.is_legal(p, c));
      } else if (fast.is_legal(p, c)) {
        EXPECT_EQ(fast.is_self_atari(p, c), fast.liberties_after(p, c).count < 2);
      }
    }
  }
}

// What a move that takes nothing does to liberties is foreseen.
void expect_foreseen(const Board& before, const Board& after, Point p, int foreseen) {
  int stones = 0;
  for (int i = 0; i < before.graph().size(); ++i) {
    stones += (after.at(static_cast<Point>(i)) != Colour::Empty) -
              (before.at(static_cast<Point>(i)) != Colour::Empty);
  }
  if (stones == 1) {
    EXPECT_EQ(foreseen, std::min(3, after.liberties(p)));
  }
}

TEST(TacticalBoard, AgreesWithTheBoard) {
  for (const char* spec :
       {"7x7", "torus:4x4", "triangular:3", "cube:3", "star:6", "complete:5", "star:40"}) {
    for (int players : {2, 3}) {
      SCOPED_TRACE(spec);
      const Layout layout = *make_layout(spec);
      const Shapes shapes(*layout.graph);
      const Surroundings surroundings(*layout.graph, shapes);
      Random random(3);
      for (int game = 0; game < 4; ++game) {
        Board board(layout.graph, players);
        TacticalBoard fast(*layout.graph, surroundings, players);
        fast.load(board);
        for (int turn = 0; turn < 3 * layout.graph->size(); ++turn) {
          const Colour c = colour_of(turn % players);
          const auto p = static_cast<Point>(random.below(layout.graph->size()));
          if (board.at(p) != Colour::Empty || !fast.is_legal(p, c)) continue;
          const Board before = board;
          const int foreseen = fast.liberties_after(p, c).count;
          std::vector<Stone> taken;
          board.play(p, c, taken);
          fast.play(p, c);
          ASSERT_EQ(fast.taken().size(), taken.size());
          expect_same(fast, board, shapes, players);
          expect_foreseen(before, board, p, foreseen);
          TacticalBoard loaded(*layout.graph, surroundings, players);
          loaded.load(board);
          expect_same(loaded, board, shapes, players);
        }
      }
    }
  }
}

TEST(TacticalBoard, AKoIsNotRetakenAtOnce) {
  const Layout layout = *make_layout("5x5");
  Board board(layout.graph, 2);
  const Shapes shapes(*layout.graph);
  const Surroundings surroundings(*layout.graph, shapes);
  TacticalBoard fast(*layout.graph, surroundings, 2);
  fast.load(board);
  const auto at = [&](const char* name) { return *layout.find(name); };
  for (const char* p : {"B3", "C2", "C4"}) fast.play(at(p), Colour::Black);
  for (const char* p : {"C3", "D2", "D4", "E3"}) fast.play(at(p), Colour::White);
  ASSERT_TRUE(fast.in_atari(at("C3")));
  fast.play(at("D3"), Colour::Black);
  ASSERT_EQ(fast.at(at("C3")), Colour::Empty);
  EXPECT_FALSE(fast.is_legal(at("C3"), Colour::White));
  fast.pass();
  EXPECT_TRUE(fast.is_legal(at("C3"), Colour::White));
}

}  // namespace
}  // namespace omnigo
