// An analysis as the lines that GTP clients read, in Leela Zero's and in KataGo's dialect.
#pragma once

#include <functional>
#include <string>

#include "graph/layout.h"
#include "search/bot.h"

namespace omnigo {

struct AnalysisFields {
  std::size_t most_moves = 0;  // 0: all
  bool root = false;
  bool ownership = false;
};

std::string lz_line(const Layout& layout, const Analysis& analysis, const AnalysisFields& fields);
std::string kata_line(const Layout& layout, const Analysis& analysis, const AnalysisFields& fields);

// What KataGo's protocols call these numbers, of one player: the share of the win, and how far its
// score is above the best of the others.
double winrate(const Estimate& estimate, Colour player);
double score_lead(const Estimate& estimate, Colour player);
// A lower bound of the winrate that holds in 19 of 20 cases.
double lower_bound(const Estimate& estimate, Colour player);
// 1 where the point surely ends as this player's, -1 where it surely ends as another's.
double ownership(const Analysis& analysis, Colour player, Point p);
// The points as those protocols list them: from the top row, each from the left; boards without
// rows in point order.
std::vector<Point> reading_order(const Layout& layout);

}  // namespace omnigo
