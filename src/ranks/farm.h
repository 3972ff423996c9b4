// Work in pieces that do not need each other, done by the threads of all ranks.
//
// The first rank hands pieces out, one to each thread that has nothing to do, and collects the
// results. Every rank says each second that it is there. What a rank was working on when it fell
// silent is handed out again, so that a rank that dies, or a host that vanishes, costs only its
// pieces; if it comes back, what it has done is dropped where another was faster. So every piece
// has one result. If the first rank falls silent for a minute, the others stop.
//
// Without mpirun there is one rank, and the same code runs on its threads. (mpirun ends all ranks
// when one dies, unless it is started with --enable-recovery.)
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "ranks/ranks.h"

namespace omnigo {

struct Farm {
  int threads = 1;  // of this rank
  // A thread's way to do a piece; nothing where it was stopped. Made once for each thread.
  using Work = std::function<std::optional<std::string>(int piece)>;
  std::function<Work()> make_work;

  // At the first rank only, by one thread. The next piece that nobody has been given; nothing
  // where there is none.
  std::function<std::optional<int>()> next;
  std::function<void(int piece, const std::string& result)> done;
  // Says whether to stop; set by this rank or by the first one.
  std::atomic<bool>* stop = nullptr;

  std::chrono::milliseconds silence{15'000};  // of a rank that counts as lost
};

// Returns at all ranks when all pieces are done, or after a stop. Ranks::lost() then says how many
// were lost.
void run_farm(Ranks& ranks, const Farm& farm);

// At the first rank: ends the farm at the others, because there is an error here.
void dismiss_helpers(Ranks& ranks);

}  // namespace omnigo
