// SQLite's C interface in few words.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.h"
#include "store/sql.h"

namespace omnigo {

class Database {
 public:
  static Result<Database> open(const std::string& path, bool read_only);
  Database(Database&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Database& operator=(Database&&) = delete;
  ~Database() { sqlite3_close_v2(handle_); }

  bool run(const char* sql) { return sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) == 0; }
  std::string error() const { return sqlite3_errmsg(handle_); }
  sqlite3* handle() const { return handle_; }

 private:
  explicit Database(sqlite3* handle) : handle_(handle) {}
  sqlite3* handle_;
};

// A statement to be run again and again. Texts given to it must live until the next reset.
class Statement {
 public:
  Statement(const Database& database, const char* sql) {
    sqlite3_prepare_v3(database.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &handle_, nullptr);
  }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement() { sqlite3_finalize(handle_); }

  // The i-th value is that of the parameter $i, wherever in the text it comes first.
  Statement& with(const std::vector<SqlValue>& values) {
    sqlite3_reset(handle_);
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::string name = "$" + std::to_string(i + 1);
      const int at = sqlite3_bind_parameter_index(handle_, name.c_str());
      std::visit([&](const auto& value) { bind(at, value); }, values[i]);
    }
    return *this;
  }
  // Whether there is a row, or another one.
  bool step() { return sqlite3_step(handle_) == SQLITE_ROW; }
  // Runs a statement that gives no rows: SQLITE_DONE, or what went wrong.
  int run() {
    const int status = sqlite3_step(handle_);
    sqlite3_reset(handle_);
    return status;
  }
  void reset() { sqlite3_reset(handle_); }

  std::int64_t number(int column) const { return sqlite3_column_int64(handle_, column); }
  std::vector<SqlValue> row() const {
    std::vector<SqlValue> values;
    for (int i = 0; i < sqlite3_column_count(handle_); ++i) values.push_back(value(i));
    return values;
  }

 private:
  SqlValue value(int column) const {
    switch (sqlite3_column_type(handle_, column)) {
      case SQLITE_NULL:
        return nullptr;
      case SQLITE_INTEGER:
        return number(column);
      case SQLITE_FLOAT:
        return sqlite3_column_double(handle_, column);
      default:
        return std::string(reinterpret_cast<const char*>(sqlite3_column_text(handle_, column)),
                           sqlite3_column_bytes(handle_, column));
    }
  }
  void bind(int i, const std::string& text) {
    sqlite3_bind_text(handle_, i, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
  }
  void bind(int i, std::int64_t number) { sqlite3_bind_int64(handle_, i, number); }
  void bind(int i, double number) { sqlite3_bind_double(handle_, i, number); }
  void bind(int i, std::nullptr_t) { sqlite3_bind_null(handle_, i); }

  sqlite3_stmt* handle_ = nullptr;
};

}  // namespace omnigo
