// A whole server without a network, for fuzzers: every operation of docs/openapi.json and every
// message of docs/wire.schema.json, by people of every kind, about things that are there. What
// comes back must be what these two documents promise.
#pragma once

#include <sodium.h>
#include <unistd.h>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "../tests/places.h"
#include "base/sha256.h"
#include "check.h"
#include "from_schema.h"
#include "notify/base64.h"
#include "server/api.h"
#include "server/storage.h"

namespace omnigo {

using Json = nlohmann::json;

inline const Schema& wire_schema() {
  static const Schema schema(source_folder() + "/docs/wire.schema.json");
  return schema;
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
  // Runs what is posted until `done`; false where that takes too long.
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
    const std::string fault = wire_schema().fault(message, "ServerMessage");
    require(fault.empty(), fault + " in " + *text);
    const std::string type = message["type"];
    const std::lock_guard lock(mutex_);
    heard_.insert(type == "error" ? message["code"].get<std::string>() : type);
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

  // The types of messages that came, and the codes of errors.
  std::set<std::string> heard() const {
    const std::lock_guard lock(mutex_);
    return heard_;
  }
  std::atomic<bool> closed = false, paused = false;

 private:
  Network& network_;
  mutable std::mutex mutex_;
  std::set<std::string> heard_;
};

// --- operations

struct Operation {
  std::string method, path;  // as docs/openapi.json has it: /api/games/{id}
  std::vector<std::string> query;
  std::string body;                              // the definition of it; empty: none
  std::map<std::string, std::string> responses;  // definitions by status; empty: not JSON
  std::string name() const { return method + " " + path; }
};

// The last part of wire.schema.json#/$defs/NAME; nothing where another document has it.
inline std::string definition_in(const Json& content) {
  const Json& schema = content.value("application/json", Json::object()).value("schema", Json());
  if (!schema.is_object() || !schema.contains("$ref")) return "";
  const std::string reference = schema["$ref"];
  return reference.starts_with("wire.") ? reference.substr(reference.rfind('/') + 1) : "";
}

// Those whose name ("POST /api/games") contains one of the words in OMNIGO_FUZZ_ONLY, which are
// separated by commas; all where it is not set.
inline const std::vector<Operation>& operations() {
  static const std::vector<Operation> list = [] {
    std::vector<Operation> all;
    const Json api = Json::parse(std::ifstream(source_folder() + "/docs/openapi.json"));
    for (const auto& [path, methods] : api["paths"].items()) {
      for (const auto& [method, said] : methods.items()) {
        Operation made{.method = method, .path = path, .query = {}, .body = {}, .responses = {}};
        for (char& c : made.method) c = static_cast<char>(std::toupper(c));
        for (const Json& one : said.value("parameters", Json::array())) {
          if (one["in"] == "query") made.query.push_back(one["name"]);
        }
        made.body = definition_in(
            said.value("requestBody", Json::object()).value("content", Json::object()));
        for (const auto& [status, response] : said["responses"].items()) {
          made.responses[status] = definition_in(response.value("content", Json::object()));
        }
        all.push_back(std::move(made));
      }
    }
    const char* given = std::getenv("OMNIGO_FUZZ_ONLY");
    std::string words = given == nullptr ? "" : given;
    std::erase_if(all, [&](const Operation& one) {
      for (std::size_t start = 0; start <= words.size();) {
        const std::size_t end = std::min(words.find(',', start), words.size());
        if (one.name().find(words.substr(start, end - start)) != std::string::npos) return false;
        start = end + 1;
      }
      return true;
    });
    require(!all.empty(), "OMNIGO_FUZZ_ONLY names an operation");
    return all;
  }();
  return list;
}

// --- a server, and people

class World {
 public:
  World()
      : folder_(make_folder()),
        storage_(*Storage::open(folder_, "")),
        clock_(storage_.store().time()),
        people_(storage_.store(), storage_.cookie_key()),
        hall_(storage_.store(), people_, clock_, nullptr, {}),
        site_(""),
        notifier_(storage_.store(), people_, kBrowser, notifier_options()),
        api_(storage_.store(), people_, hall_, site_, notifier_, options()),
        from_schema_(
            wire_schema(),
            [this](const std::string& name, Choices& choices) { return word(name, choices); },
            [this](const std::string& name, Choices& choices) { return likely(name, choices); }) {
    add_people();
    add_things();
  }
  ~World() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  // Somebody's session or token may have ended: no good for more inputs.
  bool is_used_up() const { return used_up_; }

  struct Answered {
    const Operation* operation;
    std::string method;
    int status;
  };
  Answered request(Choices& choices) {
    const Operation& operation = choices.of(operations());
    const Headers& who = choices.of(people_headers_);
    static const std::string kOthers[] = {"HEAD", "PUT", "OPTIONS", "DELETE", "POST", "GET"};
    const std::string method = choices.once_in(40) ? choices.of(kOthers) : operation.method;
    HttpRequest request = made(method, path_of(operation, choices), who);
    request.query = query_of(operation, choices);
    if (!operation.body.empty()) request.body = body_of(operation.body, choices);
    make_strange(request, choices);
    const std::string what = method + " " + request.path + " " + request.body.substr(0, 300);
    const HttpResponse answer = ask(std::move(request));
    check(operation, method, answer, what);
    if (answer.status == 200) note(operation, answer);
    return {&operation, method, answer.status};
  }

  // What came back, by type, and the codes of errors.
  std::set<std::string> messages(
      Choices& choices, const std::function<void(const Json&)>& sent = [](const Json&) {}) {
    const auto socket = std::make_shared<FakeSocket>(network_);
    const HttpRequest request = made("GET", "/ws", choices.of(people_headers_));
    if (api_.refuse(request)) return {};
    api_.opened(socket, request);
    for (int i = 0; (i == 0 || !choices.empty()) && i < 40 && !socket->closed; ++i) {
      const std::string text =
          body_of(i == 0 && !choices.once_in(8) ? "HelloMessage" : "ClientMessage", choices);
      sent(Json::parse(text, nullptr, false));
      api_.message(socket, text);
      require(network_.until([&] { return !socket->paused; }), "a message is dealt with: " + text);
    }
    settle();
    api_.closed(socket);
    socket->context.reset();
    return socket->heard();
  }

 private:
  using Headers = std::vector<std::pair<std::string, std::string>>;
  using Pool = std::deque<std::string>;

  static Api::Options options() {
    Api::Options chosen;
    chosen.limits = false;
    chosen.job_processes = 0;
    return chosen;
  }
  // Nobody answers there.
  static Notifier::Options notifier_options() {
    return {.public_url = "https://go.example.org",
            .push_allowed = {"127.0.0.1:1"},
            .mail = MailServer{.host = "127.0.0.1",
                               .port = 1,
                               .security = MailServer::Security::None,
                               .from = "go@example.net"},
            .limits = false,
            .courier = {.threads = 1, .waits = {}}};
  }
  static std::string make_folder() {
    require(sodium_init() >= 0, "sodium");
    std::string path = (std::filesystem::exists("/dev/shm") ? "/dev/shm" : "/tmp") +
                       std::string("/omnigo-fuzz-XXXXXX");
    require(mkdtemp(path.data()) != nullptr, "a folder");
    return path;
  }

  // --- who and what is there

  static constexpr const char* kPassword = "a long password";

  void add_people() {
    static const std::string hash = People::hash_password(kPassword);
    Change change;
    std::vector<StoredPerson> all;
    for (const char* name : {"An", "Bo", "Root"}) {
      StoredPerson person = people_.new_guest(name);
      if (person.name != "An") person.password = hash;
      all.push_back(person.password.empty() ? person : People::with_keys(person));
      const StoredSession session =
          people_.new_session(person.id, people_.new_device(), "127.0.0.1", "fuzz");
      change.sessions.push_back(session);
      people_headers_.push_back({{"cookie", std::string(People::kCookie) + "=" +
                                                people_.cookie_of(session, all.back())}});
      add("sessions", session.id);
      add("people", person.id);
    }
    change.people = all;
    change.mail_addresses = {{all[1].id, "bo@example.org", "en"}};
    for (const char* purpose : {"confirm", "recover"}) {
      change.mail_tokens.push_back(
          {sha256_text(purpose), all[1].id, purpose, "bo@example.org", wall_seconds() + 3'600});
      add("links", purpose);
    }
    add("links", people_.signed_text("stop", all[1].id));
    change.standings = {{.person = all[2].id, .admin = true}};
    for (const char* scopes : {"play", "read"}) add_token(all[1], scopes, change);
    add_token(all[2], "play admin", change);
    people_headers_.push_back({});
    people_headers_.push_back({{"authorization", "Bearer og_nobody"}});
    bool written = false;
    storage_.store().write(std::move(change), [&](bool ok) { written = ok; });
    storage_.store().flush();
    require(written, "people are written");
  }
  void add_token(const StoredPerson& person, const std::string& scopes, Change& change) {
    const auto made = people_.new_token({person.id, person.name, false}, scopes, scopes);
    change.tokens.push_back(made.token);
    people_headers_.push_back({{"authorization", "Bearer " + made.secret}});
    add("tokens", made.token.id);
  }
  // Games: two of your own, one of them over; an open one; one whose end is being agreed on.
  void add_things() {
    for (const char* text :
         {R"({"board":"3","clock":"absolute:main=600","seats":[{"kind":"me"},{"kind":"me"}]})",
          R"({"board":"3","seats":[{"kind":"me"},{"kind":"me"}]})",
          R"({"board":"5","listed":true,"seats":[{"kind":"me"},{"kind":"anyone"}]})",
          R"({"board":"3","rules":"japanese","seats":[{"kind":"me"},{"kind":"me"}]})"}) {
      add("games", set_up("/api/games", text)["game"]);
    }
    act(pool_["games"][1], R"({"action":"resign","player":"black"})");
    act(pool_["games"][3], R"({"action":"pass","player":"black","turn":1})");
    act(pool_["games"][3], R"({"action":"pass","player":"white","turn":2})");
    act(pool_["games"][0], R"({"action":"chat","to":"players","text":"hello"})");
    add("reports", set_up("/api/reports",
                          Json{{"reason", "spam"}, {"person", pool_["people"][1]}}.dump())["id"]);
    add("jobs", set_up("/api/jobs", R"({"kind":"count","board":"2"})")["id"]);
    HttpRequest request = made("GET", "/api/games/" + pool_["games"][0], people_headers_[0]);
    add("boards", Json::parse(ask(std::move(request)).body)["board"]);
  }
  void act(const std::string& game, const std::string& action) {
    set_up("/api/games/" + game + "/actions", R"({"id":"a","do":)" + action + "}");
  }
  // By An.
  Json set_up(const std::string& path, const std::string& body) {
    HttpRequest request = made("POST", path, people_headers_[0]);
    request.body = body;
    const HttpResponse answer = ask(std::move(request));
    require(answer.status == 200, path + ": " + answer.body);
    return Json::parse(answer.body);
  }
  // The latest few.
  void add(const std::string& kind, const std::string& id) {
    Pool& pool = pool_[kind];
    if (std::find(pool.begin(), pool.end(), id) != pool.end()) return;
    pool.push_back(id);
    if (pool.size() > 8) pool.erase(pool.begin() + 4);
  }
  // What an answer names is there from now on.
  void note(const Operation& operation, const HttpResponse& answer) {
    static const std::set<std::string> kEnds = {
        "POST /api/login",           "POST /api/logout",          "POST /api/password",
        "POST /api/register",        "POST /api/me/delete",       "DELETE /api/sessions",
        "DELETE /api/sessions/{id}", "DELETE /api/tokens/{id}",   "POST /api/admin/ban",
        "POST /api/mail/confirm",    "POST /api/recover/password"};
    used_up_ = used_up_ || kEnds.contains(operation.name());
    const Json json = Json::parse(answer.body, nullptr, false);
    if (!json.is_object() || operation.method != "POST") return;
    if (json.contains("game") && json["game"].is_string()) add("games", json["game"]);
    const std::string kind = operation.path.substr(operation.path.rfind('/') + 1);
    if (json.contains("id") && json["id"].is_string()) add(kind, json["id"]);
  }

  std::string word(const std::string& name, Choices& choices) {
    static const std::map<std::string, std::vector<std::string>> kWords = {
        {"board",
         {"3", "grid:3x3", "path:5", "torus:4x4", "cube:2", "9x9", "grid:0x9", "file:/etc/passwd",
          "grid:99999x9"}},
        {"spec",
         {"grid:3x3", "torus:5x5", "star:8", "sunflower:30", "grid:1x1", "hypercube:99", "x:"}},
        {"rules",
         {"", "tromp-taylor", "japanese", "chinese", "tromp-taylor,players=3", "players=6",
          "komi=0.5,ko=simple", "komi=1e9"}},
        {"clock",
         {"", "none", "absolute:main=10", "byoyomi:main=10,period=5,periods=2",
          "fischer:main=10,increment=5", "absolute:main=-1"}},
        {"name",
         {"An", "Bo", "Root", "Someone", "Else", "\u041Eb", "a\u202Eb", "", "omnigo", "guest 1"}},
        {"password", {kPassword, "another password", "short", ""}},
        {"old", {kPassword, "another password"}},
        {"new", {"another password", kPassword, "short"}},
        {"bot", {"omnigo", "random", "beginner", "nobody"}},
        {"PointName", {"A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "1", "Z9", ""}},
        {"moves", {"A1", "B2", "pass", "C3", "Z9"}},
        {"ActId", {"a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a"}},
        {"first", {"black", "white", "red", "x"}},
        {"stones", {"", ".B./W../...", "...", "BBB/BBB/BBB"}},
        {"list", {"lobby", "mine", "live", "finished", "x"}},
        {"before", {"0", "3", "-1", "99999999999999999999"}},
        {"player", {"An", "Bo", "random", "bot:random", "nobody", ""}},
        {"opponent", {"Bo", "random", "", "nobody"}},
        {"outcome", {"won", "lost", "none", "", "x"}},
        {"players", {"2", "3", "", "0", "99", "x"}},
        {"result", {"resignation", "score", "time", "left", "no-result", "", "x"}},
        {"from", {"2020-01-01", "", "2026-02-30", "x"}},
        {"until", {"2099-12-31", "", "2020-01-01", "x"}},
        {"opening", {"A1", "B2,A1", "pass", "", "A1,B1,C1,A2,B2,C2,A3", "Z9", ","}},
        {"since", {"0", "2", "-1", "99999999999", "x"}},
        {"all", {"true", "", "1"}},
        {"endpoint",
         {"http://127.0.0.1:1/x", "https://10.0.0.1/", "https://push.example.org:22/", "x", ""}},
        {"p256dh", {base64_url(kBrowser.public_key), "AAAA", ""}},
        {"auth", {"AAAAAAAAAAAAAAAAAAAAAA", "A", ""}},
        {"address", {"bo@example.org", "an@example.org", "a@b\r\nBcc: c@d", "x", ""}},
        {"text", {"hello", "a\u0007b", "\u202E", " "}},
        {"label", {"engine", ""}},
    };
    if (name == "GameId" || name == "game") return known("games", choices);
    if (name == "person") return known("people", choices);
    if (name == "token" || name == "stop") return known("links", choices);
    if (name == "key")
      return choices.below(2) == 0 ? choices.of(kPlayers) : known("games", choices);
    const auto found = kWords.find(name);
    if (found != kWords.end()) return choices.of(found->second);
    auto any = kWords.begin();
    std::advance(any, choices.below(static_cast<int>(kWords.size())));
    return choices.below(2) == 0 ? any->first : choices.of(any->second);
  }
  // Half of the new games can be made, and half of the browsers subscribed; most seats be taken.
  Json likely(const std::string& definition, Choices& choices) {
    static const Json kSeats[] = {{{"kind", "me"}},
                                  {{"kind", "anyone"}},
                                  {{"kind", "bot"}, {"bot", "random"}},
                                  {{"kind", "person"}, {"name", "Bo"}}};
    if (definition == "SeatRequest" && !choices.once_in(8)) return choices.of(kSeats);
    if (definition == "PushRequest" && choices.below(2) == 0) {
      return {{"endpoint", word("endpoint", choices)},
              {"keys",
               {{"p256dh", base64_url(kBrowser.public_key)}, {"auth", "AAAAAAAAAAAAAAAAAAAAAA"}}},
              {"language", "de"}};
    }
    if (definition != "CreateRequest" || choices.below(2) == 1) return nullptr;
    return {{"board", word("board", choices)},
            {"clock", word("clock", choices)},
            {"listed", choices.below(2) == 1},
            {"seats", {kSeats[0], choices.of(kSeats)}}};
  }
  std::string known(const std::string& kind, Choices& choices) {
    if (choices.once_in(12)) return choices.bytes(3);
    const Pool& pool = pool_[kind];
    return pool.empty() ? "none" : choices.of(pool);
  }

  // --- a request

  HttpRequest made(const std::string& method, const std::string& path, const Headers& who) const {
    HttpRequest request{.method = method,
                        .path = path,
                        .query = "",
                        .body = "",
                        .address = "127.0.0.1",
                        .direct = true,
                        .headers = {{"host", "127.0.0.1"}, {"content-type", "application/json"}}};
    request.headers.insert(request.headers.end(), who.begin(), who.end());
    return request;
  }
  // /api/games/{id}/events: the id of something of the kind before it.
  std::string path_of(const Operation& operation, Choices& choices) {
    const std::size_t hole = operation.path.find("{id}");
    if (hole == std::string::npos) return operation.path;
    const std::size_t start = operation.path.rfind('/', hole - 2) + 1;
    const std::string kind = operation.path.substr(start, hole - 1 - start);
    return operation.path.substr(0, hole) + known(kind, choices) + operation.path.substr(hole + 4);
  }
  std::string query_of(const Operation& operation, Choices& choices) {
    std::string text;
    // Where all of many must be right, few are given.
    const int most = operation.query.size() > 4 ? 1 : 3;
    for (const std::string& name : operation.query) {
      if (choices.below(4) >= most) continue;
      text += (text.empty() ? "" : "&") + name + "=" +
              (choices.once_in(20) ? choices.bytes(4) : encoded(word(name, choices)));
    }
    return text;
  }
  static std::string encoded(const std::string& text) {
    std::string made;
    char hex[4];
    for (const unsigned char c : text) {
      std::snprintf(hex, sizeof hex, "%%%02X", c);
      made += std::isalnum(c) ? std::string(1, static_cast<char>(c)) : hex;
    }
    return made;
  }
  std::string body_of(const std::string& definition, Choices& choices) {
    if (choices.once_in(60)) return choices.bytes(300);
    const Json json = from_schema_.make(definition, choices);
    std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (choices.once_in(60)) text += std::string(5'000, ' ');  // by the way of long bodies
    if (choices.once_in(60)) text.resize(text.size() / 2);
    return text;
  }
  static void make_strange(HttpRequest& request, Choices& choices) {
    switch (choices.below(60)) {
      case 55:
        request.headers.erase(request.headers.begin() + 1);
        return;
      case 56:
        request.headers.emplace_back("origin", "http://example.org");
        return;
      case 57:
        request.headers[0].second = choices.bytes(20);
        return;
      case 58:
        request.path += choices.bytes(4);
        return;
      case 59:
        request.headers.emplace_back("if-none-match", choices.bytes(20));
        return;
      default:
        return;
    }
  }
  HttpResponse ask(HttpRequest request) {
    const std::string what = request.method + " " + request.path;
    if (request.body.size() > api_.most_body(request.method, request.path)) {
      return {.status = 413,
              .body = R"({"error":{"code":"too-large","text":"","reason":"body-large"}})"};
    }
    std::optional<HttpResponse> answer;
    api_.http(std::move(request), [&](HttpResponse given) {
      network_.post([&answer, given = std::move(given)]() mutable { answer = std::move(given); });
    });
    require(network_.until([&] { return answer.has_value(); }), what + " is answered");
    return std::move(*answer);
  }
  // Whatever sockets set off has been done once games have been asked something.
  void settle() {
    HttpRequest request = made("GET", "/api/games", people_headers_[0]);
    request.query = "list=mine";
    require(ask(std::move(request)).status < 500, "games are listed");
  }

  // As the documents promise.
  static void check(const Operation& operation, const std::string& method,
                    const HttpResponse& answer, const std::string& what) {
    const std::string at =
        what + ": " + std::to_string(answer.status) + " " + answer.body.substr(0, 300);
    require(answer.status >= 200 && answer.status < 600 && answer.status != 500, at);
    if (method != operation.method || answer.type != "application/json") return;
    require(answer.status != 503, at + " nothing is busy here");
    if (answer.status == 304 || answer.status == 421) return;
    const auto said = operation.responses.find(std::to_string(answer.status));
    const auto found =
        said != operation.responses.end() ? said : operation.responses.find("default");
    require(found != operation.responses.end(), at + " is not in the document");
    const bool plain_error = answer.status >= 400 && found->second.empty();
    const std::string shape = plain_error ? "ErrorAnswer" : found->second;
    if (shape.empty()) return;
    const std::string fault = wire_schema().fault(Json::parse(answer.body, nullptr, false), shape);
    require(fault.empty(), at + ": " + fault);
  }

  static inline const std::vector<std::string> kPlayers = {"black", "white", "red", "green"};

  static inline const KeyPair kBrowser = KeyPair::make();

  const std::string folder_;
  Storage storage_;
  ServerClock clock_;
  People people_;
  Network network_;
  Hall hall_;
  Site site_;
  Notifier notifier_;
  Api api_;
  const FromSchema from_schema_;
  std::vector<Headers> people_headers_;  // An, Bo, Root, tokens, nobody, somebody wrong
  std::map<std::string, Pool> pool_;     // ids by kind, as paths name it
  bool used_up_ = false;
};

// One that is good for an input. New now and then: what earlier inputs did must not pile up.
// Between two of them no thread of a server is left, so nothing but a leak is lost
// (CONTRIBUTING.md).
inline World& fresh_world() {
  constexpr int kInputsOfAWorld = 300;
  static std::unique_ptr<World> world;
  static int inputs = 0, since_search = 0;
  ++since_search;
  if (world == nullptr || world->is_used_up() || ++inputs >= kInputsOfAWorld) {
    world.reset();
    if (since_search >= kInputsOfAWorld) {
      require_no_leak();
      since_search = 0;
    }
    world = std::make_unique<World>();
    inputs = 0;
  }
  return *world;
}

}  // namespace omnigo
