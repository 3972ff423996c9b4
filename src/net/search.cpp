#include "net/search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <numeric>
#include <optional>

#include "net/tree.h"
#include "rules/life.h"
#include "search/crew.h"
#include "search/evaluator.h"

namespace omnigo {
namespace {

using Time = std::chrono::steady_clock;

// What the net, or the end of a game, says of a position.
struct Verdict {
  NetNode node;               // without visits
  std::vector<float> owners;  // by player, then by point; empty: the game is over
};

// A share of the win and a little of the points, as the net was trained: each seat's weight in the
// points is exp(0.9 / sqrt(n) * its points behind the best).
NetValues value_of(const Game& game, const std::vector<HalfPoints>& scores, float points_weight) {
  Judgement judgement;
  settle(judgement, scores, game.resigned());
  const auto best = *std::max_element(scores.begin(), scores.end());
  const double scale = 0.45 / std::sqrt(static_cast<double>(game.graph().size()));
  double sum = 0;
  for (const HalfPoints score : scores) sum += std::exp((score - best) * scale);
  NetValues values{};
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double share = std::exp((scores[i] - best) * scale) / sum, win = judgement.wins[i];
    values[i] = static_cast<float>(win + points_weight * (share - win));
  }
  return values;
}

// Points in empty regions that are certain to stay one player's.
std::vector<bool> settled_points(const Game& game) {
  std::vector<bool> settled(game.graph().size());
  const Colouring colouring = game.board().colouring();
  for (int i = 0; i < game.rules().players; ++i) {
    const Life life = unconditional_life(game.graph(), colouring, colour_of(i),
                                         game.rules().players, game.rules().suicide);
    for (const Region& region : life.regions) {
      if (!region.safe || !region.empty || region.inner_points >= 2) continue;
      for (const Point p : region.points) settled[p] = true;
    }
  }
  return settled;
}

// The owners by player, from those by distance.
std::vector<float> owners_by_player(const NetAnswer& answer, int mover, int players, int points) {
  std::vector<float> owners(static_cast<std::size_t>(players) * points);
  for (int r = 0; r < players; ++r) {
    float* to = owners.data() + static_cast<std::size_t>((mover + r) % players) * points;
    for (int p = 0; p < points; ++p) {
      to[p] = answer.owners[static_cast<std::size_t>(p) * (kNetSeats + 1) + r];
    }
  }
  return owners;
}

// How many points each player ends with, by the likeliest owner of each.
std::vector<int> areas_of(const NetAnswer& answer, int mover, int players) {
  std::vector<int> areas(players);
  for (auto at = answer.owners.begin(); at != answer.owners.end(); at += kNetSeats + 1) {
    const auto likeliest = std::max_element(at, at + kNetSeats + 1) - at;
    if (likeliest < players) ++areas[(mover + likeliest) % players];
  }
  return areas;
}

NetValues in_points(const std::vector<HalfPoints>& scores) {
  NetValues points{};
  for (std::size_t i = 0; i < scores.size(); ++i) points[i] = static_cast<float>(scores[i]) / 2;
  return points;
}

// By merit, the largest first; equal ones by number.
template <class Merit>
void sort_by(std::vector<int>& numbers, const Merit& merit) {
  std::ranges::sort(numbers, [&](int a, int b) {
    const auto first = merit(a), second = merit(b);
    return first != second ? first > second : a < b;
  });
}

// Shares out the visits of a root by sequential halving.
class Halving {
 public:
  // `visits` of the root are to come. Keeps the most likely turns.
  void start(const NetTree& tree, const std::vector<bool>& allowed, int considered,
             std::uint64_t visits, float scale) {
    kept_.clear();
    const auto& edges = tree.root().edges;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (allowed[i]) kept_.push_back(static_cast<int>(i));
    }
    sort_by(kept_, [&](int i) { return edges[i].prior; });
    kept_.resize(std::min({kept_.size(), static_cast<std::size_t>(considered),
                           static_cast<std::size_t>(std::max<std::uint64_t>(visits, 1))}));
    rounds_ = std::max(1, static_cast<int>(std::ceil(std::log2(kept_.size()))));
    visits_ = visits;
    scale_ = scale;
    seen_.assign(edges.size(), 0);
    in_round_ = 0;
  }
  bool active() const { return !kept_.empty(); }
  void stop() { kept_.clear(); }

  // The turn to look at next.
  int choose(const NetTree& tree) {
    const auto size = static_cast<std::uint64_t>(kept_.size());
    const std::uint64_t each = std::max<std::uint64_t>(1, visits_ / (rounds_ * size));
    if (in_round_ >= each * size && size > 2) {
      rank(tree);
      kept_.resize(std::max<std::size_t>(2, size / 2));
      in_round_ = 0;
    }
    ++in_round_;
    const int chosen = *std::ranges::min_element(kept_, {}, [&](int i) { return seen_[i]; });
    ++seen_[chosen];
    return chosen;
  }
  // The turns still considered, the best first.
  const std::vector<int>& ranked(const NetTree& tree) {
    rank(tree);
    return kept_;
  }

 private:
  void rank(const NetTree& tree) {
    const NetNode& root = tree.root();
    int most = 0;
    for (const NetEdge& edge : root.edges) most = std::max(most, tree.visits(edge));
    const auto merit = [&](int i) {
      const NetEdge& edge = root.edges[i];
      const double mean = tree.visits(edge) > 0 ? tree[edge.child].mean_value(root.mover)
                                                : root.mean_value(root.mover);
      return std::log(edge.prior + 1e-9) + (50 + most) * scale_ * mean;
    };
    sort_by(kept_, merit);
  }

  std::vector<int> kept_, seen_;  // seen_: visits by this halving, by edge
  int rounds_ = 1;
  std::uint64_t visits_ = 0, in_round_ = 0;
  float scale_ = 0;
};

class NetSearch : public Bot {
 public:
  NetSearch(const Net& net, const NetSearchSettings& settings) : net_(net), settings_(settings) {}

  Analysis think(const Game& game, Colour player, const Thinking& thinking) override {
    const Time::time_point begun = Time::now();
    Game position = game.to_play() == player ? game : game.with_turn_of(player);
    if (position.over() && position.players_in() > 1) position.resume();
    set_root(position, thinking);
    if (!settings_.policy_only) search(thinking, begun);
    return describe();
  }
  void ponder(const Game& game, const Thinking& thinking) override {
    if (!game.over() && !settings_.policy_only) think(game, game.to_play(), thinking);
  }
  bool limits_itself() const override { return settings_.policy_only; }

 private:
  // --- the root ---

  void set_root(const Game& game, const Thinking& thinking) {
    prepare(game, std::max(1, thinking.threads));
    const bool agreement = thinking.agreement && !game.resumed();
    if (agreement != agreement_ || !keep_subtree(game)) tree_.clear();
    agreement_ = agreement;
    game_.emplace(game);
    settled_ = settled_points(game);
    owned_.assign(static_cast<std::size_t>(game.rules().players) * game.graph().size(), 0);
    owned_count_ = 0;
    Verdict verdict = judge(game, *evaluators_[0]);
    add_owners(verdict);
    if (tree_.empty()) {
      settle_node(tree_.add(), std::move(verdict));
      tree_.visit({0}, settings_.doubt);
    }
    allowed_.clear();
    for (const NetEdge& edge : tree_.root().edges) {
      allowed_.push_back(std::ranges::count(thinking.avoid, edge.move) == 0);
    }
    if (std::ranges::count(allowed_, true) == 0) allowed_.back() = true;
    halving_.stop();
    if (settings_.considered > 0 && thinking.playouts > 0) {
      halving_.start(tree_, allowed_, settings_.considered, thinking.playouts,
                     settings_.halving_scale);
    }
  }

  // The board and the evaluators are kept while the graph is the same.
  void prepare(const Game& game, int threads) {
    if (!board_ || graph_ != game.board().shared_graph()) {
      evaluators_.clear();
      tree_.clear();
      game_.reset();
      graph_ = game.board().shared_graph();
      board_ = std::make_unique<NetBoard>(*graph_);
    }
    while (static_cast<int>(evaluators_.size()) < threads) {
      evaluators_.push_back(std::make_unique<NetEvaluator>(net_, *board_));
    }
  }

  // Moves the root to this game where it only went on from the last one searched.
  bool keep_subtree(const Game& game) {
    if (!game_ || tree_.empty() || !(game_->rules() == game.rules()) ||
        game_->beginning().colouring != game.beginning().colouring) {
      return false;
    }
    const auto before = game_->events(), now = game.events();
    if (now.size() < before.size() || !std::equal(before.begin(), before.end(), now.begin())) {
      return false;
    }
    for (std::size_t i = before.size(); i < now.size(); ++i) {
      const bool turn = now[i].action == Game::Action::Move || now[i].action == Game::Action::Pass;
      if (!turn || colour_of(tree_.root().mover) != now[i].player) return false;
      tree_.descend(now[i].point);
      if (tree_.empty()) return false;
    }
    return !tree_.root().over && colour_of(tree_.root().mover) == game.to_play();
  }

  // --- judging ---

  Verdict judge(const Game& game, NetEvaluator& evaluator) const {
    const int players = game.rules().players, mover = player_of(game.to_play());
    Verdict verdict;
    NetNode& node = verdict.node;
    node.mover = mover;
    node.over = game.over();
    if (node.over && (!agreement_ || game.settled())) {
      node.value = value_of(game, game.scores(), settings_.points_weight);
      node.score = in_points(game.scores());
      return verdict;
    }
    const auto legal = game.legal_moves(game.to_play());
    const NetAnswer answer = evaluator.evaluate(net_inputs(game, legal));
    const auto scores = scores_of(game, areas_of(answer, mover, players));
    verdict.owners = owners_by_player(answer, mover, players, game.graph().size());
    if (node.over) {
      node.value = value_of(game, scores, settings_.points_weight);
      node.score = in_points(scores);
    } else {
      predict(game, answer, scores, node);
      node.edges = edges_of(legal, answer.logits);
    }
    return verdict;
  }

  void predict(const Game& game, const NetAnswer& answer, const std::vector<HalfPoints>& scores,
               NetNode& node) const {
    const auto players = static_cast<int>(scores.size());
    const float mean = static_cast<float>(std::accumulate(scores.begin(), scores.end(), 0)) / 2 /
                       static_cast<float>(players);
    float all = 0;
    for (int r = 0; r < players; ++r) {
      const int player = (node.mover + r) % players;
      const float win = answer.win[r] + settings_.near_weight * (answer.near[r] - answer.win[r]);
      // The net knows nothing of resigning: who did cannot win, whatever stones are left.
      if (game.is_in(colour_of(player))) {
        node.value[player] = win + settings_.points_weight * (answer.share[r] - win);
      }
      all += node.value[player];
      node.score[player] = mean + answer.lead[r];
    }
    if (all == 0) return;
    for (float& value : node.value) value /= all;
  }

  std::vector<NetEdge> edges_of(const std::vector<Point>& legal,
                                const std::vector<float>& logits) const {
    std::vector<NetEdge> edges;
    for (const Point p : legal) {
      if (!settled_[p]) edges.push_back({p, logits[p]});
    }
    edges.push_back({kNoPoint, logits.back()});
    float top = logits.back(), sum = 0;
    for (const NetEdge& edge : edges) top = std::max(top, edge.prior);
    for (NetEdge& edge : edges) sum += edge.prior = std::exp(edge.prior - top);
    for (NetEdge& edge : edges) edge.prior /= sum;
    return edges;
  }

  void settle_node(int index, Verdict verdict) {
    NetNode& node = tree_[index];
    const int visits = node.visits, pending = node.pending;
    std::vector<NetEdge> edges = std::move(verdict.node.edges);
    node = std::move(verdict.node);
    node.visits = visits;
    node.pending = pending;
    node.ready = true;
    node.edges.clear();
    tree_.set_edges(index, std::move(edges));
  }

  void add_owners(const Verdict& verdict) {
    if (verdict.owners.empty()) return;
    for (std::size_t i = 0; i < owned_.size(); ++i) owned_[i] += verdict.owners[i];
    ++owned_count_;
  }

  // --- simulations ---

  // How much more, or less, is explored than where values have the usual deviation.
  double liveliness(const NetNode& node) const {
    if (settings_.steadiness == 0) return 1;
    return 1 + settings_.steadiness * (std::sqrt(node.variance(node.mover)) / 0.2 - 1);
  }

  // The turn to look at next, by PUCT.
  int choose(const NetNode& node, bool is_root) const {
    float seen = 0;
    for (const NetEdge& edge : node.edges) {
      if (edge.child >= 0) seen += edge.prior;
    }
    const double visits = std::max(1, node.visits_and_pending());
    const double first =
        node.mean_value(node.mover) - settings_.first_visit * std::sqrt(std::min(seen, 1.0f));
    const double spread = (settings_.exploration + settings_.growth * std::log1p(visits / 500)) *
                          liveliness(node) * std::sqrt(visits);
    double best = -1e9;
    int chosen = 0;
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
      if (is_root && !allowed_[i]) continue;
      const NetEdge& edge = node.edges[i];
      const NetNode* child = edge.child >= 0 ? &tree_[edge.child] : nullptr;
      const int tried = child != nullptr ? child->visits_and_pending() : 0;
      const double mean = tried > 0 ? child->visits * child->mean_value(node.mover) / tried : first;
      const double bound = mean + spread * edge.prior / (1 + tried);
      if (bound > best) {
        best = bound;
        chosen = static_cast<int>(i);
      }
    }
    return chosen;
  }

  // Walks down to a node that is new or over, and makes its turns on the game; false if another
  // thread is judging what it leads to.
  bool walk(Game& game, std::vector<int>& path) {
    path.assign(1, 0);
    ++tree_.root().pending;
    while (true) {
      const int at = path.back();
      if (tree_[at].over) return true;
      if (!tree_[at].ready) return false;
      const int chosen =
          at == 0 && halving_.active() ? halving_.choose(tree_) : choose(tree_[at], at == 0);
      const NetEdge edge = tree_[at].edges[chosen];
      if (edge.move == kNoPoint) {
        game.pass();
      } else {
        game.play(edge.move);
      }
      const int child = edge.child >= 0 ? edge.child : tree_.add();
      tree_[at].edges[chosen].child = child;
      ++tree_[child].pending;
      path.push_back(child);
      if (edge.child < 0) return true;
    }
  }

  // False if another thread is judging the position that it came to; nothing is counted then.
  bool simulate(Game& game, NetEvaluator& evaluator, std::vector<int>& path) {
    bool arrived = false, is_new = false;
    {
      const Lock lock(mutex_);
      arrived = walk(game, path);
      is_new = arrived && !tree_[path.back()].ready;
    }
    std::optional<Verdict> verdict;
    if (is_new) verdict = judge(game, evaluator);
    for (std::size_t i = 1; i < path.size(); ++i) game.undo();
    const Lock lock(mutex_);
    if (verdict) {
      add_owners(*verdict);
      settle_node(path.back(), *std::move(verdict));
    }
    for (const int index : path) {
      --tree_[index].pending;
    }
    if (arrived) tree_.visit(path, settings_.doubt);
    return arrived;
  }

  void search(const Thinking& thinking, Time::time_point begun) {
    const bool timed = thinking.time.count() > 0;
    const std::uint64_t most = thinking.playouts > 0 ? thinking.playouts : ~std::uint64_t{0};
    std::atomic<bool> done{game_->over()};
    std::atomic<std::uint64_t> started{0};
    const auto work = [&](std::size_t number, const auto& pause) {
      Game game = *game_;
      std::vector<int> path;
      while (!done && started.fetch_add(1) < most) {
        while (!simulate(game, *evaluators_[number], path) && !done) {
        }
        if (timed && Time::now() - begun >= thinking.time) done = true;
        pause();
      }
    };
    const bool reporting = thinking.report && thinking.report_every.count() > 0;
    Time::time_point next_report = Time::now() + thinking.report_every;
    work_together(static_cast<std::size_t>(std::max(1, thinking.threads)), work, [&] {
      if (!done && thinking.stop && thinking.stop()) done = true;
      if (is_enough(thinking, started, begun)) done = true;
      if (!reporting || done || Time::now() < next_report) return;
      thinking.report(describe());
      next_report = Time::now() + thinking.report_every;
    });
  }

  // The tree is full, or at the pace so far no other turn can become the most visited one.
  bool is_enough(const Thinking& thinking, std::uint64_t simulations, Time::time_point begun) {
    const Lock lock(mutex_);
    if (tree_.edges_held() > settings_.most_edges) return true;
    if (thinking.time.count() == 0 || !thinking.only_to_choose || simulations < 20) return false;
    int first = 0, second = 0;
    for (const NetEdge& edge : tree_.root().edges) {
      const int visits = tree_.visits(edge);
      second = std::max(second, std::min(first, visits));
      first = std::max(first, visits);
    }
    const auto taken = Time::now() - begun;
    const double pace = static_cast<double>(simulations) / static_cast<double>(taken.count());
    return first - second > pace * static_cast<double>((thinking.time - taken).count());
  }

  // --- what was found ---

  Estimate estimate(const NetNode& node) const {
    const int players = game_->rules().players;
    Estimate found;
    found.visits = static_cast<std::uint64_t>(node.visits);
    for (int i = 0; i < players; ++i) {
      found.win.push_back(node.mean_value(i));
      found.score.push_back(node.mean_score(i));
    }
    found.score_deviation.assign(players, 0);
    return found;
  }

  // Of the turns looked at often enough, the one whose mean is large even if it errs.
  void put_surest_first(std::vector<int>& order) const {
    const NetNode& root = tree_.root();
    const int most = tree_.visits(root.edges[order.front()]);
    const auto bound = [&](int i) {
      const int visits = tree_.visits(root.edges[i]);
      if (visits == 0 || visits < 0.15 * most) return -1e9;
      const NetNode& child = tree_[root.edges[i].child];
      return child.mean_value(root.mover) -
             settings_.caution * std::sqrt(child.variance(root.mover) / visits);
    };
    const auto surest = std::ranges::max_element(order, {}, bound);
    std::rotate(order.begin(), surest, surest + 1);
  }

  // The root's turns, the best first.
  std::vector<int> ranking() {
    const auto& edges = tree_.root().edges;
    std::vector<int> order;
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (allowed_[i]) order.push_back(static_cast<int>(i));
    }
    sort_by(order, [&](int i) { return std::pair(tree_.visits(edges[i]), edges[i].prior); });
    if (!halving_.active()) {
      if (settings_.caution > 0) put_surest_first(order);
      return order;
    }
    const std::vector<int> ranked = halving_.ranked(tree_);
    sort_by(order, [&](int i) {
      const auto place = std::ranges::find(ranked, i) - ranked.begin();
      return std::pair(-place, tree_.visits(edges[i]));
    });
    return order;
  }

  Analysis describe() {
    const Lock lock(mutex_);
    const NetNode& root = tree_.root();
    const int points = game_->graph().size();
    Analysis analysis;
    analysis.player = game_->to_play();
    analysis.root = estimate(root);
    for (const double sum : owned_) {
      analysis.ownership.push_back(sum / static_cast<double>(std::max(owned_count_, 1)));
    }
    analysis.policy.assign(points + 1, 0);
    for (const NetEdge& edge : root.edges) {
      analysis.policy[edge.move == kNoPoint ? points : edge.move] = edge.prior;
    }
    for (const int i : ranking()) {
      const NetEdge& edge = root.edges[i];
      MoveEstimate move{edge.move, edge.prior, analysis.root, tree_.line(edge)};
      if (edge.child >= 0) move.estimate = estimate(tree_[edge.child]);
      move.estimate.visits = static_cast<std::uint64_t>(tree_.visits(edge));
      analysis.moves.push_back(std::move(move));
    }
    return analysis;
  }

  const Net& net_;
  NetSearchSettings settings_;
  SharedGraph graph_;
  std::unique_ptr<NetBoard> board_;
  std::vector<std::unique_ptr<NetEvaluator>> evaluators_;  // by thread
  Mutex mutex_;                                            // of all below, while threads search
  NetTree tree_;
  Halving halving_;
  std::optional<Game> game_;             // at the root
  bool agreement_ = false;               // what is dead at the end is left to the net
  std::vector<bool> settled_, allowed_;  // by point; by edge of the root
  std::vector<double> owned_;            // by player, then by point: sums over the net's answers
  int owned_count_ = 0;
};

}  // namespace

std::unique_ptr<Bot> make_net_search(const Net& net, const NetSearchSettings& settings) {
  return std::make_unique<NetSearch>(net, settings);
}

}  // namespace omnigo
