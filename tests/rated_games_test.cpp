// Rated games through the API: who may play them, what they do to ratings, who is brought together.
#include <atomic>
#include <fstream>
#include <thread>

#include "serving.h"
#include "store/store.h"

namespace omnigo {
namespace {

Json rated(const std::string& board, const Json& seats) {
  return {{"board", board}, {"seats", seats}, {"rated", true}, {"listed", true}};
}

TEST(RatedGames, ChangeTheRatingsOfBoth) {
  Serving serving;
  Account an(serving, "An"), bo(serving, "Bo");
  EXPECT_TRUE(an.profile()["ratings"].empty());
  const std::string game = an.create(rated("9x9", {kMe, kAnyone}));
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  ASSERT_EQ(an.act(game, move("black", 1, "E5")), "");
  ASSERT_EQ(bo.act(game, simple("resign", "white")), "");
  EXPECT_GT(an.rating(), 1600);
  EXPECT_LT(bo.rating(), 1400);
  const Json profile = an.profile();
  EXPECT_EQ(profile["ratings"][0]["pool"], "2-small");
  EXPECT_EQ(profile["ratings"][0]["provisional"], true);
  ASSERT_EQ(profile["games"].size(), 1u);
  EXPECT_EQ(profile["games"][0]["game"], game);
  EXPECT_EQ(profile["games"][0]["place"], 1);
  EXPECT_EQ(profile["games"][0]["before"], 1500);
  // It is there after the power fails, and the rank is shown in the next game.
  const double before = an.rating();
  serving.restart();
  EXPECT_EQ(an.rating(), before);
  const std::string next = an.create(rated("9x9", {kMe, kAnyone}));
  ASSERT_EQ(bo.act(next, simple("join", "white")), "");
  const Json seats = an.get("/api/games/" + next, "Snapshot")["game"]["seats"];
  EXPECT_EQ(seats[0]["rank"].get<std::string>().back(), '?');
  EXPECT_NE(seats[0]["rank"], seats[1]["rank"]);
}

TEST(RatedGames, OfThreeGoByPlaces) {
  Serving serving;
  Account an(serving, "An"), bo(serving, "Bo"), cy(serving, "Cy");
  const std::string larger = an.create(rated("triangular:4", {kMe, kAnyone, kAnyone}));
  ASSERT_EQ(bo.act(larger, simple("join", "white")), "");
  ASSERT_EQ(cy.act(larger, simple("join", "red")), "");
  ASSERT_EQ(bo.act(larger, simple("resign", "white")), "");
  ASSERT_EQ(an.act(larger, simple("resign", "black")), "");
  EXPECT_EQ(an.profile()["ratings"][0]["pool"], "3-small");
  EXPECT_GT(cy.rating(), 1600);
  EXPECT_NEAR(an.rating(), 1500, 1);
  EXPECT_LT(bo.rating(), 1400);
}

TEST(RatedGames, AreForAccountsAndBots) {
  Serving serving;
  Guest guest(serving, "Di");
  Account an(serving, "An"), bo(serving, "Bo");
  const auto refused = [](Guest& who, const Json& request) {
    const Remote::Answer answer = who.remote.post("/api/games", request.dump());
    return answer.status == 400;
  };
  EXPECT_TRUE(refused(guest, rated("9x9", {kMe, kAnyone})));
  EXPECT_TRUE(refused(an, rated("9x9", {kMe, kMe})));
  EXPECT_TRUE(refused(an, rated("3x3", {kMe, kAnyone})));
  const std::string game = an.create(rated("9x9", {kMe, kAnyone}));
  EXPECT_EQ(guest.act(game, simple("join", "white")), "forbidden");
  EXPECT_EQ(an.act(game, simple("join", "white")), "conflict");
  // A bot's rating moves as anybody's.
  const std::string bots = an.create(rated("9x9", {{{"kind", "bot"}, {"bot", "beginner"}}, kMe}));
  const Json seats = an.get("/api/games/" + bots, "Snapshot")["game"]["seats"];
  EXPECT_EQ(seats[0]["rank"], "25k?");
  ASSERT_EQ(an.act(bots, simple("resign", "white")), "");
  const Json profile = an.get("/api/people/bot:beginner", "Profile");
  ASSERT_EQ(profile["ratings"].size(), 1u);
  EXPECT_GT(profile["ratings"][0]["rating"], 700);
  EXPECT_LT(an.rating(), 1500);
}

// Four people play one short game after the other until they are stopped; what fails while the
// server is away is left.
void play_short_games(const std::vector<Account>& people, const std::atomic<bool>& stop) {
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < people.size(); i += 2) {
    threads.emplace_back([&, i] {
      Remote an = people[i].remote, bo = people[i + 1].remote;
      const auto act = [](Remote& who, const std::string& game, const Json& action) {
        who.post("/api/games/" + game + "/actions",
                 Json{{"id", action["action"]}, {"do", action}}.dump());
      };
      while (!stop) {
        const Remote::Answer made = an.post("/api/games", rated("9x9", {kMe, kAnyone}).dump());
        if (made.status != 200) continue;
        const std::string game = Json::parse(made.body)["game"];
        act(bo, game, simple("join", "white"));
        act(bo, game, simple("resign", "white"));
        std::swap(an, bo);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST(RatedGames, ResultAndRatingAreOneWhenTheServerIsKilled) {
  Serving serving;
  std::vector<Account> people;
  for (const char* name : {"An", "Bo", "Cy", "Di"}) people.emplace_back(serving, name);
  std::atomic<bool> stop = false;
  std::thread playing([&] { play_short_games(people, stop); });
  for (int i = 0; i < 4; ++i) {
    std::this_thread::sleep_for(milliseconds(300 + 170 * i));
    serving.restart();
  }
  stop = true;
  playing.join();
  serving.kill_at_once();

  const auto store = open_store(serving.folder() / "games.sqlite");
  ASSERT_TRUE(store) << store.error().message;
  int finished = 0;
  for (const std::string& id : (*store)->all_games()) {
    const StoredGame game = *(*store)->game(id);
    const Json summary = Json::parse(game.summary);
    const bool over = game.phase == "finished" && summary["result"].contains("places");
    finished += over;
    EXPECT_EQ((*store)->outcomes_of_game(id).size(), over ? 2u : 0u) << id << ' ' << game.phase;
  }
  EXPECT_GT(finished, 5);
  int rated = 0;
  for (const Account& person : people) {
    const auto ratings = (*store)->ratings(person.me["id"]);
    ASSERT_EQ(ratings.size(), 1u);
    rated += ratings[0].games;
    // What the games did adds up to what is.
    double sum = 1500;
    const auto outcomes = (*store)->outcomes(person.me["id"], 1'000'000, true);
    for (const StoredOutcome& outcome : outcomes) sum += outcome.after - outcome.before;
    EXPECT_EQ(static_cast<int>(outcomes.size()), ratings[0].games);
    EXPECT_EQ(ratings[0].version, ratings[0].games);
    EXPECT_NEAR(ratings[0].rating, sum, 1e-6);
  }
  EXPECT_EQ(rated, 2 * finished);
}

TEST(RatedGames, AbortedOnesTellNothing) {
  Serving serving;
  Account an(serving, "An"), bo(serving, "Bo");
  const std::string game = an.create(rated("9x9", {kMe, kAnyone}));
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  ASSERT_EQ(an.act(game, {{"action", "abort"}}), "");
  EXPECT_TRUE(an.profile()["ratings"].empty());
}

TEST(Matching, BringsTogetherWhoIsAboutAsStrong) {
  Serving serving;
  Account an(serving, "An"), bo(serving, "Bo"), cy(serving, "Cy");
  // An wins until the two are far apart.
  for (int i = 0; i < 4; ++i) {
    const std::string game = an.create(rated("9x9", {kMe, kAnyone}));
    ASSERT_EQ(bo.act(game, simple("join", "white")), "");
    ASSERT_EQ(bo.act(game, simple("resign", "white")), "");
  }
  const Json request = {
      {"board", "9x9"}, {"clock", "absolute:main=600"}, {"rated", true}, {"ranks", 3}};
  const auto match = [&](Account& who, const Json& asked) {
    const Remote::Answer answer = who.remote.post("/api/match", asked.dump());
    const Json json = Json::parse(answer.body);
    EXPECT_EQ(wire().fault(json, "Matched"), "") << answer.body;
    return json;
  };
  const Json first = match(an, request);
  EXPECT_EQ(first["joined"], false);
  EXPECT_EQ(match(an, request)["joined"], false);  // not with yourself
  // Too far apart in rank: neither so nor by joining.
  EXPECT_EQ(match(bo, request)["joined"], false);
  EXPECT_EQ(bo.act(first["game"], simple("join", "white")), "forbidden");
  Json any = request;
  any["ranks"] = 0;
  EXPECT_EQ(match(cy, any)["joined"], false);  // An's games want three ranks at most
  any["clock"] = "absolute:main=300";
  EXPECT_EQ(match(an, any)["joined"], false);
  const Json last = match(bo, any);
  EXPECT_EQ(last["joined"], true);
  EXPECT_EQ(bo.get("/api/games/" + last["game"].get<std::string>(), "Snapshot")["game"]["phase"],
            "playing");
}

TEST(Leaving, IsShownWithTheTimeToClaim) {
  Serving serving;
  Guest an(serving, "An"), bo(serving, "Bo");
  const std::string game =
      an.create({{"board", "9x9"}, {"seats", {kMe, kAnyone}}, {"clock", "absolute:main=600"}});
  ASSERT_EQ(bo.act(game, simple("join", "white")), "");
  bo.connect({{game, 0}});
  an.connect({{game, 0}});
  ASSERT_EQ(an.play(game, move("black", 1, "E5")), "");
  bo.socket.reset();
  Json here;
  do {
    here = an.await("here");
    ASSERT_FALSE(here.is_null());
  } while (!here["here"].contains("away"));
  ASSERT_EQ(here["here"]["away"].size(), 1u);
  EXPECT_EQ(here["here"]["away"][0]["player"], "white");
  const Json snapshot = an.get("/api/games/" + game, "Snapshot");
  const auto left = snapshot["here"]["away"][0]["claim_at"].get<std::int64_t>() -
                    snapshot["time"].get<std::int64_t>();
  EXPECT_GT(left, 20'000);
  EXPECT_LE(left, 60'000);
  EXPECT_EQ(an.play(game, {{"action", "claim"}, {"player", "black"}, {"left", "white"}}),
            "conflict");
  // Back again.
  bo.connect({{game, 0}});
  do {
    here = an.await("here");
    ASSERT_FALSE(here.is_null());
  } while (here["here"].contains("away"));
}

// Who is not there when the time runs out has left; from the third time within a week one waits
// before meeting strangers again.
TEST(Leaving, AgainAndAgainCostsAWait) {
  const auto clock =
      std::filesystem::temp_directory_path() / ("omnigo-leaving-" + std::to_string(getpid()));
  const auto set = [&](long seconds) { std::ofstream(clock) << seconds << std::endl; };
  set(0);
  Serving serving("--no-limits",
                  "env LD_PRELOAD=" + wall_clock() + " OMNIGO_WALL_CLOCK=" + clock.string());
  Guest an(serving, "An"), bo(serving, "Bo");
  Json request = {
      {"board", "9x9"}, {"seats", {kMe, kAnyone}}, {"clock", "absolute:main=1"}, {"listed", true}};
  const auto status = [&](Guest& guest) {
    return guest.remote.post("/api/games", request.dump()).status;
  };
  for (int left = 1; left <= 3; ++left) {
    ASSERT_EQ(status(an), 200) << "forgiven so far";
    const std::string game = an.create(request);
    bo.connect({{game, 0}});
    ASSERT_EQ(bo.act(game, simple("join", "white")), "");
    ASSERT_TRUE(bo.await_event(5)) << "created, joined, started, out of time, over";
    EXPECT_EQ(bo.events[bo.events.size() - 2]["action"], "timeout");
    bo.events.clear();
    bo.seen = 0;
  }
  const Remote::Answer refused = an.remote.post("/api/games", request.dump());
  EXPECT_EQ(refused.status, 403);
  EXPECT_NE(refused.body.find("left 3 games this week: wait 15 minutes"), std::string::npos)
      << refused.body;
  const std::string other = bo.create(request);
  EXPECT_EQ(an.act(other, simple("join", "white")), "forbidden");
  EXPECT_EQ(status(bo), 200) << "who stayed";
  request["listed"] = false;
  EXPECT_EQ(status(an), 200) << "friends may still be met";
  request["listed"] = true;
  set(14 * 60);
  EXPECT_EQ(status(an), 403);
  set(16 * 60);
  EXPECT_EQ(status(an), 200);
  std::filesystem::remove(clock);
}

}  // namespace
}  // namespace omnigo
