// SQLite behind the store: write-ahead log, synchronous=FULL, one transaction for all that waits.
//
// Each change is a savepoint within the transaction, so that one that cannot be takes nobody else's
// with it. When the transaction itself fails (the disk is full), none of its changes has happened.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

#include "store/sql.h"
#include "store/sqlite.h"

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

constexpr SqlDialect kDialect = {.numbered = "INTEGER PRIMARY KEY AUTOINCREMENT",
                                 .clustered = "WITHOUT ROWID",
                                 .now = "CAST(strftime('%s', 'now') AS INTEGER)"};

Result<void> migrate(Database& database, const std::string& path, int latest) {
  Statement asked(database, "PRAGMA user_version");
  const int version = asked.step() ? static_cast<int>(asked.number(0)) : -1;
  asked.reset();
  if (version < 0) return Error{path + ": " + database.error()};
  if (version > latest) return Error{path + " was written by a later version of omnigo"};
  for (int i = version; i < latest; ++i) {
    const std::string done = "PRAGMA user_version = " + std::to_string(i + 1);
    const bool ok = database.run("BEGIN IMMEDIATE") &&
                    database.run(migration(i, kDialect).c_str()) && database.run(done.c_str()) &&
                    database.run("COMMIT");
    if (!ok) return Error{path + ": " + database.error()};
  }
  return {};
}

class SqliteBackEnd : public SqlBackEnd {
 public:
  SqliteBackEnd(std::string path, Database writing, Database reading)
      : path_(std::move(path)), writing_(std::move(writing)), reading_(std::move(reading)) {}

  std::vector<Written> write(const std::vector<Change>& changes) override {
    const std::lock_guard lock(writing_mutex_);
    const auto none = [&](const Written& why) { return std::vector<Written>(changes.size(), why); };
    if (!run({"BEGIN IMMEDIATE"})) return none(trouble_);
    std::vector<Written> done(changes.size());
    for (std::size_t i = 0; i < changes.size(); ++i) {
      if (run({"SAVEPOINT change"}) && apply(changes[i]) && run({"RELEASE change"})) continue;
      done[i] = trouble_;
      // A full disk takes the whole transaction with it.
      if (!(run({"ROLLBACK TO change"}) && run({"RELEASE change"}))) {
        if (in_transaction()) run({"ROLLBACK"});
        return none(done[i].is_trouble() ? done[i] : trouble_);
      }
    }
    if (commit()) return done;
    return none(trouble_);
  }

  Result<void> write_steps(const std::vector<SqlStep>& steps) override {
    const std::lock_guard lock(writing_mutex_);
    const bool ok =
        run({"BEGIN IMMEDIATE"}) &&
        std::all_of(steps.begin(), steps.end(), [&](const SqlStep& step) { return run(step); });
    const std::string error = writing_.error();
    if (ok && commit()) return {};
    if (in_transaction()) run({"ROLLBACK"});
    return Error{path_ + ": " + error};
  }

  bool read(const char* sql, const std::vector<SqlValue>& values, const EachRow& row) override {
    const std::lock_guard lock(reading_mutex_);
    Statement statement(reading_, sql);
    statement.with(values);
    while (statement.step()) row(SqlRow(statement.row()));
    return sqlite3_errcode(reading_.handle()) == SQLITE_DONE;
  }

  // A reader of a write-ahead log sees one moment for as long as its transaction lasts.
  Result<std::unique_ptr<SqlBackEnd>> snapshot() override {
    auto writing = Database::open(path_, true);
    if (!writing) return writing.error();
    auto reading = Database::open(path_, true);
    if (!reading) return reading.error();
    reading->run("BEGIN");
    return std::unique_ptr<SqlBackEnd>(
        std::make_unique<SqliteBackEnd>(path_, std::move(*writing), std::move(*reading)));
  }

  Result<void> numbers_given() override { return {}; }  // the largest is looked up

  std::optional<std::int64_t> time() override {
    std::optional<std::int64_t> time;
    const bool all =
        read("SELECT time FROM clock", {}, [&](const SqlRow& row) { time = row.number(0); });
    return all ? time : std::nullopt;
  }

  std::vector<std::string> damage() override {
    std::vector<std::string> found;
    const bool all = read("PRAGMA integrity_check", {}, [&](const SqlRow& row) {
      if (row.text(0) != "ok") found.push_back(row.text(0));
    });
    if (!all) found.push_back(std::string("the check of the file failed: ") + reading_.error());
    return found;
  }

 private:
  bool apply(const Change& change) {
    const std::vector<SqlStep> steps = steps_of(change);
    return std::all_of(steps.begin(), steps.end(),
                       [&](const SqlStep& step) { return run(step); }) &&
           (!change.time || run({"UPDATE clock SET time = max(time, $1)", {*change.time}}));
  }

  bool run(const SqlStep& step) {
    auto found = statements_.find(step.sql);
    if (found == statements_.end())
      found = statements_.try_emplace(step.sql, writing_, step.sql).first;
    const int status = found->second.with(step.values).run();
    if (status != SQLITE_DONE) {
      trouble_ = trouble_of(status);
      return false;
    }
    if (!step.must_change || sqlite3_changes(writing_.handle()) > 0) return true;
    trouble_ = {Written::Fate::Refused};
    return false;
  }

  Written trouble_of(int status) const {
    switch (status & 0xFF) {
      case SQLITE_CONSTRAINT:
        return {Written::Fate::Refused};
      case SQLITE_FULL:
        return {Written::Fate::Full, "the disk is full"};
      default:
        return {Written::Fate::Failed, writing_.error()};
    }
  }

  bool in_transaction() const { return !sqlite3_get_autocommit(writing_.handle()); }
  bool commit() {
    if (in_transaction() && run({"COMMIT"})) return true;
    if (in_transaction()) run({"ROLLBACK"});
    return false;
  }

  const std::string path_;
  std::mutex writing_mutex_;  // almost never contended: secrets and copies are beside the queue
  Database writing_;
  Written trouble_;  // why the latest step that failed did
  std::map<std::string, Statement, std::less<>> statements_;
  std::mutex reading_mutex_;
  Database reading_;
};

// Passwords and what people say are for nobody else on the machine. SQLite gives its other files
// the mode of this one; those of version 0.20 are mended.
void keep_private(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file >= 0) close(file);  // else SQLite says why
  for (const char* suffix : {"", "-wal", "-shm"}) {
    struct stat found{};
    const std::string one = path + suffix;
    if (stat(one.c_str(), &found) == 0 && (found.st_mode & 077) != 0) chmod(one.c_str(), 0600);
  }
}

}  // namespace

Result<std::unique_ptr<SqlBackEnd>> open_sqlite_back_end(const std::string& path, int version) {
  keep_private(path);
  auto writing = Database::open(path, false);
  if (!writing) return writing.error();
  if (!writing->run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; "
                    "PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 4000;")) {
    return Error{path + ": " + writing->error()};
  }
  if (const auto migrated = migrate(*writing, path, version); !migrated) return migrated.error();
  auto reading = Database::open(path, true);
  if (!reading) return reading.error();
  return std::unique_ptr<SqlBackEnd>(
      std::make_unique<SqliteBackEnd>(path, std::move(*writing), std::move(*reading)));
}

}  // namespace omnigo
