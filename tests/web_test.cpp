// The web client's own tests, run with Node: its types, its layout, its units, and the whole of it
// in a real browser. See web/README.md.
//
// Its packages are fetched once into web/node_modules; where there is no node, no browser, or they
// cannot be fetched, the test is skipped and says so.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "places.h"
#include "program.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

const fs::path kWeb = source_folder() + "/web";
const fs::path kBuild = fs::path(omnigo_program()).parent_path();

// Runs a program of node_modules in web/, with all it says.
Ran node(const std::string& command, const std::string& environment = "") {
  return run_command("cd '" + kWeb.string() + "' && OMNIGO_BUILD='" + kBuild.string() + "' " +
                     environment + " timeout 240 node node_modules/" + command +
                     " 2>&1 </dev/null");
}

// Why the tests cannot run here; empty if they can.
std::string obstacle() {
  if (run_command("node --version && npm --version 2>&1").status != 0) return "no node or no npm";
  if (!fs::exists(kBuild / "rules.wasm")) return "this build has no rules.wasm";
  const fs::path fetched = kWeb / "node_modules/.package-lock.json";
  if (fs::exists(fetched) &&
      fs::last_write_time(fetched) >= fs::last_write_time(kWeb / "package-lock.json")) {
    return "";
  }
  const Ran npm = run_command("cd '" + kWeb.string() +
                              "' && timeout 180 npm ci --no-audit --no-fund 2>&1 </dev/null");
  return npm.status == 0 ? "" : "npm could not fetch the packages";
}

class Web : public testing::Test {
 protected:
  void SetUp() override {
    static const std::string why_not = obstacle();
    if (!why_not.empty()) GTEST_SKIP() << why_not;
  }
};

TEST_F(Web, TypesAreRight) {
  // From docs/wire.schema.json, and from the English catalogue.
  for (const std::string script : {"wire-types", "catalogue-types"}) {
    const Ran made = node("../scripts/" + script + ".mjs");
    ASSERT_EQ(made.status, 0) << made.output;
  }
  const Ran ran = node("typescript/bin/tsc --noEmit");
  EXPECT_EQ(ran.status, 0) << ran.output;
}

TEST_F(Web, SourcesAreLaidOutByPrettier) {
  const Ran ran = node("prettier/bin/prettier.cjs --check --log-level warn .");
  EXPECT_EQ(ran.status, 0) << ran.output;
}

TEST_F(Web, UnitTests) {
  const Ran ran = node("vitest/vitest.mjs run");
  EXPECT_EQ(ran.status, 0) << ran.output;
}

TEST_F(Web, InABrowser) {
  if (!fs::exists("/usr/bin/chromium")) GTEST_SKIP() << "no /usr/bin/chromium";
  const std::string folder = (kBuild / "web").string();
  const Ran built =
      node("vite/bin/vite.js build --logLevel warn --emptyOutDir --outDir '" + folder + "'");
  ASSERT_EQ(built.status, 0) << built.output;
  const Ran ran = node("vitest/vitest.mjs run --config browser/vitest.config.ts",
                       "OMNIGO_WEB='" + folder + "'");
  EXPECT_EQ(ran.status, 0) << ran.output;
}

}  // namespace
}  // namespace omnigo
