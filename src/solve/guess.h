// Guess, then certify: proofs of a bound for boards where superko hardly matters.
//
// The oracle (oracle.h) says who wins without history, and the walk (walk.h) writes a proof of it.
// Only what the checker accepts counts: the oracle may be wrong where superko decides, and then
// there is no proof.
#pragma once

#include <functional>
#include <string>

#include "solve/walk.h"

namespace omnigo::solve {

struct GuessSettings {
  std::size_t memory = std::size_t{1}
                       << 30;  // half of it for the oracle's table, half for the walk
  int threads = 1;
  std::uint64_t most_expanded = ~std::uint64_t{0};
  std::function<bool()> stop;
};

class Guesser {
 public:
  Guesser(const PointGraph& graph, const Automorphisms& automorphisms,
          const GuessSettings& settings);

  enum class Answer { Proved, Denied, Unknown };  // Denied: the oracle says that it is not so

  // If proved, take_proof() is the proof for a certificate with all of the automorphisms in their
  // order.
  Answer prove(const WalkTask& task);
  std::string take_proof() { return walk_.take_proof(); }

  std::uint64_t expanded() const { return oracle_.expanded() + walk_.expanded(); }
  std::uint64_t nodes() const { return walk_.nodes(); }
  // How much of the tree of play the oracle has won, four turns deep.
  double share_won(const SmallPosition& root) const { return oracle_.share_won(root, 4); }

  // What the oracle has found out; the walk is not saved.
  void save(CheckpointWriter& writer) const { oracle_.save(writer); }
  void load(CheckpointReader& reader) { oracle_.load(reader); }

 private:
  SmallBoard board_;
  Oracle oracle_;
  Walk walk_;
};

// Whether the player whose turn it is ends play with a pass, and well: the oracle knows nothing of
// passes.
bool ends_well(const SmallBoard& board, const WalkTask& task);

}  // namespace omnigo::solve
