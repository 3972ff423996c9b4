// Perfect play from a position with its history: its value, the best turns, a line of best play.
//
// With two players the value is Black's score less White's when both play perfectly. With more,
// what is well defined is the score that one player, the subject, can secure against all the others
// together. Area or territory scoring, positional or situational superko, at most 64 points and 6
// players. The board counts as it stands when play stops: nobody agrees that stones are dead.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <vector>

#include "base/result.h"
#include "rules/game.h"
#include "verify/certificate.h"

namespace omnigo::solve {

struct Progress {
  HalfPoints low, high;  // the value lies between
  std::uint64_t nodes;
  // While one bound is guessed and certified: nodes of the certificate so far; and save() may be
  // called.
  std::optional<std::uint64_t> certified;
};

struct Settings {
  Colour subject = Colour::Black;  // with two players always Black
  std::size_t memory = std::size_t{1} << 30;
  // The search with history uses one or two: two questions about the value at once, each with half
  // of the memory. The search without history (guess.h) uses all of them for one question.
  int threads = 1;
  // Only the value and its certificate will be asked for: where Black gets everything, guessing
  // finds them sooner.
  bool value_only = false;
  // Called often, by one thread at a time; stop() ends the search if it answers true.
  std::function<bool()> stop;
  std::function<void(const Progress&)> report;
};

// A turn and the value of what it leads to. kNoPoint is a pass.
struct ValuedTurn {
  Point point;
  HalfPoints value;
};

class Solver {
 public:
  // An error where the game's rules, board or history are beyond it.
  static Result<std::unique_ptr<Solver>> create(const Game& game, Settings settings);
  virtual ~Solver() = default;

  // Another position of a game with the same board, rules and start; what was found out is kept.
  virtual Result<void> set_game(const Game& game) = 0;

  // The functions below answer nothing if they were stopped.
  virtual std::optional<HalfPoints> value() = 0;
  // The turns that keep the value, in point order, the pass last. None if play has ended.
  virtual std::optional<std::vector<Point>> best_turns() = 0;
  // Every legal turn with its value, in point order, the pass last.
  virtual std::optional<std::vector<ValuedTurn>> turn_values() = 0;
  // How play may go on when both sides keep the value, to the end of play.
  virtual std::optional<std::vector<Point>> line() = 0;

  // Proofs of both bounds, that the value is at least and at most what it is. The board's name is
  // left empty. Nothing under territory scoring: certificates are about area scoring.
  virtual std::optional<Certificate> certificate() = 0;
  // A proof of one bound, by guessing and certifying; nothing if none was found. An error where
  // that cannot be done: it can for two players, area scoring, positional superko, no suicide and
  // at most 27 points.
  virtual Result<std::optional<Certificate>> bound_certificate(bool at_least, HalfPoints bound) = 0;
  // The same by the search with history, wherever certificate() can be asked; nothing if the bound
  // does not hold or it was stopped.
  virtual std::optional<Certificate> searched_bound(bool at_least, HalfPoints bound) = 0;
  // While bound_certificate() works: how much of the first four turns is answered, from 0 to 1.
  // Takes a tenth of a second or more.
  virtual double share_won() const = 0;
  // Whether the value was found by guessing and certifying: then the best turns and the line are a
  // search of their own, and a longer one.
  virtual bool guessed() const = 0;

  // One step of the proof that the result is at least (or at most) so much: how play may have
  // ended, a leaf that is kept for good, a turn of the side that proves it, or a position where the
  // other side may do what it likes.
  struct ProofStep {
    enum Kind { End, Leaf, Turn, AnyTurn } kind;
    Point turn = kNoPoint;
  };
  // Of the position; the bound must hold there. Nothing if it does not.
  virtual std::optional<ProofStep> proof_step(bool at_least, HalfPoints bound) = 0;

  // What was found out so far, to go on from later: with the same position and rules, the same
  // number of threads, and as much memory. Of a bound, what the search without history has found.
  virtual void save(std::ostream& out) = 0;
  // Into a solver that has done nothing yet.
  virtual Result<void> load(std::istream& in) = 0;

  // What is known of the value so far.
  virtual Progress progress() const = 0;
};

}  // namespace omnigo::solve
