// omnigo balance: weights of the playouts, from what long searches say of positions.
#include "search/balance.h"

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <limits>
#include <mutex>
#include <optional>
#include <sstream>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "graph/layout.h"
#include "progress.h"
#include "search/crew.h"
#include "weights_file.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo balance BOARD [--rules R] [--positions N] [--search N] [--file JUDGED] [--rounds N]
                      [--playouts N] [--from WEIGHTS] [--out WEIGHTS] [--threads N] [--seed N]

Adjust the weights of the playouts until the mean of many playouts is close to the result of a long
search of the same position. The positions come from games of the bot against itself. Every fourth one is
held out; each round reports the mean square error of both parts. Press Ctrl-C to stop with the weights
learned so far. Print the weights, or write them to a file. The bots use data/playout-weights.txt in the
source code.

  --rules R        play by these rules for two players (default: chinese)
  --positions N    learn from N positions (default: 1000)
  --search N       judge each of them by a search of N playouts (default: 20000)
  --file JUDGED    save the judged positions to this file, one per line: the first player's win rate,
                   then the turns; positions already in it are not judged again
  --rounds N       do N rounds over all positions (default: 24)
  --playouts N     play N playouts from each position per round (default: 150)
  --from WEIGHTS   start with these weights (default: those of the bots)
  --out WEIGHTS    write to this file instead of standard output
  --threads N      use N threads (default: 1)
  --seed N         seed the random numbers (default: 1)

example:
  omnigo balance 9x9 --file judged.txt --threads 2 --out data/playout-weights.txt
)";

constexpr std::uint64_t kPlayoutsOfSelfPlay = 300;  // a turn

std::atomic<bool> interrupted = false;

void interrupt(int) { interrupted = true; }

// The turns as words; empty where one of them cannot be played, or the game is over.
std::optional<Game> position_after(const Layout& layout, const Rules& rules,
                                   std::istringstream& turns) {
  Game game = checked(Game::start(layout.graph, rules));
  for (std::string turn; turns >> turn;) {
    if (game.over()) return std::nullopt;
    if (turn == "pass") {
      game.pass();
      continue;
    }
    const auto p = layout.find(turn);
    if (!p || !game.legality(*p)) return std::nullopt;
    game.play(*p);
  }
  if (game.over()) return std::nullopt;
  return game;
}

class Positions {
 public:
  Positions(const Layout& layout, const Rules& rules, std::optional<std::string> path)
      : layout_(layout), rules_(rules), path_(std::move(path)) {
    if (path_) read();
  }

  const std::vector<JudgedPosition>& all() const { return positions_; }

  // Plays and judges until there are this many.
  void make(std::size_t wanted, std::uint64_t search, std::uint64_t seed, std::size_t threads) {
    if (positions_.size() >= wanted) return;
    std::ofstream file;
    if (path_) {
      file.open(*path_, std::ios::app);
      if (!file) throw UsageError("cannot write " + *path_);
    }
    ProgressBar bar;
    std::mutex mutex;
    std::atomic<std::size_t> next = positions_.size();
    const auto make_some = [&](std::size_t, const auto& pause) {
      for (std::size_t i = next++; i < wanted && !interrupted; i = next++) {
        make_one(splitmix64(seed ^ splitmix64(i)), search, file, mutex);
        pause();
      }
    };
    work_together(threads, make_some, [&] {
      const std::scoped_lock lock(mutex);
      bar.show(static_cast<double>(positions_.size()) / static_cast<double>(wanted),
               std::to_string(positions_.size()) + " positions");
    });
    if (path_ && !file.flush()) throw UsageError("cannot write " + *path_);
  }

 private:
  void read() {
    std::ifstream file(*path_);  // none yet: nothing was judged
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      std::istringstream words(line);
      double share = -1;
      words >> share;
      auto game = position_after(layout_, rules_, words);
      if (!(share >= 0 && share <= 1) || !game) {
        throw UsageError(*path_ + ", line " + std::to_string(number) +
                         ": expected a win rate and the turns of an unfinished game");
      }
      positions_.push_back({std::move(*game), share});
    }
  }

  void make_one(std::uint64_t seed, std::uint64_t search, std::ofstream& file, std::mutex& mutex) {
    std::string turns;
    for (Point p : turns_of_self_play(layout_.graph, rules_, kPlayoutsOfSelfPlay, seed)) {
      turns += ' ' + (p == kNoPoint ? "pass" : layout_.names[p]);
    }
    std::istringstream words(turns);
    auto game = position_after(layout_, rules_, words);
    if (!game) return;  // a board on which the random turns end it
    char share[16];
    std::snprintf(share, sizeof share, "%.3f", share_by_search(*game, search, seed));
    const std::scoped_lock lock(mutex);
    positions_.push_back({std::move(*game), std::atof(share)});
    if (file.is_open()) file << share << turns << std::endl;
  }

  const Layout& layout_;
  const Rules& rules_;
  std::optional<std::string> path_;
  std::vector<JudgedPosition> positions_;
};

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {},
                            {"--rules", "--positions", "--search", "--file", "--rounds",
                             "--playouts", "--from", "--out", "--threads", "--seed"},
                            1);
  const Layout layout = checked(make_layout(arguments.word(0, "BOARD")));
  const std::string rules_text = arguments.option("--rules").value_or("chinese");
  const Rules rules = checked(parse_rules(rules_text));
  if (rules.players != 2) {
    throw UsageError("--rules: expected rules for two players, got " + quote(rules_text));
  }
  (void)checked(Game::start(layout.graph, rules));
  LearntWeights from = learnt_weights();
  if (const auto path = arguments.option("--from")) {
    from.playouts = std::make_shared<const MoveWeights>(read_weights(*path));
  }
  BalanceSettings settings;
  settings.rounds = static_cast<int>(arguments.number("--rounds", 24, 1, 10'000));
  settings.playouts = static_cast<int>(arguments.number("--playouts", 150, 2, 1'000'000));
  settings.threads = arguments.number("--threads", 1, 1, 256);
  settings.seed = arguments.number("--seed", 1, 0, std::numeric_limits<long long>::max());
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  Positions positions(layout, rules, arguments.option("--file"));
  positions.make(arguments.number("--positions", 1000, 1, 10'000'000),
                 arguments.number("--search", 20'000, 1, 1'000'000'000), settings.seed,
                 settings.threads);
  if (positions.all().empty()) throw UsageError("there are no positions to learn from");
  settings.stop = [] { return interrupted.load(); };
  settings.report = [](const BalanceRound& round) {
    char line[96];
    std::snprintf(line, sizeof line, "round %d: mean square %.4f, held out %.4f\n", round.round,
                  round.error, round.held_out);
    std::cerr << line;
  };
  write_weights(balance(positions.all(), from, settings), arguments.option("--out"));
  return 0;
}

}  // namespace

const Command kBalanceCommand = {"balance", "learn weights of playouts from long searches", kHelp,
                                 run};

}  // namespace omnigo
