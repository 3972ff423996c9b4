#include "gtp/analysis_text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace omnigo {
namespace {

// Always with a decimal point: clients tell fractions from Leela Zero's whole numbers by it.
std::string decimal(double value) {
  char text[64];
  std::snprintf(text, sizeof text, "%.6f", value);
  return text;
}

std::string ten_thousandths(double share) { return std::to_string(std::lround(share * 10'000)); }

std::string turn_name(const Layout& layout, Point p) {
  return p == kNoPoint ? "pass" : layout.names[p];
}

std::string line_text(const Layout& layout, const MoveEstimate& move) {
  std::string text = " pv";
  for (const Point p : move.line) text += " " + turn_name(layout, p);
  return text;
}

std::string numbers(const Estimate& estimate, Colour player) {
  const double win = winrate(estimate, player), lead = score_lead(estimate, player);
  return " visits " + std::to_string(estimate.visits) + " utility " + decimal(2 * win - 1) +
         " winrate " + decimal(win) + " scoreMean " + decimal(lead) + " scoreStdev " +
         decimal(estimate.score_deviation[player_of(player)]) + " scoreLead " + decimal(lead) +
         " scoreSelfplay " + decimal(lead);
}

template <class Text>
std::string infos(const Analysis& analysis, const AnalysisFields& fields, Text text) {
  std::string line;
  std::size_t most = fields.most_moves == 0 ? analysis.moves.size() : fields.most_moves;
  most = std::min(most, analysis.moves.size());
  for (std::size_t order = 0; order < most; ++order) {
    line += (line.empty() ? "info move " : " info move ") + text(analysis.moves[order], order);
  }
  return line;
}

}  // namespace

double winrate(const Estimate& estimate, Colour player) { return estimate.win[player_of(player)]; }

double score_lead(const Estimate& estimate, Colour player) {
  double best_other = std::numeric_limits<double>::lowest();
  for (std::size_t i = 0; i < estimate.score.size(); ++i) {
    if (static_cast<int>(i) != player_of(player)) {
      best_other = std::max(best_other, estimate.score[i]);
    }
  }
  return estimate.score[player_of(player)] - best_other;
}

double lower_bound(const Estimate& estimate, Colour player) {
  const double win = winrate(estimate, player);
  const auto visits = static_cast<double>(std::max<std::uint64_t>(1, estimate.visits));
  return std::max(0.0, win - 1.96 * std::sqrt(std::max(win * (1 - win), 1 / visits) / visits));
}

double ownership(const Analysis& analysis, Colour player, Point p) {
  const std::size_t players = analysis.root.win.size();
  const std::size_t points = analysis.ownership.size() / players;
  double value = 0;
  for (std::size_t i = 0; i < players; ++i) {
    const double share = analysis.ownership[i * points + p];
    value += static_cast<int>(i) == player_of(player) ? share : -share;
  }
  return value;
}

std::vector<Point> reading_order(const Layout& layout) {
  std::vector<Point> order;
  const int points = layout.graph->size();
  const int columns = layout.rectangle ? layout.rectangle->columns : points;
  for (int row = points / columns - 1; row >= 0; --row) {
    for (int column = 0; column < columns; ++column) {
      order.push_back(static_cast<Point>(row * columns + column));
    }
  }
  return order;
}

std::string lz_line(const Layout& layout, const Analysis& analysis, const AnalysisFields& fields) {
  return infos(analysis, fields, [&](const MoveEstimate& move, std::size_t order) {
    const Estimate& its = move.estimate;
    return turn_name(layout, move.move) + " visits " + std::to_string(its.visits) + " winrate " +
           ten_thousandths(winrate(its, analysis.player)) + " prior " +
           ten_thousandths(move.prior) + " lcb " +
           ten_thousandths(lower_bound(its, analysis.player)) + " order " + std::to_string(order) +
           line_text(layout, move);
  });
}

std::string kata_line(const Layout& layout, const Analysis& analysis,
                      const AnalysisFields& fields) {
  const Colour player = analysis.player;
  std::string line = infos(analysis, fields, [&](const MoveEstimate& move, std::size_t order) {
    const double bound = lower_bound(move.estimate, player);
    return turn_name(layout, move.move) + numbers(move.estimate, player) + " prior " +
           decimal(move.prior) + " lcb " + decimal(bound) + " utilityLcb " +
           decimal(2 * bound - 1) + " order " + std::to_string(order) + line_text(layout, move);
  });
  if (fields.root) line += " rootInfo" + numbers(analysis.root, player);
  if (fields.ownership) {
    line += " ownership";
    for (const Point p : reading_order(layout))
      line += " " + decimal(ownership(analysis, player, p));
  }
  return line;
}

}  // namespace omnigo
