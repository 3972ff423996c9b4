// Random numbers that are the same on every machine for the same seed.
//
// splitmix64 (Steele, Lea, Flood 2014) spreads a seed; xoshiro256++ (Blackman, Vigna 2019) draws;
// wyrand (Wang, 2019) draws where a number must cost next to nothing.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace omnigo {

// A bijection of 64-bit words that looks random: also the source of hash keys.
constexpr std::uint64_t splitmix64(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

class Random {
 public:
  explicit Random(std::uint64_t seed = 0) {
    for (auto& word : state_) word = seed = splitmix64(seed);
  }

  std::uint64_t operator()() {
    const std::uint64_t drawn = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return drawn;
  }

  // Uniform in [0, bound), bound > 0; the bias is below bound / 2^32.
  std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((*this)() >> 32) * bound >> 32);
  }

  static constexpr std::uint64_t min() { return 0; }
  static constexpr std::uint64_t max() { return ~std::uint64_t{0}; }
  using result_type = std::uint64_t;

 private:
  std::array<std::uint64_t, 4> state_;
};

// A number is there before it is asked for, so that what depends on it need not wait.
class QuickRandom {
 public:
  explicit QuickRandom(std::uint64_t seed) : state_(seed) { advance(); }

  // Uniform in [0, bound); the same draw until advance().
  std::uint32_t below(std::uint32_t bound) const {
    return static_cast<std::uint32_t>(static_cast<Wide>(drawn_) * bound >> 64);
  }
  void advance() {
    state_ += 0xa0761d6478bd642f;
    const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428db);
    drawn_ = static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }

 private:
  __extension__ using Wide = unsigned __int128;
  std::uint64_t state_, drawn_;
};

}  // namespace omnigo
