// Who wins "the result is at least v", under superko, with the history taken seriously.
//
// 1. Proofs and histories
//
// A position is a colouring, whose turn it is, and how many passes came last. Under superko what
// can be played also depends on the history H, the situations met so far, the present one among
// them (situation: what the kind of superko compares: the colouring, or the colouring and who is
// next). A proof that side w wins from a position is a finite tree: at w's positions one turn of w
// with a proof of what follows; at the loser's positions, for each move that breaks no other rule,
// a proof of what follows or the remark that the move is forbidden, and a proof of what follows a
// pass; at the leaves, an end of play with a result that w wants, or the theorem of secure.h. For
// each proof define two sets of situations:
//
//     A, those that a move of w in it creates (a leaf of secure.h: all that its moves may create);
//     B, what is needed: those that its remarks say are forbidden, less those that the tree itself
//        goes through on the way from the root to the remark, root included.
//
//   Theorem. A proof holds under every history H that contains no member of A and all of B.
//
// So: at a move of w to q, A gains q and B loses q; at a turn of the loser, A and B are the unions
// over all children, where B of the child q loses q, and B gains what was forbidden; and B always
// loses the position's own situation.
//
// Proof, by induction on the tree. Let s be the situation of the root; it is in H. If w moves to q:
// q is in A, so not in H, and the move is legal. For the child H' = H + {q}. Its A' is part of A
// and so misses H, and q is not in A' (below). Its B' is part of B + {q, s}, and so of H'. If the
// loser moves to q, not in H, the same holds for that child. A move that is remarked to be
// forbidden is: its situation is in B, or is s. Passes add situations that are never asked to be
// new. That q is not in A' when q stands at the root of the child: the tree was made by a search
// that met each of w's moves as a legal one, below q; so was every tree it is put together from.
// QED.
//
// Two things that look right are not. "The search below met no repetition, so its result holds for
// every history": some move of w may recreate a situation of the other history; this is what A is
// for. "Without superko w wins, so w wins with it": w's winning turn may be forbidden.
//
// 2. Larger A
//
// A may be replaced by any set that contains it. The present situation s itself is never in A, so
// the test against H leaves s out, also where the larger set contains it. proofs.h says what is
// kept.
//
// An automorphism of the graph carries proofs to proofs, A to A and B to B, so proofs are kept for
// one position out of each set of images.
//
// With two players, passes need not be distinguished. Let the count as it stands be good for one
// side and bad for the other. The one for whom it is bad gains nothing from a pass: the other
// passes too. So only the other passes; the passes that came before make no difference to what
// follows, except that one for whom the count is good may end the game after an opponent's pass,
// which therefore never comes.
//
// 3. Territory scoring
//
// A player's stones on the board are those of the start and the moves made since, less the stones
// lost. So territory less stones lost is the area less the moves made, less a constant: territory
// scoring is area scoring where each move costs its player a point. What play from a position on
// adds to the result does not depend on the stones lost before it, and "at least v" becomes "at
// least v + 1" after a move of the subject, v - 1 after one of its only opponent, v after one of
// several opponents. The theorem above holds for such trees as they stand, since it says nothing
// of results; so does the remark on passes. A player who always passes pays nothing, so each side
// is sure of a result in [-n, n] on n points, and of what it keeps without answers (secure.h).
// Answers have a price; what needs them is not counted.
//
// 4. The search: depth-first proof numbers (A. Nagai, 2002)
//
// Each position has a number for each side, a guess at the work left to prove that this side wins.
// At a position of side x the number of x is the least among the children; the other side's is the
// largest plus a third for each further open child, where a sum would count positions twice that
// are reached in several ways (T. Ueda et al., "Weak proof-number search", 2008, add one for each;
// with a third, 1x11, 6x2 and 5x3 take a fifth to a third fewer positions). The search goes down
// the child with the least number for the side to move until a number passes a limit set above; of
// equal ones the most central: 4x4 and 4x3 take half the positions that they take in point order.
//
// A new position starts with one plus the points that a side is behind. With two players, where
// points have more than 2.4 neighbours on average but not all have three, a side also has blocks to
// join, eyes to make and empty points to come near, and further children count a twelfth: 4x4 and
// 5x3 take a fifth of the positions, 8x2 four fifths. Elsewhere this costs: 1x10 takes half as many
// again, and 1x12 and the cube did not end. Nor, on more than 20 points, did some positions full of
// stones (problems on 6x4, 7x4 and 7x5), so larger boards go without.
//
// Where all points have three neighbours or more, hardly anything is kept for good, and play is
// about which moves repetition still allows. There a side's number also grows with the turns that
// the other side has, since all of them must be answered: without that, graphs with six points did
// not end in millions of positions whose proofs are found in thousands. How long it takes is a
// matter of luck even so, and there is a way to try again: a Manner. On boards with at most six
// points and more than 2.8 neighbours on average the search of set_search.h takes over.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "solve/ground.h"
#include "solve/set_search.h"
#include "solve/table.h"

namespace omnigo::solve {

// What first numbers consist of, and which of equal children comes first. The answers are the same,
// the work is not.
struct Manner {
  std::uint32_t behind = 1;   // for each point that a side is behind
  std::uint32_t turns = 0;    // for each turn that the other side has, if it is to move
  std::uint32_t further = 3;  // this many further children count one
  std::uint64_t seed = 0;     // 0: of equal children the most central; else by chance
};

// A turn and where it leads.
template <int N>
struct Step {
  Point point = kNoPoint;  // kNoPoint: a pass
  Position<N> after;
  bool stops = false;  // a pass that ends play
};

// Who wins a position and under which histories, or how far it is from being decided.
template <int N>
struct Verdict {
  Numbers numbers{1, 1};
  bool leaf = false;  // by secure.h; then `leaves` says what it may create
  LeafPattern<N> leaves;
  Box<N> box = Box<N>::nothing();
  std::vector<Situation<N>> needed;
  std::uint32_t proof = 0, generation = 0;
  std::uint32_t frame = 0;  // the automorphism from the board to the proof's frame
  std::uint32_t work = 0;
  Point turn = kNoPoint;  // won by the side to move, and no leaf: how

  bool decided() const { return numbers[0] == 0 || numbers[1] == 0; }
  Side winner() const { return numbers[0] == 0 ? 0 : 1; }
};

template <int N>
class Prover {
 public:
  Prover(const Ground<N>& ground, std::size_t bytes, Manner manner = {});

  // Whether boards and rules like these are searched with plain sets (set_search.h).
  static bool uses_sets(const Ground<N>& ground);

  const Manner& manner() const { return manner_; }
  // The play up to here: every situation, the present one last.
  void set_history(const std::vector<Situation<N>>& situations);
  // The result that side 0 wants, counted from where the history was set.
  void ask(int at_least) { at_least_ = at_least + paid_; }
  // Asked now and then; true ends the search.
  void set_stop(std::function<bool()> stop) { stop_ = std::move(stop); }

  // For those who walk through a proof: whether to end that as well.
  bool asked_to_stop() const { return stop_ && stop_(); }

  // Who wins the present position; nothing if it was stopped.
  std::optional<Side> decide(const Position<N>& position);
  // A proof that holds for some position under its history, in the graph of A.
  struct Lead {
    std::uint32_t proof = 0;  // 0: none
    std::uint32_t generation = 0;
    int frame = 0;  // the automorphism from the board to the proof's frame
  };
  // A turn that keeps the present position won for the side to move, if it wins it.
  std::optional<Step<N>> winning_step(const Position<N>& position) {
    Lead lead;
    return winning_step(position, lead);
  }
  // The same as the lead says, if it is one; then leads on to what follows the turn.
  std::optional<Step<N>> winning_step(const Position<N>& position, Lead& lead);
  // The lead, if it is still one; else what is known at once of the present position.
  Lead renewed(const Lead& lead, const Position<N>& position);
  // To what follows a turn of the loser, or what the proof says is the winner's.
  Lead after(const Lead& lead, Point turn) const;
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  // Proofs that are kept.
  std::size_t proofs() { return table_.proofs().size(); }

  // What was found out so far. To load wants a prover that has searched nothing yet.
  void save(CheckpointWriter& writer) {
    writer.put(nodes());
    table_.save(writer);
    if (sets_) sets_->save(writer);
  }
  void load(CheckpointReader& reader) {
    std::uint64_t nodes = 0;
    reader.get(nodes);
    nodes_ = nodes;
    table_.load(reader);
    if (sets_) sets_->load(reader);
  }

  // For those who walk through a proof: the present position's turns that break no rule, and the
  // moves that only repetition forbids.
  std::vector<Step<N>> steps(const Position<N>& position, std::vector<Step<N>>& forbidden) const;
  // Goes to what follows a legal step, and back.
  void enter(const Step<N>& step);
  void leave();
  // What is known at once of what follows a legal step from here, or of the present position.
  Verdict<N> look(const Position<N>& position);
  // Whether the side is sure to win the position by what its players hold for good.
  bool secured(const Position<N>& position, Side side, LeafPattern<N>& leaves);
  const History<N>& history() const { return history_; }
  // The mark of a situation with these stones in the history and in proofs.
  Mark mark(const Stones<N>& stones) const;

 private:
  struct Child {
    Step<N> step;
    Verdict<N> verdict;
  };
  // A position as the table knows it.
  struct Place {
    Position<N> least;
    int to_frame = 0;  // the automorphism that leads there
  };
  struct Frame {
    std::vector<Child> children;
    std::vector<Place> places;  // of the children
    std::vector<Situation<N>> forbidden;
  };
  // What the children say about their parent.
  struct Outlook {
    Numbers numbers;
    int best = -1;
    std::uint32_t second = kNever;  // number of the second best
    int open = 0;                   // children that the other side has not won yet
  };

  bool holds(const Lead& lead) const {
    return lead.proof != 0 && lead.generation == table_.generation();
  }
  Lead lead_of(const Verdict<N>& verdict) const {
    return {verdict.proof, verdict.generation, static_cast<int>(verdict.frame)};
  }
  // Of a turn as it is kept in the frame that the automorphism leads to, and back.
  std::uint8_t kept_turn(int to_frame, Point turn) const {
    return turn == kNoPoint
               ? kPassTurn
               : static_cast<std::uint8_t>(ground_.automorphisms.image(to_frame, turn));
  }
  Point turn_of(int to_frame, std::uint8_t kept) const {
    const Automorphisms& automorphisms = ground_.automorphisms;
    return kept == kPassTurn ? kNoPoint
                             : automorphisms.image(automorphisms.inverse(to_frame), Point{kept});
  }
  Verdict<N> settle(const Position<N>& position);
  Verdict<N> settle_with_sets(const Position<N>& position);
  Point secured_turn(const Position<N>& position, const LeafPattern<N>& leaves) const;
  Verdict<N> search(const Position<N>& position, Numbers limits, int depth);
  void expand(const Position<N>& position, Frame& frame);
  Outlook outlook(Side side, const Frame& frame) const;
  Verdict<N> conclude(const Position<N>& position, const Frame& frame, const Outlook& outlook,
                      std::uint32_t work);
  void rest_on(const Child& child, int to_frame, Verdict<N>& verdict,
               typename ProofGraph<N>::Proof& proof,
               std::vector<typename ProofGraph<N>::Rest>& rests) const;
  void store(const Position<N>& position, const Verdict<N>& verdict);
  bool applies(const Entry<N>& entry, const Position<N>& position, int to_frame,
               Verdict<N>& verdict);
  Place place(const Position<N>& position) const;
  bool look_at_leaf(const Position<N>& position, Verdict<N>& verdict);
  void look_up(const Position<N>& position, const Place& place, Verdict<N>& verdict);
  void take_lost_blocks(const Position<N>& position, std::array<Points, 2>& stones) const;
  std::uint32_t further(int open) const;
  int unfinished(Points own, Points empty) const;
  void sort_children(std::vector<Step<N>>& steps) const;
  int turns_left(const Position<N>& position) const;
  Numbers guess(const Position<N>& position) const;
  bool good_for_mover(const Position<N>& position) const;
  bool ends_well(const Position<N>& position) const;
  bool stopped();
  int price(const Step<N>& step) const {
    return step.point == kNoPoint ? 0 : ground_.price(ground_.before(step.after.next));
  }
  void pay(int price) {
    paid_ += price;
    at_least_ += price;
  }

  Ground<N> ground_;
  const Manner manner_;
  Table<N> table_;
  std::unique_ptr<SetSearch> sets_;  // if it is used
  SecureCache secure_;
  History<N> history_;
  struct Entered {
    bool fresh;  // it added to the history
    int price;
  };
  std::vector<Entered> entered_;
  std::deque<Frame> frames_;
  const bool wide_;                             // two players, and a board that is no path or cycle
  std::vector<int> place_in_order_;             // by point: central ones first
  std::array<std::uint32_t, 2> creators_next_;  // by side: who may be next after its moves, as bits
  int at_least_ = 0;                            // from the present position on
  int paid_ = 0;                                // by the steps entered
  std::atomic<std::uint64_t> nodes_ = 0;        // asked for by another thread
  std::function<bool()> stop_;
  bool stopping_ = false;
};

extern template class Prover<2>;
extern template class Prover<6>;

}  // namespace omnigo::solve
