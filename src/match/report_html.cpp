// The report of a match as a page.
#include <algorithm>
#include <cstdio>

#include "base/text.h"
#include "draw/chart.h"
#include "match/report.h"
#include "rules/names.h"

namespace omnigo {
namespace {

constexpr const char* kHead = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>omnigo arena</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 1180px; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fdfcf9; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; } td, th { padding: .25rem .7rem; text-align: right; }
td:first-child, th:first-child { text-align: left; } tr:nth-child(even) { background: #f1eee6; }
th { border-bottom: 2px solid #ccc; } .games td, .games th { text-align: left; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(380px, 1fr)); gap: 1rem;
         align-items: start; margin-top: 1rem; }
svg { width: 100%; height: auto; border: 1px solid #e3dfd3; border-radius: 6px; }
svg text { paint-order: stroke; stroke: #fff; stroke-width: 3px; }
.scroll { overflow-x: auto; } code { background: #f1eee6; padding: 0 .25rem; }
</style>
</head>
<body>
)";

std::string decimal(double value, const char* format) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

std::string cell(const std::string& text) { return "<td>" + escape_html(text) + "</td>"; }

std::string header_row(const std::vector<std::string>& titles) {
  std::string row = "<tr>";
  for (const std::string& title : titles) row += "<th>" + escape_html(title) + "</th>";
  return row + "</tr>\n";
}

std::string plan_section(const MatchPlan& plan) {
  std::string boards;
  for (const std::string& board : plan.boards) boards += (boards.empty() ? "" : ", ") + board;
  std::string html = "<p>Boards <code>" + escape_html(boards) + "</code>, rules <code>" +
                     escape_html(to_text(plan.rules)) + "</code>, clock <code>" +
                     escape_html(to_text(plan.clock)) + "</code>, " + std::to_string(plan.opening) +
                     " random moves first, seed " + std::to_string(plan.seed) + ".</p>\n<ul>\n";
  for (const EngineSpec& engine : plan.engines) {
    const std::string what = engine.command.empty() ? "bot " + engine.bot : engine.command;
    html += "<li><b>" + escape_html(engine.name) + "</b>: <code>" + escape_html(what) +
            "</code></li>\n";
  }
  return html + "</ul>\n";
}

std::string strength_table(const MatchPlan& plan, const MatchSummary& summary) {
  std::vector<std::string> titles = {"engine", "Elo",      "±",        "games",
                                     "share",  "expected", "failures", "s per turn"};
  for (int seat = 0; seat < plan.rules.players; ++seat) {
    titles.push_back(colour_name(colour_of(seat)));
  }
  std::string html = "<div class=\"scroll\"><table>\n" + header_row(titles);
  for (const int e : by_strength(summary)) {
    const EngineSummary& its = summary.engines[e];
    html += "<tr>" + cell(plan.engines[e].name) + cell(decimal(its.rating.elo, "%+.0f")) +
            cell(decimal(its.rating.error, "%.0f")) + cell(std::to_string(its.rating.games)) +
            cell(decimal(its.rating.share, "%.3f")) + cell(decimal(its.rating.expected, "%.3f")) +
            cell(std::to_string(its.failures)) + cell(decimal(its.seconds_a_turn, "%.3f"));
    for (const double share : its.share_by_seat) html += cell(decimal(share, "%.3f"));
    html += "</tr>\n";
  }
  return html + "</table></div>\n";
}

void add(ChartLine& line, double value) {
  line.points.emplace_back(static_cast<double>(line.points.size() + 1), value);
}

Chart running_shares(const MatchPlan& plan, const std::vector<MatchGame>& games) {
  Chart chart{.title = "Share of the wins so far",
              .x_name = "games of the engine",
              .lines = {},
              .y = Axis::Linear,
              .levels = {1.0 / plan.rules.players}};
  std::vector<double> sums(plan.engines.size()), counts(plan.engines.size());
  for (const EngineSpec& engine : plan.engines) chart.lines.push_back({engine.name, {}});
  for (const MatchGame& game : games) {
    const std::vector<double> shares = win_shares(game);
    for (std::size_t seat = 0; seat < shares.size(); ++seat) {
      const std::size_t e = game.engines[seat];
      sums[e] += shares[seat];
      counts[e] += 1;
      add(chart.lines[e], sums[e] / counts[e]);
    }
  }
  return chart;
}

Chart running_ratio(const std::vector<MatchGame>& games, const Sprt& sprt) {
  Chart chart{.title = "SPRT: log-likelihood ratio",
              .x_name = "games",
              .lines = {{"ratio", {}}},
              .y = Axis::Linear,
              .levels = {sprt.lower(), sprt.upper()}};
  Tallied its;
  for (const MatchGame& game : games) {
    const Tallied one = tally_between({game}, 0, 1);
    its = {its.wins + one.wins, its.ties + one.ties, its.losses + one.losses};
    add(chart.lines[0], sprt.ratio(its.wins, its.ties, its.losses));
  }
  return chart;
}

std::string plots(const MatchPlan& plan, const std::vector<MatchGame>& games,
                  const MatchSummary& summary, const std::optional<Sprt>& sprt) {
  std::vector<Chart> charts = {{.title = "Strength, 95%", .x_name = "Elo", .lines = {}}};
  std::vector<ErrorBar>& bars = charts[0].error_bars;
  for (std::size_t e = 0; e < plan.engines.size(); ++e) {
    const Rating& its = summary.engines[e].rating;
    bars.push_back({plan.engines[e].name, its.elo, its.error});
  }
  std::sort(bars.begin(), bars.end(),
            [](const ErrorBar& a, const ErrorBar& b) { return a.value > b.value; });
  std::vector<double> turns, margins;
  for (const MatchGame& game : games) {
    turns.push_back(static_cast<double>(game.turns.size()));
    if (game.finished && game.scores.size() == 2 && game.failures.empty()) {
      margins.push_back((game.scores[0] - game.scores[1]) / 2.0);
    }
  }
  charts.push_back(running_shares(plan, games));
  if (!turns.empty()) charts.push_back(histogram("How long games are", "turns", turns));
  if (!margins.empty()) charts.push_back(histogram("Black ahead by", "points", margins));
  if (sprt && !games.empty()) charts.push_back(running_ratio(games, *sprt));
  std::string html = "<div class=\"plots\">\n";
  for (const Chart& chart : charts) html += svg_charts({chart});
  return html + "</div>\n";
}

std::string failures_text(const MatchPlan& plan, const MatchGame& game) {
  std::string text;
  for (const SeatFailure& failed : game.failures) {
    text += (text.empty() ? "" : "; ") + plan.engines[game.engines[failed.seat]].name + ": " +
            engine_fault_name(failed.failure.fault) + ", " + failed.failure.detail;
  }
  return text;
}

std::string games_table(const MatchPlan& plan, const std::vector<MatchGame>& games,
                        const std::vector<std::string>& files) {
  std::string html = "<div class=\"scroll\"><table class=\"games\">\n" +
                     header_row({"game", "board", "seats", "result", "turns", "failures"});
  for (const MatchGame& game : games) {
    std::string seats;
    for (const int e : game.engines) seats += (seats.empty() ? "" : ", ") + plan.engines[e].name;
    const auto number = static_cast<std::size_t>(game.number);
    const std::string label = std::to_string(game.number + 1);
    const bool linked = number < files.size() && !files[number].empty();
    html += "<tr><td>" +
            (linked ? "<a href=\"" + escape_html(files[number]) + "\">" + label + "</a>" : label) +
            "</td>" + cell(game.board) + cell(seats) + cell(game.result) +
            cell(std::to_string(game.turns.size())) + cell(failures_text(plan, game)) + "</tr>\n";
  }
  return html + "</table></div>\n";
}

}  // namespace

std::string report_html(const MatchPlan& plan, const std::vector<MatchGame>& games,
                        const std::optional<Sprt>& sprt,
                        const std::vector<std::string>& game_files) {
  const MatchSummary summary = summarise(plan, games, sprt);
  std::string title;
  for (const EngineSpec& engine : plan.engines) {
    title += (title.empty() ? "" : " – ") + engine.name;
  }
  return kHead + ("<h1>" + escape_html(title) + "</h1>\n") + plan_section(plan) +
         "<h2>Strength</h2>\n" + strength_table(plan, summary) + plots(plan, games, summary, sprt) +
         "<h2>Summary</h2>\n<pre>" + escape_html(report_text(plan, games, sprt)) + "</pre>\n" +
         "<h2>Games</h2>\n" + games_table(plan, games, game_files) + "</body>\n</html>\n";
}

}  // namespace omnigo
