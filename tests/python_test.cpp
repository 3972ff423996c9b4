// The Python package: python/tests.
#include "python_tests.h"

namespace omnigo {
namespace {

TEST(Python, FastTests) { run_pytest("-m 'not slow'"); }

}  // namespace
}  // namespace omnigo
