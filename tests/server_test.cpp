// The server as its clients meet it: games to their end, connections cut, messages sent again, who
// may do what, and the power failing.
#include <fstream>
#include <regex>
#include <thread>

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

TEST(Server, TheSameMessageTenTimesIsDoneOnce) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "5"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  an.connect({{game, 0}});
  const Json message = {
      {"type", "act"}, {"id", "same"}, {"game", game}, {"do", move("black", 1, "C3")}};
  for (int i = 0; i < 10; ++i) an.send(message);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(an.await("ack")["n"], 3);
  serving.restart();
  an.connect({{game, an.seen}});
  an.send(message);
  EXPECT_EQ(an.await("ack")["n"], 3);
  EXPECT_EQ(an.get("/api/games/" + game + "/events?since=0", "EventList")["events"].size(), 3u);
}

TEST(Server, KilledAtAnyMomentNothingAcknowledgedIsLost) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "cycle:100"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  int turn = 1;
  for (int kill = 0; kill < 4; ++kill) {
    an.connect({{game, 0}});
    const int until = turn + 3 + 2 * kill;
    for (; turn < until; ++turn) {
      ASSERT_EQ(an.play(game, move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn))),
                "");
    }
    // One more, whose fate is unknown.
    an.send({{"type", "act"},
             {"id", "last" + std::to_string(kill)},
             {"game", game},
             {"do", move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn))}});
    serving.restart();
    const Json snapshot = an.get("/api/games/" + game, "Snapshot");
    const int turns = snapshot["game"]["turn"];
    ASSERT_GE(turns, turn - 1);
    ASSERT_LE(turns, turn);
    EXPECT_EQ(snapshot["game"]["phase"], "playing");
    turn = turns + 1;
  }
}

TEST(Server, CutAtAnyMomentNothingIsDoneTwiceOrMissed) {
  Serving serving;
  Guest an(serving, "An"), watcher(serving, "Di");
  const std::string game =
      an.create({{"board", "cycle:100"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  watcher.connect({{game, 0}});
  an.connect({{game, 0}});
  for (int turn = 1; turn <= 30; ++turn) {
    const Json message = {
        {"type", "act"},
        {"id", "t" + std::to_string(turn)},
        {"game", game},
        {"do", move(turn % 2 == 1 ? "black" : "white", turn, std::to_string(turn))}};
    an.send(message);
    // Now and then the cable is cut before the answer is heard, on either side of the table.
    if (turn % 3 == 0) {
      std::this_thread::sleep_for(milliseconds(turn % 4));
      an.socket->cut();
      an.connect({{game, an.seen}});
      an.send(message);
    }
    if (turn % 5 == 0) {
      watcher.socket->cut();
      watcher.connect({{game, watcher.seen}});
    }
    ASSERT_FALSE(an.await("ack").is_null());
  }
  ASSERT_TRUE(watcher.await_event(32));
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["n"], 32);
}

TEST(Server, SpectatorsTalkAmongThemselvesAndAdviseWhenAsked) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo"), di(serving, "Di");
  ASSERT_EQ(
      di.remote.post("/api/register", R"({"name":"Teacher","password":"long enough"})").status,
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
  EXPECT_EQ(an.act(game, {{"action", "invite"}, {"player", "black"}, {"name", "teacher"}}), "");
  EXPECT_EQ(di.act(game, {{"action", "advise"}, {"dead", {"C3"}}}), "wrong-phase");
  EXPECT_EQ(bo.act(game, pass("white", 2)), "");
  EXPECT_EQ(an.act(game, pass("black", 3)), "");
  EXPECT_EQ(di.act(game, {{"action", "advise"}, {"dead", {"C3"}}}), "");
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

TEST(Server, ThePageOfTheApiListsEveryPath) {
  const Json page = Json::parse(std::ifstream(OMNIGO_SOURCE_DIR "/docs/openapi.json"));
  std::ifstream file(OMNIGO_SOURCE_DIR "/src/server/api.cpp");
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

// --- who may do what

struct Attempt {
  const char* what;
  Json action;
  // What owner (who plays Black), White, a spectator, and a bot's token of White's say; "" is fine.
  std::vector<std::string> answers;
};

TEST(Server, EveryActionByEveryRole) {
  Serving serving;
  const std::string no = "forbidden";
  // Each in a fresh game: An owns it and plays Black, Bo plays White.
  const std::vector<Attempt> attempts = {
      {"move", move("black", 1, "C3"), {"", no, no, no}},
      {"pass", pass("black", 1), {"", no, no, no}},
      {"move out of turn", move("white", 1, "C3"), {no, "not-your-turn", no, "not-your-turn"}},
      {"resign", simple("resign", "black"), {"", no, no, no}},
      {"undo", simple("undo", "black"), {"conflict", no, no, no}},
      {"pause", simple("pause", "black"), {"", no, no, no}},
      {"unpause", simple("unpause", "black"), {"wrong-phase", no, no, no}},
      {"answer",
       {{"action", "answer"}, {"player", "black"}, {"request", 1}, {"yes", true}},
       {"stale", no, no, no}},
      {"withdraw",
       {{"action", "withdraw"}, {"player", "black"}, {"request", 1}},
       {"stale", no, no, no}},
      {"add time",
       {{"action", "add-time"}, {"player", "black"}, {"to", "white"}, {"time", 5000}},
       {"", no, no, no}},
      {"time for oneself",
       {{"action", "add-time"}, {"player", "black"}, {"to", "black"}, {"time", 5000}},
       {no, no, no, no}},
      {"mark",
       {{"action", "mark"}, {"player", "black"}, {"dead", Json::array()}},
       {"wrong-phase", no, no, no}},
      {"accept",
       {{"action", "accept"}, {"player", "black"}, {"marking", 1}},
       {"wrong-phase", no, no, no}},
      {"resume", simple("resume", "black"), {"wrong-phase", no, no, no}},
      {"claim", simple("claim", "black"), {"conflict", no, no, no}},
      {"abort", {{"action", "abort"}}, {"", "", no, ""}},
      {"rematch", simple("rematch", "black"), {"wrong-phase", no, no, no}},
      {"chat to players", {{"action", "chat"}, {"to", "players"}, {"text", "x"}}, {"", "", no, ""}},
      {"chat to spectators",
       {{"action", "chat"}, {"to", "spectators"}, {"text", "x"}},
       {no, no, "", no}},
      {"invite",
       {{"action", "invite"}, {"player", "black"}, {"name", "nobody"}},
       {"not-found", no, no, no}},
      {"advise", {{"action", "advise"}, {"dead", Json::array()}}, {no, no, no, no}},
      {"join",
       simple("join", "white"),
       {"wrong-phase", "wrong-phase", "wrong-phase", "wrong-phase"}},
      {"leave", simple("leave", "black"), {"wrong-phase", no, no, no}},
      {"a player who is not there",
       simple("resign", "red"),
       {"malformed", "malformed", "malformed", "malformed"}},
  };
  Guest an(serving, "An"), bo(serving, "Bo"), spectator(serving, "Di"), program(serving, "program");
  program.remote.use_token(
      Json::parse(bo.remote.post("/api/tokens", R"({"label":"engine"})").body)["token"]);
  Remote stranger = serving.remote();
  std::set<std::string> tried;
  for (const Attempt& attempt : attempts) {
    const std::vector<Guest*> roles = {&an, &bo, &spectator, &program};
    for (std::size_t role = 0; role < roles.size(); ++role) {
      const std::string game = an.create({{"board", "5"},
                                          {"clock", "absolute:main=600"},
                                          {"seats", {{{"kind", "me"}}, {{"kind", "anyone"}}}}});
      ASSERT_EQ(bo.act(game, simple("join", "white")), "");
      EXPECT_EQ(roles[role]->act(game, attempt.action), attempt.answers[role])
          << attempt.what << " by role " << role;
      if (role == 0) {
        EXPECT_EQ(stranger
                      .post("/api/games/" + game + "/actions",
                            Json{{"id", "x"}, {"do", attempt.action}}.dump())
                      .status,
                  401);
      }
    }
    tried.insert(attempt.action["action"]);
  }
  for (const Json& one : wire().definitions()["Action"]["oneOf"]) {
    const std::string name = one["$ref"].get<std::string>().substr(8);
    const std::string action = wire().definitions()[name]["properties"]["action"]["const"];
    EXPECT_TRUE(tried.contains(action)) << action << " is not in the table";
  }
}

// --- nobody where they don't belong

TEST(Server, KeepsOutWhatIsNotWelcome) {
  Serving serving("");
  Guest an(serving, "An");
  const Remote::Answer made =
      serving.remote().post("/api/guest", R"({"name":"<script>alert(1)</script>"})");
  EXPECT_EQ(made.status, 400);
  const std::string cookie = serving.remote().post("/api/guest", "{}").header("set-cookie");
  EXPECT_NE(cookie.find("HttpOnly"), std::string::npos);
  EXPECT_NE(cookie.find("SameSite=Lax"), std::string::npos);
  // A cookie that we did not sign.
  const std::string forged = "Cookie: omnigo=" + an.me["id"].get<std::string>() + ".1.00";
  EXPECT_EQ(serving.remote().ask("GET", "/api/tokens", "", {forged}).status, 401);
  // Pages of other sites, and names that others gave us.
  EXPECT_EQ(
      an.remote.ask("POST", "/api/tokens", R"({"label":"x"})", {"Origin: http://evil.example"})
          .status,
      403);
  EXPECT_FALSE(RemoteSocket::open(an.remote, {"Origin: http://evil.example"}));
  const std::string own = "Origin: http://" + an.remote.address().host_header();
  EXPECT_TRUE(RemoteSocket::open(an.remote, {own}));
  // Methods, paths, sizes, shapes.
  EXPECT_EQ(an.remote.ask("DELETE", "/api/me", "").status, 405);
  EXPECT_EQ(an.remote.get("/api/nothing").status, 404);
  EXPECT_EQ(an.remote.get("/api/games/0000000000").status, 404);
  EXPECT_EQ(an.remote.post("/api/board", std::string(3 << 20, ' ')).status, 413);
  EXPECT_EQ(an.remote.post("/api/games", "{").status, 400);
  EXPECT_EQ(an.remote
                .post("/api/games",
                      R"({"board":"file:/etc/passwd","seats":[{"kind":"me"},{"kind":"me"}]})")
                .status,
            400);
  EXPECT_EQ(
      an.remote
          .post("/api/games", R"({"board":"9","extra":1,"seats":[{"kind":"me"},{"kind":"me"}]})")
          .status,
      400);
  // Too many messages, and too large ones.
  an.connect();
  for (int i = 0; i < 200; ++i) an.socket->send(R"({"type":"ping"})");
  while (!an.socket->closed()) an.socket->read(milliseconds(1'000));
  EXPECT_EQ(an.socket->closed(), 1008);
  an.connect();
  an.socket->send(std::string(100'000, ' '));
  while (!an.socket->closed()) an.socket->read(milliseconds(1'000));
  EXPECT_EQ(an.socket->closed(), 1009);
  // Too many guests from one address.
  int status = 0;
  for (int i = 0; i < 40 && status != 429; ++i)
    status = serving.remote().post("/api/guest", "{}").status;
  EXPECT_EQ(status, 429);
}

TEST(Server, ServesItsFolderAndNothingElse) {
  const auto web =
      std::filesystem::temp_directory_path() / ("omnigo-web-" + std::to_string(getpid()));
  std::filesystem::create_directories(web / "dist" / "assets");
  const auto put = [](const std::filesystem::path& path, const std::string& text) {
    std::ofstream(path) << text;
  };
  put(web / "secret.txt", "secret");
  put(web / "dist" / "index.html", "the client");
  put(web / "dist" / "assets" / "app.js", "script");
  put(web / "dist" / "assets" / "app.js.gz", "zipped");
  std::filesystem::create_symlink(web / "secret.txt", web / "dist" / "link.txt");
  Serving serving("--no-limits --web '" + (web / "dist").string() + "'");
  Remote remote = serving.remote();
  EXPECT_EQ(remote.get("/").body, "the client");
  EXPECT_EQ(remote.get("/game/abc").body, "the client");
  EXPECT_EQ(remote.get("/assets/app.js").body, "script");
  EXPECT_EQ(remote.ask("GET", "/assets/app.js", "", {"Accept-Encoding: br, gzip"}).body, "zipped");
  for (const char* path :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/link.txt",
        "//etc/passwd.txt", "/.hidden.txt", "/assets/%00.js", "/..\\secret.txt"}) {
    EXPECT_EQ(remote.get(path).status, 404) << path;
  }
  EXPECT_NE(remote.get("/").header("content-security-policy"), "");
  std::filesystem::remove_all(web);
}

TEST(Server, AccountsKeepWhatGuestsBegan) {
  Serving serving;
  Guest an(serving, "An");
  const Json seats = {{{"kind", "me"}}, {{"kind", "anyone"}}};
  const std::string first = an.create({{"board", "5"}, {"seats", seats}});
  EXPECT_EQ(an.remote.post("/api/register", R"({"name":"Anna","password":"short"})").status, 400);
  EXPECT_EQ(an.remote.post("/api/register", R"({"name":"Anna","password":"long enough"})").status,
            200);
  EXPECT_EQ(an.get("/api/me", "Me")["person"]["guest"], false);
  EXPECT_EQ(an.get("/api/games?list=mine", "GameList")["games"][0]["id"], first);
  // On another machine: a guest first, who then remembers the account.
  Guest other(serving, "Guest");
  const std::string second = other.create({{"board", "5"}, {"seats", seats}});
  EXPECT_EQ(
      other.remote.post("/api/login", R"({"name":"anna","password":"wrong password"})").status,
      401);
  EXPECT_EQ(other.remote.post("/api/login", R"({"name":"anna","password":"long enough"})").status,
            200);
  EXPECT_EQ(other.get("/api/games?list=mine", "GameList")["games"].size(), 2u);
  Guest bo(serving, "Bo");
  EXPECT_EQ(bo.remote.post("/api/register", R"({"name":"ANNA","password":"long enough"})").status,
            409);
  EXPECT_EQ(bo.act(second, simple("join", "white")), "");
  EXPECT_EQ(other.act(second, move("black", 1, "C3")), "");
  serving.restart();
  EXPECT_EQ(bo.act(second, move("white", 2, "C4")), "");
  EXPECT_EQ(other.act(second, move("black", 3, "B3")), "");
  // What is kept of a password and of a token is neither.
  an.remote.post("/api/tokens", R"({"label":"x"})");
  std::ifstream file(serving.folder() / "games.sqlite", std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  EXPECT_EQ(bytes.find("long enough"), std::string::npos);
  EXPECT_EQ(bytes.find("og_"), std::string::npos);
}

TEST(Server, ABotSitsDownAndPlaysToTheEnd) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "cycle:7"},
                 {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"bot", "beginner"}}}}});
  an.connect({{game, 0}});
  Json snapshot = an.get("/api/games/" + game, "Snapshot");
  for (int i = 0; i < 100 && snapshot["game"]["phase"] == "playing"; ++i) {
    const int turn = snapshot["game"]["turn"];
    if (snapshot["game"]["to_play"] == "black") {
      ASSERT_EQ(an.play(game, pass("black", turn + 1)), "");
    } else {
      ASSERT_TRUE(an.await_event(snapshot["n"].get<int>() + 1));
    }
    snapshot = an.get("/api/games/" + game, "Snapshot");
  }
  ASSERT_EQ(snapshot["game"]["phase"], "scoring");
  while (!snapshot.contains("proposal")) {
    ASSERT_TRUE(an.await_event(snapshot["n"].get<int>() + 1));
    snapshot = an.get("/api/games/" + game, "Snapshot");
  }
  EXPECT_EQ(an.play(game, {{"action", "accept"},
                           {"player", "black"},
                           {"marking", snapshot["marking"]["marking"]}}),
            "");
  for (int i = 0; i < 100 && snapshot["game"]["phase"] != "finished"; ++i) {
    std::this_thread::sleep_for(milliseconds(50));
    snapshot = an.get("/api/games/" + game, "Snapshot");
  }
  EXPECT_EQ(snapshot["game"]["result"]["how"], "score");
}

TEST(Server, WhoDoesNotReadIsDroppedAndHoldsUpNobody) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game =
      an.create({{"board", "cycle:9000"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  an.connect({{game, 0}});
  bo.connect();
  const std::string ask = Json{{"type", "subscribe"}, {"game", game}}.dump();
  for (int i = 0; i < 800 && bo.socket->send(ask); ++i) {
  }
  EXPECT_EQ(an.play(game, move("black", 1, "1")), "");
  std::this_thread::sleep_for(milliseconds(1'000));
  while (!bo.socket->closed()) bo.socket->read(milliseconds(2'000));
  EXPECT_EQ(bo.socket->closed(), 1006);
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
  EXPECT_EQ(result(start({{"kind", "count"}, {"board", "2x2"}}))["answer"]["legal"], "57");
  EXPECT_EQ(result(start({{"kind", "solve"}, {"board", "path:3"}}))["answer"]["value"], 3);
  const Json looked =
      result(start({{"kind", "analysis"}, {"board", "5"}, {"moves", {"C3"}}, {"playouts", 50}}));
  EXPECT_EQ(looked["answer"]["player"], "white");
  const std::string long_one = start({{"kind", "count"}, {"board", "13"}});
  EXPECT_EQ(bo.remote.get("/api/jobs/" + long_one).status, 404);
  EXPECT_EQ(bo.remote.ask("DELETE", "/api/jobs/" + long_one, "").status, 404);
  EXPECT_EQ(an.remote.ask("DELETE", "/api/jobs/" + long_one, "").status, 200);
  EXPECT_EQ(result(long_one)["state"], "cancelled");
  const std::string game =
      an.create({{"board", "5"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  const Json request = {{"kind", "analysis"}, {"game", game}, {"turn", 0}};
  EXPECT_EQ(an.remote.post("/api/jobs", request.dump()).status, 403);
  EXPECT_EQ(an.get("/api/jobs", "JobList")["jobs"].size(), 4u);
}

TEST(Server, SaysSoWhenItCannotKeepAnything) {
  // A disk that is full: the log may not grow beyond a few pages.
  Serving serving;
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "cycle:50"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  ASSERT_EQ(an.act(game, move("black", 1, "1")), "");
  const auto log = serving.folder() / "games.sqlite-wal";
  const std::string limit = "prlimit --pid " + std::to_string(serving.id()) + " --fsize=";
  const std::string full = std::to_string(std::filesystem::file_size(log)) + ":unlimited";
  if (std::system((limit + full + " 2>/dev/null").c_str()) != 0) {
    GTEST_SKIP() << "prlimit is not there";
  }
  EXPECT_EQ(an.act(game, move("white", 2, "3")), "unavailable");
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["game"]["turn"], 1);
  ASSERT_EQ(std::system((limit + "unlimited:unlimited").c_str()), 0);
  EXPECT_EQ(an.act(game, move("white", 2, "3")), "");
  serving.restart();
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["game"]["turn"], 2);
}

}  // namespace
}  // namespace omnigo
