// A server started as a child, on a free port of this machine: to be measured, and to be killed.
#pragma once

#include <string>

#include "base/result.h"
#include "process/process.h"

namespace omnigo {

class ServerProcess {
 public:
  // `program` is that of omnigo. Waits until it serves. Port 0: any that is free.
  // `options` are more words for `omnigo serve`.
  static Result<ServerProcess> start(const std::string& program, const std::string& data_folder,
                                     int port = 0, const std::string& options = "");

  int port() const { return port_; }
  // As if the power had failed; returns when it is gone.
  void kill_now();
  // As who runs it does; returns when it has ended.
  void stop();
  // Between these two it does nothing.
  void pause();
  void go_on();
  // What it has used so far; 0 where the system does not tell.
  double most_memory_mb() const;
  double memory_mb() const;  // now
  double cpu_seconds() const;

 private:
  void end(int signal);
  double memory(const std::string& line) const;
  ServerProcess(Process process, int port) : process_(std::move(process)), port_(port) {}

  Process process_;
  int port_;
};

}  // namespace omnigo
