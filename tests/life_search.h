// Unconditional life by its definition: all that the opponents can make of a position while the
// player passes forever, searched through for every legal position of a small board at once.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "diagram.h"
#include "rules/life.h"
#include "spec/spec.h"

namespace omnigo {

using PointSet = std::uint32_t;  // by bit

// Player 1 passes forever; the other players play on.
class LifeSearch {
 public:
  LifeSearch(const Graph& graph, int players, bool suicide)
      : graph_(graph), players_(players), suicide_(suicide) {
    list_legal_colourings();
    for (const auto& colouring : colourings_) successors_.push_back(moves_from(colouring));
  }

  // Compares every legal position; returns how many unconditionally alive stones they had.
  int compare() const {
    const std::vector<PointSet> lost = what_can_be_lost();
    const std::vector<PointSet> can_live = where_opponents_can_live();
    int alive_stones = 0;
    for (std::size_t i = 0; i < colourings_.size(); ++i) {
      const Life life = life_of(i, 1);
      for (int p = 0; p < graph_.size(); ++p) {
        const bool alive = colourings_[i][p] == 1 && !(lost[i] >> p & 1);
        EXPECT_EQ(life.alive[p], alive) << text(i) << " point " << p;
        alive_stones += alive;
      }
      for (const Region& region : life.regions) {
        if (!region.safe || region.inner_points > 1) continue;
        for (Point p : region.points) {
          EXPECT_FALSE(can_live[i] >> p & 1) << text(i) << " opponents can live at point " << p;
        }
      }
      if (testing::Test::HasFailure()) break;
    }
    return alive_stones;
  }
  std::size_t positions() const { return colourings_.size(); }

 private:
  void list_legal_colourings() {
    spec::Colouring colouring(graph_.size());
    for (;;) {
      if (spec::without_dead_stones(graph_, colouring)) {
        index_[colouring] = static_cast<int>(colourings_.size());
        colourings_.push_back(colouring);
      }
      int p = 0;
      while (p < graph_.size() && colouring[p] == players_) colouring[p++] = 0;
      if (p == graph_.size()) return;
      ++colouring[p];
    }
  }

  std::vector<int> moves_from(const spec::Colouring& colouring) const {
    const spec::Game game = spec::start(
        graph_, {.players = players_, .ko = spec::Ko::none, .suicide = suicide_}, colouring);
    std::vector<int> next;
    for (int opponent = 2; opponent <= players_; ++opponent) {
      for (int p = 0; p < graph_.size(); ++p) {
        if (spec::judge(game, opponent, static_cast<Point>(p)) != spec::Verdict{}) continue;
        next.push_back(index_.at(spec::outcome(game, opponent, static_cast<Point>(p)).own_cleared));
      }
    }
    return next;
  }

  // For each position the union, over all that can follow it, of what `found` says of them.
  std::vector<PointSet> gathered(std::vector<PointSet> found) const {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = found.size(); i-- > 0;) {
        const PointSet before = found[i];
        for (int next : successors_[i]) found[i] |= found[next];
        changed |= found[i] != before;
      }
    }
    return found;
  }

  PointSet stones(int i) const {
    PointSet set = 0;
    for (int p = 0; p < graph_.size(); ++p) set |= PointSet{colourings_[i][p] == 1} << p;
    return set;
  }

  // The player never plays, so a stone once lost is missing forever.
  std::vector<PointSet> what_can_be_lost() const {
    std::vector<PointSet> missing(colourings_.size());
    for (std::size_t i = 0; i < missing.size(); ++i) missing[i] = ~stones(static_cast<int>(i));
    return gathered(std::move(missing));
  }

  std::vector<PointSet> where_opponents_can_live() const {
    std::vector<PointSet> living(colourings_.size());
    for (std::size_t i = 0; i < living.size(); ++i) {
      for (int opponent = 2; opponent <= players_; ++opponent) {
        const Life life = life_of(i, opponent);
        for (int p = 0; p < graph_.size(); ++p) living[i] |= PointSet{life.alive[p]} << p;
      }
    }
    return gathered(std::move(living));
  }

  Life life_of(std::size_t i, int player) const {
    return unconditional_life(graph_, as_colours(colourings_[i]), static_cast<Colour>(player),
                              players_, suicide_);
  }

  std::string text(std::size_t i) const {
    std::string letters;
    for (int c : colourings_[i]) letters += ".BWRUGY"[c];
    return letters + (suicide_ ? ", suicide" : ", no suicide");
  }

  Graph graph_;
  int players_;
  bool suicide_;
  std::vector<spec::Colouring> colourings_;
  std::map<spec::Colouring, int> index_;
  std::vector<std::vector<int>> successors_;
};

}  // namespace omnigo
