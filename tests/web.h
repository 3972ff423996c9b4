// The web client's own tests, run with Node; see web/README.md.
//
// Its packages are fetched once into web/node_modules; where there is no node, or they cannot be
// fetched, the tests are skipped and say so.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "places.h"
#include "program.h"

namespace omnigo {

inline const std::filesystem::path kWeb = source_folder() + "/web";
inline const std::filesystem::path kBuild = std::filesystem::path(omnigo_program()).parent_path();

// Runs a program of node_modules in web/, with all it says.
inline Ran node(const std::string& command, const std::string& environment = "") {
  return run_command("cd '" + kWeb.string() + "' && OMNIGO_BUILD='" + kBuild.string() + "' " +
                     environment + " timeout 240 node node_modules/" + command +
                     " 2>&1 </dev/null");
}

// Why the tests cannot run here; empty if they can. Of several programs that ask, one fetches the
// packages, and the others wait for it.
inline std::string obstacle() {
  if (run_command("node --version && npm --version 2>&1").status != 0) return "no node or no npm";
  if (!std::filesystem::exists(kBuild / "rules.wasm")) return "this build has no rules.wasm";
  const Ran npm =
      run_command("cd '" + kWeb.string() + "' && exec 9>'" + (kBuild / ".npm-lock").string() +
                  "' && flock 9 && fetched=node_modules/.package-lock.json && "
                  "if [ ! -e $fetched ] || [ package-lock.json -nt $fetched ]; then "
                  "timeout 180 npm ci --no-audit --no-fund 2>&1 </dev/null; fi");
  return npm.status == 0 ? "" : "npm could not fetch the packages";
}

class Web : public testing::Test {
 protected:
  void SetUp() override {
    static const std::string why_not = obstacle();
    if (!why_not.empty()) GTEST_SKIP() << why_not;
  }
};

}  // namespace omnigo
