#include "search/local_playout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "search/playout.h"
#include "search/tactical_board.h"

namespace omnigo {
namespace {

constexpr std::size_t kKnownWeights = 8192;  // 16 bytes each: they stay in the second cache
constexpr int kMaxTries = 24;                // random draws before every empty point is looked at
// The weight of a point not near the latest move, beside that learnt for far ones; and, beside
// those near it, on boards whose shapes were never met, where these are drawn without them.
constexpr float kElsewhere = 0.7f, kElsewhereUnmet = 0.37f;
constexpr float kMercy = 0.3f;  // of the points: a lead in stones that is not lost any more

// What playouts and priors do otherwise with three and more players.
struct Habits {
  std::array<float, kHabits> chances;  // by Habit, if the weights have none
  bool learnt;                         // the weights may have others
  int largest_throw_in;                // stones given up to threaten more
  int threatened;  // has that many liberties or fewer, the point of the threat included
  bool shapes, mercy;
  bool looks_further_back;  // to the move before the latest, where that needs no answer
  int moves_a_point;        // before a playout is given up
  float reported;           // the share of the empty points whose first players are reported
  float prior_visits, prior_scale;
};
constexpr Habits kOfTwo = {.chances = {0.9f, 0.9f, 0.5f},
                           .learnt = true,
                           .largest_throw_in = 6,
                           .threatened = 2,
                           .shapes = true,
                           .mercy = true,
                           .looks_further_back = false,
                           .moves_a_point = 3,
                           .reported = 1,
                           .prior_visits = 30,
                           .prior_scale = 0.08f};
// Blocks die so often among three that who plays a point later only says who was left; a race that
// nobody may finish, since that would be self-atari, counts for the wrong one; and what was learnt
// from games of two says little.
constexpr Habits kOfMany = {.chances = {0.8f, 0.9f, 0.5f},
                            .learnt = false,
                            .largest_throw_in = kMaxPoints,
                            .threatened = 3,
                            .shapes = false,
                            .mercy = false,
                            .looks_further_back = true,
                            .moves_a_point = 2,
                            .reported = 0.25f,
                            .prior_visits = 10,
                            .prior_scale = 0.05f};

constexpr Feature kFillsEye =
    feature(FeatureKind::Tactic, static_cast<std::uint64_t>(Tactic::FillsEye));

constexpr Feature feature_of(Nearness nearness) {
  return feature(FeatureKind::Nearness, static_cast<std::uint64_t>(nearness));
}
constexpr Feature feature_of(Habit habit) {
  return feature(FeatureKind::Habit, static_cast<std::uint64_t>(habit));
}

// What a playout reports of its draws: nothing, in a search.
struct Unwatched {
  static constexpr bool kListens = false;
  void chance(Habit, float, bool) {}
  void start() {}
  void candidate(Feature, Feature, float) {}
  void drawn(int) {}
};

// All of them, as the gradient of their likelihood.
class Watched {
 public:
  static constexpr bool kListens = true;

  explicit Watched(LikelihoodGradient& gradient) : gradient_(gradient) {}

  void chance(Habit habit, float chance, bool taken) {
    gradient_[feature_of(habit)] += taken ? 1 - chance : -chance;
  }
  void start() {
    candidates_.clear();
    sum_ = 0;
  }
  // `shape` is 0 for all points elsewhere together.
  void candidate(Feature nearness, Feature shape, float weight) {
    candidates_.push_back({nearness, shape, weight});
    sum_ += weight;
  }
  void drawn(int chosen) {
    for (int i = 0; i < static_cast<int>(candidates_.size()); ++i) {
      const Candidate& candidate = candidates_[i];
      const float slope = static_cast<float>(i == chosen) - candidate.weight / sum_;
      gradient_[candidate.nearness] += slope;
      if (candidate.shape != 0) gradient_[candidate.shape] += slope;
    }
  }

 private:
  struct Candidate {
    Feature nearness, shape;
    float weight;
  };

  LikelihoodGradient& gradient_;
  std::vector<Candidate> candidates_;
  float sum_ = 0;
};

}  // namespace

struct LocalPlayout::State {
  using Bits = Surroundings::Bits;

  // The weight of a shape, as it looks from a point of some kind.
  struct Known {
    Bits stones = 0, own = 0;
    std::uint32_t kind = ~std::uint32_t{0};
    float weight = 0;
  };

  State(const Game& game, LearntWeights learnt, PlayoutParts known)
      : graph(game.board().shared_graph()),
        players(game.rules().players),
        habits(game.players_in() <= 2 ? kOfTwo : kOfMany),
        parts(known),
        shapes(*graph),
        surroundings(*graph, shapes),
        weights(std::move(learnt)),
        nearness_adjacent(nearness(Nearness::Adjacent)),
        nearness_diagonal(nearness(Nearness::Diagonal)),
        nearness_elsewhere(elsewhere()),
        known_weights(kKnownWeights),
        board(*graph, surroundings, players),
        index(graph->size()),
        first(graph->size()),
        features(*graph) {
    parts.shapes &= habits.shapes;
    parts.mercy &= habits.mercy;
    chances = habits.chances;
    for (int i = 0; i < kHabits && habits.learnt; ++i) {
      const Feature habit = feature_of(static_cast<Habit>(i));
      if (weights.playouts->knows(habit)) chances[i] = std::min(1.0f, weights.playouts->of(habit));
    }
    note_met_places();
  }

  SharedGraph graph;
  int players;
  const Habits& habits;
  PlayoutParts parts;  // those left out, or not among the habits, are false
  std::array<float, kHabits> chances;
  Shapes shapes;
  Surroundings surroundings;
  LearntWeights weights;
  float nearness_adjacent, nearness_diagonal, nearness_elsewhere;
  std::vector<Known> known_weights;  // by a hash of what lies around a point
  TacticalBoard board;
  std::vector<Point> empty;          // in no order
  std::vector<std::uint16_t> index;  // of an empty point in `empty`
  std::vector<Point> urgent;         // candidates, with repetitions
  Colouring first;
  int to_report = 0;                            // points that `first` may still take
  std::vector<int> stones;                      // by player, with komi
  Point latest = kNoPoint, earlier = kNoPoint;  // the last two moves
  PriorFeatures features;
  std::vector<std::array<bool, kFeatureKinds>> met;  // by point and kind, see note_met_places

  float nearness(Nearness nearness) const { return weights.playouts->of(feature_of(nearness)); }

  float elsewhere() const {
    const Board nothing(graph, players);
    int met_points = 0;
    for (int p = 0; p < graph->size(); ++p) {
      const Shape shape = shapes.at(nothing, static_cast<Point>(p), Colour::Black);
      met_points += weights.playouts->knows(feature(FeatureKind::Shape, shape));
    }
    if (2 * met_points >= graph->size()) return kElsewhere * nearness(Nearness::Far);
    return kElsewhereUnmet * (nearness_adjacent + nearness_diagonal) / 2;
  }

  // --- what may be played ---

  // Puts its own block into atari for nothing: no opponent's block is threatened by it.
  bool is_bad_self_atari(Point p, Colour c) const {
    if (!parts.self_atari || !board.is_self_atari(p, c)) return false;
    int own = 1;
    bool threatens = false;
    for (Point q : graph->neighbours(p)) {
      if (board.at(q) == c) {
        own += board.block_size(q);
      } else if (board.at(q) != Colour::Empty && !threatens) {
        threatens = board.liberties(q) <= habits.threatened;
      }
    }
    return own > habits.largest_throw_in || !threatens;
  }

  bool is_sensible(Point p, Colour c) const {
    return !board.is_eye(p, c) && board.is_legal(p, c) && !is_bad_self_atari(p, c);
  }

  // --- candidates ---

  void add_urgent(Point p, Colour c) {
    if (board.is_legal(p, c)) urgent.push_back(p);
  }

  void add_capture(Point opponent, Colour c) {
    if (board.in_atari(opponent)) add_urgent(board.last_liberty(opponent), c);
  }

  void add_captures_beside(Point block, Colour c) {
    int looked_at = 0;
    Point stone = block;
    do {
      for (Point q : graph->neighbours(stone)) {
        if (board.at(q) != Colour::Empty && board.at(q) != c) add_capture(q, c);
      }
      stone = board.next_stone(stone);
    } while (stone != block && ++looked_at < 12);
  }

  // The mover's block in atari: taking a neighbour, or running where it helps.
  void add_rescue(Point own, Colour c) {
    if (!board.in_atari(own)) return;
    add_captures_beside(own, c);
    const Point last = board.last_liberty(own);
    if (!board.is_self_atari(last, c)) add_urgent(last, c);
  }

  void gather_atari(Point p, Colour c) {
    if (board.at(p) != Colour::Empty && board.at(p) != c) add_capture(p, c);
    for (Point q : graph->neighbours(p)) {
      if (board.at(q) == c) {
        add_rescue(q, c);
      } else if (board.at(q) != Colour::Empty) {
        add_capture(q, c);
      }
    }
  }

  // The mover's block with two liberties: a third one, or a neighbour taken.
  void add_extension(Point own, Colour c) {
    if (board.liberties(own) != 2) return;
    const SomeLiberties liberties = board.some_liberties(own);
    add_captures_beside(own, c);
    for (Point p : {liberties.points[0], liberties.points[1]}) {
      if (board.liberties_after(p, c).count == 3) add_urgent(p, c);
    }
  }

  // An opponent's block with two liberties: atari, if running from it gains nothing.
  void add_atari(Point opponent, Colour c) {
    if (board.liberties(opponent) != 2) return;
    const SomeLiberties liberties = board.some_liberties(opponent);
    const Colour its = board.at(opponent);
    for (int i = 0; i < 2; ++i) {
      const Point p = liberties.points[i], other = liberties.points[1 - i];
      const SomeLiberties after = board.liberties_after(other, its);
      if (after.count - after.contains(p) < 2 && board.is_legal(p, c) &&
          !board.is_self_atari(p, c)) {
        urgent.push_back(p);
      }
    }
  }

  void gather_two_liberties(Point p, Colour c) {
    if (board.at(p) != Colour::Empty && board.at(p) != c) add_atari(p, c);
    Point seen = kNoPoint;
    for (Point q : graph->neighbours(p)) {
      if (board.at(q) != c || board.block(q) == seen) continue;
      seen = board.block(q);
      add_extension(q, c);
    }
  }

  // The point with most neighbours inside a space where three to six stones were just taken.
  void add_centre_of_taken(Colour c) {
    const std::vector<Stone>& taken = board.taken();
    if (taken.size() < 3 || taken.size() > 6) return;
    int most = 1, how_many = 0;
    Point centre = kNoPoint;
    for (Stone stone : taken) {
      if (board.at(stone.point) != Colour::Empty) continue;
      int inside = 0;
      for (Stone other : taken) inside += graph->adjacent(stone.point, other.point);
      if (inside > most) {
        most = inside;
        how_many = 0;
        centre = stone.point;
      }
      how_many += inside == most;
    }
    if (how_many == 1 && centre != kNoPoint) add_urgent(centre, c);
  }

  // One of what `gather` finds around the latest move or, with more than two players, the one
  // before.
  template <class Teller, class Gather>
  Point choose_among(Random& random, Habit habit, Teller& teller, Gather gather) {
    const float often = chances[static_cast<int>(habit)];
    const bool looks = static_cast<float>(random() >> 40) * 0x1p-24f < often;
    if (!Teller::kListens && !looks) return kNoPoint;
    urgent.clear();
    if (latest != kNoPoint) gather(latest);
    if (urgent.empty() && habits.looks_further_back && earlier != kNoPoint) gather(earlier);
    if (urgent.empty()) return kNoPoint;
    teller.chance(habit, often, looks);
    if (!looks) return kNoPoint;
    return urgent[random.below(static_cast<std::uint32_t>(urgent.size()))];
  }

  // The learnt weight of the shape at an empty point, mostly known from last time.
  float shape_weight(Point p, Colour c) {
    if (!surroundings.is_whole(p)) return weights.playouts->of(shape_feature(p, c));
    const Known key{board.stones_around(p), board.own_around(p, c), surroundings.kind(p), 0};
    const std::uint64_t mixed =
        (key.stones | std::uint64_t{key.own} << 32) * 0x9e3779b97f4a7c15 + key.kind;
    Known& known = known_weights[(mixed ^ mixed >> 41) % kKnownWeights];
    if (known.stones != key.stones || known.own != key.own || known.kind != key.kind) {
      known = key;
      known.weight = weights.playouts->of(shape_feature(p, c));
    }
    return known.weight;
  }

  Feature shape_feature(Point p, Colour c) const {
    return feature(FeatureKind::Shape, shapes.at(board, p, c));
  }

  // A point next to or diagonal from the latest move, by the weight of its shape.
  template <class Teller>
  Point choose_near(Colour c, Random& random, Teller& teller) {
    if (latest == kNoPoint) return kNoPoint;
    Point points[Surroundings::kMost];
    float sums[Surroundings::kMost];
    int count = 0;
    float sum = 0;
    teller.start();
    const auto around = surroundings.around(latest);
    const Bits sides = surroundings.sides(latest);
    for (Bits left = (sides | surroundings.corners(latest)) & ~board.stones_around(latest);
         left != 0; left &= left - 1) {
      const Point p = around[std::countr_zero(left)];
      const bool beside = (left & -left & sides) != 0;
      const float weight = shape_weight(p, c) * (beside ? nearness_adjacent : nearness_diagonal);
      if constexpr (Teller::kListens) {
        teller.candidate(feature_of(beside ? Nearness::Adjacent : Nearness::Diagonal),
                         shape_feature(p, c), weight);
      }
      sum += weight;
      points[count] = p;
      sums[count++] = sum;
    }
    const float elsewhere = nearness_elsewhere * static_cast<float>(empty.size());
    teller.candidate(feature_of(Nearness::Far), 0, elsewhere);
    for (int attempt = 0; attempt < 2; ++attempt) {
      const float drawn = static_cast<float>(random() >> 40) * 0x1p-24f * (sum + elsewhere);
      const int i = static_cast<int>(std::upper_bound(sums, sums + count, drawn) - sums);
      teller.drawn(i);
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
      if (board.is_eye(p, c) || !board.is_legal(p, c)) continue;
      if (!is_bad_self_atari(p, c)) return p;
      if (fallback == kNoPoint && attacks(p, c)) fallback = p;
    }
    return fallback;
  }

  // A stone thrown in beside opponents alone: it may break an eye.
  bool attacks(Point p, Colour c) const {
    for (Point q : graph->neighbours(p)) {
      if (board.at(q) == c) return false;
    }
    return true;
  }

  // --- play ---

  void start(const Game& game) {
    board.load(game.board(), playout_start(game).ko);
    empty.clear();
    stones.clear();
    for (HalfPoints komi : game.komi()) stones.push_back(komi / 2);
    for (int i = 0; i < graph->size(); ++i) {
      const auto p = static_cast<Point>(i);
      first[p] = Colour::Empty;
      if (board.at(p) != Colour::Empty) {
        ++stones[player_of(board.at(p))];
        continue;
      }
      index[p] = static_cast<std::uint16_t>(empty.size());
      empty.push_back(p);
    }
    to_report = habits.reported < 1
                    ? static_cast<int>(habits.reported * static_cast<float>(empty.size()))
                    : graph->size();
    latest = game.latest_move();
    earlier = kNoPoint;
  }

  void play(Point p, Colour c) {
    board.play(p, c);
    const Point moved = empty.back();
    empty[index[p]] = moved;
    index[moved] = index[p];
    empty.pop_back();
    ++stones[player_of(c)];
    for (Stone stone : board.taken()) {
      index[stone.point] = static_cast<std::uint16_t>(empty.size());
      empty.push_back(stone.point);
      --stones[player_of(stone.colour)];
    }
    if (first[p] == Colour::Empty && to_report > 0) {
      first[p] = c;
      --to_report;
    }
    earlier = latest;
    latest = p;
  }

  template <class Teller>
  Point choose(Colour c, Random& random, Teller& teller) {
    Point p = kNoPoint;
    if (parts.atari) {
      p = choose_among(random, Habit::AnswersAtari, teller, [&](Point q) { gather_atari(q, c); });
    }
    if (p == kNoPoint && parts.nakade && board.taken().size() >= 3) {
      p = choose_among(random, Habit::PlaysNakade, teller, [&](Point) { add_centre_of_taken(c); });
    }
    if (p == kNoPoint && parts.two_liberties) {
      p = choose_among(random, Habit::SeesTwoLiberties, teller,
                       [&](Point q) { gather_two_liberties(q, c); });
    }
    if (p == kNoPoint && parts.shapes) p = choose_near(c, random, teller);
    if (p == kNoPoint) p = choose_anywhere(c, random);
    return p;
  }

  // --- priors ---

  // A shape that was never met tells something where the place as such was met, while nothing stood
  // there: it is a rare one. Elsewhere, as on graphs unlike those that were learnt from, it tells
  // nothing.
  void note_met_places() {
    const Board nothing(graph, players);
    features.look_at(nothing, Colour::Black, kNoPoint, kNoPoint);
    for (int p = 0; p < graph->size(); ++p) {
      met.emplace_back();
      for (Feature f : features.of(static_cast<Point>(p))) {
        met[p][kind_of(f)] = weights.priors->knows(f);
      }
    }
  }

  template <class Features>
  float prior_weight(Point p, const Features& of_move) const {
    float product = 1;
    for (Feature f : of_move) {
      if (met[p][kind_of(f)] || weights.priors->knows(f)) product *= weights.priors->of(f);
    }
    return product;
  }

  // How far the first is ahead of the second, in stones.
  int lead() const {
    int most = stones[0], second = stones[1];
    if (most < second) std::swap(most, second);
    for (std::size_t player = 2; player < stones.size(); ++player) {
      if (stones[player] > most) {
        second = std::exchange(most, stones[player]);
      } else {
        second = std::max(second, stones[player]);
      }
    }
    return most - second;
  }

  template <class Teller>
  void run(const Game& game, Random& random, Teller teller) {
    start(game);
    const int size = graph->size();
    const int mercy = lead() + std::max(4, static_cast<int>(kMercy * static_cast<float>(size)));
    int left = habits.moves_a_point * size, passes = 0, in = game.players_in();
    for (int player = player_of(game.to_play()); passes < in && left > 0;
         player = player + 1 == players ? 0 : player + 1) {
      const Colour c = colour_of(player);
      if (!game.is_in(c)) continue;
      const Point p = choose(c, random, teller);
      if (p == kNoPoint) {
        ++passes;
        board.pass();
        continue;
      }
      play(p, c);
      passes = 0;
      --left;
      if (parts.mercy && !board.taken().empty() && lead() > mercy) break;
    }
  }

  void report(const Game& game, Judgement& judgement) const {
    judgement.owners = owners(game.graph(), board.colouring());
    std::vector<int> areas(players);
    for (Colour owner : judgement.owners) {
      if (owner != Colour::Empty) ++areas[player_of(owner)];
    }
    settle(judgement, scores_of(game, areas), game.resigned());
    judgement.first_players = first;
  }
};

LocalPlayout::LocalPlayout(const Game& game, LearntWeights weights, PlayoutParts parts)
    : state_(std::make_unique<State>(game, std::move(weights), parts)) {}
LocalPlayout::~LocalPlayout() = default;

void LocalPlayout::judge(const Game& game, Random& random, Judgement& judgement) {
  state_->run(game, random, Unwatched{});
  state_->report(game, judgement);
}

void LocalPlayout::judge(const Game& game, Random& random, Judgement& judgement,
                         LikelihoodGradient& gradient) {
  state_->run(game, random, Watched(gradient));
  state_->report(game, judgement);
}

double LocalPlayout::chance_of(Habit habit) const {
  return state_->chances[static_cast<int>(habit)];
}

// The advantage grows with the logarithm of how much likelier than the average the move is.
void LocalPlayout::weigh(const Game& game, std::span<const Point> moves, std::span<Prior> priors) {
  State& state = *state_;
  const float visits = state.habits.prior_visits;
  state.features.look_at(game.board(), game.to_play(), game.latest_move(), game.latest_move(1));
  float sum = 0;
  std::vector<float> weights(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Point p = moves[i];
    priors[i] = {};
    if (p == kNoPoint) continue;
    const auto features = state.features.of(p);
    priors[i].hopeless = features[0] == kFillsEye;
    weights[i] = state.prior_weight(p, features);
    sum += weights[i];
  }
  const float mean = sum / static_cast<float>(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] == kNoPoint) {
      priors[i] = {.advantage = -0.4f, .visits = visits, .weight = std::max(0.01f * mean, 1e-6f)};
      continue;
    }
    priors[i].weight = weights[i];
    const float relative = std::clamp(weights[i] / std::max(mean, 1e-6f), 0.01f, 100.0f);
    priors[i].advantage = state.habits.prior_scale * std::log(relative);
    priors[i].visits = visits;
  }
}

namespace {

// The priors of the one, the playouts of the other.
class ShortUnderPriors : public Evaluator {
 public:
  ShortUnderPriors(std::unique_ptr<Evaluator> playouts, std::unique_ptr<Evaluator> priors)
      : playouts_(std::move(playouts)), priors_(std::move(priors)) {}

  void judge(const Game& game, Random& random, Judgement& judgement) override {
    playouts_->judge(game, random, judgement);
  }
  void weigh(const Game& game, std::span<const Point> moves, std::span<Prior> priors) override {
    priors_->weigh(game, moves, priors);
  }

 private:
  std::unique_ptr<Evaluator> playouts_, priors_;
};

}  // namespace

EvaluatorFactory local_playouts(LearntWeights weights, PlayoutParts parts) {
  return [=](const Game& game) -> std::unique_ptr<Evaluator> {
    auto local = std::make_unique<LocalPlayout>(game, weights, parts);
    if (game.players_in() <= 2) return local;
    return std::make_unique<ShortUnderPriors>(short_playouts()(game), std::move(local));
  };
}

}  // namespace omnigo
