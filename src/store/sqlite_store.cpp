// SQLite behind the store: write-ahead log, synchronous=FULL, one transaction for all that waits.
//
// Each change is a savepoint within the transaction, so that one that cannot be takes nobody else's
// with it. When the transaction itself fails (the disk is full), none of its changes has happened.
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "store/sqlite.h"
#include "store/store.h"

namespace omnigo {

Result<Database> Database::open(const std::string& path, bool read_only) {
  sqlite3* handle = nullptr;
  const int flags =
      (read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) |
      SQLITE_OPEN_NOMUTEX;
  const int status = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  Database database(handle);
  if (status != SQLITE_OK) return Error{path + ": " + sqlite3_errstr(status)};
  sqlite3_busy_timeout(handle, 10'000);
  return database;
}

namespace {

// Step i brings a database of version i to version i + 1.
constexpr const char* kMigrations[] = {R"(
  CREATE TABLE clock (one INTEGER PRIMARY KEY CHECK (one = 1), time INTEGER NOT NULL);
  INSERT INTO clock VALUES (1, 0);
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT UNIQUE, password TEXT NOT NULL,
    merged_into TEXT NOT NULL, rating REAL NOT NULL) WITHOUT ROWID;
  CREATE INDEX people_merged ON people (merged_into) WHERE merged_into <> '';
  CREATE TABLE tokens (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL, created TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE) WITHOUT ROWID;
  CREATE INDEX tokens_person ON tokens (person);
  CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, created TEXT NOT NULL,
    settings TEXT NOT NULL, phase TEXT NOT NULL, summary TEXT NOT NULL, listed INTEGER NOT NULL);
  CREATE INDEX games_phase ON games (phase, number);
  CREATE TABLE game_people (
    person TEXT NOT NULL, game INTEGER NOT NULL, PRIMARY KEY (person, game)) WITHOUT ROWID;
  CREATE TABLE events (
    game INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT, client TEXT,
    body TEXT NOT NULL, PRIMARY KEY (game, n)) WITHOUT ROWID;
)"};
constexpr int kVersion = std::size(kMigrations);

int version_of(const Database& database) {
  Statement version(database, "PRAGMA user_version");
  return version.step() ? static_cast<int>(version.number(0)) : -1;
}

std::optional<Error> migrate(Database& database, const std::string& path) {
  const int version = version_of(database);
  if (version < 0) return Error{path + ": " + database.error()};
  if (version > kVersion) {
    return Error{path + " was written by a later version of omnigo"};
  }
  for (int i = version; i < kVersion; ++i) {
    const std::string done = "PRAGMA user_version = " + std::to_string(i + 1);
    const bool ok = database.run("BEGIN IMMEDIATE") && database.run(kMigrations[i]) &&
                    database.run(done.c_str()) && database.run("COMMIT");
    if (!ok) return Error{path + ": " + database.error()};
  }
  return std::nullopt;
}

std::string name_key(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return c < 0x80 ? std::tolower(c) : c; });
  return name;
}

// The statements that write, and the transaction around them.
class Writer {
 public:
  explicit Writer(Database database)
      : database_(std::move(database)),
        begin_(database_, "BEGIN IMMEDIATE"),
        commit_(database_, "COMMIT"),
        rollback_(database_, "ROLLBACK"),
        save_(database_, "SAVEPOINT change"),
        keep_(database_, "RELEASE change"),
        back_(database_, "ROLLBACK TO change"),
        clock_(database_, "UPDATE clock SET time = max(time, ?)"),
        number_(database_, "SELECT number FROM games WHERE id = ?"),
        latest_(database_, "SELECT max(n) FROM events WHERE game = ?"),
        event_(database_, "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)"),
        game_(database_,
              "INSERT INTO games (id, created, settings, phase, summary, listed) "
              "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
              "phase = excluded.phase, summary = excluded.summary"),
        game_person_(database_, "INSERT OR IGNORE INTO game_people VALUES (?, ?)"),
        person_(database_,
                "INSERT INTO people VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
                "name = excluded.name, name_key = excluded.name_key, password = excluded.password, "
                "merged_into = excluded.merged_into, rating = excluded.rating"),
        move_games_(database_,
                    "INSERT OR IGNORE INTO game_people SELECT ?, game FROM game_people "
                    "WHERE person = ?"),
        token_(database_, "INSERT INTO tokens VALUES (?, ?, ?, ?, ?)"),
        revoke_(database_, "DELETE FROM tokens WHERE id = ?") {}

  // Which of the changes are on disk now.
  std::vector<bool> write(const std::vector<Change>& changes) {
    std::vector<bool> done(changes.size());
    if (!begin_.with().run()) return done;
    for (std::size_t i = 0; i < changes.size(); ++i) {
      done[i] = save_.with().run() && apply(changes[i]) && keep_.with().run();
      if (!done[i] && !(back_.with().run() && keep_.with().run())) break;
    }
    if (!sqlite3_get_autocommit(database_.handle()) && commit_.with().run()) return done;
    if (!sqlite3_get_autocommit(database_.handle())) rollback_.with().run();
    return std::vector<bool>(changes.size());
  }

  const Database& database() const { return database_; }

 private:
  bool apply(const Change& change) {
    const auto each = [](const auto& list, auto put) {
      return std::all_of(list.begin(), list.end(), put);
    };
    return each(change.games, [&](const StoredGame& game) { return put(game); }) &&
           each(change.appends, [&](const Change::Append& append) { return put(append); }) &&
           each(change.people, [&](const StoredPerson& person) { return put(person); }) &&
           each(change.tokens,
                [&](const StoredToken& token) {
                  return token_.with(token.id, token.person, token.label, token.created, token.hash)
                      .run();
                }) &&
           each(change.revoked, [&](const std::string& id) { return revoke_.with(id).run(); }) &&
           (!change.time || clock_.with(*change.time).run());
  }

  std::optional<std::int64_t> number_of(const std::string& game) {
    std::optional<std::int64_t> number;
    if (number_.with(game).step()) number = number_.number(0);
    number_.reset();
    return number;
  }

  bool put(const StoredGame& game) {
    if (!game_.with(game.id, game.created, game.settings, game.phase, game.summary, game.listed)
             .run()) {
      return false;
    }
    const auto number = number_of(game.id);
    if (!number) return false;
    for (const std::string& person : game.people) {
      if (!game_person_.with(person, *number).run()) return false;
    }
    return true;
  }

  bool put(const Change::Append& append) {
    const auto number = number_of(append.game);
    if (!number || !latest_.with(*number).step()) return false;
    std::int64_t latest = latest_.number(0);
    latest_.reset();
    for (const StoredEvent& event : append.events) {
      if (event.n != ++latest) return false;
      const bool ok =
          event.actor.empty()
              ? event_.with(*number, event.n, event.at, nullptr, nullptr, event.body).run()
              : event_.with(*number, event.n, event.at, event.actor, event.client, event.body)
                    .run();
      if (!ok) return false;
    }
    return true;
  }

  bool put(const StoredPerson& person) {
    const std::string key = name_key(person.name);
    const bool ok = person.password.empty()
                        ? person_
                              .with(person.id, person.name, nullptr, person.password,
                                    person.merged_into, person.rating)
                              .run()
                        : person_
                              .with(person.id, person.name, key, person.password,
                                    person.merged_into, person.rating)
                              .run();
    if (!ok || person.merged_into.empty()) return ok;
    return move_games_.with(person.merged_into, person.id).run();
  }

  Database database_;
  Statement begin_, commit_, rollback_, save_, keep_, back_, clock_, number_, latest_, event_,
      game_, game_person_, person_, move_games_, token_, revoke_;
};

class SqliteStore : public Store {
 public:
  SqliteStore(Database writing, Database reading)
      : writer_(std::move(writing)), reading_(std::move(reading)), thread_([this] { work(); }) {}

  ~SqliteStore() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_all();
    thread_.join();
  }

  void write(Change change, std::function<void(bool)> done) override {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back({std::move(change), std::move(done)});
    }
    wake_.notify_one();
  }

  void flush() override {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return waiting_.empty() && !busy_; });
  }

  std::optional<StoredPerson> person(const std::string& id) override {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_,
                   "SELECT id, name, password, merged_into, rating FROM people "
                   "WHERE id = ?");
    return one_person(find.with(id));
  }

  std::optional<StoredPerson> account(const std::string& name) override {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_,
                   "SELECT id, name, password, merged_into, rating FROM people "
                   "WHERE name_key = ?");
    const std::string key = name_key(name);
    return one_person(find.with(key));
  }

  std::vector<std::pair<std::string, std::string>> merged() override {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_, "SELECT id, merged_into FROM people WHERE merged_into <> ''");
    std::vector<std::pair<std::string, std::string>> pairs;
    while (find.step()) pairs.emplace_back(find.text(0), find.text(1));
    return pairs;
  }

  std::optional<StoredToken> token(const std::string& hash) override {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_, "SELECT id, person, label, created FROM tokens WHERE hash = ?");
    if (!find.with(hash).step()) return std::nullopt;
    return StoredToken{find.text(0), find.text(1), find.text(2), find.text(3)};
  }

  std::vector<StoredToken> tokens(const std::string& person) override {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_,
                   "SELECT id, person, label, created FROM tokens WHERE person = ? "
                   "ORDER BY created");
    std::vector<StoredToken> list;
    find.with(person);
    while (find.step()) {
      list.push_back({find.text(0), find.text(1), find.text(2), find.text(3)});
    }
    return list;
  }

  std::optional<StoredGame> game(const std::string& id) override {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_,
                   "SELECT number, id, created, settings, phase, summary, listed "
                   "FROM games WHERE id = ?");
    if (!find.with(id).step()) return std::nullopt;
    return row(find).game;
  }

  std::vector<StoredEvent> events(const std::string& game, int after) override {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_,
                   "SELECT n, at, actor, client, body FROM events WHERE game = "
                   "(SELECT number FROM games WHERE id = ?) AND n > ? ORDER BY n");
    std::vector<StoredEvent> list;
    find.with(game, after);
    while (find.step()) {
      list.push_back({static_cast<int>(find.number(0)), find.number(1), find.text(2), find.text(3),
                      find.text(4)});
    }
    return list;
  }

  std::vector<std::string> unfinished() override {
    return ids("SELECT id FROM games WHERE phase <> 'finished' ORDER BY number");
  }
  std::vector<std::string> all_games() override {
    return ids("SELECT id FROM games ORDER BY number");
  }

  std::vector<StoredRow> games(const GameQuery& query) override {
    const std::lock_guard lock(reading_mutex_);
    std::string sql = "SELECT number, id, created, settings, phase, summary, listed FROM games ";
    switch (query.list) {
      case GameQuery::List::Open:
        sql += "WHERE phase = 'open' AND listed";
        break;
      case GameQuery::List::Live:
        sql += "WHERE phase IN ('playing', 'scoring', 'dispute') AND listed";
        break;
      case GameQuery::List::Finished:
        sql += "WHERE phase = 'finished' AND listed";
        break;
      case GameQuery::List::Of:
        sql += "WHERE number IN (SELECT game FROM game_people WHERE person = ?3)";
        break;
    }
    sql += " AND (?1 = 0 OR number < ?1) ORDER BY number DESC LIMIT ?2";
    Statement find(reading_, sql.c_str());
    std::vector<StoredRow> rows;
    if (query.list == GameQuery::List::Of) {
      find.with(query.before, query.limit, query.person);
    } else {
      find.with(query.before, query.limit);
    }
    while (find.step()) rows.push_back(row(find));
    return rows;
  }

  std::int64_t time() override {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_, "SELECT time FROM clock");
    return find.step() ? find.number(0) : 0;
  }

  Result<bool> back_up(const std::string& path) override {
    const std::lock_guard lock(reading_mutex_);
    Statement copy(reading_, "VACUUM INTO ?");
    if (!copy.with(path).run()) return Error{path + ": " + reading_.error()};
    return true;
  }

 private:
  struct Waiting {
    Change change;
    std::function<void(bool)> done;
  };
  static constexpr std::size_t kMostAtOnce = 1'000;

  void work() {
    for (;;) {
      std::vector<Change> changes;
      std::vector<std::function<void(bool)>> done;
      {
        std::unique_lock lock(mutex_);
        busy_ = false;
        if (waiting_.empty()) idle_.notify_all();
        wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        busy_ = true;
        while (!waiting_.empty() && changes.size() < kMostAtOnce) {
          changes.push_back(std::move(waiting_.front().change));
          done.push_back(std::move(waiting_.front().done));
          waiting_.pop_front();
        }
      }
      const std::vector<bool> written = writer_.write(changes);
      for (std::size_t i = 0; i < done.size(); ++i) {
        if (done[i]) done[i](written[i]);
      }
    }
  }

  static std::optional<StoredPerson> one_person(Statement& find) {
    if (!find.step()) return std::nullopt;
    return StoredPerson{find.text(0), find.text(1), find.text(2), find.text(3), find.real(4)};
  }

  static StoredRow row(const Statement& find) {
    return {find.number(0),
            {find.text(1),
             find.text(2),
             find.text(3),
             find.text(4),
             find.text(5),
             find.number(6) != 0,
             {}}};
  }

  std::vector<std::string> ids(const char* sql) {
    const std::lock_guard lock(reading_mutex_);
    Statement find(reading_, sql);
    std::vector<std::string> list;
    while (find.step()) list.push_back(find.text(0));
    return list;
  }

  Writer writer_;
  std::mutex reading_mutex_;
  Database reading_;
  std::mutex mutex_;
  std::condition_variable wake_, idle_;
  std::deque<Waiting> waiting_;
  bool busy_ = false, stopping_ = false;
  std::thread thread_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path) {
  auto writing = Database::open(path, false);
  if (!writing) return writing.error();
  if (!writing->run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; "
                    "PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 4000;")) {
    return Error{path + ": " + writing->error()};
  }
  if (const auto error = migrate(*writing, path)) return *error;
  auto reading = Database::open(path, true);
  if (!reading) return reading.error();
  return std::unique_ptr<Store>(
      std::make_unique<SqliteStore>(std::move(*writing), std::move(*reading)));
}

}  // namespace omnigo
