#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "ranks/mpi.h"
#include "ranks/ranks.h"

namespace omnigo {
namespace {

MpiRanks* loaded = nullptr;

// mpirun, or Slurm with PMIx or PMI-2.
bool started_by_mpi() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_SIZE"}) {
    if (std::getenv(name) != nullptr) return true;
  }
  return false;
}

void* open_library() {
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe");
  const std::filesystem::path beside = program.parent_path();
  for (const auto& folder : {beside, beside.parent_path() / "lib" / "omnigo"}) {
    if (void* library = dlopen((folder / kMpiLibrary).c_str(), RTLD_NOW)) return library;
  }
  return nullptr;
}

}  // namespace

Result<Ranks*> ranks_of_program() {
  if (!started_by_mpi()) return &alone();
  void* library = open_library();
  if (library == nullptr) {
    return Error{"started by mpirun, but " + std::string(kMpiLibrary) +
                 " cannot be loaded: install Open MPI and build omnigo again"};
  }
  const auto make = reinterpret_cast<MakeMpiRanks>(dlsym(library, kMakeMpiRanks));
  if (make == nullptr) return Error{std::string(kMpiLibrary) + " is of another version of omnigo"};
  loaded = make();
  return loaded;
}

void leave_ranks(Leave how, int status) {
  if (loaded != nullptr) loaded->leave(how, status);
}

}  // namespace omnigo
