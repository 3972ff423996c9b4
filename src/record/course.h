// The course of a recorded game: what each of its events does. The one place that plays them.
#pragma once

#include <optional>
#include <string>

#include "record/record.h"
#include "rules/game.h"

namespace omnigo {

enum class Fault : std::uint8_t {
  Occupied,
  Suicide,
  Repeats,  // a colouring that stood after `repeats`
  OffBoard,
  OutOfTurn,  // another player's turn
  NotIn,      // a player who has left, or the last one leaving
  Over,       // a turn after the end of play that nobody resumed
  NotOver,    // resumed before the end of play
  Setup,      // leaves a stone without liberty
  Agreement   // marks a point without a stone dead, or as neutral what cannot be
};
// "occupied", "suicide", "repeats", "off-board", "out-of-turn", "not-in", "over", "not-over",
// "setup", "agreement"
std::string_view fault_name(Fault fault);

struct RuleBreak {
  Fault fault;
  int turn = 0;  // the number that the turn has or would have, from 1
  Colour player = Colour::Empty;
  std::string point = {};  // a point's name, or what the file says instead; empty: a pass
  int repeats = 0;         // 0 is the start
};
// "turn 7, black at A2: repeats the colouring after turn 1"
std::string to_text(const RuleBreak& rule_break);
// The same as an error, for programs that word it themselves.
Error to_error(const RuleBreak& rule_break);
// A move that the rules forbid. The legality is not Legal.
RuleBreak rule_break(Legality legality, int turn, Colour player, std::string point);

class Course {
 public:
  // An error if the start is impossible, or if the ko rule is `symmetric` and there is no canonical
  // form.
  static Result<Course> start(const GameRecord& record, CanonicalForm canonical = nullptr);
  // For pictures, and for files that break some rule: suicide and repetition are not forbidden.
  static Result<Course> start_unjudged(const GameRecord& record);

  // Plays an event; turns may come out of turn. If the rules forbid it: how, and nothing changes.
  //
  // The rules know no setup. Another game begins from there, with the handicap and the prisoners of
  // the first one and without the players who left it.
  std::optional<RuleBreak> play(const RecordEvent& event);
  // The same, but a turn after the end of play resumes it, and a resumption before it does nothing.
  std::optional<RuleBreak> play_on(const RecordEvent& event);

  const Game& game() const { return game_; }  // since the latest setup
  Colouring colouring() const { return game_.board().colouring(); }
  int turns() const { return turns_before_ + game_.turns(); }
  RuleBreak broken(Fault fault, const RecordEvent& event, int repeats = 0) const;

 private:
  Course(SharedLayout board, Game game, CanonicalForm canonical)
      : board_(std::move(board)), game_(std::move(game)), canonical_(std::move(canonical)) {}
  bool is_in(Colour player) const;
  std::optional<RuleBreak> move(const RecordEvent& event);
  std::optional<RuleBreak> set_up(const RecordEvent& event);

  SharedLayout board_;
  Game game_;
  CanonicalForm canonical_;
  int turns_before_ = 0;  // the latest setup
};

}  // namespace omnigo
