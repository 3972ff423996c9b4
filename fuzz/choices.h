// A fuzzer's bytes as choices. When they run out, everything is the first choice: make that the
// plain and short one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

namespace omnigo {

class Choices {
 public:
  Choices(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return at_ >= size_; }
  int below(int n) { return empty() ? 0 : data_[at_++] % n; }
  // Seldom: once in n times.
  bool once_in(int n) { return below(n) == n - 1; }
  template <class List>
  const auto& of(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(std::size(list))))];
  }
  std::string bytes(std::size_t most) {
    const std::size_t length = std::min(most, size_ - std::min(at_, size_));
    std::string taken(reinterpret_cast<const char*>(data_) + at_, length);
    at_ += length;
    return taken;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_, at_ = 0;
};

}  // namespace omnigo
