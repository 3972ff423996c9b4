// The store: what it says is on disk is there, and what cannot be takes nothing else with it.
#include "store/store.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <set>
#include <thread>

#include "client/postgres_process.h"
#include "store/sql.h"

namespace omnigo {
namespace {

const std::filesystem::path kFolder =
    std::filesystem::temp_directory_path() / ("omnigo-store-" + std::to_string(getpid()));

// One PostgreSQL for all the tests; each has a database of its own.
class Environment : public testing::Environment {
 public:
  void SetUp() override { std::filesystem::create_directories(kFolder); }
  void TearDown() override {
    process_.reset();
    std::filesystem::remove_all(kFolder);
  }
  static PostgresProcess& postgres() {
    if (!process_) {
      auto made = PostgresProcess::make(kFolder / "postgres", "-c fsync=off");
      if (!made) throw std::runtime_error(made.error().message);
      process_.emplace(std::move(*made));
    }
    return *process_;
  }

 private:
  static inline std::optional<PostgresProcess> process_;
};
const auto* const kEnvironment = testing::AddGlobalTestEnvironment(new Environment);

enum class Kind { Sqlite, Postgres };

class StoreTest : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override {
    static int count = 0;
    const std::string name = "test" + std::to_string(++count);
    folder_ = kFolder / name;
    std::filesystem::create_directories(folder_);
    database_ = folder_ / "games.sqlite";
    if (GetParam() == Kind::Postgres) {
      if (PostgresProcess::programs().empty()) GTEST_SKIP() << "PostgreSQL is not installed";
      const auto created = Environment::postgres().create(name);
      ASSERT_TRUE(created) << created.error().message;
      database_ = *created;
    }
    open();
  }
  void open() {
    store_.reset();
    auto opened = open_store(database_);
    ASSERT_TRUE(opened) << opened.error().message;
    store_ = std::move(*opened);
  }

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

  std::filesystem::path folder_;
  std::string database_;
  std::unique_ptr<Store> store_;
};

INSTANTIATE_TEST_SUITE_P(On, StoreTest, testing::Values(Kind::Sqlite, Kind::Postgres),
                         [](const auto& info) {
                           return info.param == Kind::Sqlite ? "Sqlite" : "Postgres";
                         });

TEST_P(StoreTest, KeepsWhatItSaysItKeeps) {
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

TEST_P(StoreTest, RefusesGapsAndSecondsAndKeepsTheRest) {
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

TEST_P(StoreTest, FindsPeopleAndTheirGames) {
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

TEST_P(StoreTest, SaysWhyAChangeIsNotWritten) {
  ASSERT_TRUE(write({.people = {{"p1", "An", "hash"}}}));
  Written taken;
  store_->write({.people = {{"p2", "an", "hash"}}}, [&](const Written& one) { taken = one; });
  store_->flush();
  EXPECT_EQ(taken.fate, Written::Fate::Refused);
  EXPECT_FALSE(store_->health().trouble) << "that is nobody's trouble but theirs";
  EXPECT_EQ(store_->health().waiting.count(), 0);
}

// Both databases alike: nothing has such a name.
TEST_P(StoreTest, NothingIsFoundUnderANameWithAZeroByte) {
  ASSERT_TRUE(write({.games = {game("g")}, .people = {{"p1", "An", "hash"}}}));
  const std::string odd("g\0h", 3);
  EXPECT_FALSE(store_->game(odd));
  EXPECT_FALSE(store_->account(odd));
  EXPECT_TRUE(store_->events(odd).empty());
  EXPECT_FALSE(write({.games = {game(odd)}}) && GetParam() == Kind::Postgres);
}

TEST_P(StoreTest, ReadsAllOrSaysSo) {
  ASSERT_TRUE(write({.games = {game("g")}, .appends = {{"g", {event(1)}}}}));
  EXPECT_TRUE(store_->damage().empty());
  auto back_end = GetParam() == Kind::Sqlite ? open_sqlite_back_end(database_)
                                             : open_postgres_back_end(database_);
  ASSERT_TRUE(back_end);
  ASSERT_TRUE((*back_end)->write_steps({{"DROP TABLE events", {}}}));
  EXPECT_THROW(store_->events("g"), Unreadable);
  EXPECT_TRUE(store_->game("g"));
  const std::vector<std::string> damage = store_->damage();
  EXPECT_NE(std::find(damage.begin(), damage.end(), "table events cannot be read to the end"),
            damage.end());
}

TEST_P(StoreTest, TokensAreFoundByTheirHashAlone) {
  ASSERT_TRUE(write({.tokens = {{"t1", "p1", "engine", "now", "abc"}}}));
  EXPECT_EQ(store_->token("abc")->person, "p1");
  EXPECT_FALSE(store_->token("t1"));
  EXPECT_EQ(store_->tokens("p1").size(), 1u);
  ASSERT_TRUE(write({.revoked = {"t1"}}));
  EXPECT_FALSE(store_->token("abc"));
}

StoredSession session_of(const std::string& person, const std::string& id) {
  return {id, person, 1, 1, "", "", ""};
}
StoredSubscription subscription(const std::string& id, const std::string& person,
                                const std::string& session, std::int64_t created = 1) {
  return {id, person, session, "https://push.example/" + id, "key", "auth", "de", created};
}
std::vector<std::string> ids(const std::vector<StoredSubscription>& list) {
  std::vector<std::string> found;
  for (const StoredSubscription& one : list) found.push_back(one.id);
  return found;
}

TEST_P(StoreTest, ABrowserIsReachedWhileItsSessionLasts) {
  using Ids = std::vector<std::string>;
  ASSERT_TRUE(
      write({.people = {{.id = "a", .name = "A", .password = "x"}, {.id = "b", .name = "B"}},
             .sessions = {session_of("a", "s1"), session_of("a", "s2"), session_of("b", "s3")}}));
  ASSERT_TRUE(
      write({.subscriptions = {subscription("1", "a", "s1", 5), subscription("2", "a", "s2"),
                               subscription("3", "b", "s3")}}));
  EXPECT_EQ(ids(store_->subscriptions("a")), (Ids{"1", "2"}));
  const StoredSubscription kept = store_->subscriptions("b").front();
  EXPECT_EQ(kept.endpoint + kept.key + kept.auth + kept.language + kept.session,
            "https://push.example/3keyauthdes3");
  ASSERT_TRUE(write({.ended = {"s2"}}));
  EXPECT_EQ(ids(store_->subscriptions("a")), Ids{"1"});
  // Somebody else uses that browser now.
  ASSERT_TRUE(write({.subscriptions = {subscription("1", "b", "s3", 6)}}));
  EXPECT_EQ(ids(store_->subscriptions("a")), Ids{});
  EXPECT_EQ(ids(store_->subscriptions("b")), (Ids{"1", "3"}));
  // A guest signs in to an account: everything about the guest ends, but the browser is the same.
  ASSERT_TRUE(write({.sessions = {session_of("a", "s4")},
                     .signed_out = {{.person = "b", .tokens = true}, {.person = "a", .but = "s4"}},
                     .successions = {{"s3", "s4", "a"}}}));
  EXPECT_EQ(ids(store_->subscriptions("a")), (Ids{"1", "3"}));
  ASSERT_TRUE(write({.unsubscribed = {"3"}}));
  EXPECT_EQ(ids(store_->subscriptions("a")), Ids{"1"});
  for (int i = 10; i < 17; ++i) {
    ASSERT_TRUE(write({.subscriptions = {subscription(std::to_string(i), "a", "s4", i)}}));
  }
  EXPECT_EQ(ids(store_->subscriptions("a")), (Ids{"16", "15", "14", "13", "12"}));
  ASSERT_TRUE(write({.signed_out = {{.person = "a"}}}));
  EXPECT_EQ(ids(store_->subscriptions("a")), Ids{});
}

TEST_P(StoreTest, AMailTokenIsGoodOnceAndNotTooLate) {
  ASSERT_TRUE(write({.mail_tokens = {{"h1", "a", "confirm", "a@b.org", 4'000'000'000},
                                     {"h2", "a", "recover", "a@b.org", 4'000'000'000}}}));
  EXPECT_EQ(store_->mail_token("h1")->purpose, "confirm");
  EXPECT_FALSE(write({.used_tokens = {{"h1", 4'000'000'001}}}));
  EXPECT_TRUE(write({.used_tokens = {{"h1", 4'000'000'000}}}));
  EXPECT_FALSE(write({.used_tokens = {{"h1", 1}}}));
  EXPECT_FALSE(store_->mail_token("h1"));
  // All or nothing: an address is not set by a token that was used.
  EXPECT_FALSE(write({.mail_addresses = {{"a", "a@b.org"}}, .used_tokens = {{"h1", 1}}}));
  EXPECT_FALSE(store_->mail_address("a"));
  ASSERT_TRUE(write({.tokens_void = {"a"}}));
  EXPECT_FALSE(store_->mail_token("h2"));
  // Expired ones go when there is a new one.
  ASSERT_TRUE(write({.mail_tokens = {{"old", "a", "recover", "a@b.org", 1}}}));
  ASSERT_TRUE(write({.mail_tokens = {{"h3", "a", "recover", "a@b.org", 4'000'000'000}}}));
  EXPECT_FALSE(store_->mail_token("old"));
  EXPECT_TRUE(store_->mail_token("h3"));
}

TEST_P(StoreTest, WritesOncePerGameUntilThePersonHasLooked) {
  ASSERT_TRUE(
      write({.mail_addresses = {{"a", "Go@Example.org", "fr", true, 7}, {"b", "go@example.org"}}}));
  EXPECT_EQ(store_->mail_addresses("go@EXAMPLE.org").size(), 2u);
  EXPECT_EQ(store_->mail_address("a")->address, "Go@Example.org");
  EXPECT_TRUE(write({.turn_mails = {{"a", "g", 1}}}));
  EXPECT_TRUE(store_->was_mailed("a", "g"));
  EXPECT_FALSE(write({.turn_mails = {{"a", "g", 2}}}));
  EXPECT_TRUE(write({.turn_mails = {{"b", "g", 2}}}));
  ASSERT_TRUE(write({.looked_at = {{"a", "g"}}}));
  EXPECT_FALSE(store_->was_mailed("a", "g"));
  EXPECT_TRUE(write({.turn_mails = {{"a", "g", 3}}}));
  ASSERT_TRUE(write({.games = {{"g", "", "{}", "finished", "{}", false, {}}}}));
  EXPECT_FALSE(store_->was_mailed("a", "g"));
  ASSERT_TRUE(write({.without_mail = {"b"}}));
  EXPECT_FALSE(store_->mail_address("b"));
}

TEST_P(StoreTest, ForgetsHowAPersonWasReached) {
  ASSERT_TRUE(write({.people = {{.id = "a", .name = "A"}},
                     .sessions = {session_of("a", "s1")},
                     .subscriptions = {subscription("1", "a", "s1")},
                     .mail_addresses = {{"a", "a@b.org"}},
                     .mail_tokens = {{"h", "a", "confirm", "a@b.org", 4'000'000'000}},
                     .turn_mails = {{"a", "g", 1}}}));
  ASSERT_TRUE(write({.people = {{.id = "a", .name = "deleted"}}, .erased = {"a"}}));
  EXPECT_TRUE(store_->subscriptions("a").empty());
  EXPECT_FALSE(store_->mail_address("a"));
  EXPECT_FALSE(store_->mail_token("h"));
  EXPECT_FALSE(store_->was_mailed("a", "g"));
}

TEST_P(StoreTest, ADatabaseOfVersion8CanHoldThemOnceItIsOpened) {
  const bool sqlite = GetParam() == Kind::Sqlite;
  std::string database = folder_ / "old.sqlite";
  if (!sqlite) {
    const auto created = Environment::postgres().create("of_version_8");
    ASSERT_TRUE(created) << created.error().message;
    database = *created;
  }
  {
    auto old = sqlite ? open_sqlite_back_end(database, 8) : open_postgres_back_end(database, 8);
    ASSERT_TRUE(old) << old.error().message;
    ASSERT_TRUE((*old)->write_steps(
        {{"INSERT INTO people (id, name, password, merged_into, skeleton, look, since, seen) "
          "VALUES ('a', 'An', 'x', '', '', '', 0, 0)"}}));
    EXPECT_FALSE((*old)->read("SELECT 1 FROM subscriptions", {}, [](const SqlRow&) {}));
  }
  auto opened = open_store(database);
  ASSERT_TRUE(opened) << opened.error().message;
  store_ = std::move(*opened);
  EXPECT_EQ(store_->person("a")->name, "An");
  ASSERT_TRUE(write({.sessions = {session_of("a", "s1")}, .mail_addresses = {{"a", "a@b.org"}}}));
  ASSERT_TRUE(write({.subscriptions = {subscription("1", "a", "s1")}}));
  EXPECT_EQ(store_->subscriptions("a").size(), 1u);
  EXPECT_EQ(store_->mail_address("a")->address, "a@b.org");
}

TEST_P(StoreTest, ARatingFollowsTheVersionBeforeIt) {
  const StoredRating first{"p1", "2-large", 1500, 350, 0.06, 1, 7, 1};
  StoredRating second = first;
  second.rating = 1600;
  second.version = 2;
  ASSERT_TRUE(write({.games = {game("g")}, .ratings = {first}}));
  ASSERT_TRUE(write({.ratings = {second}}));
  // From an old one: then nothing else of the change happens either.
  EXPECT_FALSE(write({.appends = {{"g", {event(1)}}}, .ratings = {second}}));
  EXPECT_TRUE(store_->events("g").empty());
  open();
  const auto kept = store_->ratings("p1");
  ASSERT_EQ(kept.size(), 1u);
  EXPECT_EQ(kept[0].rating, 1600);
  EXPECT_EQ(kept[0].version, 2);
  EXPECT_EQ(kept[0].played, 7);
}

TEST_P(StoreTest, OutcomesAreOnceAGameAndAnnulledOnce) {
  const StoredOutcome an{"g", "p1", "2-large", 1, 1500, 1600, 5}, bo{"g", "p2", "2-large", 2, 1, 2};
  ASSERT_TRUE(write({.outcomes = {an, bo}}));
  EXPECT_FALSE(write({.outcomes = {an}}));
  ASSERT_TRUE(write({.outcomes = {{"h", "p1", "2-small", 1, 3, 4, 6}}}));
  EXPECT_EQ(store_->outcomes_of_game("g").size(), 2u);
  ASSERT_EQ(store_->outcomes("p1", 10, true).size(), 2u);
  EXPECT_EQ(store_->outcomes("p1", 1, true)[0].game, "h");
  ASSERT_TRUE(write({.annulled = {"g"}}));
  EXPECT_FALSE(write({.annulled = {"g"}}));
  EXPECT_FALSE(write({.annulled = {"nowhere"}}));
  EXPECT_TRUE(store_->outcomes_of_game("g")[1].annulled);
  EXPECT_FALSE(store_->outcomes("p1", 1, true)[0].annulled);
}

TEST_P(StoreTest, KnowsWhereSomebodyStands) {
  ASSERT_TRUE(write(
      {.people = {
           {"p1", "Anna", "hash"}, {"p2", "ANTON", "hash"}, {"p3", "Bo", "h"}, {"p4", "Andy"}}}));
  ASSERT_EQ(store_->accounts("an", 10).size(), 2u);
  EXPECT_EQ(store_->accounts("an", 10)[1].name, "ANTON");
  EXPECT_EQ(store_->accounts("", 10).size(), 3u);
  EXPECT_FALSE(store_->standing("p1"));
  ASSERT_TRUE(write({.standings = {{"p1", true, 0, ""}, {"p2", false, 99, "rude"}}}));
  ASSERT_TRUE(write({.standings = {{"p2", false, 77, "less rude"}}}));
  EXPECT_TRUE(store_->standing("p1")->admin);
  EXPECT_EQ(store_->standing("p2")->banned_until, 77);
  EXPECT_EQ(store_->standings().size(), 2u);
  ASSERT_TRUE(write({.leavings = {{"p1", "g", 10}, {"p1", "h", 20}, {"p2", "h", 20}}}));
  ASSERT_TRUE(write({.leavings = {{"p1", "g", 30}}}));  // known already
  EXPECT_EQ(store_->leavings("p1", 0).count, 2);
  EXPECT_EQ(store_->leavings("p1", 15).count, 1);
  EXPECT_EQ(store_->leavings("p1", 0).latest, 20);
  EXPECT_EQ(store_->leavings("p3", 0).latest, 0);
}

TEST_P(StoreTest, BacksUpWhileItIsWrittenTo) {
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
  auto opened = open_store(copy);
  ASSERT_TRUE(opened);
  const auto events = (*opened)->events("g");
  for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(events[i].n, static_cast<int>(i) + 1);
}

// Moves everything to another database and back into a file, of either kind.
TEST_P(StoreTest, MovesToAnotherDatabase) {
  ASSERT_TRUE(write({.games = {game("g"), game("h", "finished")},
                     .appends = {{"g", {event(1), {2, 20, "", "", "says \"\u00fc\" \\ \x7f"}}}},
                     .people = {{"p1", "An", "hash"}, {"p2", "Bo", "", "p1"}},
                     .tokens = {{"t1", "p1", "engine", "now", "abc"}},
                     .ratings = {{"p1", "2-large", 1234.56789012345678, 80, 0.06, 3, 9, 1}},
                     .outcomes = {{"h", "p1", "2-large", 1, 1200, 1234.5, 9}},
                     .standings = {{"p1", true}},
                     .leavings = {{"p1", "g", 5}},
                     .time = 77}));
  ASSERT_TRUE(store_->secret("key", "one"));
  const std::string copy = folder_ / "copy.sqlite";
  ASSERT_TRUE(copy_store(database_, copy));
  EXPECT_FALSE(copy_store(database_, copy)) << "it is not empty";
  database_ = copy;
  if (!PostgresProcess::programs().empty()) {
    static int count = 0;
    const auto created = Environment::postgres().create("moved" + std::to_string(++count));
    ASSERT_TRUE(created);
    ASSERT_TRUE(copy_store(copy, *created));
    database_ = *created;
  }
  open();
  EXPECT_EQ(store_->events("g")[1].body, "says \"\u00fc\" \\ \x7f");
  EXPECT_EQ(store_->ratings("p1")[0].rating, 1234.56789012345678);
  EXPECT_EQ(store_->outcomes("p1", 9, true).size(), 1u);
  EXPECT_TRUE(store_->standing("p1")->admin);
  EXPECT_EQ(store_->leavings("p1", 0).count, 1);
  EXPECT_EQ(store_->account("an")->id, "p1");
  EXPECT_EQ(store_->token("abc")->person, "p1");
  EXPECT_EQ(store_->time(), 77);
  EXPECT_EQ(*store_->secret("key", "two"), "one");
  EXPECT_EQ(store_->games({.list = GameQuery::List::Of, .person = "an"}).size(), 2u);
  // What comes after the move comes later in lists too.
  ASSERT_TRUE(write({.games = {game("i")}}));
  EXPECT_EQ(store_->games({.list = GameQuery::List::Open})[0].game.id, "i");
}

TEST_P(StoreTest, ASecretIsTheSameForAll) {
  auto other = open_store(database_);
  ASSERT_TRUE(other);
  EXPECT_EQ(*store_->secret("key", "mine"), "mine");
  EXPECT_EQ(*(*other)->secret("key", "theirs"), "mine");
}

TEST(Store, RefusesWhatIsNoneOfItsOwn) {
  EXPECT_FALSE(open_store(kFolder / "nowhere" / "games.sqlite"));
  const std::string other = kFolder / "other.sqlite";
  FILE* file = fopen(other.c_str(), "w");
  fputs(
      "this is not a database, and longer than a header is, so that nobody takes it for one at "
      "all, whatever they think of it",
      file);
  fclose(file);
  EXPECT_FALSE(open_store(other));
}

TEST(Store, ItsFilesAreForNobodyElse) {
  const std::string path = kFolder / "private.sqlite";
  const auto mode = [&](const std::string& suffix) {
    return std::filesystem::status(path + suffix).permissions() & std::filesystem::perms::all;
  };
  constexpr auto kPrivate =
      std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
  {
    const auto store = open_store(path);
    ASSERT_TRUE(store);
    (*store)->write({.time = 1}, nullptr);
    (*store)->flush();
    for (const char* suffix : {"", "-wal", "-shm"}) EXPECT_EQ(mode(suffix), kPrivate) << suffix;
  }
  // One that an earlier version left open to all.
  std::filesystem::permissions(path, std::filesystem::perms::group_read,
                               std::filesystem::perm_options::add);
  ASSERT_TRUE(open_store(path));
  EXPECT_EQ(mode(""), kPrivate);
}

TEST(Store, RefusesAPostgresThatIsNotThere) {
  const auto opened =
      open_store("postgres://nobody@/nothing?host=" + (kFolder / "nowhere").string());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().message.find('\n'), std::string::npos);
}

// Every table but those that are about the database itself and its servers.
TEST(Store, CopiesEveryTable) {
  auto back_end = open_sqlite_back_end(kFolder / "tables.sqlite");
  ASSERT_TRUE(back_end);
  std::set<std::string> tables, copied = {"clock", "servers", "owners"};
  (*back_end)->read(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'", {},
      [&](const SqlRow& row) { tables.insert(row.text(0)); });
  for (const SqlTable& table : kTables) {
    copied.insert(table.name);
    int columns = 1, there = 0;
    for (const char* c = table.columns; *c != '\0'; ++c) columns += *c == ',';
    (*back_end)->read("SELECT count(*) FROM pragma_table_info($1)", {std::string(table.name)},
                      [&](const SqlRow& row) { there = static_cast<int>(row.number(0)); });
    EXPECT_EQ(columns, there) << table.name;
  }
  EXPECT_EQ(copied, tables);
}

}  // namespace
}  // namespace omnigo
