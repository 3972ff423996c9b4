#include "count/stream.h"

#include <algorithm>
#include <cstdio>

namespace omnigo::count {

Writer::Writer(std::string path)
    : path_(std::move(path)), out_(path_ + ".part", std::ios::binary) {}

void Writer::put(std::span<const std::uint64_t> words) {
  digest_.add(words);
  out_.write(reinterpret_cast<const char*>(words.data()),
             static_cast<std::streamsize>(words.size_bytes()));
}

bool Writer::finish() {
  put(digest_.value());
  out_.close();
  return out_.good() && std::rename((path_ + ".part").c_str(), path_.c_str()) == 0;
}

Reader::Reader(const std::string& path) : in_(path, std::ios::binary | std::ios::ate) {
  if (!in_) return;
  words_left_ = static_cast<std::uint64_t>(in_.tellg()) / sizeof(std::uint64_t);
  in_.seekg(0);
}

void Reader::get(std::span<std::uint64_t> words) {
  in_.read(reinterpret_cast<char*>(words.data()), static_cast<std::streamsize>(words.size_bytes()));
  if (!in_) {
    std::fill(words.begin(), words.end(), 0);
    return;
  }
  words_left_ -= words.size();
  digest_.add(words);
}

std::vector<std::uint64_t> Reader::get_list() {
  const std::uint64_t size = get();
  if (size > words_left_) in_.setstate(std::ios::failbit);
  std::vector<std::uint64_t> words(ok() ? size : 0);
  get(words);
  return words;
}

bool Reader::finish() {
  const std::uint64_t expected = digest_.value();
  return get() == expected && ok();
}

}  // namespace omnigo::count
