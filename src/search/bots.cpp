#include <algorithm>

#include "base/quote.h"
#include "search/bot.h"
#include "search/local_playout.h"
#include "search/manners.h"
#include "search/sensible.h"
#include "search/tree.h"

namespace omnigo {
namespace {

// Plays a uniformly random sensible move, and passes where there is none.
class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : random_(seed) {}

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

std::unique_ptr<Bot> make_random(std::uint64_t seed) { return std::make_unique<RandomBot>(seed); }

// Without knowledge there is nothing to guide the search but its own counts.
std::unique_ptr<Bot> make_uct(std::uint64_t seed) {
  TreeSettings settings;
  settings.seed = seed;
  settings.amaf_bias = -1;
  settings.exploration = settings.exploration_of_many = 0.5f;
  settings.expand_after = 2;
  return std::make_unique<TreeBot>(uniform_playouts(), settings);
}

std::unique_ptr<Bot> make_mannerly(std::uint64_t seed, MannersSettings manners,
                                   PlayoutParts parts = {}, TreeSettings tree = {}) {
  tree.seed = seed;
  manners.seed = seed;
  return std::make_unique<MannerlyBot>(local_playouts(learnt_weights(), parts), tree, manners);
}

// The weakest draw their moves from the learnt policy, and look ahead only to see when to pass; the
// others play what few playouts find, the weaker ones with some freedom.
template <int kLevel>
std::unique_ptr<Bot> make_level(std::uint64_t seed) {
  static constexpr MannersSettings kLevels[] = {
      {.playouts = 50, .choice = {.policy = 0.65, .visits = 0, .best = false}},
      {.playouts = 50, .choice = {.policy = 1, .visits = 0, .best = false}},
      {.playouts = 50, .choice = {.policy = 1, .visits = 0.4, .best = false}},
      {.playouts = 60, .choice = {.policy = 0.5, .visits = 1, .best = false}},
      {.playouts = 70, .choice = {.policy = 0.2, .visits = 1.8, .best = false}},
      {.playouts = 100, .choice = {.policy = 0, .visits = 2.5, .best = false}},
      {.playouts = 170, .choice = {}},
      {.playouts = 300, .choice = {}},
      {.playouts = 580, .choice = {}},
      {.playouts = 1700, .choice = {}},
  };
  return make_mannerly(seed, kLevels[kLevel]);
}

std::unique_ptr<Bot> make_omnigo(std::uint64_t seed) { return make_mannerly(seed, {}); }

std::unique_ptr<Bot> make_paranoid(std::uint64_t seed) {
  TreeSettings tree;
  tree.paranoid = true;
  return make_mannerly(seed, {}, {}, tree);
}

template <bool PlayoutParts::* kPart>
std::unique_ptr<Bot> make_without(std::uint64_t seed) {
  PlayoutParts parts;
  parts.*kPart = false;
  return make_mannerly(seed, {}, parts);
}

}  // namespace

const std::vector<BotKind>& bots() {
  static const std::vector<BotKind> list = {
      {"beginner", "knows how to capture", "25k", make_level<0>},
      {"novice", "plays common shapes without reading ahead", "22k", make_level<1>},
      {"learner", "plays common shapes and reads very little", "19k", make_level<2>},
      {"casual", "reads a little, and is often distracted", "16k", make_level<3>},
      {"improver", "reads a little, and is sometimes distracted", "14k", make_level<4>},
      {"keen", "reads a little", "12k", make_level<5>},
      {"regular", "sees what happens next", "11k", make_level<6>},
      {"club", "reads short fights", "10k", make_level<7>},
      {"strong", "reads most fights", "8k", make_level<8>},
      {"expert", "reads with many playouts", "6k", make_level<9>},
      {"omnigo", "tree search that uses all the time it gets", "", make_omnigo},
      {"paranoid", "omnigo, assuming that all others play against it", "", make_paranoid},
      {"without-atari", "omnigo whose playouts do not answer atari", "",
       make_without<&PlayoutParts::atari>},
      {"without-nakade", "omnigo whose playouts do not play into a space just emptied", "",
       make_without<&PlayoutParts::nakade>},
      {"without-two-liberties", "omnigo whose playouts do not see blocks with two liberties", "",
       make_without<&PlayoutParts::two_liberties>},
      {"without-shapes", "omnigo whose playouts know no shapes near the latest move", "",
       make_without<&PlayoutParts::shapes>},
      {"without-self-atari", "omnigo whose playouts put their own blocks into atari", "",
       make_without<&PlayoutParts::self_atari>},
      {"without-mercy", "omnigo whose playouts are played to the end", "",
       make_without<&PlayoutParts::mercy>},
      {"uct", "plain tree search with uniformly random playouts", "", make_uct},
      {"random", "any legal move that does not fill its own eye", "", make_random},
  };
  return list;
}

std::span<const BotKind> levels() {
  const auto end = std::find_if(bots().begin(), bots().end(),
                                [](const BotKind& bot) { return bot.rank.empty(); });
  return {bots().begin(), end};
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed) {
  std::string names;
  for (const BotKind& bot : bots()) {
    if (bot.name == name) return bot.make(seed);
    names += (names.empty() ? "" : ", ") + std::string(bot.name);
  }
  return Error{"unknown bot " + quote(name) + "; expected one of " + names};
}

}  // namespace omnigo
