// Guess, then certify: proofs of a bound for boards where superko hardly matters.
//
// The oracle (oracle.h) says who wins without history. Then the winner's strategy is walked through
// with the exact history of each way: one turn at each position of the winner, all turns of the
// other. A node that is done can be used again under another history, and under an automorphism of
// the graph, where no colouring on the way is one that a move of the winner below the node creates,
// or spoils one of its leaves. That is asked of a box around all these colourings. Where the box
// does not say so, the position is walked through again; where the winner's turn repeats something,
// another turn is tried, and in the end the position is searched again under its history.
//
// The proof is written as docs/certificates.md says, and only what the checker accepts counts: the
// oracle may be wrong where superko decides, and then there is no proof.
//
// Why the checker accepts it. Let a be a node above the node m in the graph, and q what the
// winner's move at m creates; we show that a's colouring is not q. If the whole way from a to m was
// walked in one piece, q was compared with all colourings on it. Else take the first step of that
// way that leads to a node that was done: at that moment a was on the way, and its colouring was
// compared with the box of that node, which contains q. Leaves alike. A move that is said to be
// forbidden repeats a colouring at a place on the way; a node is kept for further use only if that
// place is in its own part of the way, or is the position before it and the ban on taking back at
// once (part of what nodes are compared by) says so.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "solve/oracle.h"

namespace omnigo::solve {

struct GuessSettings {
  std::size_t memory = std::size_t{1} << 30;  // for the oracle's table
  int threads = 1;
  std::uint64_t most_expanded = ~std::uint64_t{0};
  std::uint64_t most_nodes = std::uint64_t{1} << 31;
  std::function<bool()> stop;
};

// Everything the walk of one proof needs; made once for each bound.
class Guesser {
 public:
  Guesser(const PointGraph& graph, const Automorphisms& automorphisms, GuessSettings settings);

  enum class Answer { Proved, Denied, Unknown };  // Denied: the oracle says that it is not so

  // Whether the player can make the margin (own area less the other's) at least so much. `past`:
  // the colourings of the play before, the present one last, as SmallPosition::colouring. If
  // proved, proof() is the proof for a certificate with all of the automorphisms in their order.
  Answer prove(int player, int margin, const SmallPosition& root, int passes,
               const std::vector<std::uint64_t>& past);
  const std::string& proof() const { return text_; }
  std::string take_proof() { return std::move(text_); }

  std::uint64_t expanded() const { return oracle_.expanded() + afresh_expanded_; }
  std::uint64_t nodes() const { return completed_; }
  // How much of the tree of play the oracle has won, four turns deep.
  double share_won(const SmallPosition& root) const { return oracle_.share_won(root, 4); }

  // What the oracle has found out; the walk is not saved.
  void save(CheckpointWriter& writer) const { oracle_.save(writer); }
  void load(CheckpointReader& reader) { oracle_.load(reader); }

 private:
  // A box around what is created below a node, and what its leaves can be spoilt by.
  struct Below {
    Set own_all = ~Set{0}, own_some = 0, other_all = ~Set{0}, other_some = 0;
    Set leaf_all = ~Set{0}, leaf_some = 0;
    int rests_on = 1 << 30;  // the first place on the way that a forbidden move repeats

    void creates(Set own, Set other);
    void has_leaf(const SmallSecured& leaf);
    void join(const Below& below);
  };
  struct Done {
    std::uint32_t completed;
    std::uint16_t to_least;  // the automorphism from the node's position to the kept image
    Below below;             // of that image
  };
  struct Step {
    Point point = kNoPoint;
    SmallPosition after;
    int passes = 0;
  };

  bool walk(const SmallPosition& position, int passes, Oracle& oracle, Below& above);
  bool walk_node(const SmallPosition& position, int passes, Oracle& oracle, Below& below);
  bool walk_winner(const SmallPosition& position, int passes, Oracle& oracle, Below& below);
  Oracle& afresh();
  bool try_steps(const std::vector<Step>& steps, std::vector<bool>& tried, Oracle& oracle,
                 Below& below);
  bool take(const Step& step, Oracle& oracle, Below& below);
  bool walk_all(const SmallPosition& position, int passes, Oracle& oracle, Below& below);
  std::vector<Step> winner_steps(const SmallPosition& position, int passes) const;
  bool is_leaf(const SmallPosition& position, int passes, SmallSecured& leaf);
  bool use_again(const SmallPosition& position, int passes, Below& above, bool write);
  bool fits(const Below& below) const;
  Below image(int automorphism, const Below& below) const;
  std::uint64_t node_key(const SmallPosition& position, int passes, int& to_least) const;
  Set own(std::uint64_t colouring) const {
    return static_cast<Set>(player_ == 0 ? colouring : colouring >> 32);
  }
  Set others(std::uint64_t colouring) const {
    return static_cast<Set>(player_ == 0 ? colouring >> 32 : colouring);
  }
  bool repeats_past_image(std::uint64_t colouring) const;
  bool all_images_are_past(std::uint64_t colouring) const;
  int place_of(std::uint64_t colouring) const;
  bool counts_well(const SmallPosition& position) const {
    return board_.margin(position.stones, player_) >= margin_;
  }
  void write_number(std::uint64_t number);
  bool asked_to_stop();

  const Automorphisms& automorphisms_;
  SmallBoard board_;
  GuessSettings settings_;
  Oracle oracle_;
  std::vector<std::unique_ptr<Oracle>> under_history_;  // one below the other
  SmallGames games_;
  int player_ = 0, margin_ = 0;
  bool stopped_ = false;
  std::uint64_t afresh_expanded_ = 0;
  int nested_ = 0;                  // searches under a history that are being walked through
  std::vector<std::uint64_t> way_;  // the play before, then the colourings of nodes
  std::vector<std::uint64_t> past_images_;  // of the play before, sorted
  std::unordered_map<std::uint64_t, Done> done_;
  std::vector<std::uint64_t> done_order_;  // keys in the order in which they came
  std::string text_;
  std::uint64_t completed_ = 0, begun_ = 0;
};

}  // namespace omnigo::solve
