#include "line/public_address.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <span>

namespace omnigo {
namespace {

using Bytes = std::span<const std::uint8_t>;

struct Range {
  std::array<std::uint8_t, 16> start;
  int bits;
};

constexpr Range kClosed4[] = {
    {{0}, 8},              // this network
    {{10}, 8},             // private
    {{100, 64}, 10},       // shared by providers
    {{127}, 8},            // loopback
    {{169, 254}, 16},      // link-local
    {{172, 16}, 12},       // private
    {{192, 0, 0}, 24},     // protocol assignments
    {{192, 0, 2}, 24},     // documentation
    {{192, 31, 196}, 24},  // AS112
    {{192, 52, 193}, 24},  // AMT
    {{192, 88, 99}, 24},   // 6to4 relays
    {{192, 168}, 16},      // private
    {{192, 175, 48}, 24},  // AS112
    {{198, 18}, 15},       // measurements
    {{198, 51, 100}, 24},  // documentation
    {{203, 0, 113}, 24},   // documentation
    {{224}, 4},            // multicast
    {{240}, 4},            // reserved, broadcast
};

// Only these are given to the internet at large; what is closed of them follows.
constexpr Range kGlobal6 = {{0x20}, 3};
constexpr Range kClosed6[] = {
    {{0x20, 0x01, 0, 0}, 23},           // protocol assignments, among them Teredo
    {{0x20, 0x01, 0x0d, 0xb8}, 32},     // documentation
    {{0x26, 0x20, 0, 0x4f, 0x80}, 48},  // AS112
    {{0x3f, 0xff}, 20},                 // documentation
};
constexpr Range kSixToFour = {{0x20, 0x02}, 16};          // an IPv4 address follows
constexpr Range kNat64 = {{0x00, 0x64, 0xff, 0x9b}, 96};  // the same at its end

bool contains(const Range& range, Bytes address) {
  for (int bit = 0; bit < range.bits; bit += 8) {
    const int rest = range.bits - bit;
    const int mask = rest >= 8 ? 0xff : 0xff << (8 - rest);
    if (((address[bit / 8] ^ range.start[bit / 8]) & mask) != 0) return false;
  }
  return true;
}

template <std::size_t N>
bool in_any(const Range (&ranges)[N], Bytes address) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return contains(range, address); });
}

bool is_public4(Bytes address) { return !in_any(kClosed4, address); }

// Addresses that only wrap an IPv4 address (::ffff:0:0/96 and ::/96) are not in kGlobal6.
bool is_public6(Bytes address) {
  if (contains(kNat64, address)) return is_public4(address.subspan(12));
  if (!contains(kGlobal6, address) || in_any(kClosed6, address)) return false;
  return !contains(kSixToFour, address) || is_public4(address.subspan(2, 4));
}

Bytes bytes_of(const void* address, std::size_t count) {
  return {static_cast<const std::uint8_t*>(address), count};
}

}  // namespace

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    return is_public4(bytes_of(&reinterpret_cast<const sockaddr_in&>(address).sin_addr, 4));
  }
  return address.sa_family == AF_INET6 &&
         is_public6(bytes_of(&reinterpret_cast<const sockaddr_in6&>(address).sin6_addr, 16));
}

bool is_public(const std::string& address) {
  std::uint8_t bytes[16];
  if (inet_pton(AF_INET, address.c_str(), bytes) == 1) return is_public4(bytes_of(bytes, 4));
  return inet_pton(AF_INET6, address.c_str(), bytes) == 1 && is_public6(bytes_of(bytes, 16));
}

}  // namespace omnigo
