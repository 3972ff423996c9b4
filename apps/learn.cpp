// omnigo learn: weights of moves from games.
#include "search/learn.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <unordered_map>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "graph/layout.h"
#include "record/sgf.h"
#include "rules/game.h"
#include "search/features.h"
#include "weights_file.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo learn FILE... [--for priors|playouts] [--out WEIGHTS] [--rounds N] [--every K]

Learn from SGF games on square grids how likely a move is, given its shape, what it does to the blocks
around it, and how near it is to the latest moves. Print the weights, or write them to a file. The bots
use data/prior-weights.txt and data/playout-weights.txt in the source code.

  FILE...        read these SGF files, or the folders that contain them
  --for USE      learn weights for priors, everything that the search looks at once per position
                 (default: priors); or for playouts, what playouts have time to look at in every turn
  --out WEIGHTS  write to this file instead of standard output
  --rounds N     do N rounds of minorization-maximization (default: 12)
  --every K      learn from every K-th move only (default: 1)

example:
  omnigo learn games/ --for priors --out data/prior-weights.txt
)";

// A shape that was met less often shares the weight of all such shapes.
constexpr int kMeetings = 20, kMeetingsOfWide = 200;

Point sgf_point(std::string_view value, int size) {
  if (value.size() != 2) return kNoPoint;
  const int column = value[0] - 'a', row = size - 1 - (value[1] - 'a');
  if (column < 0 || row < 0 || column >= size || row >= size) return kNoPoint;
  return static_cast<Point>(row * size + column);
}

class Learner {
 public:
  Learner(bool playouts, int every)
      : playouts_(playouts),
        every_(every),
        choices_(playouts ? 3 : static_cast<int>(PriorFeatures::kKinds.size())) {}

  void read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw UsageError("cannot read " + path);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    const auto collection = read_sgf(bytes.str());
    if (!collection || collection->roots().empty()) return;
    const SgfNode root = collection->roots()[0];
    const std::string size_text(collection->find(root, "SZ").value_or("19"));
    const int size = std::atoi(size_text.c_str());
    if (size < 5 || size > 25 || size_text.find(':') != std::string::npos) return;
    replay(*collection, root, size);
  }

  MoveWeights learn(int rounds) {
    if (choices_.count() == 0) throw UsageError("there are no games to learn from");
    // The rare ones of each kind come first.
    std::vector<Feature> kept(kFeatureKinds);
    std::vector<std::uint32_t> numbers;
    for (const Met& met : met_) {
      const int kind = kind_of(met.feature);
      if (met.times < least(static_cast<FeatureKind>(kind))) {
        numbers.push_back(static_cast<std::uint32_t>(kind));
      } else {
        numbers.push_back(static_cast<std::uint32_t>(kept.size()));
        kept.push_back(met.feature);
      }
    }
    choices_.renumber(numbers);
    double likelihood = 0;
    const std::vector<double> learnt = choices_.learn(kept.size(), rounds, &likelihood);
    std::cerr << choices_.count() << " moves, " << kept.size() - kFeatureKinds
              << " features, mean log-likelihood " << likelihood << '\n';
    MoveWeights weights;
    for (std::size_t i = 0; i < kept.size(); ++i) {
      const auto weight = static_cast<float>(learnt[i]);
      if (i >= kFeatureKinds) {
        weights.set(kept[i], weight);
      } else if (!playouts_) {
        weights.set_rare(static_cast<FeatureKind>(i), weight);
      }
    }
    return weights;
  }

 private:
  void replay(const SgfCollection& sgf, SgfNode root, int size) {
    const auto layout = make_layout(std::to_string(size));
    auto game = Game::start(layout->graph, *parse_rules("ko=none"), start_of(sgf, root, *layout));
    if (!game) return;
    const Shapes shapes(game->graph());
    PriorFeatures features(game->graph());
    for (const SgfNode node : sgf.main_line(root)) {
      if (node != root && (sgf.find(node, "AB") || sgf.find(node, "AW") || sgf.find(node, "AE")))
        return;
      for (const auto& [name, player] : {std::pair("B", Colour::Black), {"W", Colour::White}}) {
        const auto value = sgf.find(node, name);
        if (!value) continue;
        if (game->over()) return;
        const Point p = sgf_point(*value, size);
        if (p == kNoPoint) {
          game->pass(player);
          continue;
        }
        if (!game->legality(p, player)) return;
        if (++turns_ % every_ == 0) {
          features.look_at(game->board(), player, game->latest_move(), game->latest_move(1));
          add_choice(*game, shapes, features, player, p);
        }
        game->play(p, player);
      }
    }
  }

  static Start start_of(const SgfCollection& sgf, SgfNode root, const Layout& layout) {
    Start start{Colouring(layout.graph->size(), Colour::Empty), Colour::Black, {}};
    for (const auto& [name, colour] : {std::pair("AB", Colour::Black), {"AW", Colour::White}}) {
      for (const std::string_view value : sgf.find_all(root, name)) {
        const Point p = sgf_point(value, layout.rectangle->columns);
        if (p != kNoPoint) start.colouring[p] = colour;
      }
    }
    return start;
  }

  void add_choice(const Game& game, const Shapes& shapes, const PriorFeatures& features,
                  Colour player, Point chosen) {
    const auto add = [&](Point p) {
      if (playouts_) {
        const Board& board = game.board();
        const auto tactic = static_cast<std::uint64_t>(tactic_of(board, shapes, p, player));
        const Nearness nearness = nearness_of(game.graph(), shapes, p, game.latest_move());
        add_candidate(
            std::array{feature(FeatureKind::Tactic, tactic),
                       feature(FeatureKind::Nearness, static_cast<std::uint64_t>(nearness)),
                       feature(FeatureKind::Shape, shapes.at(board, p, player))});
      } else {
        add_candidate(features.of(p));
      }
    };
    add(chosen);
    for (const Point p : game.legal_moves(player)) {
      if (p != chosen) add(p);
    }
    choices_.end_choice();
  }

  void add_candidate(std::span<const Feature> features) {
    std::vector<std::uint32_t> numbers;
    for (Feature f : features) {
      const auto [at, fresh] = numbers_.try_emplace(f, static_cast<std::uint32_t>(met_.size()));
      if (fresh) met_.push_back({f, 0});
      ++met_[at->second].times;
      numbers.push_back(at->second);
    }
    choices_.add_candidate(numbers);
  }

  static int least(FeatureKind kind) {
    if (kind == FeatureKind::Shape) return kMeetings;
    return kind == FeatureKind::Within2 || kind == FeatureKind::Within3 ? kMeetingsOfWide : 0;
  }

  struct Met {
    Feature feature;
    int times;
  };

  bool playouts_;
  int every_;
  std::uint64_t turns_ = 0;
  Choices choices_;
  std::vector<Met> met_;                                // as they come
  std::unordered_map<Feature, std::uint32_t> numbers_;  // in met_
};

std::vector<std::string> files_in(const std::vector<std::string>& words) {
  std::vector<std::string> files;
  for (const std::string& word : words) {
    if (!std::filesystem::is_directory(word)) {
      files.push_back(word);
      continue;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(word)) {
      if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {}, {"--for", "--out", "--rounds", "--every"}, 1'000'000);
  (void)arguments.word(0, "FILE");
  const std::string use = arguments.option("--for").value_or("priors");
  if (use != "priors" && use != "playouts") {
    throw UsageError("--for: expected priors or playouts, got " + quote(use));
  }
  const int rounds = static_cast<int>(arguments.number("--rounds", 12, 1, 1000));
  Learner learner(use == "playouts",
                  static_cast<int>(arguments.number("--every", 1, 1, 1'000'000)));
  for (const std::string& file : files_in(arguments.words())) learner.read(file);
  const MoveWeights weights = learner.learn(rounds);
  write_weights(weights, arguments.option("--out"));
  return 0;
}

}  // namespace

const Command kLearnCommand = {"learn", "learn weights of moves from games", kHelp, run};

}  // namespace omnigo
