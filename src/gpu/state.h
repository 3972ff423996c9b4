// What a batch of games is made of: plain data, the same bytes on the host and on a GPU.
//
// P is the number of points that a board is padded to. Points, then the pass, are the actions: 0 to
// P - 1 and P. Seats count from 0 in turn order; a cell holds 0 (empty) or the seat's number
// plus 1.
#pragma once

#include <cstdint>

namespace omnigo::gpu {

inline constexpr int kSeats = 6;    // at most
inline constexpr int kDegree = 12;  // neighbours a point may have at most
inline constexpr std::uint16_t kNone = 0xffff;

inline constexpr std::uint8_t kColour = 7;    // the bits of a cell that hold its colour
inline constexpr std::uint8_t kMayPlay = 16;  // the bit of an empty cell that the mover may play on
inline constexpr std::uint8_t kCalm = 32;     // of a stone whose block has two or more liberties

// Bits of State::flags.
inline constexpr std::uint8_t kSuicide = 1;    // is allowed
inline constexpr std::uint8_t kTerritory = 2;  // scoring, instead of area
inline constexpr std::uint8_t kPlayOn = 4;     // to the last pass, even when the winner is certain

template <int P>
struct BoardGraph {
  static_assert(P % 8 == 0 && P < kNone);
  std::int32_t points;
  std::int32_t reserved;
  std::uint16_t neighbours[P][kDegree];  // kNone after the last
  std::uint16_t degree[P];
};

// What a game starts from: a board, seats, and ranges from which the rest is drawn.
struct Setup {
  std::int32_t graph;
  std::int32_t seats;
  std::int32_t max_turns;     // then the game ends as it stands; 0: never
  std::int32_t komi[kSeats];  // in half points
  std::int32_t komi_spread;   // added to each seat's but the first: uniform in [-spread, spread]
  std::int32_t handicap;      // stones of one seat at most, on random points
  std::int32_t opening;       // random turns of each seat at most, before the players choose
  float until;                // the share of games that start from this setup or one before it
  float handicap_share;       // of the games have handicap stones
  float opening_share;        // begin with random turns
  float suicide_share;        // allow it
  float territory_share;      // are scored by territory
  float play_on_share;        // are played to the last pass
  float noise;                // scales the Gumbel noise of the search; 1: as it was devised
};

template <int P>
struct alignas(8) State {
  std::uint8_t cell[P];
  std::uint16_t last[3];  // the latest actions, latest first; kNone before the start
  std::uint16_t setup, graph, turn;
  std::uint8_t mover, seats, passes, over, flags, reserved;
  std::int16_t komi[kSeats];   // in half points
  std::uint16_t lost[kSeats];  // stones of each seat taken off the board
  std::uint64_t hash;          // of the colouring

  bool has(std::uint8_t flag) const
#ifdef __CUDACC__
      __host__ __device__
#endif
  {
    return (flags & flag) != 0;
  }
};

// Every colouring that stood. A filter of one bit for each hash says quickly that none repeats; the
// hashes say which might; the colourings, two cells a byte, decide.
inline constexpr int kFilterWords = 128;
template <int P>
struct History {
  std::uint64_t* hashes;
  std::uint8_t* colourings;  // P / 2 bytes each
  std::uint32_t* filter;     // kFilterWords
  int count;
};

// Working memory of one game's lanes.
template <int P>
struct Scratch {
  volatile std::uint16_t label[P];  // the block or empty region of a point: its smallest point
  std::int32_t liberties[P];        // at a block's label; at an empty region's: seats it reaches
  std::int32_t size[P];             // at a label
  std::uint32_t hash_low[P], hash_high[P];  // of a block, at its label
  std::uint8_t owner[P];                    // 0: nobody
};

}  // namespace omnigo::gpu
