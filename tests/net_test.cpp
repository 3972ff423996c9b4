// A net on a processor: its file, its inputs against the batch's, its answers against the training
// code's, and the player that asks it.
#include "net/net.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <memory>
#include <numeric>
#include <set>

#include "base/json_reader.h"
#include "base/random.h"
#include "gpu/selfplay.h"
#include "graph/families.h"
#include "graph/layout.h"
#include "net/bots.h"
#include "net/evaluator.h"
#include "net/levels.h"
#include "net/tree.h"
#include "places.h"

namespace omnigo {
namespace {

std::string read_bytes(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The boards of train/boards.json.
std::map<std::string, Graph> training_boards() {
  const std::string text = read_bytes(source_folder() + "/train/boards.json");
  std::map<std::string, Graph> boards;
  JsonReader json(text, "boards.json");
  json.object([&](const std::string& name) {
    double points = 0;
    std::vector<Edge> edges;
    const bool read = json.object([&](const std::string& key) {
      if (key == "points") return json.number(points);
      return json.array([&] {
        double ends[2] = {};
        int i = 0;
        const bool pair = json.array([&] { return json.number(ends[i++ % 2]); });
        edges.push_back({static_cast<Point>(ends[0]), static_cast<Point>(ends[1])});
        return pair;
      });
    });
    boards.emplace(name, *Graph::from_edges(static_cast<int>(points), edges));
    return read;
  });
  EXPECT_FALSE(json.failed()) << json.error().message;
  return boards;
}

// Boards of a family are the program's own; the others are random graphs.
TEST(Net, TrainsOnTheProgramsBoards) {
  int families = 0;
  for (const auto& [name, graph] : training_boards()) {
    const auto layout = make_family(name);
    if (!layout) {
      EXPECT_TRUE(name.starts_with("planar-") || name.starts_with("regular-") ||
                  name.starts_with("drawn-"))
          << name;
      continue;
    }
    EXPECT_TRUE(*layout->graph == graph) << name;
    ++families;
  }
  EXPECT_GT(families, 40);
}

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> found;
  JsonReader json(text, "names");
  json.array([&] { return json.string(found.emplace_back()); });
  return found;
}

// Numbers of one position of a tensor [positions, ...].
std::span<const float> row(const Safetensors& file, const std::string& name, int index) {
  const Tensor& tensor = file.tensors.at(name);
  const std::size_t size = tensor.values.size() / tensor.shape[0];
  return std::span(tensor.values).subspan(index * size, size);
}

// Numbers the labels from 0.
std::vector<int> numbered(std::span<const float> labels, int points) {
  std::map<int, int> numbers;
  std::vector<int> found;
  for (int p = 0; p < points; ++p) {
    found.push_back(numbers.emplace(static_cast<int>(labels[p]), numbers.size()).first->second);
  }
  return found;
}

std::vector<float> shares(std::span<const float> logits, int seats) {
  std::vector<float> out(kNetSeats);
  float sum = 0;
  for (int i = 0; i < seats; ++i) sum += out[i] = std::exp(logits[i] - logits[0]);
  for (float& share : out) share /= sum;
  return out;
}

std::vector<float> probabilities(std::vector<float> logits) {
  const float top = *std::max_element(logits.begin(), logits.end());
  float sum = 0;
  for (float& x : logits) sum += x = std::exp(x - top);
  for (float& x : logits) x /= sum;
  return logits;
}

float largest_difference(const std::vector<float>& a, const std::vector<float>& b) {
  EXPECT_EQ(a.size(), b.size());
  float largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
  return largest;
}

void expect_same_answer(const NetAnswer& answer, const Safetensors& vectors,
                        const std::string& size, int index, int points, int seats) {
  const auto logits = row(vectors, size + ".logits", index);
  std::vector<float> expected_logits(logits.begin(), logits.begin() + points);
  expected_logits.push_back(logits.back());
  ASSERT_LT(largest_difference(probabilities(answer.logits), probabilities(expected_logits)), 1e-3);
  const auto results = row(vectors, size + ".results", index);
  const std::vector<float>* parts[] = {&answer.win, &answer.share, &answer.near};
  for (int i = 0; i < 3; ++i) {
    const auto expected = shares(results.subspan(i * kNetSeats), seats);
    for (int r = 0; r < seats; ++r) ASSERT_NEAR((*parts[i])[r], expected[r], 1e-3) << i << ' ' << r;
  }
  for (int r = 0; r < seats; ++r) {
    ASSERT_NEAR(answer.lead[r] / std::sqrt(static_cast<float>(points)), results[3 * kNetSeats + r],
                1e-3);
  }
  const auto owners = row(vectors, size + ".owners", index);
  for (int p = 0; p < points; ++p) {
    const auto* logit = owners.data() + p * (kNetSeats + 1);
    const float sum = std::accumulate(logit, logit + kNetSeats + 1, 0.0f,
                                      [](float s, float x) { return s + std::exp(x); });
    for (int r = 0; r <= kNetSeats; ++r) {
      ASSERT_NEAR(answer.owners[p * (kNetSeats + 1) + r], std::exp(logit[r]) / sum, 1e-3);
    }
  }
}

TEST(Net, AnswersAsTheTrainingCodeOnEveryPath) {
  const auto read = read_safetensors(source_folder() + "/tests/data/net-vectors.safetensors");
  ASSERT_TRUE(read) << read.error().message;
  const Safetensors& vectors = *read;
  const auto boards = training_boards();
  int compared = 0;
  for (const auto& [size, names] : vectors.facts) {
    int index = 0;
    for (const std::string& name : words(names)) {
      SCOPED_TRACE(name);
      const Graph& graph = boards.at(name);
      NetInputs inputs;
      const auto features = row(vectors, size + ".features", index);
      const auto globals = row(vectors, size + ".globals", index);
      inputs.features.assign(features.begin(), features.begin() + graph.size() * kNetFeatures);
      inputs.globals.assign(globals.begin(), globals.end());
      inputs.component = numbered(row(vectors, size + ".labels", index), graph.size());
      inputs.seats = static_cast<int>(std::lround(globals[12] * 4)) + 2;
      const NetBoard board(graph);
      for (const Processor processor : processors()) {
        SCOPED_TRACE(name_of(processor));
        const NetAnswer answer = NetEvaluator(built_in_net(), board, processor).evaluate(inputs);
        expect_same_answer(answer, vectors, size, index, graph.size(), inputs.seats);
        if (HasFatalFailure()) return;
        ++compared;
      }
      ++index;
    }
  }
  EXPECT_GE(compared, 9 * static_cast<int>(processors().size()));
}

// Lists of neighbours of all lengths, boards of one row and more, two to six players.
TEST(Net, FixedPointIsCloseToSinglePrecisionAndTheSameOnEveryProcessor) {
  for (const auto& [spec, players] : std::vector<std::pair<std::string, int>>{
           {"9x9", 2}, {"torus:5x5", 3}, {"star:20", 2}, {"complete:12", 6}, {"1x1", 2}}) {
    SCOPED_TRACE(spec);
    Rules rules;
    rules.players = players;
    rules.komi.assign(players, 0);
    Game game = *Game::start(make_family(spec)->graph, rules);
    const NetBoard board(game.graph());
    Random random(1);
    for (int turn = 0; turn < game.graph().size(); ++turn) {
      const auto legal = game.legal_moves(game.to_play());
      if (turn % 10 == 0) {
        const NetInputs inputs = net_inputs(game, legal);
        const auto answer = [&](Processor processor) {
          return NetEvaluator(built_in_net(), board, processor).evaluate(inputs);
        };
        const NetAnswer exact = answer(Processor::Float), fixed = answer(Processor::Portable);
        EXPECT_LT(largest_difference(probabilities(exact.logits), probabilities(fixed.logits)),
                  1e-3);
        EXPECT_LT(largest_difference(exact.win, fixed.win), 1e-3);
        EXPECT_LT(largest_difference(exact.share, fixed.share), 1e-3);
        EXPECT_LT(largest_difference(exact.owners, fixed.owners), 1e-3);
        for (const Processor processor : processors()) {
          if (processor == Processor::Float) continue;
          const NetAnswer same = answer(processor);
          EXPECT_EQ(same.logits, fixed.logits) << name_of(processor);
          EXPECT_EQ(same.owners, fixed.owners) << name_of(processor);
          EXPECT_EQ(same.lead, fixed.lead) << name_of(processor);
        }
      }
      if (legal.empty()) break;
      game.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
}

// The inputs that the net was trained on are those that it gets here.
void compare_inputs(const std::string& spec, int players, bool suicide, Scoring scoring,
                    std::uint64_t seed) {
  SCOPED_TRACE(spec + " seed " + std::to_string(seed));
  constexpr int P = 88;
  const SharedGraph graph = make_family(spec)->graph;
  Rules rules;
  rules.players = players;
  rules.suicide = suicide;
  rules.scoring = scoring;
  rules.komi.assign(players, 0);
  rules.komi.back() = 7;
  Game game = *Game::start(graph, rules);
  auto board = std::make_unique<gpu::BoardGraph<P>>();
  board->points = graph->size();
  for (int p = 0; p < graph->size(); ++p) {
    int k = 0;
    for (const Point q : graph->neighbours(static_cast<Point>(p))) board->neighbours[p][k++] = q;
    board->degree[p] = static_cast<std::uint16_t>(k);
  }
  auto scratch = std::make_unique<gpu::Scratch<P>>();
  gpu::State<P> state = {};
  std::fill_n(state.last, 3, gpu::kNone);
  state.seats = static_cast<std::uint8_t>(players);
  state.flags = static_cast<std::uint8_t>((suicide ? gpu::kSuicide : 0) |
                                          (scoring == Scoring::Territory ? gpu::kTerritory : 0));
  for (int i = 0; i < players; ++i) state.komi[i] = static_cast<std::int16_t>(rules.komi[i]);
  Random random(seed);
  for (int turn = 0; turn < 100 && !game.over(); ++turn) {
    const auto legal = game.legal_moves(game.to_play());
    for (int p = 0; p < graph->size(); ++p) state.cell[p] &= gpu::kColour;
    for (const Point p : legal) state.cell[p] |= gpu::kMayPlay;
    float features[P * gpu::kFeatures], globals[gpu::kGlobals];
    std::uint16_t labels[P];
    gpu::find_blocks<P>(*board, state.cell, *scratch);
    gpu::write_inputs<P>(*board, state, *scratch, features, labels, globals);
    const NetInputs inputs = net_inputs(game, legal);
    for (int i = 0; i < graph->size() * kNetFeatures; ++i) {
      ASSERT_FLOAT_EQ(inputs.features[i], features[i])
          << i / kNetFeatures << ' ' << i % kNetFeatures;
    }
    for (int i = 0; i < kNetGlobals; ++i) ASSERT_NEAR(inputs.globals[i], globals[i], 1e-6) << i;
    for (int p = 0; p < graph->size(); ++p) {
      ASSERT_EQ(inputs.component[p] == inputs.component[0], labels[p] == labels[0]);
    }
    const bool passes = legal.empty() || random.below(25) == 0;
    const Point move =
        passes ? kNoPoint : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    gpu::play<P>(*board, state, passes ? P : move, 0, *scratch);
    if (passes) {
      game.pass();
    } else {
      game.play(move);
    }
  }
}

TEST(Net, SeesWhatTheBatchWrites) {
  compare_inputs("9x9", 2, true, Scoring::Area, 1);
  compare_inputs("5x5", 3, false, Scoring::Territory, 2);
  compare_inputs("triangular:4", 6, true, Scoring::Area, 3);
  compare_inputs("sunflower:60", 4, false, Scoring::Area, 4);
  compare_inputs("path:9", 2, true, Scoring::Territory, 5);
}

TEST(Net, RefusesDamagedFiles) {
  const std::string good(built_in_net_file());
  ASSERT_TRUE(parse_safetensors(good, "good"));
  EXPECT_FALSE(parse_safetensors("", "empty"));
  EXPECT_FALSE(parse_safetensors(good.substr(0, 1000), "cut in the header"));
  EXPECT_FALSE(parse_safetensors(good.substr(0, good.size() - 1), "cut in the data"));
  std::string long_header = good;
  long_header[6] = 1;
  EXPECT_FALSE(parse_safetensors(long_header, "a header beyond the file"));
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string bad = good;
    const auto at = bad.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    EXPECT_EQ(from.size(), to.size());
    return bad.replace(at, from.size(), to);
  };
  EXPECT_FALSE(parse_safetensors(with("\"F16\"", "\"F64\""), "another type"));
  EXPECT_FALSE(parse_safetensors(with("[384,96]", "[384,97]"), "another shape"));
  EXPECT_FALSE(parse_safetensors(with("[384,96]", "[-84,96]"), "a negative size"));
  const auto made = [&](const std::string& bytes) {
    const auto file = parse_safetensors(bytes, "file");
    return file && Net::make(*file);
  };
  EXPECT_TRUE(made(good));
  EXPECT_FALSE(made(with("omnigo-net-1", "omnigo-net-2")));
  EXPECT_FALSE(made(with("\"blocks.3.mix\"", "\"blocks.3.mux\"")));
  EXPECT_FALSE(made(with("\"layers\":\"8\"", "\"layers\":\"9\"")));
  Safetensors endless = *parse_safetensors(good, "good");
  endless.tensors.at("blocks.3.mix").values[7] = INFINITY;
  EXPECT_FALSE(Net::make(endless));
}

TEST(Net, HalfPrecisionIsReadExactly) {
  EXPECT_EQ(from_half(0x3c00), 1.0f);
  EXPECT_EQ(from_half(0xc000), -2.0f);
  EXPECT_EQ(from_half(0x0001), 0x1p-24f);
  EXPECT_EQ(from_half(0x8000), 0.0f);
  EXPECT_EQ(from_half(0x7bff), 65504.0f);
}

Analysis ask(Bot& bot, const Game& game, std::uint64_t visits) {
  Thinking thinking;
  thinking.playouts = visits;
  return bot.think(game, game.to_play(), thinking);
}

// White's block of two has one liberty left, and Black's beside it too: Black takes first, on the
// fourth column and second row.
Game game_with_a_capture() {
  Game game = *Game::start(make_family("7x7")->graph, Rules{});
  const auto at = [](int column, int row) { return static_cast<Point>(row * 7 + column); };
  const Point moves[] = {at(3, 4), at(3, 3), at(2, 3), at(3, 2), at(4, 3),
                         at(5, 5), at(2, 2), at(1, 5), at(4, 2), at(5, 1)};
  for (const Point p : moves) EXPECT_TRUE(game.play(p));
  return game;
}

TEST(Net, TakesWhatCanBeTaken) {
  const auto bot = *make_net_bot("net", 1);
  const Analysis analysis = ask(*bot, game_with_a_capture(), 40);
  EXPECT_EQ(analysis.moves.front().move, 1 * 7 + 3);
  EXPECT_EQ(analysis.root.visits, 41u);
  EXPECT_GT(analysis.root.win[0], 0.5);
}

TEST(Net, KeepsWhatItFoundBelowTheNextTurn) {
  Game game = *Game::start(make_family("5x5")->graph, Rules{});
  const auto bot = make_net_search(built_in_net(), {});
  const Analysis first = ask(*bot, game, 60);
  const auto& line = first.moves.front().line;
  ASSERT_GE(line.size(), 2u);
  ASSERT_TRUE(game.play(line[0]));
  ASSERT_TRUE(game.play(line[1]));
  const Analysis second = ask(*bot, game, 10);
  EXPECT_GT(second.root.visits, 11u);
  std::uint64_t below = 0;
  for (const MoveEstimate& move : second.moves) below += move.estimate.visits;
  EXPECT_EQ(below + 1, second.root.visits);
  game.undo();
  game.undo();
  EXPECT_EQ(ask(*bot, game, 10).root.visits, 11u);
}

// A root of player 0 with two turns: one looked at three times, worth 0.8; one once, worth 0.2.
NetTree tree_of_two_turns(double doubt) {
  NetTree tree;
  for (const float value : {0.5f, 0.8f, 0.2f}) {
    NetNode& node = tree[tree.add()];
    node.ready = true;
    node.value = {value, 1 - value};
    node.score = {10 * value, -10 * value};
  }
  tree.set_edges(0, {{0, 0.5f, 1}, {1, 0.5f, 2}});
  tree.visit({{0}}, doubt);
  for (const int edge : {0, 0, 1, 0}) tree.visit({{0, edge}, {edge + 1}}, doubt);
  return tree;
}

TEST(NetTree, AMeanIsOverItsOwnValueAndThoseBelow) {
  const NetTree tree = tree_of_two_turns(0);
  EXPECT_EQ(tree.root().visits, 5);
  EXPECT_NEAR(tree.root().mean_value(0), (0.5 + 3 * 0.8 + 0.2) / 5, 1e-6);
  EXPECT_NEAR(tree.root().mean_value(1), (0.5 + 3 * 0.2 + 0.8) / 5, 1e-6);
  EXPECT_NEAR(tree.root().mean_score(0), (5 + 3 * 8 + 2) / 5.0, 1e-5);
}

TEST(NetTree, ABadTurnCountsLessThanItsVisits) {
  const NetNode plain = tree_of_two_turns(0).root(), doubted = tree_of_two_turns(0.5).root();
  EXPECT_GT(doubted.mean_value(0), plain.mean_value(0) + 0.01);
  EXPECT_LT(doubted.mean_value(0), (0.5 + 4 * 0.8) / 5);  // but it counts
  EXPECT_NEAR(doubted.mean_value(0) + doubted.mean_value(1), 1, 1e-6);
  EXPECT_GT(doubted.mean_score(0), plain.mean_score(0));
}

TEST(NetTree, TheVarianceIsOfTheValuesSeen) {
  NetTree tree = tree_of_two_turns(0);
  EXPECT_NEAR(tree[1].variance(0), 0.04 * 3 / 6, 1e-6);  // three equal ones, three supposed ones
  const double mean = 3.1 / 5, squares = 0.25 + 3 * 0.64 + 0.04;
  EXPECT_NEAR(tree.root().variance(0), (squares - 5 * mean * mean + 0.04 * 3) / 8, 1e-6);
}

// Both turns lead to the same node: a visit by one of them, then one by the other, which takes over
// what is known.
TEST(NetTree, ANodeThatTwoEdgesLeadToIsVisitedOnce) {
  NetTree tree;
  for (const float value : {0.5f, 0.9f}) {
    NetNode& node = tree[tree.add()];
    node.ready = true;
    node.value = {value, 1 - value};
  }
  tree.set_edges(0, {{0, 0.5f, 1}, {1, 0.5f, 1}});
  tree.visit({{0}}, 0);
  tree.visit({{0, 0}, {1}}, 0);
  tree.visit({{0, 1}, {1}}, 0, true);
  EXPECT_EQ(tree.root().visits, 3);
  EXPECT_EQ(tree.root().edges[0].visits, 1);
  EXPECT_EQ(tree.root().edges[1].visits, 1);
  EXPECT_EQ(tree[1].visits, 1);
  EXPECT_NEAR(tree.root().mean_value(0), (0.5 + 2 * 0.9) / 3, 1e-6);
}

// 0 -> 1, 2; both -> 3 -> 4; 1 -> 5. After the turn to 2, there are 2, 3 and 4, and 3 has its key.
TEST(NetTree, WhatIsBelowTheNextTurnIsKeptOnce) {
  NetTree tree;
  for (int i = 0; i < 6; ++i) tree[tree.add()].ready = true;
  tree.set_edges(0, {{10, 0.5f, 1}, {11, 0.5f, 2}});
  tree.set_edges(1, {{11, 0.5f, 3}, {12, 0.5f, 5}});
  tree.set_edges(2, {{10, 1, 3}});
  tree.set_edges(3, {{13, 1, 4}});
  tree.set_key(3, 77);
  tree.set_key(5, 78);
  tree.set_key(4, 77);  // has another node
  EXPECT_EQ(tree.find(77), 3);
  tree.descend(11);
  EXPECT_EQ(tree.edges_held(), 2u);
  const int shared = tree.root().edges.at(0).child;
  EXPECT_EQ(tree.find(77), shared);
  EXPECT_EQ(tree.find(78), -1);
  EXPECT_EQ(tree[shared].edges.at(0).move, 13);
}

TEST(NetTree, ADiscardedNodeIsUsedAgain) {
  NetTree tree;
  tree.add();
  const int spare = tree.add();
  tree[spare].visits = 5;
  tree.discard(spare);
  EXPECT_EQ(tree.add(), spare);
  EXPECT_EQ(tree[spare].visits, 0);
  EXPECT_NE(tree.add(), spare);
}

// On boards where stones are often taken, superko forbids what another order of the turns allows.
// Every line that the search reports is legal, and visits add up, also with several threads.
TEST(Net, TurnsInAnotherOrderLeadToTheSameNodeWithinTheRules) {
  for (const char* text : {"tt", "tt,ko=situational", "nstt", "tt,ko=simple", "japanese",
                           "tt,ko=none", "tt,players=3"}) {
    SCOPED_TRACE(text);
    const Rules rules = *parse_rules(text);
    for (const char* board : {"2x2", "1x5", "3x2"}) {
      SCOPED_TRACE(board);
      Game game = *Game::start(make_family(board)->graph, rules);
      const auto bot = make_net_search(built_in_net(), {});
      for (int turn = 0; turn < 12 && !game.over(); ++turn) {
        Thinking thinking;
        thinking.playouts = board == std::string_view("2x2") ? 1000 : 200;
        thinking.threads = 1 + turn % 3;
        const Analysis analysis = bot->think(game, game.to_play(), thinking);
        std::uint64_t below = 0;
        for (const MoveEstimate& move : analysis.moves) {
          below += move.estimate.visits;
          Game copy = game;
          for (const Point p : move.line) {
            if (p == kNoPoint) {
              copy.pass();
            } else {
              ASSERT_TRUE(copy.play(p));
            }
          }
        }
        EXPECT_EQ(below + 1, analysis.root.visits);
        // The second best turn keeps the game going.
        const Point p = analysis.moves[analysis.moves.size() > 1 ? 1 : 0].move;
        if (p == kNoPoint) {
          game.pass();
        } else {
          ASSERT_TRUE(game.play(p));
        }
      }
    }
  }
}

// Visits that are shared out otherwise add up the same, and with one turn that decides the game
// all ways find it.
TEST(Net, WaysToSearchFindWhatCanBeTaken) {
  for (const char* name : {"net,doubt=0.25", "net,steadiness=0.85", "net,caution=5"}) {
    const auto bot = *make_net_bot(name, 1);
    const Analysis analysis = ask(*bot, game_with_a_capture(), 40);
    EXPECT_EQ(analysis.moves.front().move, 1 * 7 + 3) << name;
    EXPECT_EQ(analysis.root.visits, 41u) << name;
  }
}

TEST(Net, ThreadsShareATree) {
  const Game game = *Game::start(make_family("5x5")->graph, Rules{});
  for (const char* name : {"net", "net,considered=8"}) {
    const auto bot = *make_net_bot(name, 1);
    Thinking thinking;
    thinking.playouts = 100;
    thinking.threads = 4;
    const Analysis analysis = bot->think(game, Colour::Black, thinking);
    std::uint64_t below = 0;
    for (const MoveEstimate& move : analysis.moves) below += move.estimate.visits;
    EXPECT_EQ(below + 1, analysis.root.visits);
    EXPECT_EQ(analysis.root.visits, 101u);
  }
}

TEST(Net, LeavesOutWhatItMustNotConsider) {
  const Game game = *Game::start(make_family("4x4")->graph, Rules{});
  const auto bot = *make_net_bot("net", 1);
  Thinking thinking;
  thinking.playouts = 20;
  const Point best = bot->think(game, Colour::Black, thinking).moves.front().move;
  thinking.avoid = {best};
  for (const MoveEstimate& move : bot->think(game, Colour::Black, thinking).moves) {
    EXPECT_NE(move.move, best);
  }
}

// Nobody wins who resigned, whatever stones are left of theirs.
TEST(Net, PlayersWhoResignedAreNotExpectedToWin) {
  Game game = *Game::start(make_family("5x5")->graph, *parse_rules("players=3"));
  ASSERT_TRUE(game.play(12));
  game.resign(Colour::Black);
  const auto bot = make_net_search(built_in_net(), {});
  const Analysis analysis = ask(*bot, game, 30);
  EXPECT_LT(analysis.root.win[0], 0.01);
  EXPECT_NEAR(analysis.root.win[1] + analysis.root.win[2], 1, 0.01);
}

TEST(Net, SettingsOfTheBotAreChecked) {
  EXPECT_TRUE(make_net_bot("net,exploration=1.2,considered=16", 1));
  EXPECT_TRUE(make_net_bot("net,transpositions=0", 1));
  EXPECT_TRUE(make_net_bot("net-policy,policy_power=0.5", 1));
  EXPECT_FALSE(make_net_bot("net,policy_power=x", 1));
  EXPECT_FALSE(make_net_bot("net,exploration=-1", 1));
  EXPECT_FALSE(make_net_bot("net,transpositions=2", 1));
  EXPECT_FALSE(make_net_bot("net,exploration=", 1));
  EXPECT_FALSE(make_net_bot("net,strength=9", 1));
  EXPECT_FALSE(make_net_bot("net,file=/nowhere", 1));
}

TEST(NetLevels, AreAllLevelsOnceAndLimitThemselves) {
  std::set<std::string_view> names;
  for (const BotKind& level : levels_with_net()) {
    EXPECT_FALSE(level.rank.empty()) << level.name;
    EXPECT_TRUE(level.make(1)->limits_itself()) << level.name;
    names.insert(level.name);
  }
  EXPECT_EQ(names.size(), levels_with_net().size());
  for (const BotKind& level : levels()) EXPECT_TRUE(names.contains(level.name)) << level.name;
  EXPECT_EQ(levels_with_net().front().name, levels().front().name);
}

// How many different first moves a level makes on 9x9, in 20 games.
std::size_t first_moves(std::string_view name) {
  const auto level = std::ranges::find(levels_with_net(), name, &BotKind::name);
  const Game game = *Game::start(make_family("9x9")->graph, *parse_rules("chinese"));
  std::set<Point> moves;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    moves.insert(level->make(seed)->think(game, Colour::Black, {}).moves.front().move);
  }
  return moves.size();
}

TEST(NetLevels, WeakOnesDrawTheirMovesAndStrongOnesDoNot) {
  EXPECT_GE(first_moves("casual"), 6u);
  EXPECT_LT(first_moves("club"), first_moves("casual"));
  EXPECT_EQ(first_moves("strong"), 1u);
}

// A board for seven is beyond the net: the level of the search with the same name plays, which
// makes 60 playouts a turn.
TEST(NetLevels, LeaveGamesBeyondTheNetToTheLevelOfTheSearch) {
  Rules rules;
  rules.players = 7;
  rules.komi.assign(7, 0);
  const Game game = *Game::start(make_family("5x5")->graph, rules);
  const auto casual = std::ranges::find(net_levels(), "casual", &BotKind::name);
  const Analysis analysis = casual->make(1)->think(game, Colour::Black, {});
  EXPECT_GT(analysis.root.visits, 30u);
  EXPECT_LE(analysis.root.visits, 61u);
}

TEST(Net, PlaysWholeGamesOnAnyBoardForAnyNumberOfPlayers) {
  for (const auto& [spec, players] : std::vector<std::pair<std::string, int>>{{"5x5", 2},
                                                                              {"klein:4x4", 3},
                                                                              {"star:7", 2},
                                                                              {"complete:4", 6},
                                                                              {"1x1", 2},
                                                                              {"4x4", 7}}) {
    SCOPED_TRACE(spec);
    Rules rules;
    rules.players = players;
    rules.komi.assign(players, 0);
    Game game = *Game::start(make_family(spec)->graph, rules);
    const auto policy = *make_net_bot("net-policy", 1), search = *make_net_bot("net", 1);
    for (int turn = 0; turn < 60 && !game.over(); ++turn) {
      const Analysis analysis = ask(turn % 2 == 0 ? *policy : *search, game, 4);
      const Point move = analysis.moves.front().move;
      ASSERT_NEAR(std::accumulate(analysis.root.win.begin(), analysis.root.win.end(), 0.0), 1,
                  1e-3);
      if (move == kNoPoint) {
        game.pass();
      } else {
        ASSERT_TRUE(game.play(move));
      }
    }
  }
}

}  // namespace
}  // namespace omnigo
