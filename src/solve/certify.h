// Writes down the proof that a search has found, for a checker who trusts nobody.
//
// The search's graph of proofs leads through the positions. Where it does not lead on, since memory
// was short, the search is asked again under the history that leads there, and answers from its
// table, or searches again what it has forgotten. The same position may appear several times in a
// certificate: an earlier appearance is used again exactly where its A and B (prover.h) fit the
// history. A certificate put together like this passes the checker's test of superko: if a move of
// the winner repeated a situation s that stands at a node above it, then s would be in A of that
// node, and A never contains a node's own situation; if a way from the root led around a situation
// that a remark needs, that situation would be in B of the root, and only situations of the play
// before are.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "solve/prover.h"

namespace omnigo::solve {

template <int N>
class Certifier {
 public:
  // Of the fact that the side wins what the prover was asked for.
  Certifier(const Ground<N>& ground, Prover<N>& prover, Side side)
      : ground_(ground),
        prover_(prover),
        side_(side),
        proofs_(ground.automorphisms, prover.proofs()) {}

  // The proof in the format of docs/certificates.md, from the prover's present history on; nothing
  // if it was stopped.
  std::optional<std::string> certify(const Position<N>& root);

 private:
  // What stands below a turn.
  struct Below {
    enum Kind { End, Leaf, Forbidden, Node } kind = End;
    int node = 0;
    LeafPattern<N> leaves;
  };
  struct Node {
    Position<N> position;
    Point turn = kNoPoint;  // of the winner
    std::vector<Below> below;
    std::vector<Situation<N>> needed;  // B
    std::uint32_t proof = 0;           // A, in proofs_
    int completed = -1;                // its place in the order of writing
  };
  struct Hash {
    std::size_t operator()(const Position<N>& position) const { return position.hash(); }
  };

  using Lead = typename Prover<N>::Lead;

  std::optional<Below> prove(const Position<N>& position, const Lead& lead);
  std::optional<Below> prove_after(const Step<N>& step, const Lead& lead);
  // A leaf, or an earlier appearance that can be used again.
  std::optional<Below> done_already(const Position<N>& position);
  bool add_winner_turn(Node& node, Lead lead);
  bool take_turn(Node& node, const Step<N>& step, const Below& below);
  bool add_all_turns(Node& node, Lead lead);
  void conclude(Node& node, const std::vector<Step<N>>& steps,
                const std::vector<Step<N>>& forbidden);
  bool usable(int number) const;
  void write(const Below& below);
  void write_number(std::uint32_t number);

  const Ground<N>& ground_;
  Prover<N>& prover_;
  const Side side_;
  mutable ProofGraph<N> proofs_;
  std::vector<Node> nodes_;
  std::vector<int> nodes_before_;  // how many there were when each turn on the way here was made
  std::unordered_map<Position<N>, std::vector<int>, Hash> known_;
  std::string text_;
  int completed_ = 0;
};

extern template class Certifier<2>;
extern template class Certifier<6>;

}  // namespace omnigo::solve
