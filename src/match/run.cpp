#include "match/run.h"

#include <map>
#include <set>

#include "base/quote.h"
#include "match/keep.h"
#include "ranks/farm.h"

namespace omnigo {
namespace {

using Layouts = std::map<std::string, Layout>;

const std::string kErrorMark = "!";  // before an error in place of a game's line

Result<Layouts> make_layouts(const MatchPlan& plan) {
  Layouts layouts;
  for (const std::string& board : plan.boards) {
    auto layout = make_layout(board);
    if (!layout) return layout.error();
    layouts.emplace(board, std::move(*layout));
  }
  return layouts;
}

// One thread's part in a match: a process for each engine and seat of the table, kept from game to
// game.
class Seated {
 public:
  Seated(const MatchPlan& plan, const MatchOptions& options, const Layouts& layouts,
         const std::atomic<bool>& stop)
      : plan_(plan), options_(options), layouts_(layouts), stop_(stop) {}

  // The line of the game of this number, or why it cannot be saved; nothing after a stop.
  std::optional<std::string> play(int number) {
    const Seating seats = seating(plan_, number);
    std::vector<Contender*> table;
    std::map<int, int> copies;
    for (const int engine : seats.engines) {
      auto& its = contenders_[{engine, copies[engine]++}];
      if (!its) its = make_contender(plan_.engines[engine], options_.error_file, stop_);
      table.push_back(its.get());
    }
    const Layout& layout = layouts_.at(seats.board);
    const auto game = play_match_game(plan_, number, layout, table, stop_);
    if (!game) return std::nullopt;
    if (!options_.folder.empty()) {
      const auto board = std::make_shared<const Layout>(layout);
      if (auto kept = keep_game(options_.folder, plan_, *game, board); !kept) {
        return kErrorMark + kept.error().message;
      }
    }
    return game_line(plan_, *game);
  }

 private:
  const MatchPlan& plan_;
  const MatchOptions& options_;
  const Layouts& layouts_;
  const std::atomic<bool>& stop_;
  std::map<std::pair<int, int>, std::unique_ptr<Contender>> contenders_;
};

// Hands out games by their numbers, and adds them to the book.
class Match {
 public:
  Match(const MatchPlan& plan, const MatchOptions& options, MatchBook& book,
        std::atomic<bool>& stop)
      : plan_(plan), options_(options), book_(book), stop_(stop) {
    for (const MatchGame& game : book.games()) done_.insert(game.number);
  }

  Result<void> run(const Layouts& layouts) {
    if (decided()) stop_ = true;
    Farm farm;
    farm.threads = options_.parallel;
    farm.stop = &stop_;
    farm.make_work = [&]() -> Farm::Work {
      auto player = std::make_shared<Seated>(plan_, options_, layouts, stop_);
      return [player](int number) { return player->play(number); };
    };
    farm.next = [&] { return next(); };
    farm.done = [&](int, const std::string& line) { add(line); };
    run_farm(*options_.ranks, farm);
    if (error_) return *error_;
    return {};
  }

 private:
  bool decided() const { return options_.sprt && is_decided(*options_.sprt, book_.games()); }

  // The next game that nobody has played or plays.
  std::optional<int> next() {
    while (next_ < options_.games && done_.contains(next_)) ++next_;
    return next_ < options_.games ? std::optional(next_++) : std::nullopt;
  }

  void add(const std::string& line) {
    if (stop_) return;
    if (line.starts_with(kErrorMark)) return fail({line.substr(1)});
    if (auto added = book_.add(line); !added) return fail(added.error());
    if (options_.progress) options_.progress(book_.games());
    if (decided()) stop_ = true;
  }

  void fail(const Error& error) {
    error_ = error;
    stop_ = true;
  }

  const MatchPlan& plan_;
  const MatchOptions& options_;
  MatchBook& book_;
  std::atomic<bool>& stop_;
  std::set<int> done_;
  int next_ = 0;
  std::optional<Error> error_;
};

}  // namespace

Result<void> check_engines(const MatchPlan& plan, const MatchOptions& options) {
  const auto layouts = make_layouts(plan);
  if (!layouts) return layouts.error();
  const std::atomic<bool> never = false;
  for (const EngineSpec& engine : plan.engines) {
    const auto contender = make_contender(engine, options.error_file, never);
    for (const auto& [board, layout] : *layouts) {
      const auto failed =
          contender->begin(layout, plan.rules, plan.clock, Colour::Black, plan.seed);
      if (failed) {
        return Error{"cannot start engine " + quote(engine.name) + ": " + failed->detail};
      }
    }
  }
  return {};
}

Result<void> run_match(const MatchPlan& plan, const MatchOptions& options, MatchBook& book,
                       std::atomic<bool>& stop) {
  auto layouts = make_layouts(plan);
  if (!layouts) return layouts.error();
  return Match(plan, options, book, stop).run(*layouts);
}

Tallied tally_between(const std::vector<MatchGame>& games, int a, int b) {
  Tallied tallied;
  for (const MatchGame& game : games) {
    const std::vector<double> shares = win_shares(game);
    if (shares.size() != 2) continue;
    const bool straight = game.engines == std::vector<int>{a, b};
    if (!straight && game.engines != std::vector<int>{b, a}) continue;
    const double share = shares[straight ? 0 : 1];
    ++(share == 1 ? tallied.wins : share == 0 ? tallied.losses : tallied.ties);
  }
  return tallied;
}

bool is_decided(const Sprt& sprt, const std::vector<MatchGame>& games) {
  const Tallied its = tally_between(games, 0, 1);
  const double ratio = sprt.ratio(its.wins, its.ties, its.losses);
  return ratio <= sprt.lower() || ratio >= sprt.upper();
}

}  // namespace omnigo
