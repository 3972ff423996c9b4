// A throw-away PostgreSQL of our own: in a folder, reached through a socket there, and by nobody
// from elsewhere. To be tested and measured with, and to be killed.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "process/process.h"

namespace omnigo {

class PostgresProcess {
 public:
  // Where the programs of PostgreSQL are (initdb, postgres); empty: not on this machine.
  static std::string programs();

  // Makes the database in the folder, which must not be there, and starts. As root it runs as
  // nobody, for PostgreSQL refuses to run as root. `settings` are more of its own: "-c fsync=off".
  static Result<PostgresProcess> make(const std::string& folder, const std::string& settings = "");
  PostgresProcess(PostgresProcess&&) = default;
  PostgresProcess& operator=(PostgresProcess&&) = default;
  ~PostgresProcess();

  // For --database: the tables of this name, a schema; "public" is there from the start.
  std::string url(const std::string& schema = "public") const;
  // A new, empty one; its URL.
  Result<std::string> create(const std::string& schema) const;
  // As if the power had failed; returns when it is gone.
  void kill_now();
  // Again, after that; waits until it answers.
  Result<void> start();
  // Of all its processes so far; 0 where the system does not tell.
  double cpu_seconds() const;

 private:
  PostgresProcess(std::string folder, std::string settings)
      : folder_(std::move(folder)), settings_(std::move(settings)) {}
  std::string command(const std::string& rest) const;

  std::string folder_, settings_;
  std::unique_ptr<Process> process_;  // nothing in one that was moved from
};

}  // namespace omnigo
