// The file of a match: its plan, then a line of JSON for each game, only ever added to.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "match/plan.h"
#include "match/table.h"

namespace omnigo {

std::string plan_line(const MatchPlan& plan);
std::string game_line(const MatchPlan& plan, const MatchGame& game);

class MatchBook {
 public:
  // A new file, or one of the same match, whose games are read. A last line cut short by a crash
  // is cut off. Any other file is an error. Without a path nothing is kept.
  static Result<MatchBook> open(const std::string& path, const MatchPlan& plan);

  const std::vector<MatchGame>& games() const { return games_; }
  // Writes the line of a game at once.
  Result<void> add(const std::string& line);

 private:
  MatchBook() = default;
  // Whether the file has a match in it already.
  Result<bool> read(const std::string& path);

  MatchPlan plan_;
  std::ofstream file_;
  std::vector<MatchGame> games_;
};

}  // namespace omnigo
