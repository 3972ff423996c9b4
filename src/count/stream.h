// Binary files of plain words that know when they have been damaged.
#pragma once

#include <bit>
#include <cstdint>
#include <fstream>
#include <span>
#include <string>
#include <vector>

namespace omnigo::count {

// A running digest of 64-bit words: any change to a word or to their order changes it.
class Digest {
 public:
  void add(std::span<const std::uint64_t> words) {
    for (std::uint64_t word : words) value_ = std::rotl((value_ ^ word) * kOdd, 29) + word;
  }
  std::uint64_t value() const { return value_; }

 private:
  static constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
  std::uint64_t value_ = 0;
};

// Writes PATH.part, and renames it to PATH only when all of it is on the disk.
class Writer {
 public:
  explicit Writer(std::string path);
  void put(std::span<const std::uint64_t> words);
  void put(std::uint64_t word) { put(std::span(&word, 1)); }
  void put_list(std::span<const std::uint64_t> words) {  // with its length
    put(words.size());
    put(words);
  }
  // Adds the digest and puts the file in its place; false where anything went wrong.
  bool finish();

 private:
  std::string path_;
  std::ofstream out_;
  Digest digest_;
};

// After any read: `ok()` is false once the file has ended early, and zeros are read.
class Reader {
 public:
  explicit Reader(const std::string& path);
  void get(std::span<std::uint64_t> words);
  std::uint64_t get() {
    std::uint64_t word = 0;
    get(std::span(&word, 1));
    return word;
  }
  std::vector<std::uint64_t> get_list();  // with its length
  // Reads the digest: whether it is that of all words read.
  bool finish();
  bool ok() const { return in_.good(); }

 private:
  std::ifstream in_;
  std::uint64_t words_left_ = 0;  // no list is believed to be longer
  Digest digest_;
};

}  // namespace omnigo::count
