#include "search/tree.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>

#include "search/findings.h"

namespace omnigo {
namespace {

using Time = std::chrono::steady_clock;

constexpr std::uint64_t kVisitsToResign = 200;
constexpr std::uint64_t kVisitsToDecide = 100;  // of this search, before it may end early
constexpr double kBaseVisits = 5;  // of an even game, before a node's own visits say more

struct Node;

// Values are summed in whole units of this, so that a sum stays exact however long one thinks.
constexpr double kUnit = 0x1p-30;

std::int64_t in_units(float value) { return static_cast<std::int64_t>(value * (1 / kUnit)); }

// What was counted of a move; the values are the mover's. Every simulation changes many of them,
// and what one thread has changed must travel to the other: so they lie close together, away from
// what stays as it is.
struct Counts {
  std::atomic<std::int64_t> value_sum{0}, amaf_sum{0};  // in units
  std::atomic<std::uint32_t> visits{0}, amaf_visits{0};

  std::uint32_t visits_now() const { return visits.load(std::memory_order_relaxed); }
  double value_sum_now() const {
    return kUnit * static_cast<double>(value_sum.load(std::memory_order_relaxed));
  }
  double amaf_sum_now() const {
    return kUnit * static_cast<double>(amaf_sum.load(std::memory_order_relaxed));
  }

  void add_value(std::int64_t value) { value_sum.fetch_add(value, std::memory_order_relaxed); }
  // Of two threads that add at once one may be lost: among that number of samples it does no harm,
  // and to exclude it would cost more than all other counting.
  void add_amaf(std::int64_t value) {
    constexpr auto relaxed = std::memory_order_relaxed;
    amaf_visits.store(amaf_visits.load(relaxed) + 1, relaxed);
    amaf_sum.store(amaf_sum.load(relaxed) + value, relaxed);
  }
};

// A move in a node.
struct Child {
  Point move = kNoPoint;
  float prior_advantage = 0, prior_visits = 0;
  std::atomic<Node*> node{nullptr};
};

// A node is held as if it had this many moves more: what it takes beside them.
constexpr std::size_t kMovesOfANode = 3;

struct Node {
  Colour to_play;
  std::vector<Counts> counts;  // one a child
  std::vector<Child> children;

  Node(Colour mover, std::size_t count) : to_play(mover), counts(count), children(count) {}
  std::uint32_t visits_of(std::size_t child) const { return counts[child].visits_now(); }
  std::size_t held() const { return children.size() + kMovesOfANode; }
};

// Visits every node below, `root` first. Without recursion: a tree may be as deep as a game is
// long.
template <class Visit>
void for_each_node(Node* root, Visit visit) {
  std::vector<Node*> waiting;
  if (root != nullptr) waiting.push_back(root);
  while (!waiting.empty()) {
    Node* node = waiting.back();
    waiting.pop_back();
    for (Child& child : node->children) {
      if (Node* below = child.node.load(std::memory_order_relaxed)) waiting.push_back(below);
    }
    visit(node);
  }
}

void destroy(Node* root) {
  for_each_node(root, [](Node* node) { delete node; });
}

// `base` is what the moves of the node are worth on the whole.
double mean_of(const Counts& counts, const Child& child, double base, double amaf_bias) {
  const double prior_value = std::clamp(base + child.prior_advantage, 0.0, 1.0);
  const double prior_visits = child.prior_visits, prior_sum = prior_visits * prior_value;
  const double visits = counts.visits_now() + prior_visits;
  const double sum = counts.value_sum_now() + prior_sum;
  const double mean = visits > 0 ? sum / visits : base;
  const double amaf_visits = counts.amaf_visits.load(std::memory_order_relaxed);
  if (amaf_bias < 0 || amaf_visits == 0) return mean;
  const double amaf = (counts.amaf_sum_now() + prior_sum) / (amaf_visits + prior_visits);
  const double share = amaf_visits / (amaf_visits + visits + amaf_bias * amaf_visits * visits);
  return (1 - share) * mean + share * amaf;
}

std::size_t most_visited(const Node& node) {
  const auto best = std::max_element(
      node.counts.begin(), node.counts.end(),
      [](const Counts& a, const Counts& b) { return a.visits_now() < b.visits_now(); });
  return static_cast<std::size_t>(best - node.counts.begin());
}

std::vector<Point> line_from(const Child& first) {
  std::vector<Point> line = {first.move};
  const Node* node = first.node.load(std::memory_order_acquire);
  while (node != nullptr && line.size() < 64) {
    const std::size_t best = most_visited(*node);
    if (node->visits_of(best) == 0) break;
    line.push_back(node->children[best].move);
    node = node->children[best].node.load(std::memory_order_acquire);
  }
  return line;
}

bool is_played_by(const Child& child, const Game::Event& event) {
  return (event.action == Game::Action::Move && event.point == child.move) ||
         (event.action == Game::Action::Pass && child.move == kNoPoint);
}

}  // namespace

class TreeBot::Tree {
 public:
  Tree(EvaluatorFactory evaluators, TreeSettings settings)
      : evaluators_(std::move(evaluators)), settings_(settings) {}
  ~Tree() { destroy(root_); }

  Analysis think(const Game& game, const Thinking& thinking) {
    const Time::time_point begun = Time::now();
    set_root(game, thinking);
    const std::uint64_t seed = splitmix64(settings_.seed + searches_++);
    std::vector<std::unique_ptr<Worker>> workers;
    for (int i = 0; i < std::max(1, thinking.threads); ++i) {
      workers.push_back(std::make_unique<Worker>(game, root_->children.size()));
    }
    search(workers, seed, thinking, begun);
    Analysis analysis = analyse(workers);
    if (!thinking.avoid.empty()) forget();
    return analysis;
  }

  std::size_t moves_held() const { return moves_held_; }
  bool is_paranoid() const { return settings_.paranoid; }

 private:
  struct Step {
    Node* node;
    std::size_t child;
  };

  // --- the root ---

  void forget() {
    destroy(root_);
    root_ = nullptr;
    game_.reset();
    moves_held_ = 0;
  }

  void set_root(const Game& game, const Thinking& thinking) {
    prepare_evaluators(game, static_cast<std::size_t>(std::max(1, thinking.threads)));
    if (!thinking.avoid.empty() || !keep_subtree(game)) forget();
    if (root_ == nullptr) root_ = make_node(game, evaluator(0, game), thinking.avoid);
    game_.emplace(game);
    policy_ = policy(evaluator(0, game));
    agreement_ = thinking.agreement && rule_of(game.rules().scoring).prisoners;
    even_ = 1.0 / game.players_in();
    const bool two = game.players_in() == 2;
    exploration_ = two ? settings_.exploration : settings_.exploration_of_many;
    without_amaf_ = two ? settings_.without_amaf : 0;
    points_share_ = two ? 0.04f : 0.15f;
  }

  // They are kept while the game is of the same kind: on a large board one takes long to make.
  void prepare_evaluators(const Game& game, std::size_t threads) {
    const Conditions now{game.board().shared_graph(), game.rules(), game.players_in()};
    if (!(now == conditions_)) made_.clear();
    conditions_ = now;
    made_.resize(std::max(made_.size(), threads));
  }
  // Of one thread, which alone asks for it.
  Evaluator& evaluator(std::size_t thread, const Game& game) {
    if (!made_[thread]) made_[thread] = evaluators_(game);
    return *made_[thread];
  }

  // Moves the root to this game where it only went on from the last one searched.
  bool keep_subtree(const Game& game) {
    if (!game_ || !(game_->rules() == game.rules()) || !(game_->graph() == game.graph()) ||
        game_->beginning().colouring != game.beginning().colouring) {
      return false;
    }
    // Its values were those of another player's search.
    if (settings_.paranoid && game_->to_play() != game.to_play()) return false;
    const std::vector<Game::Event> before = game_->events(), now = game.events();
    if (now.size() < before.size() || !std::equal(before.begin(), before.end(), now.begin())) {
      return false;
    }
    for (std::size_t i = before.size(); i < now.size() && root_ != nullptr; ++i) {
      if (now[i].player != root_->to_play) return false;
      descend(now[i]);
    }
    if (root_ != nullptr && root_->to_play != game.to_play()) return false;
    moves_held_ = 0;
    for_each_node(root_, [&](Node* node) { moves_held_ += node->held(); });
    return true;
  }

  void descend(const Game::Event& event) {
    Node* next = nullptr;
    for (Child& child : root_->children) {
      if (is_played_by(child, event)) next = child.node.exchange(nullptr);
    }
    destroy(root_);
    root_ = next;
  }

  // --- growing ---

  Node* make_node(const Game& game, Evaluator& evaluator, const std::vector<Point>& avoid = {}) {
    std::vector<Point> moves = game.legal_moves(game.to_play());
    moves.push_back(kNoPoint);
    for (Point p : avoid) std::erase(moves, p);
    if (moves.empty()) moves.push_back(kNoPoint);
    std::vector<Prior> priors(moves.size());
    evaluator.weigh(game, moves, priors);
    const auto worth_a_try = std::count_if(priors.begin(), priors.end(),
                                           [](const Prior& prior) { return !prior.hopeless; });
    Node* node = new Node(game.to_play(), worth_a_try > 0 ? worth_a_try : moves.size());
    for (std::size_t i = 0, made = 0; i < moves.size(); ++i) {
      if (worth_a_try > 0 && priors[i].hopeless) continue;
      Child& child = node->children[made++];
      child.move = moves[i];
      child.prior_advantage = priors[i].advantage;
      child.prior_visits = priors[i].visits;
    }
    moves_held_.fetch_add(node->held(), std::memory_order_relaxed);
    return node;
  }

  // Two threads may make the same node: one wins, the other's is dropped.
  Node* expand(Child& child, const Game& game, Evaluator& evaluator) {
    Node* made = make_node(game, evaluator);
    Node* present = nullptr;
    if (child.node.compare_exchange_strong(present, made, std::memory_order_acq_rel)) return made;
    moves_held_.fetch_sub(made->held(), std::memory_order_relaxed);
    delete made;
    return present;
  }

  std::size_t select(const Node& node, Random& random) const {
    double visits = 1, sum = 0;
    for (const Counts& counts : node.counts) {
      visits += counts.visits_now();
      sum += counts.value_sum_now();
    }
    const double log_visits = std::log(visits);
    const double base = (sum + kBaseVisits * even_) / (visits + kBaseVisits - 1);
    const bool aside = without_amaf_ > 0 && random.below(without_amaf_) == 0;
    const double amaf_bias = aside ? -1 : settings_.amaf_bias;
    std::size_t best = 0;
    double best_bound = -1;
    const std::size_t size = node.children.size();
    std::size_t i = random.below(static_cast<std::uint32_t>(size));
    for (std::size_t seen = 0; seen < size; ++seen, i = i + 1 < size ? i + 1 : 0) {
      const Child& child = node.children[i];
      const double bound =
          mean_of(node.counts[i], child, base, amaf_bias) +
          exploration_ * std::sqrt(log_visits / (1 + node.visits_of(i) + child.prior_visits));
      if (bound > best_bound) {
        best_bound = bound;
        best = i;
      }
    }
    return best;
  }

  // One walk down and back; returns the root's child it went through.
  std::size_t simulate(Game& game, Evaluator& evaluator, Random& random, Judgement& judgement,
                       std::vector<Step>& path) {
    path.clear();
    for (Node* node = root_; node != nullptr;) {
      const std::size_t selected = select(*node, random);
      path.push_back({node, selected});
      Child& child = node->children[selected];
      const std::uint32_t visits =
          node->counts[selected].visits.fetch_add(1, std::memory_order_relaxed) + 1;
      if (child.move == kNoPoint) {
        game.pass();
      } else {
        game.play(child.move);
      }
      if (game.over()) break;
      node = child.node.load(std::memory_order_acquire);
      if (node == nullptr && visits >= settings_.expand_after &&
          moves_held_.load(std::memory_order_relaxed) < settings_.most_moves) {
        node = expand(child, game, evaluator);
      }
    }
    if (game.over() && (!agreement_ || game.settled())) {
      settle(judgement, game.scores(), game.resigned());
      judgement.owners = owners(game.graph(), game.board().colouring());
      judgement.first_players.assign(game.graph().size(), Colour::Empty);
    } else {
      evaluator.judge(game, random, judgement);
    }
    for (std::size_t i = 0; i < path.size(); ++i) game.undo();
    carry_back(path, judgement);
    return path[0].child;
  }

  std::vector<float> values(const Judgement& judgement) const {
    const std::size_t players = judgement.wins.size();
    float total = 0;
    for (float score : judgement.scores) total += std::max(score, 0.0f);
    std::vector<float> value(players);
    for (std::size_t player = 0; player < players; ++player) {
      const float share = total > 0 ? std::max(judgement.scores[player], 0.0f) / total : 0;
      value[player] = (1 - points_share_) * judgement.wins[player] + points_share_ * share;
    }
    if (settings_.paranoid) {
      const int searcher = player_of(root_->to_play);
      for (int player = 0; player < static_cast<int>(players); ++player) {
        if (player != searcher) value[player] = 1 - value[searcher];
      }
    }
    return value;
  }

  void carry_back(const std::vector<Step>& path, Judgement& judgement) {
    const std::vector<float> value = values(judgement);
    const bool amaf = settings_.amaf_bias >= 0 && !judgement.first_players.empty();
    for (auto step = path.rbegin(); step != path.rend(); ++step) {
      Node& node = *step->node;
      const Colour mover = node.to_play;
      const std::int64_t its = in_units(value[player_of(mover)]);
      node.counts[step->child].add_value(its);
      if (!amaf) continue;
      const Point played = node.children[step->child].move;
      if (played != kNoPoint) judgement.first_players[played] = mover;
      for (std::size_t i = 0; i < node.children.size(); ++i) {
        const Point p = node.children[i].move;
        if (p != kNoPoint && judgement.first_players[p] == mover) node.counts[i].add_amaf(its);
      }
    }
  }

  // --- thinking ---

  void search(std::vector<std::unique_ptr<Worker>>& workers, std::uint64_t seed,
              const Thinking& thinking, Time::time_point begun) {
    const bool timed = thinking.time.count() > 0;
    const std::uint64_t most = thinking.playouts > 0 ? thinking.playouts : ~std::uint64_t{0};
    std::atomic<bool> done{false};
    std::atomic<std::uint64_t> started{0};
    const auto work = [&](std::size_t number, const auto& pause) {
      Worker& worker = *workers[number];
      Game own = *game_;
      Random random(splitmix64(seed + number));
      Evaluator& its_evaluator = evaluator(number, own);
      Judgement judgement;
      std::vector<Step> path;
      // Once at least, so that there is always something to say.
      while (started.fetch_add(1, std::memory_order_relaxed) < most) {
        worker.add(judgement, simulate(own, its_evaluator, random, judgement, path));
        if (timed && Time::now() - begun >= thinking.time) done = true;
        pause();
        if (done.load(std::memory_order_relaxed)) break;
      }
    };
    const bool reporting = thinking.report && thinking.report_every.count() > 0;
    Time::time_point next_report = Time::now() + thinking.report_every;
    work_together(workers.size(), work, [&] {
      if (!done && thinking.stop && thinking.stop()) done = true;
      if (timed && thinking.only_to_choose &&
          is_decided(started, Time::now() - begun, thinking.time)) {
        done = true;
      }
      if (!reporting || done || Time::now() < next_report) return;
      const Analysis so_far = analyse(workers);
      if (so_far.root.visits > 0) thinking.report(so_far);
      next_report = Time::now() + thinking.report_every;
    });
  }

  // At the pace so far, the simulations left do not make another move the most visited one.
  bool is_decided(std::uint64_t simulations, Time::duration taken, Time::duration limit) const {
    if (simulations < kVisitsToDecide) return false;
    std::uint32_t most = 0, second = 0;
    for (const Counts& counts : root_->counts) {
      const std::uint32_t visits = counts.visits_now();
      second = std::max(second, std::min(most, visits));
      most = std::max(most, visits);
    }
    const double pace = static_cast<double>(simulations) / static_cast<double>(taken.count());
    return most - second > pace * static_cast<double>((limit - taken).count());
  }

  Analysis analyse(std::vector<std::unique_ptr<Worker>>& workers) const {
    const int players = game_->rules().players;
    Sums all(players);
    std::vector<Sums> by_move(root_->children.size(), Sums(players));
    Analysis analysis;
    analysis.player = root_->to_play;
    analysis.ownership.assign(static_cast<std::size_t>(players) * game_->graph().size(), 0);
    for (auto& worker : workers) {
      const Lock lock(worker->mutex);
      all.add(worker->all);
      for (std::size_t i = 0; i < by_move.size(); ++i) by_move[i].add(worker->by_move[i]);
      for (std::size_t i = 0; i < worker->owned.size(); ++i) {
        analysis.ownership[i] += worker->owned[i];
      }
    }
    for (double& share : analysis.ownership) {
      share /= static_cast<double>(std::max<std::uint64_t>(1, all.count()));
    }
    analysis.root = all.estimate();
    analysis.policy = policy_;
    for (std::size_t i = 0; i < by_move.size(); ++i) {
      const Child& child = root_->children[i];
      if (root_->visits_of(i) == 0) continue;
      const std::size_t place = child.move == kNoPoint ? game_->graph().size() : child.move;
      MoveEstimate move{child.move, analysis.policy[place],
                        by_move[i].count() > 0 ? by_move[i].estimate() : analysis.root,
                        line_from(child)};
      move.estimate.visits = root_->visits_of(i);
      analysis.moves.push_back(std::move(move));
    }
    std::sort(analysis.moves.begin(), analysis.moves.end(),
              [](const MoveEstimate& a, const MoveEstimate& b) {
                return a.estimate.visits != b.estimate.visits
                           ? a.estimate.visits > b.estimate.visits
                           : a.move < b.move;
              });
    if (analysis.moves.empty()) {
      analysis.moves.push_back({root_->children[0].move, 0, analysis.root, {}});
    }
    analysis.resigns = is_lost(analysis);
    return analysis;
  }

  // The weights of the root's moves, as shares of their sum.
  std::vector<double> policy(Evaluator& evaluator) const {
    std::vector<Point> moves;
    for (const Child& child : root_->children) moves.push_back(child.move);
    std::vector<Prior> priors(moves.size());
    evaluator.weigh(*game_, moves, priors);
    double total = 0;
    for (const Prior& prior : priors) total += prior.weight;
    std::vector<double> shares(game_->graph().size() + 1);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      shares[moves[i] == kNoPoint ? game_->graph().size() : moves[i]] = priors[i].weight / total;
    }
    return shares;
  }

  // Two players only: a third may yet be helped by the others' quarrel.
  bool is_lost(const Analysis& analysis) const {
    const MoveEstimate& best = analysis.moves[0];
    return game_->players_in() == 2 && analysis.root.visits >= kVisitsToResign &&
           best.estimate.win[player_of(analysis.player)] < settings_.resign_below &&
           analysis.root.win[player_of(analysis.player)] < settings_.resign_below;
  }

  // What an evaluator was made for.
  struct Conditions {
    SharedGraph graph;
    Rules rules;
    int players_in = 0;
    bool operator==(const Conditions&) const = default;
  };

  EvaluatorFactory evaluators_;
  TreeSettings settings_;
  Conditions conditions_;
  std::vector<std::unique_ptr<Evaluator>> made_;  // by thread; null: not yet
  Node* root_ = nullptr;
  std::optional<Game> game_;    // at the root
  std::vector<double> policy_;  // there, as Analysis has it
  double even_ = 0.5;           // a share of the win
  bool agreement_ = false;      // the end of play is judged as it will be agreed on
  double exploration_ = 0;
  float points_share_ = 0;  // of a value
  std::uint32_t without_amaf_ = 0;
  std::atomic<std::size_t> moves_held_{0};
  std::uint64_t searches_ = 0;
};

TreeBot::TreeBot(EvaluatorFactory evaluators, TreeSettings settings)
    : tree_(std::make_unique<Tree>(std::move(evaluators), settings)) {}

TreeBot::~TreeBot() = default;

std::size_t TreeBot::moves_held() const { return tree_->moves_held(); }

Analysis TreeBot::think(const Game& game, Colour player, const Thinking& thinking) {
  Game own = game.to_play() == player ? game : game.with_turn_of(player);
  if (own.over() && own.players_in() > 1) own.resume();
  return tree_->think(own, thinking);
}

void TreeBot::ponder(const Game& game, const Thinking& thinking) {
  // A paranoid tree of another's turn is of no use for this player's.
  if (!game.over() && !tree_->is_paranoid()) think(game, game.to_play(), thinking);
}

}  // namespace omnigo
