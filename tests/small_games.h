// Games on tiny boards, kept by the engine and the oracle at once, for tests of perfect play.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "brute_force.h"
#include "rules/game.h"
#include "solve/solve.h"

namespace omnigo {

// One graph of each kind with this many points, connected or not.
inline std::vector<Graph> all_graphs(int points) {
  std::vector<Edge> pairs;
  for (Point a = 0; a < points; ++a) {
    for (Point b = a + 1; b < points; ++b) pairs.push_back({a, b});
  }
  std::vector<Graph> graphs;
  std::set<std::vector<Edge>> seen;
  for (unsigned chosen = 0; chosen < 1u << pairs.size(); ++chosen) {
    std::vector<Edge> edges;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if (chosen >> i & 1) edges.push_back(pairs[i]);
    }
    if (seen.contains(edges)) continue;
    graphs.push_back(*Graph::from_edges(points, edges));
    std::vector<Point> map(points);
    for (Point p = 0; p < points; ++p) map[p] = p;
    do {
      std::vector<Edge> moved;
      for (Edge e : edges) {
        moved.push_back({std::min(map[e.a], map[e.b]), std::max(map[e.a], map[e.b])});
      }
      std::sort(moved.begin(), moved.end());
      seen.insert(moved);
    } while (std::next_permutation(map.begin(), map.end()));
  }
  return graphs;
}

inline spec::Rules spec_rules(const Rules& rules) {
  return {.players = rules.players,
          .ko = rules.ko == Ko::Positional ? spec::Ko::positional : spec::Ko::situational,
          .suicide = rules.suicide,
          .scoring =
              rules.scoring == Scoring::Territory ? spec::Scoring::territory : spec::Scoring::area,
          .komi = std::vector<int>(rules.players)};
}

inline Rules rules_of(int players, Ko ko, bool suicide) {
  Rules rules;
  rules.players = players;
  rules.ko = ko;
  rules.suicide = suicide;
  rules.komi.assign(players, 0);
  return rules;
}

inline Colouring engine_colouring(const spec::Colouring& colouring) {
  Colouring colours;
  for (std::uint8_t c : colouring) colours.push_back(static_cast<Colour>(c));
  return colours;
}

// A game of the engine and the oracle's list of what stood.
struct BothGames {
  Game game;
  spec::Game oracle;

  BothGames(const Graph& graph, const Rules& rules, const spec::Colouring& start, int first)
      : game(*Game::start(std::make_shared<Graph>(graph), rules,
                          {engine_colouring(start), static_cast<Colour>(first), {}})),
        oracle(spec::start(graph, spec_rules(rules), start)) {
    oracle.history[0].next = first;
  }
  void turn(Point p) {
    const int player = oracle.now().next;
    if (p == kNoPoint) {
      game.pass();
      spec::pass(oracle, player);
    } else {
      ASSERT_TRUE(game.play(p));
      spec::move(oracle, player, p);
    }
  }
  void play_random_turns(Random& random, int turns) {
    for (int i = 0; i < turns; ++i) {
      const std::vector<Point> moves = game.legal_moves(game.to_play());
      const bool pass = moves.empty() || random.below(8) == 0;
      turn(pass ? kNoPoint : moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      if (game.over()) {
        game.undo();
        spec::undo(oracle);
        return;
      }
    }
  }
};

// Little memory, so that a test can make many.
inline solve::Settings small_settings() {
  solve::Settings settings;
  settings.memory = 1 << 20;
  return settings;
}

inline std::string describe(const BothGames& both) {
  std::string text;
  for (const spec::State& state : both.oracle.history) {
    for (int c : state.colouring) text += ".BWRUGY"[c];
    text += " " + std::to_string(state.next) + "; ";
  }
  return text;
}

}  // namespace omnigo
