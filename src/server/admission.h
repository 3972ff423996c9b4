// One rule for all that costs more than a moment: it has a price in seconds of processor time
// before it is done, waits in a lane of its own kind, fairly between addresses and between the
// people of an address, and is refused with a time to come back where too much waits already.
//
// Turns of running games are not here: nothing else runs on their threads (strand.h).
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

// Seconds of processor time, roughly: what work takes is charged afterwards, so that a price that
// is wrong cheats nobody for long.
namespace price {
inline constexpr double kPassword = 0.05;
inline constexpr double kMoment = 0.001;
inline double of_json(std::size_t bytes) { return kMoment + 6e-8 * static_cast<double>(bytes); }
// A board of one's own: read, laid out, written.
inline double of_own_board(std::size_t bytes, int points) {
  return kMoment + std::max(1e-5 * static_cast<double>(bytes), 1.4e-4 * points);
}
inline double of_points(int points) { return kMoment + 5e-6 * points; }
// What a reader gets of a game.
inline double of_game(int points, int events) { return kMoment + 5e-6 * points + 5e-6 * events; }
}  // namespace price

// The address under which a client's use is counted: of IPv6 the network, since whoever has one
// address of it has them all. A household usually has 56 bits in common, a telephone 64.
std::string network_of(const std::string& address, int bits = 56);

// Processor time that addresses and people have left: it comes back at a steady rate.
class Budget {
 public:
  struct Rates {
    double per_second, most;  // seconds
  };
  static constexpr Rates kAddress = {0.5, 30}, kPerson = {0.25, 20};

  // How many seconds to wait until that much is there; 0: none.
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

// Holds a place among the work that is under way in a lane, until it is let go.
using Place = std::shared_ptr<void>;

struct Work {
  Asker asker;
  double price = price::kMoment;
  // Whether anybody still waits for it; if nothing, always.
  std::function<bool()> wanted = {};
  // Work that goes on elsewhere keeps the place until it is done.
  std::function<void(Place)> run;
  // Called instead of `run`, at once or later; from any thread. While it runs too, when the server
  // stops: then both may answer, and the first counts.
  std::function<void(const Refusal&)> refuse;
};

class Lane {
 public:
  struct Options {
    std::string_view name;
    int threads = 1;
    int width = 1;                // work under way at once
    double most_seconds = 60;     // of work that waits, in all
    double address_seconds = 15;  // and of one address
    std::size_t most = 1'000, most_of_address = 200, most_of_person = 20;
    bool limits = true;
  };
  Lane(const Options& options, Budget& budget);
  ~Lane();

  void offer(Work work);
  // Refuses what waits, and what is under way, and takes nothing more. Does not wait.
  void close();

  std::string_view name() const { return options_.name; }
  std::size_t waiting() const;
  std::uint64_t refused() const { return refused_.value(); }

 private:
  using SharedWork = std::shared_ptr<Work>;
  using Queue = FairQueue<SharedWork>;
  // Outlives the lane where work goes on elsewhere.
  struct State {
    std::mutex mutex;
    std::condition_variable wake;
    Queue queue;
    std::vector<SharedWork> under_way;
    bool closed = false;
  };

  std::optional<Refusal> unfit(const Work& work, std::vector<SharedWork>& dropped);
  Refusal busy(Refusal::Code code, const std::string& text, double seconds_ahead) const;
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

// All lanes of a server. None can hold up another.
class Admission {
 public:
  explicit Admission(bool limits);

  // Boards that take long go to Boards, even on their way into a game or a job.
  enum Kind : std::uint8_t { Boards, Games, Passwords, Jobs, Reading, Messages, kKinds };
  Lane& operator[](Kind kind) { return *lanes_[kind]; }

  void close();
  const std::array<std::unique_ptr<Lane>, kKinds>& lanes() const { return lanes_; }

 private:
  Budget budget_;
  std::array<std::unique_ptr<Lane>, kKinds> lanes_;
};

}  // namespace omnigo
