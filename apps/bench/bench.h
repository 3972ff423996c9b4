// What `omnigo bench` measures: a table of named benchmarks, each also a section of one report.
//
// To add one, write apps/bench/NAME.cpp with its `const Benchmark kNameBenchmark`, declare it here
// and add it to the table in bench.cpp.
#pragma once

#include <ctime>
#include <string>
#include <vector>

#include "arguments.h"
#include "draw/chart.h"
#include "progress.h"

namespace omnigo {

// CPU time of all threads, since the machine may be doing other things besides.
class Stopwatch {
 public:
  double seconds() const { return now() - start_; }

 private:
  static double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  }
  double start_ = now();
};

// Runs `work` again and again for this many CPU seconds; the seconds that one took.
template <class Work>
double seconds_each(double seconds, Work work) {
  const Stopwatch watch;
  long times = 0, batch = 1;
  double passed = 0;
  do {
    for (long i = 0; i < batch; ++i) work();
    times += batch;
    passed = watch.seconds();
    if (passed < seconds / 20) batch *= 2;
  } while (passed < seconds);
  return passed / static_cast<double>(times);
}

struct Measured {
  std::string what;
  double value;
  std::string unit;
  std::string beside = {};  // what it is compared with, measured in the same run; empty: nothing
  double ratio = 0;         // how many times as good as that
};

struct Section {
  std::string title;
  std::string about;  // what was measured, and how
  std::vector<Measured> rows;
  std::vector<std::string> findings = {};  // sentences
  std::vector<Chart> charts = {};
  int chart_columns = 0;
};

// How far one of several benchmarks has come, on a bar for all of them.
class Meter {
 public:
  Meter(ProgressBar& bar, std::string name, double from, double share)
      : bar_(bar), name_(std::move(name)), from_(from), share_(share) {}
  // `done` goes from 0 to 1.
  void show(double done, const std::string& note) {
    bar_.show(from_ + done * share_, name_ + ": " + note);
  }

 private:
  ProgressBar& bar_;
  std::string name_;
  double from_, share_;
};

struct Benchmark {
  const char* name;
  const char* summary;  // one line in the list of benchmarks
  const char* help;     // the whole text of `omnigo bench NAME --help`
  Section (*measure)(Meter& meter);
  double seconds;      // about how long that takes
  bool draws = false;  // charts
  // Given the words after the name; returns the exit status. Throws UsageError on bad input. Null:
  // takes --json, and --svg where it draws, and shows what `measure` returns.
  int (*run)(const std::vector<std::string>& arguments) = nullptr;
};

extern const Benchmark kClusterBenchmark;
extern const Benchmark kCopyBenchmark;
extern const Benchmark kCountBenchmark;
extern const Benchmark kHandicapBenchmark;
extern const Benchmark kNetBenchmark;
extern const Benchmark kPlayoutsBenchmark;
extern const Benchmark kRatingsBenchmark;
extern const Benchmark kRulesBenchmark;
extern const Benchmark kScalingBenchmark;
extern const Benchmark kSearchBenchmark;
extern const Benchmark kServerBenchmark;
extern const Benchmark kSgfBenchmark;
extern const Benchmark kSolveBenchmark;

// --- showing sections (bench_report.cpp)

std::string section_markdown(const Section& section);
std::string section_json(const Section& section);
std::string report_html(const std::string& about, const std::vector<Section>& sections);
void write_text(const std::string& path, const std::string& text);

}  // namespace omnigo
