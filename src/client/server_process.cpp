#include "client/server_process.h"

#include <signal.h>

#include <ctime>
#include <fstream>

namespace omnigo {
namespace {

constexpr auto kStarting = std::chrono::seconds(30);
constexpr auto kDying = std::chrono::seconds(30);

// The port of http://127.0.0.1:8080; 0 if it names none.
int port_in(const std::string& link) {
  const std::size_t colon = link.rfind(':');
  return colon == std::string::npos ? 0 : std::atoi(link.c_str() + colon + 1);
}

}  // namespace

Result<ServerProcess> ServerProcess::start(const std::string& program,
                                           const std::string& data_folder, int port,
                                           const std::string& options) {
  auto process =
      Process::start("exec '" + program + "' serve --no-limits --port " + std::to_string(port) +
                         " --data '" + data_folder + "' " + options,
                     data_folder + "/errors.txt");
  if (!process) return process.error();
  std::string link;
  const auto read = process->read_line(link, std::chrono::steady_clock::now() + kStarting);
  if (read != Process::Reading::Line || port_in(link) == 0) {
    return Error{"the server does not start: see " + data_folder + "/errors.txt"};
  }
  return ServerProcess(std::move(*process), port_in(link));
}

void ServerProcess::kill_now() { end(SIGKILL); }
void ServerProcess::stop() { end(SIGTERM); }
void ServerProcess::pause() { process_.signal(SIGSTOP); }
void ServerProcess::go_on() { process_.signal(SIGCONT); }

void ServerProcess::end(int signal) {
  process_.signal(signal);
  process_.wait_until(std::chrono::steady_clock::now() + kDying);
}

double ServerProcess::most_memory_mb() const { return memory("VmHWM:"); }
double ServerProcess::memory_mb() const { return memory("VmRSS:"); }

double ServerProcess::memory(const std::string& line) const {
  std::ifstream status("/proc/" + std::to_string(process_.id()) + "/status");
  for (std::string word; status >> word;) {
    double kilobytes = 0;
    if (word == line && status >> kilobytes) return kilobytes / 1000;
  }
  return 0;
}

double ServerProcess::cpu_seconds() const {
  clockid_t clock;
  timespec time{};
  if (clock_getcpuclockid(process_.id(), &clock) != 0) return 0;
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace omnigo
