// What who runs a server relies on: a clean end, counters, bans, annulled games, back-ups.
#include <atomic>
#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

#include "client/postgres_process.h"
#include "serving.h"

namespace omnigo {
namespace {

std::int64_t time_of(const Json& snapshot, int player) {
  return snapshot["clocks"][player]["main"];
}

int run_program(const std::string& arguments) {
  return std::system(("'" + omnigo_program() + "' " + arguments).c_str());
}

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Running, AStopIsAnnouncedAndCostsNobodyTime) {
  Serving serving("--no-limits --log json");
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game =
      an.create({{"board", "9x9"}, {"seats", {kMe, kAnyone}}, {"clock", "absolute:main=100"}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  bo.connect({{game, 0}});
  ASSERT_EQ(bo.await("snapshot").is_null(), false);
  const Json before = an.get("/api/games/" + game, "Snapshot");
  ASSERT_TRUE(serving.stop());
  const Json closing = bo.await("closing");
  ASSERT_FALSE(closing.is_null());
  const std::string log = text_of(serving.folder() / "log");
  for (const char* event : {"started", "stopping", "stopped"}) {
    EXPECT_NE(log.find("\"event\":\"" + std::string(event) + "\""), log.npos) << log;
  }
  std::this_thread::sleep_for(milliseconds(1'500));
  const auto restarting = std::chrono::steady_clock::now();
  serving.start();
  const Json after = an.get("/api/games/" + game, "Snapshot");
  // Black is charged for the time that the server ran, and not for that in which it did not.
  const auto up =
      std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - restarting)
          .count();
  EXPECT_LE(time_of(after, 0), time_of(before, 0));
  EXPECT_GE(time_of(after, 0) + up + kPatience * 1'000, time_of(before, 0));
  EXPECT_EQ(an.act(game, move("black", 1, "E5")), "");
}

TEST(Running, CountsForPrometheus) {
  Serving serving;
  Guest an(serving, "An");
  const std::string game = an.create({{"board", "5x5"}, {"seats", {kMe, kMe}}});
  ASSERT_EQ(an.act(game, move("black", 1, "C3")), "");
  ASSERT_EQ(an.act(game, simple("resign", "white")), "");
  const Remote::Answer answer = an.remote.get("/metrics");
  ASSERT_EQ(answer.status, 200);
  for (const char* line :
       {"\nomnigo_turns_total 1\n", "\nomnigo_games_ended_total 1\n",
        "\nomnigo_action_seconds_count 2\n", "\nomnigo_action_seconds_bucket{le=\"+Inf\"} 2\n",
        "# TYPE omnigo_action_seconds histogram\n", "# TYPE omnigo_turns_total counter\n",
        "\nomnigo_write_failures_total 0\n", "\nomnigo_games_in_memory 1\n"}) {
    EXPECT_NE(answer.body.find(line), answer.body.npos) << line << answer.body;
  }
  an.get("/healthz", "Health");
}

TEST(Running, AdministratorsBanAndAnnul) {
  Serving serving;
  Account an(serving, "An"), bo(serving, "Bo"), cy(serving, "Cy");
  const std::string data = "--data '" + serving.folder().string() + "'";
  ASSERT_EQ(run_program("admin grant an " + data), 0);
  EXPECT_NE(run_program("admin grant nobody " + data + " 2>/dev/null"), 0);
  serving.restart();
  EXPECT_EQ(an.get("/api/me", "Me")["admin"], true);
  EXPECT_FALSE(bo.get("/api/me", "Me").contains("admin"));
  EXPECT_EQ(bo.remote.get("/api/admin/status").status, 403);
  EXPECT_GT(an.get("/api/admin/status", "AdminStatus")["memory_mb"], 1);

  Json request = {{"board", "9x9"}, {"seats", {kMe, kAnyone}}, {"rated", true}};
  const std::string game = bo.create(request);
  ASSERT_EQ(cy.act(game, simple("join", "white")), "");
  ASSERT_EQ(cy.act(game, simple("resign", "white")), "");
  EXPECT_GT(bo.rating(), 1600);
  const Json annul = {{"game", game}, {"reason", "they are one person"}};
  EXPECT_EQ(bo.remote.post("/api/admin/annul", annul.dump()).status, 403);
  ASSERT_EQ(an.remote.post("/api/admin/annul", annul.dump()).status, 200);
  EXPECT_EQ(an.remote.post("/api/admin/annul", annul.dump()).status, 409);
  EXPECT_NEAR(bo.rating(), 1500, 1e-6);
  EXPECT_NEAR(cy.rating(), 1500, 1e-6);
  EXPECT_EQ(bo.profile()["games"][0]["annulled"], true);
  const Json seen = bo.get("/api/games/" + game, "Snapshot")["game"];
  EXPECT_EQ(seen["annulled"], true);
  EXPECT_EQ(seen["annulled_why"], "they are one person");

  const Json people = an.get("/api/admin/people?name=b", "AdminPeople")["people"];
  ASSERT_EQ(people.size(), 1u);
  Json ban = {{"person", people[0]["person"]["id"]}, {"days", 3}, {"reason", "rude"}};
  ASSERT_EQ(an.remote.post("/api/admin/ban", ban.dump()).status, 200);
  EXPECT_EQ(bo.remote.post("/api/games", request.dump()).status, 403);
  EXPECT_TRUE(
      an.get("/api/admin/people?name=b", "AdminPeople")["people"][0].contains("banned_until"));
  serving.restart();
  EXPECT_EQ(bo.remote.post("/api/games", request.dump()).status, 403);
  ban["days"] = 0;
  ASSERT_EQ(an.remote.post("/api/admin/ban", ban.dump()).status, 200);
  EXPECT_EQ(bo.remote.post("/api/games", request.dump()).status, 200);
}

// Plays while `back_up` is under way: the games, and the latest event of each that was acknowledged
// before it began.
std::map<std::string, int> played_meanwhile(const Serving& serving,
                                            const std::function<void()>& back_up) {
  std::atomic<bool> stop = false;
  std::mutex mutex;
  std::map<std::string, int> acknowledged, before;
  std::vector<std::thread> players;
  for (int i = 0; i < 3; ++i) {
    players.emplace_back([&, i] {
      Guest one(serving, "guest " + std::to_string(i));
      while (!stop) {
        const std::string game = one.create({{"board", "5x5"}, {"seats", {kMe, kMe}}});
        for (int turn = 1; turn <= 8; ++turn) {
          const Json turns = {{"id", "t" + std::to_string(turn)},
                              {"do", pass(turn % 2 == 1 ? "black" : "white", turn)}};
          const Remote::Answer answer =
              one.remote.post("/api/games/" + game + "/actions", turns.dump());
          if (answer.status != 200) break;
          const std::lock_guard lock(mutex);
          acknowledged[game] = Json::parse(answer.body)["n"];
        }
      }
    });
  }
  std::this_thread::sleep_for(milliseconds(1'500));
  {
    const std::lock_guard lock(mutex);
    before = acknowledged;
  }
  back_up();
  stop = true;
  for (std::thread& player : players) player.join();
  EXPECT_GT(before.size(), 3u);
  return before;
}

void expect_all_there(const Serving& serving, const std::map<std::string, int>& games) {
  Guest reader(serving, "reader");
  for (const auto& [game, n] : games) {
    EXPECT_GE(reader.get("/api/games/" + game, "Snapshot")["n"], n) << game;
  }
}

TEST(Running, ABackUpUnderLoadHasAllThatWasAcknowledged) {
  Serving serving;
  const std::string data = serving.folder(), copy = serving.folder() / "copy.sqlite";
  const auto before = played_meanwhile(serving, [&] {
    EXPECT_EQ(run_program("export --backup '" + copy + "' --data '" + data + "'"), 0);
  });
  // Restored: another server on the copy alone.
  serving.kill_at_once();
  for (const char* file : {"games.sqlite", "games.sqlite-wal", "games.sqlite-shm"}) {
    std::filesystem::remove(serving.folder() / file);
  }
  std::filesystem::rename(copy, serving.folder() / "games.sqlite");
  serving.start();
  expect_all_there(serving, before);
}

TEST(Running, ABackUpOfPostgresUnderLoadIsRestoredToAnother) {
  if (PostgresProcess::programs().empty()) GTEST_SKIP() << "PostgreSQL is not installed";
  const auto folder =
      std::filesystem::temp_directory_path() / ("omnigo-running-" + std::to_string(getpid()));
  std::filesystem::create_directories(folder / "copy");
  {
    const auto postgres = PostgresProcess::make(folder / "postgres", "-c fsync=off");
    ASSERT_TRUE(postgres) << postgres.error().message;
    const auto other = postgres->create("other");
    ASSERT_TRUE(other) << other.error().message;
    const auto on = [](const std::string& url) { return "--database '" + url + "'"; };
    std::map<std::string, int> before;
    {
      const Serving serving("--no-limits " + on(postgres->url()));
      before = played_meanwhile(serving, [&] {
        EXPECT_EQ(run_program("export --backup '" + (folder / "copy/games.sqlite").string() + "' " +
                              on(postgres->url())),
                  0);
      });
    }
    EXPECT_EQ(run_program("move --data '" + (folder / "copy").string() + "' " + on(*other)), 0);
    expect_all_there(Serving("--no-limits " + on(*other)), before);
  }
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace omnigo
