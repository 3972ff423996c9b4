// Nobody where they don't belong: who may do what, and what is not let in.
#include <fstream>

#include "serving.h"

namespace omnigo {
namespace {

struct Attempt {
  const char* what;
  Json action;
  // What owner (who plays Black), White, a spectator, and a bot's token of White's say; "" is fine.
  std::vector<std::string> answers;
};

TEST(ServerAccess, EveryActionByEveryRole) {
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

TEST(ServerAccess, KeepsOutWhatIsNotWelcome) {
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

TEST(ServerAccess, ServesItsFolderAndNothingElse) {
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

TEST(ServerAccess, AccountsKeepWhatGuestsBegan) {
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

}  // namespace
}  // namespace omnigo
