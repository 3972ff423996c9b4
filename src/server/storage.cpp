#include "server/storage.h"

#include <fcntl.h>
#include <sodium.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>

#include "notify/base64.h"
#include "record/record_json.h"
#include "server/game_log.h"
#include "server/people.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

constexpr const char* kCookieKey = "cookie key";
constexpr const char* kPushKey = "push key";

std::string store_path(const std::string& data) { return fs::path(data) / "games.sqlite"; }

// Held while the server runs: two servers would not know of each other's turns.
Result<std::shared_ptr<void>> lock_folder(const std::string& data) {
  const std::string path = fs::path(data) / "lock";
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return Error{path + ": " + strerror(errno)};
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    close(file);
    return Error{"another omnigo server is using " + data};
  }
  return std::shared_ptr<void>(nullptr, [file](void*) { close(file); });
}

// Not readable by other users. An existing folder keeps its permissions.
Result<void> make_folder(const std::string& data) {
  std::error_code error;
  const bool made = fs::create_directories(data, error);
  if (error) return Error{data + ": " + error.message()};
  if (made) fs::permissions(data, fs::perms::owner_all, error);
  return {};
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string new_key() {
  std::string key(People::kKeyBytes, '\0');
  randombytes_buf(key.data(), key.size());
  return key;
}

// Created once, not readable by other users.
Result<std::string> key_in_folder(const std::string& data) {
  const std::string path = fs::path(data) / "key";
  std::string key = read_file(path);
  if (key.size() == People::kKeyBytes) return key;
  key = new_key();
  const std::string fresh = path + ".new";
  const int file = open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  const bool written = file >= 0 &&
                       write(file, key.data(), key.size()) == static_cast<ssize_t>(key.size()) &&
                       fsync(file) == 0;
  if (file >= 0) close(file);
  if (!written || rename(fresh.c_str(), path.c_str()) != 0) {
    return Error{path + ": " + strerror(errno)};
  }
  return key;
}

// In the database it is written in hexadecimal.
Result<std::string> key_in_store(Store& store, const std::string& fresh) {
  std::string shown(2 * fresh.size() + 1, '\0');
  sodium_bin2hex(shown.data(), shown.size(), reinterpret_cast<const unsigned char*>(fresh.data()),
                 fresh.size());
  shown.pop_back();
  const auto kept = store.secret(kCookieKey, shown);
  if (!kept) return kept.error();
  std::string key(People::kKeyBytes, '\0');
  std::size_t length = 0;
  if (sodium_hex2bin(reinterpret_cast<unsigned char*>(key.data()), key.size(), kept->data(),
                     kept->size(), nullptr, &length, nullptr) != 0 ||
      length != key.size()) {
    return Error{"the database's cookie key is damaged"};
  }
  return key;
}

Result<std::string> existing(const std::string& data, const std::string& database) {
  if (!database.empty()) return database;
  if (!fs::exists(store_path(data))) return Error{data + ": there are no games there"};
  return store_path(data);
}

Result<void> export_all(
    Store& store,
    const std::function<void(const std::string& id, const std::string& record)>& game) {
  for (const std::string& id : store.all_games()) {
    const auto stored = store.game(id);
    auto room = room_from(*stored);
    if (!room) return Error{id + ": " + room.error().message};
    for (const StoredEvent& kept : store.events(id)) {
      const auto event = apply_stored(*room, kept);
      if (!event) return Error{id + ": " + event.error().message};
    }
    GameRecord record = room->record();
    record.info["date"] = stored->created.substr(0, 10);
    game(id, write_record(record));
  }
  return {};
}

}  // namespace

Result<std::unique_ptr<Store>> open_existing(const std::string& data, const std::string& database) {
  const auto path = existing(data, database);
  if (!path) return path.error();
  return open_store(*path);
}

Result<Storage> Storage::open(const std::string& data, const std::string& database) {
  Storage storage;
  if (database.empty()) {
    if (auto made = make_folder(data); !made) return made.error();
    auto lock = lock_folder(data);
    if (!lock) return lock.error();
    storage.lock_ = std::move(*lock);
  }
  auto opened = open_store(database.empty() ? store_path(data) : database);
  if (!opened) return opened.error();
  storage.store_ = std::move(*opened);
  auto key = database.empty() ? key_in_folder(data) : key_in_store(*storage.store_, new_key());
  if (!key) return key.error();
  storage.cookie_key_ = std::move(*key);
  return storage;
}

Result<KeyPair> Storage::push_key() {
  const auto kept = store_->secret(kPushKey, base64_url(KeyPair::make().secret));
  if (!kept) return kept.error();
  auto key = KeyPair::of(from_base64_url(*kept).value_or(""));
  if (!key) return Error{"the database's push key is damaged"};
  return *key;
}

Result<void> export_games(
    const std::string& data, const std::string& database,
    const std::function<void(const std::string& id, const std::string& record)>& game) {
  auto store = open_existing(data, database);
  if (!store) return store.error();
  try {
    return export_all(**store, game);
  } catch (const Unreadable& wrong) {
    return Error{wrong.what()};
  }
}

Result<void> back_up(const std::string& data, const std::string& database,
                     const std::string& path) {
  auto store = open_existing(data, database);
  if (!store) return store.error();
  return (*store)->back_up(path);
}

Result<void> move_to_postgres(const std::string& data, const std::string& database) {
  const auto from = existing(data, "");
  if (!from) return from.error();
  const auto lock = lock_folder(data);
  if (!lock) return lock.error();
  if (const auto copied = copy_store(*from, database); !copied) return copied;
  auto store = open_store(database);
  if (!store) return store.error();
  const auto key = key_in_folder(data);
  if (!key) return key.error();
  const auto kept = key_in_store(**store, *key);
  if (!kept) return kept.error();
  return {};
}

}  // namespace omnigo
