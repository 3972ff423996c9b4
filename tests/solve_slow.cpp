// Larger boards: solved, both bounds certified, and the certificates verified, each board a test of
// its own with a limit of memory and processor time.
#include <cctype>

#include "certified.h"
#include "places.h"

namespace omnigo {
namespace {

class SolveSlow : public testing::TestWithParam<std::string> {};

TEST_P(SolveSlow, IsCertified) { expect_certified(GetParam(), {std::size_t{3} << 30, 300}); }

// The words before the start, as a name: 3x3 no-suicide is 3x3_no_suicide.
std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::istringstream words(info.param);
  std::string board, rules;
  words >> board >> rules;
  std::string name = board + "_" + rules;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Values, SolveSlow,
                         testing::ValuesIn(values_in(source_folder() +
                                                     "/tests/data/perfect-play-slow.txt")),
                         test_name);

}  // namespace
}  // namespace omnigo
