// Where a server keeps its data: a data folder with SQLite, or PostgreSQL.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/result.h"
#include "notify/push_message.h"
#include "store/store.h"

namespace omnigo {

// The folder is created if missing and locked while in use. With a PostgreSQL database there is no
// folder, and any number of servers may use it.
class Storage {
 public:
  static Result<Storage> open(const std::string& data, const std::string& database);
  Store& store() { return *store_; }
  // Signs the cookies: the same for all servers on one database.
  const std::string& cookie_key() const { return cookie_key_; }
  // Signs what is sent to push services; made at the first start.
  Result<KeyPair> push_key();

 private:
  Storage() = default;
  std::shared_ptr<void> lock_;
  std::unique_ptr<Store> store_;
  std::string cookie_key_;
};

// Visits the games: id and record. Also while a server runs. Reads the PostgreSQL `database` if
// given, otherwise the data folder.
Result<void> export_games(
    const std::string& data, const std::string& database,
    const std::function<void(const std::string& id, const std::string& record)>& game);
Result<void> back_up(const std::string& data, const std::string& database, const std::string& path);
// Opens an existing store; also while a server runs.
Result<std::unique_ptr<Store>> open_existing(const std::string& data, const std::string& database);
// Copies a data folder that no server uses into an empty PostgreSQL database.
Result<void> move_to_postgres(const std::string& data, const std::string& database);

}  // namespace omnigo
