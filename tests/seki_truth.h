// What becomes of the blocks of a small position, by perfect play.
//
// The rules are area scoring, positional superko, no suicide, no komi. A position is settled, with
// certain blocks dead, if perfect play gives what counting it without them gives, whoever begins,
// and no other choice of dead blocks does. A block is in seki if it is not dead, its area has no
// unconditionally alive stone, and the area touches an empty point that nobody surrounds; every
// such point must cost whoever fills it, or the position is not settled.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "rules/life.h"
#include "rules/names.h"
#include "rules/terms.h"
#include "solve/solve.h"

namespace omnigo {

// A letter for each point: a stone that is alive, dead or in seki (a, d, s), an empty point that is
// nobody's for seki (n), or any other empty point (.).
using FateText = std::string;

class SekiTruth {
 public:
  SekiTruth(SharedGraph graph, Colouring colouring)
      : graph_(std::move(graph)),
        colouring_(std::move(colouring)),
        all_(components(*graph_, colouring_)) {}

  // Nothing if the position is not settled, or too hard.
  std::optional<FateText> find() {
    for (const Component& part : all_.all) {
      if (part.is_block()) blocks_.push_back(&part);
    }
    if (blocks_.empty() || blocks_.size() > 10) return std::nullopt;
    Side black(*this, Colour::Black), white(*this, Colour::White);
    const auto value = black.value();
    if (!value || white.value() != value) return std::nullopt;
    const auto left = without_dead(*value);
    if (!left || !fills_cost(*left, *value, black, white)) return std::nullopt;
    return text(*left);
  }

 private:
  // Perfect play with this player to begin.
  class Side {
   public:
    Side(const SekiTruth& truth, Colour first) : sign_(first == Colour::Black ? 1 : -1) {
      Start start;
      start.colouring = truth.colouring_;
      start.first = first;
      Rules rules;
      rules.suicide = false;
      solve::Settings settings;
      settings.memory = std::size_t{1} << 22;
      settings.stop = [this] { return ++asked_ > kPatience; };
      auto solver = solve::Solver::create(*Game::start(truth.graph_, rules, start), settings);
      solver_ = std::move(*solver);
    }
    std::optional<HalfPoints> value() { return solver_->value(); }
    // Whether each of these points is worth less to play on than the value.
    bool all_cost(const std::vector<Point>& points, HalfPoints value) {
      const auto turns = solver_->turn_values();
      return turns && std::none_of(turns->begin(), turns->end(), [&](const auto& turn) {
               return std::find(points.begin(), points.end(), turn.point) != points.end() &&
                      sign_ * turn.value >= sign_ * value;
             });
    }

   private:
    static constexpr long kPatience = 600;  // asked every thousand nodes or so
    int sign_;
    long asked_ = 0;
    std::unique_ptr<solve::Solver> solver_;
  };

  HalfPoints count(const Colouring& left) const {
    HalfPoints sum = 0;
    for (const Colour c : owners(*graph_, left))
      sum += c == Colour::Black ? 2 : c == Colour::White ? -2 : 0;
    return sum;
  }

  std::optional<Colouring> without_dead(HalfPoints value) const {
    std::optional<Colouring> found;
    for (unsigned set = 0; set < 1u << blocks_.size(); ++set) {
      Colouring left = colouring_;
      for (std::size_t i = 0; i < blocks_.size(); ++i) {
        if ((set >> i & 1) == 0) continue;
        for (const Point p : blocks_[i]->points) left[p] = Colour::Empty;
      }
      if (count(left) != value) continue;
      if (set == 0) return left;
      if (found) return std::nullopt;
      found = std::move(left);
    }
    return found;
  }

  bool fills_cost(const Colouring& left, HalfPoints value, Side& black, Side& white) const {
    const std::vector<Point> neutral = neutral_points(*graph_, left);
    if (neutral.empty()) return true;
    for (const Point p : neutral) {
      if (colouring_[p] != Colour::Empty) return false;
    }
    return black.all_cost(neutral, value) && white.all_cost(neutral, value);
  }

  FateText text(const Colouring& left) const {
    const Colouring owner = owners(*graph_, left);
    const Components areas = components(*graph_, owner);
    const Life life[2] = {unconditional_life(*graph_, left, Colour::Black, 2, false),
                          unconditional_life(*graph_, left, Colour::White, 2, false)};
    FateText text;
    for (int i = 0; i < graph_->size(); ++i) {
      const auto p = static_cast<Point>(i);
      const Component& area = areas.at(p);
      const bool dead = left[p] != colouring_[p];
      bool seki = owner[p] != Colour::Empty && !area.liberties.empty();
      for (const Point q : area.points) {
        seki = seki && !life[player_of(owner[p])].alive[q];
      }
      const bool stone = colouring_[p] != Colour::Empty;
      text += stone                               ? (dead   ? 'd'
                                                     : seki ? 's'
                                                            : 'a')
              : owner[p] == Colour::Empty || seki ? 'n'
                                                  : '.';
    }
    return text;
  }

  SharedGraph graph_;
  Colouring colouring_;
  Components all_;
  std::vector<const Component*> blocks_;
};

}  // namespace omnigo
