// The SQL that SQLite and PostgreSQL both speak: the schema, what a change writes, and the little
// that each has to offer for the store to be written once.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/result.h"
#include "store/store.h"

namespace omnigo {

using SqlValue = std::variant<std::nullptr_t, std::int64_t, double, std::string>;

class SqlRow {
 public:
  explicit SqlRow(std::vector<SqlValue> values) : values_(std::move(values)) {}
  std::int64_t number(int column) const;
  double real(int column) const;
  std::string text(int column) const;
  const std::vector<SqlValue>& values() const { return values_; }

 private:
  std::vector<SqlValue> values_;
};

// Parameters are written $1, $2, ...; casts give PostgreSQL their types where it cannot know.
struct SqlStep {
  const char* sql;
  std::vector<SqlValue> values = {};
  bool must_change = false;  // where no row changes, it has failed
};

// What brings a database of version i to version i + 1, for i = 0, 1, ...: several statements, in
// which the words of SqlDialect stand in braces.
extern const std::vector<const char*> kMigrations;
inline int latest_version() { return static_cast<int>(kMigrations.size()); }
struct SqlDialect {
  const char* numbered;   // the type of a key that counts by itself
  const char* clustered;  // what follows a table that is kept in the order of its key
  const char* now;        // seconds since 1970
};
std::string migration(int version, const SqlDialect& dialect);

// Every table whose rows are the store's own, with its columns, in an order in which they can be
// copied. A test compares them with the schema.
struct SqlTable {
  const char* name;
  const char* columns;
};
extern const std::vector<SqlTable> kTables;

// What a change writes, but for its time and its claims; `server` is the number of its life.
std::vector<SqlStep> steps_of(const Change& change, std::int64_t server = 0);
// Milliseconds since 1970.
std::int64_t wall_time();
// The part of it that is about people: sql_people.cpp.
void put_people(std::vector<SqlStep>& steps, const Change& change);
// How people are reached: sql_notices.cpp. What comes with a session goes with it.
void put_notices(std::vector<SqlStep>& steps, const Change& change);
void erase_notices(std::vector<SqlStep>& steps, const std::string& person);

// The archive: sql_archive.cpp. The games of a guest who became an account; of one who is gone.
void put_archive(std::vector<SqlStep>& steps, const Change& change);
void move_in_archive(std::vector<SqlStep>& steps, const std::string& from, const std::string& to);
void leave_archive(std::vector<SqlStep>& steps, const std::string& person);

class SqlBackEnd {
 public:
  virtual ~SqlBackEnd() = default;

  // What became of each. Never called by two threads at once.
  virtual std::vector<Written> write(const std::vector<Change>& changes) = 0;
  // One transaction of plain steps, beside all else: for copies.
  virtual Result<void> write_steps(const std::vector<SqlStep>& steps) = 0;

  // From any thread. Everything said to be on disk is seen. False where not all could be read.
  using EachRow = std::function<void(const SqlRow&)>;
  virtual bool read(const char* sql, const std::vector<SqlValue>& values, const EachRow& row) = 0;
  // A view of everything as it is at one moment, to be read while all goes on.
  virtual Result<std::unique_ptr<SqlBackEnd>> snapshot() = 0;
  // After rows with numbers of their own were written.
  virtual Result<void> numbers_given() = 0;
  virtual std::optional<std::int64_t> time() = 0;  // nothing where it cannot be read
  // What the database itself finds wrong in its files, a line each.
  virtual std::vector<std::string> damage() { return {}; }
  virtual Cluster* cluster() { return nullptr; }
};

// The numbers of the games that are found, latest first.
std::vector<std::int64_t> search_archive(SqlBackEnd& store, const ArchiveQuery& query);

// The store over either.
std::unique_ptr<Store> make_sql_store(std::unique_ptr<SqlBackEnd> back_end);

// The database, brought to that version; only tests of upgrades ask for an earlier one.
Result<std::unique_ptr<SqlBackEnd>> open_sqlite_back_end(const std::string& path,
                                                         int version = latest_version());
Result<std::unique_ptr<SqlBackEnd>> open_postgres_back_end(const std::string& url,
                                                           int version = latest_version());
// Of the kind that its name says.
Result<std::unique_ptr<SqlBackEnd>> open_back_end(const std::string& database);

// Everything of one into the other, which must be empty.
Result<void> copy_tables(SqlBackEnd& from, SqlBackEnd& to);

}  // namespace omnigo
