#include "bench.h"

#include <iostream>

#include "arguments.h"
#include "commands.h"

namespace omnigo {
namespace {

// In the order in which the list names them.
constexpr const Benchmark* kBenchmarks[] = {&kPlayoutsBenchmark};

void print_list() {
  std::cout << "usage: omnigo bench NAME [ARGUMENTS]\n       omnigo bench NAME --help\n\n";
  for (const Benchmark* benchmark : kBenchmarks) {
    std::cout << "  " << benchmark->name
              << std::string(12 - std::string(benchmark->name).size(), ' ') << benchmark->summary
              << '\n';
  }
}

const Benchmark& find(const std::string& name) {
  for (const Benchmark* benchmark : kBenchmarks) {
    if (name == benchmark->name) return *benchmark;
  }
  throw UsageError("no benchmark '" + name + "'; omnigo bench --help lists them");
}

bool asks_for_help(const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    if (word == "--help" || word == "-h") return true;
  }
  return false;
}

int run(const std::vector<std::string>& words) {
  if (words.empty() || words[0] == "--help" || words[0] == "-h") {
    print_list();
    return 0;
  }
  const Benchmark& benchmark = find(words[0]);
  if (asks_for_help(words)) {
    std::cout << benchmark.help;
    return 0;
  }
  return benchmark.run({words.begin() + 1, words.end()});
}

}  // namespace

const Command kBenchCommand = {"bench", "how fast things are", nullptr, run};

}  // namespace omnigo
