#include <algorithm>

#include "base/quote.h"
#include "search/local_playout.h"
#include "search/player.h"
#include "search/sensible.h"
#include "search/tree.h"

namespace omnigo {
namespace {

// Plays a uniformly random sensible move, and passes where there is none.
class RandomPlayer : public Player {
 public:
  explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}

  Analysis think(const Game& game, Colour player, const Thinking& thinking) override {
    std::vector<Point> moves = SensibleMoves(game.graph()).of(game, player);
    for (const Point p : thinking.avoid) std::erase(moves, p);
    const Point chosen =
        moves.empty() ? kNoPoint : moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    const int players = game.rules().players;
    Analysis analysis;
    analysis.player = player;
    analysis.root = {
        1, std::vector<double>(players, 1.0 / players), {}, std::vector<double>(players)};
    for (const HalfPoints halves : game.scores()) analysis.root.score.push_back(halves / 2.0);
    const double prior = moves.empty() ? 1 : 1.0 / static_cast<double>(moves.size());
    analysis.moves.push_back({chosen, prior, analysis.root, {chosen}});
    analysis.ownership.assign(static_cast<std::size_t>(players) * game.graph().size(), 0);
    return analysis;
  }

 private:
  Random random_;
};

std::unique_ptr<Player> make_random(std::uint64_t seed) {
  return std::make_unique<RandomPlayer>(seed);
}

// Without knowledge there is nothing to guide the search but its own counts.
std::unique_ptr<Player> make_uct(std::uint64_t seed) {
  TreeSettings settings;
  settings.seed = seed;
  settings.amaf_bias = -1;
  settings.exploration = 0.5f;
  return std::make_unique<TreePlayer>(uniform_playouts(), settings);
}

std::unique_ptr<Player> make_omnigo(std::uint64_t seed) {
  TreeSettings settings;
  settings.seed = seed;
  return std::make_unique<TreePlayer>(local_playouts(learnt_weights()), settings);
}

}  // namespace

const std::vector<Bot>& bots() {
  static const std::vector<Bot> list = {
      {"omnigo", "tree search with playouts that know some Go", make_omnigo},
      {"uct", "plain tree search with uniformly random playouts", make_uct},
      {"random", "any legal move that fills no eye of its own", make_random},
  };
  return list;
}

Result<std::unique_ptr<Player>> make_bot(std::string_view name, std::uint64_t seed) {
  std::string names;
  for (const Bot& bot : bots()) {
    if (bot.name == name) return bot.make(seed);
    names += (names.empty() ? "" : ", ") + std::string(bot.name);
  }
  return Error{"no bot " + quote(name) + "; there are " + names};
}

}  // namespace omnigo
