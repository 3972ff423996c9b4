// Plain data to a file and back, with a sum over all bytes: what a search has found out so far.
//
// The file is for the program that wrote it, on the same kind of machine; the sum tells a damaged
// file, and the sizes of the things in it another program's.
#pragma once

#include <cstdint>
#include <cstring>
#include <istream>
#include <ostream>
#include <string>
#include <type_traits>
#include <vector>

#include "base/random.h"

namespace omnigo::solve {

// A sum over bytes that come in pieces, however they are cut.
class Sum {
 public:
  void add(const char* bytes, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
      word_ = word_ << 8 | static_cast<std::uint8_t>(bytes[i]);
      if (++length_ % 8 == 0) sum_ = splitmix64(sum_ ^ word_);
    }
  }
  std::uint64_t value() const { return splitmix64(sum_ ^ word_ ^ length_ << 56); }

 private:
  std::uint64_t sum_ = 0, word_ = 0, length_ = 0;
};

class Writer {
 public:
  explicit Writer(std::ostream& out) : out_(out) {}

  template <class T>
  void put(const T& item) {
    put(&item, 1);
  }
  template <class T>
  void put(const T* items, std::size_t size) {
    static_assert(std::is_trivially_copyable_v<T>);
    const char* bytes = reinterpret_cast<const char*>(items);
    sum_.add(bytes, size * sizeof(T));
    out_.write(bytes, static_cast<std::streamsize>(size * sizeof(T)));
  }
  template <class T>
  void put(const std::vector<T>& items) {
    put(static_cast<std::uint64_t>(items.size()));
    put(items.data(), items.size());
  }
  void put(const std::string& text) { put(std::vector<char>(text.begin(), text.end())); }
  // Comes last.
  void put_sum() { put(sum_.value()); }

 private:
  std::ostream& out_;
  Sum sum_;
};

class Reader {
 public:
  explicit Reader(std::istream& in) : in_(in) {}

  // Whether the file is whole; goes back to its beginning.
  bool whole() {
    Sum sum;
    std::uint64_t last = 0;
    std::vector<char> buffer(1 << 16);
    std::size_t kept = 0;  // bytes at the buffer's beginning that may be the sum
    while (in_.read(buffer.data() + kept, static_cast<std::streamsize>(buffer.size() - kept)),
           in_.gcount() > 0) {
      const std::size_t size = kept + static_cast<std::size_t>(in_.gcount());
      kept = std::min(size, sizeof last);
      sum.add(buffer.data(), size - kept);
      std::memmove(buffer.data(), buffer.data() + size - kept, kept);
    }
    if (kept < sizeof last) return false;
    std::memcpy(&last, buffer.data(), sizeof last);
    in_.clear();
    in_.seekg(0);
    return last == sum.value();
  }

  template <class T>
  void get(T& item) {
    get(&item, 1);
  }
  template <class T>
  void get(T* items, std::size_t size) {
    static_assert(std::is_trivially_copyable_v<T>);
    in_.read(reinterpret_cast<char*>(items), static_cast<std::streamsize>(size * sizeof(T)));
  }
  template <class T>
  void get(std::vector<T>& items) {
    std::uint64_t size = 0;
    get(size);
    items.resize(size);
    get(items.data(), items.size());
  }
  void get(std::string& text) {
    std::vector<char> letters;
    get(letters);
    text.assign(letters.begin(), letters.end());
  }

 private:
  std::istream& in_;
};

}  // namespace omnigo::solve
