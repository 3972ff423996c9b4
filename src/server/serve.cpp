#include "server/serve.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <sodium.h>
#include <sys/resource.h>

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <thread>

#include "base/version.h"
#include "server/api.h"
#include "server/bot_pool.h"
#include "server/hall.h"
#include "server/log.h"
#include "server/notifier.h"
#include "server/people.h"
#include "server/site.h"
#include "server/storage.h"

namespace omnigo {
namespace {

constexpr std::chrono::milliseconds kHeartbeat{5'000};

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

bool is_any(const std::string& address) { return address == "0.0.0.0" || address == "::"; }

// This machine's addresses, as others on its network may use them.
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

// Writes the time to the store, so that an outage can be noticed. While the store does not answer,
// the clock stands still.
class Heart {
 public:
  Heart(Store& store, ServerClock& clock)
      : store_(store), clock_(clock), every_(store.cluster() == nullptr ? kHeartbeat : kBeat) {
    beat();
  }
  // The last time: anything after it is charged to nobody.
  ~Heart() {
    timers_.stop();
    store_.write({.time = clock_.now()}, nullptr);
    store_.flush();
  }

 private:
  void beat() {
    if (waiting_) {
      clock_.pause();
    } else {
      waiting_ = true;
      store_.write({.time = clock_.now()}, [this](bool) {
        waiting_ = false;
        clock_.go_on();
      });
    }
    timers_.at(std::chrono::steady_clock::now() + every_, [this] { beat(); });
  }

  Store& store_;
  ServerClock& clock_;
  const std::chrono::milliseconds every_;
  std::atomic<bool> waiting_ = false;  // for an answer
  Timers timers_;
};

// Ends the program if stopping takes too long: otherwise it would wait forever for a database that
// has vanished. Only changes that were never acknowledged can be lost by that.
class StopLimit {
 public:
  explicit StopLimit(std::chrono::seconds limit) : watcher_([this, limit] { watch(limit); }) {}
  ~StopLimit() {
    {
      const std::lock_guard lock(mutex_);
      stopped_ = true;
    }
    wake_.notify_one();
    watcher_.join();
  }

 private:
  void watch(std::chrono::seconds limit) {
    std::unique_lock lock(mutex_);
    if (wake_.wait_for(lock, limit, [this] { return stopped_; })) return;
    log_error("not-stopped",
              {{"seconds", limit.count()}, {"reason", "the database or a bot does not answer"}});
    std::_Exit(1);
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopped_ = false;
  std::thread watcher_;
};

constexpr std::chrono::seconds kStopping{15};

using Started = std::function<void(const std::vector<std::string>& links)>;

Result<void> run_server(const ServeOptions& options, const Started& started) {
  if (sodium_init() < 0) return Error{"libsodium cannot be used here"};
  // Failed writes are answered where they happen.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  raise_file_limit();
  std::optional<StopLimit> stop_limit;  // until everything else has stopped
  auto storage = Storage::open(options.data, options.database);
  if (!storage) return storage.error();
  Store& store = storage->store();

  // Later members use earlier ones, and are destroyed before them.
  ServerClock clock(store.time());
  const Heart heart(store, clock);
  People people(store, storage->cookie_key());
  auto bots = std::make_unique<BotPool>(options.bot_processes);
  BegunGames::Limits limits;
  if (!options.limits) limits = {.games = 0, .points = 0, .bot_tables = 0};
  const auto push_key = storage->push_key();
  if (!push_key) return push_key.error();
  Notifier notifier(store, people, *push_key,
                    {.public_url = options.public_url,
                     .push = options.push,
                     .push_allowed = options.push_allowed,
                     .mail = options.mail,
                     .limits = options.limits});
  const Hall::Options hall_options{
      .games = {.threads = 2, .limits = limits, .idle = std::chrono::seconds(options.idle_seconds)},
      .bot_pace = options.bot_pace,
      .your_turn = [&](TurnNotice notice) { notifier.your_turn(std::move(notice)); }};
  auto hall = std::make_unique<Hall>(store, people, clock, bots.get(), hall_options);
  const Site site(options.web);
  auto api = std::make_unique<Api>(store, people, *hall, site, notifier,
                                   Api::Options{.public_url = options.public_url,
                                                .limits = options.limits,
                                                .stopping =
                                                    [&] {
                                                      stop_limit.emplace(kStopping);
                                                      log_info("stopping");
                                                      clock.stop();
                                                    },
                                                .keep = {options.keep_guests, options.keep_chat}});
  NetOptions net;
  net.address = options.listen;
  net.port = options.port;
  net.trusted_proxies = options.trusted_proxies;
  if (!options.limits) net.messages_per_second = 0;
  auto server = NetServer::listen(net, *api);
  if (!server) return server.error();
  hall->load();
  started(links(options, (*server)->port()));
  log_info("started", {{"port", (*server)->port()}, {"version", std::string(kVersion)}});
  (*server)->run();
  bots.reset();  // their answers go to the hall
  api.reset();
  hall.reset();
  log_info("stopped");
  return {};
}

}  // namespace

Result<void> serve(const ServeOptions& options, const Started& started) {
  try {
    return run_server(options, started);
  } catch (const Unreadable& wrong) {
    return Error{std::string(wrong.what()) + ": omnigo admin check says what is damaged"};
  }
}

}  // namespace omnigo
