// The batch's rules (src/gpu, built for the host) against the engine: random games on many boards,
// for 2 to 6 seats, every legal move, the position, prisoners, scores and unconditional area after
// every turn.
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "base/random.h"
#include "gpu/selfplay.h"
#include "graph/families.h"
#include "graph/layout.h"
#include "rules/game.h"
#include "rules/life.h"

namespace omnigo {
namespace {

template <int P>
gpu::BoardGraph<P> padded(const Graph& graph) {
  gpu::BoardGraph<P> board = {};
  board.points = graph.size();
  for (int p = 0; p < graph.size(); ++p) {
    int k = 0;
    for (Point q : graph.neighbours(static_cast<Point>(p))) board.neighbours[p][k++] = q;
    board.degree[p] = static_cast<std::uint16_t>(k);
  }
  return board;
}

// One game of a batch, with the memory that it needs.
template <int P>
struct Lone {
  Lone(const Graph& graph, const Rules& rules, int max_turns) : board(padded<P>(graph)) {
    setup.seats = rules.players;
    setup.max_turns = max_turns;
    setup.until = 1;
    setup.suicide_share = rules.suicide;
    setup.territory_share = rules.scoring == Scoring::Territory;
    for (int i = 0; i < rules.players; ++i) setup.komi[i] = rules.komi[i];
    hashes.resize(max_turns + 1);
    colourings.resize((max_turns + 1) * (P / 2));
    filter.resize(gpu::kFilterWords);
    start();
  }

  gpu::Histories<P> histories() {
    return {hashes.data(), colourings.data(), filter.data(), static_cast<int>(hashes.size())};
  }
  void start(std::uint64_t seed = 7) {
    gpu::start_game<P>(&board, &setup, 1, slot, 0, histories(), seed, scratch);
  }
  gpu::Result play(int action) {
    return gpu::advance<P>(board, setup, slot, 0, histories(), action, scratch, life);
  }
  bool may_play(int p) const { return (slot.state.cell[p] & gpu::kMayPlay) != 0; }
  int colour(int p) const { return slot.state.cell[p] & gpu::kColour; }

  gpu::BoardGraph<P> board;
  gpu::Setup setup = {};
  gpu::Slot<P> slot = {};
  std::vector<std::uint64_t> hashes;
  std::vector<std::uint8_t> colourings;
  std::vector<std::uint32_t> filter;
  gpu::Scratch<P> scratch;
  gpu::LifeScratch<P> life;
};

SharedGraph board_of(const std::string& spec) { return make_family(spec)->graph; }

template <int P>
void compare(Lone<P>& lone, const Game& game) {
  const Graph& graph = game.graph();
  const gpu::State<P>& state = lone.slot.state;
  const Colouring colouring = game.board().colouring();
  ASSERT_EQ(state.mover, player_of(game.to_play()));
  for (int p = 0; p < graph.size(); ++p) {
    ASSERT_EQ(lone.colour(p), static_cast<int>(colouring[p])) << p;
    ASSERT_EQ(lone.may_play(p), static_cast<bool>(game.legality(static_cast<Point>(p)))) << p;
  }
  for (int i = 0; i < game.rules().players; ++i) {
    ASSERT_EQ(state.lost[i], game.prisoners_lost(colour_of(i)));
  }
  int score[gpu::kSeats];
  gpu::count<P>(lone.board, state, lone.scratch, score);
  const auto expected = game.scores();
  for (int i = 0; i < game.rules().players; ++i) ASSERT_EQ(score[i], expected[i]) << i;
  int secure[gpu::kSeats];
  gpu::find_blocks<P>(lone.board, state.cell, lone.scratch);
  gpu::find_secure<P>(lone.board, state, lone.scratch, lone.life, secure);
  const Colouring area =
      unconditional_area(graph, colouring, game.rules().players, game.rules().suicide, {});
  for (int p = 0; p < graph.size(); ++p) {
    ASSERT_EQ(lone.life.secure[p], static_cast<int>(area[p])) << p;
  }
}

// Seldom passes, so that captures, suicide and superko are all met.
template <int P>
void play_side_by_side(const std::string& spec, const Rules& rules, std::uint64_t seed,
                       int max_turns) {
  SCOPED_TRACE(spec + " " + to_text(rules) + " seed " + std::to_string(seed));
  const SharedGraph graph = board_of(spec);
  Game game = *Game::start(graph, rules);
  Lone<P> lone(*graph, rules, max_turns);
  lone.slot.state.flags |= gpu::kPlayOn;
  Random random(seed);
  for (int turn = 0; turn < max_turns; ++turn) {
    compare<P>(lone, game);
    if (::testing::Test::HasFatalFailure()) return;
    const auto moves = game.legal_moves(game.to_play());
    const bool passes = moves.empty() || random.below(40) == 0;
    const Point p =
        passes ? kNoPoint : moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    if (passes) {
      game.pass();
    } else {
      ASSERT_TRUE(game.play(p));
    }
    const gpu::Result result = lone.play(passes ? P : p);
    ASSERT_EQ(result.ended, game.over() || turn + 1 == max_turns);
    if (!result.ended) continue;
    const auto scores = game.scores();
    for (int i = 0; i < rules.players; ++i) ASSERT_EQ(result.score[i], scores[i]);
    return;
  }
}

Rules rules_for(int players, bool suicide, Scoring scoring) {
  Rules rules;
  rules.players = players;
  rules.suicide = suicide;
  rules.scoring = scoring;
  rules.komi.resize(players);
  std::iota(rules.komi.begin(), rules.komi.end(), -1);
  return rules;
}

TEST(GpuRules, RandomGamesAgreeWithTheEngine) {
  const std::vector<std::string> boards = {
      "2x2",         "3x3",        "5x5",          "9x9",        "path:5",       "cycle:6",
      "torus:4x4",   "klein:4x5",  "triangular:4", "cube:3",     "sunflower:40", "petersen",
      "honeycomb:3", "complete:5", "sierpinski:3", "hypercube:4"};
  std::uint64_t seed = 0;
  for (const std::string& board : boards) {
    for (int players = 2; players <= gpu::kSeats; ++players) {
      const auto scoring = ++seed % 2 == 0 ? Scoring::Area : Scoring::Territory;
      play_side_by_side<88>(board, rules_for(players, true, scoring), seed, 160);
      play_side_by_side<88>(board, rules_for(players, false, scoring), ++seed, 160);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(GpuRules, LargeBoardsAgreeWithTheEngine) {
  play_side_by_side<176>("13x13", rules_for(2, true, Scoring::Area), 1, 300);
  play_side_by_side<176>("triangular:7", rules_for(3, false, Scoring::Territory), 2, 200);
  play_side_by_side<400>("19x19", rules_for(2, false, Scoring::Area), 3, 450);
  play_side_by_side<400>("triangular:11", rules_for(5, true, Scoring::Area), 4, 400);
}

// Small boards come back to where they were again and again.
TEST(GpuRules, SuperkoAgreesWithTheEngineOverLongGames) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    play_side_by_side<88>(seed % 2 == 0 ? "2x2" : "path:4",
                          rules_for(seed % 3 == 0 ? 3 : 2, true, Scoring::Area), seed, 400);
    if (HasFatalFailure()) return;
  }
}

// Superko compares colourings: an earlier one with the hash of a legal move does not forbid it.
TEST(GpuRules, EqualHashesOfDifferentColouringsForbidNothing) {
  const SharedGraph graph = board_of("5x5");
  Lone<88> lone(*graph, rules_for(2, true, Scoring::Area), 50);
  const std::uint64_t hash = lone.slot.state.hash ^ gpu::stone_key(12, 1);
  const auto forget = [&](int point) {  // an earlier position: a black stone on `point`
    lone.hashes[1] = hash;
    std::fill(lone.colourings.begin() + 44, lone.colourings.begin() + 88, 0);
    lone.colourings[44 + point / 2] = static_cast<std::uint8_t>(1 << point % 2 * 4);
    lone.filter[hash % (gpu::kFilterWords * 32) / 32] |= 1u << hash % 32;
    lone.slot.history_count = 2;
    gpu::mark_legal<88>(lone.board, lone.slot.state, lone.scratch,
                        lone.histories().of(lone.slot, 0));
  };
  forget(13);
  EXPECT_TRUE(lone.may_play(12));
  forget(12);
  EXPECT_FALSE(lone.may_play(12));
}

// Black owns the board with two eyes: nothing that White does can change who wins.
TEST(GpuRules, AGameEndsWhenItsWinnerIsCertain) {
  const SharedGraph graph = board_of("5x5");
  Lone<88> lone(*graph, rules_for(2, false, Scoring::Area), 80);
  int turns = 0;
  gpu::Result result = {};
  for (int p = 0; p < 25 && !result.ended; ++p) {
    if (p == 0 || p == 2) continue;
    result = lone.play(p);
    ++turns;
    if (!result.ended) {
      result = lone.play(88);
      ++turns;
    }
  }
  EXPECT_TRUE(result.ended);
  EXPECT_TRUE(result.decided);
  EXPECT_LT(turns, 46);
  EXPECT_GT(result.score[0], result.score[1]);
}

// The moves that led to the position, from the colourings of its history.
std::vector<Point> moves_so_far(const Lone<88>& lone) {
  std::vector<Point> moves;
  for (int i = 1; i < lone.slot.history_count; ++i) {
    const auto at = [&](int k, int p) { return gpu::unpack(lone.colourings.data() + k * 44, p); };
    for (int p = 0; p < lone.board.points; ++p) {
      if (at(i - 1, p) == 0 && at(i, p) != 0) moves.push_back(static_cast<Point>(p));
    }
  }
  return moves;
}

TEST(GpuRules, RandomOpeningsAreLegalTurnsAndDiffer) {
  const SharedGraph graph = board_of("9x9");
  for (const int players : {2, 3}) {
    const Rules rules = rules_for(players, false, Scoring::Area);
    Lone<88> lone(*graph, rules, 100);
    lone.setup.opening = 3;
    lone.setup.opening_share = 1;
    std::set<std::uint64_t> positions;
    std::set<int> lengths;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      lone.start(seed);
      Game game = *Game::start(graph, rules);
      for (const Point p : moves_so_far(lone)) ASSERT_TRUE(game.play(p));
      ASSERT_EQ(game.turns(), lone.slot.state.turn);
      compare<88>(lone, game);
      if (HasFatalFailure()) return;
      ASSERT_EQ(lone.slot.state.mover, 0);
      ASSERT_EQ(lone.slot.first_turn, game.turns());
      positions.insert(lone.slot.state.hash);
      lengths.insert(game.turns());
    }
    EXPECT_GE(positions.size(), 98u);
    EXPECT_EQ(lengths, (std::set<int>{players, 2 * players, 3 * players}));
  }
}

// A game of at most 80 turns, and what it leaves to learn from.
struct Lesson {
  explicit Lesson(const Lone<88>& game) : lone(game) {}

  // Plays a turn; `taught`: its policy is one to learn from.
  void play(int action, bool taught) {
    const int turn = lone.slot.state.turn;
    states[turn] = lone.slot.state;
    policies[turn * 96 + gpu::kTaught<88>] = taught;
    result = lone.play(action);
  }
  void harvest() {
    gpu::harvest<88>(
        lone.board, lone.slot, 0, result, {states.data(), policies.data(), values.data(), 80},
        {kept.data(), kept_policies.data(), targets.data(), owners.data(), &written, 80}, 0,
        lone.scratch);
  }

  Lone<88> lone;
  gpu::Result result = {};
  std::uint64_t written = 0;
  std::vector<gpu::State<88>> states{80}, kept{80};
  std::vector<gpu::Real> policies = std::vector<gpu::Real>(80 * 96), kept_policies = policies;
  std::vector<float> values = std::vector<float>(80 * gpu::kSeats);
  std::vector<float> targets = std::vector<float>(80 * gpu::kTargets);
  std::vector<std::uint8_t> owners = std::vector<std::uint8_t>(80 * 88);
};

// What a random turn was answered with is learnt; the random turn itself is not.
TEST(GpuRules, NothingIsLearntFromARandomOpening) {
  Lone<88> lone(*board_of("5x5"), rules_for(2, false, Scoring::Area), 50);
  lone.setup.opening = 1;
  lone.setup.opening_share = 1;
  lone.start();
  Lesson lesson(lone);
  while (!lesson.result.ended) lesson.play(88, true);
  lesson.harvest();
  ASSERT_EQ(lesson.written, 2u);
  EXPECT_EQ(lesson.kept[0].turn, 2);
  EXPECT_EQ(lesson.kept[1].turn, 3);
  EXPECT_EQ(lesson.kept[2].seats, 0);  // nothing came here
}

TEST(GpuRules, AQuickTurnTeachesItsResultAndNoPolicy) {
  Lesson lesson(Lone<88>(*board_of("5x5"), rules_for(2, false, Scoring::Area), 50));
  for (const int action : {12, 7, 88, 88}) lesson.play(action, action != 7);
  ASSERT_TRUE(lesson.result.ended);
  lesson.harvest();
  ASSERT_EQ(lesson.written, 4u);
  for (int k = 0; k < 4; ++k) {
    EXPECT_EQ(lesson.kept[k].turn, k);
    EXPECT_EQ(lesson.kept_policies[k * 96 + gpu::kTaught<88>] > 0, k != 1);
    const float* share = &lesson.targets[k * gpu::kTargets + gpu::kSeats];
    EXPECT_FLOAT_EQ(share[0] + share[1], 1);
  }
}

// White to move may play on 3 or 5, or pass; only 5 was tried, and is better than the net thought.
TEST(GpuRules, ASearchSaysHowFarItWentFromTheNet) {
  std::vector<gpu::Node<88>> nodes(2);
  for (auto& node : nodes) gpu::clear_node<88>(node);
  gpu::Node<88>& root = nodes[0];
  root.state.mover = 1;
  root.logit[3] = 2;
  root.logit[5] = 1;
  root.logit[88] = -1;
  root.child[5] = 1;
  root.visits = 4;
  nodes[1].visits = 3;
  for (const auto& [seat, value, total] : {std::tuple(0, 0.6f, 0.6f), std::tuple(1, 0.4f, 2.4f)}) {
    root.value[seat] = value;
    nodes[1].total[seat] = total;
    root.total[seat] = value + total;
  }
  gpu::SearchConfig config = {};
  config.c_visit = 50;
  config.c_scale = 0.5f;
  config.taught = 1;
  const std::vector<float> gumbel(96);
  std::vector<gpu::Real> policy(96);
  float values[gpu::kSeats];
  gpu::finish_search<88>(config, nodes.data(), gumbel.data(), policy.data(), values);

  double before = 0, entropy = 0;
  for (const int a : {3, 5, 88}) before += std::exp(root.logit[a]);
  for (const int a : {3, 5, 88}) {
    entropy += policy[a] * std::log(policy[a] / (std::exp(root.logit[a]) / before));
  }
  EXPECT_GT(policy[5], policy[3]);
  EXPECT_GT(entropy, 0.1);
  EXPECT_NEAR(policy[gpu::kPolicySurprise<88>], entropy, 1e-5);
  EXPECT_NEAR(policy[gpu::kValueSurprise<88>], (0.4 + 2.4) / 4 - 0.4, 1e-6);
  EXPECT_EQ(policy[gpu::kTaught<88>], 1);
}

// Black has two eyes and wins, but the points behind White's stones are nobody's yet.
TEST(GpuRules, WhatIsNotSettledWhenAGameIsDecidedIsNotLearnt) {
  Lesson lesson(Lone<88>(*board_of("5x5"), rules_for(2, false, Scoring::Area), 80));
  lesson.play(88, false);
  lesson.play(24, false);  // White, in a corner
  for (int p = 1; p < 20 && !lesson.result.ended; ++p) {
    if (p == 2) continue;
    lesson.play(p, true);
    if (!lesson.result.ended) lesson.play(88, false);
  }
  ASSERT_TRUE(lesson.result.decided);
  lesson.harvest();
  ASSERT_GT(lesson.written, 3u);
  EXPECT_EQ(lesson.owners[1], 0);  // Black's, who is to move
  EXPECT_EQ(lesson.owners[24], gpu::kUnknown);
  EXPECT_EQ(lesson.owners[30], gpu::kUnknown);  // no point of the board
  EXPECT_EQ(lesson.targets[0], 1);              // Black wins
  for (int r = 0; r < gpu::kSeats; ++r) EXPECT_EQ(lesson.targets[gpu::kSeats + r], 0);
}

}  // namespace
}  // namespace omnigo
