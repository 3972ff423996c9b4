// A whole match: several games at a time, stopped and resumed as one likes.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>

#include "match/book.h"
#include "match/plan.h"
#include "match/rating.h"
#include "match/table.h"
#include "ranks/ranks.h"

namespace omnigo {

struct MatchOptions {
  int games = 100;
  int parallel = 1;          // games at a time, at each rank
  Ranks* ranks = &alone();   // who play them; the book is the first one's
  std::optional<Sprt> sprt;  // of the first engine against the second
  std::string error_file;    // what programs say on standard error
  // After each game that is added, with all so far. At the first rank.
  std::function<void(const std::vector<MatchGame>&)> progress;
  std::string folder;  // where each game is kept as a file, by who played it; empty: nowhere
};

// Whether every engine starts and can play what the plan says; the first that cannot is the error.
Result<void> check_engines(const MatchPlan& plan, const MatchOptions& options);

// Plays the games that the book does not hold yet. Ends when all are played, `stop` is set, or the
// test has decided.
Result<void> run_match(const MatchPlan& plan, const MatchOptions& options, MatchBook& book,
                       std::atomic<bool>& stop);

// Wins, ties and losses of one engine against another over all games where both sat alone.
struct Tallied {
  int wins = 0, ties = 0, losses = 0;
  int games() const { return wins + ties + losses; }
};
Tallied tally_between(const std::vector<MatchGame>& games, int a, int b);

bool is_decided(const Sprt& sprt, const std::vector<MatchGame>& games);

}  // namespace omnigo
