// The module _omnigo, all of which the package omnigo shows under its own name.
#include "base/version.h"
#include "common.h"

namespace omnigo::python {

void expect_between(const char* name, long long value, long long least, long long most) {
  if (value >= least && value <= most) return;
  throw nb::value_error((std::string(name) + ": expected a whole number from " +
                         std::to_string(least) + " to " + std::to_string(most) + ", got " +
                         std::to_string(value))
                            .c_str());
}

}  // namespace omnigo::python

NB_MODULE(_omnigo, m) {
  using namespace omnigo::python;
  m.attr("__version__") = omnigo::kVersion;
  illegal_move_type = nb::exception<IllegalMove>(m, "IllegalMove", PyExc_ValueError);
  bind_board(m);
  bind_moves(m);
  bind_game(m);
  bind_bots(m);
  bind_exact(m);
  bind_batch(m);
}
