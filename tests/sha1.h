// SHA-1 (FIPS 180-4), for comparing with data that names positions by it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>

namespace omnigo {

inline std::string sha1_hex(std::string message) {
  std::array<std::uint32_t, 5> h = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
  const std::uint64_t bits = message.size() * 8;
  message += '\x80';
  while (message.size() % 64 != 56) message += '\0';
  for (int shift = 56; shift >= 0; shift -= 8) message += static_cast<char>(bits >> shift & 0xFF);
  for (std::size_t begin = 0; begin < message.size(); begin += 64) {
    std::array<std::uint32_t, 80> w{};
    for (int i = 0; i < 64; ++i) {
      w[i / 4] = w[i / 4] << 8 | static_cast<unsigned char>(message[begin + i]);
    }
    for (int i = 16; i < 80; ++i) w[i] = std::rotl(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    auto [a, b, c, d, e] = h;
    for (int i = 0; i < 80; ++i) {
      const std::uint32_t f = i < 20   ? ((b & c) | (~b & d)) + 0x5A827999
                              : i < 40 ? (b ^ c ^ d) + 0x6ED9EBA1
                              : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8F1BBCDC
                                       : (b ^ c ^ d) + 0xCA62C1D6;
      const std::uint32_t next = std::rotl(a, 5) + f + e + w[i];
      e = d;
      d = c;
      c = std::rotl(b, 30);
      b = a;
      a = next;
    }
    h = {h[0] + a, h[1] + b, h[2] + c, h[3] + d, h[4] + e};
  }
  std::string hex;
  for (const std::uint32_t word : h) {
    for (int shift = 28; shift >= 0; shift -= 4) hex += "0123456789abcdef"[word >> shift & 15];
  }
  return hex;
}

}  // namespace omnigo
