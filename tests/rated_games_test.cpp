// Rated games through the API: who may play them, what they do to ratings, who is brought together.
#include "serving.h"

namespace omnigo {
namespace {

class Account : public Guest {
 public:
  Account(const Serving& serving, const std::string& name) : Guest(serving, name) {
    const Json request = {{"name", name}, {"password", "a long password"}};
    const Remote::Answer answer = remote.post("/api/register", request.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    me = Json::parse(answer.body)["person"];
  }
  Json profile() { return get("/api/people/" + me["id"].get<std::string>(), "Profile"); }
  // The only rating there is.
  double rating() {
    const Json ratings = profile()["ratings"];
    EXPECT_EQ(ratings.size(), 1u) << ratings;
    return ratings[0]["rating"];
  }
};

const Json kMe = {{"kind", "me"}}, kAnyone = {{"kind", "anyone"}};

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
  EXPECT_EQ(match(an, request)["joined"], false);  // not with oneself
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

}  // namespace
}  // namespace omnigo
