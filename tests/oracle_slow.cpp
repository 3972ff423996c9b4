// A hundred million random turns of the engine beside the oracle; what was compared, how often.
//
// The work comes in 200 chunks, each with random numbers of its own. OMNIGO_CHUNKS=50-99 plays
// those alone, so that the whole can be played in parts.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "oracle_boards.h"

namespace omnigo {
namespace {

constexpr long kTurnsAChunk = 500'000;
constexpr int kChunks = 200;

// Of 25 chunks, 20 on small boards, 4 on middle ones, 1 on large ones.
std::string play_chunk(int chunk, Compared& compared) {
  Random random(1000 + static_cast<std::uint64_t>(chunk));
  const int kind = chunk % 25;
  if (kind == 0) {
    return play_side_by_side(large_boards(), kLargeHabits, kTurnsAChunk, random, compared);
  }
  if (kind <= 4) {
    return play_side_by_side(middle_boards(), kMiddleHabits, kTurnsAChunk, random, compared);
  }
  return play_side_by_side(small_boards(random), kSmallHabits, kTurnsAChunk, random, compared);
}

void print(const Compared& all) {
  std::fprintf(stderr,
               "%ld turns (%ld moves, %ld passes) in %ld games, %ld of them to the end;\n"
               "%ld resignations, %ld resumptions, %ld events undone, %ld agreements scored;\n"
               "%ld states compared, %ld with blocks, liberties, score and ranking;\n"
               "%ld verdicts: %ld legal, %ld occupied, %ld suicide, %ld repeats\n",
               all.turns(), all.moves, all.passes, all.games, all.ended, all.resignations,
               all.resumptions, all.undone, all.agreements, all.states, all.whole, all.verdicts,
               all.by_reason[0], all.by_reason[1], all.by_reason[2], all.by_reason[3]);
}

TEST(OracleSlow, AHundredMillionTurns) {
  int first = 0, last = kChunks - 1;
  if (const char* chunks = std::getenv("OMNIGO_CHUNKS")) {
    ASSERT_EQ(std::sscanf(chunks, "%d-%d", &first, &last), 2) << "OMNIGO_CHUNKS=" << chunks;
    ASSERT_TRUE(0 <= first && first <= last && last < kChunks) << "OMNIGO_CHUNKS=" << chunks;
  }
  std::mutex mutex;
  Compared all;
  std::string difference;
  std::atomic<int> next = first;
  int done = 0;
  const auto begin = std::chrono::steady_clock::now();
  const auto work = [&] {
    for (int chunk; (chunk = next++) <= last;) {
      Compared compared;
      const std::string found = play_chunk(chunk, compared);
      const std::lock_guard lock(mutex);
      all.add(compared);
      if (!found.empty()) difference = found, next = kChunks;
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
      if (++done % 10 == 0) {
        std::fprintf(stderr, "%4d of %d chunks, %.1f million turns, %.0f s\n", done,
                     last - first + 1, all.turns() / 1e6, seconds.count());
      }
    }
  };
  std::thread other(work);
  work();
  other.join();
  print(all);
  EXPECT_EQ(difference, "");
  EXPECT_GE(all.turns(), kTurnsAChunk * (last - first + 1));
}

}  // namespace
}  // namespace omnigo
