// Checks a problem from scratch: every claim is proved by the solver again, and each proof is
// checked by verify(), which trusts nobody.
#pragma once

#include "problems/problem.h"

namespace omnigo::problems {

struct Checked {
  int certificates = 0;
  std::uint64_t nodes = 0;  // of all proofs
};

// That the position and all lines are legal; that each step lists every legal turn, the first one
// exactly one right turn; that Black secures the bound after every right turn; and that the
// opponents prevent it after every wrong turn, at each place of the refutation where Black would be
// next, and at its end. If the task is a ko, that the bound would not hold without its ban. The
// error says what does not hold.
Result<Checked> check(const Problem& problem);

}  // namespace omnigo::problems
