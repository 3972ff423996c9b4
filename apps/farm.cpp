// omnigo farm: many commands that do not need each other, on the threads of all ranks.
#include "ranks/farm.h"

#include <sys/wait.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "program_ranks.h"
#include "progress.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr char kHelp[] = R"(usage: omnigo farm LIST --file RESULTS [--threads N] [--json]

Run many commands that do not need each other: each line of the file LIST is one, for the shell. Several
run at the same time, under mpirun on all ranks (docs/cluster.md). When a command ends, RESULTS gets a line
of JSON: {"command","status","output"}, with what it printed. Commands that have succeeded there already are left
out, so run the same command again to continue, or to try again what failed. Exit status 1 if a command
failed.

  --file RESULTS  where the results are kept
  --threads N     run N commands at the same time, at each rank (default: one per processor)
  --json          print {"commands","done","failed"}

examples:
  for b in 3x3 4x3 cycle:8; do echo "omnigo solve $b --value-only --json"; done > boards.txt
  omnigo farm boards.txt --file values.jsonl
  mpirun --enable-recovery -n 33 omnigo farm boards.txt --file values.jsonl --threads 1
)";

std::atomic<bool> interrupted = false;
void interrupt(int) { interrupted = true; }

std::vector<std::string> read_commands(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw UsageError("cannot read " + quote(path));
  std::vector<std::string> commands;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty()) commands.push_back(line);
  }
  return commands;
}

// The commands that have succeeded. A line that a crash has cut off says nothing.
std::set<std::string> succeeded(const std::string& path) {
  std::set<std::string> commands;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const Json result = Json::parse(line, nullptr, false);
    if (result.is_object() && result.value("status", 1) == 0 && result.contains("command")) {
      commands.insert(result["command"].get<std::string>());
    }
  }
  return commands;
}

// Nothing after a stop: a command that Ctrl-C has ended has not failed.
std::optional<std::string> run_one(const std::string& command) {
  std::FILE* const pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot start a shell");
  std::string output;
  char part[4096];
  while (const std::size_t size = std::fread(part, 1, sizeof part, pipe)) output.append(part, size);
  const int status = pclose(pipe);
  if (interrupted) return std::nullopt;
  const Json result = {{"command", command},
                       {"status", WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)},
                       {"output", output}};
  return result.dump(-1, ' ', false, Json::error_handler_t::replace);
}

class CommandFarm {
 public:
  CommandFarm(std::vector<std::string> commands, const std::string& path)
      : commands_(std::move(commands)), done_(succeeded(path)) {
    file_.open(path, std::ios::app);  // by all ranks, so that all have the same error
    if (!file_) throw UsageError("cannot write " + quote(path));
    if (program_ranks().rank() > 0) return;
    // What a crash has cut off gets a line of its own.
    if (std::ifstream last(path, std::ios::ate); last.tellg() > 0) {
      last.seekg(-1, std::ios::end);
      if (last.get() != '\n') file_ << '\n';
    }
  }

  void run(int threads) {
    Farm farm;
    farm.threads = threads;
    farm.stop = &interrupted;
    farm.make_work = [this]() -> Farm::Work {
      return [this](int piece) { return run_one(commands_[piece]); };
    };
    farm.next = [this] { return next(); };
    farm.done = [this](int piece, const std::string& result) { add(piece, result); };
    run_farm(program_ranks(), farm);
  }

  std::size_t commands() const { return commands_.size(); }
  std::size_t done() const {
    return std::ranges::count_if(commands_, [&](const auto& each) { return done_.contains(each); });
  }
  int failed() const { return failed_; }

 private:
  std::optional<int> next() {
    while (next_ < commands_.size() && done_.contains(commands_[next_])) ++next_;
    if (next_ == commands_.size()) return std::nullopt;
    return static_cast<int>(next_++);
  }

  void add(int piece, const std::string& result) {
    file_ << result << std::endl;
    if (!file_) throw std::runtime_error("cannot write the results");
    if (Json::parse(result)["status"] == 0) {
      done_.insert(commands_[piece]);
    } else {
      ++failed_;
    }
    bar_.show(static_cast<double>(done()) / static_cast<double>(commands()),
              std::to_string(done()) + " commands, " + std::to_string(failed_) + " failed");
  }

  const std::vector<std::string> commands_;
  std::set<std::string> done_;
  std::ofstream file_;
  std::size_t next_ = 0;
  int failed_ = 0;
  ProgressBar bar_;
};

int run_alike(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json"}, {"--file", "--threads"}, 1);
  const auto path = arguments.option("--file");
  if (!path) throw UsageError("name the file for the results: --file RESULTS");
  CommandFarm farm(read_commands(arguments.word(0, "LIST")), *path);
  const int threads =
      static_cast<int>(arguments.number("--threads", program_ranks().processors(), 1, 1024));
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  farm.run(threads);
  if (program_ranks().rank() > 0) return 0;
  if (arguments.flag("--json")) {
    std::cout << Json{{"commands", farm.commands()},
                      {"done", farm.done()},
                      {"failed", farm.failed()}}
              << '\n';
  } else {
    std::cout << farm.done() << " of " << farm.commands() << " commands done, " << farm.failed()
              << " failed\n";
  }
  return farm.done() == farm.commands() ? 0 : 1;
}

int run(const std::vector<std::string>& given) {
  return run_farm_by_ranks([&] { return run_alike(given); });
}

}  // namespace

const Command kFarmCommand = {"farm", "run many commands at the same time", kHelp, run};

}  // namespace omnigo
