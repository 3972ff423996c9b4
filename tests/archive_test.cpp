// The archive and private games through the API: what is found, by whom, and by which ways.
#include "serving.h"
#include "store/sqlite.h"

namespace omnigo {
namespace {

Json listed(const std::string& board, const Json& seats) {
  return {{"board", board}, {"seats", seats}, {"listed", true}};
}

// Black plays there, White answers, and White resigns in the end.
std::string play_out(Guest& black, Guest& white, Json request,
                     const std::vector<std::string>& moves) {
  const std::string game = black.create(request);
  EXPECT_EQ(white.act(game, simple("join", "white")), "");
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const bool first = i % 2 == 0;
    const std::string colour = first ? "black" : "white";
    const int turn = static_cast<int>(i) + 1;
    const Json action = moves[i] == "pass" ? pass(colour, turn) : move(colour, turn, moves[i]);
    EXPECT_EQ((first ? black : white).act(game, action), "");
  }
  EXPECT_EQ(white.act(game, simple("resign", "white")), "");
  return game;
}

std::vector<std::string> ids(const Json& list) {
  std::vector<std::string> found;
  for (const Json& game : list["games"]) found.push_back(game["id"]);
  return found;
}

std::vector<std::string> search(Guest& who, const std::string& query) {
  return ids(who.get("/api/archive?" + query, "GameList"));
}

using Ids = std::vector<std::string>;

bool is_found(Guest& who, const std::string& game) {
  const Ids all = search(who, "");
  return std::count(all.begin(), all.end(), game) > 0;
}

TEST(Archive, FindsGamesByWhatPeopleSearchFor) {
  Serving serving;
  Account an(serving, "An"), bo(serving, "Bo");
  Guest cy(serving, "Cy");
  const std::string small = play_out(an, bo, listed("5x5", {kMe, kAnyone}), {"B2", "C3", "D4"});
  Json japanese = listed("7x7", {kMe, kAnyone});
  japanese["rules"] = "japanese,komi=5.5";
  const std::string large = play_out(bo, cy, japanese, {"D4", "pass"});
  const std::string hidden =
      play_out(an, bo, {{"board", "5x5"}, {"seats", {kMe, kAnyone}}}, {"B2"});
  ASSERT_TRUE(eventually([&] { return is_found(cy, small) && is_found(cy, large); }));
  EXPECT_EQ(search(cy, ""), (Ids{large, small}));
  EXPECT_EQ(search(cy, "player=an"), Ids{small});
  EXPECT_EQ(search(cy, "player=Bo"), (Ids{large, small}));
  EXPECT_EQ(search(cy, "player=Bo&opponent=An"), Ids{small});
  EXPECT_EQ(search(cy, "player=Bo&outcome=won"), Ids{large});
  EXPECT_EQ(search(cy, "player=" + cy.me["id"].get<std::string>()), Ids{large});
  EXPECT_EQ(search(cy, "board=5x5"), Ids{small});
  EXPECT_EQ(search(cy, "board=grid:7x7"), Ids{large});
  EXPECT_EQ(search(cy, "rules=japanese"), Ids{large});
  EXPECT_EQ(search(cy, "players=2&result=resignation"), (Ids{large, small}));
  EXPECT_EQ(search(cy, "players=3"), Ids{});
  EXPECT_EQ(search(cy, "result=score"), Ids{});
  EXPECT_EQ(search(cy, "from=2020-01-01"), (Ids{large, small}));
  EXPECT_EQ(search(cy, "until=2020-01-01"), Ids{});
  EXPECT_EQ(search(cy, "from=2020-01-01&until=2999-12-31"), (Ids{large, small}));
  EXPECT_EQ(search(cy, "before=2"), Ids{small});
  // Every side of the board is as good, and the order of moves counts.
  for (const char* opening : {"B2", "D4", "B4", "D2", "B2,C3", "D2,C3,B4", "B4,C3,D2"}) {
    EXPECT_EQ(search(cy, std::string("board=5x5&opening=") + opening), Ids{small}) << opening;
  }
  for (const char* opening : {"C3", "B2,D4", "B2,C3,B4", "pass"}) {
    EXPECT_EQ(search(cy, std::string("board=5x5&opening=") + opening), Ids{}) << opening;
  }
  EXPECT_EQ(search(cy, "board=7x7&opening=D4,pass"), Ids{large});
  const Json played = an.profile()["played"];
  EXPECT_EQ(played, (Json{{"won", 1}, {"lost", 0}, {"other", 0}}));
}

TEST(Archive, RefusesWhatItCannotSearchFor) {
  Serving serving;
  Guest an(serving, "An");
  for (const char* query :
       {"player=nobody", "board=nowhere", "rules=none", "players=27", "players=-1", "players=x",
        "result=great", "outcome=won", "from=yesterday", "from=2026-13-01", "until=2026-02-30",
        "opening=E5", "board=own&opening=E5", "board=5x5&opening=Z9",
        "board=5x5&opening=", "board=5x5&opening=A1,A1,A1,A1,A1,A1,A1", "board=100x100&opening=A1",
        "before=x", "before=99999999999999999999"}) {
    const Remote::Answer answer = an.remote.get(std::string("/api/archive?") + query);
    const bool empty = std::string(query).ends_with("opening=");
    EXPECT_EQ(answer.status, empty ? 200 : 400) << query;
  }
}

// --- private games

class PrivateGames : public testing::Test {
 protected:
  PrivateGames() {
    Json request = listed("5x5", {kMe, kAnyone});
    request["rated"] = true;
    game = play_out(an, bo, request, {"B2", "C3"});
    EXPECT_EQ(bo.act(game, {{"action", "chat"}, {"to", "players"}, {"text", "thanks"}}), "");
    said = an.get("/api/games/" + game, "Snapshot")["n"];
    EXPECT_TRUE(eventually([&] { return is_found(cy, game); }));
  }
  std::string hide(Guest& who, const std::string& player, bool on) {
    return who.act(game, {{"action", "private"}, {"player", player}, {"on", on}});
  }
  // Every way to read something of the game, and whether it shows anything.
  std::map<std::string, bool> ways(Guest& who) {
    std::map<std::string, bool> seen;
    const std::string path = "/api/games/" + game;
    for (const char* rest : {"", "/events", "/board", "/record.json", "/record.sgf", "/ratings"}) {
      const Remote::Answer answer = who.remote.get(path + rest);
      EXPECT_TRUE(answer.status == 200 || answer.status == 403) << rest;
      seen[path + rest] = answer.status == 200;
    }
    const auto in_list = [&](const std::string& list) {
      const Ids all = ids(who.get("/api/games?list=" + list, "GameList"));
      return std::count(all.begin(), all.end(), game) > 0;
    };
    seen["list of finished games"] = in_list("finished");
    seen["search"] = is_found(who, game);
    seen["search by player"] = !search(who, "player=An").empty();
    seen["search for two"] = !search(who, "player=An&opponent=Bo").empty();
    seen["search by opening"] = !search(who, "board=5x5&opening=B2").empty();
    const Json profile = who.get("/api/people/" + an.me["id"].get<std::string>(), "Profile");
    seen["rated games of the profile"] = !profile["games"].empty();
    seen["number of rated games"] = profile["ratings"][0]["games"] != 0;
    seen["number of games"] = profile["played"]["won"] != 0;
    const Json from = {
        {"board", "5x5"}, {"seats", {kMe, kMe}}, {"from", {{"game", game}, {"turn", 1}}}};
    Json request = from;
    request.erase("board");
    seen["a game from its position"] = who.remote.post("/api/games", request.dump()).status == 200;
    const Json job = {{"kind", "analysis"}, {"game", game}, {"turn", 1}, {"playouts", 10}};
    seen["an analysis"] = who.remote.post("/api/jobs", job.dump()).status == 200;
    const Json report = {{"game", game}, {"event", said}, {"reason", "abuse"}};
    seen["a report of a message"] = who.remote.post("/api/reports", report.dump()).status == 200;
    Guest watcher = who.another();
    watcher.connect();
    watcher.send({{"type", "subscribe"}, {"game", game}});
    seen["the WebSocket"] = watcher.await_any({"snapshot", "error"})["type"] == "snapshot";
    seen["chat"] =
        who.act(game, {{"action", "chat"}, {"to", "spectators"}, {"text", "well played"}}) == "";
    const Ids own = ids(Json::parse(who.remote.get("/api/me/data").body));
    seen["own data"] = std::count(own.begin(), own.end(), game) > 0;
    return seen;
  }

  Serving serving;
  Account an{serving, "An"}, bo{serving, "Bo"}, cy{serving, "Cy"};
  std::string game;
  int said = 0;
};

// What a player loses when the game is private, and what a stranger never had.
TEST_F(PrivateGames, AreForTheirPlayersOnlyByEveryWay) {
  for (const auto& [way, seen] : ways(cy)) {
    EXPECT_EQ(seen, way != "own data") << way;
  }
  ASSERT_EQ(hide(bo, "white", true), "");
  ASSERT_TRUE(eventually([&] { return an.profile()["played"]["won"] == 0; }));
  Guest di(serving, "Di");
  for (Guest* stranger : std::initializer_list<Guest*>{&cy, &di}) {
    for (const auto& [way, seen] : ways(*stranger)) EXPECT_FALSE(seen) << way;
  }
  EXPECT_EQ(serving.remote().get("/api/games/" + game).status, 403);
  // Its players see it as before, but nobody finds it.
  for (const auto& [way, seen] : ways(an)) {
    const bool is_public =
        way.starts_with("search") || way.starts_with("list") || way == "number of games";
    EXPECT_EQ(seen, !is_public) << way;
  }
  const Ids mine = ids(an.get("/api/games?list=mine", "GameList"));
  EXPECT_EQ(std::count(mine.begin(), mine.end(), game), 1);
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["game"]["private"], Json{"white"});
}

TEST_F(PrivateGames, ArePrivateWhileOnePlayerWantsThat) {
  EXPECT_EQ(hide(cy, "white", true), "forbidden");
  EXPECT_EQ(hide(an, "white", true), "forbidden");
  EXPECT_EQ(hide(an, "black", false), "conflict");
  ASSERT_EQ(hide(an, "black", true), "");
  EXPECT_EQ(hide(an, "black", true), "conflict");
  ASSERT_EQ(hide(bo, "white", true), "");
  ASSERT_EQ(hide(an, "black", false), "");
  EXPECT_EQ(cy.remote.get("/api/games/" + game).status, 403);
  serving.restart();
  EXPECT_EQ(cy.remote.get("/api/games/" + game).status, 403);
  ASSERT_EQ(hide(bo, "white", false), "");
  EXPECT_EQ(cy.remote.get("/api/games/" + game).status, 200);
  EXPECT_TRUE(eventually([&] { return is_found(cy, game); }));
}

TEST_F(PrivateGames, SendThoseAwayWhoWatch) {
  cy.connect({{game, 0}});
  an.connect({{game, 0}});
  ASSERT_FALSE(cy.await("snapshot").is_null());
  ASSERT_FALSE(an.await("snapshot").is_null());
  ASSERT_EQ(hide(bo, "white", true), "");
  const Json sent = cy.await_any({"error", "events"});
  EXPECT_EQ(sent["type"], "error");
  EXPECT_EQ(sent["reason"], "private-game");
  EXPECT_EQ(an.await("events")["events"][0]["action"], "private");
}

TEST_F(PrivateGames, AreNotCachedByOthers) {
  const auto control = [](const Remote::Answer& answer) {
    return answer.header("cache-control") == "no-store";
  };
  EXPECT_FALSE(control(an.remote.get("/api/games/" + game + "/record.json")));
  ASSERT_EQ(hide(an, "black", true), "");
  EXPECT_TRUE(control(an.remote.get("/api/games/" + game + "/record.json")));
}

TEST_F(PrivateGames, AreMadeAfterTheGame) {
  const std::string running = an.create(listed("5x5", {kMe, kAnyone}));
  const Json action = {{"action", "private"}, {"player", "black"}, {"on", true}};
  EXPECT_EQ(an.act(running, action), "wrong-phase");
}

// --- people who are gone, and data of earlier versions

TEST(Archive, DeletedPlayersHaveNoNameAndAreNotFound) {
  Serving serving;
  Account an(serving, "An"), bo(serving, "Bo");
  Guest cy(serving, "Cy");
  const std::string game = play_out(an, bo, listed("5x5", {kMe, kAnyone}), {"B2", "C3"});
  ASSERT_TRUE(eventually([&] { return is_found(cy, game); }));
  const std::string id = an.me["id"];
  ASSERT_EQ(an.remote.post("/api/me/delete", R"({"password":"a long password"})").status, 200);
  const Json found = cy.get("/api/archive", "GameList")["games"];
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0]["seats"][0]["person"]["name"], "deleted player");
  EXPECT_EQ(found.dump().find("\"An\""), std::string::npos);
  EXPECT_EQ(search(cy, "player=Bo"), Ids{game});
  EXPECT_EQ(cy.remote.get("/api/archive?player=" + id).status, 400);
  EXPECT_EQ(cy.remote.get("/api/archive?player=An").status, 400);
  const Json profile = cy.get("/api/people/" + id, "Profile");
  EXPECT_EQ(profile["person"]["name"], "deleted player");
  EXPECT_TRUE(profile["games"].empty());
  EXPECT_EQ(profile["played"], (Json{{"won", 0}, {"lost", 0}, {"other", 0}}));
}

TEST(Archive, GuestsWhoSignInTakeTheirGamesAlong) {
  Serving serving;
  Account an(serving, "An");
  Guest cy(serving, "Cy"), di(serving, "Di");
  const std::string game = play_out(cy, di, listed("5x5", {kMe, kAnyone}), {"B2", "C3"});
  ASSERT_TRUE(eventually([&] { return is_found(di, game); }));
  const Json login = {{"name", "An"}, {"password", "a long password"}};
  ASSERT_EQ(cy.remote.post("/api/login", login.dump()).status, 200);
  EXPECT_EQ(search(di, "player=An"), Ids{game});
  EXPECT_EQ(an.profile()["played"]["won"], 1);
}

// The archive is made from what earlier versions wrote.
TEST(Archive, HasTheGamesOfTheVersionBefore) {
  Serving serving;
  serving.stop();
  std::filesystem::remove(serving.folder() / "games.sqlite");
  std::ifstream sql(source_folder() + "/tests/data/version-0.20/server.sql");
  const std::string text(std::istreambuf_iterator<char>(sql), {});
  std::size_t finished = 0;
  {
    auto database = Database::open(serving.folder() / "games.sqlite", false);
    ASSERT_TRUE(database && database->run(text.c_str()));
    Statement asked(*database,
                    "SELECT count(*) FROM games WHERE phase = 'finished' AND listed <> 0");
    ASSERT_TRUE(asked.step());
    finished = static_cast<std::size_t>(asked.number(0));
  }
  serving.start();
  Guest cy(serving, "Cy");
  EXPECT_GT(finished, 0u);
  EXPECT_TRUE(eventually([&] { return search(cy, "").size() == finished; }))
      << finished << " " << search(cy, "").size();
  // By those who played them, too.
  const Json games = cy.get("/api/archive?", "GameList")["games"];
  std::size_t people = 0;
  for (const Json& game : games) {
    for (const Json& seat : game["seats"]) {
      if (!seat.contains("person")) continue;
      ++people;
      const Ids own = search(cy, "player=" + seat["person"]["id"].get<std::string>());
      EXPECT_EQ(std::count(own.begin(), own.end(), game["id"].get<std::string>()), 1) << game;
    }
  }
  EXPECT_GT(people, 0u);
}

}  // namespace
}  // namespace omnigo
