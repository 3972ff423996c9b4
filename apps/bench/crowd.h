// What the benchmarks of servers share: a place for their data, and room for a crowd's connections.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>

#include "bench.h"

namespace omnigo {

// A folder that goes when it is no longer needed.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

// This process and each server hold a connection a person.
void allow_connections(int people);

// The program that runs.
std::string this_program();

// Shows how far something on another thread has come while it runs.
template <class Work, class Done>
auto watched(Meter& meter, double from, double to, const std::string& note, Work work, Done done) {
  std::atomic<bool> ended = false;
  std::thread watcher([&] {
    while (!ended) {
      meter.show(from + (to - from) * done(), note);
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  });
  auto result = work();
  ended = true;
  watcher.join();
  return result;
}

}  // namespace omnigo
