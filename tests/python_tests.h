// The Python package's own tests, run with pytest where the package is installed.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "places.h"
#include "program.h"

namespace omnigo {

// Skips the test, with the reason, where the packages are missing. OMNIGO_TEST_PYTHON names a
// Python other than python3, such as that of a virtual environment.
inline void run_pytest(const std::string& options) {
  const char* chosen = std::getenv("OMNIGO_TEST_PYTHON");
  const std::string python = chosen != nullptr ? chosen : "python3";
  const Ran found =
      run_command("'" + python + "' -c 'import omnigo, pytest, hypothesis' 2>&1 </dev/null");
  if (found.status != 0) {
    GTEST_SKIP() << "the Python package is not installed; `pip install '.[test]'` installs it";
  }
  const Ran ran = run_command("cd '" + source_folder() + "' && '" + python +
                              "' -m pytest -q -p no:cacheprovider python/tests " + options +
                              " 2>&1 </dev/null");
  EXPECT_EQ(ran.status, 0) << ran.output;
}

}  // namespace omnigo
