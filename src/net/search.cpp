#include "net/search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
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
    for (const NetEdge& edge : root.edges) most = std::max(most, edge.visits);
    const auto merit = [&](int i) {
      const NetEdge& edge = root.edges[i];
      const double mean =
          edge.visits > 0 ? tree[edge.child].mean_value(root.mover) : root.mean_value(root.mover);
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
    if (!tree_.empty() && !can_be_root(tree_.root(), verdict.node, game)) tree_.clear();
    if (tree_.empty()) {
      settle_node(tree_.add(), std::move(verdict));
      tree_.visit({{0}}, settings_.doubt);
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

  // Whether the turns of a node, which others may have come to by other colourings, are those of
  // this game: `now` has them.
  static bool can_be_root(const NetNode& node, const NetNode& now, const Game& game) {
    const auto legal = [&](const NetEdge& edge) {
      return edge.move == kNoPoint || game.legality(edge.move);
    };
    const auto known = [&](const NetEdge& edge) {
      return std::ranges::find(node.edges, edge.move, &NetEdge::move) != node.edges.end();
    };
    return std::ranges::all_of(node.edges, legal) && std::ranges::all_of(now.edges, known);
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
    const double visits = std::max(1, node.visits + node.pending);
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
      const int tried = edge.visits + (child != nullptr ? child->pending : 0);
      const double mean = tried > 0 ? edge.visits * child->mean_value(node.mover) / tried : first;
      const double bound = mean + spread * edge.prior / (1 + tried);
      if (bound > best) {
        best = bound;
        chosen = static_cast<int>(i);
      }
    }
    return chosen;
  }

  // Where a walk down the tree ends: where another thread is judging, at a position that is new to
  // the tree or over, or at one that was visited more often than the edge to it.
  enum class Arrival { waiting, unjudged, over, known };

  // Makes the turns of the walk on the game.
  Arrival walk(Game& game, std::vector<NetStep>& steps) {
    steps.assign(1, {0});
    ++tree_.root().pending;
    while (true) {
      const int at = steps.back().node;
      if (tree_[at].over) return Arrival::over;
      if (!tree_[at].ready) return Arrival::waiting;
      const int chosen =
          at == 0 && halving_.active() ? halving_.choose(tree_) : choose(tree_[at], at == 0);
      const NetEdge edge = tree_[at].edges[chosen];
      if (edge.move == kNoPoint) {
        game.pass();
      } else if (!game.play(edge.move)) {
        // Another order of the turns before allows what would repeat a colouring here.
        --tree_[at].pending;
        steps.pop_back();
        return lead_elsewhere(steps);
      }
      steps.back().edge = chosen;
      if (edge.child < 0) return lead_elsewhere(steps);
      ++tree_[edge.child].pending;
      steps.push_back({edge.child});
      const NetNode& child = tree_[edge.child];
      assert(!child.ready || child.mover == player_of(game.to_play()));
      if (child.visits > edge.visits) return Arrival::known;
    }
  }

  // The latest edge leads to a node of its own from now on.
  Arrival lead_elsewhere(std::vector<NetStep>& steps) {
    const int child = tree_.add();
    tree_[steps.back().node].edges[steps.back().edge].child = child;
    ++tree_[child].pending;
    steps.push_back({child});
    return Arrival::unjudged;
  }

  // All that decides how play can go on, but for colourings that only later turns could repeat.
  std::uint64_t key_of(const Game& game, const std::vector<Point>& legal) const {
    std::uint64_t key = game.board().hash();
    const auto add = [&](std::uint64_t number) { key = splitmix64(key ^ number); };
    add(static_cast<std::uint64_t>(game.turns()));
    add(static_cast<std::uint64_t>(player_of(game.to_play())) << 1 | (game.resumed() ? 1 : 0));
    for (int i = 0; i < game.rules().players; ++i) {
      add(static_cast<std::uint64_t>(game.prisoners_lost(colour_of(i))) << 1 |
          (game.has_passed(colour_of(i)) ? 1 : 0));
    }
    for (const Point p : legal) add(p);
    return key;
  }

  // False if another thread is judging the position that it came to; nothing is counted then.
  bool simulate(Game& game, NetEvaluator& evaluator, std::vector<NetStep>& steps) {
    const int turns = game.turns();
    Arrival arrival;
    {
      const Lock lock(mutex_);
      arrival = walk(game, steps);
      if (arrival == Arrival::waiting) leave(steps);
    }
    std::optional<Verdict> verdict;
    std::uint64_t key = 0;
    if (arrival == Arrival::unjudged && !game.over()) {
      const auto legal = game.legal_moves(game.to_play());
      key = key_of(game, legal);
      const Lock lock(mutex_);
      if (const int known = tree_.find(key); settings_.transpositions != 0 && known >= 0) {
        tree_[steps[steps.size() - 2].node].edges[steps[steps.size() - 2].edge].child = known;
        tree_.discard(steps.back().node);
        ++tree_[known].pending;
        steps.back().node = known;
        arrival = Arrival::known;
      }
    }
    if (arrival == Arrival::unjudged) verdict = judge(game, evaluator);
    while (game.turns() > turns) game.undo();
    if (arrival == Arrival::waiting) return false;
    const Lock lock(mutex_);
    if (verdict) {
      add_owners(*verdict);
      settle_node(steps.back().node, *std::move(verdict));
      if (key != 0) tree_.set_key(steps.back().node, key);
    }
    leave(steps);
    tree_.visit(steps, settings_.doubt, arrival == Arrival::known);
    return true;
  }

  void leave(const std::vector<NetStep>& steps) {
    for (const NetStep& step : steps) --tree_[step.node].pending;
  }

  void search(const Thinking& thinking, Time::time_point begun) {
    const bool timed = thinking.time.count() > 0;
    const std::uint64_t most = thinking.playouts > 0 ? thinking.playouts : ~std::uint64_t{0};
    std::atomic<bool> done{game_->over()};
    std::atomic<std::uint64_t> started{0};
    const auto work = [&](std::size_t number, const auto& pause) {
      Game game = *game_;
      std::vector<NetStep> steps;
      while (!done && started.fetch_add(1) < most) {
        while (!simulate(game, *evaluators_[number], steps) && !done) {
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
      second = std::max(second, std::min(first, edge.visits));
      first = std::max(first, edge.visits);
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
    const int most = root.edges[order.front()].visits;
    const auto bound = [&](int i) {
      const int visits = root.edges[i].visits;
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
    sort_by(order, [&](int i) { return std::pair(edges[i].visits, edges[i].prior); });
    if (!halving_.active()) {
      if (settings_.caution > 0) put_surest_first(order);
      return order;
    }
    const std::vector<int> ranked = halving_.ranked(tree_);
    sort_by(order, [&](int i) {
      const auto place = std::ranges::find(ranked, i) - ranked.begin();
      return std::pair(-place, edges[i].visits);
    });
    return order;
  }

  // As far as the rules allow it after this game: nodes that others lead to know other colourings.
  std::vector<Point> legal_part(std::vector<Point> line) const {
    Game game = *game_;
    std::size_t made = 0;
    for (; made < line.size() && !game.over(); ++made) {
      if (line[made] == kNoPoint) {
        game.pass();
      } else if (!game.play(line[made])) {
        break;
      }
    }
    line.resize(made);
    return line;
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
      MoveEstimate move{edge.move, edge.prior, analysis.root, legal_part(tree_.line(edge))};
      if (edge.child >= 0) move.estimate = estimate(tree_[edge.child]);
      move.estimate.visits = static_cast<std::uint64_t>(edge.visits);
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
