// Who wins, by a search that keeps A and B of each proof (prover.h) as plain sets of situations:
// for two players on boards with few colourings.
//
// Where points have three neighbours or more, play is long and about what superko still allows.
// A position is met under thousands of histories, and what matters is to find, out of all proofs
// for it, one that holds under the present history. Prover keeps a few for each position, and A as
// a graph that has to be walked. With at most six points there are at most 3^6 colourings: here A
// and B are sets of bits, a proof is tested in a few dozen operations, and thousands are kept for
// each position.
//
// Automorphisms are used in three ways. Proofs are kept for one position out of each set of images.
// Several automorphisms may lead there: those that leave the position as it is can still move the
// history, and a proof that does not hold under one of its images may hold under another, so some
// of them are tried. Numbers of open positions are kept for the image of the history with the least
// hash. And children that an automorphism carries to each other, the history with them, are twins:
//
//   If an automorphism carries H to H and the child x to the child y, it carries each proof for x
//   under H + {x}, with A and B, to one for y under H + {y}.
//
// So one of them is searched, and its proof stands for the others. (That the history is carried to
// itself is tested; equal hashes are not enough.)
//
// The rest is as in prover.h: the theorem on A and B, passes, and the search by proof numbers,
// where further children count one each and the number of the side that is not to move grows by
// four for each turn that the other has. Where several turns win, the one whose proof asks for
// least is taken. Secured stones are no leaves here; they hardly ever occur.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "base/checkpoint.h"
#include "solve/ground.h"
#include "solve/table.h"

namespace omnigo::solve {

class SetSearch {
 public:
  static constexpr int kMostPoints = 6;

  // Whether it knows such boards and rules.
  static bool can(const Ground<2>& ground) {
    return ground.players == 2 && !ground.territory && ground.graph.size() <= kMostPoints;
  }
  // Whether it is worth its while: points have more than 2.8 neighbours on average.
  static bool suits(const Ground<2>& ground) {
    return can(ground) && is_denser_than(ground.graph, 28);
  }

  SetSearch(const Ground<2>& ground, std::size_t bytes);

  struct Answer {
    std::optional<Side> winner;  // none: it was stopped
    Point turn = kNoPoint;       // if the winner is to move: its turn, or a pass
  };
  // Who wins "at least so much" at the position, which the history ends with. `opens` is called for
  // each position that is opened; true ends the search.
  Answer decide(const Position<2>& position, const History<2>& history, int at_least,
                std::function<bool()> opens);

  std::size_t proofs() const { return proofs_.size() - free_.size(); }
  void save(CheckpointWriter& writer) const;
  void load(CheckpointReader& reader);

 private:
  static constexpr int kMostSituations = 2 * 729, kMostWords = (kMostSituations + 63) / 64;
  using Number = std::int16_t;  // of a situation

  // A set of situations.
  struct Set {
    std::array<std::uint64_t, kMostWords> words{};

    bool contains(Number i) const { return (words[i / 64] >> i % 64 & 1) != 0; }
    void add(Number i) { words[i / 64] |= std::uint64_t{1} << i % 64; }
    void remove(Number i) { words[i / 64] &= ~(std::uint64_t{1} << i % 64); }
    void add(const Set& other) {
      for (int i = 0; i < kMostWords; ++i) words[i] |= other.words[i];
    }
    int size() const;
  };
  struct Proof {
    Set created, needed;  // A and B
    std::uint32_t work = 0;
    std::int8_t at_least = 0;
    std::uint8_t turn = 0;  // as Entry has it
  };
  struct Verdict {
    Numbers numbers{1, 1};
    Set created, needed;
    Point turn = kNoPoint;

    bool decided() const { return numbers[0] == 0 || numbers[1] == 0; }
    Side winner() const { return numbers[0] == 0 ? 0 : 1; }
  };
  // A colouring, by its digits to the base 3.
  struct Colouring {
    Stones<2> stones;
    int result = 0;
    int least = 0;                             // its least image
    std::vector<int> ways;                     // the automorphisms that lead there
    std::array<std::vector<Number>, 2> moves;  // by player: the colourings after them
    std::array<std::vector<Point>, 2> points;  // of these moves
  };
  // A colouring and whose turn it is.
  struct Place {
    int colouring = 0;
    int next = 0;
  };
  // What stands after a turn.
  struct Child {
    Point point = kNoPoint;
    Place place;
    bool fresh = false;  // its situation is a new one
    int way = 0;         // the automorphism that the history is least under
    std::uint64_t tag = 0;
    int twin = -1;  // an earlier child that stands for it
    Verdict verdict;
  };
  struct Outlook {
    Numbers numbers;
    int best = -1;
    std::uint32_t second = kNever;
    std::uint32_t further = 0;
  };
  struct Open {
    std::uint64_t key;
    Numbers numbers;
  };

  int code(const Stones<2>& stones) const;
  Number situation(const Place& place) const {
    return static_cast<Number>(situational_ ? 2 * place.colouring + place.next : place.colouring);
  }
  Number image(int automorphism, Number situation) const {
    return images_[static_cast<std::size_t>(automorphism) * situations_ + situation];
  }
  Set image(int automorphism, const Set& set) const;
  bool holds(const Proof& proof, const Set& history) const;
  bool good_for_mover(const Place& place) const {
    return (colourings_[place.colouring].result >= at_least_) == (place.next == 0);
  }
  std::size_t list_of(const Place& place, Side winner) const {
    return (static_cast<std::size_t>(colourings_[place.colouring].least) * 2 + place.next) * 2 +
           winner;
  }
  std::uint64_t key_of(const Child& child) const;
  void push(Number situation);
  void pop();
  void set_tag(Child& child) const;
  bool are_twins(const Child& one, const Child& other) const;
  bool find_proof(Child& child);
  void look(Child& child);
  Numbers guess(const Place& place) const;
  std::vector<Child> children(const Place& place, Set& forbidden);
  Outlook outlook(Side side, const std::vector<Child>& children) const;
  Verdict conclude(const Place& place, const std::vector<Child>& children, const Set& forbidden,
                   const Numbers& numbers) const;
  Verdict search(const Place& place, Numbers limits);
  void keep(const Place& place, const Verdict& verdict, std::uint64_t work);
  void shorten_lists();

  const Ground<2> ground_;
  const bool situational_;
  int situations_ = 0, words_ = 0;
  std::size_t most_proofs_;
  std::vector<Colouring> colourings_;  // by code; those without liberties are never met
  std::vector<Number> images_;         // of situations, by automorphism
  std::vector<std::uint64_t> hashes_;  // of situations
  std::vector<Proof> proofs_;
  std::vector<std::uint32_t> free_;                // proofs that are no more
  std::vector<std::vector<std::uint32_t>> lists_;  // proofs, those last used first
  ZeroedArray<Open> open_{1};                      // by key
  int at_least_ = 0;
  Set history_;
  std::vector<Number> way_;          // the history's situations
  std::vector<std::uint64_t> tags_;  // after each of them, one per automorphism
  std::uint64_t opened_ = 0;
  bool stopping_ = false;
  std::function<bool()> opens_;
};

}  // namespace omnigo::solve
