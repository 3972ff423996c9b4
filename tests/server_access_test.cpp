// Nobody where they don't belong: who may do what, and what is not let in.
#include <deque>
#include <fstream>
#include <set>
#include <thread>

#include "serving.h"

namespace omnigo {
namespace {

// --- every action by every role

// How far a game has come when somebody tries something.
enum class Stage { Open, Playing, Moved, Asked, Paused, Scoring, Finished };

// Who they are: the owner does not play; the bot is a program with a token of White's.
enum Role { kOwner, kBlack, kWhite, kSpectator, kGuest, kBot, kRoles };
constexpr const char* kRoleNames[] = {"owner", "black", "white", "spectator", "guest", "bot"};

struct Attempt {
  const char* what;
  Stage stage;
  Json action;                       // -1 as request or marking: the one that there is
  std::vector<std::string> answers;  // one a role; "" is fine
};

class Roles {
 public:
  explicit Roles(const Serving& serving) {
    for (const char* name : kRoleNames) people_.emplace_back(serving, name);
    people_[kSpectator].remote.post("/api/register",
                                    R"({"name":"Spectator","password":"long enough"})");
    people_[kBot].remote.use_token(Json::parse(
        people_[kWhite].remote.post("/api/tokens", R"({"label":"engine"})").body)["token"]);
  }

  Guest& operator[](int role) { return people_[role]; }

  std::string game_at(Stage stage) {
    Guest &black = people_[kBlack], &white = people_[kWhite];
    const std::string game =
        people_[kOwner].create({{"board", "5"},
                                {"clock", "absolute:main=600"},
                                {"seats", {{{"kind", "anyone"}}, {{"kind", "anyone"}}}}});
    EXPECT_EQ(black.act(game, simple("join", "black")), "");
    if (stage == Stage::Open) return game;
    EXPECT_EQ(white.act(game, simple("join", "white")), "");
    if (stage == Stage::Moved) {
      EXPECT_EQ(black.act(game, move("black", 1, "C3")), "");
    }
    if (stage == Stage::Asked) {
      EXPECT_EQ(black.act(game, simple("pause", "black")), "");
    }
    if (stage == Stage::Paused) {
      EXPECT_EQ(white.act(game, simple("pause", "white")), "");
      EXPECT_EQ(black.act(game, filled_in(game, answer("black"))), "");
    }
    if (stage == Stage::Scoring) {
      EXPECT_EQ(black.act(game, pass("black", 1)), "");
      EXPECT_EQ(white.act(game, pass("white", 2)), "");
      people_[kOwner].await_state(game, [](const Json& now) { return now.contains("proposal"); });
    }
    if (stage == Stage::Finished) {
      EXPECT_EQ(white.act(game, simple("resign", "white")), "");
    }
    return game;
  }

  Json filled_in(const std::string& game, Json action) {
    if (action.value("request", 0) == -1) {
      action["request"] = snapshot(game)["requests"][0]["request"];
    }
    if (action.value("marking", 0) == -1) {
      action["marking"] = snapshot(game)["marking"]["marking"];
    }
    return action;
  }

  static Json answer(const std::string& player) {
    return {{"action", "answer"}, {"player", player}, {"request", -1}, {"yes", true}};
  }

 private:
  Json snapshot(const std::string& game) {
    return people_[kOwner].get("/api/games/" + game, "Snapshot");
  }

  std::deque<Guest> people_;
};

TEST(ServerAccess, EveryActionByEveryRole) {
  Serving serving;
  Roles roles(serving);
  const std::string no = "forbidden", late = "wrong-phase";
  const std::vector<std::string> black_alone = {no, "", no, no, no, no};
  const auto black_hears = [&](const std::string& code) {
    return std::vector{no, code, no, no, no, no};
  };
  const std::vector<Attempt> attempts = {
      {"join", Stage::Open, simple("join", "white"), {"", "", "", "", "", ""}},
      {"a seat that is taken",
       Stage::Open,
       simple("join", "black"),
       {"conflict", "conflict", "conflict", "conflict", "conflict", "conflict"}},
      {"join too late",
       Stage::Playing,
       simple("join", "white"),
       {late, late, late, late, late, late}},
      {"leave", Stage::Open, simple("leave", "black"), black_alone},
      {"leave too late", Stage::Playing, simple("leave", "black"), black_hears(late)},
      {"take the game back", Stage::Open, {{"action", "abort"}}, {"", no, no, no, no, no}},
      {"abort", Stage::Playing, {{"action", "abort"}}, {no, "", "", no, no, ""}},
      {"move", Stage::Playing, move("black", 1, "C3"), black_alone},
      {"move out of turn",
       Stage::Playing,
       move("white", 1, "C3"),
       {no, no, "not-your-turn", no, no, "not-your-turn"}},
      {"the bot's move", Stage::Moved, move("white", 2, "C4"), {no, no, "", no, no, ""}},
      {"pass", Stage::Playing, pass("black", 1), black_alone},
      {"resign", Stage::Playing, simple("resign", "black"), black_alone},
      {"undo", Stage::Moved, simple("undo", "black"), black_alone},
      {"undo nothing", Stage::Playing, simple("undo", "black"), black_hears("conflict")},
      {"pause", Stage::Playing, simple("pause", "black"), black_alone},
      {"unpause", Stage::Paused, simple("unpause", "black"), black_alone},
      {"answer", Stage::Asked, Roles::answer("white"), {no, no, "", no, no, ""}},
      {"withdraw",
       Stage::Asked,
       {{"action", "withdraw"}, {"player", "black"}, {"request", -1}},
       black_alone},
      {"withdraw what another asked",
       Stage::Asked,
       {{"action", "withdraw"}, {"player", "white"}, {"request", -1}},
       {no, no, no, no, no, no}},
      {"add time",
       Stage::Playing,
       {{"action", "add-time"}, {"player", "black"}, {"to", "white"}, {"time", 5000}},
       black_alone},
      {"time for yourself",
       Stage::Playing,
       {{"action", "add-time"}, {"player", "black"}, {"to", "black"}, {"time", 5000}},
       {no, no, no, no, no, no}},
      {"mark",
       Stage::Scoring,
       {{"action", "mark"}, {"player", "black"}, {"dead", Json::array()}},
       black_alone},
      {"mark too early",
       Stage::Playing,
       {{"action", "mark"}, {"player", "black"}, {"dead", Json::array()}},
       black_hears(late)},
      {"accept",
       Stage::Scoring,
       {{"action", "accept"}, {"player", "black"}, {"marking", -1}},
       black_alone},
      {"resume", Stage::Scoring, simple("resume", "black"), black_alone},
      {"claim", Stage::Playing, simple("claim", "black"), black_hears("conflict")},
      {"rematch", Stage::Finished, simple("rematch", "black"), black_alone},
      {"private",
       Stage::Finished,
       {{"action", "private"}, {"player", "black"}, {"on", true}},
       black_alone},
      {"private too early",
       Stage::Playing,
       {{"action", "private"}, {"player", "black"}, {"on", true}},
       black_hears(late)},
      {"chat to players",
       Stage::Playing,
       {{"action", "chat"}, {"to", "players"}, {"text", "x"}},
       {no, "", "", no, no, ""}},
      {"chat to spectators",
       Stage::Playing,
       {{"action", "chat"}, {"to", "spectators"}, {"text", "x"}},
       {"", no, no, "", "", no}},
      {"invite",
       Stage::Playing,
       {{"action", "invite"}, {"player", "black"}, {"name", "Spectator"}},
       black_alone},
      {"advise uninvited",
       Stage::Scoring,
       {{"action", "advise"}, {"dead", Json::array()}},
       {no, no, no, no, no, no}},
      {"fast-forward while people play",
       Stage::Playing,
       {{"action", "fast-forward"}},
       {"conflict", "conflict", "conflict", no, no, "conflict"}},
      {"a player who is not there",
       Stage::Playing,
       simple("resign", "red"),
       {"malformed", "malformed", "malformed", "malformed", "malformed", "malformed"}},
  };
  std::set<std::string> tried;
  for (const Attempt& attempt : attempts) {
    SCOPED_TRACE(attempt.what);
    // What is refused changes nothing: all who are share a game.
    const std::string shared = roles.game_at(attempt.stage);
    const Json action = roles.filled_in(shared, attempt.action);
    Remote stranger = serving.remote();
    EXPECT_EQ(
        stranger.post("/api/games/" + shared + "/actions", Json{{"id", "x"}, {"do", action}}.dump())
            .status,
        401);
    for (int role = 0; role < kRoles; ++role) {
      const std::string& expected = attempt.answers[role];
      const std::string game = expected.empty() ? roles.game_at(attempt.stage) : shared;
      // The bot is White's, and what has an id of White's is not done again.
      const std::string id = std::string(kRoleNames[role]) + " tries";
      EXPECT_EQ(roles[role].act(game, roles.filled_in(game, attempt.action), id), expected)
          << kRoleNames[role];
    }
    tried.insert(attempt.action["action"]);
  }
  for (const Json& one : wire().definitions()["Action"]["oneOf"]) {
    const std::string name = one["$ref"].get<std::string>().substr(8);
    const std::string action = wire().definitions()[name]["properties"]["action"]["const"];
    EXPECT_TRUE(tried.contains(action)) << action << " is not in the table";
  }
}

// The paths that are for somebody; and nobody finds what is another's.
TEST(ServerAccess, EveryPathByStrangersAndByOthers) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo");
  Remote stranger = serving.remote();
  const Json page = Json::parse(std::ifstream(source_folder() + "/docs/openapi.json"));
  int closed = 0;
  for (const auto& [pattern, methods] : page["paths"].items()) {
    for (const auto& [method, about] : methods.items()) {
      if (about.contains("security")) continue;  // open to all
      std::string path = pattern, verb = method;
      if (const std::size_t id = path.find("{id}"); id != path.npos) path.replace(id, 4, "x");
      for (char& c : verb) c = static_cast<char>(std::toupper(c));
      EXPECT_EQ(stranger.ask(verb, path, verb == "POST" ? "{}" : "").status, 401) << verb << path;
      ++closed;
    }
  }
  EXPECT_GE(closed, 10);
  const Json token = Json::parse(an.remote.post("/api/tokens", R"({"label":"x"})").body);
  const std::string path = "/api/tokens/" + token["id"].get<std::string>();
  EXPECT_EQ(bo.remote.ask("DELETE", path, "").status, 404);
  EXPECT_EQ(bo.get("/api/tokens", "TokenList")["tokens"].size(), 0u);
  EXPECT_EQ(an.remote.ask("DELETE", path, "").status, 200);
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
  for (int i = 0; i < 80 && status != 429; ++i)
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
  const auto sent = [&](const std::string& accepted) {
    return remote.ask("GET", "/assets/app.js", "", {"Accept-Encoding: " + accepted});
  };
  EXPECT_EQ(sent("br, gzip").body, "zipped");
  put(web / "dist" / "assets" / "app.js.br", "squeezed");
  for (const char* accepted : {"gzip, deflate, br, zstd", "br;q=0.5, gzip;q=1.0", " br"}) {
    EXPECT_EQ(sent(accepted).body, "squeezed") << accepted;
    EXPECT_EQ(sent(accepted).header("content-encoding"), "br") << accepted;
  }
  for (const char* accepted : {"gzip", "deflate,gzip;q=0.1", "br;q=0, gzip", "brotli, gzip"}) {
    EXPECT_EQ(sent(accepted).body, "zipped") << accepted;
    EXPECT_EQ(sent(accepted).header("content-encoding"), "gzip") << accepted;
  }
  for (const char* accepted : {"", "identity", "gzip;q=0.000", "x-gzip"}) {
    EXPECT_EQ(sent(accepted).body, "script") << accepted;
    EXPECT_EQ(sent(accepted).header("content-encoding"), "") << accepted;
  }
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

TEST(ServerAccess, AnotherPasswordEndsOtherSessions) {
  Serving serving;
  Guest an(serving, "An"), thief(serving, "Thief");
  const auto ask = [](Guest& who, const std::string& path, const Json& body) {
    return who.remote.post(path, body.dump()).status;
  };
  const Json change = {{"old", "long enough"}, {"new", "longer than that"}};
  EXPECT_EQ(ask(an, "/api/password", change), 403);  // a guest has none
  ASSERT_EQ(ask(an, "/api/register", {{"name", "Anna"}, {"password", "long enough"}}), 200);
  ASSERT_EQ(ask(thief, "/api/login", {{"name", "Anna"}, {"password", "long enough"}}), 200);
  EXPECT_EQ(ask(thief, "/api/password", {{"old", "a guess"}, {"new", "longer than that"}}), 401);
  EXPECT_EQ(ask(an, "/api/password", {{"old", "long enough"}, {"new", "short"}}), 400);
  ASSERT_EQ(ask(an, "/api/password", change), 200);
  EXPECT_EQ(an.get("/api/me", "Me")["person"]["name"], "Anna");
  EXPECT_EQ(thief.get("/api/me", "Me")["person"], nullptr);
  serving.restart();
  EXPECT_EQ(an.get("/api/me", "Me")["person"]["name"], "Anna");
  EXPECT_EQ(thief.get("/api/me", "Me")["person"], nullptr);
  EXPECT_EQ(ask(thief, "/api/login", {{"name", "Anna"}, {"password", "long enough"}}), 401);
  EXPECT_EQ(ask(thief, "/api/login", {{"name", "Anna"}, {"password", "longer than that"}}), 200);
}

}  // namespace
}  // namespace omnigo
