// The tree search, with a mock evaluator where its own logic is asked, with playouts where the game
// is.
#include "search/tree.h"

#include <gtest/gtest.h>

#include <numeric>

#include "graph/layout.h"
#include "search/local_playout.h"
#include "search/sensible.h"

namespace omnigo {
namespace {

// Values a position by who stands on one point; knows nothing else.
class OwnsPoint : public Evaluator {
 public:
  explicit OwnsPoint(Point point) : point_(point) {}

  void judge(const Game& game, Random&, Judgement& judgement) override {
    const int players = game.rules().players;
    const Colour owner = game.board().at(point_);
    judgement.wins.assign(players, owner == Colour::Empty ? 1.0f / players : 0.0f);
    if (owner != Colour::Empty) judgement.wins[player_of(owner)] = 1;
    judgement.scores = judgement.wins;
    judgement.owners = game.board().colouring();
    judgement.first_players.clear();
  }
  void weigh(const Game&, std::span<const Point>, std::span<Prior>) override {}

 private:
  Point point_;
};

// Black has an advantage with a stone on one point; but all-moves-as-first says of other moves that
// Black mostly loses where it plays there later.
class BadLater : public Evaluator {
 public:
  explicit BadLater(Point point) : point_(point) {}

  void judge(const Game& game, Random& random, Judgement& judgement) override {
    const bool stands = game.board().at(point_) == Colour::Black, won = random.below(2) == 0;
    const float share = stands ? 0.6f : static_cast<float>(won);
    judgement.wins = {share, 1 - share};
    judgement.scores = judgement.wins;
    judgement.owners = game.board().colouring();
    judgement.first_players.assign(game.graph().size(), Colour::Empty);
    if (!stands && (!won || random.below(2) == 0)) judgement.first_players[point_] = Colour::Black;
  }
  void weigh(const Game&, std::span<const Point>, std::span<Prior> priors) override {
    for (Prior& prior : priors) prior.visits = 10;
  }

 private:
  Point point_;
};

struct Table {
  Table(const char* board, const char* rules)
      : layout(*make_layout(board)), game(*Game::start(layout.graph, *parse_rules(rules))) {}
  Layout layout;
  Game game;
};

Thinking simulations(std::uint64_t count) {
  Thinking thinking;
  thinking.playouts = count;
  return thinking;
}

EvaluatorFactory playouts() { return local_playouts(learnt_weights()); }

std::uint64_t visits_of(const Analysis& analysis) {
  std::uint64_t visits = 0;
  for (const MoveEstimate& move : analysis.moves) visits += move.estimate.visits;
  return visits;
}

TEST(Tree, FindsTheMoveThatItsEvaluatorLikes) {
  for (const char* rules : {"tromp-taylor", "players=3", "players=6"}) {
    Table t("3x3", rules);
    TreeBot search([](const Game&) { return std::make_unique<OwnsPoint>(Point{7}); }, {});
    const Analysis report = search.think(t.game, t.game.to_play(), simulations(500));
    EXPECT_EQ(report.moves[0].move, 7) << rules;
    EXPECT_EQ(report.root.visits, 500u);
    EXPECT_GT(report.root.win[0], 0.45f);
  }
}

TEST(Tree, FindsWhatOnlyLooksBadLater) {
  Table t("3x3", "tromp-taylor");
  for (const bool sometimes_aside : {false, true}) {
    TreeSettings settings;
    if (!sometimes_aside) settings.without_amaf = 0;
    TreeBot search([](const Game&) { return std::make_unique<BadLater>(Point{4}); }, settings);
    const Analysis report = search.think(t.game, t.game.to_play(), simulations(10'000));
    EXPECT_EQ(report.moves[0].move == 4, sometimes_aside);
  }
}

// A choice among one is made when half of the time is over, since none can overtake it then; the
// same thinking for the sake of what it finds takes all of it.
TEST(Tree, StopsWhenTheChoiceIsMade) {
  Table t("3x3", "tromp-taylor");
  Thinking thinking;
  thinking.time = std::chrono::milliseconds(1000);
  for (int p = 0; p < 9; ++p) thinking.avoid.push_back(static_cast<Point>(p));
  for (const bool only_to_choose : {false, true}) {
    thinking.only_to_choose = only_to_choose;
    const auto begun = std::chrono::steady_clock::now();
    TreeBot(playouts(), {}).think(t.game, t.game.to_play(), thinking);
    EXPECT_EQ(std::chrono::steady_clock::now() - begun < thinking.time, only_to_choose);
  }
}

TEST(Tree, VisitsAddUp) {
  Table t("4x4", "tromp-taylor");
  TreeBot search(playouts(), {});
  const Analysis report = search.think(t.game, t.game.to_play(), simulations(300));
  const std::uint64_t visits = visits_of(report);
  EXPECT_EQ(visits, 300u);
  EXPECT_LE(report.moves.size(), 17u);  // with the pass
  for (int p = 0; p < 16; ++p) EXPECT_LE(report.ownership[p] + report.ownership[16 + p], 1.001);
}

TEST(Tree, KnowsTheBestOpeningsOfTinyBoards) {
  // Published: the centre of 3x3 is worth +9, a side +3, a corner -9; 1x3 is won at its centre.
  for (const char* board : {"3x3", "3x1"}) {
    Table t(board, "no-suicide");
    TreeBot search(playouts(), {});
    const Analysis report = search.think(t.game, t.game.to_play(), simulations(3000));
    EXPECT_EQ(report.moves[0].move, t.game.graph().size() / 2) << board;
    EXPECT_GT(report.root.win[0], 0.8f) << board;
  }
}

TEST(Tree, TheSameSeedFindsTheSame) {
  Table t("5x5", "tromp-taylor");
  std::vector<std::uint64_t> visits[2];
  for (auto& run : visits) {
    TreeBot search(playouts(), {});
    for (const MoveEstimate& move :
         search.think(t.game, t.game.to_play(), simulations(400)).moves) {
      run.push_back(move.estimate.visits * 100 + move.move % 100);
    }
  }
  EXPECT_EQ(visits[0], visits[1]);
}

TEST(Tree, KeepsWhatItFoundBelowTheMovesPlayed) {
  Table t("5x5", "tromp-taylor");
  TreeBot search(playouts(), {});
  const Analysis first = search.think(t.game, t.game.to_play(), simulations(2000));
  ASSERT_GE(first.moves[0].line.size(), 2u);
  t.game.play(first.moves[0].line[0]);
  t.game.play(first.moves[0].line[1]);
  const Analysis second = search.think(t.game, t.game.to_play(), simulations(100));
  const std::uint64_t visits = visits_of(second);
  EXPECT_GT(visits, 100u);
  t.game.undo();  // back to where the tree no longer is
  EXPECT_EQ(visits_of(search.think(t.game, t.game.to_play(), simulations(50))), 50u);
}

TEST(Tree, StaysWithinItsMemory) {
  Table t("5x5", "tromp-taylor");
  TreeSettings settings;
  TreeBot free(playouts(), settings);
  settings.most_moves = 60;  // the root and one or two more nodes
  TreeBot search(playouts(), settings);
  EXPECT_EQ(search.think(t.game, t.game.to_play(), simulations(500)).root.visits, 500u);
  EXPECT_LT(search.moves_held(), 60u + 30u);  // the last node may be too much
  free.think(t.game, t.game.to_play(), simulations(500));
  EXPECT_GT(free.moves_held(), 200u);
}

// What players get, by who stands where.
class ByPosition : public Evaluator {
 public:
  using Shares = std::vector<float> (*)(const Board&);
  explicit ByPosition(Shares shares) : shares_(shares) {}

  void judge(const Game& game, Random&, Judgement& judgement) override {
    judgement.wins = judgement.scores = shares_(game.board());
    judgement.owners = game.board().colouring();
    judgement.first_players.clear();
  }
  void weigh(const Game&, std::span<const Point>, std::span<Prior>) override {}

 private:
  Shares shares_;
};

// Black's move at 0 is the better one, unless White answers at 3, which hurts White too.
TEST(Tree, ParanoidExpectsTheWorstOfTheOthers) {
  const ByPosition::Shares shares = [](const Board& board) -> std::vector<float> {
    if (board.at(1) == Colour::Black) return {0.3f, 0.35f, 0.35f};
    if (board.at(0) != Colour::Black) return {0, 0.5f, 0.5f};
    if (board.at(2) == Colour::White) return {0.5f, 0.5f, 0};
    if (board.at(3) == Colour::White) return {0, 0.3f, 0.7f};
    return {0.6f, 0, 0.4f};
  };
  for (const bool paranoid : {false, true}) {
    Table t("3x3", "players=3");
    TreeSettings settings;
    settings.paranoid = paranoid;
    settings.exploration_of_many = 0.1f;
    TreeBot search([&](const Game&) { return std::make_unique<ByPosition>(shares); }, settings);
    const Analysis report = search.think(t.game, Colour::Black, simulations(5'000));
    EXPECT_EQ(report.moves[0].move, paranoid ? 1 : 0);
    // White's own search starts again: the values so far were made for Black.
    t.game.play(report.moves[0].move);
    const std::uint64_t kept = visits_of(search.think(t.game, Colour::White, simulations(100)));
    EXPECT_EQ(kept == 100, paranoid);
  }
}

// Red is out: it is a game of two, and searched as one.
TEST(Tree, LeavesOutThoseWhoResigned) {
  Table two("5x5", "players=2"), three("5x5", "players=3");
  three.game.resign(colour_of(2));
  std::vector<std::uint64_t> visits[2];
  for (Table* t : {&two, &three}) {
    const Analysis report =
        TreeBot(playouts(), {}).think(t->game, Colour::Black, simulations(1000));
    for (const MoveEstimate& move : report.moves) {
      visits[t == &three].push_back(move.estimate.visits);
    }
    if (t == &three) EXPECT_EQ(report.root.win[2], 0);
  }
  EXPECT_EQ(visits[0], visits[1]);
}

TEST(Tree, ThreadsShareOneTree) {
  Table t("5x5", "players=3");
  TreeBot search(playouts(), {});
  Thinking thinking = simulations(2000);
  thinking.threads = 4;
  const Analysis report = search.think(t.game, Colour::Black, thinking);
  EXPECT_EQ(visits_of(report), 2000u);
  EXPECT_NEAR(std::accumulate(report.root.win.begin(), report.root.win.end(), 0.0), 1, 1e-6);
}

TEST(Tree, ReportsAndStopsWhenAsked) {
  Table t("9x9", "tromp-taylor");
  TreeBot search(playouts(), {});
  int reports = 0;
  Thinking thinking;
  thinking.report_every = std::chrono::milliseconds(20);
  thinking.report = [&](const Analysis& so_far) {
    EXPECT_GT(so_far.root.visits, 0u);
    ++reports;
  };
  thinking.stop = [&] { return reports >= 2; };
  const Analysis report = search.think(t.game, Colour::Black, thinking);
  EXPECT_GE(reports, 2);
  EXPECT_GT(report.root.visits, 0u);
}

TEST(Tree, AvoidsTheMovesItMustAvoid) {
  Table t("3x3", "no-suicide");
  TreeBot search(playouts(), {});
  Thinking thinking = simulations(300);
  thinking.avoid = {4, kNoPoint};
  for (const MoveEstimate& move : search.think(t.game, Colour::White, thinking).moves) {
    EXPECT_NE(move.move, 4);
    EXPECT_NE(move.move, kNoPoint);
  }
}

TEST(Settle, SharesTheWinAmongTheFirst) {
  Judgement judgement;
  settle(judgement, {4, 4, 3}, {});
  EXPECT_EQ(judgement.wins, (std::vector<float>{0.5f, 0.5f, 0}));
  EXPECT_EQ(judgement.scores, (std::vector<float>{2, 2, 1.5f}));
  settle(judgement, {4, 9}, {Colour::White});
  EXPECT_EQ(judgement.wins, (std::vector<float>{1, 0}));
}

// With three and more players the first moves of a playout alone tell who plays where.
TEST(LocalPlayout, TellsFewerFirstPlayersWithMorePlayers) {
  for (const char* rules : {"players=2", "players=3"}) {
    Table t("torus:6x6", rules);
    Random random(1);
    Judgement judgement;
    LocalPlayout(t.game, learnt_weights()).judge(t.game, random, judgement);
    const auto reported =
        std::count_if(judgement.first_players.begin(), judgement.first_players.end(),
                      [](Colour c) { return c != Colour::Empty; });
    if (t.game.rules().players == 3) {
      EXPECT_EQ(reported, 9);
    } else {
      EXPECT_GT(reported, 18);
    }
  }
}

// Stopped early, it reports its first turns alone: 0.4 of them a point.
TEST(ShortPlayouts, TellWhoPlaysFirst) {
  Table t("torus:6x6", "players=3");
  const auto playouts = short_playouts()(t.game);
  Random random(1);
  Judgement judgement;
  for (int i = 0; i < 20; ++i) {
    playouts->judge(t.game, random, judgement);
    const auto reported =
        std::count_if(judgement.first_players.begin(), judgement.first_players.end(),
                      [](Colour c) { return c != Colour::Empty; });
    EXPECT_LE(reported, 14);
    EXPECT_GT(reported, 10);
    EXPECT_NEAR(judgement.wins[0] + judgement.wins[1] + judgement.wins[2], 1, 1e-6);
  }
}

// Where few points are empty, they go on until each belongs to somebody.
TEST(ShortPlayouts, EndWhereFewPointsAreEmpty) {
  Table t("torus:6x6", "players=3");
  const SensibleMoves sensible(t.game.graph());
  Random random(3);
  const auto empty = [&] {
    const Colouring& now = t.game.board().colouring();
    return std::count(now.begin(), now.end(), Colour::Empty);
  };
  while (empty() > 4) {
    const std::vector<Point> moves = sensible.of(t.game, t.game.to_play());
    ASSERT_FALSE(moves.empty());
    t.game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  const auto playouts = short_playouts()(t.game);
  Judgement judgement;
  std::ptrdiff_t nobodys = 0;
  for (int i = 0; i < 200; ++i) {
    playouts->judge(t.game, random, judgement);
    nobodys += std::count(judgement.owners.begin(), judgement.owners.end(), Colour::Empty);
  }
  EXPECT_LT(nobodys, 20);
}

// On every kind of board a playout ends, and its owners and scores agree.
void expect_ends(const Table& t, Evaluator& playouts) {
  Random random(7);
  Judgement judgement;
  for (int i = 0; i < 20; ++i) {
    playouts.judge(t.game, random, judgement);
    float total = 0;
    for (float score : judgement.scores) total += score;
    const auto owned = std::count_if(judgement.owners.begin(), judgement.owners.end(),
                                     [](Colour c) { return c != Colour::Empty; });
    EXPECT_EQ(total, static_cast<float>(owned));
  }
}

TEST(Playouts, EndEverywhere) {
  for (const char* board : {"9", "torus:5", "triangular:4", "honeycomb:3", "cube:3", "star:6",
                            "complete:5", "sierpinski:2", "path:7", "petersen"}) {
    for (const char* rules : {"tromp-taylor", "players=3", "players=5"}) {
      SCOPED_TRACE(std::string(board) + ' ' + rules);
      Table t(board, rules);
      LocalPlayout knowing(t.game, learnt_weights());
      expect_ends(t, knowing);
      expect_ends(t, *short_playouts()(t.game));
    }
  }
}

}  // namespace
}  // namespace omnigo
