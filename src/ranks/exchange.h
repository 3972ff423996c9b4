// Many small things sent to many ranks, in rounds: a round ends when everything has arrived. Only
// one thread may use it at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ranks/ranks.h"

namespace omnigo {

class Exchange {
 public:
  // `receive` is called with each message of another rank, in put(), poll(), finish() and all().
  // A rank that is ahead may already send for its next round: the message has to say what it is.
  using Receive = std::function<void(Ranks::Bytes)>;
  Exchange(Ranks& ranks, Receive receive);

  // Sends to another rank; receives while too much is still being sent. Room for one more byte
  // saves a copy.
  void put(int to, Ranks::Bytes bytes);
  // Receives what has arrived.
  void poll();
  // Ends the round: returns when all ranks have called it and all they sent has arrived. Whether
  // any of them says `mine`.
  bool finish(bool mine = false);

  // By rank, what each says. All must ask, in the same order.
  std::vector<std::vector<std::uint64_t>> all(std::vector<std::uint64_t> mine);

  std::uint64_t bytes_sent() const { return sent_; }

 private:
  enum class Kind : std::uint8_t { data, words };

  void send(int to, Ranks::Bytes bytes, Kind kind);
  bool take();  // one message; false where none has arrived
  template <class Ready>
  void wait(Ready ready);

  Ranks& ranks_;
  Receive receive_;
  std::uint64_t sent_ = 0;
  // By rank: what it has said and has not been asked for.
  std::vector<std::vector<std::vector<std::uint64_t>>> words_;
};

}  // namespace omnigo
