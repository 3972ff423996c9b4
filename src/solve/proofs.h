// Under which histories a proof holds, and the proofs that the search keeps.
//
// A proof says under which histories it holds (prover.h): A, the situations that its winner's moves
// create, must be new, and B, the situations that forbade moves of its loser, must be old. B is
// small and kept as a list. A can be large and is kept as a graph: each proof knows the situation
// that its own first move creates and the proofs it rests on, all of them older. Before that graph
// is walked, three cheaper sets that contain A are asked, and most situations of most histories lie
// outside one of them: a box; the colourings that share 10 bits of their mark (a hash that images
// under automorphisms share) with some member of A; and the colourings for which the first proof of
// this winner that ever created one with this mark is no younger than the proof asked. A proof
// below which much has been walked gets a list of all marks below it. Where memory is short, the
// graphs of small proofs are dropped and their boxes stand for them: A is then taken to be larger
// than it is, which is sound.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/checkpoint.h"
#include "solve/boxes.h"
#include "solve/history.h"
#include "solve/zeroed_array.h"

namespace omnigo::solve {

inline constexpr std::uint8_t kPassTurn = 255;

// A set of marks, of which it tells apart as many as it has bits.
class Marks {
 public:
  bool contains(Mark mark) const { return (words_[word(mark)] >> mark % 64 & 1) != 0; }
  void add(Mark mark) { words_[word(mark)] |= std::uint64_t{1} << mark % 64; }
  void add(const Marks& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }

 private:
  static std::size_t word(Mark mark) { return mark / 64 % 16; }
  std::array<std::uint64_t, 16> words_{};
};

// A as a graph. Proofs are numbered from 1 in the order in which they were made, and each rests on
// earlier ones only. Every proof is written on the board as some automorphism moves it (its frame).
template <int N>
class ProofGraph {
 public:
  struct Rest {
    std::uint32_t proof;
    std::uint16_t automorphism;  // from the frame of the one that rests to this one's
    std::uint8_t point;          // after which move, in the former's frame, or kPassTurn
  };
  struct Proof {
    Box<N> box;    // contains what moves create that are kept here or further down
    Marks marks;   // of these
    Box<N> loose;  // contains the rest of A: of leaves and of what is not kept
    // Contains what proofs contribute that this one rested on.
    Box<N> dropped = Box<N>::nothing();
    LeafPattern<N> leaves;  // of leaves directly below
    Situation<N> created;   // by the winner's move here, if there is one
    Mark mark = 0;          // of what is created
    std::uint8_t winner = 0;
    std::uint8_t turn = 0;  // the winner's here, if it is the winner's turn
    bool creates = false;
    bool kept = false;
    bool whole = true;  // nothing was dropped that it rests on, however far below
    std::uint32_t first_rest = 0, rests = 0;
    std::uint32_t walked = 0;  // proofs, so far, to tell what is created below
    std::uint32_t list = 0;  // of the marks of all that moves create here or further down; 0: none
  };

  // For about this many proofs.
  ProofGraph(const Automorphisms& automorphisms, std::size_t proofs)
      : automorphisms_(automorphisms),
        proofs_(1),
        answers_(kFirstAnswers),
        first_creators_(std::bit_ceil(std::clamp(2 * proofs, kFewestCreators, kMostCreators))) {}

  std::size_t bytes() const {
    return proofs_.size() * sizeof(Proof) + rests_.size() * sizeof(Rest);
  }
  const Proof& operator[](std::uint32_t number) const { return proofs_[number]; }
  // What the proof rests on after this move of its frame; null if that is a leaf or not kept.
  const Rest* rest_after(std::uint32_t number, std::uint8_t point) const {
    const Rest* rest = rests_.data() + proofs_[number].first_rest;
    const Rest* end = rest + proofs_[number].rests;
    rest = std::find_if(rest, end, [&](const Rest& r) { return r.point == point; });
    return rest == end ? nullptr : rest;
  }
  std::uint32_t size() const { return static_cast<std::uint32_t>(proofs_.size()); }
  // How many proofs have a list of what is created below them.
  std::size_t lists() const { return lists_.size() - 1; }

  // Adds a proof whose winner, created situation with its mark, leaves and dropped box are set.
  std::uint32_t add(Proof proof, const std::vector<Rest>& rests, Points all) {
    proof.box = Box<N>::nothing();
    if (proof.creates) {
      proof.box = Box<N>::only(proof.created.stones, all);
      proof.marks.add(proof.mark);
    }
    proof.loose = proof.leaves.box();
    proof.loose.extend(proof.dropped);
    proof.whole = proof.dropped == Box<N>::nothing();
    for (const Rest& rest : rests) {
      const Proof& below = proofs_[rest.proof];
      const int back = automorphisms_.inverse(rest.automorphism);
      proof.box.extend(image(automorphisms_, back, below.box));
      proof.marks.add(below.marks);
      proof.loose.extend(image(automorphisms_, back, below.loose));
      proof.whole &= below.whole;
    }
    proof.first_rest = static_cast<std::uint32_t>(rests_.size());
    proof.rests = static_cast<std::uint32_t>(rests.size());
    rests_.insert(rests_.end(), rests.begin(), rests.end());
    proofs_.push_back(proof);
    if (proofs_.size() > answers_.size() && answers_.size() < kMostAnswers) {
      answers_ = ZeroedArray<Answer>(4 * answers_.size());
    }
    if (proof.creates) {
      std::uint32_t& first = first_creator(proof.mark, proof.winner);
      if (first == 0) first = size() - 1;
    }
    return size() - 1;
  }

  // Whether A, as far as it is known, contains the situation, which is written in the proof's frame
  // and has this mark. The answers below the proof are remembered for a while: the same situations
  // of the early play are asked for again and again.
  bool creates(std::uint32_t number, const Situation<N>& situation, Mark mark) {
    ++visits_;
    const Proof& proof = proofs_[number];
    if (!may_create(number, situation, mark)) return false;
    if (proof.creates && proof.created == situation) return true;
    if (proof.dropped.contains(situation.stones)) return true;
    if (proof.leaves.contains(situation.stones)) return true;
    if (proof.rests == 0) return false;
    Answer& answer =
        answers_[(situation.hash() + number * 0x9E3779B97F4A7C15u) & (answers_.size() - 1)];
    if (answer.proof == number && answer.situation == situation) return answer.creates;
    const std::uint64_t visits_before = visits_;
    const bool found = rests_create(proof, situation, mark);
    answer = {situation, number, found};
    if (proof.whole && proof.list == 0) list_if_worthwhile(number, visits_before);
    return found;
  }

  void save(CheckpointWriter& writer) {
    drop_lists();
    writer.put(proofs_);
    writer.put(rests_);
    writer.put(std::vector<std::uint32_t>(first_creators_.begin(), first_creators_.end()));
  }
  void load(CheckpointReader& reader) {
    reader.get(proofs_);
    reader.get(rests_);
    answers_ = ZeroedArray<Answer>(kMostAnswers);
    std::vector<std::uint32_t> creators;
    reader.get(creators);
    first_creators_ = ZeroedArray<std::uint32_t>(creators.size());
    std::copy(creators.begin(), creators.end(), first_creators_.begin());
  }

  // Drops all proofs that `keep` says no to; returns the new number of each (0: dropped).
  template <class Keep>
  std::vector<std::uint32_t> drop(Keep keep) {
    for (std::uint32_t i = 1; i < proofs_.size(); ++i) proofs_[i].kept = keep(i);
    std::fill(answers_.begin(), answers_.end(), Answer{});
    drop_lists();
    fold_dropped();
    std::vector<std::uint32_t> renamed = slide();
    rename_creators(renamed);
    return renamed;
  }

 private:
  static constexpr std::size_t kFirstAnswers = 256, kMostAnswers = std::size_t{1} << 20;
  static constexpr std::size_t kFewestCreators = 256, kMostCreators = std::size_t{1} << 24;
  struct Answer {
    Situation<N> situation;
    std::uint32_t proof;  // 0: none
    bool creates;
  };

  // By mark and winner.
  std::uint32_t& first_creator(Mark mark, int winner) {
    return first_creators_[(2 * std::size_t{mark} + winner) & (first_creators_.size() - 1)];
  }

  bool may_create(std::uint32_t number, const Situation<N>& situation, Mark mark) {
    const Proof& proof = proofs_[number];
    const std::uint32_t first = first_creator(mark, proof.winner);
    return (first != 0 && first <= number && proof.marks.contains(mark) &&
            proof.box.contains(situation.stones) && may_list(proof.list, mark)) ||
           proof.loose.contains(situation.stones);
  }
  bool may_list(std::uint32_t list, Mark mark) const {
    return list == 0 || std::binary_search(lists_[list].begin(), lists_[list].end(), mark);
  }

  // A proof below which so much has been walked that a list would have been cheaper gets one.
  void list_if_worthwhile(std::uint32_t number, std::uint64_t visits_before) {
    Proof& proof = proofs_[number];
    proof.walked += static_cast<std::uint32_t>(visits_ - visits_before);
    std::size_t listed = 0;
    for (std::uint32_t i = 0; i < proof.rests; ++i) {
      listed += lists_[proofs_[rests_[proof.first_rest + i].proof].list].size();
    }
    if (proof.walked < shortest_walk_ + listed) return;
    list_marks(number);
    visits_ = visits_before;  // those above have it easier from now on
    if (list_bytes_ > bytes() / 2) drop_lists();
  }
  void list_marks(std::uint32_t number) {
    std::vector<Mark> marks;
    std::vector<std::uint32_t> open = {number};
    listing_.resize(proofs_.size());
    ++listings_;
    while (!open.empty()) {
      const Proof& proof = proofs_[open.back()];
      open.pop_back();
      if (proof.list != 0) {
        marks.insert(marks.end(), lists_[proof.list].begin(), lists_[proof.list].end());
        continue;
      }
      if (proof.creates) marks.push_back(proof.mark);
      for (std::uint32_t i = 0; i < proof.rests; ++i) {
        const std::uint32_t rest = rests_[proof.first_rest + i].proof;
        if (std::exchange(listing_[rest], listings_) != listings_) open.push_back(rest);
      }
    }
    std::sort(marks.begin(), marks.end());
    marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
    marks.shrink_to_fit();
    list_bytes_ += marks.size() * sizeof(Mark);
    proofs_[number].list = static_cast<std::uint32_t>(lists_.size());
    lists_.push_back(std::move(marks));
  }
  void drop_lists() {
    for (Proof& proof : proofs_) proof.list = proof.walked = 0;
    lists_.resize(1);
    list_bytes_ = 0;
    shortest_walk_ *= 2;
  }

  bool rests_create(const Proof& proof, const Situation<N>& situation, Mark mark) {
    for (std::uint32_t i = 0; i < proof.rests; ++i) {
      const Rest rest = rests_[proof.first_rest + i];
      const Situation<N> moved = image(automorphisms_, rest.automorphism, situation);
      if (creates(rest.proof, moved, mark)) return true;
    }
    return false;
  }

  void fold_dropped() {
    for (Proof& proof : proofs_) {
      if (!proof.kept) continue;
      std::uint32_t left = 0;
      for (std::uint32_t i = 0; i < proof.rests; ++i) {
        const Rest rest = rests_[proof.first_rest + i];
        if (proofs_[rest.proof].kept) {
          proof.whole &= proofs_[rest.proof].whole;
          rests_[proof.first_rest + left++] = rest;
        } else {
          proof.whole = false;
          const int back = automorphisms_.inverse(rest.automorphism);
          const Proof& below = proofs_[rest.proof];
          proof.dropped.extend(image(automorphisms_, back, below.box));
          proof.dropped.extend(image(automorphisms_, back, below.loose));
        }
      }
      proof.rests = left;
    }
  }

  std::vector<std::uint32_t> slide() {
    std::vector<std::uint32_t> renamed(proofs_.size());
    std::uint32_t proofs = 1, rests = 0;
    for (std::uint32_t i = 1; i < proofs_.size(); ++i) {
      if (!proofs_[i].kept) continue;
      renamed[i] = proofs;
      Proof& moved = proofs_[proofs++] = proofs_[i];
      for (std::uint32_t r = 0; r < moved.rests; ++r) {
        Rest rest = rests_[moved.first_rest + r];
        rest.proof = renamed[rest.proof];
        rests_[rests + r] = rest;
      }
      moved.first_rest = rests;
      rests += moved.rests;
    }
    proofs_.resize(proofs);
    rests_.resize(rests);
    return renamed;
  }

  // What a dropped proof created still belongs to A of those that rested on it, all of them
  // younger: the next proof that is kept stands for it.
  void rename_creators(const std::vector<std::uint32_t>& renamed) {
    std::vector<std::uint32_t> next(renamed.size());
    std::uint32_t latest = size();
    for (std::size_t i = renamed.size(); i-- > 1;) {
      if (renamed[i] != 0) latest = renamed[i];
      next[i] = latest;
    }
    for (std::uint32_t& first : first_creators_) first = next[first];
  }

  const Automorphisms& automorphisms_;
  std::vector<Proof> proofs_;
  std::vector<Rest> rests_;
  ZeroedArray<Answer> answers_;
  ZeroedArray<std::uint32_t> first_creators_;    // each 0 or a proof, by mark and winner
  std::vector<std::vector<Mark>> lists_ = {{}};  // ascending
  std::size_t list_bytes_ = 0;
  std::uint64_t visits_ = 0;
  std::uint64_t shortest_walk_ = 30000;  // that is worth a list
  std::vector<std::uint32_t> listing_;   // by proof: the latest list that it went into
  std::uint32_t listings_ = 0;
};

}  // namespace omnigo::solve
