#include "places.h"

#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

namespace omnigo {
namespace {

namespace fs = std::filesystem;

// LD_PRELOAD takes a list with spaces in between: no folder on the way may have one in its name.
struct PlainLink {
  explicit PlainLink(const fs::path& to)
      : path(fs::path("/tmp") / ("omnigo-" + std::to_string(getpid()) + ".so")) {
    std::error_code failed;
    fs::remove(path, failed);
    fs::create_symlink(to, path);
  }
  ~PlainLink() {
    std::error_code failed;
    fs::remove(path, failed);
  }
  fs::path path;
};

// What the environment says, where a test runs on another machine than the one it was built on.
std::string from_environment(const char* name, const char* otherwise) {
  const char* given = std::getenv(name);
  return given == nullptr || *given == '\0' ? otherwise : given;
}

}  // namespace

fs::path others_data() {
  const fs::path folder = from_environment("OMNIGO_TEST_DATA", "");
  if (!fs::is_directory(folder)) {
    throw std::runtime_error("OMNIGO_TEST_DATA must name a folder of games and positions");
  }
  return folder;
}

std::string source_folder() { return from_environment("OMNIGO_SOURCE_DIR", OMNIGO_SOURCE_DIR); }
std::string omnigo_program() { return from_environment("OMNIGO_PROGRAM", OMNIGO_PROGRAM); }
std::string wall_clock() {
  static const PlainLink link(OMNIGO_WALL_CLOCK);
  return link.path;
}

}  // namespace omnigo
