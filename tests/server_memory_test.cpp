// What the server holds in memory and sends: boards once, games as long as somebody looks at them,
// of the lobby no more than a page.
#include <thread>

#include "record/record_json.h"
#include "serving.h"

namespace omnigo {
namespace {

std::string hash_of(Guest& guest, const std::string& game) {
  return guest.get("/api/games/" + game, "Snapshot")["board"];
}

// A ring of your own, with names as long as they may be.
Json ring(int points) {
  Json graph = {{"points", Json::array()}, {"edges", Json::array()}};
  for (int i = 0; i < points; ++i) {
    graph["points"].push_back({{"name", "a-rather-long-name-" + std::to_string(i)}});
    graph["edges"].push_back({i, (i + 1) % points});
  }
  return graph;
}

int games_in_memory(Guest& guest) {
  return Json::parse(guest.remote.get("/healthz").body)["games"];
}

void await_unloaded(Guest& guest) {
  ASSERT_TRUE(eventually([&] { return games_in_memory(guest) == 0; }));
}

// --- boards

TEST(ServerMemory, ASnapshotNamesItsBoardAndTheBoardIsForEver) {
  Serving serving;
  Guest an(serving, "An");
  const Json graph = ring(300);
  const std::string game = an.create({{"board", graph}, {"seats", {kMe, kMe}}});
  const Remote::Answer snapshot = an.remote.get("/api/games/" + game);
  EXPECT_LT(snapshot.body.size(), 2'500u) << "the points of the board, and little else";
  const std::string hash = hash_of(an, game);
  EXPECT_EQ(Json::parse(snapshot.body)["record"]["board"], (Json{{"hash", hash}}));
  const Remote::Answer board = an.remote.get("/api/boards/" + hash);
  ASSERT_EQ(board.status, 200) << board.body;
  EXPECT_EQ(board.header("cache-control"), "public, max-age=31536000, immutable");
  const Json drawn = Json::parse(board.body);
  EXPECT_EQ(wire().fault(drawn, "Board"), "");
  EXPECT_EQ(drawn["points"].size(), 300u);
  EXPECT_EQ(drawn, Json::parse(an.remote.get("/api/games/" + game + "/board").body));
  // With it, the record in the snapshot reads as the whole one does.
  Json record = Json::parse(snapshot.body)["record"];
  record["board"] = {{"points", drawn["points"]}, {"edges", drawn["edges"]}};
  const auto whole = read_record(an.remote.get("/api/games/" + game + "/record.json").body);
  const auto joined = read_record(record.dump());
  ASSERT_TRUE(whole && joined);
  EXPECT_EQ(joined->board->names, whole->board->names);
  // Those who have it get a message.
  const Remote::Answer same =
      an.remote.ask("GET", "/api/boards/" + hash, "", {"If-None-Match: " + board.header("etag")});
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.body, "");
  // The same board is the same hash, in another game and after a restart; another is not.
  EXPECT_EQ(hash_of(an, an.create({{"board", graph}, {"seats", {kMe, kMe}}})), hash);
  EXPECT_NE(hash_of(an, an.create({{"board", ring(301)}, {"seats", {kMe, kMe}}})), hash);
  serving.restart();
  EXPECT_EQ(an.remote.get("/api/boards/" + hash).body, board.body);
  EXPECT_EQ(an.remote.get("/api/boards/" + std::string(32, '0')).status, 404);
  EXPECT_EQ(an.remote.get("/api/boards/nothing").status, 404);
}

TEST(ServerMemory, AFamilyIsNamedByItsSpecificationToo) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game = an.create({{"board", "9"}, {"seats", {kMe, kMe}}});
  const Json snapshot = an.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(snapshot["record"]["board"], "grid:9x9");
  EXPECT_EQ(snapshot["game"]["board"]["spec"], "grid:9x9");
  EXPECT_EQ(Json::parse(an.remote.get("/api/boards/" + hash_of(an, game)).body),
            Json::parse(an.remote.get("/api/board?spec=9x9").body));
}

TEST(ServerMemory, GamesThatAreOverCanBeKeptByProxies) {
  Serving serving;
  Guest an(serving, "An");
  Remote nobody = serving.remote();
  const std::string game = an.create({{"board", "5"}, {"seats", {kMe, kMe}}});
  const std::string path = "/api/games/" + game;
  EXPECT_EQ(nobody.get(path).header("cache-control"), "no-store");
  ASSERT_EQ(an.act(game, simple("resign", "black")), "");
  for (const char* part : {"", "/events?since=0", "/record.json", "/record.sgf"}) {
    const Remote::Answer answer = nobody.get(path + part);
    EXPECT_EQ(answer.header("cache-control"), "public, max-age=60") << part;
    const std::vector<std::string> known = {"If-None-Match: " + answer.header("etag")};
    EXPECT_EQ(nobody.ask("GET", path + part, "", known).status, 304) << part;
    // What is said afterwards changes it.
    ASSERT_EQ(an.act(game, {{"action", "chat"}, {"to", "players"}, {"text", "thanks"}}), "");
    EXPECT_EQ(nobody.ask("GET", path + part, "", known).status, 200) << part;
  }
  // What somebody in particular sees is nobody else's: they may have muted some of those who spoke.
  EXPECT_EQ(an.remote.get(path).header("cache-control"), "no-store");
  for (const char* part : {"", "/events?since=0"}) {
    EXPECT_EQ(nobody.get(path + part).header("vary"), "Cookie, Authorization") << part;
  }
}

TEST(ServerMemory, SnapshotsFollowEveryEvent) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game = an.create({{"board", "5"}, {"seats", {kMe, kMe}}});
  const char* points[] = {"A1", "B2", "C3", "D4"};
  for (int turn = 1; turn <= 4; ++turn) {
    ASSERT_EQ(an.act(game, move(turn % 2 == 1 ? "black" : "white", turn, points[turn - 1])), "");
    for (int again = 0; again < 2; ++again) {
      const Json snapshot = an.get("/api/games/" + game, "Snapshot");
      EXPECT_EQ(snapshot["latest"], points[turn - 1]);
      EXPECT_EQ(snapshot["record"]["events"].size(), static_cast<std::size_t>(turn));
    }
  }
}

// --- games come and go

TEST(ServerMemory, AGameThatNobodyLooksAtIsUnloadedAndComesBackAsItWas) {
  Serving serving("--no-limits --unload-after 1");
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game = an.create({{"board", "5"},
                                      {"clock", "fischer:main=86400,increment=60"},
                                      {"listed", true},
                                      {"seats", {kMe, kAnyone}}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  ASSERT_EQ(an.act(game, move("black", 1, "C3"), "first"), "");
  const Json before = an.get("/api/games/" + game, "Snapshot");
  await_unloaded(an);
  // Lists know it without loading it.
  const Json row = an.get("/api/games?list=live", "GameList")["games"][0];
  EXPECT_EQ(row["id"], game);
  EXPECT_EQ(row["turn"], 1);
  EXPECT_EQ(games_in_memory(an), 0);
  const auto asked = std::chrono::steady_clock::now();
  const Json after = an.get("/api/games/" + game, "Snapshot");
  EXPECT_LT(std::chrono::steady_clock::now() - asked, kPatience * std::chrono::seconds(2));
  for (const char* key : {"game", "n", "board", "colouring", "record", "chat", "requests"}) {
    EXPECT_EQ(after[key], before[key]) << key;
  }
  EXPECT_LE(after["clocks"][1]["main"], before["clocks"][1]["main"]) << "the clock went on";
  EXPECT_EQ(an.act(game, move("black", 1, "C3"), "first"), "") << "done already";
  EXPECT_EQ(bo.act(game, move("white", 2, "D4")), "");
  await_unloaded(an);
  Guest watcher(serving, "Di");
  watcher.connect({{game, 0}});
  ASSERT_EQ(watcher.await("snapshot")["snapshot"]["game"]["turn"], 2);
  std::this_thread::sleep_for(milliseconds(2'500));
  EXPECT_EQ(games_in_memory(an), 1) << "somebody looks at it";
}

TEST(ServerMemory, TimeRunsOutInAGameThatIsNotInMemory) {
  Serving serving("--no-limits --unload-after 1");
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game = an.create(
      {{"board", "5"}, {"clock", "absolute:main=4"}, {"listed", true}, {"seats", {kMe, kAnyone}}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  await_unloaded(an);
  // Nobody asks for it; the lobby hears that it is over.
  Guest watcher(serving, "Di");
  watcher.connect(Json::object(), true);
  ASSERT_EQ(watcher.await("lobby")["live"], 1);
  Json news = watcher.await("lobby");
  while (!news.is_null() && news["live"] != 0) news = watcher.await("lobby");
  ASSERT_FALSE(news.is_null());
  const Json over = an.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(over["game"]["result"]["how"], "time");
  const Json events = an.get("/api/games/" + game + "/events?since=0", "EventList")["events"];
  std::int64_t start = 0, out = 0;
  for (const Json& event : events) {
    if (event["action"] == "start") start = event["at"];
    if (event["action"] == "timeout") out = event["at"];
  }
  EXPECT_GE(out, start + 4'000);
  EXPECT_LT(out, start + 4'000 + kPatience * 2'000) << "on time, on a busy machine";
}

TEST(ServerMemory, WhoIsAwayIsAwaySinceTheSameMoment) {
  Serving serving("--no-limits --unload-after 1");
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game =
      an.create({{"board", "5"}, {"seats", {kMe, kAnyone}}});  // a day, without a clock
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  const auto claim_at = [&] {
    return an.get("/api/games/" + game, "Snapshot")["here"]["away"][0]["claim_at"];
  };
  const Json before = claim_at();
  await_unloaded(an);
  EXPECT_EQ(claim_at(), before);
}

TEST(ServerMemory, BotsPlayOnInGamesThatWereUnloaded) {
  Serving serving("--no-limits --unload-after 1");
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "3"}, {"seats", {kMe, {{"kind", "bot"}, {"bot", "random"}}}}});
  await_unloaded(an);
  ASSERT_EQ(an.act(game, pass("black", 1)), "");
  an.await_state(game, [](const Json& now) { return now["game"]["turn"] == 2; });
}

TEST(ServerMemory, LargeBoardsAreCountedByTheirPoints) {
  Serving serving("");
  Guest an(serving, "An");
  const Json large = {{"board", "100x100"}, {"seats", {kMe, kMe}}};
  int made = 0;
  while (made < 20 && an.remote.post("/api/games", large.dump()).status == 200) ++made;
  EXPECT_EQ(made, 10);
  const Json mine = an.get("/api/games?list=mine", "GameList")["games"];
  ASSERT_EQ(an.act(mine[0]["id"], {{"action", "abort"}}), "");
  EXPECT_NE(an.create({{"board", "5"}, {"seats", {kMe, kMe}}}), "");
}

// --- the lobby

TEST(ServerMemory, TheLobbyIsAPageHoweverManyGamesThereAre) {
  Serving serving;
  Guest an(serving, "An"), di(serving, "Di");
  const Json open = {{"board", "5"}, {"listed", true}, {"seats", {kMe, kAnyone}}};
  std::vector<std::string> games;
  for (int i = 0; i < 60; ++i) games.push_back(an.create(open));
  di.connect(Json::object(), true);
  Json lobby = di.await("lobby");
  while (lobby["open"] != 60) lobby = di.await("lobby");  // it may come a moment later
  di.connect(Json::object(), true);
  lobby = di.await("lobby");
  EXPECT_EQ(lobby["open"], 60);
  EXPECT_EQ(lobby["live"], 0);
  ASSERT_EQ(lobby["games"].size(), 50u);
  std::set<std::string> shown;
  for (const Json& game : lobby["games"]) shown.insert(game["id"]);
  EXPECT_TRUE(shown.contains(games.back()));
  EXPECT_FALSE(shown.contains(games.front()));
  // One goes: the next one takes its place.
  ASSERT_EQ(an.act(games.back(), {{"action", "abort"}}), "");
  Json news;
  do {  // what was made a moment ago may come in between
    news = di.await("lobby");
    if (news.value("all", false)) shown.clear();
    for (const Json& id : news["gone"]) shown.erase(id);
    for (const Json& game : news["games"]) shown.insert(game["id"]);
  } while (shown.contains(games.back()));
  EXPECT_EQ(news["open"], 59);
  EXPECT_EQ(shown, std::set<std::string>(games.begin() + 9, games.end() - 1));
  // The rest is there, page by page.
  const Json first = an.get("/api/games?list=lobby", "GameList");
  EXPECT_EQ(first["games"].size(), 50u);
  const Json rest =
      an.get("/api/games?list=lobby&before=" + first["more"].get<std::string>(), "GameList");
  EXPECT_EQ(rest["games"].size(), 9u);
}

}  // namespace
}  // namespace omnigo
