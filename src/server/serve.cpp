#include "server/serve.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <sodium.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "record/record_json.h"
#include "server/api.h"
#include "server/bot_pool.h"
#include "server/hall.h"
#include "server/people.h"
#include "server/site.h"
#include "server/wire.h"
#include "store/store.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

constexpr auto kHeartbeat = std::chrono::seconds(5);

std::string store_path(const std::string& data) { return fs::path(data) / "games.sqlite"; }

// Held for as long as the server runs: two of them would not know of each other's turns.
class FolderLock {
 public:
  static Result<FolderLock> take(const std::string& data) {
    const std::string path = fs::path(data) / "lock";
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) return Error{path + ": " + strerror(errno)};
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
      close(file);
      return Error{"another omnigo serves from " + data};
    }
    return FolderLock(file);
  }
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock() {
    if (file_ >= 0) close(file_);
  }

 private:
  explicit FolderLock(int file) : file_(file) {}
  int file_;
};

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The key that signs cookies: made once, readable by nobody else.
Result<std::string> cookie_key(const std::string& data) {
  const std::string path = fs::path(data) / "key";
  std::string key = read_file(path);
  if (key.size() == People::kKeyBytes) return key;
  key.resize(People::kKeyBytes);
  randombytes_buf(key.data(), key.size());
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

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

bool is_any(const std::string& address) { return address == "0.0.0.0" || address == "::"; }

// Of this machine, as others on its network may call it.
std::vector<std::string> own_addresses() {
  std::vector<std::string> found = {"127.0.0.1"};
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return found;
  for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    char text[INET_ADDRSTRLEN];
    const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    inet_ntop(AF_INET, &address->sin_addr, text, sizeof text);
    if (std::string_view(text) != "127.0.0.1") found.emplace_back(text);
  }
  freeifaddrs(list);
  return found;
}

std::vector<std::string> links(const ServeOptions& options, int port) {
  if (!options.public_url.empty()) return {options.public_url + "/"};
  std::vector<std::string> made;
  for (const std::string& address :
       is_any(options.listen) ? own_addresses() : std::vector{options.listen}) {
    const bool six = address.find(':') != std::string::npos;
    made.push_back("http://" + (six ? "[" + address + "]" : address) + ":" + std::to_string(port) +
                   "/");
  }
  return made;
}

// Tells the store what time it is, so that an outage is known to be one.
class Heart {
 public:
  Heart(Store& store, const ServerClock& clock) : store_(store), clock_(clock) { beat(); }

 private:
  void beat() {
    store_.write({.time = clock_.now()}, nullptr);
    timers_.at(std::chrono::steady_clock::now() + kHeartbeat, [this] { beat(); });
  }

  Store& store_;
  const ServerClock& clock_;
  Timers timers_;
};

}  // namespace

Result<bool> serve(const ServeOptions& options,
                   const std::function<void(const std::vector<std::string>& links)>& started) {
  if (sodium_init() < 0) return Error{"libsodium cannot be used here"};
  // Failures of writing are answered where they happen.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  raise_file_limit();
  std::error_code error;
  fs::create_directories(options.data, error);
  if (error) return Error{options.data + ": " + error.message()};
  auto lock = FolderLock::take(options.data);
  if (!lock) return lock.error();
  auto key = cookie_key(options.data);
  if (!key) return key.error();
  auto opened = open_sqlite(store_path(options.data));
  if (!opened) return opened.error();
  Store& store = **opened;

  // What is made later uses what was made before, and ends before it.
  const ServerClock clock(store.time());
  const Heart heart(store, clock);
  People people(store, std::move(*key));
  auto bots = std::make_unique<BotPool>(options.bot_processes);
  auto hall =
      std::make_unique<Hall>(store, people, clock, bots.get(),
                             Hall::Options{.threads = 2, .most_games = options.limits ? 50 : 0});
  const Site site(options.web);
  auto api = std::make_unique<Api>(
      store, people, *hall, site,
      Api::Options{.public_url = options.public_url, .limits = options.limits});
  NetOptions net;
  net.address = options.listen;
  net.port = options.port;
  net.trusted_proxy = options.trusted_proxy;
  if (!options.limits) net.messages_per_second = 0;
  auto server = NetServer::listen(net, *api);
  if (!server) return server.error();
  hall->load();
  started(links(options, (*server)->port()));
  (*server)->run();
  bots.reset();  // their answers go to the hall
  api.reset();
  hall.reset();
  store.flush();
  return true;
}

Result<bool> export_games(
    const std::string& data,
    const std::function<void(const std::string& id, const std::string& record)>& game) {
  if (!fs::exists(store_path(data))) return Error{data + ": no games are kept there"};
  auto store = open_sqlite(store_path(data));
  if (!store) return store.error();
  for (const std::string& id : (*store)->all_games()) {
    const auto stored = (*store)->game(id);
    auto settings = read_settings(stored->settings);
    if (!settings) return Error{id + ": " + settings.error().message};
    auto room = Room::make(std::move(*settings));
    if (!room) return Error{id + ": " + room.error().message};
    for (const StoredEvent& kept : (*store)->events(id)) {
      const auto event = read_event(kept.body, room->board());
      if (!event || !room->apply(*event)) {
        return Error{id + ": event " + std::to_string(kept.n) + " cannot have happened"};
      }
    }
    GameRecord record = room->record();
    record.info["date"] = stored->created.substr(0, 10);
    game(id, write_record(record));
  }
  return true;
}

Result<bool> back_up(const std::string& data, const std::string& path) {
  if (!fs::exists(store_path(data))) return Error{data + ": no games are kept there"};
  auto store = open_sqlite(store_path(data));
  if (!store) return store.error();
  return (*store)->back_up(path);
}

}  // namespace omnigo
