// The end of a server's API while work is in progress.
#include <gtest/gtest.h>
#include <sodium.h>
#include <unistd.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <thread>

#include "server/api.h"
#include "server/storage.h"

namespace omnigo {
namespace {

struct Running {
  explicit Running(Storage& storage)
      : clock(storage.store().time()),
        people(storage.store(), storage.cookie_key()),
        hall(storage.store(), people, clock, nullptr, {}),
        notifier(storage.store(), people, KeyPair::make(), {}),
        api(std::make_unique<Api>(storage.store(), people, hall, site, notifier, options())) {}
  static Api::Options options() {
    Api::Options chosen;
    chosen.job_processes = 0;
    return chosen;
  }

  ServerClock clock;
  People people;
  Hall hall;
  const Site site{""};
  Notifier notifier;
  std::unique_ptr<Api> api;
};

HttpRequest registration(const std::string& name) {
  HttpRequest request;
  request.method = "POST";
  request.path = "/api/register";
  request.body = nlohmann::json{{"name", name}, {"password", "a long password"}}.dump();
  request.address = "127.0.0.1";
  request.headers = {{"host", "127.0.0.1"}, {"content-type", "application/json"}};
  return request;
}

// A password takes a while to hash, and then the store is to write it and to answer. Whether that
// has begun when the end comes depends on the moment; so does whether somebody is registered, but
// not later.
TEST(ApiEnd, NothingIsWrittenOrAnsweredAfterIt) {
  ASSERT_GE(sodium_init(), 0);
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("omnigo-api-end-" + std::to_string(getpid()));
  {
    auto storage = Storage::open(folder, "");
    ASSERT_TRUE(storage) << storage.error().message;
    Store& store = storage->store();
    for (int i = 0; i < 8; ++i) {
      const std::string name = "Anna" + std::to_string(i);
      Running running(*storage);
      running.api->http(registration(name), [](const HttpResponse&) {});
      std::this_thread::sleep_for(std::chrono::milliseconds(10 * i));
      running.api.reset();
      const bool there = store.account(name).has_value();
      store.flush();
      EXPECT_EQ(store.account(name).has_value(), there) << name;
    }
  }
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace omnigo
