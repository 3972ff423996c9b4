// What the search remembers of positions, within a limit of memory: how far they are from being
// decided, or who wins them and under which histories.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "solve/proofs.h"
#include "solve/zeroed_array.h"

namespace omnigo::solve {

// Of two sides: 0 wants the result to be at least some number, 1 wants it to be less.
using Side = int;

template <int N>
struct Position {
  Stones<N> stones;
  std::int8_t next = 0;  // whose turn it is, counted from 0
  std::int8_t run = 0;   // of passes since the last move

  std::uint64_t hash() const { return splitmix64(stones.hash() + next * 32 + run); }
  bool operator==(const Position&) const = default;
};

// Proof numbers: how hard it looks for each side to win; 0 for the one that does.
using Numbers = std::array<std::uint32_t, 2>;
inline constexpr std::uint32_t kNever = 1u << 30;

template <int N>
struct Entry {
  enum Kind : std::uint8_t { Free, Open, Won0, Won1 };

  Stones<N> stones;  // the least of their images
  Box<N> box;        // Won: contains A
  // Open: the numbers. Won: the list of situations needed (B), and the proof for A (0: none kept).
  std::array<std::uint32_t, 2> words{};
  std::uint32_t work = 0;  // positions searched below it
  std::uint32_t tag = 0;   // Open: of the history it is about; 0, any
  std::int8_t next = 0, run = 0;
  Kind kind = Free;
  std::int8_t at_least = 0;  // the result that side 0 wants
  std::uint8_t turn = 0;     // Won by the side to move: its point, or kPassTurn

  bool is(const Position<N>& position) const {
    return kind != Free && stones == position.stones && next == position.next &&
           run == position.run;
  }
  bool won() const { return kind == Won0 || kind == Won1; }
  Side winner() const { return kind == Won0 ? 0 : 1; }
  // Whether it answers the question for this number as well.
  bool bears_on(int asked) const {
    return kind == Won0 ? at_least >= asked : kind == Won1 && at_least <= asked;
  }
};

template <int N>
class Table {
 public:
  static constexpr int kWays = 4;
  static constexpr std::size_t kFirstBuckets = 256;
  static constexpr std::size_t kSmallTable = std::size_t{256} << 20;

  // Half of the memory is for entries, a quarter for proofs; the rest is needed while the table
  // grows.
  Table(const Automorphisms& automorphisms, std::size_t bytes)
      : proofs_(automorphisms, bytes / 4 / sizeof(typename ProofGraph<N>::Proof)),
        entries_(kFirstBuckets * kWays),
        lists_(1),
        entry_bytes_(bytes / 2),
        proof_bytes_(bytes / 4) {}

  // What is known of the position whatever the history (tag 0), or kept for this history: each an
  // Entry<N>&.
  template <class Visit>
  void for_each(const Position<N>& position, std::uint32_t tag, Visit visit) {
    for (Entry<N>& e : bucket(position, tag)) {
      if (e.is(position)) visit(e);
    }
  }

  // Brings the position's bucket near, for a look soon.
  void prefetch(const Position<N>& position) {
    for (Entry<N>& e : bucket(position, 0)) __builtin_prefetch(&e);
  }

  // Makes room and writes the entry; a won one with the list it needs. Another proof for the same
  // position that has to make room for it is kept for its own history.
  void store(const Position<N>& position, Entry<N> entry, const std::vector<Situation<N>>& needed) {
    entry.stones = position.stones;
    entry.next = position.next;
    entry.run = position.run;
    const std::uint32_t tag = entry.won() ? 0 : entry.tag;
    while (crowded(bucket(position, tag)) && 2 * entries_.bytes() <= entry_bytes_) grow();
    Entry<N>& slot = choose(bucket(position, tag), position, entry);
    if (slot.won() && slot.is(position)) {
      Entry<N>& other = choose(bucket(position, slot.tag), position, slot);
      if (&other != &slot) {
        replace(other, slot);
        slot.kind = Entry<N>::Free;
        --used_;
      }
    }
    if (entry.won()) entry.words[0] = keep_list(needed);
    replace(slot, entry);
  }
  const std::vector<Situation<N>>& needed(const Entry<N>& entry) const {
    return lists_[entry.words[0]];
  }

  void save(CheckpointWriter& writer) {
    proofs_.save(writer);
    writer.put(static_cast<std::uint64_t>(lists_.size()));
    for (const std::vector<Situation<N>>& list : lists_) writer.put(list);
    writer.put(free_lists_);
    writer.put(least_work_);
    writer.put(static_cast<std::uint64_t>(entries_.size()));
    writer.put(static_cast<std::uint64_t>(used_));
    for (std::uint64_t i = 0; i < entries_.size(); ++i) {
      if (entries_[i].kind == Entry<N>::Free) continue;
      writer.put(i);
      writer.put(entries_[i]);
    }
  }
  void load(CheckpointReader& reader) {
    proofs_.load(reader);
    std::uint64_t lists = 0, size = 0, used = 0, place = 0;
    reader.get(lists);
    lists_.resize(lists);
    for (std::vector<Situation<N>>& list : lists_) reader.get(list);
    reader.get(free_lists_);
    reader.get(least_work_);
    reader.get(size);
    reader.get(used);
    entries_ = ZeroedArray<Entry<N>>(size);
    used_ = used;
    for (std::uint64_t i = 0; i < used; ++i) {
      reader.get(place);
      reader.get(entries_[place]);
    }
  }

  ProofGraph<N>& proofs() { return proofs_; }
  const ProofGraph<N>& proofs() const { return proofs_; }
  std::uint32_t generation() const { return generation_; }
  // Proofs smaller than this are not worth their memory.
  std::uint32_t least_work() const { return least_work_; }
  // Call now and then: drops small proofs where they have become too many. Proofs get new numbers
  // then, and the generation changes.
  void tidy() {
    if (proofs_.bytes() <= proof_bytes_) return;
    while (proofs_.bytes() > proof_bytes_ / 2) {
      least_work_ *= 2;
      drop_small();
    }
    ++generation_;
  }

 private:
  static std::uint64_t hash_of(const Position<N>& position, std::uint32_t tag) {
    return tag == 0 ? position.hash() : splitmix64(position.hash() + tag);
  }
  std::span<Entry<N>> bucket(const Position<N>& position, std::uint32_t tag) {
    const std::size_t number = hash_of(position, tag) & (entries_.size() / kWays - 1);
    return {entries_.data() + number * kWays, kWays};
  }

  // The slot that the new entry replaces: one that it makes useless, a free one, or the one whose
  // loss costs least.
  Entry<N>& choose(std::span<Entry<N>> slots, const Position<N>& position, const Entry<N>& fresh) {
    for (Entry<N>& e : slots) {
      if (e.kind == Entry<N>::Open && e.is(position) && e.at_least == fresh.at_least &&
          (e.tag == fresh.tag || (fresh.won() && e.tag == 0))) {
        return e;
      }
    }
    for (Entry<N>& e : slots) {
      if (e.kind == Entry<N>::Free) return e;
    }
    return *std::min_element(slots.begin(), slots.end(),
                             [](const Entry<N>& a, const Entry<N>& b) { return a.work < b.work; });
  }

  // Whether the table should rather grow than lose one of these. A bucket can be full of one
  // position under many histories: on small dense boards losing those costs more than anything, so
  // a small table grows early; a large one, whose pages take long to clear, only when it is in use.
  bool crowded(std::span<Entry<N>> slots) const {
    if (2 * used_ > entries_.size()) return true;
    const std::size_t spread = entries_.bytes() < kSmallTable ? 16 : 4;
    return spread * used_ > entries_.size() &&
           std::all_of(slots.begin(), slots.end(),
                       [](const Entry<N>& e) { return e.kind != Entry<N>::Free; });
  }

  void replace(Entry<N>& slot, const Entry<N>& fresh) {
    if (slot.kind == Entry<N>::Free) ++used_;
    release(slot);
    slot = fresh;
  }

  // Doubles the buckets. An entry's bucket is that of its position or, if that is not where it
  // was, that of its position and tag.
  void grow() {
    const std::size_t old_mask = entries_.size() / kWays - 1;
    ZeroedArray<Entry<N>> old = std::move(entries_);
    entries_ = ZeroedArray<Entry<N>>(2 * old.size());
    const std::size_t new_mask = entries_.size() / kWays - 1;
    for (std::size_t i = 0; i < old.size(); ++i) {
      const Entry<N>& e = old[i];
      if (e.kind == Entry<N>::Free) continue;
      const Position<N> position{e.stones, e.next, e.run};
      std::uint64_t hash = hash_of(position, 0);
      if ((hash & old_mask) != i / kWays) hash = hash_of(position, e.tag);
      entries_[(hash & new_mask) * kWays + i % kWays] = e;
    }
  }

  std::uint32_t keep_list(const std::vector<Situation<N>>& needed) {
    if (needed.empty()) return 0;
    if (free_lists_.empty()) {
      free_lists_.push_back(static_cast<std::uint32_t>(lists_.size()));
      lists_.emplace_back();
    }
    const std::uint32_t number = free_lists_.back();
    free_lists_.pop_back();
    lists_[number] = needed;
    return number;
  }
  void release(Entry<N>& entry) {
    if (!entry.won() || entry.words[0] == 0) return;
    lists_[entry.words[0]].clear();
    free_lists_.push_back(entry.words[0]);
  }

  void drop_small() {
    std::vector<bool> keep(proofs_.size());
    for (const Entry<N>& e : entries_) {
      if (e.won() && e.work >= least_work_) keep[e.words[1]] = true;
    }
    const auto renamed = proofs_.drop([&](std::uint32_t number) { return bool{keep[number]}; });
    for (Entry<N>& e : entries_) {
      if (e.won()) e.words[1] = renamed[e.words[1]];
    }
  }

  ProofGraph<N> proofs_;
  ZeroedArray<Entry<N>> entries_;
  std::vector<std::vector<Situation<N>>> lists_;  // 0 is the empty one
  std::vector<std::uint32_t> free_lists_;
  std::size_t entry_bytes_, proof_bytes_;
  std::size_t used_ = 0;
  std::uint32_t least_work_ = 1;
  std::uint32_t generation_ = 0;
};

}  // namespace omnigo::solve
