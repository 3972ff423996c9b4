#include "games.h"

#include <algorithm>

#include "bench.h"

namespace omnigo {
namespace {

// Plays, beside a Game that knows what is legal, on a board that tells what was taken.
class Driver {
 public:
  Driver(const SharedGraph& graph, const Rules& rules, Eyes eyes)
      : eyes_(eyes), game_(fresh_game(graph, rules)), board_(graph, rules.players) {
    for (int p = 0; p < graph->size(); ++p) empty_.push_back(static_cast<Point>(p));
  }

  RandomGame run(int most_turns, Random& random) {
    RandomGame played;
    while (static_cast<int>(played.turns.size()) < most_turns && !game_.over()) {
      const Colour mover = game_.to_play();
      const Point p = move(mover, random);
      played.turns.push_back(p);
      played.visits.push_back(p == kNoPoint ? Visits{} : play_on_board(p, mover));
    }
    return played;
  }

 private:
  bool is_own_eye(Point p, Colour c) const {
    const auto around = board_.graph().neighbours(p);
    return std::all_of(around.begin(), around.end(), [&](Point q) { return board_.at(q) == c; });
  }

  // Draws without replacement: what was refused moves behind the points still to be tried.
  Point move(Colour c, Random& random) {
    for (std::size_t left = empty_.size(); left > 0; --left) {
      const std::size_t i = random.below(static_cast<std::uint32_t>(left));
      const Point p = empty_[i];
      if ((eyes_ == Eyes::Filled || !is_own_eye(p, c)) && game_.play(p)) {
        empty_[i] = empty_.back();
        empty_.pop_back();
        return p;
      }
      std::swap(empty_[i], empty_[left - 1]);
    }
    game_.pass();
    return kNoPoint;
  }

  Visits play_on_board(Point p, Colour c) {
    const Graph& graph = board_.graph();
    std::vector<Point> blocks, sizes;
    for (Point q : graph.neighbours(p)) {
      if (board_.at(q) != c) continue;
      const Point block = board_.block(q);
      if (std::find(blocks.begin(), blocks.end(), block) != blocks.end()) continue;
      blocks.push_back(block);
      sizes.push_back(static_cast<Point>(board_.block_size(q)));
    }
    taken_.clear();
    board_.play(p, c, taken_);
    Visits visits{1.0 + graph.degree(p)};
    for (std::size_t i = 0; i < blocks.size() && board_.at(p) == c; ++i) {
      if (board_.block(p) != blocks[i]) visits.renamed += sizes[i];
    }
    for (Stone stone : taken_) {
      visits.taken += 1 + graph.degree(stone.point);
      empty_.push_back(stone.point);
    }
    return visits;
  }

  Eyes eyes_;
  Game game_;
  Board board_;
  std::vector<Point> empty_;
  std::vector<Stone> taken_;
};

}  // namespace

RandomGame random_game(const SharedGraph& graph, const Rules& rules, Eyes eyes, int most_turns,
                       Random& random) {
  return Driver(graph, rules, eyes).run(most_turns, random);
}

std::vector<RandomGame> random_games(const SharedGraph& graph, const Rules& rules,
                                     std::size_t turns) {
  Random random(1);
  std::vector<RandomGame> games;
  for (std::size_t made = 0; made < turns; made += games.back().turns.size()) {
    games.push_back(random_game(graph, rules, Eyes::Spared, 3 * graph->size(), random));
  }
  return games;
}

Game fresh_game(const SharedGraph& graph, const Rules& rules) {
  return checked(Game::start(graph, rules));
}

void play_turns(Game& game, const std::vector<Point>& turns) {
  for (Point p : turns) {
    if (p == kNoPoint) {
      game.pass();
    } else {
      game.play(p);
    }
  }
}

double seconds_a_turn(const Game& fresh, const std::vector<RandomGame>& games, double seconds) {
  double passed = 0, turns = 0;
  while (passed < seconds) {
    for (const RandomGame& played : games) {
      Game game = fresh;
      const Stopwatch watch;
      play_turns(game, played.turns);
      passed += watch.seconds();
      turns += static_cast<double>(played.turns.size());
    }
  }
  return passed / turns;
}

Visits& Visits::operator+=(const Visits& other) {
  neighbours += other.neighbours;
  renamed += other.renamed;
  taken += other.taken;
  return *this;
}

Visits mean_visits(const std::vector<RandomGame>& games) {
  Visits sum;
  double moves = 0;
  for (const RandomGame& game : games) {
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
      sum += game.visits[i];
      moves += game.turns[i] != kNoPoint;
    }
  }
  return sum / moves;
}

}  // namespace omnigo
