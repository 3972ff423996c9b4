// Certificates of a position by guessing and certifying (guess.h): of one bound, or of the value.
#pragma once

#include <optional>
#include <vector>

#include "rules/game.h"
#include "solve/guess.h"
#include "verify/certificate.h"

namespace omnigo::solve {

// A position with its history, two players, no suicide, positional superko.
struct GuessTask {
  Certificate statement;  // without claims
  WalkTask walk;          // without player and margin
  int komi = 0;           // in half points: Black's less White's
};

// What a certificate about the game's position says before its claims.
Certificate statement_of(const Game& game, int subject);

// Two players, area scoring, positional superko, no suicide, at most 27 points, and play has not
// ended.
bool can_guess(const Game& game);
Error cannot_guess();
// Of a game that can be guessed.
GuessTask guess_task(const Game& game);
// The whole margin without komi that a bound asks for: up for "at least", down for "at most".
inline int margin_of(bool at_least, HalfPoints bound, int komi) {
  return (bound - komi + (at_least ? 1 : 0)) >> 1;
}
// Format 2, with all of these automorphisms.
void name_automorphisms(Certificate& statement, const Automorphisms& automorphisms);

class ByGuess {
 public:
  ByGuess(const PointGraph& graph, const Automorphisms& automorphisms, GuessSettings settings,
          GuessTask task);

  // A certificate that Black's area less White's is at least (or at most) so much; nothing if the
  // oracle denies it or no proof was found.
  std::optional<Certificate> bound(bool at_least, int margin);
  // A certificate of both bounds. `all_only`: only where Black gets the whole board.
  std::optional<Certificate> value(bool all_only);

  std::uint64_t expanded() const { return guesser_.expanded(); }
  std::uint64_t nodes() const { return guesser_.nodes(); }
  double share_won() const { return guesser_.share_won(task_.walk.root); }

  // To go on from later, with the same task and the same bound.
  void save(CheckpointWriter& writer) const { guesser_.save(writer); }
  void load(CheckpointReader& reader) { guesser_.load(reader); }

 private:
  Guesser::Answer prove(int player, int margin);
  Certificate::Claim claim(bool at_least, int margin, std::string proof) const {
    return {at_least, 2 * margin + task_.komi, std::move(proof)};
  }
  Certificate with(std::vector<Certificate::Claim> claims) const;

  const int size_;
  Guesser guesser_;
  GuessTask task_;
};

}  // namespace omnigo::solve
