#include "net/player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "rules/life.h"

namespace omnigo {
namespace {

using Values = std::array<float, kNetSeats>;  // by player

struct Edge {
  Point move;  // kNoPoint: the pass
  float prior;
  int child = -1;
};

struct Node {
  int mover = 0;
  int visits = 0;
  bool over = false;
  Values value{};                         // the net's, or the result
  std::array<double, kNetSeats> total{};  // over visits
  std::vector<Edge> edges;
};

// What a finished game gives each player: a share of the win, and a little of the points.
Values result_of(const Game& game, float points_weight) {
  const auto scores = game.scores();
  const auto best = *std::max_element(scores.begin(), scores.end());
  const double scale = 0.45 / std::sqrt(static_cast<double>(game.graph().size()));
  double sum = 0;
  int ties = 0;
  for (const HalfPoints score : scores) {
    ties += score == best;
    sum += std::exp((score - best) * scale);
  }
  Values values{};
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const double win = scores[i] == best ? 1.0 / ties : 0,
                 share = std::exp((scores[i] - best) * scale) / sum;
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

class NetPlayer : public Player {
 public:
  NetPlayer(const Net& net, const NetPlayerSettings& settings) : net_(net), settings_(settings) {}

  Analysis think(const Game& game, Colour player, const Thinking& thinking) override {
    if (game.graph().size() > kMostNetPoints || game.rules().players > kNetSeats) {
      return otherwise().think(game, player, limited(thinking));
    }
    Game position = game.with_turn_of(player);
    if (!board_ || graph_ != position.board().shared_graph()) {
      graph_ = position.board().shared_graph();
      board_ = std::make_unique<NetBoard>(*graph_);
    }
    nodes_.clear();
    settled_ = settled_points(position);
    NetAnswer answer;
    grow(position, &answer);
    for (const Point p : thinking.avoid) {
      std::erase_if(nodes_[0].edges, [&](const Edge& edge) { return edge.move == p; });
    }
    if (nodes_[0].edges.empty()) nodes_[0].edges.push_back({kNoPoint, 1});
    if (!settings_.policy_only) search(position, thinking);
    return describe(position, answer, thinking);
  }
  bool limits_itself() const override { return settings_.policy_only; }

 private:
  using Clock = std::chrono::steady_clock;

  Player& otherwise() {
    if (!otherwise_) otherwise_ = *make_bot("omnigo", settings_.seed);
    return *otherwise_;
  }
  Thinking limited(Thinking thinking) const {
    if (thinking.playouts == 0 && thinking.time.count() == 0) thinking.playouts = 1000;
    return thinking;
  }

  // A node for the position; its visits are the caller's to count. `kept` gets the net's answer.
  int grow(const Game& game, NetAnswer* kept = nullptr) {
    const int index = static_cast<int>(nodes_.size());
    nodes_.emplace_back();
    Node& node = nodes_.back();
    node.mover = player_of(game.to_play());
    if (game.over()) {
      node.over = true;
      node.value = result_of(game, settings_.points_weight);
      if (kept == nullptr) return index;
    }
    const auto legal = game.legal_moves(game.to_play());
    NetAnswer answer = net_.evaluate(*board_, net_inputs(game, legal));
    const int seats = game.rules().players;
    for (int r = 0; r < seats && !node.over; ++r) {
      node.value[(node.mover + r) % seats] =
          answer.win[r] + settings_.points_weight * (answer.share[r] - answer.win[r]);
    }
    set_priors(node, legal, answer.logits);
    if (kept != nullptr) *kept = std::move(answer);
    return index;
  }

  void set_priors(Node& node, const std::vector<Point>& legal,
                  const std::vector<float>& logits) const {
    for (const Point p : legal) {
      if (!settled_[p]) node.edges.push_back({p, logits[p]});
    }
    node.edges.push_back({kNoPoint, logits.back()});
    float top = logits.back(), sum = 0;
    for (const Edge& edge : node.edges) top = std::max(top, edge.prior);
    for (Edge& edge : node.edges) sum += edge.prior = std::exp(edge.prior - top);
    for (Edge& edge : node.edges) edge.prior /= sum;
  }

  // The turn to look at next.
  int choose(const Node& node) const {
    float seen = 0;
    for (const Edge& edge : node.edges) {
      if (edge.child >= 0) seen += edge.prior;
    }
    const double own = node.total[node.mover] / std::max(node.visits, 1);
    const double first = own - settings_.first_visit * std::sqrt(seen);
    const double root =
        settings_.exploration * std::sqrt(static_cast<double>(std::max(node.visits, 1)));
    double best = -1e9;
    int chosen = 0;
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
      const Edge& edge = node.edges[i];
      const Node* child = edge.child >= 0 ? &nodes_[edge.child] : nullptr;
      const double mean = child != nullptr ? child->total[node.mover] / child->visits : first;
      const double score = mean + root * edge.prior / (1 + (child != nullptr ? child->visits : 0));
      if (score > best) {
        best = score;
        chosen = static_cast<int>(i);
      }
    }
    return chosen;
  }

  static void make_turn(Game& game, Point move) {
    if (move == kNoPoint) {
      game.pass();
    } else {
      game.play(move);
    }
  }

  void visit(int index, const Values& value) {
    Node& node = nodes_[index];
    ++node.visits;
    for (int i = 0; i < kNetSeats; ++i) node.total[i] += value[i];
  }

  void simulate(Game& game) {
    std::vector<int> path = {0};
    int made = 0;
    while (!nodes_[path.back()].over) {
      const int at = path.back(), chosen = choose(nodes_[at]);
      make_turn(game, nodes_[at].edges[chosen].move);
      ++made;
      const int known = nodes_[at].edges[chosen].child;
      if (known < 0) {
        const int grown = grow(game);
        nodes_[at].edges[chosen].child = grown;
        path.push_back(grown);
        break;
      }
      path.push_back(known);
    }
    const Values value = nodes_[path.back()].value;
    for (const int index : path) visit(index, value);
    for (; made > 0; --made) game.undo();
  }

  void search(Game& game, const Thinking& thinking) {
    const auto begun = Clock::now();
    visit(0, nodes_[0].value);
    nodes_[0].over = false;  // a turn after the end resumes play
    if (game.over()) return;
    for (std::uint64_t i = 1;; ++i) {
      if (thinking.playouts > 0 && i > thinking.playouts) break;
      if (thinking.time.count() > 0 && Clock::now() - begun >= thinking.time) break;
      if (i % 8 == 0 && thinking.stop && thinking.stop()) break;
      if (nodes_.size() >= kMostNodes) break;
      simulate(game);
    }
  }

  Estimate estimate(const Node& node, int players) const {
    Estimate found;
    found.visits = static_cast<std::uint64_t>(node.visits);
    found.win.resize(players);
    const double visits = std::max(node.visits, 1);
    for (int i = 0; i < players; ++i) {
      found.win[i] = node.visits > 0 ? node.total[i] / visits : node.value[i];
    }
    found.score_deviation.resize(players);
    return found;
  }

  std::vector<Point> line(const Edge& edge) const {
    std::vector<Point> moves = {edge.move};
    for (int at = edge.child; at >= 0;) {
      const auto& edges = nodes_[at].edges;
      const auto best =
          std::max_element(edges.begin(), edges.end(),
                           [&](const Edge& a, const Edge& b) { return visits(a) < visits(b); });
      if (best == edges.end() || best->child < 0) break;
      moves.push_back(best->move);
      at = best->child;
    }
    return moves;
  }
  int visits(const Edge& edge) const { return edge.child >= 0 ? nodes_[edge.child].visits : 0; }

  Analysis describe(const Game& game, const NetAnswer& answer, const Thinking& thinking) {
    const int players = game.rules().players, points = game.graph().size(), mover = nodes_[0].mover;
    Analysis analysis;
    analysis.player = game.to_play();
    analysis.root = estimate(nodes_[0], players);
    analysis.ownership.resize(static_cast<std::size_t>(players) * points);
    std::vector<double> area(players);
    for (int r = 0; r < players; ++r) {
      const int player = (mover + r) % players;
      for (int p = 0; p < points; ++p) {
        const double share = answer.owners[static_cast<std::size_t>(p) * (kNetSeats + 1) + r];
        analysis.ownership[static_cast<std::size_t>(player) * points + p] = share;
        area[player] += share;
      }
    }
    const double level =
        std::accumulate(area.begin(), area.end(), 0.0) / players;  // what all have in the mean
    analysis.root.score.resize(players);
    for (int r = 0; r < players; ++r)
      analysis.root.score[(mover + r) % players] = level + answer.lead[r];
    analysis.policy.assign(points + 1, 0);
    for (const Edge& edge : nodes_[0].edges) {
      analysis.policy[edge.move == kNoPoint ? points : edge.move] = edge.prior;
    }
    std::vector<Edge> edges = nodes_[0].edges;
    std::sort(edges.begin(), edges.end(), [&](const Edge& a, const Edge& b) {
      if (visits(a) != visits(b)) return visits(a) > visits(b);
      return a.prior != b.prior ? a.prior > b.prior : a.move < b.move;
    });
    for (const Edge& edge : edges) {
      MoveEstimate move{edge.move, edge.prior, analysis.root, line(edge)};
      move.estimate.visits = static_cast<std::uint64_t>(visits(edge));
      if (edge.child >= 0) move.estimate.win = estimate(nodes_[edge.child], players).win;
      analysis.moves.push_back(std::move(move));
    }
    const bool lost = players == 2 && analysis.root.win[mover] < settings_.lost_below;
    analysis.lost_for = count_lost(game, mover, lost, thinking.lost_for);
    analysis.resigns = analysis.lost_for >= settings_.turns_lost && game.turns() > points / 4;
    return analysis;
  }

  // Turns in a row that looked lost to the mover, this one among them.
  int count_lost(const Game& game, int mover, bool lost, int before) {
    Lost& known = lost_[mover];
    if (game.turns() <= known.latest) known = {};  // another game, or turns taken back
    known.turns = lost ? std::max(known.turns, before) + 1 : 0;
    known.latest = game.turns();
    return known.turns;
  }

  static constexpr std::size_t kMostNodes = 200'000;
  struct Lost {
    int turns = 0, latest = -1;
  };

  const Net& net_;
  NetPlayerSettings settings_;
  SharedGraph graph_;
  std::unique_ptr<NetBoard> board_;
  std::vector<bool> settled_;
  std::vector<Node> nodes_;
  std::unique_ptr<Player> otherwise_;
  std::array<Lost, kNetSeats> lost_;
};

}  // namespace

std::unique_ptr<Player> make_net_player(const Net& net, const NetPlayerSettings& settings) {
  return std::make_unique<NetPlayer>(net, settings);
}

}  // namespace omnigo
