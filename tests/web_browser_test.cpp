// The whole web client in a real browser.
#include <cstdlib>

#include "web.h"

namespace omnigo {
namespace {

TEST_F(Web, InABrowser) {
  if (!std::filesystem::exists("/usr/bin/chromium")) GTEST_SKIP() << "no /usr/bin/chromium";
  std::string client;
  if (std::getenv("OMNIGO_WEB") == nullptr) {  // `./test` has built it
    const std::string folder = (kBuild / "web").string();
    const Ran built =
        node("vite/bin/vite.js build --logLevel warn --emptyOutDir --outDir '" + folder + "'");
    ASSERT_EQ(built.status, 0) << built.output;
    client = "OMNIGO_WEB='" + folder + "'";
  }
  const Ran ran = node("vitest/vitest.mjs run --config browser/vitest.config.ts", client);
  EXPECT_EQ(ran.status, 0) << ran.output;
}

}  // namespace
}  // namespace omnigo
