// Files that a long computation goes on from: plain data, with a sum over all bytes at the end.
//
// A file is for the program that wrote it, on the same kind of machine. The sum finds damage;
// whatever else must be the same (the format, the board, the sizes of types) goes into the file.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <type_traits>
#include <vector>

#include "base/random.h"

namespace omnigo {

// A sum over bytes that come in pieces, however they are cut.
class ByteSum {
 public:
  void add(const void* bytes, std::size_t size);
  std::uint64_t value() const { return splitmix64(sum_ ^ word_ ^ length_ << 56); }

 private:
  void add(std::uint8_t byte) {
    word_ = word_ << 8 | byte;
    if (++length_ % 8 == 0) sum_ = splitmix64(sum_ ^ word_);
  }
  std::uint64_t sum_ = 0, word_ = 0, length_ = 0;
};

class CheckpointWriter {
 public:
  explicit CheckpointWriter(std::ostream& out) : out_(out) {}

  template <class T>
  void put(const T& item) {
    put(&item, 1);
  }
  template <class T>
  void put(const T* items, std::size_t size) {
    static_assert(std::is_trivially_copyable_v<T>);
    sum_.add(items, size * sizeof(T));
    out_.write(reinterpret_cast<const char*>(items),
               static_cast<std::streamsize>(size * sizeof(T)));
  }
  // With its length.
  template <class T, class Allocator>
  void put(const std::vector<T, Allocator>& items) {
    put(static_cast<std::uint64_t>(items.size()));
    put(items.data(), items.size());
  }
  void put(const std::string& text) { put(std::vector<char>(text.begin(), text.end())); }
  // Comes last.
  void put_sum() { put(sum_.value()); }

 private:
  std::ostream& out_;
  ByteSum sum_;
};

// `ok()` is false once more was read than there is; nothing read after that means anything.
class CheckpointReader {
 public:
  explicit CheckpointReader(std::istream& in) : in_(in) { go_to_beginning(); }

  // Whether the file ends with its sum; goes back to its beginning.
  bool whole();
  bool ok() const { return in_.good(); }

  template <class T>
  void get(T& item) {
    get(&item, 1);
  }
  template <class T>
  void get(T* items, std::size_t size) {
    static_assert(std::is_trivially_copyable_v<T>);
    in_.read(reinterpret_cast<char*>(items), static_cast<std::streamsize>(size * sizeof(T)));
    left_ -= std::min<std::uint64_t>(left_, size * sizeof(T));
  }
  template <class T, class Allocator>
  void get(std::vector<T, Allocator>& items) {
    std::uint64_t size = 0;
    get(size);
    if (size > left_ / sizeof(T)) in_.setstate(std::ios::failbit);
    items.resize(ok() ? size : 0);
    get(items.data(), items.size());
  }
  void get(std::string& text) {
    std::vector<char> letters;
    get(letters);
    text.assign(letters.begin(), letters.end());
  }

 private:
  void go_to_beginning();

  std::istream& in_;
  std::uint64_t left_ = 0;  // bytes; no list is longer
};

// Has `write` write the file under another name first, so that a full disk does not cost the file
// that is there; false if that fails.
bool replace_file(const std::string& path, const std::function<void(std::ostream&)>& write);

}  // namespace omnigo
