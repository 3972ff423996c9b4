// Training in several runs is as training in one, mistakes are answered with one line, and samples
// are drawn as often as they should be: train/check_*.py, where PyTorch is installed.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "places.h"
#include "program.h"

namespace omnigo {
namespace {

void check(const std::string& program) {
  const char* chosen = std::getenv("OMNIGO_TEST_PYTHON");
  const std::string python = chosen != nullptr ? chosen : "python3";
  const std::string found =
      "'" + python + "' -c 'import numpy, safetensors, torch' 2>&1 </dev/null";
  if (run_command(found).status != 0) {
    GTEST_SKIP() << "no PyTorch; `pip install torch numpy safetensors` installs it";
  }
  const Ran ran = run_command("'" + python + "' '" + source_folder() + "/train/" + program +
                              "' 2>&1 </dev/null");
  EXPECT_EQ(ran.status, 0) << ran.output;
}

TEST(TrainSlow, RunsGoOnFromEachOther) { check("check_resume.py"); }

TEST(TrainSlow, SamplesAreDrawnBySurprise) { check("check_samples.py"); }

TEST(TrainSlow, MistakesAreAnsweredWithOneLine) { check("check_inputs.py"); }

}  // namespace
}  // namespace omnigo
