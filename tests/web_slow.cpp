// Whole games through the real server in a real browser: web/browser/*.slow.ts.
#include <gtest/gtest.h>

#include <filesystem>

#include "places.h"
#include "program.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

TEST(WebSlow, WholeGamesInABrowser) {
  const fs::path build = fs::path(omnigo_program()).parent_path();
  if (!fs::exists("/usr/bin/chromium")) GTEST_SKIP() << "no /usr/bin/chromium";
  if (!fs::exists(build / "rules.wasm")) GTEST_SKIP() << "this build has no rules.wasm";
  const std::string folder = (build / "web").string();
  const Ran ran = run_command(
      "cd '" + source_folder() + "/web' && export OMNIGO_SLOW=1 OMNIGO_BUILD='" + build.string() +
      "' OMNIGO_WEB='" + folder + "' && { test -d node_modules || npm ci; } && " +
      "node node_modules/vite/bin/vite.js build --logLevel warn --emptyOutDir --outDir '" + folder +
      "' && node node_modules/vitest/vitest.mjs run --config browser/vitest.config.ts 2>&1");
  EXPECT_EQ(ran.status, 0) << ran.output;
}

}  // namespace
}  // namespace omnigo
