// The archive in the store: what is found is what a look at every game finds, on any page, and
// private games and people who are gone are not.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <future>

#include "archive_games.h"
#include "client/postgres_process.h"
#include "store/sql.h"

namespace omnigo {
namespace {

constexpr int kGames = 600;
const MadeUpGames kMade(30, kGames);

class ArchiveStore : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_);
    database_ = folder_ / "games.sqlite";
    if (GetParam()) {
      if (PostgresProcess::programs().empty()) GTEST_SKIP() << "PostgreSQL is not installed";
      auto made = PostgresProcess::make(folder_ / "postgres", "-c fsync=off");
      ASSERT_TRUE(made) << made.error().message;
      postgres_.emplace(std::move(*made));
      database_ = postgres_->url();
    }
    fill();
  }
  virtual void fill() {
    store_ = *open_store(database_);
    for (int n = 1; n <= kGames; ++n) add(n);
  }
  void TearDown() override {
    store_.reset();
    postgres_.reset();
    std::filesystem::remove_all(folder_);
  }

  bool write(Change change) {
    std::promise<bool> written;
    store_->write(std::move(change), [&](bool ok) { written.set_value(ok); });
    return written.get_future().get();
  }
  static StoredGame row(int n) {
    return {.id = "g" + std::to_string(n),
            .created = MadeUpGames::created(n, kGames),
            .settings = "{}",
            .phase = "finished",
            .summary = "{}",
            .listed = true,
            .people = {}};
  }
  void add(int n) {
    Change change{.games = {row(n)}};
    if (n < kGames) {
      store_->write(std::move(change), nullptr);
      store_->write({.archived = {kMade.game(n).game}}, nullptr);
    } else {
      ASSERT_TRUE(write(std::move(change)));
      ASSERT_TRUE(write({.archived = {kMade.game(n).game}}));
    }
  }

  // All pages.
  std::vector<std::int64_t> found(ArchiveQuery query) {
    std::vector<std::int64_t> numbers;
    for (;;) {
      const auto rows = store_->find_games(query);
      for (const StoredRow& row : rows) {
        EXPECT_EQ(row.game.id, "g" + std::to_string(row.number));
        numbers.push_back(row.number);
      }
      if (static_cast<int>(rows.size()) < query.limit) return numbers;
      query.before = rows.back().number;
    }
  }

  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("omnigo-archive-" + std::to_string(getpid()));
  std::string database_;
  std::optional<PostgresProcess> postgres_;
  std::unique_ptr<Store> store_;
};

INSTANTIATE_TEST_SUITE_P(On, ArchiveStore, testing::Values(false, true),
                         [](const auto& info) { return info.param ? "Postgres" : "Sqlite"; });

bool fits(const ArchiveQuery& query, int n) {
  const ArchivedGame game = kMade.game(n).game;
  const std::string created = MadeUpGames::created(n, kGames);
  const auto is = [](const auto& wanted, const auto& value) {
    return wanted == std::decay_t<decltype(wanted)>() || wanted == value;
  };
  for (std::size_t i = 0; i < query.people.size(); ++i) {
    if (std::none_of(game.people.begin(), game.people.end(), [&](const auto& player) {
          return player.person == query.people[i] &&
                 (i > 0 || !query.outcome || *query.outcome == player.outcome);
        })) {
      return false;
    }
  }
  return is(query.board, game.board) && is(query.rules, game.rules) &&
         is(query.ended, game.ended) && is(query.players, game.players) &&
         (query.from.empty() || created >= query.from) &&
         (query.until.empty() || created < query.until) &&
         (!query.opening ||
          std::count(game.openings.begin(), game.openings.end(), *query.opening) > 0);
}

// Every condition is there in about one of three queries, taken from some game, so that most find
// something.
ArchiveQuery random_query(Random& random) {
  const auto made = kMade.game(static_cast<int>(random.below(kGames)) + 1);
  const ArchivedGame& game = made.game;
  const auto chance = [&] { return random.below(3) == 0; };
  ArchiveQuery query{.limit = static_cast<int>(random.below(20)) + 1};
  if (chance()) query.people.push_back(game.people[0].person);
  if (!query.people.empty() && chance()) query.outcome = game.people[0].outcome;
  if (chance() && game.people.size() > 1) query.people.push_back(game.people[1].person);
  if (chance()) query.board = game.board;
  if (chance()) query.rules = game.rules;
  if (chance()) query.ended = game.ended;
  if (chance()) query.players = game.players;
  if (chance()) query.opening = game.openings[random.below(3)];
  if (chance()) query.from = MadeUpGames::created(static_cast<int>(random.below(kGames)), kGames);
  if (chance()) query.until = MadeUpGames::created(static_cast<int>(random.below(kGames)), kGames);
  return query;
}

TEST_P(ArchiveStore, FindsWhatALookAtEveryGameFinds) {
  Random random(1);
  int some = 0;
  for (int i = 0; i < 300; ++i) {
    const ArchiveQuery query = random_query(random);
    std::vector<std::int64_t> right;
    for (int n = kGames; n >= 1; --n) {
      if (fits(query, n)) right.push_back(n);
    }
    EXPECT_EQ(found(query), right) << "query " << i;
    some += !right.empty();
  }
  EXPECT_GT(some, 100);
}

// Neither list is short: what they have in common is looked for part by part.
TEST_P(ArchiveStore, FindsTheFrequentOpeningOfAFrequentPlayer) {
  ArchiveQuery query{.people = {MadeUpGames::human(0)},
                     .opening = MadeUpGames::opening("grid:9x9", {0}),
                     .limit = 3};
  for (const char* board : {"", "grid:9x9", "grid:19x19"}) {
    query.board = board;
    std::vector<std::int64_t> right;
    for (int n = kGames; n >= 1; --n) {
      if (fits(query, n)) right.push_back(n);
    }
    EXPECT_EQ(right.size() > 3, query.board != "grid:19x19") << right.size();
    EXPECT_EQ(found(query), right) << board;
  }
}

TEST_P(ArchiveStore, CountsTheGamesOfAPersonByOutcome) {
  const std::string person = MadeUpGames::human(0);
  Store::ArchiveCounts right;
  for (int n = 1; n <= kGames; ++n) {
    for (const auto& player : kMade.game(n).game.people) {
      if (player.person != person) continue;
      right.won += player.outcome == ArchiveOutcome::Won;
      right.lost += player.outcome == ArchiveOutcome::Lost;
      right.other += player.outcome == ArchiveOutcome::None;
    }
  }
  const auto counts = store_->count_games(person);
  EXPECT_GT(right.won, 5);
  EXPECT_EQ(counts.won, right.won);
  EXPECT_EQ(counts.lost, right.lost);
  EXPECT_EQ(counts.other, right.other);
}

// Also before the archive has looked at the game again; and a look from before that changes
// nothing.
TEST_P(ArchiveStore, APrivateGameIsNowhereAndCanComeBack) {
  ArchivedGame game = kMade.game(7).game;
  const std::string person = game.people[0].person;
  const ArchiveQuery all{.limit = 1'000}, own{.people = {person}, .limit = 1'000},
      opened{.opening = game.openings[0], .limit = 1'000};
  const auto counted = [&] {
    const auto counts = store_->count_games(person);
    return counts.won + counts.lost + counts.other;
  };
  const auto before = counted();
  const auto has = [&](const ArchiveQuery& query) {
    const auto numbers = found(query);
    return std::count(numbers.begin(), numbers.end(), 7) > 0;
  };
  EXPECT_TRUE(has(all) && has(own) && has(opened));
  StoredGame hidden = row(7);
  hidden.is_private = true;
  ASSERT_TRUE(write({.games = {hidden}}));
  EXPECT_FALSE(has(all) || has(own) || has(opened));
  EXPECT_EQ(store_->unarchived(10), std::vector<std::string>{"g7"});
  EXPECT_FALSE(write({.archived = {game}}));
  game.is_private = true;
  ASSERT_TRUE(write({.archived = {game}}));
  EXPECT_TRUE(store_->unarchived(10).empty());
  EXPECT_EQ(counted(), before - 1);
  ASSERT_TRUE(write({.games = {row(7)}}));
  EXPECT_FALSE(has(all));
  game.is_private = false;
  ASSERT_TRUE(write({.archived = {game}}));
  EXPECT_TRUE(has(all) && has(own) && has(opened));
  EXPECT_EQ(counted(), before);
}

TEST_P(ArchiveStore, PrivateGamesAreNotInTheListOfFinishedOnes) {
  StoredGame hidden = row(kGames);
  hidden.is_private = true;
  EXPECT_EQ(store_->games({.list = GameQuery::List::Finished})[0].number, kGames);
  ASSERT_TRUE(write({.games = {hidden}}));
  EXPECT_EQ(store_->games({.list = GameQuery::List::Finished})[0].number, kGames - 1);
  EXPECT_TRUE(store_->game(hidden.id)->is_private);
}

TEST_P(ArchiveStore, GuestsTakeTheirGamesAlongAndWhoIsGoneIsNotFound) {
  const std::string guest = MadeUpGames::human(1), account = "p_account";
  const auto games = found({.people = {guest}});
  ASSERT_GT(games.size(), 5u);
  ASSERT_TRUE(write({.people = {{.id = guest, .name = "g", .merged_into = account}}}));
  EXPECT_EQ(found({.people = {account}}), games);
  EXPECT_TRUE(found({.people = {guest}}).empty());
  ASSERT_TRUE(write({.people = {{.id = account, .name = "deleted player"}}, .erased = {account}}));
  EXPECT_TRUE(found({.people = {account}}).empty());
  EXPECT_EQ(found({}).size(), static_cast<std::size_t>(kGames));  // the games stay
}

// --- upgrades

constexpr int kFirstWithArchive = 7;  // the version of the database
constexpr int kFew = 40;              // games

// A database as that version left it.
class ArchiveUpgrade : public ArchiveStore {
 protected:
  void fill() override {
    write_old();
    store_ = *open_store(database_);
  }
  void write_old() {
    const auto old = GetParam() ? open_postgres_back_end(database_, kFirstWithArchive)
                                : open_sqlite_back_end(database_, kFirstWithArchive);
    ASSERT_TRUE(old) << old.error().message;
    for (int n = 1; n <= kFew; ++n) {
      auto steps = steps_of({.games = {row(n)}, .archived = {kMade.game(n).game}});
      // Since version 9 a game's row also ends the wait of e-mails about it.
      std::erase_if(steps, [](const SqlStep& step) {
        return std::string_view(step.sql).find("turn_mails") != std::string_view::npos;
      });
      const auto written = (*old)->write_steps(steps);
      ASSERT_TRUE(written) << written.error().message;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(On, ArchiveUpgrade, testing::Values(false, true),
                         [](const auto& info) { return info.param ? "Postgres" : "Sqlite"; });

TEST_P(ArchiveUpgrade, FindsTheGamesOfTheFirstVersionWithAnArchive) {
  std::vector<std::int64_t> all(kFew);
  for (int n = 1; n <= kFew; ++n) all[kFew - n] = n;
  EXPECT_EQ(found({.limit = 7}), all);
  const ArchivedGame game = kMade.game(5).game;
  for (const ArchiveQuery& query :
       {ArchiveQuery{.people = {game.people[0].person}}, ArchiveQuery{.board = game.board},
        ArchiveQuery{.opening = game.openings[1]},
        ArchiveQuery{.people = {game.people[0].person, game.people[1].person}}}) {
    std::vector<std::int64_t> right;
    for (const std::int64_t n : all) {
      if (fits(query, static_cast<int>(n))) right.push_back(n);
    }
    EXPECT_EQ(std::count(right.begin(), right.end(), 5), 1);
    EXPECT_EQ(found(query), right);
  }
  // What comes after the upgrade is found beside them.
  ASSERT_TRUE(write({.games = {row(kFew + 1)}, .archived = {kMade.game(kFew + 1).game}}));
  EXPECT_EQ(found({}).size(), kFew + 1u);
}

}  // namespace
}  // namespace omnigo
