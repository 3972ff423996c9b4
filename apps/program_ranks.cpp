#include "program_ranks.h"

#include <iostream>
#include <stdexcept>

#include "arguments.h"
#include "progress.h"
#include "ranks/farm.h"

namespace omnigo {

Ranks& program_ranks() {
  static Ranks* const ranks = checked(ranks_of_program());
  return *ranks;
}

int run_by_ranks(const std::function<int()>& command) {
  Ranks& ranks = program_ranks();
  try {
    const int status = command();
    std::cout << std::flush;
    leave_ranks(ranks.lost() > 0 ? Leave::without_the_lost : Leave::together, status);
    return status;
  } catch (const NoAnswer&) {  // of what was asked: the same at all ranks
    leave_ranks(Leave::together);
    if (ranks.rank() == 0) throw;
    return 0;
  } catch (const std::exception& error) {  // such as no memory, here alone
    if (ranks.size() == 1) throw;
    print_error(Error{error.what()});
    leave_ranks(Leave::failed, 1);
    return 1;
  }
}

int run_farm_by_ranks(const std::function<int()>& command) {
  return run_by_ranks([&] {
    try {
      return command();
    } catch (const NoAnswer&) {
      if (program_ranks().rank() == 0) dismiss_helpers(program_ranks());
      throw;
    }
  });
}

}  // namespace omnigo
