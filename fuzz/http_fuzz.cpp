// The whole API, on requests and messages made from any bytes: every path with every method, bodies
// and messages of the words that the schema knows, in any shape. Whatever comes is answered, within
// the codes that docs/api.md has, and as JSON; nothing ends or holds up the server.
//
// The bytes are choices (which path, which key, which value), so that most inputs get past the
// first check; some are bodies as they stand.
#include <sodium.h>
#include <unistd.h>

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>

#include "check.h"
#include "server/api.h"
#include "server/storage.h"

namespace {

using namespace omnigo;
using Json = nlohmann::json;

// --- choices

class Choices {
 public:
  Choices(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return at_ >= size_; }
  int below(int n) { return empty() ? 0 : data_[at_++] % n; }
  template <std::size_t N>
  std::string_view of(const std::string_view (&words)[N]) {
    return words[below(N)];
  }
  std::string bytes(std::size_t most) {
    const std::size_t length = std::min(most, size_ - std::min(at_, size_));
    std::string taken(reinterpret_cast<const char*>(data_) + at_, length);
    at_ += length;
    return taken;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_, at_ = 0;
};

constexpr std::string_view kMethods[] = {"GET", "POST", "DELETE", "HEAD", "PUT", "OPTIONS"};
constexpr std::string_view kPaths[] = {"/healthz",
                                       "/metrics",
                                       "/",
                                       "/api/admin/status",
                                       "/api/admin/people",
                                       "/api/admin/ban",
                                       "/api/admin/annul",
                                       "/api/me",
                                       "/api/guest",
                                       "/api/rename",
                                       "/api/register",
                                       "/api/login",
                                       "/api/logout",
                                       "/api/password",
                                       "/api/people/",
                                       "/api/tokens",
                                       "/api/tokens/",
                                       "/api/catalogue",
                                       "/api/board",
                                       "/api/games",
                                       "/api/match",
                                       "/api/games/",
                                       "/api/jobs",
                                       "/api/jobs/",
                                       "/api/sessions",
                                       "/api/relations",
                                       "/api/reports",
                                       "/api/me/data",
                                       "/api/boards/",
                                       "/api/",
                                       "/../etc/passwd",
                                       "/%00",
                                       "/assets/x.js"};
constexpr std::string_view kGamePaths[] = {
    "", "/events", "/board", "/record.json", "/record.sgf", "/actions"};
constexpr std::string_view kQueries[] = {
    "",          "?spec=grid:3x3", "?spec=torus:5x5",   "?spec=%zz",      "?since=2",
    "?since=-1", "?list=mine",     "?list=live",        "?list=finished", "?list=x",
    "?before=3", "?name=a&name=b", "?since=99999999999"};
constexpr std::string_view kKeys[] = {
    "name",    "password", "old",       "new",    "label",    "kind",  "board",  "rules",
    "seats",   "clock",    "lot",       "start",  "handicap", "rated", "listed", "ranks",
    "title",   "from",     "game",      "turn",   "id",       "do",    "action", "player",
    "point",   "dead",     "neutral",   "text",   "seconds",  "moves", "stones", "first",
    "players", "person",   "days",      "reason", "points",   "edges", "x",      "y",
    "type",    "games",    "lobby",     "token",  "since",    "bot",   "to",     "request",
    "marking", "left",     "placement", "black",  "white"};
constexpr std::string_view kWords[] = {"An",
                                       "a long password",
                                       "grid:3x3",
                                       "3",
                                       "path:5",
                                       "tromp-taylor",
                                       "japanese",
                                       "tromp-taylor,players=3",
                                       "none",
                                       "absolute:main=10",
                                       "byoyomi:main=10,period=5,periods=2",
                                       "me",
                                       "anyone",
                                       "bot",
                                       "person",
                                       "omnigo",
                                       "random",
                                       "black",
                                       "white",
                                       "red",
                                       "A1",
                                       "B2",
                                       "C3",
                                       "move",
                                       "pass",
                                       "resign",
                                       "join",
                                       "leave",
                                       "start",
                                       "mark",
                                       "accept",
                                       "resume",
                                       "chat",
                                       "undo",
                                       "ask-undo",
                                       "answer",
                                       "add-time",
                                       "ask-pause",
                                       "ask-rematch",
                                       "claim",
                                       "invite",
                                       "advise",
                                       "hello",
                                       "subscribe",
                                       "unsubscribe",
                                       "act",
                                       "ping",
                                       "analysis",
                                       "solve",
                                       "count",
                                       "komi",
                                       "star",
                                       "spread",
                                       "",
                                       "\u202E",
                                       "a\xFF"};

Json value(Choices& choices, const std::string& game, int depth);

Json object(Choices& choices, const std::string& game, int depth) {
  Json made = Json::object();
  const int members = 1 + choices.below(5);
  for (int i = 0; i < members; ++i) {
    const std::string key(choices.of(kKeys));
    made[key] = value(choices, game, depth + 1);
  }
  return made;
}

Json value(Choices& choices, const std::string& game, int depth) {
  switch (choices.below(depth > 6 ? 6 : 9)) {
    case 0:
    case 1:
    case 2:
      return std::string(choices.of(kWords));
    case 3:
      return choices.below(256) - 20;
    case 4:
      return choices.below(2) == 1;
    case 5:
      return game;
    case 6: {
      Json list = Json::array();
      const int size = choices.below(5);
      for (int i = 0; i < size; ++i) list.push_back(value(choices, game, depth + 1));
      return list;
    }
    case 7:
      return object(choices, game, depth + 1);
    default: {
      Json deep;
      for (int i = choices.below(100); i > 0; --i) deep = Json::array({std::move(deep)});
      return deep;
    }
  }
}

// Actions and new games as they should be, but for one thing or another.
Json likely(Choices& choices, const std::string& game) {
  Json made;
  switch (choices.below(6)) {
    case 0:
      made = {{"board", choices.of(kWords)},
              {"seats", {{{"kind", "me"}}, {{"kind", choices.of(kWords)}}}}};
      break;
    case 1:
      made = {{"id", "a" + std::to_string(choices.below(50))},
              {"do",
               {{"action", choices.of(kWords)},
                {"player", choices.of(kWords)},
                {"turn", choices.below(8)},
                {"point", choices.of(kWords)}}}};
      break;
    case 2:
      made = {{"type", "hello"}, {"games", {{game, choices.below(5)}}}};
      break;
    case 3:
      made = {{"type", choices.of(kWords)}, {"game", game}};
      break;
    case 4:
      made = {{"type", "act"},
              {"id", "w"},
              {"game", game},
              {"do", {{"action", choices.of(kWords)}, {"player", "black"}, {"turn", 1}}}};
      break;
    default:
      made = {{"points", choices.below(20)}, {"edges", {{1, 2}, {2, choices.below(5)}}}};
  }
  for (int i = choices.below(3); i > 0; --i) {
    made[std::string(choices.of(kKeys))] = value(choices, game, 0);
  }
  return made;
}

std::string body(Choices& choices, const std::string& game) {
  const int kind = choices.below(8);
  if (kind == 0) return choices.bytes(400);
  const Json json = kind < 5 ? likely(choices, game) : object(choices, game, 0);
  std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  if (kind == 7) text += std::string(5'000, ' ');  // by the way of long bodies
  return text;
}

// --- the network, without one

class Network {
 public:
  void post(std::function<void()> task) {
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    wake_.notify_one();
  }
  // Runs what is posted until `done`.
  bool until(const std::function<bool()>& done) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!done()) {
      std::unique_lock lock(mutex_);
      if (!wake_.wait_until(lock, end, [&] { return !tasks_.empty(); })) return false;
      const auto task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
    return true;
  }

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> tasks_;
};

class FakeSocket : public Socket {
 public:
  explicit FakeSocket(Network& network) : network_(network) {}
  void send(std::shared_ptr<const std::string> text) override {
    const Json message = Json::parse(*text, nullptr, false);
    require(message.is_object() && message.contains("type"), "a message has a type: " + *text);
  }
  void close(int, std::string) override { closed = true; }
  void pause() override { paused = true; }
  void charge(int) override {}
  void resume(std::function<void()> then) override {
    network_.post([this, then = std::move(then)] {
      paused = false;
      then();
    });
  }
  std::int64_t lag() const override { return 0; }

  std::atomic<bool> closed = false, paused = false;

 private:
  Network& network_;
};

// --- a server

class World {
 public:
  World()
      : folder_(make_folder()),
        storage_(*Storage::open(folder_, "")),
        clock_(storage_.store().time()),
        people_(storage_.store(), storage_.cookie_key()),
        hall_(storage_.store(), people_, clock_, nullptr, {}),
        site_(""),
        api_(storage_.store(), people_, hall_, site_, options()) {
    const HttpResponse made = ask("POST", "/api/guest", R"({"name":"An"})");
    require(made.status == 200, "a guest: " + made.body);
    for (const auto& [name, text] : made.headers) {
      if (name == "Set-Cookie")
        cookie_ += (cookie_.empty() ? "" : "; ") + text.substr(0, text.find(';'));
    }
    const HttpResponse begun =
        ask("POST", "/api/games", R"({"board":"3","seats":[{"kind":"me"},{"kind":"me"}]})");
    require(begun.status == 200, "a game: " + begun.body);
    game_ = Json::parse(begun.body)["game"];
  }
  ~World() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  void request(Choices& choices) {
    const std::string method(choices.of(kMethods));
    std::string path(choices.of(kPaths));
    if (path == "/api/games/") {
      path +=
          (choices.below(4) == 0 ? choices.bytes(3) : game_) + std::string(choices.of(kGamePaths));
    } else if (path.ends_with('/')) {
      path += choices.bytes(3);
    }
    const std::string query(choices.of(kQueries));
    const HttpResponse answer = ask(method, path, method == "GET" ? "" : body(choices, game_),
                                    query.empty() ? "" : query.substr(1), choices.below(8));
    const std::string what = method + " " + path + ": " + std::to_string(answer.status);
    require(answer.status >= 200 && answer.status < 600, what);
    require(answer.status != 500, what + " is nobody's fault but ours");
    if (path.starts_with("/api/") && answer.type == "application/json" && method != "HEAD") {
      require(Json::accept(answer.body), what + " answers JSON");
    }
  }

  void messages(Choices& choices) {
    const auto socket = std::make_shared<FakeSocket>(network_);
    HttpRequest request = made("GET", "/ws", "");
    if (api_.refuse(request)) return;
    api_.opened(socket, request);
    api_.message(socket, R"({"type":"hello"})");
    while (!choices.empty() && !socket->closed) {
      api_.message(socket, body(choices, game_));
      require(network_.until([&] { return !socket->paused; }), "a message is dealt with");
    }
    api_.closed(socket);
    socket->context.reset();
  }

 private:
  static Api::Options options() {
    Api::Options chosen;
    chosen.limits = false;
    chosen.job_processes = 0;
    return chosen;
  }
  static std::string make_folder() {
    require(sodium_init() >= 0, "sodium");
    std::string path = (std::filesystem::exists("/dev/shm") ? "/dev/shm" : "/tmp") +
                       std::string("/omnigo-fuzz-XXXXXX");
    require(mkdtemp(path.data()) != nullptr, "a folder");
    return path;
  }
  HttpRequest made(const std::string& method, const std::string& path, const std::string& body) {
    HttpRequest request{.method = method,
                        .path = path,
                        .query = "",
                        .body = body,
                        .address = "127.0.0.1",
                        .direct = true,
                        .headers = {}};
    request.headers = {{"host", "127.0.0.1"}, {"content-type", "application/json"}};
    if (!cookie_.empty()) request.headers.emplace_back("cookie", cookie_);
    return request;
  }
  HttpResponse ask(const std::string& method, const std::string& path, const std::string& body,
                   const std::string& query = "", int strange = 0) {
    HttpRequest request = made(method, path, body);
    request.query = query;
    if (strange == 1) request.headers.pop_back();
    if (strange == 2) request.headers.emplace_back("origin", "http://example.org");
    if (strange == 3) request.headers.emplace_back("authorization", "Bearer og_nobody");
    if (strange == 4) request.headers[0].second = body.substr(0, 20);
    if (body.size() > api_.most_body(method, path)) return {.status = 413};
    std::optional<HttpResponse> answer;
    api_.http(std::move(request), [&](HttpResponse given) {
      network_.post([&answer, given = std::move(given)]() mutable { answer = std::move(given); });
    });
    require(network_.until([&] { return answer.has_value(); }),
            method + " " + path + " is answered");
    return std::move(*answer);
  }

  std::string folder_;
  Storage storage_;
  ServerClock clock_;
  People people_;
  Network network_;
  Hall hall_;
  Site site_;
  Api api_;
  std::string cookie_, game_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // New now and then: what earlier inputs did must not pile up.
  constexpr int kInputsOfAWorld = 300;
  static std::unique_ptr<World> world;
  static int inputs = 0;
  if (world == nullptr || ++inputs % kInputsOfAWorld == 0) {
    world.reset();
    world = std::make_unique<World>();
  }
  Choices choices(data, size);
  if (choices.below(3) == 0) {
    world->messages(choices);
  } else {
    for (int i = 0; i < 8 && !choices.empty(); ++i) world->request(choices);
  }
  return 0;
}
