// Runs omnigo, or another program, as a person would, and keeps what it said.
#pragma once

#include <sys/wait.h>

#include <cstdio>
#include <string>

#include "places.h"

namespace omnigo {

struct Ran {
  int status = -1;     // the exit status
  std::string output;  // standard output alone, unless the command sends the rest there too
};

// What the shell makes of `command`.
inline Ran run_command(const std::string& command) {
  Ran ran;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return ran;
  char buffer[4096];
  for (std::size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) {
    ran.output.append(buffer, n);
  }
  const int status = pclose(pipe);
  if (WIFEXITED(status)) ran.status = WEXITSTATUS(status);
  return ran;
}

// `arguments` are given to the shell as they are, with redirections if any.
inline Ran run_omnigo(const std::string& arguments) {
  return run_command("'" + omnigo_program() + "' " + arguments);
}

}  // namespace omnigo
