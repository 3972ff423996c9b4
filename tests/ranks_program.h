// omnigo under mpirun, for tests.
#pragma once

#include <filesystem>
#include <string>

#include "program.h"

namespace omnigo {

// Why omnigo cannot run under mpirun here; empty where it can.
inline std::string no_mpi() {
  if (run_command("mpirun --version 2>/dev/null").status != 0) return "Open MPI is not installed";
  const std::filesystem::path program = omnigo_program();
  const bool built = std::filesystem::exists(program.parent_path() / "omnigo_mpi.so");
  return built ? "" : "this omnigo was built without MPI";
}

inline std::string mpirun(int ranks) {
  return "mpirun --allow-run-as-root --oversubscribe -n " + std::to_string(ranks) + " ";
}

inline Ran run_by_ranks(int ranks, const std::string& arguments) {
  return run_command(mpirun(ranks) + "'" + omnigo_program() + "' " + arguments);
}

}  // namespace omnigo
