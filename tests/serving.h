// A server of our own for a test, in a folder of its own, and people who speak to it through the
// public API alone.
#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <string>
#include <thread>
#include <vector>

#include "client/remote.h"
#include "places.h"
#include "process/process.h"
#include "reports.h"
#include "schema.h"

namespace omnigo {

using Json = nlohmann::json;
using std::chrono::milliseconds;

class Serving {
 public:
  // `before` stands before the program's name: a command that runs it. DATA in it is its folder.
  explicit Serving(const std::string& options = "--no-limits --bot-pace 0",
                   const std::string& before = "")
      : options_(options) {
    static int count = 0;
    folder_ = std::filesystem::temp_directory_path() /
              ("omnigo-serve-" + std::to_string(getpid()) + "-" + std::to_string(++count));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    before_ = std::regex_replace(before, std::regex("DATA"), folder_.string());
    start();
  }
  // Nothing of it is kept, and an orderly end takes time; only a sanitizer looks for leaks then.
  ~Serving() {
    if (process_ && kSanitized)
      stop(std::chrono::seconds(20));  // it gives up by itself before that
    if (process_) kill_at_once();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  // On the same port as before, if there was one.
  void start() {
    auto started = Process::start(
        "exec " + before_ + " '" + omnigo_program() + "' serve --data '" + folder_.string() +
            "' --port " + std::to_string(address_ ? address_->port : 0) + " " + options_,
        folder_ / "log");
    ASSERT_TRUE(started);
    process_.emplace(std::move(*started));
    std::string link;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30 * kPatience);
    ASSERT_EQ(process_->read_line(link, deadline), Process::Reading::Line);
    const auto address = parse_url(link);
    ASSERT_TRUE(address) << link;
    address_ = *address;
  }
  // As when the power fails.
  void kill_at_once() {
    process_->signal(SIGKILL);
    end(std::chrono::seconds(10), "signal 9 (Killed)");
  }
  void restart() {
    kill_at_once();
    start();
  }
  // As who runs it does: whether it ended by itself within that time.
  bool stop(std::chrono::seconds limit = std::chrono::seconds(10),
            const std::string& how = "exit status 0") {
    process_->signal(SIGTERM);
    return end(limit, how);
  }

  Remote remote() const { return Remote(*address_); }
  const Address& address() const { return *address_; }
  pid_t id() const { return process_->id(); }
  const std::filesystem::path& folder() const { return folder_; }

 private:
  // A server that crashed before, or found something wrong at its end, ended in another way.
  bool end(std::chrono::seconds limit, const std::string& how) {
    const bool ended = process_->wait_until(std::chrono::steady_clock::now() + kPatience * limit);
    if (ended) {
      EXPECT_EQ(process_->how_it_ended(), how) << std::ifstream(folder_ / "log").rdbuf();
    }
    process_.reset();
    return ended;
  }

  std::string options_, before_;
  std::filesystem::path folder_;
  std::optional<Address> address_;
  std::optional<Process> process_;
};

// Asks again and again until it holds; a minute at most, or longer where programs are slow.
inline bool eventually(const std::function<bool()>& holds) {
  const auto end = std::chrono::steady_clock::now() + kPatience * std::chrono::seconds(60);
  while (!holds()) {
    if (std::chrono::steady_clock::now() >= end) return false;
    std::this_thread::sleep_for(milliseconds(50));
  }
  return true;
}

// What the schema says of everything that goes by.
inline const Schema& wire() {
  static const Schema schema(source_folder() + "/docs/wire.schema.json");
  return schema;
}

class Guest {
 public:
  Guest(const Serving& serving, const std::string& name) : Guest(serving.remote(), name) {}
  Guest(const Remote& through, const std::string& name) : remote(through) {
    const Remote::Answer answer = remote.post("/api/guest", Json{{"name", name}}.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    me = Json::parse(answer.body)["person"];
  }

  // --- HTTP

  Json get(const std::string& path, const std::string& shape) {
    const Remote::Answer answer = remote.get(path);
    EXPECT_EQ(answer.status, 200) << path << ": " << answer.body;
    const Json json = Json::parse(answer.body, nullptr, false);
    EXPECT_EQ(wire().fault(json, shape), "") << path;
    return json;
  }
  std::string create(const Json& request) {
    EXPECT_EQ(wire().fault(request, "CreateRequest"), "");
    const Remote::Answer answer = remote.post("/api/games", request.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    return answer.status == 200 ? Json::parse(answer.body)["game"].get<std::string>() : "";
  }
  // The code of the error, or nothing.
  std::string act(const std::string& game, const Json& action) {
    return act(game, action, "h" + std::to_string(++acts_));
  }
  std::string act(const std::string& game, const Json& action, const std::string& id) {
    const Json request = {{"id", id}, {"do", action}};
    EXPECT_EQ(wire().fault(request, "ActRequest"), "");
    const Remote::Answer answer = remote.post("/api/games/" + game + "/actions", request.dump());
    const Json json = Json::parse(answer.body, nullptr, false);
    if (json.is_discarded()) return "nothing";
    EXPECT_EQ(wire().fault(json, answer.status == 200 ? "ActAnswer" : "ErrorAnswer"), "");
    return answer.status == 200 ? "" : json["error"]["code"].get<std::string>();
  }

  // --- WebSocket

  void connect(const Json& games = Json::object(), bool lobby = false) {
    ASSERT_TRUE(try_connect(games, lobby));
  }
  bool try_connect(const Json& games = Json::object(), bool lobby = false) {
    // As the web client does it: behind a proxy the people of a game meet on one server.
    const std::string query = games.empty() ? "" : "?game=" + games.begin().key();
    auto opened = RemoteSocket::open(remote, {}, "/ws" + query);
    if (!opened) return false;
    socket.emplace(std::move(*opened));
    send({{"type", "hello"}, {"games", games}, {"lobby", lobby}});
    return !await("welcome").is_null();
  }
  // The same person at another machine.
  Guest another() const { return {remote, me}; }
  void send(const Json& message) {
    EXPECT_EQ(wire().fault(message, "ClientMessage"), "");
    socket->send(message.dump());
  }
  // The next message of this type; those before it are kept in mind.
  Json await(const std::string& type, milliseconds timeout = kPatience * milliseconds(20'000)) {
    return await_any({type}, timeout);
  }
  // Plays by WebSocket: the code of the error, or nothing.
  std::string play(const std::string& game, const Json& action) {
    const std::string id = "w" + std::to_string(++acts_);
    send({{"type", "act"}, {"id", id}, {"game", game}, {"do", action}});
    for (;;) {
      const Json answer = await_any({"ack", "error"});
      if (answer.is_null()) return "nothing";
      if (answer.value("id", "") != id) continue;
      return answer["type"] == "ack" ? "" : answer["code"].get<std::string>();
    }
  }
  Json await_any(const std::vector<std::string>& types,
                 milliseconds timeout = kPatience * milliseconds(20'000)) {
    const auto end = std::chrono::steady_clock::now() + timeout;
    while (std::chrono::steady_clock::now() < end) {
      const auto text = socket->read(milliseconds(200));
      if (!text && socket->closed()) return nullptr;
      if (!text) continue;
      const Json message = Json::parse(*text);
      EXPECT_EQ(wire().fault(message, "ServerMessage"), "") << *text;
      note(message);
      for (const std::string& type : types) {
        if (message["type"] == type) return message;
      }
    }
    return nullptr;
  }
  // Reads until the event of this number has come.
  bool await_event(int n) {
    while (seen < n) {
      if (await_any({"events", "snapshot"}).is_null()) return false;
    }
    return true;
  }

  // Whether the server ends the socket soon, as it does with people who may not be here.
  bool is_closed_soon() {
    for (int i = 0; i < kPatience * 50 && !socket->closed(); ++i) socket->read(milliseconds(100));
    return socket->closed() == 1008;
  }
  // The game's snapshot once it is as expected.
  Json await_state(const std::string& game, const std::function<bool(const Json&)>& is) {
    Json snapshot;
    EXPECT_TRUE(eventually([&] {
      snapshot = get("/api/games/" + game, "Snapshot");
      return is(snapshot);
    })) << snapshot["game"];
    return snapshot;
  }

  // From now on, instead of straight to the server.
  void go_through(const Address& other) { remote = remote.at(other); }

  Remote remote;
  std::optional<RemoteSocket> socket;
  Json me;
  std::vector<Json> events;  // of the game watched, each once and in order
  int seen = 0;

 private:
  Guest(const Remote& through, const Json& person) : remote(through), me(person) {}

  void note(const Json& message) {
    if (message["type"] == "snapshot") seen = message["snapshot"]["n"];
    if (message["type"] != "events") return;
    for (const Json& event : message["events"]) {
      EXPECT_EQ(event["n"], seen + 1) << "a gap";
      seen = event["n"];
      events.push_back(event);
    }
  }

  int acts_ = 0;
};

class Account : public Guest {
 public:
  Account(const Serving& serving, const std::string& name) : Account(serving.remote(), name) {}
  Account(const Remote& through, const std::string& name) : Guest(through, name) {
    const Json request = {{"name", name}, {"password", "a long password"}};
    const Remote::Answer answer = remote.post("/api/register", request.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    me = Json::parse(answer.body)["person"];
  }
  Json profile() { return get("/api/people/" + me["id"].get<std::string>(), "Profile"); }
  // The only rating there is.
  double rating() {
    const Json ratings = profile()["ratings"];
    EXPECT_EQ(ratings.size(), 1u) << ratings;
    return ratings[0]["rating"];
  }
};

inline const Json kMe = {{"kind", "me"}}, kAnyone = {{"kind", "anyone"}};

inline Json move(const std::string& player, int turn, const std::string& point) {
  return {{"action", "move"}, {"player", player}, {"turn", turn}, {"point", point}};
}
inline Json pass(const std::string& player, int turn) {
  return {{"action", "pass"}, {"player", player}, {"turn", turn}};
}
inline Json simple(const std::string& action, const std::string& player) {
  return {{"action", action}, {"player", player}};
}

}  // namespace omnigo
