// The position changed by hand in the middle of a game.
#pragma once

#include "record/record.h"

namespace omnigo {

// The rules know no such thing: another game begins from there, with the handicap of the first one
// with its prisoners, and without the players who left it. An error if a stone is without liberty
// or off the board.
Result<Game> after_setup(const Game& game, const RecordEvent& setup,
                         const CanonicalForm& canonical = nullptr);

}  // namespace omnigo
