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

// By `ranks` ranks of which `kills` are killed, one after the other, each a moment after the last
// and never the first, once `file` has that many lines. The output ends with "N killed" where all
// went well.
inline Ran run_and_kill(int ranks, int kills, const std::string& arguments, const std::string& file,
                        int lines = 0) {
  return run_command("mpirun --allow-run-as-root --oversubscribe --enable-recovery -n " +
                     std::to_string(ranks) + " '" + omnigo_program() + "' " + arguments +
                     " 2> /dev/null & job=$!; file='" + file + "'; kills=" + std::to_string(kills) +
                     "; lines=" + std::to_string(lines) + R"sh(
    until [ -s "$file" ] && [ $(wc -l < "$file") -ge $lines ] || ! kill -0 $job 2> /dev/null; do
      sleep 0.05
    done
    killed=0
    for rank in $(for p in $(pgrep -f "omnigo .*$file"); do
                    tr '\0' '\n' < /proc/$p/environ |
                      grep -q '^OMPI_COMM_WORLD_RANK=[1-9]' && echo $p
                  done 2> /dev/null | shuf -n $kills); do
      kill -0 $job 2> /dev/null && kill -9 $rank && killed=$((killed + 1))
      sleep 0.2
    done
    wait $job && echo "$killed killed")sh");
}

inline Ran run_by_ranks(int ranks, const std::string& arguments) {
  return run_command(mpirun(ranks) + "'" + omnigo_program() + "' " + arguments);
}

}  // namespace omnigo
