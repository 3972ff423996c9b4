// Games on the batches of src/gpu, built for the host, beside the rules: for environment_test and
// environment_slow.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "base/random.h"
#include "gpu/environment.h"
#include "gpu/grid_memory.h"
#include "graph/families.h"
#include "rules/game.h"

namespace omnigo {

inline std::int32_t ko_of(const Rules& rules) {
  if (rules.ko == Ko::Positional) return gpu::kPositionalKo;
  return rules.ko == Ko::Simple ? gpu::kSimpleKo : gpu::kNoKo;
}

// A batch with the memory that it needs; game i is played on graph i modulo their number.
template <int P>
struct HostGames {
  HostGames(int games, const std::vector<SharedGraph>& graphs, const Rules& rules,
            int turns_at_most)
      : boards(graphs.size()), limits(graphs.size(), turns_at_most) {
    int points = 0;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
      pad(*graphs[i], boards[i]);
      points = std::max(points, graphs[i]->size());
    }
    const auto count = static_cast<std::size_t>(games);
    const auto players = static_cast<std::size_t>(rules.players);
    const auto capacity = static_cast<std::size_t>(turns_at_most) + 1;
    std::size_t slots = 1;
    while (slots < 2 * capacity) slots *= 2;
    const std::size_t words = static_cast<std::size_t>(points) / 32 + 1;
    positions.resize(count);
    hashes.resize(count * capacity);
    colourings.resize(count * capacity * (P / 2));
    table.resize(count * slots);
    stood.resize(count * P);
    mask.resize(count * words);
    recent.resize(count * players * static_cast<std::size_t>(points));
    rewards.resize(count * players);
    done.resize(count);
    illegal.resize(count);
    seat.resize(count);
    turns.resize(count);
    environment = {boards.data(),
                   limits.data(),
                   positions.data(),
                   {hashes.data(), colourings.data(), table.data(), stood.data(),
                    static_cast<int>(capacity), static_cast<int>(slots)},
                   mask.data(),
                   recent.data(),
                   rewards.data(),
                   done.data(),
                   illegal.data(),
                   seat.data(),
                   turns.data(),
                   games,
                   static_cast<int>(graphs.size()),
                   points,
                   rules.players,
                   static_cast<int>(words),
                   (rules.suicide ? gpu::kSuicide : 0) |
                       (rules.scoring == Scoring::Territory ? gpu::kTerritory : 0),
                   ko_of(rules),
                   {}};
    for (int i = 0; i < rules.players; ++i) environment.komi[i] = rules.komi[i];
    for (int i = 0; i < games; ++i) gpu::reset_game<P>(environment, i, scratch);
  }
  HostGames(const HostGames&) = delete;
  HostGames& operator=(const HostGames&) = delete;

  static void pad(const Graph& graph, gpu::PlayGraph<P>& board) {
    board = {};
    board.points = graph.size();
    for (int p = 0; p < graph.size(); ++p) {
      int k = 0;
      for (const Point q : graph.neighbours(static_cast<Point>(p))) board.neighbours[k++][p] = q;
      board.degree[p] = static_cast<std::uint16_t>(k);
    }
  }
  void step(int game, int action) { gpu::step_game<P>(environment, game, action, scratch); }
  bool may(int game, int action) const {
    const std::size_t at = static_cast<std::size_t>(game * environment.words + action / 32);
    return (mask[at] >> action % 32 & 1) != 0;
  }
  int pass() const { return environment.points; }

  std::vector<gpu::PlayGraph<P>> boards;
  std::vector<std::int32_t> limits;
  std::vector<gpu::Position<P>> positions;
  std::vector<std::uint64_t> hashes;
  std::vector<std::uint8_t> colourings, stood;
  std::vector<std::uint32_t> table, mask;
  std::vector<std::uint8_t> recent, done, illegal, seat;
  std::vector<float> rewards;
  std::vector<std::int32_t> turns;
  gpu::Environment<P> environment = {};
  gpu::StepScratch<P> scratch = {};
};

// The same for games on a square grid that one lane plays (gpu/grid_environment.h).
template <class G>
struct HostGrids : gpu::GridMemory<G> {
  HostGrids(int games, const Rules& rules, int turns_at_most)
      : gpu::GridMemory<G>(games, ko_of(rules), turns_at_most, rules.komi[0] - rules.komi[1],
                           true) {
    this->reset();
  }
  void step(const std::vector<std::int32_t>& actions) {
    ring = (ring + 1) % gpu::kPositionsSeen;
    gpu::GridMemory<G>::step(actions.data(), ring);
  }
  bool may(int game, int action) const {
    const auto word = static_cast<std::size_t>(game * this->kMaskWords + action / 32);
    return (this->mask[word] >> action % 32 & 1) != 0;
  }

  int ring = 0;
};

inline SharedGraph graph_of(const std::string& spec) { return make_family(spec)->graph; }

inline Rules environment_rules(int players, bool suicide, Ko ko, Scoring scoring) {
  Rules rules;
  rules.players = players;
  rules.suicide = suicide;
  rules.ko = ko;
  rules.scoring = scoring;
  rules.komi.resize(static_cast<std::size_t>(players));
  std::iota(rules.komi.begin(), rules.komi.end(), -1);
  return rules;
}

// 1 to the winner, the first place and what it gives shared; in all 0.
inline std::vector<float> rewards_for(const std::vector<HalfPoints>& scores) {
  const HalfPoints best = *std::max_element(scores.begin(), scores.end());
  const auto winners = static_cast<float>(std::count(scores.begin(), scores.end(), best));
  const auto players = static_cast<float>(scores.size());
  std::vector<float> rewards;
  for (const HalfPoints score : scores) {
    rewards.push_back((players * (score == best ? 1 / winners : 0) - 1) / (players - 1));
  }
  return rewards;
}

// The boards and rules that random games go through.
struct EnvironmentCase {
  std::string board;
  Rules rules;
};
inline std::vector<EnvironmentCase> environment_cases() {
  std::vector<EnvironmentCase> cases;
  const std::vector<std::string> boards = {
      "2x2",         "3x3",        "5x5",          "9x9",         "path:5",       "cycle:6",
      "torus:4x4",   "klein:4x5",  "triangular:4", "cube:3",      "sunflower:40", "petersen",
      "honeycomb:3", "complete:5", "sierpinski:3", "hypercube:4", "star:9",       "1x1"};
  std::size_t number = 0;
  for (const std::string& board : boards) {
    for (int players = 2; players <= gpu::kSeats; ++players) {
      for (const bool suicide : {true, false}) {
        static constexpr Ko kKos[] = {Ko::Positional, Ko::Simple, Ko::Positional, Ko::None};
        const Scoring scoring = number % 3 == 0 ? Scoring::Territory : Scoring::Area;
        cases.push_back({board, environment_rules(players, suicide, kKos[number++ % 4], scoring)});
      }
    }
  }
  return cases;
}

}  // namespace omnigo
