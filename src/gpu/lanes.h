// One game is played by one warp of a GPU, or by one lane of a plain C++ program: the same source.
//
// Code for a game runs on all lanes at once. Lane k takes the points k, k + kLanes, ...; join()
// makes what the lanes wrote visible to each other. On the host there is one lane, and joining is
// nothing. Whatever is random depends on the game, the turn and the point, never on the lane, so
// that host and GPU play the same games.
#pragma once

#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define OMNIGO_LANES __device__ __forceinline__
#define OMNIGO_UNROLL _Pragma("unroll")
#else
#define OMNIGO_LANES inline
#define OMNIGO_UNROLL
#endif

namespace omnigo::gpu {

#ifdef __CUDACC__

using Real = __nv_bfloat16;
inline constexpr int kLanes = 32;
inline constexpr unsigned kAllLanes = 0xffffffffu;

OMNIGO_LANES Real to_real(float x) { return __float2bfloat16(x); }
OMNIGO_LANES float to_float(Real x) { return __bfloat162float(x); }
OMNIGO_LANES int lane() { return static_cast<int>(threadIdx.x) & (kLanes - 1); }
OMNIGO_LANES void join() { __syncwarp(); }
OMNIGO_LANES bool any_lane(bool b) { return __any_sync(kAllLanes, b); }
// A bit for each lane.
OMNIGO_LANES std::uint32_t lanes_where(bool b) { return __ballot_sync(kAllLanes, b); }
template <class T>
OMNIGO_LANES T sum_lanes(T v) {
  for (int k = kLanes / 2; k > 0; k >>= 1) v += __shfl_xor_sync(kAllLanes, v, k);
  return v;
}
OMNIGO_LANES std::uint64_t xor_lanes(std::uint64_t v) {
  for (int k = kLanes / 2; k > 0; k >>= 1) v ^= __shfl_xor_sync(kAllLanes, v, k);
  return v;
}
OMNIGO_LANES float max_lanes(float v) {
  for (int k = kLanes / 2; k > 0; k >>= 1) v = fmaxf(v, __shfl_xor_sync(kAllLanes, v, k));
  return v;
}
// The index that goes with the largest value; the smallest such index.
OMNIGO_LANES int argmax_lanes(float v, int index) {
  for (int k = kLanes / 2; k > 0; k >>= 1) {
    const float other = __shfl_xor_sync(kAllLanes, v, k);
    const int other_index = __shfl_xor_sync(kAllLanes, index, k);
    if (other > v || (other == v && other_index < index)) {
      v = other;
      index = other_index;
    }
  }
  return index;
}
template <class T>
OMNIGO_LANES T from_first_lane(T v) {
  return __shfl_sync(kAllLanes, v, 0);
}
template <class T>
OMNIGO_LANES T from_lane(T v, int k) {
  return __shfl_sync(kAllLanes, v, k);
}
template <class T>
OMNIGO_LANES T fetch_add(T* at, T v) {
  return atomicAdd(at, v);
}
OMNIGO_LANES void fetch_or(int* at, int v) { atomicOr(at, v); }
OMNIGO_LANES void fetch_or(std::uint32_t* at, std::uint32_t v) { atomicOr(at, v); }
// Writes v where `expected` is; returns what was there.
OMNIGO_LANES int replace_if(int* at, int expected, int v) { return atomicCAS(at, expected, v); }
OMNIGO_LANES void fetch_and(int* at, int v) { atomicAnd(at, v); }
OMNIGO_LANES void fetch_min(int* at, int v) { atomicMin(at, v); }
OMNIGO_LANES void fetch_xor(std::uint32_t* at, std::uint32_t v) { atomicXor(at, v); }

#else

using Real = float;
inline constexpr int kLanes = 1;

OMNIGO_LANES Real to_real(float x) { return x; }
OMNIGO_LANES float to_float(Real x) { return x; }
OMNIGO_LANES int lane() { return 0; }
OMNIGO_LANES void join() {}
OMNIGO_LANES bool any_lane(bool b) { return b; }
OMNIGO_LANES std::uint32_t lanes_where(bool b) { return b; }
template <class T>
OMNIGO_LANES T sum_lanes(T v) {
  return v;
}
OMNIGO_LANES std::uint64_t xor_lanes(std::uint64_t v) { return v; }
OMNIGO_LANES float max_lanes(float v) { return v; }
OMNIGO_LANES int argmax_lanes(float, int index) { return index; }
template <class T>
OMNIGO_LANES T from_first_lane(T v) {
  return v;
}
template <class T>
OMNIGO_LANES T from_lane(T v, int) {
  return v;
}
template <class T>
OMNIGO_LANES T fetch_add(T* at, T v) {
  const T before = *at;
  *at += v;
  return before;
}
OMNIGO_LANES void fetch_or(int* at, int v) { *at |= v; }
OMNIGO_LANES void fetch_or(std::uint32_t* at, std::uint32_t v) { *at |= v; }
OMNIGO_LANES int replace_if(int* at, int expected, int v) {
  const int before = *at;
  if (before == expected) *at = v;
  return before;
}
OMNIGO_LANES void fetch_and(int* at, int v) { *at &= v; }
OMNIGO_LANES void fetch_min(int* at, int v) { *at = v < *at ? v : *at; }
OMNIGO_LANES void fetch_xor(std::uint32_t* at, std::uint32_t v) { *at ^= v; }

#endif

OMNIGO_LANES int bit_count(std::uint32_t x) {
#ifdef __CUDA_ARCH__
  return __popc(x);
#else
  return __builtin_popcount(x);
#endif
}
// The number of the lowest bit.
OMNIGO_LANES int lowest_bit(std::uint32_t x) { return bit_count((x & (0u - x)) - 1); }

// Appends the items of the lanes where `keep` to a list that has this many; returns how many it has
// then.
template <class T>
OMNIGO_LANES int append_where(bool keep, T item, T* list, int count) {
  const std::uint32_t kept = lanes_where(keep);
  if (keep) list[count + bit_count(kept & ((1u << lane()) - 1))] = item;
  return count + bit_count(kept);
}

// At most 32 words side by side, which the lanes read at once, before it is known which is needed.
class LaneWords {
 public:
#ifdef __CUDACC__
  OMNIGO_LANES LaneWords(const std::uint32_t* words, int count)
      : mine_(lane() < count ? words[lane()] : 0) {}
  OMNIGO_LANES std::uint32_t operator[](int k) const { return from_lane(mine_, k); }

 private:
  std::uint32_t mine_;
#else
  LaneWords(const std::uint32_t* words, int) : words_(words) {}
  std::uint32_t operator[](int k) const { return words_[k]; }

 private:
  const std::uint32_t* words_;
#endif
};

// A bijection of 64-bit words that looks random (splitmix64).
OMNIGO_LANES std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15ull;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}

// Uniform in (0, 1), from a word that looks random.
OMNIGO_LANES float uniform(std::uint64_t word) {
  return (static_cast<float>(word >> 40) + 0.5f) * (1.0f / 16777216.0f);
}

// Copies a type whose size is a multiple of eight bytes, all lanes together.
template <class T>
OMNIGO_LANES void copy_words(T& to, const T& from) {
  static_assert(sizeof(T) % 8 == 0 && alignof(T) >= 8);
  const auto* source = reinterpret_cast<const std::uint64_t*>(&from);
  auto* target = reinterpret_cast<std::uint64_t*>(&to);
  for (int i = lane(); i < static_cast<int>(sizeof(T) / 8); i += kLanes) target[i] = source[i];
  join();
}

// Writes a row of numbers, by one lane; on a GPU 16 bytes at a time, to where `to` must be aligned.
template <int N>
OMNIGO_LANES void write_reals(const Real (&from)[N], Real* to) {
#ifdef __CUDACC__
  static_assert(N % 8 == 0);
  OMNIGO_UNROLL
  for (int i = 0; i < N / 8; ++i) {
    reinterpret_cast<uint4*>(to)[i] = reinterpret_cast<const uint4*>(from)[i];
  }
#else
  for (int i = 0; i < N; ++i) to[i] = from[i];
#endif
}

}  // namespace omnigo::gpu
