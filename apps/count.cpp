// omnigo count: how many legal colourings a board has.
#include "count/count.h"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <ctime>
#include <iostream>
#include <thread>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "progress.h"

namespace omnigo {
namespace {

using count::Count;
using count::CountOptions;
using count::Way;

constexpr char kHelp[] = R"(usage: omnigo count BOARD [--players N] [options]

Counts exactly the legal colourings of a board: those in which every block of stones has a liberty.

  --players N        the number of colours (2 if not given)
  --fraction         also the legal share of all (N+1)^points colourings
  --check            count again in another way, and by brute force where that is quick
  --time             also CPU seconds, states, bytes and moduli
  --json             {"legal":"decimal"}, and what else was asked for

  --threads N        (as many as there are processors)
  --memory SIZE      the most memory to use, such as 8G or 500M (three quarters of what there is)
  --checkpoint FILE  keep there, every few minutes and when interrupted, what the same command
                     goes on from later
  --moduli N         count modulo the N largest primes below 2^63 only: for measurements

examples:
  omnigo count 9x9
  omnigo count triangular:4 --players 3 --fraction --check
  omnigo count 13x13 --memory 16G --checkpoint 13x13.part --time
)";

std::atomic<bool> interrupted = false;

void interrupt(int) { interrupted = true; }

std::size_t physical_memory() {
  return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::size_t parse_memory(const std::string& text) {
  const std::size_t unit = text.find_first_of("KMGT");
  const std::string digits = text.substr(0, unit);
  int shift = 0;
  if (unit != std::string::npos) {
    if (unit + 1 != text.size())
      throw UsageError("--memory is a size such as 8G, not " + quote(text));
    shift = 10 * static_cast<int>(1 + std::string("KMGT").find(text[unit]));
  }
  return static_cast<std::size_t>(parse_number(digits, "--memory", 1, (1LL << 50) >> shift))
         << shift;
}

CountOptions read_options(const Arguments& arguments) {
  CountOptions options;
  options.players = static_cast<int>(arguments.number("--players", 2, 1, 26));
  const int processors = std::max(1u, std::thread::hardware_concurrency());
  options.resources.threads = static_cast<int>(arguments.number("--threads", processors, 1, 64));
  const auto memory = arguments.option("--memory");
  options.resources.memory = memory ? parse_memory(*memory) : physical_memory() / 4 * 3;
  if (arguments.option("--moduli")) {
    options.moduli =
        count::largest_primes(static_cast<int>(arguments.number("--moduli", 1, 1, 1000)));
  }
  options.checkpoint = arguments.option("--checkpoint").value_or("");
  return options;
}

// Counts with a progress bar; an interrupt stops after a checkpoint.
Count count_with_bar(const Layout& board, CountOptions options) {
  ProgressBar bar;
  options.progress = [&bar](const count::Progress& progress) {
    bar.show(progress.done, std::to_string(progress.states) + " states");
    return !interrupted;
  };
  return checked(count::count_legal(board, options));
}

// Counts again in other ways; their names. Throws where one differs.
std::vector<std::string> check(const Layout& board, const CountOptions& options,
                               const mpz_class& legal) {
  std::vector<std::string> ways;
  const auto compare = [&](const mpz_class& other, const std::string& way) {
    if (other != legal) throw std::runtime_error("counted " + other.get_str() + " by " + way);
    ways.push_back(way);
  };
  CountOptions other = options;
  other.checkpoint.clear();
  const bool grid = count::is_grid(board, options.players);
  other.way = grid ? Way::graph : Way::reversed;
  const char* name = grid ? "the sweep over any graph" : "a sweep in the reverse order";
  compare(count_with_bar(board, other).legal, name);
  if (grid && board.rectangle->columns != board.rectangle->rows &&
      count::is_grid(board, options.players, true)) {
    other.way = Way::transposed;
    compare(count_with_bar(board, other).legal, "a sweep along the other side");
  }
  mpz_class colourings;
  mpz_ui_pow_ui(colourings.get_mpz_t(), options.players + 1, board.graph->size());
  if (colourings <= 5'000'000) {
    compare(count::count_by_brute_force(*board.graph, options.players), "brute force");
  }
  return ways;
}

double fraction(const mpz_class& legal, int colours, int points) {
  mpz_class colourings;
  mpz_ui_pow_ui(colourings.get_mpz_t(), colours, points);
  // GMP floats have a wide exponent: no overflow where a double's would.
  return mpf_class(mpf_class(legal, 128) / mpf_class(colourings, 128)).get_d();
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json", "--fraction", "--check", "--time"},
                            {"--players", "--threads", "--memory", "--checkpoint", "--moduli"}, 1);
  const Layout board = checked(make_layout(arguments.word(0, "BOARD")));
  const CountOptions options = read_options(arguments);
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  const Count counted = count_with_bar(board, options);
  const double seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  const std::string legal = counted.legal.get_str();
  const bool json = arguments.flag("--json");
  std::cout << (json ? "{\"legal\":\"" + legal + "\"" : legal + "\n");
  if (arguments.flag("--fraction")) {
    const double share = fraction(counted.legal, options.players + 1, board.graph->size());
    std::cout << (json ? ",\"fraction\":" : "fraction ") << share << (json ? "" : "\n");
  }
  if (arguments.flag("--check")) {
    std::string list;
    for (const std::string& way : check(board, options, counted.legal)) {
      list += json ? (list.empty() ? "\"" : ",\"") + way + "\"" : "the same by " + way + "\n";
    }
    std::cout << (json ? ",\"checked\":[" + list + "]" : list);
  }
  if (arguments.flag("--time")) {
    if (json) {
      std::cout << ",\"cpu_seconds\":" << seconds << ",\"states\":" << counted.states
                << ",\"bytes\":" << counted.bytes << ",\"moduli\":" << counted.moduli
                << ",\"passes\":" << counted.passes;
    } else {
      std::cout << seconds << " CPU seconds, " << counted.states << " states, " << counted.bytes
                << " bytes, " << counted.moduli << " moduli in " << counted.passes << " passes\n";
    }
  }
  if (json) std::cout << "}\n";
  return 0;
}

}  // namespace

const Command kCountCommand = {"count", "count the legal colourings of a board", kHelp, run};

}  // namespace omnigo
