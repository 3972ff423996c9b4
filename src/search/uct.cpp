#include "search/uct.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>

#include "search/playout.h"
#include "search/sensible.h"

namespace omnigo {
namespace {

using Time = std::chrono::steady_clock;

constexpr double kExploration = 0.5;
constexpr double kPointsShare = 0.1;  // of a playout's value; the rest is the win
constexpr std::size_t kMostNodes = 1 << 20;
constexpr std::uint32_t kVisitsToExpand = 2;

struct Node {
  Point move = kNoPoint;
  Colour mover = Colour::Empty;
  std::uint32_t visits = 0;
  std::uint32_t first_child = 0;  // 0: none yet
  std::uint32_t children = 0;
};

// How one playout or finished game came out, one value a player.
struct Outcome {
  std::vector<double> score, win, value;
};

Outcome outcome_of(std::vector<double> score) {
  const double best = *std::max_element(score.begin(), score.end());
  const auto winners = static_cast<double>(std::count(score.begin(), score.end(), best));
  const double least = *std::min_element(score.begin(), score.end());
  double total = 0;
  for (const double points : score) total += points - least;
  Outcome outcome{std::move(score), {}, {}};
  for (const double points : outcome.score) {
    outcome.win.push_back(points == best ? 1 / winners : 0);
    const double share = total > 0 ? (points - least) / total : 0;
    outcome.value.push_back((1 - kPointsShare) * outcome.win.back() + kPointsShare * share);
  }
  return outcome;
}

class Search {
 public:
  Search(const Game& game, Colour player, const Thinking& thinking, Random& random)
      : game_(game),
        player_(player),
        thinking_(thinking),
        seed_(random()),
        sensible_(game.graph()),
        players_(game.rules().players),
        owned_(static_cast<std::size_t>(players_) * game.graph().size()) {
    add_node(kNoPoint, Colour::Empty);
    Random order(seed_);
    expand(0, game, player, order);
  }

  Analysis run() {
    const auto begun = Time::now();
    if (thinking_.time.count() > 0) deadline_ = begun + thinking_.time;
    if (thinking_.report && thinking_.report_every.count() > 0) {
      next_report_ = begun + thinking_.report_every;
    }
    std::vector<std::thread> others;
    for (int i = 1; i < thinking_.threads; ++i) others.emplace_back([this, i] { work(i); });
    work(0);
    for (std::thread& other : others) other.join();
    return analysis();
  }

 private:
  struct Sums {
    double value = 0, win = 0, score = 0, score_squared = 0;
  };
  Sums& sums(std::uint32_t node, int player) {
    return sums_[std::size_t{node} * players_ + player];
  }

  void add_node(Point move, Colour mover) {
    nodes_.push_back({move, mover});
    sums_.resize(nodes_.size() * players_);
  }

  // The children of a node whose turn is `mover`'s, in random order.
  void expand(std::uint32_t node, const Game& game, Colour mover, Random& random) {
    std::vector<Point> moves = sensible_.of(game, mover);
    const bool root = node == 0;
    if (moves.empty() || another_has_passed(game, mover)) moves.push_back(kNoPoint);
    if (root) {
      for (const Point p : thinking_.avoid) std::erase(moves, p);
      if (moves.empty()) moves.push_back(kNoPoint);
    }
    if (nodes_.size() + moves.size() > kMostNodes) return;
    for (std::size_t i = moves.size(); i > 1; --i) {
      std::swap(moves[i - 1], moves[random.below(static_cast<std::uint32_t>(i))]);
    }
    nodes_[node].first_child = static_cast<std::uint32_t>(nodes_.size());
    nodes_[node].children = static_cast<std::uint32_t>(moves.size());
    for (const Point move : moves) add_node(move, mover);
  }

  static bool another_has_passed(const Game& game, Colour mover) {
    for (int i = 0; i < game.rules().players; ++i) {
      if (colour_of(i) != mover && game.is_in(colour_of(i)) && game.has_passed(colour_of(i))) {
        return true;
      }
    }
    return false;
  }

  std::uint32_t best_child(std::uint32_t node) {
    const Node& parent = nodes_[node];
    const double log_visits = std::log(parent.visits + 1.0);
    std::uint32_t best = parent.first_child;
    double best_bound = -1;
    for (std::uint32_t i = 0; i < parent.children; ++i) {
      const std::uint32_t child = parent.first_child + i;
      const Node& its = nodes_[child];
      if (its.visits == 0) return child;
      const double bound = sums(child, player_of(its.mover)).value / its.visits +
                           kExploration * std::sqrt(log_visits / its.visits);
      if (bound > best_bound) {
        best_bound = bound;
        best = child;
      }
    }
    return best;
  }

  struct Worker {
    Worker(const Search& search, int number)
        : game(search.game_),
          playout(game.board().shared_graph(), search.players_, Ko::Simple),
          random(splitmix64(search.seed_ + static_cast<std::uint64_t>(number))) {}
    Game game;
    Playout playout;
    Random random;
    std::vector<std::uint32_t> path;
  };

  // From the root to a leaf. Visits are counted on the way down, so that other threads meanwhile
  // look elsewhere. Returns how many events of the game to take back.
  int descend(Worker& worker) {
    int events = 0;
    if (worker.game.over()) {
      worker.game.resume();
      ++events;
    }
    worker.path = {0};
    ++nodes_[0].visits;
    std::uint32_t node = 0;
    bool over = false;
    while (!over) {
      if (nodes_[node].first_child == 0) {
        if (nodes_[node].visits < kVisitsToExpand) break;
        expand(node, worker.game, worker.game.to_play(), worker.random);
        if (nodes_[node].first_child == 0) break;
      }
      node = best_child(node);
      worker.path.push_back(node);
      ++nodes_[node].visits;
      const Node& chosen = nodes_[node];
      if (chosen.move == kNoPoint) {
        worker.game.pass(chosen.mover);
      } else {
        worker.game.play(chosen.move, chosen.mover);
      }
      ++events;
      over = worker.game.over();
    }
    return events;
  }

  Outcome play_out(Worker& worker, std::vector<double>* owned) {
    std::vector<double> score;
    Colouring owner;
    if (worker.game.over()) {
      for (const HalfPoints halves : worker.game.scores()) score.push_back(halves / 2.0);
      owner = owners(worker.game.graph(), worker.game.board().colouring());
    } else {
      const PlayoutEnd& end =
          worker.playout.run(worker.game.board(), worker.game.to_play(), worker.random);
      const std::vector<HalfPoints> komi = worker.game.komi();
      for (int i = 0; i < players_; ++i) score.push_back(end.areas[i] + komi[i] / 2.0);
      owner = owners(worker.game.graph(), worker.playout.end_colouring());
    }
    owned->assign(owned_.size(), 0);
    for (std::size_t p = 0; p < owner.size(); ++p) {
      if (owner[p] != Colour::Empty) (*owned)[player_of(owner[p]) * owner.size() + p] = 1;
    }
    return outcome_of(std::move(score));
  }

  void back_up(const Worker& worker, const Outcome& outcome, const std::vector<double>& owned) {
    for (const std::uint32_t node : worker.path) {
      for (int i = 0; i < players_; ++i) {
        Sums& its = sums(node, i);
        its.value += outcome.value[i];
        its.win += outcome.win[i];
        its.score += outcome.score[i];
        its.score_squared += outcome.score[i] * outcome.score[i];
      }
    }
    for (std::size_t i = 0; i < owned.size(); ++i) owned_[i] += owned[i];
    ++finished_;
  }

  void work(int number) {
    Worker worker(*this, number);
    std::vector<double> owned;
    for (;;) {
      int events = 0;
      {
        const std::lock_guard lock(mutex_);
        if (started_ > 0 && enough()) return;
        ++started_;
        events = descend(worker);
      }
      const Outcome outcome = play_out(worker, &owned);
      for (; events > 0; --events) worker.game.undo();
      const std::lock_guard lock(mutex_);
      back_up(worker, outcome, owned);
      if (next_report_ && Time::now() >= *next_report_) {
        thinking_.report(analysis());
        next_report_ = Time::now() + thinking_.report_every;
      }
    }
  }

  bool enough() const {
    return (thinking_.playouts > 0 && started_ >= thinking_.playouts) ||
           (deadline_ && Time::now() >= *deadline_) || (thinking_.stop && thinking_.stop());
  }

  Estimate estimate(std::uint32_t node) {
    const double visits = std::max<double>(1, nodes_[node].visits);
    Estimate its{nodes_[node].visits, {}, {}, {}};
    for (int i = 0; i < players_; ++i) {
      const Sums& all = sums(node, i);
      const double mean = all.score / visits;
      its.win.push_back(all.win / visits);
      its.score.push_back(mean);
      its.score_deviation.push_back(
          std::sqrt(std::max(0.0, all.score_squared / visits - mean * mean)));
    }
    return its;
  }

  std::uint32_t most_visited(std::uint32_t node) const {
    const Node& parent = nodes_[node];
    std::uint32_t best = parent.first_child;
    for (std::uint32_t i = 1; i < parent.children; ++i) {
      const std::uint32_t child = parent.first_child + i;
      if (nodes_[child].visits > nodes_[best].visits) best = child;
    }
    return best;
  }

  std::vector<Point> line_from(std::uint32_t node) const {
    std::vector<Point> line = {nodes_[node].move};
    while (nodes_[node].first_child != 0) {
      node = most_visited(node);
      if (nodes_[node].visits == 0) break;
      line.push_back(nodes_[node].move);
    }
    return line;
  }

  Analysis analysis() {
    Analysis analysis{player_, estimate(0), {}, owned_};
    for (double& share : analysis.ownership) share /= std::max<double>(1, finished_);
    const Node& root = nodes_[0];
    std::vector<std::uint32_t> order(root.children);
    std::iota(order.begin(), order.end(), root.first_child);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
      if (nodes_[a].visits != nodes_[b].visits) return nodes_[a].visits > nodes_[b].visits;
      return a < b;
    });
    for (const std::uint32_t child : order) {
      if (nodes_[child].visits == 0 && !analysis.moves.empty()) break;
      analysis.moves.push_back(
          {nodes_[child].move, 1.0 / root.children, estimate(child), line_from(child)});
    }
    return analysis;
  }

  const Game& game_;
  const Colour player_;
  const Thinking& thinking_;
  const std::uint64_t seed_;
  const SensibleMoves sensible_;
  const int players_;
  std::optional<Time::time_point> deadline_, next_report_;

  std::mutex mutex_;  // of all below
  std::vector<Node> nodes_;
  std::vector<Sums> sums_;     // by node, then by player
  std::vector<double> owned_;  // by player, then by point
  std::uint64_t started_ = 0, finished_ = 0;
};

}  // namespace

Analysis UctPlayer::think(const Game& game, Colour player, const Thinking& thinking) {
  return Search(game, player, thinking, random_).run();
}

}  // namespace omnigo
