#include "base/sha256.h"

#include <bit>

namespace omnigo {
namespace {

using Word = std::uint32_t;

constexpr bool is_prime(int n) {
  for (int d = 2; d * d <= n; ++d) {
    if (n % d == 0) return false;
  }
  return true;
}

// The first 32 bits of the fractional part of the root-th root of each of the first primes: the
// largest x with x^root <= prime * 2^(32 root), less the integral part.
template <int kCount>
constexpr std::array<Word, kCount> root_constants(int root) {
  std::array<Word, kCount> constants{};
  int prime = 1;
  for (Word& constant : constants) {
    do ++prime;
    while (!is_prime(prime));
    unsigned __int128 x = 0;
    for (int bit = 36; bit >= 0; --bit) {
      const unsigned __int128 tried = x | static_cast<unsigned __int128>(1) << bit;
      const unsigned __int128 power = root == 2 ? tried * tried : tried * tried * tried;
      if (power <= static_cast<unsigned __int128>(prime) << (32 * root)) x = tried;
    }
    constant = static_cast<Word>(x);
  }
  return constants;
}

constexpr auto kRound = root_constants<64>(3);

void compress(std::array<Word, 8>& state, const std::uint8_t* block) {
  std::array<Word, 64> w;
  for (int i = 0; i < 16; ++i) {
    w[i] = static_cast<Word>(block[4 * i]) << 24 | static_cast<Word>(block[4 * i + 1]) << 16 |
           static_cast<Word>(block[4 * i + 2]) << 8 | block[4 * i + 3];
  }
  for (int i = 16; i < 64; ++i) {
    const Word a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + w[i - 7] +
           (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (int i = 0; i < 64; ++i) {
    const Word one = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                     ((e & f) ^ (~e & g)) + kRound[i] + w[i];
    const Word two =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + one;
    d = c;
    c = b;
    b = a;
    a = one + two;
  }
  const std::array<Word, 8> added = {a, b, c, d, e, f, g, h};
  for (int i = 0; i < 8; ++i) state[i] += added[i];
}

}  // namespace

std::array<std::uint8_t, 32> sha256(std::string_view bytes) {
  std::array<Word, 8> state = root_constants<8>(2);
  std::string padded(bytes.substr(bytes.size() / 64 * 64));
  const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
  for (std::size_t i = 0; i + 64 <= bytes.size(); i += 64) compress(state, data + i);
  padded += '\x80';
  while (padded.size() % 64 != 56) padded += '\0';
  for (int shift = 56; shift >= 0; shift -= 8) {
    padded += static_cast<char>(static_cast<std::uint64_t>(bytes.size()) * 8 >> shift & 255);
  }
  data = reinterpret_cast<const std::uint8_t*>(padded.data());
  for (std::size_t i = 0; i < padded.size(); i += 64) compress(state, data + i);
  std::array<std::uint8_t, 32> digest;
  for (int i = 0; i < 32; ++i)
    digest[i] = static_cast<std::uint8_t>(state[i / 4] >> 8 * (3 - i % 4));
  return digest;
}

std::string sha256_text(std::string_view bytes) {
  std::string text;
  for (std::uint8_t byte : sha256(bytes)) {
    text += "0123456789abcdef"[byte / 16];
    text += "0123456789abcdef"[byte % 16];
  }
  return text;
}

}  // namespace omnigo
