// Who one is: sessions, tokens, names, and what strangers cannot take from their owners.
#include <sodium.h>

#include <fstream>
#include <thread>

#include "program.h"
#include "server/names.h"
#include "serving.h"
#include "store/sqlite.h"

namespace omnigo {
namespace {

const std::string kPassword = "a long password";

int ask(Guest& who, const std::string& path, const Json& body) {
  return who.remote.post(path, body.dump()).status;
}
Json answer(Guest& who, const std::string& path, const Json& body) {
  const Remote::Answer answer = who.remote.post(path, body.dump());
  EXPECT_EQ(answer.status, 200) << path << ": " << answer.body;
  return Json::parse(answer.body, nullptr, false);
}
int log_in(Guest& who, const std::string& name, const std::string& password = kPassword) {
  return ask(who, "/api/login", {{"name", name}, {"password", password}});
}
std::string new_token(Guest& who, const Json& scopes = {"play"}) {
  return answer(who, "/api/tokens", {{"label", "engine"}, {"scopes", scopes}})["token"];
}
// Who the token is for, or nothing.
std::string owner_of(const Serving& serving, const std::string& token) {
  Remote remote = serving.remote();
  remote.use_token(token);
  const Json me = Json::parse(remote.get("/api/me").body, nullptr, false);
  return me.is_object() && me["person"].is_object() ? me["person"]["name"].get<std::string>() : "";
}
// A connection by a token alone.
Guest by_token(const Serving& serving, const std::string& token) {
  Guest guest(serving, "x" + token.substr(3, 8));
  guest.remote = serving.remote();
  guest.remote.use_token(token);
  return guest;
}

TEST(ServerPeople, AGuestsTokenIsNoKeyToAnAccount) {
  Serving serving;
  Account anna(serving, "Anna");
  Guest guest(serving, "Gu");
  const std::string token = new_token(guest);
  EXPECT_EQ(owner_of(serving, token), "Gu");
  ASSERT_EQ(log_in(guest, "Anna"), 200);
  EXPECT_EQ(owner_of(serving, token), "");
  serving.restart();
  EXPECT_EQ(owner_of(serving, token), "");
}

TEST(ServerPeople, ANewAccountAndANewPasswordEndAllTokens) {
  Serving serving;
  Guest an(serving, "An");
  const std::string of_guest = new_token(an);
  ASSERT_EQ(ask(an, "/api/register", {{"name", "Anna"}, {"password", kPassword}}), 200);
  EXPECT_EQ(owner_of(serving, of_guest), "");
  const std::string of_account = new_token(an);
  EXPECT_EQ(owner_of(serving, of_account), "Anna");
  ASSERT_EQ(ask(an, "/api/password", {{"old", kPassword}, {"new", "another password"}}), 200);
  EXPECT_EQ(owner_of(serving, of_account), "");
}

TEST(ServerPeople, TokensAreScopedAndListedWithTheirUse) {
  Serving serving;
  Account anna(serving, "Anna");
  const std::string play = new_token(anna), read = new_token(anna, {"read"});
  EXPECT_EQ(ask(anna, "/api/tokens", {{"label", "x"}, {"scopes", {"admin"}}}), 403);
  EXPECT_EQ(ask(anna, "/api/tokens", {{"label", "x"}, {"scopes", {"everything"}}}), 400);
  EXPECT_EQ(ask(anna, "/api/tokens", {{"label", "x"}, {"scopes", Json::array()}}), 400);
  const Json seats = {{"board", "5"}, {"seats", {kMe, kAnyone}}};
  Remote reader = serving.remote(), player = serving.remote();
  reader.use_token(read);
  player.use_token(play);
  EXPECT_EQ(reader.post("/api/games", seats.dump()).status, 403);
  EXPECT_EQ(reader.get("/api/games?list=mine").status, 200);
  EXPECT_EQ(player.post("/api/games", seats.dump()).status, 200);
  // No token makes another one, or touches the account.
  for (const char* path : {"/api/tokens", "/api/sessions", "/api/relations", "/api/me/data"}) {
    EXPECT_EQ(player.get(path).status, 403) << path;
  }
  EXPECT_EQ(player.post("/api/tokens", R"({"label":"another"})").status, 403);
  EXPECT_EQ(player.post("/api/logout", R"({"everywhere":true})").status, 403);
  EXPECT_EQ(player.get("/api/admin/status").status, 403);
  // A reader's socket does not act.
  Guest watcher = by_token(serving, read);
  watcher.connect();
  const std::string game = anna.create({{"board", "5"}, {"seats", {kMe, kMe}}});
  EXPECT_EQ(watcher.play(game, simple("resign", "black")), "forbidden");
  const Json list = anna.get("/api/tokens", "TokenList")["tokens"];
  ASSERT_EQ(list.size(), 2u);
  for (const Json& token : list) EXPECT_FALSE(token["used"].is_null()) << token;
}

TEST(ServerPeople, SocketsEndWithTheirSessionOrToken) {
  Serving serving;
  Account anna(serving, "Anna");
  Guest other(serving, "Other");
  ASSERT_EQ(log_in(other, "Anna"), 200);
  const Json token = answer(anna, "/api/tokens", {{"label", "engine"}});
  Guest engine = by_token(serving, token["token"]);
  for (Guest* who : {static_cast<Guest*>(&anna), &other, &engine}) who->connect();
  // A token's revocation ends its own sockets.
  const std::string path = "/api/tokens/" + token["id"].get<std::string>();
  ASSERT_EQ(anna.remote.ask("DELETE", path, "").status, 200);
  EXPECT_TRUE(engine.is_closed_soon());
  EXPECT_EQ(owner_of(serving, token["token"]), "");
  // Another password ends all others.
  ASSERT_EQ(ask(anna, "/api/password", {{"old", kPassword}, {"new", "another password"}}), 200);
  EXPECT_TRUE(other.is_closed_soon());
  EXPECT_TRUE(anna.is_closed_soon()) << "its cookie was replaced";
  anna.connect();
  EXPECT_EQ(other.get("/api/me", "Me")["person"], nullptr);
}

TEST(ServerPeople, SessionsAreListedAndEndOneByOneOrAll) {
  Serving serving;
  Account anna(serving, "Anna");
  std::vector<Guest> others;
  for (const char* name : {"B", "C", "D"}) {
    others.emplace_back(serving, name);
    ASSERT_EQ(log_in(others.back(), "Anna"), 200);
    others.back().connect();
  }
  const std::string firefox = "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0";
  const Json by_name = {{"name", "Anna"}, {"password", kPassword}};
  serving.remote().ask("POST", "/api/login", by_name.dump(), {firefox});
  Json sessions = anna.get("/api/sessions", "SessionList")["sessions"];
  ASSERT_EQ(sessions.size(), 5u);
  int current = 0, from_firefox = 0;
  for (const Json& session : sessions) {
    current += session["current"] == true;
    from_firefox += session["device"] == "Firefox on Linux";
  }
  EXPECT_EQ(current, 1);
  EXPECT_EQ(from_firefox, 1);
  // One of them: that of B, as B sees it.
  sessions = others[0].get("/api/sessions", "SessionList")["sessions"];
  for (const Json& session : sessions) {
    if (session["current"] == false) continue;
    const std::string path = "/api/sessions/" + session["id"].get<std::string>();
    Guest stranger(serving, "Stranger");
    EXPECT_EQ(stranger.remote.ask("DELETE", path, "").status, 404);
    EXPECT_EQ(anna.remote.ask("DELETE", path, "").status, 200);
  }
  EXPECT_TRUE(others[0].is_closed_soon());
  EXPECT_EQ(others[1].get("/api/me", "Me")["person"]["name"], "Anna");
  // All but your own.
  EXPECT_EQ(anna.remote.ask("DELETE", "/api/sessions", "").status, 200);
  EXPECT_TRUE(others[1].is_closed_soon());
  EXPECT_EQ(others[2].get("/api/me", "Me")["person"], nullptr);
  EXPECT_EQ(anna.get("/api/sessions", "SessionList")["sessions"].size(), 1u);
  // Logging out ends the session, not only the cookie.
  Guest copy = anna.another();
  ASSERT_EQ(ask(anna, "/api/logout", Json::object()), 200);
  EXPECT_EQ(copy.get("/api/me", "Me")["person"], nullptr);
}

TEST(ServerPeople, StrangersCannotLockAnOwnerOut) {
  Serving serving("");  // with limits
  Account anna(serving, "Anna");
  Guest elsewhere(serving, "Elsewhere");
  const auto guess = [&](const std::string& name, const std::string& from) {
    Address address = serving.address();
    address.from = from;
    return Remote(address)
        .post("/api/login", Json{{"name", name}, {"password", "a wrong guess"}}.dump())
        .status;
  };
  // However the name is written, and wherever they are, it is one name: capitals give no more
  // guesses.
  int guesses = 0, strangers = 1;
  for (const char* name : {"Anna", "ANNA", "aNNA", "anNA"}) {
    const std::string from = "127.0.0." + std::to_string(++strangers);
    for (int i = 0; i < 5; ++i) guesses += guess(name, from) == 401;
  }
  EXPECT_LE(guesses, 12);
  EXPECT_EQ(guess("anna", "127.0.0.9"), 429);
  EXPECT_EQ(log_in(elsewhere, "Anna"), 429) << "from a device that Anna never used";
  // Anna's own browser still knows her.
  ASSERT_EQ(ask(anna, "/api/logout", Json::object()), 200);
  EXPECT_EQ(log_in(anna, "Anna"), 200);
  // And a stolen cookie of that device gives no more than a few guesses either.
  ASSERT_EQ(ask(anna, "/api/logout", Json::object()), 200);
  int status = 0;
  for (int i = 0; i < 15 && status != 429; ++i) status = log_in(anna, "Anna", "a wrong guess");
  EXPECT_EQ(status, 429);
}

TEST(ServerPeople, GuestsDoNotPassForAccounts) {
  Serving serving;
  Account anna(serving, "Anna"), ian(serving, "IAN");
  Remote stranger = serving.remote();
  const auto become = [&](const std::string& name) {
    stranger.forget_cookie("omnigo");
    return stranger.post("/api/guest", Json{{"name", name}}.dump()).status;
  };
  EXPECT_EQ(become("Anna"), 409);
  EXPECT_EQ(become("aNNa"), 409);
  EXPECT_EQ(become("\u0410nna"), 409) << "a Cyrillic letter";
  EXPECT_EQ(become("Ann\u0430"), 409);
  EXPECT_EQ(become("\uFF21nna"), 409) << "a wide letter";
  EXPECT_EQ(become("lAN"), 409) << "an l for an I";
  EXPECT_EQ(become("omnigo"), 409) << "a bot's name";
  EXPECT_EQ(become("deleted player"), 409);
  EXPECT_EQ(become("Annabel"), 200);
  EXPECT_EQ(become("\u6708\u5149"), 200);
  EXPECT_EQ(become("Zo\u00EB"), 200);
  for (const char* name :
       {"\u3164", "\u2800", "a\u202Eb", "a\tb", "\u00A0", "a\u200Db", "\u115F", "a\u2066b", "a  b",
        "\uFFA0", "\U000E0041", "a\u0300\u0301\u0302\u0303", "\u0300a", "\uE000"}) {
    EXPECT_EQ(become(name), 400) << name;
  }
  Guest bo(serving, "Bo");
  EXPECT_EQ(ask(bo, "/api/rename", {{"name", "ann\u0430"}}), 409);
  EXPECT_EQ(ask(bo, "/api/register", {{"name", "\u0410nna"}, {"password", kPassword}}), 409);
  EXPECT_EQ(ask(bo, "/api/rename", {{"name", "Bob"}}), 200);
  // Everyone who is a guest is marked wherever a name is shown.
  const std::string game = bo.create({{"board", "5"}, {"seats", {kMe, kAnyone}}});
  EXPECT_EQ(anna.act(game, simple("join", "white")), "");
  EXPECT_EQ(bo.act(game, {{"action", "chat"}, {"to", "players"}, {"text", "hi"}}), "");
  const Json snapshot = anna.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(snapshot["game"]["seats"][0]["person"]["guest"], true);
  EXPECT_EQ(snapshot["game"]["seats"][1]["person"]["guest"], false);
  EXPECT_EQ(snapshot["game"]["owner"]["guest"], true);
  EXPECT_EQ(snapshot["chat"][0]["person"]["guest"], true);
  const Json record = Json::parse(anna.remote.get("/api/games/" + game + "/record.json").body);
  EXPECT_EQ(record["seats"][0]["name"], "Bob (guest)");
  EXPECT_EQ(record["seats"][1]["name"], "Anna");
}

TEST(ServerPeople, NamesThatLookAlikeHaveAKeyInCommon) {
  const auto alike = [](const std::string& one, const std::string& other) {
    const NameKeys a = name_keys(one), b = name_keys(other);
    return a.skeleton == b.skeleton || a.look == b.look;
  };
  EXPECT_TRUE(alike("paypal", "p\u0430ypal"));
  EXPECT_TRUE(alike("Bob1", "Bobl"));
  EXPECT_TRUE(alike("Arnold", "Amold")) << "rn looks like m";
  EXPECT_TRUE(alike("Zo\u00EB", "Zoe\u0308")) << "composed or not";
  EXPECT_TRUE(alike("STRASSE", "stra\u00DFe"));
  EXPECT_FALSE(alike("Anna", "Hanna"));
  EXPECT_FALSE(alike("Bo", "Do"));
}

TEST(ServerPeople, SpectatorsCannotUseUpWhatPlayersMaySay) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo"), loud(serving, "Loud");
  const std::string game = an.create({{"board", "5"}, {"seats", {kMe, kAnyone}}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  const Json shout = {{"action", "chat"}, {"to", "spectators"}, {"text", "x"}};
  int said = 0;
  for (int i = 0; i < 30; ++i) said += loud.act(game, shout).empty();
  EXPECT_LE(said, 6) << "the pace is that of a person";
  EXPECT_EQ(loud.act(game, shout), "too-many");
  EXPECT_EQ(an.act(game, {{"action", "chat"}, {"to", "players"}, {"text", "hi"}}), "");
  EXPECT_EQ(bo.act(game, {{"action", "chat"}, {"to", "players"}, {"text", "hi"}}), "");
}

// --- what a server of the version before wrote

class Upgraded {
 public:
  Upgraded() {
    serving.stop();
    std::filesystem::remove(serving.folder() / "games.sqlite");
    std::ifstream sql(source_folder() + "/tests/data/version-0.20/server.sql");
    const std::string text(std::istreambuf_iterator<char>(sql), {});
    auto database = Database::open(serving.folder() / "games.sqlite", false);
    EXPECT_TRUE(database && database->run(text.c_str()));
    facts = Json::parse(std::ifstream(source_folder() + "/tests/data/version-0.20/people.json"));
    key.resize(32);
    sodium_hex2bin(reinterpret_cast<unsigned char*>(key.data()), key.size(),
                   facts["key"].get<std::string>().data(), 2 * key.size(), nullptr, nullptr,
                   nullptr);
    std::ofstream(serving.folder() / "key", std::ios::binary) << key;
    serving.start();
  }
  // As that version signed them.
  Remote by_cookie(const std::string& person, const std::string& password_hash) const {
    const std::string text = person + "." + std::to_string(std::time(nullptr) - 3'600);
    const std::string whole = text + "." + password_hash;
    unsigned char mac[crypto_auth_BYTES];
    crypto_auth(mac, reinterpret_cast<const unsigned char*>(whole.data()), whole.size(),
                reinterpret_cast<const unsigned char*>(key.data()));
    char shown[2 * sizeof mac + 1];
    sodium_bin2hex(shown, sizeof shown, mac, sizeof mac);
    Remote remote = serving.remote();
    remote.set_cookie("omnigo", text + "." + shown);
    return remote;
  }

  Serving serving;
  Json facts;
  std::string key;
};

TEST(ServerPeople, GoesOnFromTheVersionBefore) {
  Upgraded old;
  const auto name_of = [](Remote& remote) -> std::string {
    const Json me = Json::parse(remote.get("/api/me").body);
    return me["person"].is_null() ? "" : me["person"]["name"];
  };
  // Guests have nothing but their cookie: it is exchanged for a session.
  Remote bo = old.by_cookie("p_u03hChRAB64M", "");
  Remote copy = bo;
  EXPECT_EQ(name_of(bo), "Bo");
  EXPECT_EQ(Json::parse(bo.get("/api/sessions").body)["sessions"].size(), 1u);
  const std::string game = old.facts["game"];
  const Json turn = {{"id", "1a"}, {"do", move("white", 2, "C4")}};
  EXPECT_EQ(bo.post("/api/games/" + game + "/actions", turn.dump()).status, 200);
  // The old one is as good until all but one session end.
  EXPECT_EQ(name_of(copy), "Bo");
  EXPECT_EQ(bo.ask("DELETE", "/api/sessions", "").status, 200);
  Remote late = old.by_cookie("p_u03hChRAB64M", "");
  EXPECT_EQ(name_of(late), "");
  EXPECT_EQ(name_of(bo), "Bo");
  // The account's token still plays; that of a guest who became the account is dead.
  EXPECT_EQ(owner_of(old.serving, old.facts["token"]), "Anna");
  EXPECT_EQ(owner_of(old.serving, old.facts["hidden"]), "");
  // Names from before the rules work, and nobody new looks like them.
  Guest cy(old.serving, "Cy");
  EXPECT_EQ(log_in(cy, "\u3164"), 200);
  Guest di(old.serving, "Di");
  EXPECT_EQ(ask(di, "/api/rename", {{"name", "\u0410nna"}}), 409);
  // What was said is found by who said it.
  Guest anna(old.serving, "Ann");
  ASSERT_EQ(log_in(anna, "Anna"), 200);
  const Json data = anna.get("/api/me/data", "MyData");
  ASSERT_EQ(data["chat"].size(), 1u);
  EXPECT_EQ(data["chat"][0]["text"], "hello Bo");
}

}  // namespace
}  // namespace omnigo
