// The examples, built against an installed omnigo as a stranger would build them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "program.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

TEST(Library, TheExamplesAreBuiltAgainstAnInstalledTree) {
  const fs::path root =
      fs::path(testing::TempDir()) / ("omnigo-library-" + std::to_string(getpid()));
  const std::string build = fs::path(omnigo_program()).parent_path(), prefix = root / "moved";
  const auto run = [](const std::string& command) {
    const Ran ran = run_command(command + " 2>&1");
    EXPECT_EQ(ran.status, 0) << command << '\n' << ran.output;
    return ran.output;
  };
  run("cmake --install '" + build + "' --component library --prefix '" + (root / "first").string() +
      "'");
  fs::rename(root / "first", prefix);
  const std::string compiler =
      fs::exists("/usr/bin/clang++-19") ? " -DCMAKE_CXX_COMPILER=clang++-19" : "";
  run("cmake -S '" + source_folder() + "/examples/library' -B '" + (root / "build").string() +
      "' -G Ninja -DCMAKE_PREFIX_PATH='" + prefix + "'" + compiler);
  run("cmake --build '" + (root / "build").string() + "'");
  const std::string torus = run("'" + (root / "build/torus").string() + "'");
  EXPECT_NE(torus.find(" turns\n"), torus.npos);
  EXPECT_NE(torus.find("\n3x3 is 9\n"), torus.npos) << torus;
  const std::string duel = run("'" + (root / "build/duel").string() + "'");
  EXPECT_NE(duel.find("\nBlack "), duel.npos) << duel;
  fs::remove_all(root);
}

}  // namespace
}  // namespace omnigo
