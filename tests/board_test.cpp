#include "rules/board.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "graph/layout.h"

namespace omnigo {
namespace {

struct Ground {
  const char* board;
  int players;
};

// Every kind of cells is the first that fits on some of these.
constexpr Ground kGrounds[] = {
    {"grid:1x1", 2},    {"grid:5x4", 2},     {"grid:9x9", 2},    {"torus:4x5", 2},
    {"klein:4x4", 1},   {"grid:5x5", 3},     {"cube:3", 8},      {"triangular:4", 3},
    {"hypercube:5", 2}, {"sunflower:40", 4}, {"complete:9", 3},  {"star:12", 5},
    {"grid:5x5", 9},    {"complete:16", 26}, {"hypercube:4", 6}, {"honeycomb:2", 2},
    {"complete:13", 8}, {"path:30", 2},      {"icosahedron", 2}, {"sierpinski:3", 4},
};

// The same board in every kind of cells that fits.
std::vector<Board> in_all_cells(const Ground& ground) {
  const auto layout = make_layout(ground.board);
  std::vector<Board> boards;
  for (CellKind least : {CellKind::Grid, CellKind::Small, CellKind::Middle, CellKind::Wide}) {
    Board board(layout->graph, ground.players, least);
    if (board.cell_kind() == least) boards.push_back(std::move(board));
  }
  return boards;
}

std::vector<Point> empty_points(const Board& board) {
  std::vector<Point> points;
  for (int p = 0; p < board.graph().size(); ++p) {
    if (board.at(static_cast<Point>(p)) == Colour::Empty) points.push_back(static_cast<Point>(p));
  }
  return points;
}

// All that can be asked about a position.
void expect_same(const Board& a, const Board& b) {
  ASSERT_EQ(a.colouring(), b.colouring());
  EXPECT_EQ(a.hash(), b.hash());
  for (int i = 0; i < a.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (a.at(p) != Colour::Empty) {
      EXPECT_EQ(a.block_stones(p), b.block_stones(p));
      EXPECT_EQ(a.liberties(p), b.liberties(p));
      EXPECT_EQ(a.block(p), a.block(a.next_stone(p)));
      EXPECT_EQ(a.block_size(p), static_cast<int>(a.block_stones(p).size()));
      continue;
    }
    for (int player = 0; player < a.players(); ++player) {
      const MoveEffect x = a.effect(p, colour_of(player)), y = b.effect(p, colour_of(player));
      EXPECT_EQ(x.captures, y.captures);
      EXPECT_EQ(x.suicide, y.suicide);
      EXPECT_EQ(x.hash, y.hash);
    }
  }
}

struct Played {
  Point point;
  Colour colour;
  std::vector<Stone> taken;
};

bool by_point(Stone a, Stone b) { return a.point < b.point; }

Played play(Board& board, Point p, Colour c) {
  const MoveEffect effect = board.effect(p, c);
  Played played{p, c, {}};
  board.play(p, c, played.taken);
  EXPECT_TRUE(board.consistent());
  EXPECT_EQ(board.hash(), effect.hash);
  EXPECT_EQ(effect.captures || effect.suicide, !played.taken.empty());
  EXPECT_EQ(effect.suicide, board.at(p) == Colour::Empty);
  std::sort(played.taken.begin(), played.taken.end(), by_point);
  return played;
}

class AllLayouts : public testing::TestWithParam<Ground> {};

// Random games of random colours, suicide among the moves, forward and back.
TEST_P(AllLayouts, PlayTheSame) {
  std::vector<Board> boards = in_all_cells(GetParam());
  EXPECT_EQ(boards.back().cell_kind(), CellKind::Wide);
  std::vector<Played> log;
  Random random(11);
  for (int turn = 0; turn < 400 && !HasFailure(); ++turn) {
    const std::vector<Point> empty = empty_points(boards[0]);
    if (empty.empty() || (!log.empty() && random.below(4) == 0)) {
      for (Board& board : boards)
        board.take_back(log.back().point, log.back().colour, log.back().taken);
      log.pop_back();
      EXPECT_TRUE(boards[0].consistent());
    } else {
      const Point p = empty[random.below(static_cast<std::uint32_t>(empty.size()))];
      const Colour c = colour_of(static_cast<int>(random.below(boards[0].players())));
      log.push_back(play(boards[0], p, c));
      for (std::size_t i = 1; i < boards.size(); ++i) {
        EXPECT_EQ(play(boards[i], p, c).taken, log.back().taken);
      }
    }
    for (std::size_t i = 1; i < boards.size(); ++i) expect_same(boards[i], boards[0]);
  }
}

TEST_P(AllLayouts, TakingBackRestoresEverything) {
  for (Board& board : in_all_cells(GetParam())) {
    std::vector<Played> log;
    std::vector<Board> before;
    Random random(5);
    for (int turn = 0; turn < 60; ++turn) {
      const std::vector<Point> empty = empty_points(board);
      if (empty.empty()) break;
      before.push_back(board);
      const Point p = empty[random.below(static_cast<std::uint32_t>(empty.size()))];
      log.push_back(play(board, p, colour_of(static_cast<int>(random.below(board.players())))));
      Board after_all = board;
      after_all.set_colouring(board.colouring());
      expect_same(board, after_all);
    }
    while (!log.empty() && !HasFailure()) {
      board.take_back(log.back().point, log.back().colour, log.back().taken);
      EXPECT_TRUE(board.consistent());
      expect_same(board, before.back());
      log.pop_back();
      before.pop_back();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Grounds, AllLayouts, testing::ValuesIn(kGrounds), [](const auto& info) {
  std::string name = info.param.board + std::string("_") + std::to_string(info.param.players);
  std::replace_if(name.begin(), name.end(), [](char c) { return !std::isalnum(c); }, '_');
  return name;
});

TEST(Board, TakesTheFirstLayoutThatFits) {
  const auto kind_of = [](const char* board, int players) {
    return Board(make_layout(board)->graph, players).cell_kind();
  };
  EXPECT_EQ(kind_of("19", 2), CellKind::Grid);
  EXPECT_EQ(kind_of("100", 2), CellKind::Grid);
  EXPECT_EQ(kind_of("19", 3), CellKind::Small);
  EXPECT_EQ(kind_of("triangular:11", 8), CellKind::Small);
  EXPECT_EQ(kind_of("complete:13", 2), CellKind::Middle);
  EXPECT_EQ(kind_of("complete:14", 2), CellKind::Wide);
  EXPECT_EQ(kind_of("9", 9), CellKind::Wide);
}

TEST(Board, IsAValue) {
  Board board(make_layout("5")->graph, 2);
  std::vector<Stone> taken;
  board.play(3, Colour::Black, taken);
  Board copy = board;
  copy.play(4, Colour::White, taken);
  EXPECT_EQ(board.at(4), Colour::Empty);
  Board other(make_layout("triangular:3")->graph, 3);
  other = board;
  expect_same(other, board);
  board = copy;
  expect_same(board, copy);
  const Board& itself = board;
  board = itself;
  expect_same(board, copy);
  EXPECT_EQ(other.at(4), Colour::Empty);
}

}  // namespace
}  // namespace omnigo
