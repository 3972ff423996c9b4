// Where a server keeps what must outlive it: a data folder with SQLite, or PostgreSQL.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/result.h"
#include "store/store.h"

namespace omnigo {

// The folder is made if it is not there, and nobody else serves from it meanwhile. With a database
// of PostgreSQL there is no folder, and any number of servers may use it.
class Storage {
 public:
  static Result<Storage> open(const std::string& data, const std::string& database);
  Store& store() { return *store_; }
  // Signs the cookies: the same for all servers on one database.
  const std::string& cookie_key() const { return cookie_key_; }

 private:
  Storage() = default;
  std::shared_ptr<void> lock_;
  std::unique_ptr<Store> store_;
  std::string cookie_key_;
};

// The games, one after the other: id and record. Also while a server runs. With a `database` of
// PostgreSQL, those there; else those of the data folder.
Result<bool> export_games(
    const std::string& data, const std::string& database,
    const std::function<void(const std::string& id, const std::string& record)>& game);
Result<bool> back_up(const std::string& data, const std::string& database, const std::string& path);
// What is kept there already; also while a server runs.
Result<std::unique_ptr<Store>> open_existing(const std::string& data, const std::string& database);
// All of a data folder, from which nobody serves, into an empty database of PostgreSQL.
Result<bool> move_to_postgres(const std::string& data, const std::string& database);

}  // namespace omnigo
