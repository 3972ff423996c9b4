#include "search/local_playout.h"

#include <algorithm>
#include <cmath>

#include "search/tactics.h"

namespace omnigo {
namespace {

constexpr std::uint32_t kOften = 3'865'470'566u;  // 0.9 of 2^32
constexpr int kMaxTries = 24;       // random draws before every empty point is looked at
constexpr float kElsewhere = 4.0f;  // weight of a point not near the latest moves

constexpr float kPriorVisits = 15;
constexpr float kPriorScale = 0.08f;

}  // namespace

struct LocalPlayout::State {
  State(SharedGraph graph, int players, std::shared_ptr<const MoveWeights> move_weights)
      : shapes(*graph),
        weights(std::move(move_weights)),
        board(graph, players),
        index(graph->size()),
        first(graph->size()) {}

  Shapes shapes;
  std::shared_ptr<const MoveWeights> weights;
  Board board;
  std::vector<Point> empty;          // in no order
  std::vector<std::uint16_t> index;  // of an empty point in `empty`
  std::vector<Stone> taken;          // by the latest move
  std::vector<Point> urgent;         // candidates, with repetitions
  Colouring first;
  std::uint64_t hash_before_latest = 0;
  Point latest = kNoPoint, earlier = kNoPoint;  // the last two moves

  // --- what may be played ---

  bool is_eye(Point p, Colour c) const { return omnigo::is_eye(board, shapes, p, c); }

  bool is_legal(Point p, Colour c) const {
    for (Point q : board.graph().neighbours(p)) {
      if (board.at(q) == Colour::Empty) return true;
    }
    const MoveEffect effect = board.effect(p, c);
    return !effect.suicide && effect.hash != hash_before_latest;
  }

  // Puts a block of its own, of more than one stone, into atari without taking anything worth it.
  bool is_self_atari(Point p, Colour c) const {
    int empty_neighbours = 0;
    for (Point q : board.graph().neighbours(p)) empty_neighbours += board.at(q) == Colour::Empty;
    if (empty_neighbours >= 2) return false;
    return liberties_after(board, p, c, 2).count < 2;
  }

  bool is_sensible(Point p, Colour c) const {
    return !is_eye(p, c) && is_legal(p, c) && !is_self_atari(p, c);
  }

  // --- candidates ---

  void add_urgent(Point p, Colour c) {
    if (is_legal(p, c)) urgent.push_back(p);
  }

  // The opponent's stone at p, if its block is in atari.
  void add_capture(Point p, Colour c) {
    const FewLiberties liberties = few_liberties(board, p, 2);
    if (liberties.count == 1) add_urgent(liberties.points[0], c);
  }

  // The mover's stone at p, if its block is in atari: taking a neighbour, or running where it
  // helps.
  void add_rescue(Point p, Colour c) {
    const FewLiberties liberties = few_liberties(board, p, 2);
    if (liberties.count != 1) return;
    int looked_at = 0;
    Point stone = p;
    do {
      for (Point q : board.graph().neighbours(stone)) {
        if (board.at(q) != Colour::Empty && board.at(q) != c) add_capture(q, c);
      }
      stone = board.next_stone(stone);
    } while (stone != p && ++looked_at < 12);
    const Point last = liberties.points[0];
    if (liberties_after(board, last, c, 2).count >= 2) add_urgent(last, c);
  }

  void gather_around(Point p, Colour c) {
    if (p == kNoPoint) return;
    if (board.at(p) != Colour::Empty && board.at(p) != c) add_capture(p, c);
    for (Point q : board.graph().neighbours(p)) {
      if (board.at(q) == c) {
        add_rescue(q, c);
      } else if (board.at(q) != Colour::Empty) {
        add_capture(q, c);
      }
    }
  }

  // The point with most neighbours inside a space where three to six stones were just taken.
  void add_centre_of_taken(Colour c) {
    if (taken.size() < 3 || taken.size() > 6) return;
    int most = 1, how_many = 0;
    Point centre = kNoPoint;
    for (Stone stone : taken) {
      if (board.at(stone.point) != Colour::Empty) continue;
      int inside = 0;
      for (Stone other : taken) inside += board.graph().adjacent(stone.point, other.point);
      if (inside > most) {
        most = inside;
        how_many = 0;
        centre = stone.point;
      }
      how_many += inside == most;
    }
    if (how_many == 1 && centre != kNoPoint) add_urgent(centre, c);
  }

  Point choose_urgent(Colour c, Random& random) {
    urgent.clear();
    gather_around(latest, c);
    add_centre_of_taken(c);
    if (urgent.empty() && board.players() > 2) gather_around(earlier, c);
    if (urgent.empty() || static_cast<std::uint32_t>(random()) > kOften) return kNoPoint;
    return urgent[random.below(static_cast<std::uint32_t>(urgent.size()))];
  }

  // A point next to or diagonal from the latest moves, by the weight of its shape.
  Point choose_near(Colour c, Random& random) {
    Point points[48];
    float sums[48];
    int count = 0;
    float sum = 0;
    const auto consider = [&](Point p, float nearness) {
      if (count == 48 || board.at(p) != Colour::Empty ||
          std::find(points, points + count, p) != points + count) {
        return;
      }
      const float weight = weights->shape(shapes.at(board, p, c)) * nearness;
      sum += weight;
      points[count] = p;
      sums[count++] = sum;
    };
    const auto consider_around = [&](Point centre) {
      if (centre == kNoPoint) return;
      const float adjacent = weights->nearness(Nearness::Adjacent);
      for (Point p : board.graph().neighbours(centre)) consider(p, adjacent);
      const float diagonal = weights->nearness(Nearness::Diagonal);
      for (Point p : shapes.diagonals(centre)) consider(p, diagonal);
    };
    consider_around(latest);
    if (board.players() > 2) consider_around(earlier);
    const float elsewhere =
        kElsewhere * weights->nearness(Nearness::Far) * static_cast<float>(empty.size());
    for (int attempt = 0; attempt < 2; ++attempt) {
      const float drawn = static_cast<float>(random() >> 40) * 0x1p-24f * (sum + elsewhere);
      const int i = static_cast<int>(std::upper_bound(sums, sums + count, drawn) - sums);
      if (i == count) return kNoPoint;
      if (is_sensible(points[i], c)) return points[i];
    }
    return kNoPoint;
  }

  Point choose_anywhere(Colour c, Random& random) {
    const auto size = static_cast<std::uint32_t>(empty.size());
    if (size == 0) return kNoPoint;
    for (int attempt = 0; attempt < kMaxTries; ++attempt) {
      const Point p = empty[random.below(size)];
      if (is_sensible(p, c)) return p;
    }
    // Few are left: the first sensible one from a random place on, or one that only breaks the rule
    // against self-atari where no eye is at stake.
    const std::uint32_t start = random.below(size);
    Point fallback = kNoPoint;
    for (std::uint32_t i = 0; i < size; ++i) {
      const Point p = empty[start + i < size ? start + i : start + i - size];
      if (is_eye(p, c) || !is_legal(p, c)) continue;
      if (!is_self_atari(p, c)) return p;
      if (fallback == kNoPoint && attacks(p, c)) fallback = p;
    }
    return fallback;
  }

  // A stone thrown in beside opponents alone: it may break an eye.
  bool attacks(Point p, Colour c) const {
    for (Point q : board.graph().neighbours(p)) {
      if (board.at(q) == c) return false;
    }
    return true;
  }

  // --- play ---

  void start(const Game& game) {
    board = game.board();
    empty.clear();
    for (int i = 0; i < board.graph().size(); ++i) {
      const auto p = static_cast<Point>(i);
      first[p] = Colour::Empty;
      if (board.at(p) != Colour::Empty) continue;
      index[p] = static_cast<std::uint16_t>(empty.size());
      empty.push_back(p);
    }
    taken.clear();
    hash_before_latest = 0;
    latest = game.latest_move();
    earlier = kNoPoint;
  }

  void fill(Point p) {
    const Point moved = empty.back();
    empty[index[p]] = moved;
    index[moved] = index[p];
    empty.pop_back();
  }

  void play(Point p, Colour c) {
    hash_before_latest = board.hash();
    taken.clear();
    board.play(p, c, taken);
    fill(p);
    for (Stone stone : taken) {
      index[stone.point] = static_cast<std::uint16_t>(empty.size());
      empty.push_back(stone.point);
    }
    if (first[p] == Colour::Empty) first[p] = c;
    earlier = latest;
    latest = p;
  }

  Point choose(Colour c, Random& random) {
    Point p = choose_urgent(c, random);
    if (p == kNoPoint) p = choose_near(c, random);
    if (p == kNoPoint) p = choose_anywhere(c, random);
    return p;
  }

  void run(const Game& game, Random& random) {
    start(game);
    const int players = board.players();
    int left = 3 * board.graph().size(), passes = 0, in = game.players_in();
    for (int player = player_of(game.to_play()); passes < in && left > 0;
         player = player + 1 == players ? 0 : player + 1) {
      const Colour c = colour_of(player);
      if (!game.is_in(c)) continue;
      const Point p = choose(c, random);
      if (p == kNoPoint) {
        ++passes;
        hash_before_latest = board.hash();
        taken.clear();
        continue;
      }
      play(p, c);
      passes = 0;
      --left;
    }
  }
};

LocalPlayout::LocalPlayout(SharedGraph graph, int players,
                           std::shared_ptr<const MoveWeights> weights)
    : state_(std::make_unique<State>(std::move(graph), players, std::move(weights))) {}
LocalPlayout::~LocalPlayout() = default;

void LocalPlayout::judge(const Game& game, Random& random, Judgement& judgement) {
  State& state = *state_;
  state.run(game, random);
  judgement.owners = owners(game.graph(), state.board.colouring());
  std::vector<HalfPoints> scores = game.komi();
  for (Colour owner : judgement.owners) {
    if (owner != Colour::Empty) scores[player_of(owner)] += 2;
  }
  settle(judgement, scores, game.resigned());
  judgement.first_players = state.first;
}

// The prior value grows with the logarithm of how much likelier than the average the move is.
void LocalPlayout::weigh(const Game& game, std::span<const Point> moves, std::span<Prior> priors) {
  State& state = *state_;
  const Board& board = game.board();
  const Colour c = game.to_play();
  float sum = 0;
  std::vector<float> weights(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Point p = moves[i];
    priors[i] = {};
    if (p == kNoPoint) continue;
    const Tactic tactic = tactic_of(board, state.shapes, p, c);
    priors[i].hopeless = tactic == Tactic::FillsEye;
    weights[i] =
        state.weights->tactic(tactic) *
        state.weights->nearness(nearness_of(board.graph(), state.shapes, p, game.latest_move())) *
        state.weights->shape(state.shapes.at(board, p, c));
    sum += weights[i];
  }
  const float mean = sum / static_cast<float>(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] == kNoPoint) {
      priors[i] = {.value = 0.1f, .visits = kPriorVisits, .weight = std::max(0.01f * mean, 1e-6f)};
      continue;
    }
    priors[i].weight = weights[i];
    const float relative = std::clamp(weights[i] / std::max(mean, 1e-6f), 0.01f, 100.0f);
    priors[i].value = std::clamp(0.5f + kPriorScale * std::log(relative), 0.02f, 0.98f);
    priors[i].visits = kPriorVisits;
  }
}

EvaluatorFactory local_playouts(std::shared_ptr<const MoveWeights> weights) {
  return [=](const Game& game) {
    return std::make_unique<LocalPlayout>(game.board().shared_graph(), game.rules().players,
                                          weights);
  };
}

}  // namespace omnigo
