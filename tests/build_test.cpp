// What was built stays built: while nothing changes, nothing is compiled again.
#include <gtest/gtest.h>

#include <filesystem>

#include "places.h"
#include "program.h"

namespace omnigo {
namespace {

TEST(Build, ASecondBuildCompilesNothing) {
  const auto folder = std::filesystem::path(omnigo_program()).parent_path();
  const std::string built = (folder / ".built-all").string();
  if (!std::filesystem::exists(built)) GTEST_SKIP() << "this build was not made by ./test";
  // The program names its commit, so a new one is a change, too.
  const Ran changed =
      run_command("cd '" + source_folder() + "' && find CMake* .git/logs/HEAD " +
                  "apps data fuzz src tests -cnewer '" + built + "' -print -quit 2>/dev/null");
  if (!changed.output.empty()) GTEST_SKIP() << "sources changed since: " << changed.output;
  const Ran again = run_command("ninja -C '" + folder.string() + "' -d explain 2>&1 </dev/null");
  EXPECT_NE(again.output.find("no work to do"), std::string::npos) << again.output;
}

}  // namespace
}  // namespace omnigo
