// Entries of a layer (layer.h) as one record of a slice: the packed states with only as many bytes
// as the largest of them needs, then the residues.
//
// Residues are like random numbers and cannot be made shorter. Of a state, only the lower part is
// used where the frontier has fewer points than at its widest, or few of its blocks lack a liberty.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace omnigo::count {

template <int Words>
class EntryBatches {
 public:
  using Word = std::uint64_t;

  explicit EntryBatches(std::size_t residues) : residues_(residues), entry_(Words + residues) {}

  // Writes entries, one after the other, to what room(words) gives.
  template <class Room>
  void write(std::span<const Word> entries, Room room) const {
    if (entries.empty()) return;
    const std::size_t count = entries.size() / stride(), bytes = state_bytes(entries);
    const std::size_t state_words = words_for(count * bytes);
    const std::span<Word> record = room(1 + state_words + count * residues_);
    record[0] = count | bytes << kCountBits;
    auto* state = reinterpret_cast<std::byte*>(&record[1]);
    Word* residue = &record[1 + state_words];
    for (; !entries.empty(); entries = entries.subspan(stride())) {
      for (std::size_t i = 0; i < bytes; ++i) {
        *state++ = static_cast<std::byte>(entries[i / 8] >> i % 8 * 8);
      }
      for (std::size_t k = 0; k < residues_; ++k) *residue++ = entries[Words + k];
    }
  }

  // Calls visit(entry) for each entry of these records.
  template <class Visit>
  void read(std::span<const Word> records, Visit visit) {
    while (!records.empty()) {
      const std::size_t count = records[0] & ((Word{1} << kCountBits) - 1);
      const std::size_t bytes = records[0] >> kCountBits, state_words = words_for(count * bytes);
      const auto* state = reinterpret_cast<const std::byte*>(&records[1]);
      const Word* residue = &records[1 + state_words];
      for (std::size_t n = 0; n < count; ++n) {
        std::fill_n(entry_.begin(), Words, Word{0});
        for (std::size_t i = 0; i < bytes; ++i) {
          entry_[i / 8] |= static_cast<Word>(*state++) << i % 8 * 8;
        }
        for (std::size_t k = 0; k < residues_; ++k) entry_[Words + k] = *residue++;
        visit(entry_.data());
      }
      records = records.subspan(1 + state_words + count * residues_);
    }
  }

 private:
  static constexpr int kCountBits = 56;

  std::size_t stride() const { return Words + residues_; }
  static std::size_t words_for(std::size_t bytes) { return (bytes + 7) / 8; }

  std::size_t state_bytes(std::span<const Word> entries) const {
    Word any[Words] = {};
    for (; !entries.empty(); entries = entries.subspan(stride())) {
      for (int w = 0; w < Words; ++w) any[w] |= entries[w];
    }
    for (std::size_t w = Words; w-- > 0;) {
      if (any[w] != 0) return 8 * w + (std::bit_width(any[w]) + 7) / 8;
    }
    return 0;
  }

  const std::size_t residues_;
  std::vector<Word> entry_;
};

}  // namespace omnigo::count
