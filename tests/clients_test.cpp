// The client libraries that people's programs are made of, run against us: see tests/clients.
//
// Their packages are fetched once into the folder of the build; where there is no node, or they
// cannot be fetched, the test is skipped and says so.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "places.h"
#include "program.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

// With what it says on standard error, and nothing to read.
Ran shell(const std::string& command) { return run_command("(" + command + ") 2>&1 </dev/null"); }

TEST(Clients, SabakisLibraries) {
  if (shell("node --version && npm --version").status != 0) GTEST_SKIP() << "no node or no npm";
  const fs::path source = source_folder() + "/tests/clients";
  const fs::path folder = fs::path(omnigo_program()).parent_path() / "clients";
  fs::create_directories(folder);
  const auto newer = fs::copy_options::update_existing;
  for (const char* name : {"package.json", "package-lock.json", "sabaki.js"}) {
    fs::copy_file(source / name, folder / name, newer);
  }
  const std::string there = "cd '" + folder.string() + "' && ";
  const fs::path fetched = folder / "node_modules/.package-lock.json";
  if (!fs::exists(fetched) ||
      fs::last_write_time(fetched) < fs::last_write_time(folder / "package-lock.json")) {
    const Ran npm = shell(there + "timeout 120 npm ci --no-audit --no-fund");
    if (npm.status != 0) GTEST_SKIP() << "npm could not fetch the packages";
  }
  const Ran ran = shell(there + "timeout 120 node sabaki.js '" + omnigo_program() + "'");
  EXPECT_EQ(ran.status, 0) << ran.output;
  EXPECT_NE(ran.output.find(" checks"), std::string::npos) << ran.output;
}

}  // namespace
}  // namespace omnigo
