#include "solve/solve.h"

#include <algorithm>

#include "solve/certify.h"
#include "solve/prover.h"

namespace omnigo::solve {
namespace {

constexpr int kMostAutomorphisms = 200;
constexpr int kMostPlayers = 6;

Result<bool> check(const Game& game) {
  const Rules& rules = game.rules();
  if (game.graph().size() > kMostPoints) {
    return Error{"boards of at most " + std::to_string(kMostPoints) +
                 " points can be solved, not " + std::to_string(game.graph().size())};
  }
  if (rules.players > kMostPlayers) {
    return Error{"games of at most " + std::to_string(kMostPlayers) + " players can be solved"};
  }
  if (rules.scoring != Scoring::Area) return Error{"only area scoring can be solved"};
  if (rules.ko != Ko::Positional && rules.ko != Ko::Situational) {
    return Error{"only positional and situational superko can be solved"};
  }
  if (game.players_in() < rules.players) return Error{"a player has resigned"};
  return true;
}

// A position of a game as the search sees it.
template <int N>
struct Scene {
  Position<N> position;
  std::vector<Situation<N>> history;
};

template <int N>
Stones<N> stones_of(const Colouring& colouring) {
  Stones<N> stones;
  for (std::size_t p = 0; p < colouring.size(); ++p) {
    if (colouring[p] != Colour::Empty) {
      stones.of[player_of(colouring[p])] |= just(static_cast<Point>(p));
    }
  }
  return stones;
}

template <int N>
Scene<N> scene_of(const Game& game, const Ground<N>& ground) {
  Scene<N> scene;
  std::vector<int> next = {player_of(game.beginning().first)};
  for (const Game::Event& event : game.events()) {
    if (event.action == Game::Action::Move || event.action == Game::Action::Pass) {
      next.push_back(ground.next_after(player_of(event.player)));
    }
  }
  for (int turn = 0; turn <= game.turns(); ++turn) {
    scene.position = {stones_of<N>(game.colouring_after(turn)),
                      static_cast<std::int8_t>(next[turn]), 0};
    scene.history.push_back(ground.situation(scene.position));
  }
  while (scene.position.run < game.rules().players &&
         game.has_passed(colour_of((next.back() + game.rules().players - 1 - scene.position.run) %
                                   game.rules().players))) {
    ++scene.position.run;
  }
  return scene;
}

// What a certificate about the position says before its claims.
Certificate statement_of(const Game& game, int subject) {
  Certificate statement{"", game.graph(), {}, {}, 1, {}, subject + 1, {}};
  statement.rules.players = game.rules().players;
  statement.rules.ko =
      game.rules().ko == Ko::Situational ? spec::Ko::situational : spec::Ko::positional;
  statement.rules.suicide = game.rules().suicide;
  statement.rules.komi = game.komi();
  for (Colour colour : game.colouring_after(0)) {
    statement.start.push_back(static_cast<std::uint8_t>(colour));
  }
  statement.first = player_of(game.beginning().first) + 1;
  for (const Game::Event& event : game.events()) {
    if (event.action == Game::Action::Move || event.action == Game::Action::Pass) {
      statement.turns.push_back(event.point);
    }
  }
  return statement;
}

template <int N>
class SolverOf : public Solver {
 public:
  SolverOf(const Game& game, Settings settings)
      : graph_(game.graph()),
        automorphisms_(game.graph(), kMostAutomorphisms),
        settings_(std::move(settings)),
        statement_(statement_of(game, 0)),
        ground_{graph_,
                automorphisms_,
                game.rules().players,
                game.rules().ko == Ko::Situational,
                game.rules().suicide,
                player_of(settings_.subject)},
        prover_(ground_, settings_.memory) {
    prover_.set_stop([this] { return report_and_ask(); });
    take(game);
  }

  Result<bool> set_game(const Game& game) override {
    if (auto fine = check(game); !fine) return fine;
    take(game);
    return true;
  }

  std::optional<HalfPoints> value() override {
    if (!solve()) return std::nullopt;
    return halves(low_);
  }

  std::optional<std::vector<Point>> best_turns() override {
    if (!solve()) return std::nullopt;
    std::vector<Point> best;
    for (const Step<N>& step : root_steps()) {
      const std::optional<bool> keeps = keeps_value(step);
      if (!keeps) return std::nullopt;
      if (*keeps) best.push_back(step.point);
    }
    return best;
  }

  std::optional<std::vector<ValuedTurn>> turn_values() override {
    if (!solve()) return std::nullopt;
    std::vector<ValuedTurn> turns;
    const bool wants_more = side_to_move() == 0;
    for (const Step<N>& step : root_steps()) {
      // A turn is at most as good for the mover as the best one.
      int low = wants_more ? least() : low_, high = wants_more ? low_ : most();
      const int guess = wants_more ? low_ : low_ + 1;
      const bool found = after(step, [&] { return narrow(step.after, low, high, guess); });
      if (!found) return std::nullopt;
      turns.push_back({step.point, halves(low)});
    }
    return turns;
  }

  std::optional<std::vector<Point>> line() override;
  std::optional<Certificate> certificate() override;

  Progress progress() const override { return {halves(low_), halves(high_), prover_.nodes()}; }

 private:
  int most() const { return graph_.size(); }
  int least() const { return ground_.players == 2 ? -graph_.size() : 0; }
  HalfPoints halves(int result) const { return 2 * result + komi_; }
  Side side_to_move() const { return ground_.side(scene_.position.next); }
  bool over() const { return scene_.position.run == ground_.players; }

  void take(const Game& game) {
    scene_ = scene_of(game, ground_);
    statement_ = statement_of(game, ground_.subject);
    const std::vector<HalfPoints> komi = game.komi();
    komi_ = komi[ground_.subject] - (ground_.players == 2 ? komi[1 - ground_.subject] : 0);
    low_ = least();
    high_ = most();
    if (over()) low_ = high_ = ground_.result(scene_.position.stones);
    prover_.set_history(scene_.history);
  }

  bool report_and_ask() {
    if (settings_.report) settings_.report(progress());
    return settings_.stop && settings_.stop();
  }

  std::vector<Step<N>> root_steps() const {
    std::vector<Step<N>> forbidden;
    return over() ? std::vector<Step<N>>{} : prover_.steps(scene_.position, forbidden);
  }
  template <class Do>
  auto after(const Step<N>& step, Do act) {
    prover_.enter(step);
    const auto answer = act();
    prover_.leave();
    return answer;
  }

  bool solve() { return narrow(scene_.position, low_, high_, std::clamp(1, low_, high_)); }

  // Narrows [low, high] to the value of the position under the present history: doubling steps away
  // from the first guess, then halving. False if it was stopped.
  bool narrow(const Position<N>& position, int& low, int& high, int guess) {
    if (position.run == ground_.players) low = high = ground_.result(position.stones);
    for (int stride = 1, up = 0, down = 0; low < high;) {
      guess = std::clamp(guess, low + 1, high);
      prover_.ask(guess);
      const std::optional<Side> winner = prover_.decide(position);
      if (!winner) return false;
      (*winner == 0 ? low : high) = *winner == 0 ? guess : guess - 1;
      (*winner == 0 ? up : down) = 1;
      stride *= 2;
      if (up != 0 && down != 0) {
        guess = low + (high - low + 1) / 2;
      } else {
        guess = *winner == 0 ? low + stride : high - stride + 1;
      }
    }
    return true;
  }

  // Whether the mover keeps the value with it.
  std::optional<bool> keeps_value(const Step<N>& step) {
    const Side side = side_to_move();
    prover_.ask(side == 0 ? low_ : low_ + 1);
    if (step.stops) return ground_.result(step.after.stones) == low_;
    const std::optional<Side> winner = after(step, [&] { return prover_.decide(step.after); });
    if (!winner) return std::nullopt;
    return *winner == side;
  }

  PointGraph graph_;
  Automorphisms automorphisms_;
  Settings settings_;
  Certificate statement_;  // what a certificate is about, without claims
  Ground<N> ground_;
  Prover<N> prover_;
  Scene<N> scene_;
  int komi_ = 0;
  int low_ = 0, high_ = 0;
};

template <int N>
std::optional<std::vector<Point>> SolverOf<N>::line() {
  if (!solve()) return std::nullopt;
  std::vector<Point> turns;
  Position<N> position = scene_.position;
  int entered = 0;
  while (position.run < ground_.players) {
    // Each side follows its own proof: that the result is at least the value, or not above it.
    prover_.ask(ground_.side(position.next) == 0 ? low_ : low_ + 1);
    const std::optional<Step<N>> step = prover_.winning_step(position);
    if (!step) break;
    turns.push_back(step->point);
    prover_.enter(*step);
    ++entered;
    position = step->after;
  }
  for (; entered > 0; --entered) prover_.leave();
  if (position.run < ground_.players) return std::nullopt;
  return turns;
}

template <int N>
std::optional<Certificate> SolverOf<N>::certificate() {
  if (!solve()) return std::nullopt;
  Certificate certificate = statement_;
  for (Side side : {0, 1}) {
    prover_.ask(side == 0 ? low_ : low_ + 1);
    Certifier<N> certifier(ground_, prover_, side);
    const std::optional<std::string> proof = certifier.certify(scene_.position);
    if (!proof) return std::nullopt;
    certificate.claims.push_back({side == 0, halves(low_), *proof});
  }
  return certificate;
}

}  // namespace

Result<std::unique_ptr<Solver>> Solver::create(const Game& game, Settings settings) {
  if (auto fine = check(game); !fine) return fine.error();
  if (game.rules().players == 2) {
    settings.subject = Colour::Black;
    return std::unique_ptr<Solver>(std::make_unique<SolverOf<2>>(game, std::move(settings)));
  }
  return std::unique_ptr<Solver>(std::make_unique<SolverOf<6>>(game, std::move(settings)));
}

}  // namespace omnigo::solve
