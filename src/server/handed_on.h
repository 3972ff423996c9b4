// Actions that other servers were asked to decide and have not answered yet.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <vector>

#include "server/cluster_host.h"

namespace omnigo {

// From any thread.
class HandedOn {
 public:
  struct Request {
    SharedAct act;
    std::int64_t server;
    std::chrono::steady_clock::time_point at;
  };
  using Which = std::function<bool(const Request&)>;

  // Its number, by which the answer refers to it.
  std::int64_t add(const SharedAct& act, std::int64_t server);
  // Nothing if it was taken before.
  SharedAct take(std::int64_t number);
  std::vector<SharedAct> take_all(const Which& which);

 private:
  std::mutex mutex_;
  std::int64_t latest_ = 0;
  std::map<std::int64_t, Request> requests_;
};

}  // namespace omnigo
