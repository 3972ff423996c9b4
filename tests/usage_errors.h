// Wrong arguments, for the tests of each command.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "program.h"

namespace omnigo {

// Each of these is answered with one line and exit status 2.
inline void expect_usage_errors(const std::string& command,
                                const std::vector<std::string>& wrong_arguments) {
  for (const std::string& wrong : wrong_arguments) {
    SCOPED_TRACE(command + " " + wrong);
    const Ran ran = run_omnigo(command + " " + wrong + " 2>&1 </dev/null");
    EXPECT_EQ(ran.status, 2) << ran.output;
    EXPECT_EQ(ran.output.find('\n'), ran.output.size() - 1) << ran.output;
    EXPECT_TRUE(ran.output.starts_with("omnigo: ")) << ran.output;
  }
}

}  // namespace omnigo
