// A large array of zeros straight from the system: in large pages where it is large, since a search
// that jumps about in a gigabyte otherwise spends its time on translating addresses.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>

namespace omnigo::solve {

// T is plain data, and all its bytes 0 is its first state.
template <class T>
class ZeroedArray {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  ZeroedArray() = default;
  explicit ZeroedArray(std::size_t size) : size_(size) {
    void* memory =
        mmap(nullptr, bytes(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    // Where the system has no large pages, small ones do.
    if (bytes() >= kLarge) madvise(memory, bytes(), MADV_HUGEPAGE);
    items_ = static_cast<T*>(memory);
  }
  ZeroedArray(ZeroedArray&& other) noexcept { *this = std::move(other); }
  ZeroedArray& operator=(ZeroedArray&& other) noexcept {
    std::swap(items_, other.items_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~ZeroedArray() {
    if (items_ != nullptr) munmap(items_, bytes());
  }

  // Gives the rest back to the system.
  void shrink(std::size_t size) {
    const auto whole_pages = [](std::size_t bytes) { return (bytes + kPage - 1) / kPage * kPage; };
    const std::size_t kept = whole_pages(size * sizeof(T)), all = whole_pages(bytes());
    if (kept < all) munmap(reinterpret_cast<char*>(items_) + kept, all - kept);
    size_ = size;
  }

  std::size_t size() const { return size_; }
  std::size_t bytes() const { return size_ * sizeof(T); }
  T* data() { return items_; }
  T& operator[](std::size_t i) { return items_[i]; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }

 private:
  static constexpr std::size_t kPage = 4096;
  static constexpr std::size_t kLarge = std::size_t{16} << 20;
  T* items_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace omnigo::solve
