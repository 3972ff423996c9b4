#include "search/survival.h"

#include <algorithm>
#include <set>

#include "rules/game.h"
#include "search/bot.h"

namespace omnigo {
namespace {

// --- games

class Watch {
 public:
  Watch(const Graph& graph, int players)
      : graph_(graph), players_(players), placed_(graph.size(), -1) {}

  void see(const Game& game, Point played) {
    ++turn_;
    if (played != kNoPoint && game.board().at(played) != Colour::Empty) {
      placed_[played] = turn_;
      ++fates_[graph_.degree(played)].stones;
    }
    for (int i = 0; i < graph_.size(); ++i) {
      const auto p = static_cast<Point>(i);
      if (placed_[p] < 0 || game.board().at(p) != Colour::Empty) continue;
      if (turn_ - placed_[p] < players_) ++fates_[graph_.degree(p)].at_once;
      placed_[p] = -1;
    }
  }

  void end() {
    for (int i = 0; i < graph_.size(); ++i) {
      if (placed_[i] >= 0) ++fates_[graph_.degree(static_cast<Point>(i))].standing;
      placed_[i] = -1;
    }
    turn_ = 0;
  }

  const FatesByDegree& fates() const { return fates_; }

 private:
  const Graph& graph_;
  const int players_;
  int turn_ = 0;
  std::vector<int> placed_;  // the turn in which the stone there was placed, or -1
  FatesByDegree fates_;
};

void play_game(Game game, Bot& bot, const SurvivalSettings& settings, Watch& watch) {
  Thinking thinking;
  if (!bot.limits_itself()) thinking.playouts = settings.playouts;
  thinking.only_to_choose = true;
  const int most = 3 * game.graph().size();
  while (!game.over() && game.turns() < most) {
    const Point move = bot.think(game, game.to_play(), thinking).moves[0].move;
    if (move == kNoPoint || !game.play(move)) game.pass();
    watch.see(game, game.latest_move());
  }
  watch.end();
}

// --- sieges

class Siege {
 public:
  Siege(const Graph& graph, int players, Point p)
      : graph_(graph), attackers_(players - 1), taken_(graph.size()) {
    occupy(p);
  }

  // The rounds until the block was taken, or kSiegeRounds.
  int run() {
    for (int round = 0; round < kSiegeRounds; ++round) {
      for (int i = 0; i < attackers_; ++i) {
        if (!attack()) return round;
      }
      if (!extend()) return round;
    }
    return kSiegeRounds;
  }

 private:
  // The block gets a stone here.
  void occupy(Point p) {
    taken_[p] = true;
    liberties_.erase(p);
    for (const Point q : graph_.neighbours(p)) {
      if (!taken_[q]) liberties_.insert(q);
    }
  }

  // How many liberties the block would have after extending to p.
  int after_extending(Point p) const {
    int count = static_cast<int>(liberties_.size()) - 1;
    for (const Point q : graph_.neighbours(p)) count += !taken_[q] && !liberties_.contains(q);
    return count;
  }

  // The most liberties that the owner could have next, if an attacker fills this one.
  int best_extension(Point without) const {
    int best = 0;
    for (const Point p : liberties_) {
      if (p != without) best = std::max(best, after_extending(p) - 1);
    }
    return best;
  }

  // False once the last liberty is filled.
  bool attack() {
    Point worst = *liberties_.begin();
    int left = best_extension(worst);
    for (const Point p : liberties_) {
      if (const int its = best_extension(p); its < left) {
        worst = p;
        left = its;
      }
    }
    taken_[worst] = true;
    liberties_.erase(worst);
    return !liberties_.empty();
  }

  // False where no extension leaves a liberty.
  bool extend() {
    Point best = *liberties_.begin();
    for (const Point p : liberties_) {
      if (after_extending(p) > after_extending(best)) best = p;
    }
    occupy(best);
    return !liberties_.empty();
  }

  const Graph& graph_;
  const int attackers_;
  std::vector<bool> taken_;    // by anyone
  std::set<Point> liberties_;  // of the block
};

}  // namespace

Result<FatesByDegree> fates_in_games(const SharedGraph& graph, int players,
                                     const SurvivalSettings& settings) {
  auto bot = make_bot(settings.bot, settings.seed);
  if (!bot) return bot.error();
  Rules rules;
  rules.players = players;
  rules.suicide = false;
  rules.komi.assign(players, 0);
  auto game = Game::start(graph, rules);
  if (!game) return game.error();
  Watch watch(*graph, players);
  for (int i = 0; i < settings.games && !(settings.stop && settings.stop()); ++i) {
    play_game(*game, **bot, settings, watch);
  }
  return watch.fates();
}

SiegesByDegree sieges_on(const Graph& graph, int players) {
  SiegesByDegree found;
  for (int i = 0; i < graph.size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (graph.degree(p) == 0) continue;
    Sieges& its = found[graph.degree(p)];
    const int rounds = Siege(graph, players, p).run();
    ++its.stones;
    its.taken += rounds < kSiegeRounds;
    its.rounds += rounds;
  }
  return found;
}

double gain_of_extending(const Graph& graph) {
  double gain = 0;
  long pairs = 0;
  for (int i = 0; i < graph.size(); ++i) {
    const auto near = graph.neighbours(static_cast<Point>(i));
    for (const Point q : near) {
      int fresh = -1;  // the stone extended from is a neighbour of the new one
      for (const Point r : graph.neighbours(q)) {
        fresh += std::find(near.begin(), near.end(), r) == near.end();
      }
      gain += fresh - 1;
      ++pairs;
    }
  }
  return pairs > 0 ? gain / static_cast<double>(pairs) : 0;
}

}  // namespace omnigo
