// Under which histories a proof holds, and the proofs that the search keeps.
//
// A proof says under which histories it holds (prover.h): A, the situations that its winner's moves
// create, must be new, and B, the situations that forbade moves of its loser, must be old. B is
// small and kept as a list. A can be large and is kept as a graph: each proof knows the situation
// that its own first move creates and the proofs it rests on. Before that graph is walked, two
// cheaper sets that contain A are asked, and most situations of most histories lie outside them: a
// box, and the set of all colourings whose mark, one of 1024, some member of A has. (Images of a
// colouring under automorphisms have the same mark.) Where memory is short, the graphs of small
// proofs are dropped and their boxes stand for them: A is then taken to be larger than it is, which
// is sound.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "solve/checkpoint.h"
#include "solve/history.h"
#include "solve/secure.h"
#include "solve/zeroed_array.h"

namespace omnigo::solve {

// The colourings that have all these stones and these empty points.
template <int N>
struct Box {
  std::array<Points, N> stones;
  Points empty;

  // Contains no colouring: every point would need every colour.
  static Box nothing() {
    Box box;
    box.stones.fill(~Points{0});
    box.empty = ~Points{0};
    return box;
  }
  static Box only(const Stones<N>& s, Points all) { return {s.of, all & ~s.any()}; }
  bool contains(const Stones<N>& s) const {
    Points missing = 0, any = 0;
    for (int i = 0; i < N; ++i) {
      missing |= stones[i] & ~s.of[i];
      any |= s.of[i];
    }
    return (missing | (any & empty)) == 0;
  }
  // To the smallest box that contains both.
  void extend(const Box& other) {
    for (int i = 0; i < N; ++i) stones[i] &= other.stones[i];
    empty &= other.empty;
  }
};

template <int N>
Box<N> image(const Automorphisms& automorphisms, int number, const Box<N>& box) {
  if (box.empty == ~Points{0}) return box;  // nothing
  Box<N> moved;
  for (int i = 0; i < N; ++i) moved.stones[i] = automorphisms.image(number, box.stones[i]);
  moved.empty = automorphisms.image(number, box.empty);
  return moved;
}

// The part of A that secured leaves contribute: for some player, the colourings with all these
// stones and one or more of the answered points (none, where no point is answered).
template <int N>
struct LeafPattern {
  std::array<Secured, N> of{};

  bool empty() const {
    for (const Secured& s : of) {
      if (s.answered != 0) return false;
    }
    return true;
  }
  bool contains(const Stones<N>& s) const {
    for (int i = 0; i < N; ++i) {
      if (of[i].spoiled_by(s.of[i])) return true;
    }
    return false;
  }
  // To a pattern that contains both.
  void extend(const LeafPattern& other) {
    for (int i = 0; i < N; ++i) {
      if (other.of[i].answered == 0) continue;
      of[i].stones = of[i].answered == 0 ? other.of[i].stones : of[i].stones & other.of[i].stones;
      of[i].answered |= other.of[i].answered;
    }
  }
  Box<N> box() const {
    Box<N> around = Box<N>::nothing();
    for (int i = 0; i < N; ++i) {
      if (of[i].answered == 0) continue;
      Box<N> wide{};
      wide.stones[i] = of[i].stones;
      around.extend(wide);
    }
    return around;
  }
};

template <int N>
LeafPattern<N> image(const Automorphisms& automorphisms, int number, const LeafPattern<N>& leaf) {
  LeafPattern<N> moved;
  for (int i = 0; i < N; ++i) {
    moved.of[i].stones = automorphisms.image(number, leaf.of[i].stones);
    moved.of[i].answered = automorphisms.image(number, leaf.of[i].answered);
  }
  return moved;
}

// A set of marks.
class Marks {
 public:
  bool contains(Mark mark) const { return (words_[mark / 64] >> mark % 64 & 1) != 0; }
  void add(Mark mark) { words_[mark / 64] |= std::uint64_t{1} << mark % 64; }
  void add(const Marks& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }

 private:
  std::array<std::uint64_t, kMarks / 64> words_{};
};

// A as a graph. Proofs are numbered from 1 in the order in which they were made, and each rests on
// earlier ones only. Every proof is written on the board as some automorphism turns it (its frame).
template <int N>
class ProofGraph {
 public:
  struct Rest {
    std::uint32_t proof;
    std::uint32_t turn;  // the automorphism from the frame of the one that rests to this one's
  };
  struct Proof {
    Box<N> box;             // contains what moves create that are kept here or further down
    Marks marks;            // of these
    Box<N> loose;           // contains the rest of A: of leaves and of what is not kept
    Box<N> dropped;         // contains what proofs contribute that this one rested on
    LeafPattern<N> leaves;  // of leaves directly below
    Situation<N> created;   // by the winner's move here, if there is one
    bool creates = false;
    bool kept = false;
    std::uint32_t first_rest = 0, rests = 0;

    bool may_create(const Situation<N>& situation, Mark mark) const {
      return (marks.contains(mark) && box.contains(situation.stones)) ||
             loose.contains(situation.stones);
    }
  };

  explicit ProofGraph(const Automorphisms& automorphisms)
      : automorphisms_(automorphisms), proofs_(1), answers_(kFirstAnswers) {}

  std::size_t bytes() const {
    return proofs_.size() * sizeof(Proof) + rests_.size() * sizeof(Rest);
  }
  std::uint32_t size() const { return static_cast<std::uint32_t>(proofs_.size()); }

  // Adds a proof whose created situation, leaves and dropped box are set.
  std::uint32_t add(Proof proof, const std::vector<Rest>& rests, Points all, Mark mark) {
    proof.box = Box<N>::nothing();
    if (proof.creates) {
      proof.box = Box<N>::only(proof.created.stones, all);
      proof.marks.add(mark);
    }
    proof.loose = proof.leaves.box();
    proof.loose.extend(proof.dropped);
    for (const Rest& rest : rests) {
      const Proof& below = proofs_[rest.proof];
      const int back = automorphisms_.inverse(static_cast<int>(rest.turn));
      proof.box.extend(image(automorphisms_, back, below.box));
      proof.marks.add(below.marks);
      proof.loose.extend(image(automorphisms_, back, below.loose));
    }
    proof.first_rest = static_cast<std::uint32_t>(rests_.size());
    proof.rests = static_cast<std::uint32_t>(rests.size());
    rests_.insert(rests_.end(), rests.begin(), rests.end());
    proofs_.push_back(proof);
    if (proofs_.size() > answers_.size() && answers_.size() < kMostAnswers) {
      answers_ = ZeroedArray<Answer>(4 * answers_.size());
    }
    return static_cast<std::uint32_t>(proofs_.size() - 1);
  }

  // Whether A, as far as it is known, contains the situation, which is written in the proof's frame
  // and has this mark. The answers below the proof are remembered for a while: the same situations
  // of the early play are asked for again and again.
  bool creates(std::uint32_t number, const Situation<N>& situation, Mark mark) {
    const Proof& proof = proofs_[number];
    if (!proof.may_create(situation, mark)) return false;
    if (proof.creates && proof.created == situation) return true;
    if (proof.dropped.contains(situation.stones)) return true;
    if (proof.leaves.contains(situation.stones)) return true;
    if (proof.rests == 0) return false;
    Answer& answer =
        answers_[(situation.hash() + number * 0x9E3779B97F4A7C15u) & (answers_.size() - 1)];
    if (answer.proof == number && answer.situation == situation) return answer.creates;
    const bool found = rests_create(proof, situation, mark);
    answer = {situation, number, found};
    return found;
  }

  void save(Writer& writer) const {
    writer.put(proofs_);
    writer.put(rests_);
  }
  void load(Reader& reader) {
    reader.get(proofs_);
    reader.get(rests_);
    answers_ = ZeroedArray<Answer>(kMostAnswers);
  }

  // Drops all proofs that `keep` says no to; returns the new number of each (0: dropped).
  template <class Keep>
  std::vector<std::uint32_t> drop(Keep keep) {
    for (std::uint32_t i = 1; i < proofs_.size(); ++i) proofs_[i].kept = keep(i);
    std::fill(answers_.begin(), answers_.end(), Answer{});
    fold_dropped();
    return slide();
  }

 private:
  static constexpr std::size_t kFirstAnswers = 256, kMostAnswers = std::size_t{1} << 20;
  struct Answer {
    Situation<N> situation;
    std::uint32_t proof;  // 0: none
    bool creates;
  };

  bool rests_create(const Proof& proof, const Situation<N>& situation, Mark mark) {
    for (std::uint32_t i = 0; i < proof.rests; ++i) {
      const Rest rest = rests_[proof.first_rest + i];
      const Situation<N> turned = image(automorphisms_, static_cast<int>(rest.turn), situation);
      if (creates(rest.proof, turned, mark)) return true;
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
          rests_[proof.first_rest + left++] = rest;
        } else {
          const int back = automorphisms_.inverse(static_cast<int>(rest.turn));
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
        const Rest rest = rests_[moved.first_rest + r];
        rests_[rests + r] = {renamed[rest.proof], rest.turn};
      }
      moved.first_rest = rests;
      rests += moved.rests;
    }
    proofs_.resize(proofs);
    rests_.resize(rests);
    return renamed;
  }

  const Automorphisms& automorphisms_;
  std::vector<Proof> proofs_;
  std::vector<Rest> rests_;
  ZeroedArray<Answer> answers_;
};

}  // namespace omnigo::solve
