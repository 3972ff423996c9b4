#include "net/inputs.h"

#include <algorithm>
#include <cmath>

#include "rules/terms.h"

namespace omnigo {
namespace {

// A position's blocks, with what the features ask of it again and again.
class Writer {
 public:
  Writer(const Game& game, const std::vector<Point>& legal, NetInputs& out)
      : game_(game),
        graph_(game.graph()),
        colouring_(game.board().colouring()),
        parts_(components(graph_, colouring_)),
        mover_(game.to_play()),
        seats_(game.rules().players),
        legal_(graph_.size()),
        out_(out) {
    for (const Point p : legal) legal_[p] = true;
  }

  void write() {
    out_.seats = seats_;
    out_.features.assign(static_cast<std::size_t>(graph_.size()) * kNetFeatures, 0);
    out_.globals.assign(kNetGlobals, 0);
    out_.component = parts_.of;
    for (int p = 0; p < graph_.size(); ++p) write_point(static_cast<Point>(p));
    write_globals();
  }

 private:
  int distance(Colour c) const { return (player_of(c) - player_of(mover_) + seats_) % seats_; }
  static float tenths(std::size_t count) {
    return static_cast<float>(std::min<std::size_t>(count, 20)) * 0.1f;
  }

  void write_point(Point p) {
    float* f = out_.features.data() + static_cast<std::size_t>(p) * kNetFeatures;
    const int degree = graph_.degree(p);
    f[0] = 1;
    f[18] = static_cast<float>(std::min(degree, 12)) * 0.25f - 1;
    f[19] = degree <= 2;
    f[20] = degree == 3;
    f[21] = degree >= 5;
    for (int i = 0; i < 3; ++i) {
      if (i < game_.turns() && game_.latest_move(i) == p) f[15 + i] = 1;
    }
    if (colouring_[p] == Colour::Empty) {
      write_empty(p, f);
    } else {
      write_stone(parts_.at(p), f);
    }
  }

  void write_stone(const Component& block, float* f) const {
    const int away = distance(block.colour);
    const std::size_t liberties = block.liberties.size();
    f[1 + away] = 1;
    if (liberties <= 3) f[(away == 0 ? 6 : 9) + static_cast<int>(liberties)] = 1;
    f[22] = tenths(block.points.size());
    f[23] = tenths(liberties);
  }

  void write_empty(Point p, float* f) const {
    std::size_t taken = 0;
    int empty = 0;
    bool closed = true, saves = false;
    std::vector<int> seen;
    for (const Point q : graph_.neighbours(p)) {
      const Component& part = parts_.at(q);
      if (!part.is_block()) {
        ++empty;
        closed = false;
      } else if (part.colour == mover_) {
        if (part.liberties.size() > 1) closed = false;
        if (part.in_atari()) saves = true;
      } else if (part.in_atari() &&
                 std::find(seen.begin(), seen.end(), parts_.of[q]) == seen.end()) {
        seen.push_back(parts_.of[q]);
        taken += part.points.size();
      }
    }
    const bool legal = legal_[p];
    f[legal ? 14 : 13] = 1;
    f[24] = legal && taken > 0;
    f[25] = closed;
    f[26] = static_cast<float>(empty) * 0.25f;
    f[27] = legal ? tenths(taken) : 0;
    f[28] = saves;
    const Component& region = parts_.at(p);
    Colour owner = Colour::Empty;
    int reached = 0;
    for (const Colour c : region.reaches) {
      if (c == Colour::Empty) continue;
      owner = c;
      ++reached;
    }
    f[29] = reached == 1 && owner == mover_;
    f[30] = reached == 1 && owner != mover_;
    f[31] = static_cast<float>(std::min<std::size_t>(region.points.size(), 20)) * 0.05f;
  }

  int passes() const {
    int passed = 0;
    for (int i = 0; i < seats_; ++i) passed += game_.has_passed(colour_of(i));
    return passed;
  }

  void write_globals() {
    std::vector<float>& g = out_.globals;
    const auto scores = game_.scores();
    const auto komi = game_.komi();
    const int mover = player_of(mover_);
    const auto n = static_cast<float>(graph_.size());
    float best = -1e9f;
    for (int r = 1; r < seats_; ++r) {
      const int other = (mover + r) % seats_;
      const float ahead = static_cast<float>(scores[other] - scores[mover]) * 0.5f;
      g[r - 1] = std::tanh(ahead * 0.1f);
      g[4 + r] = std::clamp(static_cast<float>(komi[other] - komi[mover]) * 0.05f, -4.0f, 4.0f);
      best = std::max(best, ahead);
    }
    g[10] = seats_ == 2;
    g[11] = seats_ == 3;
    g[12] = static_cast<float>(seats_ - 2) * 0.25f;
    g[13] = passes() >= 1;
    g[14] = passes() >= game_.players_in() - 1;
    g[15] = std::log(n) * 0.5f - 2;
    g[16] = std::min(static_cast<float>(game_.turns()) / (2 * n), 2.0f);
    g[17] = game_.rules().suicide;
    g[18] = rule_of(game_.rules().scoring).prisoners;
    g[19] = std::tanh(-best * 0.1f);
    g[20] = std::clamp(-best / std::sqrt(n), -4.0f, 4.0f);
  }

  const Game& game_;
  const Graph& graph_;
  Colouring colouring_;
  Components parts_;
  Colour mover_;
  int seats_;
  std::vector<bool> legal_;
  NetInputs& out_;
};

template <class Of>
NetBoard::Lists lists(int points, Of of) {
  NetBoard::Lists lists;
  lists.first.push_back(0);
  for (int p = 0; p < points; ++p) {
    const auto& others = of(static_cast<Point>(p));
    lists.points.insert(lists.points.end(), others.begin(), others.end());
    lists.first.push_back(static_cast<int>(lists.points.size()));
    const auto count = static_cast<float>(others.size());
    lists.share.push_back(others.empty() ? 0 : 1 / count);
    lists.scale.push_back(std::min(0.5f * count, 4.0f));
  }
  return lists;
}

}  // namespace

NetBoard::NetBoard(const Graph& graph) : points(graph.size()) {
  neighbours = lists(points, [&](Point p) { return graph.neighbours(p); });
  const auto diagonal = diagonal_points(graph);
  diagonals = lists(points, [&](Point p) { return std::span<const Point>(diagonal[p]); });
}

NetInputs net_inputs(const Game& game, const std::vector<Point>& legal) {
  NetInputs inputs;
  Writer(game, legal, inputs).write();
  return inputs;
}

}  // namespace omnigo
