#include "play/all_bots.h"

#include <algorithm>

#include "base/quote.h"
#include "net/bot.h"
#include "net/bots.h"
#include "net/levels.h"
#include "solve/solve.h"

namespace omnigo {
namespace {

using Clock = std::chrono::steady_clock;

// Plays a turn that keeps the value of the position, and the line of best play's where that is
// possible. Where the position cannot be solved in the time (half of what it has; without a limit
// of time, in this many positions), it plays as the bot `omnigo` would.
class PerfectBot : public Bot {
 public:
  explicit PerfectBot(std::uint64_t seed) : otherwise_(*make_bot("omnigo", seed)) {}

  Analysis think(const Game& game, Colour player, const Thinking& thinking) override {
    const auto begun = Clock::now();
    if (game.to_play() == player && !game.over() && prepare(game, player)) {
      limit(thinking, begun);
      if (auto analysis = solved(game, player, thinking)) return *analysis;
    }
    Thinking rest = thinking;
    if (rest.time.count() > 0) {
      const auto spent =
          std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun);
      rest.time = std::max(rest.time - spent, std::chrono::milliseconds(1));
    }
    return otherwise_->think(game, player, rest);
  }

 private:
  static constexpr std::uint64_t kMostPositions = 1'000'000;
  static constexpr std::size_t kMemory = std::size_t{256} << 20;

  // A solver for the game, the same as before if it is about the same board and rules.
  bool prepare(const Game& game, Colour player) {
    if (solver_ && about(game, player) && solver_->set_game(game)) return true;
    solver_.reset();
    // The solver counts the board as it stands; under territory scoring players agree on dead
    // stones instead of capturing them, which would cost points.
    if (game.rules().scoring != Scoring::Area) return false;
    graph_ = game.graph();
    rules_ = game.rules();
    player_ = player;
    solve::Settings settings;
    settings.subject = player;
    settings.memory = kMemory;
    settings.stop = [this] { return stop_(); };
    auto solver = solve::Solver::create(game, settings);
    if (solver) solver_ = std::move(*solver);
    return solver_ != nullptr;
  }
  bool about(const Game& game, Colour player) const {
    return *graph_ == game.graph() && *rules_ == game.rules() && player_ == player;
  }

  void limit(const Thinking& thinking, Clock::time_point begun) {
    const std::uint64_t most = solver_->progress().nodes + kMostPositions;
    stop_ = [this, &thinking, begun, most] {
      if (thinking.stop && thinking.stop()) return true;
      if (thinking.time.count() == 0) return solver_->progress().nodes > most;
      return Clock::now() - begun > thinking.time / 2;
    };
  }

  std::optional<Analysis> solved(const Game& game, Colour player, const Thinking& thinking) {
    const auto value = solver_->value();
    const auto best = value ? solver_->best_turns() : std::nullopt;
    const auto line = best ? solver_->line() : std::nullopt;
    if (!line) return std::nullopt;
    Analysis analysis;
    analysis.player = player;
    analysis.root = estimate(game, player, *value);
    const auto add = [&](Point turn, const std::vector<Point>& then) {
      if (std::ranges::count(thinking.avoid, turn) > 0) return;
      analysis.moves.push_back({turn, 0, analysis.root, then});
    };
    add(line->front(), *line);
    for (Point turn : *best) {
      if (turn != line->front()) add(turn, {turn});
    }
    if (analysis.moves.empty()) return std::nullopt;
    for (MoveEstimate& move : analysis.moves) {
      move.prior = 1.0 / static_cast<double>(analysis.moves.size());
    }
    analysis.ownership.assign(static_cast<std::size_t>(game.rules().players) * game.graph().size(),
                              0);
    return analysis;
  }

  // Black's lead with two players; with more the player's own score, and the rest is the others'.
  Estimate estimate(const Game& game, Colour player, HalfPoints value) const {
    const int players = game.rules().players;
    const double points = value / 2.0, all = game.graph().size();
    Estimate estimate;
    estimate.visits = solver_->progress().nodes;
    estimate.win.assign(players, 0);
    estimate.score.assign(players, 0);
    estimate.score_deviation.assign(players, 0);
    if (players == 2) {
      estimate.score = {(all + points) / 2, (all - points) / 2};
      estimate.win = {value > 0 ? 1.0 : value < 0 ? 0.0 : 0.5, 0};
      estimate.win[1] = 1 - estimate.win[0];
      return estimate;
    }
    const double others = (all - points) / (players - 1);
    for (int i = 0; i < players; ++i) {
      const bool own = i == player_of(player);
      estimate.score[i] = own ? points : others;
      const double share = std::clamp(points / all, 0.0, 1.0);
      estimate.win[i] = own ? share : (1 - share) / (players - 1);
    }
    return estimate;
  }

  std::unique_ptr<Bot> otherwise_;
  std::unique_ptr<solve::Solver> solver_;
  std::optional<Graph> graph_;
  std::optional<Rules> rules_;
  Colour player_ = Colour::Black;
  std::function<bool()> stop_;
};

std::unique_ptr<Bot> make_perfect(std::uint64_t seed) { return std::make_unique<PerfectBot>(seed); }

}  // namespace

const std::vector<BotKind>& all_bots() {
  static const std::vector<BotKind> list = [] {
    std::vector<BotKind> all = levels_with_net();
    all.insert(all.end(), bots().begin() + static_cast<std::ptrdiff_t>(levels().size()),
               bots().end());
    all.insert(all.end(), net_bots().begin(), net_bots().end());
    all.push_back({"perfect", "makes no mistakes on small boards; plays like omnigo elsewhere", "",
                   make_perfect});
    return all;
  }();
  return list;
}

std::span<const BotKind> all_levels() { return {all_bots().data(), levels_with_net().size()}; }

Result<std::unique_ptr<Bot>> make_any_bot(std::string_view name, std::uint64_t seed) {
  if (name.starts_with("net,") || name.starts_with("net-policy,")) return make_net_bot(name, seed);
  std::string names;
  for (const BotKind& bot : all_bots()) {
    if (bot.name == name) return bot.make(seed);
    names += (names.empty() ? "" : ", ") + std::string(bot.name);
  }
  return Error{"unknown bot " + quote(name) + "; expected one of " + names};
}

std::uint64_t visits_in_place_of(std::uint64_t playouts) {
  return std::max<std::uint64_t>(1, playouts / kPlayoutsForAVisit);
}

}  // namespace omnigo
