#include "rules/agreement.h"

namespace omnigo {

Agreement::Agreement(const Game& stopped)
    : graph_(stopped.board().shared_graph()),
      scoring_(stopped.rules().scoring),
      stopped_(stopped.board().colouring()),
      prisoners_lost_(stopped.prisoners_lost()),
      komi_(stopped.komi()),
      dead_(graph_->size()),
      neutral_(graph_->size()),
      accepted_(stopped.rules().players) {
  for (int player = 0; player < stopped.rules().players; ++player) {
    is_in_.push_back(stopped.is_in(colour_of(player)));
  }
}

void Agreement::mark_block(Point p, bool dead) {
  std::vector<Point> block = {p};
  dead_[p] = dead;
  for (std::size_t i = 0; i < block.size(); ++i) {
    for (Point q : graph_->neighbours(block[i])) {
      if (stopped_[q] == stopped_[p] && dead_[q] != dead) {
        dead_[q] = dead;
        block.push_back(q);
      }
    }
  }
  // A neutral mark belongs to an empty point.
  for (Point q : block) neutral_[q] = false;
}

Result<void> Agreement::toggle_dead(Point p) {
  if (stopped_[p] == Colour::Empty) return explain("mark-no-stone", "there is no stone to mark");
  mark_block(p, !dead_[p]);
  changed();
  return {};
}

Result<void> Agreement::toggle_neutral(Point p) {
  if (!rule_of(scoring_).prisoners) {
    return explain("mark-neutral-area", "neutral points are only marked with territory scoring");
  }
  if (stopped_[p] != Colour::Empty && !dead_[p])
    return explain("mark-living", "a living stone is not neutral");
  neutral_[p] = !neutral_[p];
  changed();
  return {};
}

Result<void> Agreement::set_dead(const std::vector<Point>& stones) {
  for (Point p : stones) {
    if (stopped_[p] == Colour::Empty) return explain("mark-no-stone", "there is no stone to mark");
  }
  dead_.assign(dead_.size(), false);
  for (Point p : stones) mark_block(p, true);
  for (std::size_t p = 0; p < dead_.size(); ++p) {
    if (stopped_[p] != Colour::Empty && !dead_[p]) neutral_[p] = false;
  }
  changed();
  return {};
}

bool Agreement::agreed() const {
  for (std::size_t player = 0; player < is_in_.size(); ++player) {
    if (is_in_[player] && !accepted_[player]) return false;
  }
  return true;
}

Colouring Agreement::colouring() const {
  Colouring left = stopped_;
  for (std::size_t p = 0; p < left.size(); ++p) {
    if (dead_[p]) left[p] = Colour::Empty;
  }
  return left;
}

std::vector<Tally> Agreement::tally() const {
  std::vector<int> prisoners_lost = prisoners_lost_;
  for (std::size_t p = 0; p < dead_.size(); ++p) {
    if (dead_[p]) ++prisoners_lost[player_of(stopped_[p])];
  }
  return omnigo::tally(*graph_, scoring_, colouring(), prisoners_lost, komi_, neutral_);
}

Game dispute_copy(const Game& stopped) {
  Game copy = stopped;
  copy.resume();
  return copy;
}

std::vector<Point> dead_after_dispute(const Game& stopped, const Game& played_out) {
  const Board& before = stopped.board();
  const int size = before.graph().size();
  std::vector<bool> lives(size);  // by block
  for (int i = 0; i < size; ++i) {
    const auto p = static_cast<Point>(i);
    if (before.at(p) != Colour::Empty && played_out.board().at(p) == before.at(p)) {
      lives[before.block(p)] = true;
    }
  }
  std::vector<Point> dead;
  for (int i = 0; i < size; ++i) {
    const auto p = static_cast<Point>(i);
    if (before.at(p) != Colour::Empty && !lives[before.block(p)]) dead.push_back(p);
  }
  return dead;
}

}  // namespace omnigo
