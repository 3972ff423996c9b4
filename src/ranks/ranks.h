// Processes that work on one thing together: each has a number, its rank, and sends the others
// messages.
//
// Started by mpirun, the ranks are those of MPI, on one host or on many (mpi.cpp, a library of its
// own that is loaded only then, so that nobody else needs MPI). Otherwise there is one rank. Tests
// also run ranks as threads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/bytes.h"
#include "base/result.h"

namespace omnigo {

class Ranks {
 public:
  using Bytes = omnigo::Bytes;
  struct Message {
    int from = 0;
    Bytes bytes;
  };

  virtual ~Ranks() = default;
  virtual int rank() const = 0;
  virtual int size() const = 0;
  // How many of them share this one's memory and processors, itself included.
  virtual int on_this_host() const = 0;
  // How many processors they may use together: what started them may have bound each to some.
  virtual int processors_of_host() const = 0;
  // This one's part.
  int processors() const { return std::max(1, processors_of_host() / on_this_host()); }

  // Starts to send to another rank and returns. Messages between two ranks arrive in their order.
  virtual void send(int to, Bytes bytes) = 0;
  // The next message that has arrived, if there is one; does not wait.
  virtual std::optional<Message> receive() = 0;
  // How many bytes are still being sent.
  virtual std::size_t leaving() = 0;
  // Returns when a message may have arrived or left, and at the latest after a moment.
  virtual void wait() = 0;

  // How many ranks are gone, as far as anybody has noticed.
  int lost() const { return lost_; }
  void set_lost(int ranks) { lost_ = ranks; }

 private:
  int lost_ = 0;
};

// One rank: there is nobody to send to.
Ranks& alone();

// The ranks of mpirun if it started the program, otherwise alone(). An error where this omnigo was
// built without MPI. Call it once, before there are threads. With several ranks the program must
// end by leave_ranks().
Result<Ranks*> ranks_of_program();
enum class Leave {
  together,          // waits for the others
  without_the_lost,  // some are gone: nobody waits
  failed,            // ends the others too
};
// With several ranks of mpirun, the last two do not return.
void leave_ranks(Leave how, int status = 0);

// Runs `body` for each of `size` ranks, each on a thread of its own.
void run_as_threads(int size, const std::function<void(Ranks&)>& body);

}  // namespace omnigo
