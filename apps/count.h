// What the parts of omnigo count share.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arguments.h"
#include "count/count.h"

namespace omnigo {

// --threads, --memory, --spill, --checkpoint and --moduli, for this many players.
count::CountOptions count_options(const Arguments& arguments, int players);
int read_player_count(const Arguments& arguments);  // --players
// The first and the last of an option N or N-M.
std::pair<int, int> read_range(const Arguments& arguments, const std::string& name,
                               const std::string& otherwise, int most);

struct SearchNumbers {
  std::uint64_t nodes;  // --nodes
  long long samples;    // --sample
  std::uint64_t seed;   // --seed
};
SearchNumbers read_search_numbers(const Arguments& arguments);

// Counts with a progress bar; an interrupt stops after a checkpoint.
count::Count count_with_bar(const Layout& board, count::CountOptions options);

// Counts again in other ways, among them brute force where that is quick; the names of those ways.
// Throws where one differs.
std::vector<std::string> check_count(const Layout& board, const count::CountOptions& options,
                                     const mpz_class& legal);

// The legal share of all colourings.
double legal_fraction(const mpz_class& legal, int players, int points);

// omnigo count --table: many boards, as Markdown, CSV, JSON and a plot.
int run_count_table(const Arguments& arguments);

// omnigo count --games, --longest and --sample.
int run_count_games(const Arguments& arguments);
int run_count_longest(const Arguments& arguments);
int run_count_sample(const Arguments& arguments);

}  // namespace omnigo
