// omnigo learn: weights of moves from games.
#include "search/learn.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <unordered_map>

#include "arguments.h"
#include "commands.h"
#include "graph/layout.h"
#include "record/sgf.h"
#include "rules/game.h"
#include "search/features.h"
#include "search/weights.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo learn FILE... [--out WEIGHTS] [--rounds N] [--every K]

Learns from SGF games on square grids how likely moves are by what they look like: their shape, what
they do to the blocks around, how near they are to the latest move. Prints the weights, or writes them
to a file; data/move-weights.txt in the sources is what the bots use.

  FILE...        SGF files, or folders that hold them
  --out WEIGHTS  write there instead of standard output
  --rounds N     of minorisation-maximisation (12)
  --every K      learn from every K-th move only (1)
)";

// Numbers the features: tactics, then nearnesses, then shapes as they come; 0 of the shapes is for
// those met too seldom.
class Features {
 public:
  std::uint32_t number(Tactic tactic) const { return static_cast<std::uint32_t>(tactic); }
  std::uint32_t number(Nearness nearness) const {
    return kTactics + static_cast<std::uint32_t>(nearness);
  }
  std::uint32_t number(Shape shape) {
    const auto [at, fresh] = shapes_.try_emplace(shape, static_cast<std::uint32_t>(shapes_.size()));
    return kTactics + kNearnesses + at->second;
  }
  std::size_t count() const { return kTactics + kNearnesses + shapes_.size(); }
  const std::unordered_map<Shape, std::uint32_t>& shapes() const { return shapes_; }

 private:
  std::unordered_map<Shape, std::uint32_t> shapes_;
};

Point sgf_point(std::string_view value, int size) {
  if (value.size() != 2) return kNoPoint;
  const int column = value[0] - 'a', row = size - 1 - (value[1] - 'a');
  if (column < 0 || row < 0 || column >= size || row >= size) return kNoPoint;
  return static_cast<Point>(row * size + column);
}

class Learner {
 public:
  explicit Learner(int every) : every_(every), choices_(3) {}

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
    double likelihood = 0;
    const std::vector<double> learnt = choices_.learn(features_.count(), rounds, &likelihood);
    std::cerr << choices_.count() << " moves, " << features_.count()
              << " features, mean log-likelihood " << likelihood << '\n';
    MoveWeights weights;
    for (int i = 0; i < kTactics; ++i) {
      weights.set(static_cast<Tactic>(i), static_cast<float>(learnt[i]));
    }
    for (int i = 0; i < kNearnesses; ++i) {
      weights.set(static_cast<Nearness>(i), static_cast<float>(learnt[kTactics + i]));
    }
    for (const auto& [shape, number] : features_.shapes()) {
      const double weight = learnt[kTactics + kNearnesses + number];
      if (seen_[shape] >= 20) weights.set_shape(shape, static_cast<float>(weight));
    }
    return weights;
  }

 private:
  void replay(const SgfCollection& sgf, SgfNode root, int size) {
    const auto layout = make_layout(std::to_string(size));
    auto game = Game::start(layout->graph, *parse_rules("ko=none"), start_of(sgf, root, *layout));
    if (!game) return;
    const Shapes shapes(game->graph());
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
        if (++met_ % every_ == 0) add_choice(*game, shapes, player, p);
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

  void add_choice(const Game& game, const Shapes& shapes, Colour player, Point chosen) {
    add_candidate(game, shapes, player, chosen);
    for (const Point p : game.legal_moves(player)) {
      if (p != chosen) add_candidate(game, shapes, player, p);
    }
    choices_.end_choice();
  }

  void add_candidate(const Game& game, const Shapes& shapes, Colour player, Point p) {
    const Board& board = game.board();
    const Shape shape = shapes.at(board, p, player);
    ++seen_[shape];
    const std::uint32_t features[] = {
        features_.number(tactic_of(board, shapes, p, player)),
        features_.number(nearness_of(game.graph(), shapes, p, game.latest_move())),
        features_.number(shape)};
    choices_.add_candidate(features);
  }

  int every_;
  std::uint64_t met_ = 0;
  Features features_;
  Choices choices_;
  std::unordered_map<Shape, int> seen_;
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
  const Arguments arguments(given, {}, {"--out", "--rounds", "--every"}, 1'000'000);
  (void)arguments.word(0, "FILE");
  Learner learner(static_cast<int>(arguments.number("--every", 1, 1, 1'000'000)));
  for (const std::string& file : files_in(arguments.words())) learner.read(file);
  const MoveWeights weights =
      learner.learn(static_cast<int>(arguments.number("--rounds", 12, 1, 1000)));
  const auto out = arguments.option("--out");
  if (!out) {
    std::cout << weights.text();
    return 0;
  }
  std::ofstream file(*out);
  file << weights.text();
  if (!file.flush()) throw UsageError("cannot write " + *out);
  return 0;
}

}  // namespace

const Command kLearnCommand = {"learn", "weights of moves from games", kHelp, run};

}  // namespace omnigo
