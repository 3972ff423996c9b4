#include "grid_batch.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <new>

#include "gpu/grid_memory.h"
#include "graph/families.h"

namespace omnigo::python {
namespace {

constexpr int kMostTurns = 65'000;  // as on a GPU

// A byte for each bit of a byte.
constexpr std::array<std::uint64_t, 256> kBytes = [] {
  std::array<std::uint64_t, 256> table{};
  for (std::uint64_t i = 0; i < 256; ++i) {
    for (std::uint64_t bit = 0; bit < 8; ++bit) table[i] |= (i >> bit & 1) << 8 * bit;
  }
  return table;
}();

// A byte for each of the bits.
template <int Count>
void expand(const std::uint32_t* bits, std::uint8_t* bytes) {
  constexpr int kWhole = Count / 8 * 8;
  for (int i = 0; i < kWhole; i += 8) {
    std::memcpy(bytes + i, &kBytes[bits[i / 32] >> i % 32 & 255], 8);
  }
  std::memcpy(bytes + kWhole, &kBytes[bits[kWhole / 32] >> kWhole % 32 & 255], Count - kWhole);
}

std::int32_t ko_of(const Rules& rules) {
  if (rules.ko == Ko::Positional) return gpu::kPositionalKo;
  return rules.ko == Ko::Simple ? gpu::kSimpleKo : gpu::kNoKo;
}

template <class G>
class GridBatch : public Batch {
 public:
  GridBatch(int games, const Game& start, int max_turns, int threads)
      : Batch(games, 1, 2, G::kPoints, threads), start_(start), moves_(at(games)) {
    const Rules& rules = start.rules();
    for (int begin = 0; begin < games; begin += kBlock) {
      blocks_.emplace_back(std::min(kBlock, games - begin), ko_of(rules), max_turns,
                           rules.komi[0] - rules.komi[1], false);
    }
    reset();
  }

  Game game(int i) const override {
    Game game = start_;
    for (const std::uint16_t action : moves_[at(i)]) {
      if (action == G::kPoints) {
        game.pass();
      } else {
        game.play(action);
      }
    }
    return game;
  }

 protected:
  void reset_block(int begin, int end) override {
    Block& block = blocks_[at(begin / kBlock)];
    block.reset();
    for (int i = begin; i < end; ++i) {
      forget_history(i);
      moves_[at(i)].clear();
      show(block, i, i - begin);
    }
  }
  void step_block(int begin, int end, const std::int32_t* actions) override {
    Block& block = blocks_[at(begin / kBlock)];
    block.step(actions + begin, 0);
    for (int i = begin; i < end; ++i) {
      const int k = i - begin;
      done[at(i)] = block.done[at(k)];
      illegal[at(i)] = block.illegal[at(k)];
      set_rewards(i, {&block.rewards[at(2 * k)], 2});
      if (block.done[at(k)] != 0) {
        forget_history(i);
        moves_[at(i)].clear();
      } else {
        note_position(block, i, k);
        moves_[at(i)].push_back(static_cast<std::uint16_t>(actions[i]));
      }
      show(block, i, k);
    }
  }

 private:
  using Block = gpu::GridMemory<G>;  // some games, near to each other
  static constexpr int kWords = Block::kMaskWords;

  void show(const Block& block, int i, int k) {
    expand<G::kPoints + 1>(&block.mask[at(k * kWords)], mask_of(i));
    seat[at(i)] = block.seat[at(k)];
    turns[at(i)] = block.turns[at(k)];
  }
  void note_position(const Block& block, int i, int k) {
    const int mover = block.seat[at(k)];
    for (int player = 0; player < 2; ++player) {
      const auto& sets = player == mover ? block.mine : block.theirs;
      const auto set = block.environment.load(sets.data(), k);
      std::uint32_t bits[kWords + 1] = {};
      for (int row = 0; row < G::kHeight; ++row) {
        const std::uint64_t stones =
            set.word[row / G::kRows] >> row % G::kRows * G::kStride & G::kRow;
        const std::uint64_t placed = stones << row * G::kWidth % 32;
        bits[row * G::kWidth / 32] |= static_cast<std::uint32_t>(placed);
        bits[row * G::kWidth / 32 + 1] |= static_cast<std::uint32_t>(placed >> 32);
      }
      std::uint8_t now[G::kPoints];
      expand<G::kPoints>(bits, now);
      std::uint8_t* history = history_of(i) + player * G::kPoints;
      for (int p = 0; p < G::kPoints; ++p) {
        history[p] = static_cast<std::uint8_t>(history[p] << 1 | now[p]);
      }
    }
  }

  Game start_;
  std::vector<Block> blocks_;
  std::vector<std::vector<std::uint16_t>> moves_;  // of each game so far
};

// Superko remembers every colouring of every game.
template <class G>
void expect_memory(int games, int max_turns, bool superko) {
  const double colouring = superko ? 4.0 * gpu::GridEnvironment<G>::kColouring : 0;
  const double needed = games * (colouring * max_turns + 32.0 * G::kWords + 4.0 * G::kPoints);
  const double physical =
      static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
  if (needed > physical) throw std::bad_alloc();
}

template <int N, int R>
std::unique_ptr<Batch> make(int games, const Game& start, int max_turns, int threads) {
  const std::string spec = std::to_string(N) + "x" + std::to_string(N);
  if (start.graph().size() != N * N || !(start.graph() == *make_family(spec)->graph))
    return nullptr;
  using G = gpu::Grid<N, N, R>;
  expect_memory<G>(games, max_turns, start.rules().ko == Ko::Positional);
  return std::make_unique<GridBatch<G>>(games, start, max_turns, threads);
}

}  // namespace

std::unique_ptr<Batch> make_grid_batch(int games, const std::vector<Game>& starts,
                                       const std::vector<int>& max_turns, int threads) {
  const Rules& rules = starts.front().rules();
  const bool ko = rules.ko == Ko::Positional || rules.ko == Ko::Simple || rules.ko == Ko::None;
  if (starts.size() > 1 || rules.players != 2 || rules.suicide || !ko ||
      rules.scoring != Scoring::Area || max_turns[0] < 1 || max_turns[0] > kMostTurns) {
    return nullptr;
  }
  if (auto made = make<9, 3>(games, starts[0], max_turns[0], threads)) return made;
  if (auto made = make<13, 2>(games, starts[0], max_turns[0], threads)) return made;
  return make<19, 1>(games, starts[0], max_turns[0], threads);
}

}  // namespace omnigo::python
