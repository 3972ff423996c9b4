// What the library that knows MPI offers.
#pragma once

#include "ranks/ranks.h"

namespace omnigo {

inline constexpr char kMpiLibrary[] = "omnigo_mpi.so";
inline constexpr char kMakeMpiRanks[] = "omnigo_make_mpi_ranks_2";

class MpiRanks : public Ranks {
 public:
  virtual void leave(Leave how, int status) = 0;
};

using MakeMpiRanks = MpiRanks* (*)();

}  // namespace omnigo
