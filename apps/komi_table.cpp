// The table of fair komi that the web client offers: data/komi.json.
//
// One entry per board and number of seats, each on a line of its own. Of the games of an entry two
// thirds find the komi, and the others check it (judge_komi). The games are played here, or their
// scores are read from a file: --scores. Games in a file that were all played with one komi check
// that komi (judge_played_komi). "source" says who played them. An entry is "unfair" where no komi
// helps, and "unsettled" where there are too few games.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <thread>

#include "draw/chart.h"
#include "komi.h"
#include "play/start.h"
#include "program_ranks.h"
#include "progress.h"
#include "ranks/farm.h"
#include "rules/rules.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostSeats = 6;
constexpr int kGames = 2000;
constexpr int kMostScore = 1'000'000;            // points
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
    const std::string spec = checked(make_layout(board)).spec;
    for (int players = 2; players <= kMostSeats; ++players) {
      if (only == 0 || only == players) entries.push_back({spec, players});
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

struct Played {
  std::vector<std::vector<int>> finding, checking;  // scores without komi
  std::string source;
  std::vector<HalfPoints> komi = {};  // of all these games; empty where it changed
};

Json entry_json(const Entry& entry, const Rules& rules, int points, const Played& played,
                std::uint64_t seed) {
  const JudgedKomi judged =
      played.komi.empty()
          ? judge_komi(played.finding, played.checking, points, rules.komi, seed)
          : judge_played_komi(played.checking, played.komi, points, rules.komi, seed);
  Json json = {
      {"board", entry.board},
      {"players", entry.players},
      {"komi", halves_json(judged.komi)},
      {"estimate", rounded_json(judged.fair.komi, 100)},
      {"low", rounded_json(judged.fair.low, 100)},
      {"high", rounded_json(judged.fair.high, 100)},
      {"games", judged.fair.games},
      {"shares", rounded_json(judged.shares, 1000)},
      {"checked", played.checking.size()},
      {"source", played.source},
  };
  if (judged.verdict == KomiVerdict::Unfair) json["unfair"] = true;
  if (judged.verdict == KomiVerdict::Unsettled) json["unsettled"] = true;
  return json;
}

// What Black wins by under perfect play, where it is found in time.
void add_exact(Json& entry, const Layout& layout, const Rules& rules, const Arguments& arguments) {
  const Milliseconds time =
      checked(parse_seconds(arguments.option("--solve").value_or("10"), "--solve"));
  if (layout.graph->size() > kMostSolved) return;
  if (const auto value = perfect_komi(layout, rules, time)) entry["exact"] = *value / 2.0;
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
    if (program_ranks().size() > 1) return;  // each has an entry of its own
    bar.show(static_cast<double>(before + done) / all,
             entry.board + ", " + std::to_string(entry.players) + " players");
  };
  settings.games = std::max(1, 2 * all / 3);
  settings.stop = komi_stop(2 * time / 3);
  const FairKomi fair = fair_komi(layout.graph, rules, settings);
  if (fair.games == 0 || komi_interrupted()) return std::nullopt;
  Rules given = rules;
  given.komi = fair.suggested;
  before = settings.games;
  const std::uint64_t seed = settings.seed;
  settings.games = std::max(1, all - settings.games);
  settings.seed += kCheckSeed;
  settings.stop = komi_stop(time - 2 * time / 3);
  const auto checking = scores_with_komi(layout.graph, given, settings);
  if (checking.empty() || komi_interrupted()) return std::nullopt;
  const std::string source = std::to_string(settings.playouts) + " playouts per turn";
  Json json = entry_json(entry, rules, layout.graph->size(), {fair.scores, checking, source}, seed);
  add_exact(json, layout, rules, arguments);
  return json;
}

bool is_fair(const Json& entry) {
  return !entry.contains("unfair") && !entry.contains("unsettled");
}

// A komi that is fair stays where other games settle nothing: games with another komi, or fewer
// with the same one.
bool worth_taking(const Json& table, const Json& entry, const Played& played) {
  return is_fair(entry) ||
         std::none_of(table["entries"].begin(), table["entries"].end(), [&](const Json& old) {
           return old["board"] == entry["board"] && old["players"] == entry["players"] &&
                  is_fair(old) &&
                  (old["komi"] != halves_json(played.komi) || old["checked"] > entry["checked"]);
         });
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

[[noreturn]] void refuse_line(const std::string& path, int line, const std::string& why) {
  throw UsageError("'" + path + "', line " + std::to_string(line) + ": " + why);
}

using Refuse = std::function<void(std::string)>;

// The komi that the games of one line of a file of scores were played with, if it says one.
std::vector<HalfPoints> played_komi(const Json& json, int players, const Refuse& refuse) {
  const auto given = json.find("komi");
  if (given == json.end()) return {};
  const bool fits = given->is_array() && given->size() == static_cast<std::size_t>(players) &&
                    std::all_of(given->begin(), given->end(), [](const Json& komi) {
                      return komi.is_number() && std::abs(komi.get<double>()) <= kMostScore;
                    });
  if (!fits) refuse("'komi' must be a list of " + std::to_string(players) + " numbers");
  std::vector<HalfPoints> komi;
  for (const Json& points : *given) {
    komi.push_back(static_cast<HalfPoints>(std::lround(2 * points.get<double>())));
  }
  return komi;
}

// The games of one line of a file of scores. Without a komi that all were played with, every third
// checks the komi that the others find.
Played split_games(const Json& json, int players, const Refuse& refuse) {
  const auto scores = json.find("scores"), source = json.find("source");
  if (source == json.end() || !source->is_string()) refuse("'source' must say who played");
  if (scores == json.end() || !scores->is_array()) refuse("'scores' must be a list of games");
  Played played;
  played.source = source->get<std::string>();
  played.komi = played_komi(json, players, refuse);
  for (const Json& game : *scores) {
    const bool fits = game.is_array() && game.size() == static_cast<std::size_t>(players) &&
                      std::all_of(game.begin(), game.end(), [](const Json& score) {
                        return score.is_number_integer() && score >= 0 && score <= kMostScore;
                      });
    if (!fits)
      refuse("a game must be a list of " + std::to_string(players) +
             " whole numbers, none below 0");
    const bool checks =
        !played.komi.empty() || (played.finding.size() + played.checking.size()) % 3 == 2;
    (checks ? played.checking : played.finding).push_back(game.get<std::vector<int>>());
  }
  if (played.checking.empty()) refuse("there must be at least three games");
  return played;
}

// Entries from games that were played elsewhere: a JSON object per line.
void read_scores(const std::string& path, const Rules& rules, const Arguments& arguments,
                 Json& table) {
  std::ifstream file(path);
  if (!file) throw UsageError("cannot read '" + path + "'");
  std::string text;
  for (int line = 1; std::getline(file, text); ++line) {
    if (text.empty()) continue;
    const auto refuse = [&](const std::string& why) { refuse_line(path, line, why); };
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) refuse("not a JSON object");
    if (!json.contains("board") || !json["board"].is_string()) refuse("'board' must be a string");
    if (!json.contains("players") || !json["players"].is_number_integer() || json["players"] < 2 ||
        json["players"] > kMostSeats) {
      refuse("'players' must be 2 to " + std::to_string(kMostSeats));
    }
    const auto layout = make_layout(json["board"].get<std::string>());
    if (!layout) refuse(layout.error().message);
    const Entry entry = {layout->spec, json["players"]};
    const Rules own = with_players(rules, entry.players);
    const Played played = split_games(json, entry.players, refuse);
    Json found = entry_json(entry, own, layout->graph->size(), played, 1);
    add_exact(found, *layout, own, arguments);
    const bool taken = worth_taking(table, found, played);
    std::cout << (taken ? "" : "skipped: ") << found.dump() << std::endl;
    if (taken) put(table, std::move(found));
  }
}

// Computes entries of a table, each by one rank.
class TableFarm {
 public:
  TableFarm(Json table, const Rules& rules, const Arguments& arguments)
      : table_(std::move(table)),
        rules_(rules),
        arguments_(arguments),
        entries_(wanted(arguments, table_)) {}

  int run(const std::string& path) {
    Farm farm;  // a rank's threads play the games of one entry
    farm.stop = &komi_interrupted();
    farm.make_work = [&]() -> Farm::Work {
      return [&](int piece) { return compute_piece(piece); };
    };
    farm.next = [&] { return next(); };
    farm.done = [&](int piece, const std::string& entry) { keep(path, piece, entry); };
    run_farm(program_ranks(), farm);
    const bool all = next_ == entries_.size() && found_.size() == asked_;
    if (program_ranks().rank() > 0 || all) return 0;
    return failed_ ? 1 : 130;
  }

 private:
  // Only here does it matter what the table holds: ranks may read it at different times.
  std::optional<int> next() {
    for (; next_ < entries_.size(); ++next_) {
      if (arguments_.flag("--missing") && in_table(entries_[next_])) continue;
      ++asked_;
      return static_cast<int>(next_++);
    }
    return std::nullopt;
  }
  bool in_table(const Entry& entry) const {
    return std::ranges::any_of(table_["entries"], [&](const Json& old) {
      return old["board"] == entry.board && old["players"] == entry.players;
    });
  }

  std::optional<std::string> compute_piece(int piece) const {
    const auto found = compute(entries_[piece], rules_, arguments_);
    if (found) return found->dump();
    if (komi_interrupted()) return std::nullopt;
    return kNoGame;
  }

  // The table as it is with all entries found so far, in the order asked for.
  void keep(const std::string& path, int piece, const std::string& text) {
    if (text == kNoGame) {
      failed_ = true;
      komi_interrupted() = true;
      return;
    }
    std::cout << text << std::endl;
    found_[piece] = Json::parse(text);
    Json table = table_;
    for (const auto& [number, entry] : found_) put(table, entry);
    write_table(path, table);
  }

  static inline const std::string kNoGame;  // ended in time
  const Json table_;
  const Rules& rules_;
  const Arguments& arguments_;
  const std::vector<Entry> entries_;
  std::map<int, Json> found_;  // by piece
  std::size_t next_ = 0, asked_ = 0;
  bool failed_ = false;
};

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

Json rounded_json(const std::vector<double>& values, int parts) {
  Json list = Json::array();
  for (const double value : values) {
    const double rounded = std::round(parts * value) / parts;
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
  const bool by_all = !arguments.option("--svg") && !arguments.option("--scores");
  if (!by_all && program_ranks().rank() > 0) return 0;
  if (const auto svg = arguments.option("--svg")) {
    draw_table(*svg, table);
    return 0;
  }
  if (const auto scores = arguments.option("--scores")) {
    read_scores(*scores, rules, arguments, table);
    write_table(path, table);
    return 0;
  }
  return TableFarm(std::move(table), rules, arguments).run(path);
}

}  // namespace omnigo
