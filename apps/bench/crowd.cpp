#include "crowd.h"

#include <sys/resource.h>
#include <unistd.h>

namespace omnigo {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (fs::temp_directory_path() / "omnigo-bench-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw UsageError("cannot create a temporary folder");
  path_ = pattern;
  // For PostgreSQL, which where we are root is somebody else, on the way to its own folder.
  fs::permissions(path_, fs::perms::group_exec | fs::perms::others_exec, fs::perm_options::add);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

void allow_connections(int people) {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  const rlim_t needed = static_cast<rlim_t>(people) + 200;
  if (limit.rlim_max < needed) {
    throw UsageError("the system allows " + std::to_string(limit.rlim_max) +
                     " open files per process (ulimit -Hn); " + std::to_string(needed) +
                     " are needed");
  }
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::string this_program() { return fs::read_symlink("/proc/self/exe"); }

}  // namespace omnigo
