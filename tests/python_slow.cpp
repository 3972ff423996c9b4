// The Python package: its notebooks, and more examples for what must not crash it.
#include "python_tests.h"

namespace omnigo {
namespace {

TEST(PythonSlow, SlowTests) { run_pytest("-m slow"); }

}  // namespace
}  // namespace omnigo
