#include "ranks/exchange.h"

#include <algorithm>
#include <cstring>

namespace omnigo {
namespace {

// More than this on its way, and a rank receives before it sends more.
constexpr std::size_t kMostLeaving = std::size_t{16} << 20;

}  // namespace

Exchange::Exchange(Ranks& ranks, Receive receive)
    : ranks_(ranks), receive_(std::move(receive)), words_(ranks.size()) {}

void Exchange::put(int to, Ranks::Bytes bytes) {
  sent_ += bytes.size();
  send(to, std::move(bytes), Kind::data);
  wait([&] { return ranks_.leaving() <= kMostLeaving; });
}

void Exchange::poll() {
  while (take()) {
  }
}

// Messages between two ranks arrive in their order: when a rank has said this, all it sent before
// is here.
bool Exchange::finish(bool mine) {
  const auto said = all({mine ? 1u : 0u});
  return std::ranges::any_of(said, [](const auto& words) { return words.at(0) != 0; });
}

std::vector<std::vector<std::uint64_t>> Exchange::all(std::vector<std::uint64_t> mine) {
  Ranks::Bytes bytes(mine.size() * sizeof(mine[0]));
  if (!mine.empty()) std::memcpy(bytes.data(), mine.data(), bytes.size());
  for (int to = 0; to < ranks_.size(); ++to) {
    if (to != ranks_.rank()) send(to, bytes, Kind::words);
  }
  words_[ranks_.rank()].push_back(std::move(mine));
  wait([&] { return std::ranges::none_of(words_, [](const auto& said) { return said.empty(); }); });
  std::vector<std::vector<std::uint64_t>> answer;
  for (auto& said : words_) {
    answer.push_back(std::move(said.front()));
    said.erase(said.begin());
  }
  return answer;
}

void Exchange::send(int to, Ranks::Bytes bytes, Kind kind) {
  bytes.push_back(static_cast<std::byte>(kind));
  ranks_.send(to, std::move(bytes));
}

bool Exchange::take() {
  auto message = ranks_.receive();
  if (!message) return false;
  const auto kind = static_cast<Kind>(message->bytes.back());
  message->bytes.pop_back();
  if (kind == Kind::data) {
    receive_(std::move(message->bytes));
  } else {
    std::vector<std::uint64_t> words(message->bytes.size() / sizeof(std::uint64_t));
    if (!words.empty()) std::memcpy(words.data(), message->bytes.data(), message->bytes.size());
    words_[message->from].push_back(std::move(words));
  }
  return true;
}

template <class Ready>
void Exchange::wait(Ready ready) {
  while (!ready()) {
    if (!take()) ranks_.wait();
  }
}

}  // namespace omnigo
