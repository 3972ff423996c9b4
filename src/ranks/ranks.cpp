#include "ranks/ranks.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace omnigo {
namespace {

int processors_of_process() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

class Alone final : public Ranks {
 public:
  int rank() const override { return 0; }
  int size() const override { return 1; }
  int on_this_host() const override { return 1; }
  int processors_of_host() const override { return processors_of_process(); }
  void send(int, Bytes) override {}
  std::optional<Message> receive() override { return std::nullopt; }
  std::size_t leaving() override { return 0; }
  void wait() override {}
};

// What has been sent to one of the threads and not been received.
struct Mailbox {
  std::mutex mutex;
  std::condition_variable arrived;
  std::deque<Ranks::Message> messages;
};

class ThreadRanks final : public Ranks {
 public:
  ThreadRanks(int rank, std::vector<Mailbox>& boxes) : rank_(rank), boxes_(boxes) {}

  int rank() const override { return rank_; }
  int size() const override { return static_cast<int>(boxes_.size()); }
  int on_this_host() const override { return size(); }
  int processors_of_host() const override { return processors_of_process(); }

  void send(int to, Bytes bytes) override {
    const std::lock_guard lock(boxes_[to].mutex);
    boxes_[to].messages.push_back({rank_, std::move(bytes)});
    boxes_[to].arrived.notify_one();
  }

  std::optional<Message> receive() override {
    Mailbox& own = boxes_[rank_];
    const std::lock_guard lock(own.mutex);
    if (own.messages.empty()) return std::nullopt;
    Message message = std::move(own.messages.front());
    own.messages.pop_front();
    return message;
  }

  std::size_t leaving() override { return 0; }

  void wait() override {
    Mailbox& own = boxes_[rank_];
    std::unique_lock lock(own.mutex);
    own.arrived.wait(lock, [&] { return !own.messages.empty(); });
  }

 private:
  const int rank_;
  std::vector<Mailbox>& boxes_;
};

}  // namespace

Ranks& alone() {
  static Alone one;
  return one;
}

void run_as_threads(int size, const std::function<void(Ranks&)>& body) {
  std::vector<Mailbox> boxes(size);
  std::vector<std::jthread> threads;
  for (int rank = 0; rank < size; ++rank) {
    threads.emplace_back([rank, &boxes, &body] {
      ThreadRanks ranks(rank, boxes);
      body(ranks);
    });
  }
}

}  // namespace omnigo
