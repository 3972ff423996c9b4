// Counts by several ranks, and with the vector on disk: the same numbers, and runs that another
// number of ranks continues.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <mutex>

#include "base/random.h"
#include "count/count.h"
#include "count/entry_batch.h"
#include "graph/families.h"
#include "ranks/exchange.h"

namespace omnigo::count {
namespace {

struct Case {
  std::string board;
  int players;
  Way way;
};

// Every kind of sweep, two and more colours, one and two words a state, a graph in two pieces.
const Case kCases[] = {{"6x7", 2, Way::best},          {"5x5", 3, Way::best},
                       {"5x4", 4, Way::transposed},    {"2x5", 2, Way::best},
                       {"5x5", 2, Way::graph},         {"torus:4x4", 3, Way::best},
                       {"triangular:3", 2, Way::best}, {"cube:2", 5, Way::reversed}};

Layout board(const std::string& spec) { return *make_layout(spec); }

// What each rank counted; all say the same.
Result<Count> count_by(int ranks, const Layout& layout, const CountOptions& options) {
  std::vector<std::optional<Result<Count>>> counted(ranks);
  run_as_threads(ranks, [&](Ranks& rank) {
    CountOptions own = options;
    own.resources.ranks = &rank;
    counted[rank.rank()] = count_legal(layout, own);
  });
  for (const auto& one : counted) {
    EXPECT_EQ(static_cast<bool>(*one), static_cast<bool>(*counted[0]));
    if (*one && *counted[0]) EXPECT_EQ((*one)->legal, (*counted[0])->legal);
  }
  return *counted[0];
}

class CountRanks : public testing::Test {
 protected:
  CountRanks() : folder_(testing::TempDir() + "omnigo-ranks-" + std::to_string(getpid())) {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_ + "/spill");
  }
  ~CountRanks() override { std::filesystem::remove_all(folder_); }

  std::size_t files() const {
    std::size_t found = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_)) {
      found += entry.is_regular_file();
    }
    return found;
  }

  CountOptions options(const Case& c, bool spill) const {
    CountOptions options;
    options.players = c.players;
    options.way = c.way;
    options.resources.slices = 7;
    if (spill) options.resources.spill = folder_ + "/spill";
    return options;
  }

  std::string folder_;
};

TEST_F(CountRanks, ManySlicesTakeThreeStages) {
  for (const char* spec : {"8x8", "7x5", "3x4", "2x3"}) {
    CountOptions many;
    const mpz_class legal = count_legal(board(spec), many)->legal;
    many.resources.slices = 200;
    EXPECT_EQ(count_by(3, board(spec), many)->legal, legal) << spec;
  }
}

TEST_F(CountRanks, AnyNumberCountsTheSame) {
  for (const Case& c : kCases) {
    const Layout layout = board(c.board);
    const mpz_class legal = count_legal(layout, options(c, false))->legal;
    for (const int ranks : {1, 3}) {
      for (const bool spill : {false, true}) {
        const auto counted = count_by(ranks, layout, options(c, spill));
        ASSERT_TRUE(counted) << counted.error().message;
        EXPECT_EQ(counted->legal, legal) << c.board << " by " << ranks << (spill ? " on disk" : "");
        EXPECT_EQ(files(), 0u);
      }
    }
  }
}

// (Threads share only large slices: 9x9 has some.)
TEST_F(CountRanks, ThreadsOfARankAgree) {
  for (const char* spec : {"torus:4x5", "9x9"}) {
    const Layout layout = board(spec);
    const mpz_class legal = count_legal(layout, CountOptions{})->legal;
    for (const bool spill : {false, true}) {
      CountOptions two = options({spec, 2, Way::best}, spill);
      two.resources.threads = 2;
      two.resources.slices = 3;
      EXPECT_EQ(count_by(2, layout, two)->legal, legal) << spec << (spill ? " on disk" : "");
    }
  }
}

// A run is stopped again and again, and another number of ranks goes on each time.
TEST_F(CountRanks, AnotherNumberGoesOn) {
  for (const Case& c : {kCases[0], kCases[1], kCases[5]}) {
    for (const bool spill : {false, true}) {
      const Layout layout = board(c.board);
      const mpz_class legal = count_legal(layout, options(c, false))->legal;
      CountOptions stopping = options(c, spill);
      stopping.checkpoint = folder_ + "/checkpoint";
      Result<Count> counted = Error{};
      int runs = 0;
      do {
        std::mutex mutex;
        int steps = 12;
        stopping.progress = [&](const Progress&) {
          const std::lock_guard lock(mutex);
          return --steps > 0;
        };
        counted = count_by(1 + runs % 4, layout, stopping);
        ++runs;
      } while (!counted && counted.error().message == "stopped");
      ASSERT_TRUE(counted) << counted.error().message;
      EXPECT_EQ(counted->legal, legal);
      EXPECT_GT(runs, 3) << c.board;
      EXPECT_EQ(files(), 0u);
    }
  }
}

// A crash after a checkpoint is written, and before the files of the one before are removed: the
// files of both are there.
TEST_F(CountRanks, WhatACrashLeavesIsRemoved) {
  namespace fs = std::filesystem;
  const fs::path both = folder_ + "-both";
  const auto copy = [](const fs::path& from, const fs::path& to) {
    fs::copy(from, to, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  };
  const Layout layout = board("6x7");
  for (const bool spill : {false, true}) {
    for (const int crash : {2, 9, 40, 60}) {
      CountOptions counts = options(kCases[0], spill);
      counts.resources.memory = 35'000;  // one modulus at a time
      counts.checkpoint = folder_ + "/checkpoint";
      counts.checkpoint_seconds = 0;
      const mpz_class legal = count_legal(layout, options(kCases[0], false))->legal;
      int steps = 0;
      counts.progress = [&](const Progress&) {
        if (++steps < crash) return true;
        copy(folder_, both);  // as it is before the last save
        return false;
      };
      ASSERT_FALSE(count_by(1, layout, counts));
      copy(folder_, both);
      fs::remove_all(folder_);
      fs::rename(both, folder_);
      counts.progress = nullptr;
      const auto counted = count_by(2, layout, counts);
      ASSERT_TRUE(counted) << counted.error().message;
      EXPECT_EQ(counted->legal, legal);
      EXPECT_EQ(files(), 0u) << (spill ? "on disk" : "in memory") << ", crash " << crash;
    }
  }
}

TEST_F(CountRanks, LittleMemoryTakesMorePasses) {
  const Layout layout = board("7x7");
  CountOptions tight = options({"7x7", 2, Way::best}, false);
  tight.resources.memory = 110'000;  // for each: one modulus fits, two do not
  const auto counted = count_by(2, layout, tight);
  ASSERT_TRUE(counted) << counted.error().message;
  EXPECT_EQ(counted->passes, 2);
  EXPECT_EQ(counted->legal.get_str(), "83677847847984287628595");
  tight.resources.memory = 10'000;
  const auto none = count_by(2, layout, tight);
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message.find("memory limit is too low"), std::string::npos);
}

// Damage to a file that the vector is kept in is noticed, and so is a disk that cannot be written.
TEST_F(CountRanks, DamageOnDiskIsNoticed) {
  for (const double share : {0.2, 0.999}) {  // in the middle, and before the last sum
    CountOptions stopping = options(kCases[0], true);
    stopping.checkpoint = folder_ + "/checkpoint";
    stopping.progress = [&](const Progress& progress) { return progress.done < share; };
    ASSERT_FALSE(count_by(1, board("6x7"), stopping));
    for (const auto& entry : std::filesystem::directory_iterator(folder_ + "/spill")) {
      std::fstream file(entry.path(), std::ios::in | std::ios::out | std::ios::binary);
      file.seekp(static_cast<std::streamoff>(entry.file_size() / 2));
      file.put('\x55');
    }
    stopping.progress = nullptr;
    const auto resumed = count_by(1, board("6x7"), stopping);
    ASSERT_FALSE(resumed);
    EXPECT_NE(resumed.error().message.find("is damaged"), std::string::npos);
    std::filesystem::remove(stopping.checkpoint);
  }
}

TEST_F(CountRanks, ADiskThatCannotBeWrittenIsAnError) {
  CountOptions nowhere = options(kCases[0], true);
  nowhere.resources.spill = "/proc";
  const auto counted = count_by(2, board("6x7"), nowhere);
  ASSERT_FALSE(counted);
}

// States with at most 70 bits take nine bytes of their sixteen.
TEST(EntryBatches, AreReadAsTheyWereWritten) {
  constexpr std::size_t kEntries = 1000, kResidues = 3;
  std::vector<std::uint64_t> entries;
  for (std::uint64_t i = 0; i < kEntries; ++i) {
    entries.push_back(splitmix64(i));
    entries.push_back(splitmix64(i + kEntries) % 64);
    for (std::size_t k = 0; k < kResidues; ++k) entries.push_back(splitmix64(i * kResidues + k));
  }
  std::vector<std::uint64_t> records;
  const auto room = [&](std::size_t words) {
    records.resize(records.size() + words);
    return std::span(records).last(words);
  };
  EntryBatches<2> batches(kResidues);
  const auto half = std::span(entries).first(entries.size() / 2);
  batches.write(half, room);
  batches.write({}, room);
  batches.write(std::span(entries).subspan(half.size()), room);
  EXPECT_EQ(records.size(), 2 * (1 + (kEntries / 2 * 9 + 7) / 8) + kEntries * kResidues);
  std::vector<std::uint64_t> read;
  batches.read(records, [&](const std::uint64_t* entry) {
    read.insert(read.end(), entry, entry + 2 + kResidues);
  });
  EXPECT_EQ(read, entries);
}

TEST(Exchange, EverythingArrivesInItsRound) {
  run_as_threads(4, [](Ranks& ranks) {
    std::vector<int> arrived(3);
    Exchange exchange(ranks, [&](std::span<const std::byte> bytes) {
      ++arrived[static_cast<std::size_t>(bytes[0])];
    });
    for (int round = 0; round < 3; ++round) {
      for (int i = 0; i < 100 * (ranks.rank() + 1); ++i) {
        const int to = (ranks.rank() + 1 + i % 3) % 4;
        exchange.put(to, Ranks::Bytes(1000, static_cast<std::byte>(round)));
      }
      exchange.finish();
      // Each of the others sends a third of what it has.
      int expected = 0;
      for (int other = 0; other < 4; ++other) {
        for (int i = 0; i < 100 * (other + 1); ++i) {
          expected += other != ranks.rank() && (other + 1 + i % 3) % 4 == ranks.rank();
        }
      }
      EXPECT_EQ(arrived[round], expected);
    }
    EXPECT_FALSE(exchange.finish(false));
    EXPECT_TRUE(exchange.finish(ranks.rank() == 2));
  });
}

}  // namespace
}  // namespace omnigo::count
