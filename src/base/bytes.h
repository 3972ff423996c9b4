// Memory whose values are set by who asks for it: growing does not clear what is new.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace omnigo {

template <class T>
struct LeaveUnset : std::allocator<T> {
  template <class U>
  struct rebind {
    using other = LeaveUnset<U>;
  };
  template <class U>
  void construct(U* place) {
    ::new (static_cast<void*>(place)) U;
  }
  template <class U, class... Values>
  void construct(U* place, Values&&... values) {
    ::new (static_cast<void*>(place)) U(std::forward<Values>(values)...);
  }
};

using Bytes = std::vector<std::byte, LeaveUnset<std::byte>>;

}  // namespace omnigo
