// The web client's types, its layout and its units.
#include "web.h"

namespace omnigo {
namespace {

TEST_F(Web, TypesAreRight) {
  const Ran made = node("../scripts/types.mjs");
  ASSERT_EQ(made.status, 0) << made.output;
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

}  // namespace
}  // namespace omnigo
