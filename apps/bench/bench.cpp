#include "bench.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <span>

#include "base/version.h"
#include "commands.h"
#include "json_text.h"

namespace omnigo {
namespace {

// In the order in which the list and the report have them.
std::span<const Benchmark* const> benchmarks() {
  // clang-format off: one per line, so that additions do not collide
  static const Benchmark* const list[] = {
      &kPlayoutsBenchmark,
      &kRulesBenchmark,
      &kScalingBenchmark,
      &kCopyBenchmark,
      &kSearchBenchmark,
      &kNetBenchmark,
      &kSolveBenchmark,
      &kCountBenchmark,
      &kSgfBenchmark,
      &kServerBenchmark,
      &kClusterBenchmark,
      &kRatingsBenchmark,
      &kHandicapBenchmark,
  };
  // clang-format on
  return list;
}

void print_help() {
  std::cout << R"(usage: omnigo bench [--html FILE] [--json]
       omnigo bench NAME [ARGUMENTS]
       omnigo bench NAME --help

Measure everything below in about two minutes, and print a report as Markdown; or only the benchmark
NAME. Almost every figure is next to another one from the same run, because figures from two machines,
or from two days, cannot be compared.

  --html FILE  also write the report to this file, with its plots
  --json       print the sections as JSON instead

)";
  for (const Benchmark* benchmark : benchmarks()) {
    std::cout << "  " << benchmark->name
              << std::string(13 - std::string(benchmark->name).size(), ' ') << benchmark->summary
              << '\n';
  }
  std::cout << R"(
examples:
  omnigo bench --html report.html
  omnigo bench playouts 19 --ko positional
  omnigo bench scaling --svg scaling.svg
)";
}

const Benchmark& find(const std::string& name) {
  for (const Benchmark* benchmark : benchmarks()) {
    if (name == benchmark->name) return *benchmark;
  }
  throw UsageError("unknown benchmark '" + name + "'; omnigo bench --help lists them");
}

bool asks_for_help(const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(),
                     [](const std::string& word) { return word == "--help" || word == "-h"; });
}

// A benchmark by itself that has no arguments of its own.
int run_alone(const Benchmark& benchmark, const std::vector<std::string>& words) {
  std::vector<std::string> options;
  if (benchmark.draws) options.push_back("--svg");
  const Arguments arguments(words, {"--json"}, options, 0);
  const auto svg = arguments.option("--svg");
  if (svg) write_text(*svg, "");  // so that a wrong path fails before the work
  Section section;
  {
    ProgressBar bar;
    Meter meter(bar, benchmark.name, 0, 1);
    section = benchmark.measure(meter);
  }
  if (svg) write_text(*svg, svg_charts(section.charts, section.chart_columns));
  std::cout << (arguments.flag("--json") ? section_json(section) + '\n'
                                         : section_markdown(section));
  return 0;
}

std::string processor() {
  std::ifstream cpuinfo("/proc/cpuinfo");
  for (std::string line; std::getline(cpuinfo, line);) {
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  }
  return "an unknown processor";
}

std::vector<Section> measure_all() {
  double total = 0, done = 0;
  for (const Benchmark* benchmark : benchmarks()) total += benchmark->seconds;
  ProgressBar bar;
  std::vector<Section> sections;
  for (const Benchmark* benchmark : benchmarks()) {
    Meter meter(bar, benchmark->name, done / total, benchmark->seconds / total);
    sections.push_back(benchmark->measure(meter));
    done += benchmark->seconds;
  }
  return sections;
}

int run_all(const Arguments& arguments) {
  const auto html = arguments.option("--html");
  if (html) write_text(*html, "");  // so that a wrong path fails before the work
  const std::vector<Section> sections = measure_all();
  const std::string about = "omnigo " + std::string(kVersion) + ", built by " + __VERSION__ +
                            ", on " + processor() +
                            ". CPU time and one thread, unless a row says otherwise.";
  if (html) write_text(*html, report_html(about, sections));
  if (arguments.flag("--json")) {
    std::vector<JsonValue> list;
    for (const Section& section : sections) {
      list.push_back(JsonValue::written(section_json(section)));
    }
    std::cout << JsonValue(list).text() << '\n';
    return 0;
  }
  std::cout << "# How fast omnigo is\n\n" << about << "\n\n";
  for (const Section& section : sections) std::cout << section_markdown(section);
  return 0;
}

int run(const std::vector<std::string>& words) {
  if (words.empty() || words[0].starts_with("-")) {
    if (!asks_for_help(words)) return run_all(Arguments(words, {"--json"}, {"--html"}, 0));
    print_help();
    return 0;
  }
  const Benchmark& benchmark = find(words[0]);
  if (asks_for_help(words)) {
    std::cout << benchmark.help;
    return 0;
  }
  const std::vector<std::string> rest(words.begin() + 1, words.end());
  return benchmark.run != nullptr ? benchmark.run(rest) : run_alone(benchmark, rest);
}

}  // namespace

const Command kBenchCommand = {"bench", "measure how fast everything is", nullptr, run};

}  // namespace omnigo
