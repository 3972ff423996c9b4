// A record's events played one after the other, without judging them: for pictures, and for files
// that break some rule.
#pragma once

#include <vector>

#include "record/record.h"

namespace omnigo {

// Suicide is allowed and repetition is not forbidden; turns may come out of turn or after the end.
class Playthrough {
 public:
  // An error where the start has a stone without liberty, or stones of a player not in the game.
  static Result<Playthrough> start(const GameRecord& record);

  // False if the event cannot be played at all: a move on a stone, by a player who left, and the
  // like. It then changes nothing.
  bool play(const RecordEvent& event);

  const Game& game() const { return game_; }
  Colouring colouring() const { return game_.board().colouring(); }
  // Stones of this colour taken off so far; those taken off by hand do not count.
  int prisoners_lost(Colour player) const { return game_.prisoners_lost(player); }

 private:
  explicit Playthrough(Game game) : game_(std::move(game)) {}
  bool set_up(const RecordEvent& event);
  bool can_play(Colour player) const;
  void resume_if_over();

  Game game_;
};

}  // namespace omnigo
