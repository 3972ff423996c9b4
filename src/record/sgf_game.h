// Games of Go in SGF files as records, and records as SGF.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/record.h"
#include "record/sgf.h"
#include "record/sgf_board.h"

namespace omnigo {

// A move that is on no point of the board: reading stops there.
struct OffBoard {
  int turn;  // from 1, as Game counts
  Colour player;
  std::string value;
};

struct SgfGame {
  GameRecord record;
  std::vector<SgfNode> nodes;  // of each event; kNoNode for what the result tells
  std::optional<OffBoard> off_board;
  std::vector<SgfWarning> warnings;  // places are those of the file, in UTF-8
};

// The game along a line of nodes that begins at a root, such as a main line. Within a node, setup
// comes before moves. What a file leaves out is taken so: 19x19; tromp-taylor, with komi from KM or
// none; the first turn is that of PL, or of whoever moves first, or White's after handicap stones.
// A turn after the end of play resumes it. Stones marked as the other's territory (TB, TW) in the
// last node are agreed dead. Losing by resignation or time is an event.
Result<SgfGame> game_from_sgf(const SgfCollection& sgf, const std::vector<SgfNode>& line);

// A game with all its variations. Its events are numbered: first those of the main line, which are
// `main.record.events`, then those of `variations`.
struct SgfTree {
  struct Variation {
    RecordEvent event;
    int parent;  // the event before it; kAtStart: none
  };
  static constexpr int kAtStart = -1;
  static constexpr int kLeftOut = -2;
  SgfGame main;
  std::vector<Variation> variations;
  SgfNode root = kNoNode;
  // The last event of each node, from the root on; kLeftOut: the node comes after a move that is on
  // no point of the board.
  std::vector<int> last_event;
};
Result<SgfTree> tree_from_sgf(const SgfCollection& sgf, SgfNode root);

// One tree without variations: Go as everybody writes it if SGF can say it, else our own game type.
SgfCollection game_to_sgf(const GameRecord& record);

}  // namespace omnigo
