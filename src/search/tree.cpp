#include "search/tree.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <mutex>
#include <optional>
#include <thread>

namespace omnigo {
namespace {

struct Node;

// A move in a node, with what is known of it. `value` sums the mover's values.
struct Child {
  Point point = kNoPoint;
  std::uint16_t unused = 0;
  std::atomic<std::uint32_t> visits{0};
  std::atomic<float> value{0};
  std::atomic<std::uint32_t> amaf_visits{0};
  std::atomic<float> amaf_value{0};
  Prior prior;
  std::atomic<Node*> node{nullptr};
};

struct Node {
  Colour to_play;
  std::vector<Child> children;

  Node(Colour mover, std::size_t count) : to_play(mover), children(count) {}
};

void add(std::atomic<float>& sum, float value) {
  float seen = sum.load(std::memory_order_relaxed);
  while (!sum.compare_exchange_weak(seen, seen + value, std::memory_order_relaxed)) {
  }
}

// Without recursion: a tree may be as deep as a game is long.
void destroy(Node* root) {
  std::vector<Node*> waiting;
  if (root != nullptr) waiting.push_back(root);
  while (!waiting.empty()) {
    Node* node = waiting.back();
    waiting.pop_back();
    for (Child& child : node->children) {
      if (Node* below = child.node.load(std::memory_order_relaxed)) waiting.push_back(below);
    }
    delete node;
  }
}

std::size_t count_children(const Node* root) {
  std::size_t count = 0;
  std::vector<const Node*> waiting = {root};
  while (!waiting.empty()) {
    const Node* node = waiting.back();
    waiting.pop_back();
    count += node->children.size();
    for (const Child& child : node->children) {
      if (const Node* below = child.node.load(std::memory_order_relaxed)) waiting.push_back(below);
    }
  }
  return count;
}

double mean_of(const Child& child, const TreeSettings& settings) {
  const double visits = child.visits.load(std::memory_order_relaxed) + child.prior.visits;
  const double value = child.value.load(std::memory_order_relaxed) +
                       static_cast<double>(child.prior.value) * child.prior.visits;
  const double mean = visits > 0 ? value / visits : 0.5;
  const double amaf_visits = child.amaf_visits.load(std::memory_order_relaxed);
  if (settings.amaf_bias < 0 || amaf_visits == 0) return mean;
  // The prior counts for both kinds of knowledge, so the AMAF mean starts from it too.
  const double amaf = (child.amaf_value.load(std::memory_order_relaxed) +
                       static_cast<double>(child.prior.value) * child.prior.visits) /
                      (amaf_visits + child.prior.visits);
  const double share =
      amaf_visits / (amaf_visits + visits + settings.amaf_bias * amaf_visits * visits);
  return (1 - share) * mean + share * amaf;
}

bool move_is(const Game::Event& event, const Child& child) {
  return (event.action == Game::Action::Move && event.point == child.point) ||
         (event.action == Game::Action::Pass && child.point == kNoPoint);
}

}  // namespace

struct TreeSearch::Tree {
  // What one thread gathers; others look at it under the lock.
  struct Worker {
    std::mutex mutex;
    std::uint64_t simulations = 0;
    std::vector<double> values, scores;
    std::vector<std::vector<std::uint32_t>> owned;  // by player and point
  };

  EvaluatorFactory evaluators;
  TreeSettings settings;
  Node* root = nullptr;
  std::optional<Game> root_game;
  std::atomic<std::size_t> children{0};
  std::uint64_t searches = 0;

  ~Tree() { destroy(root); }

  void forget() {
    destroy(root);
    root = nullptr;
    root_game.reset();
    children = 0;
  }

  Node* make_node(const Game& game, Evaluator& evaluator) {
    std::vector<Point> moves = game.legal_moves(game.to_play());
    moves.push_back(kNoPoint);
    std::vector<Prior> priors(moves.size());
    evaluator.weigh(game, moves, priors);
    Node* node = new Node(game.to_play(), moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      node->children[i].point = moves[i];
      node->children[i].prior = priors[i];
    }
    children.fetch_add(moves.size(), std::memory_order_relaxed);
    return node;
  }

  // Two threads may make the same node: one wins, the other's is dropped.
  Node* expand(Child& child, const Game& game, Evaluator& evaluator) {
    Node* made = make_node(game, evaluator);
    Node* present = nullptr;
    if (child.node.compare_exchange_strong(present, made, std::memory_order_acq_rel)) return made;
    children.fetch_sub(made->children.size(), std::memory_order_relaxed);
    delete made;
    return present;
  }

  Child& select(Node& node, Random& random) const {
    double log_visits = 0;
    if (settings.exploration > 0) {
      std::uint64_t total = 1;
      for (const Child& child : node.children)
        total += child.visits.load(std::memory_order_relaxed);
      log_visits = std::log(static_cast<double>(total));
    }
    Child* best = nullptr;
    double best_value = -1;
    const std::size_t start = random.below(static_cast<std::uint32_t>(node.children.size()));
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      Child& child =
          node.children[start + i < node.children.size() ? start + i
                                                         : start + i - node.children.size()];
      double value = mean_of(child, settings);
      if (settings.exploration > 0) {
        const double visits = child.visits.load(std::memory_order_relaxed) + child.prior.visits + 1;
        value += settings.exploration * std::sqrt(log_visits / visits);
      }
      if (value > best_value) {
        best_value = value;
        best = &child;
      }
    }
    return *best;
  }

  struct Step {
    Node* node;
    Child* child;
  };

  float value_for(Colour mover, Colour searcher, const std::vector<float>& values) const {
    if (!settings.paranoid) return values[player_of(mover)];
    const float own = values[player_of(searcher)];
    return mover == searcher ? own : 1 - own;
  }

  void simulate(Game& game, Evaluator& evaluator, Random& random, Judgement& judgement,
                std::vector<Step>& path) {
    path.clear();
    int turns = 0;
    for (Node* node = root; node != nullptr;) {
      Child& child = select(*node, random);
      path.push_back({node, &child});
      const std::uint32_t earlier = child.visits.fetch_add(1, std::memory_order_relaxed);
      if (child.point == kNoPoint) {
        game.pass();
      } else {
        game.play(child.point);
      }
      ++turns;
      if (game.over()) break;
      node = child.node.load(std::memory_order_acquire);
      if (node == nullptr && earlier + 1 >= static_cast<std::uint32_t>(settings.expand_after) &&
          children.load(std::memory_order_relaxed) < settings.max_children) {
        node = expand(child, game, evaluator);
      }
    }
    if (game.over()) {
      judge_end(game, judgement);
    } else {
      evaluator.judge(game, random, judgement);
    }
    while (turns-- > 0) game.undo();
    carry_back(path, game.to_play(), judgement);
  }

  static void judge_end(const Game& game, Judgement& judgement) {
    const std::vector<HalfPoints> scores = game.scores();
    judgement.values = win_shares(scores, game.resigned());
    judgement.scores.assign(scores.begin(), scores.end());
    for (float& score : judgement.scores) score /= 2;
    judgement.owners = owners(game.graph(), game.board().colouring());
    judgement.first_players.assign(game.graph().size(), Colour::Empty);
  }

  void carry_back(const std::vector<Step>& path, Colour searcher, Judgement& judgement) {
    const bool amaf = settings.amaf_bias >= 0 && !judgement.first_players.empty();
    for (auto step = path.rbegin(); step != path.rend(); ++step) {
      const Colour mover = step->node->to_play;
      const float value = value_for(mover, searcher, judgement.values);
      add(step->child->value, value);
      if (!amaf) continue;
      if (step->child->point != kNoPoint) judgement.first_players[step->child->point] = mover;
      for (Child& child : step->node->children) {
        if (child.point == kNoPoint || judgement.first_players[child.point] != mover) continue;
        child.amaf_visits.fetch_add(1, std::memory_order_relaxed);
        add(child.amaf_value, value);
      }
    }
  }

  // Moves the root to this game, keeping what hangs below it where the game only went on.
  void set_root(const Game& game, Evaluator& evaluator) {
    if (!keep_subtree(game)) forget();
    if (root == nullptr) root = make_node(game, evaluator);
    root_game.emplace(game);
  }

  bool keep_subtree(const Game& game) {
    if (!root_game || !(root_game->rules() == game.rules()) ||
        !(root_game->graph() == game.graph()) ||
        root_game->beginning().colouring != game.beginning().colouring) {
      return false;
    }
    const std::vector<Game::Event> before = root_game->events(), now = game.events();
    if (now.size() < before.size() || !std::equal(before.begin(), before.end(), now.begin())) {
      return false;
    }
    for (std::size_t i = before.size(); i < now.size() && root != nullptr; ++i) {
      if (now[i].player != root->to_play) return false;
      descend(now[i]);
    }
    if (root != nullptr && root->to_play != game.to_play()) return false;
    children = root == nullptr ? 0 : count_children(root);
    return true;
  }

  void descend(const Game::Event& event) {
    Node* next = nullptr;
    for (Child& child : root->children) {
      if (move_is(event, child)) next = child.node.exchange(nullptr);
    }
    destroy(root);
    root = next;
  }

  std::vector<Point> variation(const Child& first) const {
    std::vector<Point> moves = {first.point};
    const Node* node = first.node.load(std::memory_order_acquire);
    while (node != nullptr && moves.size() < 32) {
      const Child* best = &node->children[0];
      for (const Child& child : node->children) {
        if (child.visits.load(std::memory_order_relaxed) >
            best->visits.load(std::memory_order_relaxed)) {
          best = &child;
        }
      }
      if (best->visits.load(std::memory_order_relaxed) < 2) break;
      moves.push_back(best->point);
      node = best->node.load(std::memory_order_acquire);
    }
    return moves;
  }

  SearchReport report(std::vector<std::unique_ptr<Worker>>& workers, double seconds) const {
    const int players = root_game->rules().players, points = root_game->graph().size();
    SearchReport result;
    result.seconds = seconds;
    result.values.assign(players, 0);
    result.scores.assign(players, 0);
    result.ownership.assign(players, std::vector<float>(points));
    for (auto& worker : workers) {
      const std::scoped_lock lock(worker->mutex);
      result.simulations += worker->simulations;
      for (int player = 0; player < players; ++player) {
        result.values[player] += static_cast<float>(worker->values[player]);
        result.scores[player] += static_cast<float>(worker->scores[player]);
        for (int p = 0; p < points; ++p) {
          result.ownership[player][p] += static_cast<float>(worker->owned[player][p]);
        }
      }
    }
    const float scale = result.simulations > 0 ? 1.0f / static_cast<float>(result.simulations) : 0;
    for (int player = 0; player < players; ++player) {
      result.values[player] *= scale;
      result.scores[player] *= scale;
      for (float& share : result.ownership[player]) share *= scale;
    }
    add_moves(result);
    return result;
  }

  void add_moves(SearchReport& result) const {
    for (const Child& child : root->children) {
      result.moves.push_back({child.point,
                              child.visits.load(std::memory_order_relaxed),
                              static_cast<float>(mean_of(child, settings)),
                              child.prior.value,
                              {}});
    }
    std::sort(result.moves.begin(), result.moves.end(),
              [](const MoveReport& a, const MoveReport& b) {
                if (a.visits != b.visits) return a.visits > b.visits;
                return a.value != b.value ? a.value > b.value : a.point < b.point;
              });
    for (MoveReport& move : result.moves) {
      if (move.visits == 0) break;
      const auto child = std::find_if(root->children.begin(), root->children.end(),
                                      [&](const Child& c) { return c.point == move.point; });
      move.variation = variation(*child);
    }
  }
};

std::vector<float> win_shares(const std::vector<HalfPoints>& scores,
                              const std::vector<Colour>& resigned) {
  const std::vector<int> place = places(scores, resigned);
  const auto winners = std::count(place.begin(), place.end(), 1);
  std::vector<float> shares;
  for (int its : place) shares.push_back(its == 1 ? 1.0f / static_cast<float>(winners) : 0.0f);
  return shares;
}

TreeSearch::TreeSearch(EvaluatorFactory evaluators, TreeSettings settings)
    : tree_(std::make_unique<Tree>()) {
  tree_->evaluators = std::move(evaluators);
  tree_->settings = settings;
}

TreeSearch::~TreeSearch() = default;

void TreeSearch::clear() { tree_->forget(); }

SearchReport TreeSearch::search(const Game& game, const SearchLimits& limits,
                                const std::atomic<bool>& stop,
                                const std::function<void(const SearchReport&)>& progress,
                                double progress_seconds) {
  using Time = std::chrono::steady_clock;
  const Time::time_point begin = Time::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Time::now() - begin).count(); };
  Tree& tree = *tree_;
  const int players = game.rules().players, points = game.graph().size();
  tree.set_root(game, *tree.evaluators());

  std::atomic<bool> done{false};
  std::atomic<std::uint64_t> begun{0};
  std::vector<std::unique_ptr<Tree::Worker>> workers;
  std::vector<std::thread> threads;
  const std::uint64_t seed = tree.settings.seed + 1'000 * tree.searches++;
  const auto work = [&](Tree::Worker& worker, std::uint64_t worker_seed) {
    Game own = game;
    Random random(worker_seed);
    const std::unique_ptr<Evaluator> evaluator = tree.evaluators();
    Judgement judgement;
    std::vector<Tree::Step> path;
    while (!done.load(std::memory_order_relaxed) && !stop.load(std::memory_order_relaxed) &&
           begun.fetch_add(1, std::memory_order_relaxed) < limits.simulations) {
      tree.simulate(own, *evaluator, random, judgement, path);
      const std::scoped_lock lock(worker.mutex);
      ++worker.simulations;
      for (int player = 0; player < players; ++player) {
        worker.values[player] += judgement.values[player];
        worker.scores[player] += judgement.scores[player];
      }
      for (int p = 0; p < points; ++p) {
        if (judgement.owners[p] != Colour::Empty) ++worker.owned[player_of(judgement.owners[p])][p];
      }
      if ((worker.simulations & 15) == 0 && elapsed() >= limits.seconds) done = true;
    }
  };
  for (int i = 0; i < tree.settings.threads; ++i) {
    workers.push_back(std::make_unique<Tree::Worker>());
    workers[i]->values.assign(players, 0);
    workers[i]->scores.assign(players, 0);
    workers[i]->owned.assign(players, std::vector<std::uint32_t>(points));
  }
  std::atomic<int> running{tree.settings.threads};
  for (int i = 0; i < tree.settings.threads; ++i) {
    threads.emplace_back([&, i] {
      work(*workers[i], seed + i);
      --running;
    });
  }
  double next_progress = progress_seconds;
  while (progress && running > 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (elapsed() >= next_progress && running > 0) {
      progress(tree.report(workers, elapsed()));
      next_progress += progress_seconds;
    }
  }
  for (std::thread& thread : threads) thread.join();
  return tree.report(workers, elapsed());
}

}  // namespace omnigo
