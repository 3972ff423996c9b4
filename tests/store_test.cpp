// The store: what it says is on disk is there, and what cannot be takes nothing else with it.
#include "store/store.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <thread>

namespace omnigo {
namespace {

class StoreTest : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    open();
  }
  void TearDown() override {
    store_.reset();
    std::filesystem::remove_all(folder_);
  }
  void open() {
    store_.reset();
    auto opened = open_sqlite(path());
    ASSERT_TRUE(opened) << opened.error().message;
    store_ = std::move(*opened);
  }
  std::string path() const { return folder_ / "games.sqlite"; }

  bool write(Change change) {
    std::atomic<int> written = -1;
    store_->write(std::move(change), [&](bool ok) { written = ok; });
    store_->flush();
    return written == 1;
  }
  static StoredGame game(const std::string& id, const std::string& phase = "open") {
    return {id, "now", "settings", phase, "summary", true, {"an"}};
  }
  static StoredEvent event(int n) { return {n, n * 10, "an", "c" + std::to_string(n), "body"}; }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("omnigo-store-" + std::to_string(getpid()));
  std::unique_ptr<Store> store_;
};

TEST_F(StoreTest, KeepsWhatItSaysItKeeps) {
  EXPECT_TRUE(write({.games = {game("g")}, .appends = {{"g", {event(1), event(2)}}}, .time = 50}));
  EXPECT_TRUE(write({.appends = {{"g", {event(3)}}}, .time = 40}));
  open();
  const auto events = store_->events("g", 1);
  ASSERT_EQ(events.size(), 2u);
  EXPECT_EQ(events[1].n, 3);
  EXPECT_EQ(events[1].client, "c3");
  EXPECT_EQ(store_->time(), 50);
  EXPECT_EQ(store_->unfinished(), std::vector<std::string>{"g"});
}

TEST_F(StoreTest, RefusesGapsAndSecondsAndKeepsTheRest) {
  ASSERT_TRUE(write({.games = {game("g"), game("h")}, .appends = {{"g", {event(1)}}}}));
  EXPECT_FALSE(write({.appends = {{"g", {event(3)}}}}));
  EXPECT_FALSE(write({.appends = {{"g", {event(1)}}}}));
  // All or nothing: what came before the gap in the same change is not there either.
  EXPECT_FALSE(write({.appends = {{"h", {event(1)}}, {"g", {event(2), event(4)}}}}));
  EXPECT_TRUE(store_->events("h").empty());
  EXPECT_FALSE(write({.appends = {{"nowhere", {event(1)}}}}));
  // In one transaction, the good ones between the bad stay.
  std::atomic<int> good = 0, bad = 0;
  const auto count = [&](bool ok) { ++(ok ? good : bad); };
  for (int n = 1; n <= 50; ++n) {
    store_->write({.appends = {{"h", {event(n)}}}}, count);
    store_->write({.appends = {{"g", {event(9)}}}}, count);
  }
  store_->flush();
  EXPECT_EQ(good, 50);
  EXPECT_EQ(bad, 50);
  EXPECT_EQ(store_->events("h").size(), 50u);
}

TEST_F(StoreTest, FindsPeopleAndTheirGames) {
  ASSERT_TRUE(write({.people = {{"p1", "An", "hash"}, {"p2", "An"}, {"p3", "An"}}}));
  EXPECT_FALSE(write({.people = {{"p4", "aN", "hash"}}}));
  EXPECT_EQ(store_->account("AN")->id, "p1");
  EXPECT_EQ(store_->person("p2")->password, "");
  StoredGame theirs = game("g");
  theirs.people = {"p2"};
  ASSERT_TRUE(write({.games = {theirs}}));
  ASSERT_TRUE(write({.people = {{"p2", "An", "", "p1"}}}));
  using List = GameQuery::List;
  EXPECT_EQ(store_->games({.list = List::Of, .person = "p1"}).size(), 1u);
  EXPECT_EQ(store_->merged().size(), 1u);
  ASSERT_TRUE(write({.games = {game("h", "playing"), game("i", "finished")}}));
  EXPECT_EQ(store_->games({.list = List::Open})[0].game.id, "g");
  EXPECT_EQ(store_->games({.list = List::Live})[0].game.id, "h");
  EXPECT_EQ(store_->games({.list = List::Finished})[0].game.id, "i");
  ASSERT_TRUE(write({.games = {game("h", "finished")}}));
  const auto latest = store_->games({.list = List::Finished, .limit = 1});
  ASSERT_EQ(latest.size(), 1u);
  EXPECT_EQ(latest[0].game.id, "i");
  EXPECT_EQ(store_->games({.list = List::Finished, .before = latest[0].number})[0].game.id, "h");
}

TEST_F(StoreTest, TokensAreFoundByTheirHashAlone) {
  ASSERT_TRUE(write({.tokens = {{"t1", "p1", "engine", "now", "abc"}}}));
  EXPECT_EQ(store_->token("abc")->person, "p1");
  EXPECT_FALSE(store_->token("t1"));
  EXPECT_EQ(store_->tokens("p1").size(), 1u);
  ASSERT_TRUE(write({.revoked = {"t1"}}));
  EXPECT_FALSE(store_->token("abc"));
}

TEST_F(StoreTest, BacksUpWhileItIsWrittenTo) {
  ASSERT_TRUE(write({.games = {game("g")}}));
  std::atomic<bool> stop = false;
  std::thread writing([&] {
    for (int n = 1; !stop && n < 20'000; ++n)
      store_->write({.appends = {{"g", {event(n)}}}}, nullptr);
  });
  const std::string copy = folder_ / "copy.sqlite";
  const auto done = store_->back_up(copy);
  stop = true;
  writing.join();
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_FALSE(store_->back_up(copy));
  auto opened = open_sqlite(copy);
  ASSERT_TRUE(opened);
  const auto events = (*opened)->events("g");
  for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(events[i].n, static_cast<int>(i) + 1);
}

TEST_F(StoreTest, RefusesWhatIsNoneOfItsOwn) {
  EXPECT_FALSE(open_sqlite(folder_ / "nowhere" / "games.sqlite"));
  const std::string other = folder_ / "other.sqlite";
  FILE* file = fopen(other.c_str(), "w");
  fputs(
      "this is not a database, and longer than a header is, so that nobody takes it for one at "
      "all, whatever they think of it",
      file);
  fclose(file);
  EXPECT_FALSE(open_sqlite(other));
}

}  // namespace
}  // namespace omnigo
