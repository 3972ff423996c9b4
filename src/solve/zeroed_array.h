// A large array whose memory the system gives, zeroed, only where it is touched: a table of a
// gigabyte then costs a tiny board nothing.
#pragma once

#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace omnigo::solve {

// T is plain data, and all its bytes 0 is its first state.
template <class T>
class ZeroedArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  ZeroedArray() = default;
  explicit ZeroedArray(std::size_t size)
      : items_(static_cast<T*>(std::calloc(size, sizeof(T)))), size_(size) {
    if (items_ == nullptr) throw std::bad_alloc();
  }

  std::size_t size() const { return size_; }
  T* data() { return items_.get(); }
  T& operator[](std::size_t i) { return items_.get()[i]; }
  T* begin() { return items_.get(); }
  T* end() { return items_.get() + size_; }

 private:
  struct Free {
    void operator()(T* items) const { std::free(items); }
  };
  std::unique_ptr<T, Free> items_;
  std::size_t size_ = 0;
};

}  // namespace omnigo::solve
