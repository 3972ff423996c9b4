// Tables that are fair to everybody: who gets a bot's time, who is barred, who is brought together,
// who is watched; through the API alone.
#include <fstream>
#include <thread>

#include "places.h"
#include "program.h"
#include "serving.h"

namespace omnigo {
namespace {

Json bot(const std::string& name) { return {{"kind", "bot"}, {"bot", name}}; }

bool is_over(const Json& snapshot) { return snapshot["game"]["phase"] == "finished"; }

// --- the time of bots

// Two guests with 38 tables of the strongest bot against itself, and one process for all. Another
// player's bot answers after a few of their turns, and is not out of time by waiting for them.
TEST(FairPlay, TablesOfBotsDoNotSilenceAnotherPlayersBot) {
  Serving serving("--no-limits --bot-pace 0 --bots 1");
  Guest eve(serving, "Eve"), mal(serving, "Mal");
  std::vector<std::string> tables;
  for (int i = 0; i < 38; ++i) {
    tables.push_back(
        (i % 2 ? eve : mal).create({{"board", "9x9"}, {"seats", {bot("omnigo"), bot("omnigo")}}}));
  }
  const auto turns = [&] {
    int sum = 0;
    for (const std::string& table : tables) {
      sum += eve.get("/api/games/" + table, "Snapshot")["game"]["turn"].get<int>();
    }
    return sum;
  };
  Account an(serving, "An");
  const std::string game = an.create({{"board", "9x9"},
                                      {"clock", "absolute:main=4"},
                                      {"rated", true},
                                      {"seats", {kMe, bot("omnigo")}}});
  const int before = turns();
  ASSERT_EQ(an.act(game, move("black", 1, "E5")), "");
  const Json answered = an.await_state(game, [](const Json& snapshot) {
    return snapshot["game"]["turn"] == 2 || snapshot["game"]["phase"] == "finished";
  });
  EXPECT_EQ(answered["game"]["phase"], "playing") << "lost on time";
  EXPECT_EQ(answered["game"]["turn"], 2);
  EXPECT_LE(turns() - before, 8) << "others came first";
  // It waited, and was not charged for that.
  const Json events = an.get("/api/games/" + game + "/events?since=0", "EventList")["events"];
  EXPECT_GT(events.back()["left"].get<int>(), 1'000) << events.back();
}

TEST(FairPlay, TablesOfBotsAreFewForOnePersonAndOneAddress) {
  Serving serving("--bot-pace 0 --bots 1");
  const Json table = {{"board", "19x19"}, {"seats", {bot("club"), bot("club")}}};
  const auto status = [&](Guest& guest) {
    return guest.remote.post("/api/games", table.dump()).status;
  };
  Guest an(serving, "An"), bo(serving, "Bo"), cy(serving, "Cy");
  EXPECT_EQ(status(an), 200);
  EXPECT_EQ(status(an), 200);
  const Remote::Answer refused = an.remote.post("/api/games", table.dump());
  EXPECT_EQ(refused.status, 429);
  EXPECT_NE(refused.body.find("bot-tables-limit"), std::string::npos) << refused.body;
  EXPECT_EQ(status(bo), 200);
  EXPECT_EQ(status(bo), 200);
  EXPECT_EQ(status(cy), 429) << "the address has four";
  // Games with people are another matter.
  cy.create({{"board", "9x9"}, {"seats", {kMe, bot("novice")}}});
}

// --- leaving

TEST(FairPlay, LeavingBotsBarsNobody) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo");
  std::vector<std::string> games(4);
  for (std::string& game : games) {
    game = an.create(
        {{"board", "5x5"}, {"clock", "absolute:main=1"}, {"seats", {kMe, bot("beginner")}}});
  }
  for (const std::string& game : games) {
    const Json over = an.await_state(game, is_over);
    EXPECT_EQ(over["game"]["result"]["how"], "time");
    EXPECT_EQ(over["game"]["seats"][0]["out"], "time");
  }
  const Remote::Answer matched = an.remote.post("/api/match", R"({"board":"9x9"})");
  EXPECT_EQ(matched.status, 200) << matched.body;
  const std::string table =
      bo.create({{"board", "9x9"}, {"listed", true}, {"seats", {kMe, kAnyone}}});
  EXPECT_EQ(an.act(table, simple("join", "white")), "");
}

// --- pairing

TEST(FairPlay, AnAccountAndAGuestArePairedForAGameWithoutRating) {
  Serving serving;
  Account an(serving, "An");
  Guest bo(serving, "Bo");
  const auto match = [](Guest& who, const Json& request) {
    EXPECT_EQ(wire().fault(request, "MatchRequest"), "");
    const Remote::Answer answer = who.remote.post("/api/match", request.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    return Json::parse(answer.body);
  };
  const Json rated = {{"board", "9x9"}, {"rated", true}, {"guests", true}, {"ranks", 5}};
  const Json casual = {{"board", "9x9"}, {"ranks", 5}};
  // Whoever comes first.
  const Json waits = match(an, rated);
  EXPECT_EQ(waits["joined"], false);
  const Json joins = match(bo, casual);
  EXPECT_EQ(joins["joined"], true);
  EXPECT_EQ(joins["game"], waits["game"]);
  const Json game = an.get("/api/games/" + waits["game"].get<std::string>(), "Snapshot")["game"];
  EXPECT_EQ(game["phase"], "playing");
  EXPECT_EQ(game["rated"], false);
  EXPECT_EQ(match(bo, casual)["joined"], false);
  EXPECT_EQ(match(an, rated)["joined"], true);
  // Accounts among themselves play for the rating; who insists on it meets no guest.
  Account cy(serving, "Cy"), di(serving, "Di");
  EXPECT_EQ(match(bo, casual)["joined"], false);
  const Json strict = match(cy, {{"board", "9x9"}, {"rated", true}, {"ranks", 5}});
  EXPECT_EQ(strict["joined"], false);
  const Json both = match(di, rated);
  EXPECT_EQ(both["joined"], true);
  EXPECT_EQ(both["game"], strict["game"]) << "rated, which comes first";
  EXPECT_EQ(di.get("/api/games/" + both["game"].get<std::string>(), "Snapshot")["game"]["rated"],
            true);
}

// --- ratings and presence

TEST(FairPlay, ARatedGameSaysWhatItDidToRatings) {
  Serving serving;
  Account an(serving, "An");
  const std::string game =
      an.create({{"board", "5x5"}, {"rated", true}, {"seats", {kMe, bot("novice")}}});
  const std::string path = "/api/games/" + game + "/ratings";
  EXPECT_EQ(an.get(path, "GameRatings")["ratings"], Json::array());
  ASSERT_EQ(an.act(game, simple("resign", "black")), "");
  const Json over = an.await_state(game, is_over);
  EXPECT_EQ(over["game"]["seats"][0]["out"], "resigned");
  const Json ratings = an.get(path, "GameRatings")["ratings"];
  ASSERT_EQ(ratings.size(), 2u) << ratings;
  for (const Json& one : ratings) {
    const bool mine = one["person"] == an.me["id"];
    EXPECT_EQ(one["after"] < one["before"], mine) << one;
    EXPECT_TRUE(mine || one["person"] == "bot:novice");
  }
}

TEST(FairPlay, WhoSitsDownNoLongerWatches) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game = an.create({{"board", "5x5"}, {"seats", {kMe, kAnyone}}});
  an.connect({{game, 0}});
  bo.connect({{game, 0}});
  Json here;
  do {
    here = an.await("here");
    ASSERT_FALSE(here.is_null());
  } while (here["here"]["others"] != 1);
  ASSERT_EQ(bo.play(game, simple("join", "white")), "");
  do {
    here = an.await("here", milliseconds(5'000));
    ASSERT_FALSE(here.is_null()) << "still counted as watching";
  } while (here["here"]["others"] != 0);
  EXPECT_EQ(here["here"]["players"], (Json{"black", "white"}));
}

// --- markings

TEST(FairPlay, WhoMarksLivingStonesDeadIsCountedForWhoRunsTheServer) {
  Serving serving;
  Account keeper(serving, "Keeper");
  ASSERT_EQ(run_omnigo("admin grant keeper --data '" + serving.folder().string() + "'").status, 0);
  Guest an(serving, "An"), eve(serving, "Eve");
  const std::string game = an.create({{"board", "5x5"},
                                      {"rules", "chinese,komi=0"},
                                      {"clock", "absolute:main=600"},
                                      {"seats", {kMe, kAnyone}}});
  ASSERT_EQ(eve.act(game, simple("join", "white")), "");
  int turn = 0;
  for (const char row : {'1', '2', '3', '4', '5'}) {
    ASSERT_EQ(an.act(game, move("black", ++turn, std::string("C") + row)), "");
    ASSERT_EQ(eve.act(game, move("white", ++turn, std::string("D") + row)), "");
  }
  ASSERT_EQ(an.act(game, pass("black", ++turn)), "");
  ASSERT_EQ(eve.act(game, pass("white", ++turn)), "");
  an.await_state(game, [](const Json& snapshot) { return snapshot.contains("proposal"); });
  Json dead = Json::array();
  for (const char row : {'1', '2', '3', '4', '5'}) dead.push_back(std::string("C") + row);
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(eve.act(game, {{"action", "mark"}, {"player", "white"}, {"dead", dead}}), "");
    const Json marking = an.get("/api/games/" + game, "Snapshot")["marking"];
    EXPECT_EQ(marking["by"], "white");
    ASSERT_EQ(marking["worse"].size(), 1u) << marking;
    EXPECT_EQ(marking["worse"][0]["player"], "black");
    ASSERT_EQ(an.act(game, {{"action", "mark"}, {"player", "black"}, {"dead", Json::array()}}), "");
  }
  Json markings;
  for (int i = 0; i < 300; ++i) {  // until the server has noticed who runs it
    const Remote::Answer answer = keeper.remote.get("/api/admin/markings");
    if (answer.status == 200) {
      markings = Json::parse(answer.body);
      break;
    }
    std::this_thread::sleep_for(milliseconds(100));
  }
  ASSERT_EQ(wire().fault(markings, "AdminMarkings"), "") << markings;
  ASSERT_EQ(markings["markings"].size(), 1u) << markings;
  const Json one = markings["markings"][0];
  EXPECT_EQ(one["person"]["name"], "Eve");
  EXPECT_EQ(one["game"], game);
  EXPECT_EQ(one["times"], 2);
  EXPECT_EQ(one["points"], 15);
  EXPECT_EQ(keeper.get("/api/admin/people", "AdminPeople")["people"][0]["marked"], 0);
}

}  // namespace
}  // namespace omnigo
