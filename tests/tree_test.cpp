// The tree search, with a mock evaluator where its own logic is asked, with playouts where the game
// is.
#include "search/tree.h"

#include <gtest/gtest.h>

#include <numeric>

#include "graph/layout.h"
#include "search/local_playout.h"

namespace omnigo {
namespace {

// Values a position by who stands on one point; knows nothing else.
class OwnsPoint : public Evaluator {
 public:
  explicit OwnsPoint(Point point) : point_(point) {}

  void judge(const Game& game, Random&, Judgement& judgement) override {
    const int players = game.rules().players;
    const Colour owner = game.board().at(point_);
    judgement.values.assign(players, owner == Colour::Empty ? 1.0f / players : 0.0f);
    if (owner != Colour::Empty) judgement.values[player_of(owner)] = 1;
    judgement.scores = judgement.values;
    judgement.owners = game.board().colouring();
    judgement.first_players.clear();
  }
  void weigh(const Game&, std::span<const Point>, std::span<Prior>) override {}

 private:
  Point point_;
};

struct Table {
  Table(const char* board, const char* rules)
      : layout(*make_layout(board)), game(*Game::start(layout.graph, *parse_rules(rules))) {}
  Layout layout;
  Game game;
  std::atomic<bool> stop{false};
};

SearchLimits simulations(std::uint64_t count) { return {count, 1e9}; }

EvaluatorFactory playouts(const Game& game) {
  return local_playouts(game.board().shared_graph(), game.rules().players,
                        std::make_shared<ShapeWeights>());
}

TEST(Tree, FindsTheMoveThatItsEvaluatorLikes) {
  for (const char* rules : {"tromp-taylor", "players=3", "players=6"}) {
    Table t("3x3", rules);
    TreeSearch search([] { return std::make_unique<OwnsPoint>(Point{7}); }, {});
    const SearchReport report = search.search(t.game, simulations(500), t.stop);
    EXPECT_EQ(report.moves[0].point, 7) << rules;
    EXPECT_EQ(report.simulations, 500u);
    EXPECT_GT(report.values[0], 0.6f);
  }
}

TEST(Tree, VisitsAddUp) {
  Table t("4x4", "tromp-taylor");
  TreeSearch search(playouts(t.game), {});
  const SearchReport report = search.search(t.game, simulations(300), t.stop);
  std::uint64_t visits = 0;
  for (const MoveReport& move : report.moves) visits += move.visits;
  EXPECT_EQ(visits, 300u);
  EXPECT_EQ(report.moves.size(), 17u);  // with the pass
  for (int p = 0; p < 16; ++p) EXPECT_LE(report.ownership[0][p] + report.ownership[1][p], 1.001f);
}

TEST(Tree, KnowsTheBestOpeningsOfTinyBoards) {
  // FACTS: the centre of 3x3 is worth +9, a side +3, a corner -9; 1x3 is won at its centre.
  for (const char* board : {"3x3", "3x1"}) {
    Table t(board, "no-suicide");
    TreeSearch search(playouts(t.game), {});
    const SearchReport report = search.search(t.game, simulations(3000), t.stop);
    EXPECT_EQ(report.moves[0].point, t.game.graph().size() / 2) << board;
    EXPECT_GT(report.values[0], 0.8f) << board;
  }
}

TEST(Tree, TheSameSeedFindsTheSame) {
  Table t("5x5", "tromp-taylor");
  std::vector<std::uint64_t> visits[2];
  for (auto& run : visits) {
    TreeSearch search(playouts(t.game), {});
    for (const MoveReport& move : search.search(t.game, simulations(400), t.stop).moves) {
      run.push_back(move.visits * 100 + move.point % 100);
    }
  }
  EXPECT_EQ(visits[0], visits[1]);
}

TEST(Tree, KeepsWhatItFoundBelowTheMovesPlayed) {
  Table t("5x5", "tromp-taylor");
  TreeSearch search(playouts(t.game), {});
  const SearchReport first = search.search(t.game, simulations(2000), t.stop);
  ASSERT_GE(first.moves[0].variation.size(), 2u);
  t.game.play(first.moves[0].variation[0]);
  t.game.play(first.moves[0].variation[1]);
  const SearchReport second = search.search(t.game, simulations(100), t.stop);
  std::uint64_t visits = 0;
  for (const MoveReport& move : second.moves) visits += move.visits;
  EXPECT_GT(visits, 100u);
  t.game.undo();  // back to where the tree no longer is
  EXPECT_EQ(search.search(t.game, simulations(50), t.stop).simulations, 50u);
}

TEST(Tree, StaysWithinItsMemory) {
  Table t("5x5", "tromp-taylor");
  TreeSettings settings;
  settings.max_children = 60;  // the root and one or two more nodes
  TreeSearch search(playouts(t.game), settings);
  EXPECT_EQ(search.search(t.game, simulations(500), t.stop).simulations, 500u);
}

TEST(Tree, ThreadsShareOneTree) {
  Table t("5x5", "players=3");
  TreeSettings settings;
  settings.threads = 4;
  TreeSearch search(playouts(t.game), settings);
  const SearchReport report = search.search(t.game, simulations(2000), t.stop);
  std::uint64_t visits = 0;
  for (const MoveReport& move : report.moves) visits += move.visits;
  EXPECT_EQ(visits, 2000u);
  EXPECT_NEAR(std::accumulate(report.values.begin(), report.values.end(), 0.0f), 1, 0.01);
}

TEST(Tree, StopsWhenAsked) {
  Table t("9x9", "tromp-taylor");
  TreeSearch search(playouts(t.game), {});
  int reports = 0;
  const SearchReport report = search.search(
      t.game, {}, t.stop,
      [&](const SearchReport& so_far) {
        EXPECT_GT(so_far.simulations, 0u);
        if (++reports == 2) t.stop = true;
      },
      0.02);
  EXPECT_EQ(reports, 2);
  EXPECT_GT(report.simulations, 0u);
}

TEST(WinShares, AreSplitAmongTheFirst) {
  EXPECT_EQ(win_shares({4, 4, 2}, {}), (std::vector<float>{0.5f, 0.5f, 0}));
  EXPECT_EQ(win_shares({4, 9}, {Colour::White}), (std::vector<float>{1, 0}));
}

// On every kind of board a playout ends, and its owners and scores agree.
TEST(LocalPlayout, EndsEverywhere) {
  for (const char* board : {"9", "torus:5", "triangular:4", "honeycomb:3", "cube:3", "star:6",
                            "complete:5", "sierpinski:2", "path:7", "petersen"}) {
    for (const char* rules : {"tromp-taylor", "players=3", "players=5"}) {
      Table t(board, rules);
      LocalPlayout playout(t.layout.graph, t.game.rules().players,
                           std::make_shared<ShapeWeights>());
      Random random(7);
      Judgement judgement;
      for (int i = 0; i < 20; ++i) {
        playout.judge(t.game, random, judgement);
        float total = 0;
        for (float score : judgement.scores) total += score;
        const auto owned = std::count_if(judgement.owners.begin(), judgement.owners.end(),
                                         [](Colour c) { return c != Colour::Empty; });
        EXPECT_EQ(total, static_cast<float>(owned)) << board << ' ' << rules;
      }
    }
  }
}

}  // namespace
}  // namespace omnigo
