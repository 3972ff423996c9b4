// How people get along: mute, block, report, ban; and how they are forgotten.
#include <fstream>
#include <thread>

#include "program.h"
#include "serving.h"
#include "store/sqlite.h"

namespace omnigo {
namespace {

const std::string kPassword = "a long password";

int ask(Guest& who, const std::string& path, const Json& body) {
  return who.remote.post(path, body.dump()).status;
}
Json say(const std::string& to, const std::string& text) {
  return {{"action", "chat"}, {"to", to}, {"text", text}};
}
std::string id_of(const Guest& guest) { return guest.me["id"]; }

void make_admin(const Serving& serving, const std::string& name) {
  EXPECT_EQ(
      run_omnigo("admin grant '" + name + "' --data '" + serving.folder().string() + "'").status,
      0);
}
// An administrator, whom the server knows at once.
struct Admin : Account {
  explicit Admin(Serving& serving) : Account(serving, "Root") {
    make_admin(serving, "Root");
    serving.restart();
  }
};

// The text of the only thing that was said, as this person gets it.
std::string heard(Guest& who, const std::string& game) {
  const Json chat = who.get("/api/games/" + game, "Snapshot")["chat"];
  return chat.empty() ? "nothing" : chat.back()["text"].get<std::string>();
}

TEST(ServerModeration, WhoIsMutedIsNotHeard) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo"), cy(serving, "Cy");
  const std::string game = an.create({{"board", "5"}, {"seats", {kMe, kAnyone}}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  for (Guest* who : {&an, &cy}) {
    who->connect({{game, 0}});
    ASSERT_TRUE(who->await_event(3));
  }
  ASSERT_EQ(ask(an, "/api/relations", {{"person", id_of(bo)}, {"kind", "mute"}}), 200);
  ASSERT_EQ(bo.act(game, say("players", "you play badly")), "");
  ASSERT_TRUE(an.await_event(4));
  ASSERT_TRUE(cy.await_event(4));
  EXPECT_EQ(an.events.back()["text"], "");
  EXPECT_EQ(an.events.back()["hidden"], true);
  EXPECT_EQ(cy.events.back()["text"], "you play badly");
  EXPECT_EQ(heard(an, game), "");
  EXPECT_EQ(heard(cy, game), "you play badly");
  EXPECT_EQ(an.get("/api/games/" + game + "/events?since=3", "EventList")["events"][0]["text"], "");
  // A mute is one-sided, and can be taken back.
  ASSERT_EQ(an.act(game, say("players", "hello")), "");
  EXPECT_EQ(heard(bo, game), "hello");
  EXPECT_EQ(an.get("/api/relations", "RelationList")["relations"].size(), 1u);
  ASSERT_EQ(ask(an, "/api/relations", {{"person", id_of(bo)}, {"kind", "none"}}), 200);
  EXPECT_EQ(an.get("/api/relations", "RelationList")["relations"].size(), 0u);
  ASSERT_EQ(bo.act(game, say("players", "sorry")), "");
  EXPECT_EQ(heard(an, game), "sorry");
}

TEST(ServerModeration, WhoAreBlockedDoNotMeet) {
  Serving serving;
  Account an(serving, "An"), bo(serving, "Bo");
  ASSERT_EQ(ask(an, "/api/relations", {{"person", id_of(bo)}, {"kind", "block"}}), 200);
  const Json open = {{"board", "9"}, {"listed", true}, {"seats", {kMe, kAnyone}}};
  const std::string game = an.create(open);
  EXPECT_EQ(bo.act(game, simple("join", "white")), "forbidden");
  const std::string his = bo.create(open);
  EXPECT_EQ(an.act(his, simple("join", "white")), "forbidden");
  // Neither is invited by the other, nor paired.
  for (auto [from, to] : {std::pair{&an, "Bo"}, {&bo, "An"}}) {
    const Json invitation = {{"board", "9"}, {"seats", {kMe, {{"kind", "person"}, {"name", to}}}}};
    EXPECT_EQ(from->remote.post("/api/games", invitation.dump()).status, 403);
  }
  Guest cy(serving, "Cy");
  const std::string third =
      cy.create({{"board", "9"}, {"listed", true}, {"seats", {kAnyone, kAnyone, kMe}}});
  EXPECT_EQ(an.act(third, simple("join", "black")), "");
  EXPECT_EQ(bo.act(third, simple("join", "white")), "forbidden");
  const Remote::Answer match = bo.remote.post("/api/match", R"({"board":"9"})");
  ASSERT_EQ(match.status, 200) << match.body;
  EXPECT_NE(Json::parse(match.body)["game"], game);
  // Nor do they hear each other.
  EXPECT_EQ(bo.act(third, say("spectators", "boo")), "");
  EXPECT_EQ(cy.act(third, simple("leave", "red")), "");
  EXPECT_EQ(heard(an, third), "");
  EXPECT_EQ(ask(an, "/api/relations", {{"person", id_of(an)}, {"kind", "block"}}), 409);
  EXPECT_EQ(ask(an, "/api/relations", {{"person", "p_nobody"}, {"kind", "block"}}), 404);
  EXPECT_EQ(ask(an, "/api/relations", {{"person", id_of(bo)}, {"kind", "hate"}}), 400);
}

TEST(ServerModeration, ReportsReachThoseWhoRunTheServer) {
  Serving serving;
  Admin root(serving);
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game = an.create({{"board", "5"}, {"seats", {kMe, kAnyone}}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  ASSERT_EQ(bo.act(game, say("players", "an insult")), "");
  EXPECT_EQ(ask(an, "/api/reports", {{"game", game}, {"event", 4}, {"reason", "abuse"}}), 200);
  EXPECT_EQ(ask(an, "/api/reports", {{"person", id_of(bo)}, {"reason", "name"}, {"text", "rude"}}),
            200);
  EXPECT_EQ(ask(an, "/api/reports", {{"game", game}, {"reason", "cheating"}}), 200);
  EXPECT_EQ(ask(an, "/api/reports", {{"game", game}, {"event", 2}, {"reason", "abuse"}}), 404);
  EXPECT_EQ(ask(an, "/api/reports", {{"reason", "abuse"}}), 400);
  EXPECT_EQ(ask(an, "/api/reports", {{"game", game}, {"reason", "boredom"}}), 400);
  EXPECT_EQ(an.remote.get("/api/admin/reports").status, 403);
  const Json reports = root.get("/api/admin/reports", "ReportList")["reports"];
  ASSERT_EQ(reports.size(), 3u);
  int quoted = 0;
  std::string id;
  for (const Json& report : reports) {
    EXPECT_EQ(report["reporter"]["name"], "An");
    if (!report.contains("quoted")) continue;
    ++quoted;
    id = report["id"];
    EXPECT_EQ(report["quoted"], "an insult");
    EXPECT_EQ(report["person"]["id"], id_of(bo));
  }
  EXPECT_EQ(quoted, 1);
  ASSERT_EQ(ask(root, "/api/admin/reports/" + id, {{"note", "muted for a day"}}), 200);
  EXPECT_EQ(root.get("/api/admin/reports", "ReportList")["reports"].size(), 2u);
  EXPECT_EQ(root.get("/api/admin/reports?all=1", "ReportList")["reports"].size(), 3u);
  // A mute by the server silences someone everywhere.
  ASSERT_EQ(ask(root, "/api/admin/mute", {{"person", id_of(bo)}, {"days", 1}}), 200);
  EXPECT_EQ(bo.act(game, say("players", "more")), "forbidden");
  EXPECT_EQ(bo.act(game, move("black", 1, "C3")), "forbidden");  // Black's, as ever
  EXPECT_EQ(an.act(game, move("black", 1, "C3")), "");
  EXPECT_EQ(bo.act(game, move("white", 2, "C4")), "");
  bo.connect({{game, 0}});
  EXPECT_EQ(bo.play(game, say("players", "more")), "forbidden");
  ASSERT_EQ(ask(root, "/api/admin/mute", {{"person", id_of(bo)}, {"days", 0}}), 200);
  EXPECT_EQ(bo.act(game, say("players", "thanks")), "");
}

TEST(ServerModeration, ABanOutlastsANewGuest) {
  Serving serving;
  Admin root(serving);
  Account neighbour(serving, "Neighbour");
  Guest troll(serving, "Troll"), second(serving, "Second");
  troll.connect();
  second.connect();
  neighbour.connect();
  const Json days = {{"person", id_of(troll)}, {"days", 7}, {"reason", "insults"}};
  ASSERT_EQ(ask(root, "/api/admin/ban", days), 200);
  EXPECT_TRUE(troll.is_closed_soon());
  EXPECT_TRUE(second.is_closed_soon()) << "a guest of the same address, just made";
  EXPECT_EQ(ask(second, "/api/tokens", {{"label", "x"}}), 403);
  const auto new_guest = [&](Remote remote) { return remote.post("/api/guest", "{}").status; };
  // Logged out, or with all cookies cleared.
  EXPECT_EQ(ask(troll, "/api/logout", Json::object()), 200) << "who is banned may leave";
  EXPECT_EQ(new_guest(troll.remote), 403);
  EXPECT_EQ(new_guest(serving.remote()), 403);
  EXPECT_EQ(
      serving.remote().post("/api/register", R"({"name":"New","password":"long enough"})").status,
      403);
  // An account of the same house is not concerned.
  EXPECT_EQ(ask(neighbour, "/api/tokens", {{"label", "x"}}), 200);
  EXPECT_FALSE(neighbour.socket->closed());
  Remote fresh = serving.remote();
  const Json login = {{"name", "Neighbour"}, {"password", kPassword}};
  EXPECT_EQ(fresh.post("/api/login", login.dump()).status, 200);
  serving.restart();
  EXPECT_EQ(new_guest(serving.remote()), 403) << "it is kept";
  // It can be lifted, with all that followed from it.
  ASSERT_EQ(ask(root, "/api/admin/ban", {{"person", id_of(troll)}, {"days", 0}, {"reason", ""}}),
            200);
  EXPECT_EQ(new_guest(serving.remote()), 200);
  EXPECT_EQ(ask(second, "/api/tokens", {{"label", "x"}}), 200);
}

TEST(ServerModeration, TheCommandLineBansAndLiftsTheSame) {
  Serving serving;
  Account troll(serving, "Troll");
  const std::string data = " --data '" + serving.folder().string() + "'";
  EXPECT_EQ(run_omnigo("admin ban Troll --days 2" + data).status, 0);
  serving.restart();
  EXPECT_EQ(serving.remote().post("/api/guest", "{}").status, 403);
  EXPECT_NE(run_omnigo("admin list" + data).output.find("Troll: banned until"), std::string::npos);
  EXPECT_EQ(run_omnigo("admin unban Troll" + data).status, 0);
  serving.restart();
  EXPECT_EQ(serving.remote().post("/api/guest", "{}").status, 200);
  EXPECT_EQ(ask(troll, "/api/tokens", {{"label", "x"}}), 200);
}

// --- your own data

bool is_anywhere(const Serving& serving, const std::string& text) {
  for (const char* name : {"games.sqlite", "games.sqlite-wal"}) {
    std::ifstream file(serving.folder() / name, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    if (bytes.find(text) != std::string::npos) return true;
  }
  return false;
}

TEST(ServerModeration, OnesDataCanBeHadAndErased) {
  Serving serving;
  Guest as_guest(serving, "Rumpelstilz"), bo(serving, "Bo");
  const std::string first = as_guest.create({{"board", "5"}, {"seats", {kMe, kAnyone}}});
  ASSERT_EQ(bo.act(first, simple("join", "white")), "");
  ASSERT_EQ(as_guest.act(first, say("players", "what I said as a guest")), "");
  Account anna(serving, "Annabella");
  const Json login = {{"name", "Annabella"}, {"password", kPassword}};
  ASSERT_EQ(ask(as_guest, "/api/login", login), 200);
  const std::string second = anna.create({{"board", "5"}, {"seats", {kMe, kAnyone, kAnyone}}});
  Guest cy(serving, "Cy");
  ASSERT_EQ(bo.act(second, simple("join", "white")), "");
  ASSERT_EQ(cy.act(second, simple("join", "red")), "");
  ASSERT_EQ(anna.act(second, say("players", "a secret of mine")), "");
  ASSERT_EQ(anna.act(second, move("black", 1, "C3")), "");
  ASSERT_EQ(bo.act(second, say("players", "mine stays")), "");
  ASSERT_EQ(ask(anna, "/api/tokens", {{"label", "engine"}}), 200);
  ASSERT_EQ(ask(anna, "/api/relations", {{"person", id_of(cy)}, {"kind", "mute"}}), 200);
  ASSERT_EQ(ask(anna, "/api/reports", {{"person", id_of(cy)}, {"reason", "spam"}}), 200);
  const Json data = anna.get("/api/me/data", "MyData");
  EXPECT_EQ(data["person"]["name"], "Annabella");
  EXPECT_EQ(data["games"].size(), 2u);
  EXPECT_EQ(data["chat"].size(), 2u);
  EXPECT_EQ(data["sessions"].size(), 2u);
  EXPECT_EQ(data["tokens"].size(), 1u);
  EXPECT_EQ(data["relations"].size(), 1u);
  EXPECT_EQ(data["reports"].size(), 1u);
  EXPECT_EQ(data.dump().find("argon2"), std::string::npos);
  anna.connect();
  EXPECT_EQ(ask(anna, "/api/me/delete", {{"password", "wrong"}}), 401);
  ASSERT_EQ(ask(anna, "/api/me/delete", {{"password", kPassword}}), 200);
  EXPECT_TRUE(anna.is_closed_soon());
  EXPECT_EQ(as_guest.get("/api/me", "Me")["person"], nullptr);
  // The others play on, against nobody in particular.
  const Json snapshot = bo.get("/api/games/" + second, "Snapshot");
  EXPECT_EQ(snapshot["game"]["phase"], "playing");
  EXPECT_EQ(snapshot["game"]["seats"][0]["person"]["name"], "deleted player");
  EXPECT_EQ(snapshot["game"]["seats"][0]["in"], false);
  EXPECT_EQ(snapshot["chat"][0]["text"], "");
  EXPECT_EQ(snapshot["chat"][1]["text"], "mine stays");
  EXPECT_EQ(bo.act(second, move("white", 2, "C4")), "");
  EXPECT_EQ(bo.get("/api/games/" + first, "Snapshot")["game"]["phase"], "finished");
  serving.restart();
  EXPECT_EQ(cy.act(second, move("red", 3, "B3")), "");
  EXPECT_EQ(serving.remote().post("/api/login", login.dump()).status, 401);
  // The name is free again, and nothing of it is left in the file.
  ASSERT_TRUE(serving.stop());
  auto database = Database::open(serving.folder() / "games.sqlite", false);
  ASSERT_TRUE(database && database->run("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);"));
  for (const char* text :
       {"Annabella", "Rumpelstilz", "a secret of mine", "what I said as a guest"}) {
    EXPECT_FALSE(is_anywhere(serving, text)) << text;
  }
  EXPECT_TRUE(is_anywhere(serving, "mine stays"));
  serving.start();
  Account another(serving, "Annabella");
}

TEST(ServerModeration, GuestsAndChatAreKeptForAsLongAsSaid) {
  Serving serving("--no-limits --keep-guests 30 --keep-chat 10");
  Guest an(serving, "An"), gone(serving, "Longgone"), playing(serving, "Stillplaying");
  const std::string game = an.create({{"board", "5"}, {"seats", {kMe, kMe}}});
  ASSERT_EQ(an.act(game, say("players", "an old word")), "");
  ASSERT_EQ(an.act(game, simple("resign", "black")), "");
  const std::string open = playing.create({{"board", "5"}, {"seats", {kMe, kMe}}});
  ASSERT_EQ(playing.act(open, say("players", "a word of a game that goes on")), "");
  ASSERT_TRUE(serving.stop());
  {
    auto database = Database::open(serving.folder() / "games.sqlite", false);
    ASSERT_TRUE(database);
    ASSERT_TRUE(
        database->run("UPDATE people SET seen = seen - 31 * 86400 WHERE name <> 'An';"
                      "UPDATE chats SET at = at - 11 * 86400;"));
  }
  EXPECT_EQ(run_omnigo("admin forget --keep-guests 30 --keep-chat 10 --data '" +
                       serving.folder().string() + "'")
                .status,
            0);
  serving.start();
  EXPECT_EQ(gone.get("/api/me", "Me")["person"], nullptr);
  EXPECT_EQ(playing.get("/api/me", "Me")["person"]["name"], "Stillplaying");
  EXPECT_EQ(an.get("/api/me", "Me")["person"]["name"], "An");
  EXPECT_EQ(heard(an, game), "");
  EXPECT_EQ(heard(playing, open), "a word of a game that goes on");
}

}  // namespace
}  // namespace omnigo
