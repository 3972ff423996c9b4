#include "server/handed_on.h"

namespace omnigo {

std::int64_t HandedOn::add(const SharedAct& act, std::int64_t server) {
  const std::lock_guard lock(mutex_);
  requests_[++latest_] = {act, server, std::chrono::steady_clock::now()};
  return latest_;
}

SharedAct HandedOn::take(std::int64_t number) {
  const std::lock_guard lock(mutex_);
  const auto node = requests_.extract(number);
  return node ? node.mapped().act : nullptr;
}

std::vector<SharedAct> HandedOn::take_all(const Which& which) {
  std::vector<SharedAct> taken;
  const std::lock_guard lock(mutex_);
  std::erase_if(requests_, [&](const auto& entry) {
    if (!which(entry.second)) return false;
    taken.push_back(entry.second.act);
    return true;
  });
  return taken;
}

}  // namespace omnigo
