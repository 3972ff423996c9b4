#include <algorithm>

#include "base/quote.h"
#include "search/player.h"
#include "search/sensible.h"
#include "search/uct.h"

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

template <class Kind>
std::unique_ptr<Player> make(std::uint64_t seed) {
  return std::make_unique<Kind>(seed);
}

}  // namespace

const std::vector<Bot>& bots() {
  static const std::vector<Bot> list = {
      {"uct", "plain tree search with uniformly random playouts", make<UctPlayer>},
      {"random", "any legal move that fills no eye of its own", make<RandomPlayer>},
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
