#include "match/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace omnigo {
namespace {

using nlohmann::json;

std::string number(double value, int decimals) {
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, value);
  return text;
}

std::string signed_number(double value) { return (value >= 0 ? "+" : "") + number(value, 0); }

std::vector<RatedGame> rated(const std::vector<MatchGame>& games) {
  std::vector<RatedGame> list;
  for (const MatchGame& game : games) {
    std::vector<double> shares = win_shares(game);
    if (!shares.empty()) list.push_back({game.engines, std::move(shares)});
  }
  return list;
}

// By engine and seat: the mean share of the win.
void add_seats(const MatchPlan& plan, const std::vector<MatchGame>& games,
               std::vector<EngineSummary>& engines) {
  const int seats = plan.rules.players;
  std::vector<std::vector<int>> counts(engines.size(), std::vector<int>(seats));
  for (EngineSummary& engine : engines) engine.share_by_seat.assign(seats, 0);
  for (const MatchGame& game : games) {
    const std::vector<double> shares = win_shares(game);
    for (std::size_t seat = 0; seat < shares.size(); ++seat) {
      engines[game.engines[seat]].share_by_seat[seat] += shares[seat];
      ++counts[game.engines[seat]][seat];
    }
  }
  for (std::size_t e = 0; e < engines.size(); ++e) {
    for (int seat = 0; seat < seats; ++seat) {
      engines[e].share_by_seat[seat] /= std::max(1, counts[e][seat]);
    }
  }
}

// Turns come in seat order; those of players who left are not among them, so with more than two
// seats the time is the table's mean.
void add_times(const MatchPlan& plan, const std::vector<MatchGame>& games,
               std::vector<EngineSummary>& engines) {
  std::vector<double> spent(engines.size()), turns(engines.size());
  for (const MatchGame& game : games) {
    for (std::size_t i = game.opening; i < game.turns.size(); ++i) {
      const std::size_t engine = game.engines[i % plan.rules.players];
      spent[engine] += static_cast<double>(game.turns[i].spent) / 1000;
      turns[engine] += 1;
    }
  }
  for (std::size_t e = 0; e < engines.size(); ++e) {
    engines[e].seconds_a_turn = spent[e] / std::max(1.0, turns[e]);
  }
}

struct Column {
  std::string title;
  std::vector<std::string> cells;
};

// The first column to the left, numbers to the right.
std::string table_text(const std::vector<Column>& columns) {
  std::string text;
  const std::size_t rows = columns[0].cells.size();
  std::vector<std::size_t> widths;
  for (const Column& column : columns) {
    std::size_t width = column.title.size();
    for (const std::string& cell : column.cells) width = std::max(width, cell.size());
    widths.push_back(width);
  }
  for (std::size_t row = 0; row <= rows; ++row) {
    std::string line;
    for (std::size_t c = 0; c < columns.size(); ++c) {
      const std::string& cell = row == 0 ? columns[c].title : columns[c].cells[row - 1];
      const std::string gap(widths[c] - cell.size(), ' ');
      line += c == 0 ? cell + gap : "  " + gap + cell;
    }
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

std::vector<Column> strength_columns(const MatchPlan& plan, const MatchSummary& summary) {
  std::vector<Column> columns = {{"engine", {}}, {"Elo", {}},  {"+-", {}},       {"games", {}},
                                 {"share", {}},  {"even", {}}, {"failures", {}}, {"s/turn", {}}};
  for (int seat = 0; seat < plan.rules.players; ++seat) {
    columns.push_back({"seat " + std::to_string(seat + 1), {}});
  }
  for (const int e : by_strength(summary)) {
    const EngineSummary& its = summary.engines[e];
    const std::vector<std::string> cells = {
        plan.engines[e].name,         signed_number(its.rating.elo),
        number(its.rating.error, 0),  std::to_string(its.rating.games),
        number(its.rating.share, 3),  number(its.rating.expected, 3),
        std::to_string(its.failures), number(its.seconds_a_turn, 3)};
    for (std::size_t c = 0; c < cells.size(); ++c) columns[c].cells.push_back(cells[c]);
    for (int seat = 0; seat < plan.rules.players; ++seat) {
      columns[8 + seat].cells.push_back(number(its.share_by_seat[seat], 3));
    }
  }
  return columns;
}

std::string interval_text(const EloInterval& interval) {
  return signed_number(interval.elo) + " (" + signed_number(interval.low) + " to " +
         signed_number(interval.high) + ")";
}

std::string pairs_text(const MatchPlan& plan, const std::vector<MatchGame>& games) {
  std::string text;
  const int engines = static_cast<int>(plan.engines.size());
  for (int a = 0; a < engines && plan.rules.players == 2; ++a) {
    for (int b = a + 1; b < engines; ++b) {
      const Tallied its = tally_between(games, a, b);
      if (its.games() == 0) continue;
      text += plan.engines[a].name + " - " + plan.engines[b].name + ": " +
              std::to_string(its.wins) + " won, " + std::to_string(its.ties) + " tied, " +
              std::to_string(its.losses) + " lost; Elo " +
              interval_text(elo_interval(its.wins, its.ties, its.losses)) + "\n";
    }
  }
  return text;
}

std::string sprt_text(const Sprt& sprt, double ratio) {
  const std::string outcome = ratio >= sprt.upper()   ? "elo1 accepted"
                              : ratio <= sprt.lower() ? "elo0 accepted"
                                                      : "not decided";
  return "SPRT elo0 " + number(sprt.elo0, 1) + ", elo1 " + number(sprt.elo1, 1) + ": ratio " +
         number(ratio, 2) + " in (" + number(sprt.lower(), 2) + ", " + number(sprt.upper(), 2) +
         "), " + outcome + "\n";
}

}  // namespace

std::vector<int> by_strength(const MatchSummary& summary) {
  std::vector<int> order(summary.engines.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  std::sort(order.begin(), order.end(), [&](int a, int b) {
    const double x = summary.engines[a].rating.elo, y = summary.engines[b].rating.elo;
    return x != y ? x > y : a < b;
  });
  return order;
}

bool same_result(const std::string& a, const std::string& b) {
  const auto parts = [](const std::string& text) {
    const bool won = text.size() > 2 && text[1] == '+';
    const char winner =
        won ? static_cast<char>(std::toupper(static_cast<unsigned char>(text[0]))) : '0';
    return std::pair(winner, won ? std::atof(text.c_str() + 2) : 0.0);
  };
  return parts(a) == parts(b);
}

MatchSummary summarise(const MatchPlan& plan, const std::vector<MatchGame>& games,
                       const std::optional<Sprt>& sprt) {
  MatchSummary summary;
  summary.games = static_cast<int>(games.size());
  summary.engines.resize(plan.engines.size());
  const auto ratings = rate(static_cast<int>(plan.engines.size()), rated(games));
  for (std::size_t e = 0; e < ratings.size(); ++e) summary.engines[e].rating = ratings[e];
  for (const MatchGame& game : games) {
    summary.without_result += !game.finished;
    summary.turns_a_game += static_cast<double>(game.turns.size());
    for (const SeatFailure& failed : game.failures) {
      ++summary.engines[game.engines[failed.seat]].failures;
    }
    for (const auto& claim : game.claims) {
      if (!claim) continue;
      ++summary.claims;
      summary.claims_agreeing += same_result(*claim, game.result);
    }
  }
  summary.turns_a_game /= std::max<double>(1, summary.games);
  add_seats(plan, games, summary.engines);
  add_times(plan, games, summary.engines);
  if (sprt) {
    const Tallied its = tally_between(games, 0, 1);
    summary.sprt_ratio = sprt->ratio(its.wins, its.ties, its.losses);
  }
  return summary;
}

std::string report_text(const MatchPlan& plan, const std::vector<MatchGame>& games,
                        const std::optional<Sprt>& sprt) {
  const MatchSummary summary = summarise(plan, games, sprt);
  std::string text = std::to_string(summary.games) + (summary.games == 1 ? " game, " : " games, ") +
                     number(summary.turns_a_game, 1) + " turns each";
  if (summary.without_result > 0) {
    text += ", " + std::to_string(summary.without_result) + " without result";
  }
  text += "\n\n" + table_text(strength_columns(plan, summary));
  const std::string pairs = pairs_text(plan, games);
  if (!pairs.empty()) text += "\n" + pairs;
  if (summary.claims > 0) {
    text += "\nfinal_score of the engines: " + std::to_string(summary.claims_agreeing) + " of " +
            std::to_string(summary.claims) + " agree with omnigo\n";
  }
  if (sprt) text += "\n" + sprt_text(*sprt, *summary.sprt_ratio);
  return text;
}

std::string report_json(const MatchPlan& plan, const std::vector<MatchGame>& games,
                        const std::optional<Sprt>& sprt) {
  const MatchSummary summary = summarise(plan, games, sprt);
  json engines = json::array();
  for (std::size_t e = 0; e < plan.engines.size(); ++e) {
    const EngineSummary& its = summary.engines[e];
    engines.push_back({{"name", plan.engines[e].name},
                       {"elo", its.rating.elo},
                       {"error", its.rating.error},
                       {"games", its.rating.games},
                       {"share", its.rating.share},
                       {"share_by_seat", its.share_by_seat},
                       {"failures", its.failures},
                       {"seconds_a_turn", its.seconds_a_turn}});
  }
  json pairs = json::array();
  const int count = static_cast<int>(plan.engines.size());
  for (int a = 0; a < count && plan.rules.players == 2; ++a) {
    for (int b = a + 1; b < count; ++b) {
      const Tallied its = tally_between(games, a, b);
      const EloInterval elo = elo_interval(its.wins, its.ties, its.losses);
      json pair{{"engines", {plan.engines[a].name, plan.engines[b].name}},
                {"wins", its.wins},
                {"ties", its.ties},
                {"losses", its.losses}};
      // JSON has no infinity: a bound that is none is null.
      const auto bound = [](double v) { return std::isinf(v) ? json() : json(v); };
      pair["elo"] = {bound(elo.low), bound(elo.elo), bound(elo.high)};
      pairs.push_back(std::move(pair));
    }
  }
  json object{{"games", summary.games},
              {"without_result", summary.without_result},
              {"turns_a_game", summary.turns_a_game},
              {"engines", engines},
              {"pairs", pairs},
              {"claims", {{"made", summary.claims}, {"agreeing", summary.claims_agreeing}}}};
  if (sprt) {
    object["sprt"] = {{"ratio", *summary.sprt_ratio},
                      {"lower", sprt->lower()},
                      {"upper", sprt->upper()},
                      {"decided", is_decided(*sprt, games)}};
  }
  return object.dump(2);
}

std::string standing_text(const MatchPlan& plan, const std::vector<MatchGame>& games) {
  if (plan.engines.size() == 2 && plan.rules.players == 2) {
    const Tallied its = tally_between(games, 0, 1);
    return plan.engines[0].name + " " + std::to_string(its.wins) + "-" + std::to_string(its.ties) +
           "-" + std::to_string(its.losses) + " " + plan.engines[1].name + ", Elo " +
           interval_text(elo_interval(its.wins, its.ties, its.losses));
  }
  const MatchSummary summary = summarise(plan, games, std::nullopt);
  std::string text;
  for (const int e : by_strength(summary)) {
    text += (text.empty() ? "" : ", ") + plan.engines[e].name + " " +
            number(summary.engines[e].rating.share, 2);
  }
  return text;
}

}  // namespace omnigo
