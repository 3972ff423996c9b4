// What `omnigo bench` measures: a table of named benchmarks.
//
// To add one, write apps/bench_NAME.cpp with its `const Benchmark kNameBenchmark`, declare it here
// and add it to the table in bench.cpp.
#pragma once

#include <ctime>
#include <ostream>
#include <string>
#include <vector>

namespace omnigo {

// CPU time, since the machine may be doing other things besides.
class Stopwatch {
 public:
  double seconds() const { return double(std::clock() - start_) / CLOCKS_PER_SEC; }

 private:
  std::clock_t start_ = std::clock();
};

struct Benchmark {
  const char* name;
  const char* summary;  // one line in the list of benchmarks
  const char* help;     // the whole text of `omnigo bench NAME --help`
  // Given the words after the name; returns the exit status. Throws UsageError on bad input.
  int (*run)(const std::vector<std::string>& arguments);
};

extern const Benchmark kPlayoutsBenchmark;

}  // namespace omnigo
