// A query of KataGo's analysis protocol: one line of JSON, read and checked.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "graph/layout.h"
#include "rules/game.h"
#include "search/bot.h"

namespace omnigo {

// Whose side the numbers are reported from.
enum class Perspective { Black, White, SideToMove };

struct AnalysisQuery {
  std::string id;
  std::shared_ptr<const Layout> layout;
  Rules rules;
  Start start;
  struct Turn {
    Colour player;
    Point point;  // kNoPoint: a pass
  };
  std::vector<Turn> moves;
  std::vector<int> turns;       // which positions to analyse: after this many moves
  std::vector<int> priorities;  // of each of them; the higher the sooner
  std::uint64_t visits = 0;     // 0: not said
  double seconds = 0;           // 0: no limit
  double report_every = 0;      // seconds; 0: only at the end
  int longest_line = 0;         // 0: not said
  Perspective perspective = Perspective::Black;
  bool ownership = false, policy = false, dead = false;
  // By player: moves not to be looked at first.
  std::vector<std::vector<Point>> avoid;
};

// What is wrong with a query, and in which field.
struct QueryError {
  std::string message, field;
};

struct ReadQuery {
  AnalysisQuery query;
  std::vector<QueryError> warnings;  // fields and settings that change nothing here
};

// Throws QueryError. The id is known to be a string.
ReadQuery read_query(const nlohmann::json& line, Perspective usual);

// The game after the query's first `turns` moves. Throws QueryError.
Game game_of_query(const AnalysisQuery& query, int turns);

}  // namespace omnigo
