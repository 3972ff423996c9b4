// One rule for all work that takes longer than a moment. It has a price in seconds of processor
// time before it starts, waits in a lane of its kind, shares that lane fairly between addresses and
// between the people of an address, and is refused with a time to retry when too much is waiting.
//
// Turns of running games do not pass through here: nothing else runs on their threads (strand.h).
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/fair_queue.h"
#include "server/metrics.h"
#include "server/room_data.h"

namespace omnigo {

// Estimates, in seconds of processor time. The real cost is charged afterwards, so a wrong estimate
// does not matter for long.
namespace price {
inline constexpr double kPassword = 0.05;
inline constexpr double kMoment = 0.001;
inline double of_json(std::size_t bytes) { return kMoment + 6e-8 * static_cast<double>(bytes); }
// A custom board: reading, layout, writing.
inline double of_own_board(std::size_t bytes, int points) {
  return kMoment + std::max(1e-5 * static_cast<double>(bytes), 1.4e-4 * points);
}
inline double of_points(int points) { return kMoment + 5e-6 * points; }
// Making the page of a game for a reader.
inline double of_game(int points, int events) { return kMoment + 5e-6 * points + 5e-6 * events; }
}  // namespace price

// The address under which a client's use is counted. For IPv6 that is the network, because a client
// with one address of it has them all: usually 56 bits for a household, 64 for a phone.
std::string network_of(const std::string& address, int bits = 56);

// The processor time that addresses and people have left. It refills at a steady rate.
class Budget {
 public:
  struct Rates {
    double per_second, most;  // seconds
  };
  static constexpr Rates kAddress = {0.5, 30}, kPerson = {0.25, 20};

  // Seconds to wait until that much is available; 0: available now.
  double wait(const Asker& asker, double price);
  void spend(const Asker& asker, double seconds);

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Left {
    double seconds;
    Time at;
  };
  double& left(const std::string& name, const Rates& rates);
  void forget_full(Time now);

  std::mutex mutex_;
  std::unordered_map<std::string, Left> left_;
  Time swept_{};
};

// A place among the work in progress in a lane, until it is released.
using Place = std::shared_ptr<void>;

struct Work {
  Asker asker;
  double price = price::kMoment;
  // Whether somebody still waits for the result. Not set: always.
  std::function<bool()> wanted = {};
  // Work that continues elsewhere keeps the place until it is done.
  std::function<void(Place)> run;
  // Called instead of `run`, at once or later, from any thread. When the server stops it may also
  // be called while `run` is running: then both may answer, and the first answer counts.
  std::function<void(const Refusal&)> refuse;
};

class Lane {
 public:
  struct Options {
    std::string_view name;
    int threads = 1;
    int width = 1;                // pieces of work in progress at once
    double most_seconds = 60;     // of waiting work in total
    double address_seconds = 15;  // of waiting work from one address
    std::size_t most = 1'000, most_of_address = 200, most_of_person = 20;
    bool limits = true;
  };
  Lane(const Options& options, Budget& budget);
  ~Lane() { stop(); }

  void offer(Work work);
  // Refuses waiting work and work in progress, and accepts nothing more. Does not wait.
  void close();
  // Closes, and waits until the work in progress is done.
  void stop();

  std::string_view name() const { return options_.name; }
  std::size_t waiting() const;
  std::uint64_t refused() const { return refused_.value(); }

 private:
  using SharedWork = std::shared_ptr<Work>;
  using Queue = FairQueue<SharedWork>;
  // Outlives the lane while work continues elsewhere.
  struct State {
    std::mutex mutex;
    std::condition_variable wake;
    Queue queue;
    std::vector<SharedWork> under_way;
    bool closed = false;
  };

  std::optional<Refusal> unfit(const Work& work, std::vector<SharedWork>& dropped);
  Refusal busy(Refusal::Code code, Error why, double seconds_ahead) const;
  void refuse(Work& work, const Refusal& refusal);
  void work();
  void run(const Queue::Entry& entry);
  Place place_for(const SharedWork& work);

  const Options options_;
  Budget& budget_;
  const std::shared_ptr<State> state_ = std::make_shared<State>();
  Counter refused_;
  std::vector<std::thread> threads_;
};

// All lanes of a server. No lane can delay another.
class Admission {
 public:
  explicit Admission(bool limits);

  // Boards that take long go to Boards, even as part of a new game or a job.
  enum Kind : std::uint8_t { Boards, Games, Passwords, Jobs, Reading, Messages, kKinds };
  Lane& operator[](Kind kind) { return *lanes_[kind]; }

  void close();
  void stop();
  const std::array<std::unique_ptr<Lane>, kKinds>& lanes() const { return lanes_; }

 private:
  Budget budget_;
  std::array<std::unique_ptr<Lane>, kKinds> lanes_;
};

}  // namespace omnigo
