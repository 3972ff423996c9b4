// What a server says to others of games that they own, and does with what they say.
#include "server/cluster_link.h"

#include <gtest/gtest.h>

#include <future>
#include <nlohmann/json.hpp>

#include "room_table.h"
#include "temporary_store.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t kWe = 1, kOther = 2;

// All games are another server's.
class FakeCluster : public Cluster {
 public:
  std::int64_t server() const override { return kWe; }
  void open(ClusterEvents events) override { heard = std::move(events); }
  void close() override {}
  void send(std::int64_t server, std::string text) override {
    const std::lock_guard lock(mutex_);
    sent_.emplace_back(server, Json::parse(text));
  }
  Owner owner(const std::string&) override { return {.server = kOther, .fence = 3, .time = 500}; }
  std::vector<std::string> orphans() override { return {}; }

  // What was said to the other server of this kind, one by one.
  std::vector<Json> sent(const std::string& kind) {
    const std::lock_guard lock(mutex_);
    std::vector<Json> found;
    for (const auto& [server, message] : sent_) {
      if (server == kOther && message["k"] == kind) found.push_back(message);
    }
    return found;
  }

  ClusterEvents heard;

 private:
  std::mutex mutex_;
  std::vector<std::pair<std::int64_t, Json>> sent_;
};

struct ClusterLinkTest : testing::Test, ClusterHost {
  ClusterLinkTest()
      : people(*store, "key"),
        games(*store, people, clock, {.threads = 1, .reading_threads = 1},
              {.find_owner = [this](GameSlot& slot) { link.find_owner(slot); },
               .refresh = [this](GameSlot& slot) { link.refresh(slot); },
               .is_due = [](const Room&) { return false; },
               .woken = [](const SharedSlot&) {}}),
        link(*store, &cluster, people, clock, games, *this) {
    RoomSettings listed = settings("5x5", "tromp-taylor", "none");
    listed.listed = true;
    store.keep("g", listed);
    link.open();
  }
  ~ClusterLinkTest() override { games.stop(); }

  void act_here(const SharedSlot&, const SharedAct&) override { ADD_FAILURE() << "not ours"; }
  void go_on(const SharedSlot&) override { ADD_FAILURE() << "not ours"; }
  void broadcast(GameSlot&, int from, int upto) override {
    if (from <= upto) announced.emplace_back(from, upto);
  }
  void update_lobby(GameSlot&) override {}
  void tell_here(const SharedSlot&) override {}
  void show_in_lobby(const StoredGame& game) override { shown.push_back(game.id); }
  void reload_here(const std::string& game) override { reloaded.push_back(game); }
  void replace_in_rooms(const std::string&, const Person&) override {}

  // After all that waits on the game's strand.
  int turns() {
    std::promise<int> found;
    games.with("g", [&](GameSlot* slot) { found.set_value(slot->room->game().turns()); });
    return found.get_future().get();
  }
  void hear(const Json& message) { cluster.heard.message(kOther, message.dump()); }

  TemporaryStore store;
  ServerClock clock{1'000};
  People people;
  FakeCluster cluster;
  Games games;
  ClusterLink link;
  std::vector<std::pair<int, int>> announced;
  std::vector<std::string> shown, reloaded;
};

TEST_F(ClusterLinkTest, AnActionIsDecidedByTheOwner) {
  std::promise<Acted> acted;
  link.route(std::make_shared<GameAct>(
      GameAct{.game = "g",
              .person = person(0),
              .id = "once",
              .action = {{"action", "pass"}, {"player", "black"}, {"turn", 1}},
              .reply = [&](const Acted& how) { acted.set_value(how); }}));
  EXPECT_EQ(turns(), 0);
  const auto asked = cluster.sent("act");
  ASSERT_EQ(asked.size(), 1u);
  EXPECT_EQ(asked[0]["id"], "once");
  EXPECT_EQ(asked[0]["person"]["id"], "p0");
  hear({{"k", "acted"}, {"r", asked[0]["r"]}, {"n", 3}});
  EXPECT_EQ(std::get<int>(acted.get_future().get()), 3);
}

TEST_F(ClusterLinkTest, ARefusalComesBackAsItWas) {
  std::promise<Acted> acted;
  link.route(std::make_shared<GameAct>(GameAct{
      .game = "g", .action = {}, .reply = [&](const Acted& how) { acted.set_value(how); }}));
  turns();
  const int stale = static_cast<int>(Refusal::Code::Stale);
  hear({{"k", "acted"},
        {"r", cluster.sent("act").at(0)["r"]},
        {"code", stale},
        {"text", "turn 3 is next"},
        {"reason", "turn-changed"},
        {"values", Json::array({Json::array({"n", "3"})})}});
  const auto refusal = std::get<Refusal>(acted.get_future().get());
  EXPECT_EQ(refusal.code, Refusal::Code::Stale);
  EXPECT_EQ(refusal.text, "turn 3 is next");
  EXPECT_EQ(refusal.reason.code, "turn-changed");
  EXPECT_EQ(refusal.reason.values, (std::vector<std::pair<std::string, std::string>>{{"n", "3"}}));
}

TEST_F(ClusterLinkTest, ACopyFollowsWhatTheOwnerSays) {
  EXPECT_EQ(shown, std::vector<std::string>{"g"});
  EXPECT_EQ(turns(), 0);
  const std::string pass = R"({"n":3,"at":2,"action":"pass","player":"black","turn":1})";
  const Json message = {
      {"k", "events"}, {"game", "g"}, {"time", 600}, {"from", 3}, {"events", {pass}}};
  hear(message);
  EXPECT_EQ(turns(), 1);
  EXPECT_EQ(announced, (std::vector<std::pair<int, int>>{{3, 3}}));
  hear(message);  // known already
  EXPECT_EQ(turns(), 1);
  EXPECT_EQ(announced.size(), 1u);
}

TEST_F(ClusterLinkTest, WhatIsNotOursIsNotDoneHere) {
  hear({{"k", "act"},
        {"r", 7},
        {"game", "g"},
        {"person", {{"id", "p0"}, {"name", "name0"}, {"guest", true}}},
        {"lag", 0},
        {"id", ""},
        {"admin", false},
        {"do", {{"action", "pass"}}}});
  turns();
  const auto answers = cluster.sent("acted");
  ASSERT_EQ(answers.size(), 1u);
  EXPECT_EQ(answers[0]["r"], 7);
  EXPECT_TRUE(answers[0]["moved"]);
}

TEST_F(ClusterLinkTest, WhatCannotBeReadIsPassedOver) {
  cluster.heard.message(kOther, "{");
  hear({{"k", "unknown"}});
  hear({{"k", "reload"}});
  hear({{"k", "reload"}, {"games", {"g"}}});
  EXPECT_EQ(reloaded, std::vector<std::string>{"g"});
}

}  // namespace
}  // namespace omnigo
