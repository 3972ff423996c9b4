// What was built stays built: while nothing changes, nothing is compiled again.
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "places.h"
#include "program.h"

namespace fs = std::filesystem;

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

// A checkout with a program whose precompiled header is the distribution's.
class OwnBuild : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(root_ / "build/system");
    write("CMakeLists.txt",
          "cmake_minimum_required(VERSION 3.25)\n"
          "project(tiny LANGUAGES CXX)\n"
          "add_executable(omnigo main.cpp)\n"
          "target_include_directories(omnigo SYSTEM PRIVATE build/system)\n"
          "target_precompile_headers(omnigo PRIVATE <system.h>)\n");
    write("CMakePresets.json",
          R"({"version": 6,
              "configurePresets": [{"name": "release", "generator": "Ninja",
                "binaryDir": "${sourceDir}/build/release",
                "cacheVariables": {"CMAKE_CXX_COMPILER": "clang++-19",
                                   "CMAKE_CXX_COMPILER_WORKS": "1"}}]})");
    write("main.cpp", "int main() { return kStatus; }\n");
  }
  void TearDown() override { fs::remove_all(root_); }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(root_ / name) << text;
  }
  // As ./omnigo does it; then the program's status.
  int built() const {
    const Ran ran = run_command("bash -c 'root=" + root_.string() + " name=test; source " +
                                source_folder() + "/scripts/setup.sh; build release omnigo' 2>&1");
    EXPECT_EQ(ran.status, 0) << ran.output;
    return run_command((root_ / "build/release/omnigo").string()).status;
  }

  const fs::path root_ = fs::temp_directory_path() / ("omnigo-own-" + std::to_string(getpid()));
};

TEST_F(OwnBuild, GoesOnWhenThePackageOfAHeaderIsUpgraded) {
  write("build/system/system.h", "constexpr int kStatus = 3;\n");
  EXPECT_EQ(built(), 3);
  // Packages keep the dates of their files.
  write("build/system/system.h", "constexpr int kStatus = 42;\n");
  fs::last_write_time(root_ / "build/system/system.h",
                      fs::file_time_type::clock::now() - std::chrono::hours(24 * 365));
  EXPECT_EQ(built(), 42);
}

// A checkout that was never built, with its own sources but a stand-in for Vite that, like Vite,
// makes the types before the page. It counts its runs in `builds`.
class WebClient : public testing::Test {
 protected:
  void SetUp() override {
    if (!fs::exists(packages_ / "@fluent")) GTEST_SKIP() << "no packages in web/node_modules";
    for (const char* folder : {"build", "data", "docs", "web/public", "web/src/i18n",
                               "web/src/live", "web/node_modules/vite/bin"}) {
      fs::create_directories(root_ / folder);
    }
    for (const char* part : {"data/komi.json", "data/rules.json", "docs/wire.schema.json",
                             "web/index.html", "web/package-lock.json", "web/scripts",
                             "web/src/i18n/en", "web/tsconfig.json", "web/vite.config.ts"}) {
      fs::copy(fs::path(source_folder()) / part, root_ / part, fs::copy_options::recursive);
    }
    fs::create_directory_symlink(packages_ / "@fluent", root_ / "web/node_modules/@fluent");
    std::ofstream(root_ / "web/node_modules/.package-lock.json");  // later than the other one
    std::ofstream(root_ / "web/node_modules/vite/bin/vite.js")
        << "const { mkdirSync, appendFileSync } = require('node:fs');\n"
           "import('../../../scripts/types.mjs').then(() => {\n"
           "  mkdirSync('dist', { recursive: true });\n"
           "  appendFileSync('builds', 'x');\n"
           "});\n";
  }
  void TearDown() override { fs::remove_all(root_); }

  // As ./test and ./omnigo do it.
  Ran build() const {
    return run_command("bash -c 'root=" + root_.string() + " name=test; source " + source_folder() +
                       "/scripts/setup.sh; web_fresh || build_web' 2>&1");
  }
  std::string builds() const {
    std::ifstream file(root_ / "web/builds");
    return {std::istreambuf_iterator<char>(file), {}};
  }

  const fs::path packages_ = source_folder() + "/web/node_modules";
  const fs::path root_ = fs::temp_directory_path() / ("omnigo-build-" + std::to_string(getpid()));
};

TEST_F(WebClient, IsNotBuiltAgainWhileNothingChanges) {
  const Ran first = build();
  EXPECT_EQ(builds(), "x") << first.output;
  EXPECT_TRUE(fs::exists(root_ / "web/src/live/wire.ts"));
  EXPECT_TRUE(fs::exists(root_ / "web/src/i18n/keys.ts"));
  const Ran second = build();
  EXPECT_EQ(builds(), "x") << second.output;
  std::ofstream(root_ / "web/src/live/act.ts") << "export const news = 1;\n";
  build();
  EXPECT_EQ(builds(), "xx");
}

}  // namespace
}  // namespace omnigo
