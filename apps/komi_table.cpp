// The table of fair komi that the web client offers: data/komi.json.
//
// One entry per board and number of seats, each on a line of its own. Of the games of an entry two
// thirds find the komi, and the others, played with the komi suggested, check it. An entry is
// "unsettled", with komi 0, where there are more than two seats, and that check fails or more than
// an eighth of the board would be given away.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <thread>

#include "gtp/canonical.h"
#include "komi.h"
#include "plot.h"
#include "progress.h"
#include "rules/rules.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostSeats = 6;
constexpr int kGames = 2000;
constexpr int kEnoughForTwo = 60;                // games, to leave the usual komi
constexpr int kMostSolved = 20;                  // points: perfect play on larger boards takes days
constexpr std::uint64_t kCheckSeed = 1'000'003;  // other games than those the komi comes from

struct Entry {
  std::string board;
  int players = 2;
};

Json read_table(const std::string& path) {
  std::ifstream file(path);
  if (!file) return Json::object();
  Json table = Json::parse(file, nullptr, false);
  const auto entries = table.find("entries");
  if (table.is_discarded() || entries == table.end() || !entries->is_array()) {
    throw UsageError("'" + path + "' is not a table of komi");
  }
  for (const Json& entry : *entries) {
    if (!entry.contains("board") || !entry["board"].is_string() || !entry.contains("players") ||
        !entry["players"].is_number_integer()) {
      throw UsageError("'" + path + "' has an entry without a board or a number of players");
    }
  }
  return table;
}

void write_table(const std::string& path, const Json& table) {
  const std::string part = path + ".part";
  std::ofstream file(part);
  file << "{\"rules\":" << table["rules"] << ",\n\"entries\":[";
  const char* between = "\n";
  for (const Json& entry : table["entries"]) {
    file << between << entry.dump();
    between = ",\n";
  }
  file << "\n]}\n";
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(part, path, error);
  if (!file || error) throw std::runtime_error("cannot write '" + path + "'");
}

// A turn on a large board takes longer, so fewer playouts: games are what makes komi sure.
std::uint64_t default_playouts(int points) { return points <= 100 ? 60 : 40; }

std::vector<Entry> wanted(const Arguments& arguments, const Json& table) {
  std::vector<Entry> entries;
  const auto only = arguments.number("--players", 0, 2, kMostSeats);
  for (const std::string& board : arguments.words()) {
    for (int players = 2; players <= kMostSeats; ++players) {
      if (only == 0 || only == players)
        entries.push_back({checked(make_layout(board)).spec, players});
    }
  }
  if (!arguments.words().empty()) return entries;
  for (const Json& entry : table["entries"]) {
    const int players = entry["players"];
    if (only == 0 || only == players) entries.push_back({entry["board"], players});
  }
  if (entries.empty()) throw UsageError("the table has no such entry; name a BOARD");
  return entries;
}

Rules with_players(Rules rules, int players) {
  if (rules.players == players) return rules;
  rules.players = players;
  rules.komi.assign(players, 0);
  return rules;
}

// Where even bots of one level need more than this, points do not balance the seats: somebody is
// wiped out, and a komi would only change who.
bool is_sensible(const std::vector<HalfPoints>& komi, int points) {
  return std::all_of(komi.begin(), komi.end(),
                     [=](HalfPoints halves) { return std::abs(halves) <= points / 4; });
}

// Within 5 percentage points, as far as these games can tell.
bool is_fair(const KomiCheck& check) {
  const double share = 1.0 / static_cast<double>(check.shares.size());
  const double noise = 2 * std::sqrt(share * (1 - share) / check.games);
  return std::all_of(check.shares.begin(), check.shares.end(),
                     [=](double won) { return std::abs(won - share) <= 0.05 + noise; });
}

// Nothing if it was stopped before a game ended.
std::optional<Json> compute(const Entry& entry, Rules rules, const Arguments& arguments) {
  const Layout layout = checked(make_layout(entry.board));
  rules = with_players(std::move(rules), entry.players);
  const Milliseconds time =
      checked(parse_seconds(arguments.option("--time").value_or("0"), "--time"));
  FairKomiSettings settings =
      komi_settings(arguments, kGames, default_playouts(layout.graph->size()));
  settings.canonical = canonical_form(rules, layout.graph);
  ProgressBar bar;
  const int all = settings.games;
  int before = 0;
  settings.played = [&](int done) {
    bar.show(static_cast<double>(before + done) / all,
             entry.board + ", " + std::to_string(entry.players) + " players");
  };
  settings.games = std::max(1, 2 * all / 3);
  settings.stop = komi_stop(2 * time / 3);
  const FairKomi fair = fair_komi(layout.graph, rules, settings);
  if (fair.games == 0 || komi_interrupted()) return std::nullopt;
  const std::vector<HalfPoints> own = rules.komi;
  // Two players keep the komi they know where it is fair.
  if (entry.players > 2 || !fair.own_is_fair) rules.komi = fair.suggested;
  const bool sensible = is_sensible(rules.komi, layout.graph->size());
  before = settings.games;
  settings.games = std::max(1, all - settings.games);
  settings.seed += kCheckSeed;
  settings.stop = komi_stop(time - 2 * time / 3);
  const KomiCheck check = check_komi(layout.graph, rules, settings);
  if (komi_interrupted()) return std::nullopt;
  const bool settled =
      entry.players == 2 ? fair.games >= kEnoughForTwo : sensible && is_fair(check);
  if (!settled) rules.komi = own;
  Json json = {
      {"board", entry.board},
      {"players", entry.players},
      {"komi", halves_json(rules.komi)},
      {"estimate", hundredths_json(fair.komi)},
      {"low", hundredths_json(fair.low)},
      {"high", hundredths_json(fair.high)},
      {"games", fair.games},
      {"shares", hundredths_json(check.shares)},
      {"checked", check.games},
      {"playouts", settings.playouts},
  };
  if (!settled) json["unsettled"] = true;
  const Milliseconds solving =
      checked(parse_seconds(arguments.option("--solve").value_or("10"), "--solve"));
  if (layout.graph->size() <= kMostSolved) {
    if (const auto value = perfect_komi(layout, rules, solving)) json["exact"] = *value / 2.0;
  }
  return json;
}

void put(Json& table, Json entry) {
  for (Json& old : table["entries"]) {
    if (old["board"] == entry["board"] && old["players"] == entry["players"]) {
      old = std::move(entry);
      return;
    }
  }
  table["entries"].push_back(std::move(entry));
}

// Of these the komi says more about the board than about luck.
constexpr int kEnoughToDraw = 100;

// A line for each board: by seat, what it should get, as a percentage of the points.
Chart chart_of(const Json& table, int players) {
  Chart chart;
  chart.title = std::to_string(players) + " players: komi, % of the board";
  chart.x_name = "seat";
  chart.y = Axis::Linear;
  for (int seat = 1; seat <= players; ++seat)
    chart.x_labels.emplace_back(seat, std::to_string(seat));
  for (const Json& entry : table["entries"]) {
    if (entry["players"] != players || entry.value("games", 0) < kEnoughToDraw) continue;
    const int points = checked(make_layout(entry["board"].get<std::string>())).graph->size();
    ChartLine line{entry["board"], {}};
    for (int seat = 0; seat < players; ++seat) {
      line.points.emplace_back(seat + 1, 100 * entry["estimate"].at(seat).get<double>() / points);
    }
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

void draw_table(const std::string& path, const Json& table) {
  std::vector<Chart> charts;
  for (int players = 2; players <= kMostSeats; ++players) {
    charts.push_back(chart_of(table, players));
  }
  std::ofstream file(path);
  file << svg_charts(charts, 3);
  file.close();
  if (!file) throw std::runtime_error("cannot write '" + path + "'");
}

}  // namespace

Json hundredths_json(const std::vector<double>& values) {
  Json list = Json::array();
  for (const double value : values) {
    const double rounded = std::round(100 * value) / 100;
    list.push_back(rounded == 0 ? 0.0 : rounded);
  }
  return list;
}

Json halves_json(const std::vector<HalfPoints>& values) {
  Json list = Json::array();
  for (const HalfPoints value : values) list.push_back(value / 2.0);
  return list;
}

int write_komi_table(const Arguments& arguments) {
  const std::string path = *arguments.option("--table");
  Json table = read_table(path);
  if (!table.contains("entries")) table["entries"] = Json::array();
  const std::string named = arguments.option("--rules").value_or(table.value("rules", "chinese"));
  const Rules rules = checked(parse_rules(named));
  table["rules"] = named;
  if (const auto svg = arguments.option("--svg")) {
    draw_table(*svg, table);
    return 0;
  }
  for (const Entry& entry : wanted(arguments, table)) {
    auto found = compute(entry, rules, arguments);
    if (!found) return komi_interrupted() ? 130 : 1;
    std::cout << found->dump() << std::endl;
    put(table, std::move(*found));
    write_table(path, table);
  }
  return 0;
}

}  // namespace omnigo
