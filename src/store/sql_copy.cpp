// Copies all tables of one database to another: back-ups, and the way to another kind of database.
#include "store/sql.h"

namespace omnigo {
namespace {

constexpr std::size_t kCopiedAtOnce = 10'000;

std::string insert_into(const SqlTable& table) {
  std::string marks = "$1";
  int count = 1;
  for (const char* c = table.columns; *c != '\0'; ++c) {
    if (*c == ',') marks += ", $" + std::to_string(++count);
  }
  return "INSERT INTO " + std::string(table.name) + " (" + table.columns + ") VALUES (" + marks +
         ")";
}

Result<void> copy_table(SqlBackEnd& from, SqlBackEnd& to, const SqlTable& table) {
  const std::string insert = insert_into(table);
  std::vector<SqlStep> steps;
  Result<void> written;
  const auto put = [&] {
    if (written && !steps.empty()) written = to.write_steps(steps);
    steps.clear();
  };
  const bool all =
      from.read((std::string("SELECT ") + table.columns + " FROM " + table.name).c_str(), {},
                [&](const SqlRow& row) {
                  steps.push_back({insert.c_str(), row.values()});
                  if (steps.size() == kCopiedAtOnce) put();
                });
  put();
  if (!all) return Error{std::string(table.name) + " cannot be read to the end"};
  return written;
}

}  // namespace

Result<void> copy_tables(SqlBackEnd& from, SqlBackEnd& to) {
  for (const SqlTable& table : kTables) {
    bool empty = true;
    if (!to.read((std::string("SELECT 1 FROM ") + table.name + " LIMIT 1").c_str(), {},
                 [&](const SqlRow&) { empty = false; })) {
      return Error{std::string(table.name) + " cannot be read"};
    }
    if (!empty) return Error{"the database to copy to is not empty"};
  }
  for (const SqlTable& table : kTables) {
    if (const auto copied = copy_table(from, to, table); !copied) return copied;
  }
  const auto shown = from.time();
  if (!shown) return Error{"clock cannot be read"};
  const auto time = to.write_steps({{"UPDATE clock SET time = $1", {*shown}}});
  if (!time) return time;
  return to.numbers_given();
}

Result<void> copy_store(const std::string& from, const std::string& to) {
  auto source = open_back_end(from);
  if (!source) return source.error();
  auto snapshot = (*source)->snapshot();
  if (!snapshot) return snapshot.error();
  auto target = open_back_end(to);
  if (!target) return target.error();
  return copy_tables(**snapshot, **target);
}

}  // namespace omnigo
