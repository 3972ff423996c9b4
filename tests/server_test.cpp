// The server as its clients meet it: games to their end, through the public API alone.
#include <fstream>
#include <regex>
#include <thread>

#include "places.h"
#include "serving.h"

namespace omnigo {
namespace {

constexpr const char* kThree[] = {"black", "white", "red"};

// Passes until all have.
void pass_all(std::vector<Guest*> players, const std::string& game, int turn, int first) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::size_t who = (first + i) % players.size();
    EXPECT_EQ(players[who]->play(game, pass(kThree[who], turn + static_cast<int>(i))), "");
  }
}

TEST(Server, ThreeFriendsPlayOnTheTriangularBoard) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo"), cy(serving, "Cy");
  an.connect(Json::object(), true);
  EXPECT_EQ(an.await("lobby")["all"], true);
  const std::string game =
      an.create({{"board", "triangular:11"},
                 {"rules", "tromp-taylor,komi=0/0.5/1"},
                 {"clock", "byoyomi:main=60,period=20,periods=3"},
                 {"listed", true},
                 {"seats", {{{"kind", "me"}}, {{"kind", "anyone"}}, {{"kind", "anyone"}}}}});
  const Json lobby = an.await("lobby");
  EXPECT_EQ(lobby["games"][0]["id"], game);
  EXPECT_EQ(lobby["games"][0]["board"], (Json{{"spec", "triangular:11"}, {"points", 331}}));
  for (Guest* one : {&bo, &cy}) one->connect();
  for (Guest* one : {&an, &bo, &cy}) one->send({{"type", "subscribe"}, {"game", game}});
  for (Guest* one : {&an, &bo, &cy})
    EXPECT_EQ(one->await("snapshot")["snapshot"]["game"]["phase"], "open");
  EXPECT_EQ(bo.play(game, simple("join", "white")), "");
  EXPECT_EQ(cy.play(game, simple("join", "white")), "conflict");
  EXPECT_EQ(cy.play(game, simple("join", "red")), "");
  EXPECT_EQ(an.play(game, move("black", 1, "1")), "");
  EXPECT_EQ(bo.play(game, move("white", 2, "1")), "illegal");
  EXPECT_EQ(bo.play(game, move("white", 2, "2")), "");
  ASSERT_TRUE(cy.await_event(6));

  // The cable is cut; the game goes on; what was missed comes, and nothing twice.
  const int seen = cy.seen;
  cy.socket->cut();
  EXPECT_EQ(an.play(game, {{"action", "chat"}, {"to", "players"}, {"text", "Cy? <b>&"}}), "");
  cy.events.clear();
  cy.connect({{game, seen}});
  EXPECT_EQ(cy.play(game, move("red", 3, "166")), "");
  ASSERT_TRUE(cy.await_event(8));
  ASSERT_EQ(cy.events.size(), 2u);
  EXPECT_EQ(cy.events[0]["text"], "Cy? <b>&");
  EXPECT_EQ(cy.events[1]["action"], "move");

  // All pass; Red marks Black's stone, Black disputes; all pass again, and it counts as it stands.
  pass_all({&an, &bo, &cy}, game, 4, 0);
  EXPECT_EQ(cy.play(game, {{"action", "mark"}, {"player", "red"}, {"dead", {"1"}}}), "");
  EXPECT_EQ(an.play(game, simple("resume", "black")), "");
  pass_all({&an, &bo, &cy}, game, 7, 0);
  const Json snapshot = an.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(snapshot["game"]["phase"], "finished");
  EXPECT_EQ(snapshot["game"]["result"]["how"], "score");
  EXPECT_EQ(snapshot["game"]["result"]["scores"], (Json{1, 1.5, 2}));
  EXPECT_EQ(snapshot["game"]["result"]["places"], (Json{3, 2, 1}));

  // The record is whole, in both forms.
  const Json record = Json::parse(an.remote.get("/api/games/" + game + "/record.json").body);
  EXPECT_EQ(record["events"].size(), 10u);
  EXPECT_TRUE(an.remote.get("/api/games/" + game + "/record.sgf").body.starts_with("(;"));
  EXPECT_EQ(an.get("/api/games?list=mine", "GameList")["games"][0]["id"], game);
}

TEST(Server, AGraphOfOnesOwnIsAgreedOn) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo");
  const Json graph = Json::parse(R"({
    "points": [{"name": "hub"}, {"name": "a"}, {"name": "b"}, {"name": "c"}, {"name": "d"}],
    "edges": [["hub", "a"], ["hub", "b"], ["hub", "c"], ["c", "d"]]})");
  EXPECT_EQ(Json::parse(an.remote.post("/api/board", graph.dump()).body)["points"].size(), 5u);
  const std::string game = an.create({{"board", graph},
                                      {"clock", "byoyomi:main=60,period=20,periods=3"},
                                      {"seats", {{{"kind", "me"}}, {{"kind", "anyone"}}}}});
  an.connect({{game, 0}});
  bo.connect({{game, 0}});
  EXPECT_EQ(bo.play(game, simple("join", "white")), "");
  EXPECT_EQ(an.play(game, move("black", 1, "hub")), "");
  EXPECT_EQ(bo.play(game, move("white", 2, "d")), "");
  // The server goes down and comes back: the clocks stood still, the clients say what they have.
  ASSERT_TRUE(an.await_event(5));
  const Json before = an.get("/api/games/" + game, "Snapshot");
  serving.kill_at_once();
  std::this_thread::sleep_for(milliseconds(1'500));
  serving.start();
  an.connect({{game, an.seen}});
  bo.connect({{game, 0}});
  const Json after = an.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(after["n"], before["n"]);
  const auto left = [](const Json& snapshot) { return snapshot["clocks"][0]["main"].get<int>(); };
  EXPECT_GE(left(after), left(before) - 1'000);
  EXPECT_EQ(an.play(game, pass("black", 3)), "");
  EXPECT_EQ(bo.play(game, pass("white", 4)), "");
  EXPECT_EQ(an.play(game, {{"action", "mark"}, {"player", "black"}, {"dead", {"d"}}}), "");
  const int marking = an.get("/api/games/" + game, "Snapshot")["marking"]["marking"];
  EXPECT_EQ(bo.play(game, {{"action", "accept"}, {"player", "white"}, {"marking", marking - 1}}),
            "stale");
  EXPECT_EQ(bo.play(game, {{"action", "accept"}, {"player", "white"}, {"marking", marking}}), "");
  EXPECT_EQ(an.play(game, {{"action", "accept"}, {"player", "black"}, {"marking", marking}}), "");
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["game"]["result"]["scores"], (Json{5, 0}));
}

TEST(Server, SpectatorsTalkAmongThemselvesAndAdviseWhenAsked) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo"), di(serving, "Di");
  ASSERT_EQ(
      di.remote.post("/api/register", R"({"name":"Coach Di","password":"long enough"})").status,
      200);
  const std::string game =
      an.create({{"board", "5"}, {"seats", {{{"kind", "me"}}, {{"kind", "anyone"}}}}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  an.connect({{game, 0}});
  EXPECT_EQ(di.act(game, {{"action", "chat"}, {"to", "spectators"}, {"text", "C3 is good"}}), "");
  const auto said = [&](Guest& who) {
    return who.get("/api/games/" + game + "/events?since=3", "EventList")["events"][0]["text"];
  };
  EXPECT_EQ(said(di), "C3 is good");
  EXPECT_EQ(said(an), "");
  ASSERT_TRUE(an.await_event(4));
  EXPECT_EQ(an.events.back()["hidden"], true);
  EXPECT_EQ(an.play(game, move("black", 1, "C3")), "");
  EXPECT_EQ(an.act(game, {{"action", "invite"}, {"player", "black"}, {"name", "coach di"}}), "");
  EXPECT_EQ(di.act(game, {{"action", "advise"}, {"dead", {"C3"}}}), "wrong-phase");
  EXPECT_EQ(bo.act(game, pass("white", 2)), "");
  EXPECT_EQ(an.act(game, pass("black", 3)), "");
  EXPECT_EQ(di.act(game, {{"action", "advise"}, {"dead", {"C3"}}}), "");
  EXPECT_EQ(di.act(game, {{"action", "advise"}, {"dead", Json::array()}}), "");
  const Json advice = bo.get("/api/games/" + game, "Snapshot")["advice"];
  ASSERT_EQ(advice.size(), 1u);
  EXPECT_EQ(advice[0]["person"]["name"], "Coach Di");
  EXPECT_EQ(advice[0]["dead"], Json::array());
  EXPECT_EQ(bo.act(game, simple("resign", "white")), "");
  EXPECT_EQ(said(an), "C3 is good");
  // And again, the other way round.
  EXPECT_EQ(an.act(game, simple("rematch", "black")), "");
  const Json snapshot = bo.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(bo.act(game, {{"action", "answer"},
                          {"player", "white"},
                          {"request", snapshot["requests"][0]["request"]},
                          {"yes", true}}),
            "");
  const std::string next = bo.get("/api/games/" + game, "Snapshot")["rematch"];
  EXPECT_EQ(bo.act(next, move("black", 1, "C3")), "");
  EXPECT_EQ(an.act(next, move("white", 2, "C4")), "");
}

TEST(Server, ListsTellHowFarGamesHaveCome) {
  Serving serving;
  Guest an(serving, "An"), di(serving, "Di");
  const std::string game = an.create(
      {{"board", "5"}, {"listed", true}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  di.connect(Json::object(), true);
  Json games = di.await("lobby")["games"];
  while (games.empty()) games = di.await("lobby")["games"];  // it may come a moment later
  ASSERT_EQ(games[0]["turn"], 0);
  EXPECT_EQ(an.act(game, move("black", 1, "C3")), "");
  Json turns;
  while (turns.empty()) {
    const Json message = di.await("lobby");
    ASSERT_FALSE(message.is_null());
    turns = message.value("turns", Json::array());
  }
  EXPECT_EQ(turns, (Json{{{"id", game}, {"turn", 1}, {"to_play", "white"}}}));
  for (const char* list : {"live", "mine"}) {
    const Json row = an.get("/api/games?list=" + std::string(list), "GameList")["games"][0];
    EXPECT_EQ(row["turn"], 1) << list;
    EXPECT_EQ(row["to_play"], "white") << list;
  }
  Guest late(serving, "Late");
  late.connect(Json::object(), true);
  EXPECT_EQ(late.await("lobby")["games"][0]["turn"], 1);
}

TEST(Server, PlacesHandicapForAnySeat) {
  Serving serving;
  Guest an(serving, "An");
  const Json two = {{{"kind", "me"}}, {{"kind", "me"}}};
  const auto start_of = [&](const Json& request) {
    const std::string game = an.create(request);
    return Json::parse(an.remote.get("/api/games/" + game + "/record.json").body)["start"];
  };
  const Json star = start_of({{"board", "17"},
                              {"seats", two},
                              {"handicap", {{"placement", "star"}, {"stones", {{"white", 2}}}}}});
  EXPECT_EQ(star["stones"], (Json{{"white", {"D4", "O14"}}}));
  EXPECT_EQ(star["handicap"], (Json{{"white", 2}}));
  EXPECT_EQ(star["first"], "black");
  const Json spread =
      start_of({{"board", "triangular:4"},
                {"seats", {{{"kind", "me"}}, {{"kind", "me"}}, {{"kind", "me"}}}},
                {"handicap", {{"placement", "spread"}, {"stones", {{"black", 1}, {"red", 2}}}}}});
  EXPECT_EQ(spread["stones"]["black"].size(), 1u);
  EXPECT_EQ(spread["stones"]["red"].size(), 2u);
  EXPECT_EQ(spread["first"], "white");
  for (const Json& stones : {Json{{"black", 5}}, Json{{"black", 2}, {"white", 2}}}) {
    const Json wrong = {
        {"board", "8"}, {"seats", two}, {"handicap", {{"placement", "star"}, {"stones", stones}}}};
    EXPECT_EQ(an.remote.post("/api/games", wrong.dump()).status, 400) << stones;
  }
}

TEST(Server, ThePageOfTheApiListsEveryPath) {
  const Json page = Json::parse(std::ifstream(source_folder() + "/docs/openapi.json"));
  std::ifstream file(source_folder() + "/src/server/api.cpp");
  const std::string code(std::istreambuf_iterator<char>(file), {});
  const std::regex row(R"re(\{"([A-Z]+)", "(/[^"]*)", &Api::)re");
  std::size_t rows = 0, listed = 0;
  for (std::sregex_iterator one(code.begin(), code.end(), row), end; one != end; ++one, ++rows) {
    std::string method = (*one)[1], path = (*one)[2];
    std::transform(method.begin(), method.end(), method.begin(),
                   [](unsigned char c) { return std::tolower(c); });
    if (const std::size_t star = path.find('*'); star != path.npos) path.replace(star, 1, "{id}");
    EXPECT_TRUE(page["paths"].contains(path) && page["paths"][path].contains(method))
        << method << ' ' << path;
  }
  for (const Json& path : page["paths"]) listed += path.size();
  EXPECT_EQ(rows, listed);
}

// The action is in `do`, and not beside `id`.
TEST(Server, TheBodyOfAnActionIsAsTheSchemaSays) {
  const Json page = Json::parse(std::ifstream(source_folder() + "/docs/openapi.json"));
  const Json body = page["paths"]["/api/games/{id}/actions"]["post"]["requestBody"]["content"];
  EXPECT_EQ(body["application/json"]["schema"]["$ref"], "wire.schema.json#/$defs/ActRequest");
  Serving serving;
  Guest an(serving, "An");
  const std::string game = an.create({{"board", "5"}, {"seats", {kMe, kMe}}});
  Json flat = move("black", 1, "C3");
  flat["id"] = "a1";
  const Json nested = {{"id", "a1"}, {"do", move("black", 1, "C3")}};
  for (const auto& [request, status] : {std::pair(flat, 400), std::pair(nested, 200)}) {
    EXPECT_EQ(wire().fault(request, "ActRequest").empty(), status == 200) << request;
    EXPECT_EQ(an.remote.post("/api/games/" + game + "/actions", request.dump()).status, status);
  }
}

TEST(Server, DoesJobsAndCancelsThem) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo");
  an.connect();
  const auto start = [&](const Json& request) {
    EXPECT_EQ(wire().fault(request, "JobRequest"), "");
    const Json job = Json::parse(an.remote.post("/api/jobs", request.dump()).body);
    EXPECT_EQ(wire().fault(job, "Job"), "") << job;
    return job["id"].get<std::string>();
  };
  const auto result = [&](const std::string& id) {
    for (;;) {
      const Json message = an.await("job");
      if (message.is_null()) return Json();
      const std::string state = message["job"]["state"];
      if (message["job"]["id"] == id && state != "waiting" && state != "running") {
        return message["job"];
      }
    }
  };
  const auto answer_to = [&](const Json& request) {
    const Json job = result(start(request));
    EXPECT_EQ(job.value("state", "no answer"), "done") << job;
    return job.value("answer", Json::object());
  };
  EXPECT_EQ(answer_to({{"kind", "count"}, {"board", "2x2"}})["legal"], "57");
  EXPECT_EQ(answer_to({{"kind", "solve"}, {"board", "path:3"}})["value"], 3);
  const Json fair = answer_to({{"kind", "komi"}, {"board", "path:3"}});
  EXPECT_EQ(fair["komi"], Json({0, 3}));
  EXPECT_EQ(fair["exact"], true);
  const Json proved = answer_to({{"kind", "solve"},
                                 {"board", "path:5"},
                                 {"rules", "no-suicide"},
                                 {"stones", "W.B.."},
                                 {"first", "black"},
                                 {"openings", true},
                                 {"proof", 2}});
  EXPECT_EQ(proved["value"], 5);
  EXPECT_EQ(proved["openings"].size(), 4u);  // three empty points and the pass
  EXPECT_EQ(proved["proof"]["proofs"].size(), 2u);
  EXPECT_EQ(proved["proof"]["nodes"][0][0], "W.B..");
  const Json looked =
      answer_to({{"kind", "analysis"}, {"board", "5"}, {"moves", {"C3"}}, {"playouts", 50}});
  EXPECT_EQ(looked["player"], "white");
  EXPECT_EQ(looked["visits"], 6);  // of the net: each takes as long as ten playouts
  const auto reason_of = [&](const Json& request) {
    const Json job = result(start(request));
    EXPECT_EQ(wire().fault(job, "Job"), "") << job;
    EXPECT_EQ(job.value("state", "no answer"), "failed") << job;
    EXPECT_NE(job.value("error", ""), "");
    return job.value("reason", "");
  };
  EXPECT_EQ(reason_of({{"kind", "analysis"}, {"board", "5"}, {"moves", {"C3", "C3"}}}),
            "illegal-turn");
  EXPECT_EQ(reason_of({{"kind", "solve"}, {"board", "3"}, {"moves", {"B2", "B2"}}}),
            "illegal-turn");
  EXPECT_EQ(reason_of({{"kind", "solve"}, {"board", "3"}, {"rules", "scoring=stone"}}),
            "solve-scoring");
  EXPECT_EQ(reason_of({{"kind", "solve"}, {"board", "path:3"}, {"stones", "B"}}), "start-points");
  EXPECT_EQ(reason_of({{"kind", "solve"}, {"board", "6"}, {"seconds", 0.2}}), "job-out");
  EXPECT_EQ(reason_of({{"kind", "count"}, {"board", "19"}}), "count-too-large");
  const std::string long_one = start({{"kind", "count"}, {"board", "13"}});
  EXPECT_EQ(bo.remote.get("/api/jobs/" + long_one).status, 404);
  EXPECT_EQ(bo.remote.ask("DELETE", "/api/jobs/" + long_one, "").status, 404);
  EXPECT_EQ(an.remote.ask("DELETE", "/api/jobs/" + long_one, "").status, 200);
  EXPECT_EQ(result(long_one)["state"], "cancelled");
  const std::string game =
      an.create({{"board", "5"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  const Json request = {{"kind", "analysis"}, {"game", game}, {"turn", 0}};
  EXPECT_EQ(an.remote.post("/api/jobs", request.dump()).status, 403);
  EXPECT_EQ(an.get("/api/jobs", "JobList")["jobs"].size(), 12u);
  // A variation of a game that is over.
  EXPECT_EQ(an.act(game, move("black", 1, "C3")), "");
  EXPECT_EQ(an.act(game, simple("resign", "white")), "");
  const auto variation = [&](const Json& moves) {
    return Json{{"kind", "analysis"}, {"game", game}, {"turn", 1}, {"moves", moves}};
  };
  EXPECT_EQ(answer_to(variation(Json::array()))["player"], "white");
  EXPECT_EQ(answer_to(variation({"D3"}))["player"], "black");
  EXPECT_EQ(answer_to(variation({"D3", "pass"}))["player"], "white");
  EXPECT_EQ(reason_of(variation({"D3", "C3"})), "illegal-turn");
}

}  // namespace
}  // namespace omnigo
