// Every C++ source is laid out as .clang-format says, by the version CONTRIBUTING.md names.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "places.h"
#include "program.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

TEST(Format, SourcesAreLaidOutByClangFormat) {
  if (run_command("clang-format-19 --version 2>&1").status != 0) {
    GTEST_SKIP() << "clang-format-19 is not installed";
  }
  fs::current_path(source_folder());
  std::string files;
  for (const char* folder : {"apps", "src", "tests", "bench", "fuzz", "python"}) {
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      const fs::path extension = entry.path().extension();
      if (extension == ".h" || extension == ".cpp") files += " " + entry.path().string();
    }
  }
  const Ran ran = run_command("clang-format-19 --dry-run -Werror 2>&1" + files);
  EXPECT_EQ(ran.status, 0) << ran.output;
}

}  // namespace
}  // namespace omnigo
