// The second half of guessing and certifying: the walk through a strategy that writes its proof.
//
// The oracle (oracle.h) says who wins without history. The winner's strategy is walked through
// with the exact history of each way: one turn at each position of the winner, all turns of the
// other. A node that is done can be used again under another history, and under an automorphism of
// the graph, where no colouring on the way is one that a move of the winner below the node creates,
// or spoils one of its leaves. That is asked of a box around all these colourings. Where the box
// does not say so, the position is walked through again; where the winner's turn repeats something,
// another turn is tried, and in the end the position is searched again under its history. If that
// takes too long the winner's position before it is, and each on the way up may take twice as long.
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
#include <vector>

#include "solve/done_table.h"
#include "solve/oracle.h"
#include "solve/stamps.h"

namespace omnigo::solve {

// What a walk has to prove.
struct WalkTask {
  int player = 0, margin = 0;  // own area less the other's, at least
  SmallPosition root;
  int passes = 0;                   // that came last; play has not ended
  std::vector<std::uint64_t> past;  // colourings of the play, the present one last
};

class Walk {
 public:
  struct Settings {
    std::size_t memory = std::size_t{1} << 28;  // for nodes that can be used again
    std::function<bool()> stop;
  };

  Walk(const SmallBoard& board, const Automorphisms& automorphisms, Settings settings);

  // Whether a proof was found. The oracle was asked about the player and the margin, and may be
  // searched by other threads meanwhile; this walk is its thread `thread`. If so, take_proof() is
  // the proof for a certificate with all of the automorphisms in their order.
  bool prove(const WalkTask& task, Oracle& oracle, int thread);
  std::string take_proof() { return std::move(text_); }

  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  // How much of the first turns is walked through, from 0 to 1: it does not grow evenly.
  double share_done() const { return share_.load(std::memory_order_relaxed); }
  // By searches under a history.
  std::uint64_t expanded() const { return afresh_expanded_.load(std::memory_order_relaxed); }

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
  // A position with the passes before it, as nodes are compared.
  struct Key {
    std::uint64_t key;       // the ban on taking back at once is part of it, the passes too
    std::uint64_t position;  // the oracle's key
    int to_least;
  };
  struct Step {
    Point point = kNoPoint;
    SmallPosition after;
    int passes = 0;
    Key key;
  };

  struct Move {
    Point point;
    std::uint32_t rank;  // of the position where it is made
    SmallPosition after;
  };

  bool walk(const Step& step, Oracle& oracle, Below& above);
  bool walk_leaf(const Step& step, Oracle& oracle, Below& above);
  bool walk_node(const Step& step, Oracle& oracle, Below& below);
  bool walk_winner(const Step& here, Oracle& oracle, Below& below);
  std::optional<Move> winning_move(const Step& here, const Oracle& oracle) const;
  bool take_leaf(const Move& move, Below& below);
  bool take_known(const Move& move, const std::vector<Step>& steps, std::vector<bool>& tried,
                  Oracle& oracle, Below& below);
  Oracle& afresh(std::uint64_t most_expanded);
  bool try_afresh(const SmallPosition& position, const std::vector<Step>& steps, Below& below);
  bool try_steps(const std::vector<Step>& steps, std::vector<bool>& tried, Oracle& oracle,
                 Below& below);
  bool take(const Step& step, Oracle& oracle, Below& below);
  bool walk_all(const SmallPosition& position, int passes, Oracle& oracle, Below& below);
  std::vector<Step> winner_steps(const SmallPosition& position, int passes) const;
  std::vector<Step> loser_steps(const SmallPosition& position, int passes) const;
  bool walk_reply(const Step& step, Oracle& oracle, Below& below);
  // `known`: the oracle has found that it is one, the way here aside.
  bool is_leaf(const SmallPosition& position, int passes, bool known, SmallSecured& leaf);
  bool use_again(const Key& key, Below& above, bool write);
  bool fits(const Below& below) const;
  Below image(int automorphism, const Below& below) const;
  Step step_to(Point point, const SmallPosition& after, int passes) const;
  bool decide_again(const SmallPosition& position, Oracle& oracle);
  void advance(double share) { share_.store(share, std::memory_order_relaxed); }
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

  const SmallBoard& board_;
  const Automorphisms& automorphisms_;
  Settings settings_;
  SmallGames games_;
  // Small and large ones, one below the other.
  std::array<std::vector<std::unique_ptr<Oracle>>, 2> under_history_;
  std::uint64_t worth_ = 0;   // what the next search under a history may take
  Oracle* oracle_ = nullptr;  // the one without history
  int thread_ = 0;
  int player_ = 0, margin_ = 0;
  bool stopped_ = false;
  int nested_ = 0;                  // searches under a history that are being walked through
  std::vector<std::uint64_t> way_;  // the play before, then the colourings of nodes
  std::size_t root_place_ = 0;      // on the way
  std::vector<std::uint64_t> past_images_;  // of the play before, sorted
  std::optional<DoneTable> done_;
  Stamps completed_;
  std::string text_;
  std::uint64_t begun_ = 0;
  double width_ = 1;  // of what is walked through now, as a share of the whole
  std::atomic<double> share_ = 0;
  std::atomic<std::uint64_t> nodes_ = 0, afresh_expanded_ = 0;
};

}  // namespace omnigo::solve
