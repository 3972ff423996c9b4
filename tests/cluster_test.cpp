// Two servers on one PostgreSQL: one game for all, whichever server they are on. (cluster_slow:
// killed hundreds of times.)
#include <fstream>
#include <regex>

#include "killing_two.h"
#include "nginx.h"
#include "places.h"
#include "serving.h"

namespace omnigo {
namespace {

using std::chrono::steady_clock;

const std::string kFolder =
    std::filesystem::temp_directory_path() / ("omnigo-cluster-" + std::to_string(getpid()));

// Five seconds until a game is taken over, and two for other tests beside this one.
constexpr milliseconds kOnABusyMachine{5'000 + kPatience * 2'000};

// A database of its own for each test, all in one PostgreSQL.
class ClusterTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (PostgresProcess::programs().empty()) return;
    auto made = PostgresProcess::make(kFolder, "-c fsync=off -c track_commit_timestamp=on");
    ASSERT_TRUE(made) << made.error().message;
    postgres_.emplace(std::move(*made));
  }
  static void TearDownTestSuite() {
    postgres_.reset();
    std::filesystem::remove_all(kFolder);
  }
  void SetUp() override {
    if (!postgres_) GTEST_SKIP() << "PostgreSQL is not installed";
    static int count = 0;
    const auto created = postgres_->create("test" + std::to_string(++count));
    ASSERT_TRUE(created) << created.error().message;
    database_ = *created;
    options_ = "--no-limits --database '" + database_ + "'";
  }

  static inline std::optional<PostgresProcess> postgres_;
  std::string database_, options_;
};

const Json kGame = {{"board", "grid:5x5"},
                    {"rules", "tromp-taylor"},
                    {"clock", "absolute:main=60"},
                    {"seats", {{{"kind", "me"}}, {{"kind", "anyone"}}}},
                    {"listed", true}};

// How much time the player has, as the server tells it.
int left(Guest& guest, const std::string& game, int player) {
  const Json snapshot = guest.get("/api/games/" + game, "Snapshot");
  return snapshot["clocks"][player]["main"];
}

TEST_F(ClusterTest, OneGameOnTwoServers) {
  Serving first(options_), second(options_);
  Guest an(first, "An"), bo(second, "Bo"), spectator(second, "Cy");
  const std::string game = an.create(kGame);
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  an.connect({{game, 0}});
  bo.connect({{game, 0}});
  spectator.connect({{game, 0}}, true);
  // Who is there is the same on both. First of all: await_event() drops messages of other types.
  for (Guest* guest : {&an, &spectator}) {
    Json message;
    for (int i = 0; i < 10 && message["here"]["players"].size() != 2; ++i)
      message = guest->await("here");
    EXPECT_EQ(message["here"]["players"].size(), 2u);
  }
  EXPECT_EQ(an.get("/api/games/" + game, "Snapshot")["here"]["players"].size(), 2u);
  ASSERT_TRUE(spectator.await_event(3));  // created, joined, started
  EXPECT_EQ(an.play(game, move("black", 1, "A1")), "");
  EXPECT_EQ(bo.play(game, move("white", 2, "B2")), "");
  EXPECT_EQ(bo.play(game, move("white", 3, "B3")), "not-your-turn");
  EXPECT_TRUE(an.await_event(5));
  EXPECT_TRUE(bo.await_event(5));
  EXPECT_TRUE(spectator.await_event(5));
  EXPECT_EQ(spectator.get("/api/games?list=live", "GameList")["games"].size(), 1u);
}

TEST_F(ClusterTest, AGameGoesWhereItsPlayersAre) {
  Serving first(options_), second(options_);
  Guest an(first, "An"), bo(second, "Bo"), spectator(first, "Cy");
  const std::string game = an.create(kGame);
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  spectator.connect({{game, 0}}, true);
  ASSERT_TRUE(spectator.await_event(3));
  an.go_through(second.address());
  for (Guest* guest : {&an, &bo}) guest->connect({{game, 0}});
  const auto database = opened_for_reading(database_);
  std::int64_t owner = 1, fence = 1;
  eventually([&] {
    database->read("SELECT server, fence FROM owners ORDER BY fence", {}, [&](const SqlRow& row) {
      owner = row.number(0);
      fence = row.number(1);
    });
    return fence >= 3;
  });
  EXPECT_EQ(owner, 2) << "the life of the second server";
  EXPECT_EQ(fence, 3) << "given up once, and claimed once";
  EXPECT_EQ(an.play(game, move("black", 1, "A1")), "");
  EXPECT_TRUE(spectator.await_event(4)) << "who stayed hears of it";
  // And its players need the first server no longer.
  first.kill_at_once();
  const auto killed = steady_clock::now();
  EXPECT_EQ(bo.play(game, move("white", 2, "B2")), "");
  EXPECT_EQ(an.play(game, move("black", 3, "C3")), "");
  EXPECT_LT(steady_clock::now() - killed, kPatience * milliseconds(1'500))
      << "nobody is waited for";
  verify_history(*database);
}

TEST_F(ClusterTest, WhatTheDeadOwnedIsTakenOverAndItsTimeCredited) {
  Serving first(options_), second(options_);
  Guest an(first, "An"), bo(second, "Bo");
  const std::string game = an.create(kGame);
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  ASSERT_EQ(an.act(game, move("black", 1, "A1")), "");
  const int before = left(bo, game, 1);
  const auto killed = steady_clock::now();
  first.kill_at_once();
  EXPECT_EQ(bo.act(game, move("white", 2, "B2")), "");
  const auto passed = std::chrono::duration_cast<milliseconds>(steady_clock::now() - killed);
  EXPECT_LT(passed, kOnABusyMachine);
  EXPECT_GT(passed, milliseconds(1'500)) << "a sign of life is good for a while";
  // Charged until the last sign of the dead one, and what the second took afterwards.
  EXPECT_LT(before - left(bo, game, 1), passed.count() - 1'000);
  first.start();
  EXPECT_EQ(an.act(game, move("black", 3, "C3")), "");
  EXPECT_EQ(bo.get("/api/games/" + game, "Snapshot")["n"], 6);
}

TEST_F(ClusterTest, ARollingRestartLosesNothing) {
  Serving first(options_), second(options_);
  Guest an(first, "An"), bo(second, "Bo");
  const std::string game = an.create(kGame);
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  // Who leaves politely is not waited for: the quicker of two turns shows it on a busy machine too.
  auto quickest = kOnABusyMachine;
  const auto play_after = [&](Guest& guest, Serving& there, const Json& turn) {
    const auto left = steady_clock::now();
    guest.go_through(there.address());
    EXPECT_EQ(guest.act(game, turn), "");
    quickest =
        std::min(quickest, std::chrono::duration_cast<milliseconds>(steady_clock::now() - left));
  };
  EXPECT_TRUE(first.stop());
  play_after(an, second, move("black", 1, "A1"));
  first.start();
  EXPECT_TRUE(second.stop());
  play_after(bo, first, move("white", 2, "B2"));
  EXPECT_LT(quickest, kPatience * milliseconds(1'200));
}

// What proves who one is ends on all servers at once.
TEST_F(ClusterTest, SessionsTokensAndBansEndOnEveryServer) {
  Serving first(options_), second(options_);
  Account anna(first, "Anna");
  Guest there = anna.another(), thief(second, "Thief");
  there.go_through(second.address());
  const Json login = {{"name", "Anna"}, {"password", "a long password"}};
  ASSERT_EQ(thief.remote.post("/api/login", login.dump()).status, 200);
  const Json token = Json::parse(anna.remote.post("/api/tokens", R"({"label":"x"})").body);
  Guest engine(second, "Engine");
  engine.remote = second.remote();
  engine.remote.use_token(token["token"]);
  for (Guest* guest : {&there, &thief, &engine}) guest->connect();
  const std::string path = "/api/tokens/" + token["id"].get<std::string>();
  ASSERT_EQ(anna.remote.ask("DELETE", path, "").status, 200);
  EXPECT_TRUE(engine.is_closed_soon());
  EXPECT_FALSE(there.socket->closed());
  ASSERT_EQ(anna.remote.ask("DELETE", "/api/sessions", "").status, 200);
  EXPECT_TRUE(thief.is_closed_soon());
  EXPECT_EQ(thief.get("/api/me", "Me")["person"], nullptr);
  EXPECT_EQ(there.get("/api/me", "Me")["person"]["name"], "Anna");
  // What is muted there is not heard here.
  Guest bo(second, "Bo");
  const std::string game = anna.create(kGame);
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  there.connect({{game, 0}});
  const Json mute = {{"person", bo.me["id"]}, {"kind", "mute"}};
  ASSERT_EQ(anna.remote.post("/api/relations", mute.dump()).status, 200);
  ASSERT_EQ(bo.act(game, {{"action", "chat"}, {"to", "players"}, {"text", "pst"}}), "");
  ASSERT_TRUE(there.await_event(4));
  EXPECT_EQ(there.get("/api/games/" + game, "Snapshot")["chat"][0]["text"], "");
  ASSERT_EQ(anna.remote.post("/api/me/delete", R"({"password":"a long password"})").status, 200);
  EXPECT_TRUE(there.is_closed_soon());
  const Json snapshot = bo.get("/api/games/" + game, "Snapshot");
  EXPECT_EQ(snapshot["game"]["seats"][0]["person"]["name"], "deleted player");
}

TEST_F(ClusterTest, WhilePostgresIsAwayTimeStandsStill) {
  Serving server(options_);
  Guest an(server, "An"), bo(server, "Bo");
  const std::string game = an.create(kGame);
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  const int before = left(an, game, 0);
  const auto since = steady_clock::now();
  postgres_->kill_now();
  std::this_thread::sleep_for(milliseconds(3'000));
  ASSERT_TRUE(postgres_->start());
  ASSERT_EQ(an.act(game, move("black", 1, "A1")), "");
  const auto passed = std::chrono::duration_cast<milliseconds>(steady_clock::now() - since);
  EXPECT_LT(before - left(an, game, 0),
            passed.count() - 3'000 + 2 * kBeat.count() + kPatience * 200);
}

TEST_F(ClusterTest, StopsWithoutPostgres) {
  Serving server(options_);
  Guest an(server, "An");
  postgres_->kill_now();
  // Fifteen of them for the database.
  EXPECT_TRUE(server.stop(std::chrono::seconds(20), "exit status 1"));
  EXPECT_TRUE(postgres_->start());
}

// WebSockets open.
int connections(const Serving& server) {
  const std::string metrics = Remote(server.address()).get("/metrics").body;
  std::smatch found;
  const bool matches = std::regex_search(metrics, found, std::regex("\nomnigo_connections (\\d+)"));
  return matches ? std::stoi(found[1]) : -1;
}

TEST_F(ClusterTest, BehindNginxOneServerMayGo) {
  if (std::system("nginx -v 2>/dev/null") != 0) GTEST_SKIP() << "nginx is not installed";
  Serving first(options_), second(options_);
  const Nginx nginx({first.address().port, second.address().port});
  Guest an(first, "An"), bo(second, "Bo");
  for (Guest* guest : {&an, &bo}) guest->go_through(nginx.address());
  ASSERT_TRUE(eventually([&] { return an.remote.get("/healthz").status == 200; }));
  const std::string game = an.create(kGame);
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  for (Guest* guest : {&an, &bo}) guest->connect({{game, 0}});
  EXPECT_EQ(connections(first) * connections(second), 0) << "who plays together is on one server";
  EXPECT_EQ(connections(first) + connections(second), 2);
  EXPECT_EQ(an.play(game, move("black", 1, "A1")), "");
  EXPECT_EQ(bo.play(game, move("white", 2, "B2")), "");
  (connections(first) > 0 ? first : second).kill_at_once();
  for (Guest* guest : {&an, &bo}) guest->connect({{game, 0}});
  EXPECT_EQ(an.play(game, move("black", 3, "C3")), "");
  EXPECT_EQ(bo.play(game, move("white", 4, "D4")), "");
}

TEST(Cluster, ARollingRestartUnderLoadLosesNothing) {
  if (PostgresProcess::programs().empty()) GTEST_SKIP() << "PostgreSQL is not installed";
  kill_of_two_and_check(omnigo_program(), kFolder,
                        {.crowd = {.people = 30, .games = 8, .turns_per_second = 100},
                         .servers = 3,
                         .most_turns = 40,
                         .politely = true,
                         .takeover = kOnABusyMachine});
}

TEST(Cluster, NothingIsLostWhenServersAndPostgresAreKilled) {
  if (PostgresProcess::programs().empty()) GTEST_SKIP() << "PostgreSQL is not installed";
  kill_of_two_and_check(omnigo_program(), kFolder,
                        {.crowd = {.people = 30, .games = 8, .turns_per_second = 100},
                         .servers = 2,
                         .postgres = 1,
                         .most_turns = 40,
                         .takeover = kOnABusyMachine});
}

}  // namespace
}  // namespace omnigo
