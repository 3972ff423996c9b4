#include "client/postgres_process.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

namespace omnigo {
namespace {

namespace fs = std::filesystem;

constexpr auto kPatience = std::chrono::seconds(60);

bool shell(const std::string& line) { return std::system(line.c_str()) == 0; }

// What the numbers of /proc/ID/stat say of a process; fields are counted from 1.
struct ProcessTimes {
  pid_t parent = 0;    // field 4
  double seconds = 0;  // 14 to 17: its own, and that of the children it has waited for
};

ProcessTimes times_of(const fs::path& process) {
  std::ifstream stat(process / "stat");
  std::string text;
  std::getline(stat, text);
  // The name, in brackets, may hold anything.
  std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
  ProcessTimes times;
  std::string word;
  for (int field = 3; field <= 17 && fields >> word; ++field) {
    if (field == 4) times.parent = std::atoi(word.c_str());
    if (field >= 14) times.seconds += std::atof(word.c_str());
  }
  times.seconds /= static_cast<double>(sysconf(_SC_CLK_TCK));
  return times;
}

}  // namespace

std::string PostgresProcess::programs() {
  std::vector<std::string> found;
  std::error_code none;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none)) {
    if (fs::exists(version.path() / "bin" / "initdb")) found.push_back(version.path() / "bin");
  }
  return found.empty() ? "" : *std::max_element(found.begin(), found.end());
}

std::string PostgresProcess::command(const std::string& rest) const {
  const std::string user =
      geteuid() == 0 ? "setpriv --reuid=nobody --regid=nogroup --clear-groups " : "";
  return "cd / && exec " + user + programs() + "/" + rest;
}

Result<PostgresProcess> PostgresProcess::make(const std::string& folder,
                                              const std::string& settings) {
  if (programs().empty()) return Error{"PostgreSQL is not installed here (Debian: postgresql)"};
  PostgresProcess made(folder, settings);
  std::error_code error;
  fs::create_directories(folder, error);
  const std::string log = " >>'" + folder + "/log' 2>&1";
  const bool ready =
      (geteuid() != 0 || shell("chown nobody:nogroup '" + folder + "'")) &&
      shell(made.command("initdb --no-sync -U omnigo -A trust -E UTF8 --locale=C.UTF-8 -D '" +
                         folder + "/data'") +
            log);
  if (!ready) return Error{"cannot create a database; see " + folder + "/log"};
  if (const auto started = made.start(); !started) return started.error();
  return made;
}

PostgresProcess::~PostgresProcess() {
  if (!process_) return;
  process_->signal(SIGQUIT);
  process_->wait_until(std::chrono::steady_clock::now() + kPatience);
}

std::string PostgresProcess::url(const std::string& schema) const {
  return "postgres://omnigo@/postgres?host=" + folder_ + "&options=-csearch_path%3D" + schema;
}

Result<std::string> PostgresProcess::create(const std::string& schema) const {
  if (!shell(programs() + "/psql -q -c 'CREATE SCHEMA " + schema + "' '" + url() + "'")) {
    return Error{"cannot create the schema " + schema};
  }
  return url(schema);
}

// One that was killed leaves processes behind for a moment, and until they are gone it does not
// start again.
Result<void> PostgresProcess::start() {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (std::chrono::steady_clock::now() < end) {
    auto started =
        Process::start(command("postgres -D '" + folder_ + "/data' -k '" + folder_ +
                               "' -c listen_addresses= -c max_connections=50 " + settings_),
                       folder_ + "/log");
    if (!started) return started.error();
    process_ = std::make_unique<Process>(std::move(*started));
    while (
        !process_->wait_until(std::chrono::steady_clock::now() + std::chrono::milliseconds(30))) {
      if (shell(programs() + "/pg_isready -q -h '" + folder_ + "'")) return {};
    }
  }
  return Error{"PostgreSQL does not start: see " + folder_ + "/log"};
}

void PostgresProcess::kill_now() {
  process_->signal(SIGKILL);
  process_->wait_until(std::chrono::steady_clock::now() + kPatience);
}

double PostgresProcess::cpu_seconds() const {
  double seconds = 0;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator("/proc", none)) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != name.npos) continue;
    const ProcessTimes times = times_of(entry.path());
    if (times.parent == process_->id() || std::atoi(name.c_str()) == process_->id()) {
      seconds += times.seconds;
    }
  }
  return seconds;
}

}  // namespace omnigo
