// The client libraries that people's programs are made of, run against us: see tests/clients.
//
// Their packages are fetched once into the folder of the build; where there is no node, or they
// cannot be fetched, the test is skipped and says so.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <string>

#include "places.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

struct Shell {
  int status = -1;
  std::string output;  // and what it said on standard error
};

Shell shell(const std::string& command) {
  Shell ran;
  FILE* pipe = popen(("(" + command + ") 2>&1 </dev/null").c_str(), "r");
  if (pipe == nullptr) return ran;
  char buffer[4096];
  for (std::size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) {
    ran.output.append(buffer, n);
  }
  const int status = pclose(pipe);
  if (WIFEXITED(status)) ran.status = WEXITSTATUS(status);
  return ran;
}

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
    const Shell npm = shell(there + "timeout 120 npm ci --no-audit --no-fund");
    if (npm.status != 0) GTEST_SKIP() << "npm could not fetch the packages";
  }
  const Shell ran = shell(there + "timeout 120 node sabaki.js '" + omnigo_program() + "'");
  EXPECT_EQ(ran.status, 0) << ran.output;
  EXPECT_NE(ran.output.find(" checks"), std::string::npos) << ran.output;
}

}  // namespace
}  // namespace omnigo
