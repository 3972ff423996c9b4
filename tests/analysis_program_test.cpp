// omnigo analysis, spoken to as KaTrain speaks to KataGo.
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>

#include "places.h"
#include "process/process.h"
#include "program.h"

namespace omnigo {
namespace {

using nlohmann::json;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kPatience{30};

class Katago {
 public:
  explicit Katago(const std::string& options = "--visits 20")
      : process_(*Process::start("'" + omnigo_program() + "' analysis " + options)) {}

  void send(const json& query) { send_text(query.dump()); }
  void send_text(const std::string& line) {
    EXPECT_TRUE(process_.write(line + "\n", Clock::now() + kPatience));
  }
  json receive() {
    std::string line;
    EXPECT_EQ(process_.read_line(line, Clock::now() + kPatience), Process::Reading::Line);
    const json object = json::parse(line, nullptr, false);
    EXPECT_TRUE(object.is_object()) << line;
    return object;
  }
  // The next that is no warning.
  json answer() {
    for (;;) {
      json object = receive();
      if (!object.contains("warning")) return object;
    }
  }
  json ask(const json& query) {
    send(query);
    return answer();
  }
  void close_input() { process_.close_input(); }
  bool has_ended() {
    std::string line;
    return process_.read_line(line, Clock::now() + kPatience) == Process::Reading::Gone;
  }

 private:
  Process process_;
};

// [["B","E5"],...]: written as a plain initialiser, JSON would take the pairs for an object.
json pairs(const std::vector<std::vector<std::string>>& list) { return list; }

// As KaTrain makes them (katrain/core/engine.py, request_analysis).
json katrain_query(const std::string& id, const json& moves) {
  return {{"id", id},
          {"rules", "japanese"},
          {"priority", 0},
          {"analyzeTurns", {moves.size()}},
          {"maxVisits", 25},
          {"komi", 6.5},
          {"boardXSize", 9},
          {"boardYSize", 9},
          {"includeOwnership", true},
          {"includeMovesOwnership", true},
          {"includePolicy", true},
          {"initialStones", json::array()},
          {"initialPlayer", "B"},
          {"moves", moves},
          {"overrideSettings",
           {{"reportAnalysisWinratesAs", "BLACK"}, {"wideRootNoise", 0.04}, {"maxTime", 8.0}}}};
}

// What KaTrain reads of a result (katrain/core/game_node.py, set_analysis).
void expect_result(const json& result, const std::string& id, int points) {
  ASSERT_FALSE(result.contains("error")) << result.dump();
  EXPECT_EQ(result.at("id"), id);
  EXPECT_TRUE(result.at("isDuringSearch").is_boolean());
  EXPECT_TRUE(result.at("turnNumber").is_number_integer());
  const json& root = result.at("rootInfo");
  EXPECT_GT(root.at("visits").get<int>(), 0);
  for (const json& numbers : {root, result.at("moveInfos").at(0)}) {
    EXPECT_GE(numbers.at("winrate").get<double>(), 0);
    EXPECT_LE(numbers.at("winrate").get<double>(), 1);
    EXPECT_LE(std::abs(numbers.at("scoreLead").get<double>()), 2 * points);
  }
  int order = 0;
  for (const json& move : result.at("moveInfos")) {
    EXPECT_EQ(move.at("order"), order++);
    EXPECT_EQ(move.at("pv").at(0), move.at("move"));
    EXPECT_TRUE(move.at("prior").is_number());
    EXPECT_TRUE(move.at("visits").is_number_integer());
  }
  if (result.contains("ownership")) {
    ASSERT_EQ(result["ownership"].size(), static_cast<std::size_t>(points));
    for (const json& value : result["ownership"]) EXPECT_LE(std::abs(value.get<double>()), 1.0001);
  }
  if (result.contains("policy")) {
    ASSERT_EQ(result["policy"].size(), static_cast<std::size_t>(points) + 1);
    double total = 0;
    for (const json& share : result["policy"]) total += std::max(0.0, share.get<double>());
    EXPECT_NEAR(total, 1, 0.001);
  }
}

TEST(Katrain, AnalysesEachMoveOfAGame) {
  Katago katago;
  json moves = json::array();
  for (const char* move : {"E5", "C3", "G7", "pass", "C7"}) {
    moves.push_back({moves.size() % 2 == 0 ? "B" : "W", move});
    const std::string id = "QUERY:" + std::to_string(moves.size());
    const json result = katago.ask(katrain_query(id, moves));
    expect_result(result, id, 81);
    EXPECT_EQ(result["turnNumber"], moves.size());
    EXPECT_EQ(result["rootInfo"]["currentPlayer"], moves.size() % 2 == 0 ? "B" : "W");
    EXPECT_TRUE(result.contains("ownership") && result.contains("policy"));
  }
}

// White's lone stone cannot live in Black's corner.
TEST(Omnigo, SaysWhatIsDeadAndWhoOwnsWhat) {
  Katago katago;
  json query = {{"id", "dead"},
                {"board", "5x5"},
                {"players", 3},
                {"rules", "tromp-taylor"},
                {"komi", {0, 0, 0}},
                {"maxVisits", 50},
                {"includeOwnership", true},
                {"includeDead", true},
                {"moves", json::array()}};
  query["initialStones"] = json::array({{"W", "B2"}});
  for (const char* p : {"A3", "B3", "C3", "C2", "C1", "D3", "E3"})
    query["initialStones"].push_back({"B", p});
  const json result = katago.ask(query);
  EXPECT_EQ(result["dead"], json::array({json::array({"B2"})})) << result;
  ASSERT_EQ(result["ownerships"].size(), 3u);
  EXPECT_EQ(result["ownerships"][2].size(), 25u);
}

TEST(Katrain, RulesetsByTheirNamesAndAsObjects) {
  Katago katago;
  for (const json& rules : std::initializer_list<json>{"japanese",
                                                       "chinese",
                                                       "korean",
                                                       "aga",
                                                       "tromp-taylor",
                                                       "new zealand",
                                                       "stone_scoring",
                                                       {{"ko", "POSITIONAL"},
                                                        {"scoring", "AREA"},
                                                        {"suicide", true},
                                                        {"tax", "NONE"},
                                                        {"whiteHandicapBonus", "0"},
                                                        {"hasButton", false},
                                                        {"friendlyPassOk", true}}}) {
    json query = katrain_query("q", json::array());
    query["rules"] = rules;
    expect_result(katago.ask(query), "q", 81);
  }
  json query = katrain_query("q", json::array());
  query["rules"] = "tibetan";
  const json error = katago.ask(query);
  EXPECT_EQ(error.at("field"), "rules");
  EXPECT_EQ(error.at("id"), "q");
}

// "Ponder": a search without end whose reports come until it is terminated.
TEST(Katrain, PondersUntilTerminated) {
  Katago katago;
  json query = katrain_query("QUERY:1", pairs({{"B", "E5"}}));
  query["maxVisits"] = 10'000'000;
  query["reportDuringSearchEvery"] = 0.02;
  query["overrideSettings"].erase("maxTime");
  katago.send(query);
  for (int i = 0; i < 3; ++i) {
    const json partial = katago.answer();
    expect_result(partial, "QUERY:1", 81);
    EXPECT_EQ(partial["isDuringSearch"], true);
  }
  const json terminate{{"id", "QUERY:2"}, {"action", "terminate"}, {"terminateId", "QUERY:1"}};
  katago.send(terminate);
  bool acknowledged = false, finished = false;
  while (!acknowledged || !finished) {
    const json line = katago.answer();
    if (line == terminate) {
      acknowledged = true;
    } else {
      expect_result(line, "QUERY:1", 81);
      finished = line["isDuringSearch"] == false;
    }
  }
}

TEST(Katrain, RegionsAlternativesAndHandicap) {
  Katago katago;
  json query = katrain_query("q", json::array());
  query["maxVisits"] = 200;
  query["initialStones"] = pairs({{"B", "C3"}, {"B", "G7"}});
  query["initialPlayer"] = "W";
  json far = json::array();
  for (const char column : std::string("ABCDEFGHJ")) {
    for (int row = 4; row <= 9; ++row) far.push_back(column + std::to_string(row));
  }
  query["avoidMoves"] = {{{"player", "W"}, {"moves", far}, {"untilDepth", 1}},
                         {{"player", "B"}, {"moves", far}, {"untilDepth", 1}}};
  const json result = katago.ask(query);
  expect_result(result, "q", 81);
  EXPECT_EQ(result["rootInfo"]["currentPlayer"], "W");
  for (const json& move : result["moveInfos"]) {
    const std::string name = move["move"];
    EXPECT_TRUE(name == "pass" || name.back() <= '3') << name;
  }
}

TEST(Katrain, ASweepMeetsIllegalMoves) {
  Katago katago;
  const json error = katago.ask(katrain_query("q", pairs({{"B", "E5"}, {"W", "E5"}})));
  EXPECT_NE(error.at("error").get<std::string>().find("Illegal move"), std::string::npos);
  EXPECT_EQ(error.at("id"), "q");
}

TEST(Analysis, ManyTurnsAtOnceByPriority) {
  Katago katago("--visits 10 --positions 2");
  json query = katrain_query("game", pairs({{"B", "E5"}, {"W", "C3"}, {"B", "G3"}}));
  query["analyzeTurns"] = {0, 1, 2, 3};
  query.erase("priority");
  query["priorities"] = {1, 2, 3, 4};
  katago.send(query);
  std::map<int, int> seen;
  for (int i = 0; i < 4; ++i) ++seen[katago.answer().at("turnNumber").get<int>()];
  EXPECT_EQ(seen, (std::map<int, int>{{0, 1}, {1, 1}, {2, 1}, {3, 1}}));
}

TEST(Analysis, TerminateAllAnswersEachQueryOnce) {
  Katago katago;
  json query = katrain_query("q", json::array());
  query["maxVisits"] = 10'000'000;
  query["overrideSettings"].erase("maxTime");
  for (int i = 0; i < 5; ++i) {
    query["id"] = "q" + std::to_string(i);
    katago.send(query);
  }
  katago.send({{"id", "t"}, {"action", "terminate_all"}});
  int finished = 0, without_results = 0;
  for (int i = 0; i < 6; ++i) {
    const json line = katago.answer();
    if (line.contains("action")) continue;
    ++finished;
    EXPECT_EQ(line.at("isDuringSearch"), false);
    without_results += line.value("noResults", false);
  }
  EXPECT_EQ(finished, 5);
  EXPECT_GE(without_results, 4);
}

TEST(Analysis, AnyBoardAndAnyPlayers) {
  Katago katago;
  const json result = katago.ask({{"id", "three"},
                                  {"board", "triangular:3"},
                                  {"players", 3},
                                  {"komi", {0, 0.5, 1}},
                                  {"rules", "tromp-taylor"},
                                  {"moves", pairs({{"B", "1"}, {"W", "5"}, {"R", "7"}})},
                                  {"includeOwnership", true},
                                  {"includePolicy", true}});
  expect_result(result, "three", 19);
  ASSERT_EQ(result["rootInfo"]["winrates"].size(), 3u);
  EXPECT_EQ(result["rootInfo"]["scores"].size(), 3u);
  double total = 0;
  for (const json& share : result["rootInfo"]["winrates"]) total += share.get<double>();
  EXPECT_NEAR(total, 1, 0.001);
  EXPECT_EQ(result["policy"][0], -1);
}

// White's view is Black's turned around.
TEST(Analysis, Perspective) {
  Katago katago("--visits 30 --seed 3");
  json query = katrain_query("q", pairs({{"B", "E5"}}));
  std::map<std::string, double> lead;
  for (const char* view : {"BLACK", "WHITE", "SIDETOMOVE"}) {
    query["overrideSettings"]["reportAnalysisWinratesAs"] = view;
    lead[view] = katago.ask(query)["ownership"][40];  // Black's stone on E5
  }
  EXPECT_GT(lead["BLACK"], 0);
  EXPECT_LT(lead["WHITE"], 0);
  EXPECT_LT(lead["SIDETOMOVE"], 0);
}

TEST(Analysis, ErrorsAreJson) {
  Katago katago;
  const auto expect_error = [&](const std::string& line, const std::string& field) {
    SCOPED_TRACE(line.substr(0, 200));
    katago.send_text(line);
    const json error = katago.answer();
    EXPECT_TRUE(error.contains("error")) << error.dump();
    EXPECT_EQ(error.value("field", ""), field) << error.dump();
  };
  expect_error("{", "");
  expect_error("[]", "");
  // An action is echoed whole, and no stack is as deep as this.
  const std::string deep = std::string(400'000, '[') + std::string(400'000, ']');
  expect_error(R"({"id":"a","action":"query_version","x":)" + deep + "}", "");
  expect_error("{}", "id");
  expect_error(R"({"id":7})", "id");
  expect_error(R"({"id":"a"})", "boardXSize");
  expect_error(R"({"id":"a","action":"dance"})", "action");
  expect_error(R"({"id":"a","action":"terminate"})", "terminateId");
  const json good = katrain_query("a", pairs({{"B", "E5"}}));
  const auto with = [&](const std::string& field, const json& value) {
    json query = good;
    query[field] = value;
    return query.dump();
  };
  expect_error(with("boardXSize", 0), "boardXSize");
  expect_error(with("boardXSize", 1.5), "boardXSize");
  expect_error(with("boardYSize", 9999), "boardXSize");
  expect_error(with("board", "nowhere:3"), "board");
  expect_error(with("rules", 3), "rules");
  expect_error(with("rules", {{"ko", "LUNCH"}}), "rules");
  expect_error(with("komi", 0.25), "komi");
  expect_error(with("komi", "7.5"), "komi");
  expect_error(with("komi", {1, 2, 3}), "komi");
  expect_error(with("players", 1), "players");
  expect_error(with("moves", "E5"), "moves");
  expect_error(with("moves", pairs({{"B"}})), "moves");
  expect_error(with("moves", pairs({{"R", "E5"}})), "moves");
  expect_error(with("moves", pairs({{"B", "Z99"}})), "moves");
  expect_error(with("moves", json::array({json::array({"B", 5})})), "moves");
  expect_error(with("initialStones", pairs({{"B", "pass"}})), "initialStones");
  expect_error(with("initialPlayer", "X"), "initialPlayer");
  expect_error(with("analyzeTurns", {2}), "analyzeTurns");
  expect_error(with("analyzeTurns", 1), "analyzeTurns");
  expect_error(with("priorities", {1, 2}), "priorities");
  expect_error(with("maxVisits", 0), "maxVisits");
  expect_error(with("maxVisits", "many"), "maxVisits");
  expect_error(with("includeOwnership", "yes"), "includeOwnership");
  expect_error(with("overrideSettings", {{"maxTime", -1}}), "overrideSettings");
  expect_error(with("avoidMoves", {{{"player", "B"}}}), "avoidMoves");
  expect_error(with("reportDuringSearchEvery", 0), "reportDuringSearchEvery");
  katago.send_text(with("lunch", true));
  bool warned = false;
  for (json line = katago.receive(); line.contains("warning"); line = katago.receive()) {
    warned = warned || line["field"] == "lunch";
  }
  EXPECT_TRUE(warned);
}

TEST(Analysis, FinishesWhatWasAskedWhenTheInputEnds) {
  Katago katago("--visits 50");
  for (int i = 0; i < 3; ++i) katago.send(katrain_query("q", json::array()));
  katago.close_input();
  for (int i = 0; i < 3; ++i) expect_result(katago.answer(), "q", 81);
  EXPECT_TRUE(katago.has_ended());
  const Ran ran = run_omnigo("analysis --quit-without-waiting </dev/null");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(run_omnigo("analysis --bot nobody </dev/null 2>/dev/null").status, 2);
}

}  // namespace
}  // namespace omnigo
