#include "match/run.h"

#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "base/quote.h"
#include "match/keep.h"

namespace omnigo {
namespace {

using Layouts = std::map<std::string, Layout>;

Result<Layouts> make_layouts(const MatchPlan& plan) {
  Layouts layouts;
  for (const std::string& board : plan.boards) {
    auto layout = make_layout(board);
    if (!layout) return layout.error();
    layouts.emplace(board, std::move(*layout));
  }
  return layouts;
}

// What the threads of a match share.
class Match {
 public:
  Match(const MatchPlan& plan, const MatchOptions& options, MatchBook& book, Layouts layouts,
        std::atomic<bool>& stop)
      : plan_(plan), options_(options), book_(book), layouts_(std::move(layouts)), stop_(stop) {
    for (const MatchGame& game : book.games()) done_.insert(game.number);
  }

  Result<void> run() {
    if (decided()) return {};
    std::vector<std::thread> workers;
    for (int i = 0; i < options_.parallel; ++i) workers.emplace_back([this] { work(); });
    for (std::thread& worker : workers) worker.join();
    if (error_) return *error_;
    return {};
  }

 private:
  bool decided() const { return options_.sprt && is_decided(*options_.sprt, book_.games()); }

  // The next game nobody has played or plays, or -1.
  int take() {
    const std::lock_guard lock(mutex_);
    while (next_ < options_.games && done_.contains(next_)) ++next_;
    return next_ < options_.games ? next_++ : -1;
  }

  void add(const MatchGame& game) {
    const std::lock_guard lock(mutex_);
    if (stop_) return;
    if (!options_.folder.empty()) {
      const auto board = std::make_shared<const Layout>(layouts_.at(game.board));
      if (auto kept = keep_game(options_.folder, plan_, game, board); !kept) {
        return fail(kept.error());
      }
    }
    if (!book_.add(game)) return fail({"cannot write the match file"});
    if (options_.progress) options_.progress(book_.games());
    if (decided()) stop_ = true;
  }

  void fail(const Error& error) {
    error_ = error;
    stop_ = true;
  }

  void work() {
    // One process for each engine and seat of the table, kept from game to game.
    std::map<std::pair<int, int>, std::unique_ptr<Contender>> contenders;
    while (!stop_) {
      const int number = take();
      if (number < 0) return;
      const Seating seats = seating(plan_, number);
      std::vector<Contender*> table;
      std::map<int, int> copies;
      for (const int engine : seats.engines) {
        auto& its = contenders[{engine, copies[engine]++}];
        if (!its) its = make_contender(plan_.engines[engine], options_.error_file, stop_);
        table.push_back(its.get());
      }
      const auto game = play_match_game(plan_, number, layouts_.at(seats.board), table, stop_);
      if (game) add(*game);
    }
  }

  const MatchPlan& plan_;
  const MatchOptions& options_;
  MatchBook& book_;
  const Layouts layouts_;
  std::atomic<bool>& stop_;
  std::mutex mutex_;
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
  return Match(plan, options, book, std::move(*layouts), stop).run();
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
