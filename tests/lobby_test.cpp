// The lobby by itself: what those who watch it are sent.
#include "server/lobby.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <nlohmann/json.hpp>

namespace omnigo {
namespace {

using Json = nlohmann::json;

// Keeps what it is sent.
class Watcher : public Socket {
 public:
  void send(std::shared_ptr<const std::string> text) override {
    const std::lock_guard lock(mutex_);
    sent_.push_back(Json::parse(*text));
    came_.notify_all();
  }
  void close(int, std::string) override {}
  void pause() override {}
  void resume(std::function<void()>) override {}
  void charge(int) override {}
  std::int64_t lag() const override { return 0; }

  // Waits for the next.
  Json next() {
    std::unique_lock lock(mutex_);
    if (!came_.wait_for(lock, std::chrono::seconds(20), [this] { return sent_.size() > read_; })) {
      return nullptr;
    }
    return sent_[read_++];
  }

 private:
  std::mutex mutex_;
  std::condition_variable came_;
  std::vector<Json> sent_;
  std::size_t read_ = 0;
};

struct LobbyTest : testing::Test {
  ~LobbyTest() override { timers.stop(); }
  SharedClient watch() {
    const auto client = std::make_shared<Client>();
    client->socket = std::make_shared<Watcher>();
    lobby.watch(client);
    return client;
  }
  static Json next(const SharedClient& client) {
    return static_cast<Watcher&>(*client->socket).next();
  }
  void show(const std::string& game, bool open, int version = 0) {
    lobby.show(game, Json{{"id", game}, {"version", version}}.dump(), open);
  }
  static std::vector<std::string> ids(const Json& message) {
    std::vector<std::string> list;
    for (const Json& game : message["games"]) list.push_back(game["id"]);
    return list;
  }

  Timers timers;
  Lobby lobby{timers};
};

TEST_F(LobbyTest, NewcomersGetAllAndThenWhatChanges) {
  show("a", true);
  show("b", false);
  const SharedClient early = watch();
  EXPECT_EQ(ids(next(early)), (std::vector<std::string>{"a", "b"}));
  const Json page = next(early);  // the news were on their way when it came
  EXPECT_TRUE(page["all"]);
  show("a", true, 1);
  show("c", true);
  lobby.remove("b");
  const Json news = next(early);
  EXPECT_FALSE(news["all"]);
  EXPECT_EQ(ids(news), (std::vector<std::string>{"c", "a"}));
  EXPECT_EQ(news["games"][1]["version"], 1);
  EXPECT_EQ(news["gone"], Json({"b"}));
  EXPECT_EQ(news["open"], 2);
  EXPECT_EQ(news["live"], 0);
}

TEST_F(LobbyTest, OnlyTheLatestOfEachKindAreShown) {
  for (int i = 0; i < 60; ++i) show("open" + std::to_string(i), true);
  show("live", false);
  const SharedClient client = watch();
  const Json page = next(client);
  EXPECT_EQ(page["games"].size(), 51u);
  EXPECT_EQ(page["games"][0]["id"], "open59");
  EXPECT_EQ(page["games"][50]["id"], "live");
  EXPECT_EQ(page["open"], 60);
  next(client);
  // One that begins is the latest of the other kind, and makes room for an older one.
  show("open59", false);
  EXPECT_EQ(ids(next(client)), (std::vector<std::string>{"open9", "open59"}));
}

TEST_F(LobbyTest, TurnsComeByThemselves) {
  show("a", false);
  const SharedClient client = watch();
  next(client), next(client);
  lobby.show_turn("a", R"({"id":"a","version":7})", R"({"id":"a","turn":7})");
  lobby.show_turn("unknown", "{}", R"({"id":"unknown"})");
  const Json news = next(client);
  EXPECT_TRUE(news["games"].empty());
  EXPECT_EQ(news["turns"], Json::parse(R"([{"id":"a","turn":7}])"));
  const SharedClient late = watch();
  EXPECT_EQ(next(late)["games"][0]["version"], 7) << "who comes later sees the latest";
}

}  // namespace
}  // namespace omnigo
