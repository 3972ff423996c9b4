#include "base/checkpoint.h"

#include <bit>
#include <cstdio>
#include <fstream>

namespace omnigo {
namespace {

std::uint64_t first_byte_highest(const std::uint8_t* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  return std::endian::native == std::endian::little ? __builtin_bswap64(word) : word;
}

}  // namespace

void ByteSum::add(const void* bytes, std::size_t size) {
  const auto* next = static_cast<const std::uint8_t*>(bytes);
  const auto* const end = next + size;
  while (next < end && length_ % 8 != 0) add(*next++);
  for (; end - next >= 8; next += 8) {
    word_ = first_byte_highest(next);
    length_ += 8;
    sum_ = splitmix64(sum_ ^ word_);
  }
  while (next < end) add(*next++);
}

void CheckpointReader::go_to_beginning() {
  in_.seekg(0, std::ios::end);
  left_ = in_ ? static_cast<std::uint64_t>(in_.tellg()) : 0;
  in_.seekg(0);
}

bool CheckpointReader::whole() {
  ByteSum sum;
  std::uint64_t last = 0;
  std::vector<char> buffer(1 << 16);
  go_to_beginning();
  std::size_t kept = 0;  // bytes at the buffer's beginning that may be the sum
  while (in_.read(buffer.data() + kept, static_cast<std::streamsize>(buffer.size() - kept)),
         in_.gcount() > 0) {
    const std::size_t size = kept + static_cast<std::size_t>(in_.gcount());
    kept = std::min(size, sizeof last);
    sum.add(buffer.data(), size - kept);
    std::memmove(buffer.data(), buffer.data() + size - kept, kept);
  }
  in_.clear();
  go_to_beginning();
  if (kept < sizeof last) return false;
  std::memcpy(&last, buffer.data(), sizeof last);
  return last == sum.value();
}

bool replace_file(const std::string& path, const std::function<void(std::ostream&)>& write) {
  const std::string part = path + ".part";
  std::ofstream out(part, std::ios::binary);
  write(out);
  out.close();
  if (out && std::rename(part.c_str(), path.c_str()) == 0) return true;
  std::remove(part.c_str());
  return false;
}

}  // namespace omnigo
