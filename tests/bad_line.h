// A line to a server as bad as TCP allows: what goes through it comes late and in crumbs, and the
// line may break. (Nothing changes places within a TCP connection, so reordering needs two of
// them.)
#pragma once

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

#include "base/random.h"
#include "client/remote.h"

namespace omnigo {

class BadLine {
 public:
  struct Faults {
    int delay_ms = 0;        // each crumb waits so long at most, half of it at least
    int crumb = 0;           // bytes that go through at once, at most; 0: all
    int breaks_after = 0;    // bytes in one direction, at most; 0: never
    std::uint64_t seed = 1;  // of what is left to chance
  };

  BadLine(Address server, const Faults& faults) : server_(std::move(server)), faults_(faults) {
    listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(bind(listener_, reinterpret_cast<sockaddr*>(&address), size), 0);
    EXPECT_EQ(listen(listener_, 16), 0);
    getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    accepting_ = std::thread([this] { accept_all(); });
  }
  ~BadLine() {
    shutdown(listener_, SHUT_RDWR);
    accepting_.join();
    cut();
    for (std::thread& pump : pumps_) pump.join();
    for (const int one : sockets_) close(one);
    close(listener_);
  }

  Address address() const { return {"127.0.0.1", port_}; }
  // Breaks what is connected now.
  void cut() {
    const std::lock_guard lock(mutex_);
    for (const int one : sockets_) shutdown(one, SHUT_RDWR);
  }
  int broken() const { return broken_; }

 private:
  void accept_all() {
    for (int seed = 1;; ++seed) {
      const int near = accept(listener_, nullptr, nullptr);
      if (near < 0) return;
      const int far = connect_to(server_);
      const std::lock_guard lock(mutex_);
      sockets_.push_back(near);
      if (far < 0) {
        shutdown(near, SHUT_RDWR);
        continue;
      }
      sockets_.push_back(far);
      pumps_.emplace_back([this, near, far, seed] { pump(near, far, 2 * seed); });
      pumps_.emplace_back([this, near, far, seed] { pump(far, near, 2 * seed + 1); });
    }
  }

  void pump(int from, int to, int number) {
    Random random(faults_.seed * 1'000 + number);
    const auto draw = [&](int most) {
      return static_cast<int>(random.below(static_cast<std::uint32_t>(most) + 1));
    };
    long left = faults_.breaks_after > 0 ? 200 + draw(faults_.breaks_after) : -1;
    char bytes[4096];
    for (;;) {
      const std::size_t most = faults_.crumb > 0 ? 1 + draw(faults_.crumb - 1) : sizeof bytes;
      const ssize_t n = recv(from, bytes, most, 0);
      if (n <= 0) break;
      if (faults_.delay_ms > 0) {
        const int wait = faults_.delay_ms / 2 + draw(faults_.delay_ms - faults_.delay_ms / 2);
        std::this_thread::sleep_for(std::chrono::milliseconds(wait));
      }
      if (left >= 0 && (left -= n) < 0) {
        ++broken_;
        break;
      }
      if (send(to, bytes, static_cast<std::size_t>(n), MSG_NOSIGNAL) != n) break;
    }
    shutdown(from, SHUT_RDWR);
    shutdown(to, SHUT_RDWR);
  }

  Address server_;
  Faults faults_;
  int listener_ = -1, port_ = 0;
  std::thread accepting_;
  std::mutex mutex_;
  std::vector<std::thread> pumps_;
  std::vector<int> sockets_;
  std::atomic<int> broken_ = 0;
};

}  // namespace omnigo
