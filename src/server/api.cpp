#include "server/api.h"

#include <unistd.h>

#include <nlohmann/json.hpp>

#include "base/version.h"
#include "graph/families.h"
#include "record/board_json.h"
#include "search/player.h"
#include "server/fields.h"
#include "server/wire.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr int kMostTokens = 20, kMostConnections = 20;
constexpr int kSlowThreads = 2, kJobProcesses = 1;

HttpResponse error_response(Code code, const std::string& text) {
  return {.status = http_status(code),
          .body = json_text({{"error", {{"code", code_name(code)}, {"text", text}}}})};
}

std::string host_without_port(const std::string& host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.find(':'));
}

bool is_address(const std::string& host) {
  return host.starts_with('[') ||
         (!host.empty() && host.find_first_not_of("0123456789.") == std::string::npos);
}

// What stands after "https://".
std::string origin_host(const std::string& origin) {
  const std::size_t slashes = origin.find("://");
  return slashes == origin.npos ? "" : origin.substr(slashes + 3);
}

// The value of one key of `a=1&b=2`.
std::optional<std::string> query_value(const std::string& query, const std::string& key) {
  for (std::size_t start = 0; start <= query.size();) {
    const std::size_t end = std::min(query.find('&', start), query.size());
    const std::string pair = query.substr(start, end - start);
    if (pair.starts_with(key + "=")) return decoded(pair.substr(key.size() + 1));
    start = end + 1;
  }
  return std::nullopt;
}

std::string cookie_value(const std::string& cookies, std::string_view name) {
  for (std::size_t start = 0; start < cookies.size();) {
    const std::size_t end = std::min(cookies.find(';', start), cookies.size());
    std::string_view pair = std::string_view(cookies).substr(start, end - start);
    while (pair.starts_with(' ')) pair.remove_prefix(1);
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) {
      return std::string(pair.substr(name.size() + 1));
    }
    start = end + 1;
  }
  return {};
}

void add_common_headers(HttpResponse& response) {
  const auto add = [&](const char* name, const char* value) {
    response.headers.emplace_back(name, value);
  };
  add("X-Content-Type-Options", "nosniff");
  add("Referrer-Policy", "same-origin");
  add("Cross-Origin-Opener-Policy", "same-origin");
  add("Cross-Origin-Resource-Policy", "same-origin");
  add("Content-Security-Policy",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
      "img-src 'self' data: blob:; media-src 'self' data:; worker-src 'self' blob:; "
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
}

bool is_bot(const std::string& name) {
  for (const Bot& bot : bots()) {
    if (bot.name == name) return true;
  }
  return false;
}

}  // namespace

// A request on its way to an answer.
struct Api::Call {
  HttpRequest request;
  std::function<void(HttpResponse)> respond;
  std::optional<Person> person;
  nlohmann::json body;
  std::vector<std::string> parts;  // of the path, where the pattern has a star
  std::string cookie;              // to be set

  Fields fields() const { return Fields(body); }
  void answer(const Json& json) { answer_text(json_text(json)); }
  void answer_text(std::string text) { finish({.body = std::move(text)}); }
  void finish(HttpResponse response) {
    if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
    respond(std::move(response));
  }
  void refuse(Code code, const std::string& text) { respond(error_response(code, text)); }
  void refuse(const Refusal& refusal) { refuse(refusal.code, refusal.text); }
  Hall::Told told(std::string type = "application/json") {
    return [respond = respond, type](std::optional<std::string> text) {
      if (!text) return respond(error_response(Code::NotFound, "there is no such game"));
      respond({.type = type, .body = std::move(*text)});
    };
  }
};

struct Api::Route {
  std::string_view method, pattern;  // a star stands for one part of the path
  void (Api::*handle)(const SharedCall&);
  bool needs_person;
};

struct Api::Session {
  SharedClient client;
  std::string address;
  bool greeted = false;
  bool counted = false;

  void send(const Json& message) {
    client->socket->send(std::make_shared<const std::string>(json_text(message)));
  }
};

const std::vector<Api::Route>& Api::routes() {
  static const std::vector<Route> table = {
      {"GET", "/healthz", &Api::get_health, false},
      {"GET", "/api/me", &Api::get_me, false},
      {"POST", "/api/guest", &Api::post_guest, false},
      {"POST", "/api/rename", &Api::post_rename, true},
      {"POST", "/api/register", &Api::post_register, false},
      {"POST", "/api/login", &Api::post_login, false},
      {"POST", "/api/logout", &Api::post_logout, false},
      {"GET", "/api/tokens", &Api::get_tokens, true},
      {"POST", "/api/tokens", &Api::post_token, true},
      {"DELETE", "/api/tokens/*", &Api::delete_token, true},
      {"GET", "/api/catalogue", &Api::get_catalogue, false},
      {"GET", "/api/board", &Api::get_board, false},
      {"POST", "/api/board", &Api::post_board, false},
      {"GET", "/api/games", &Api::get_games, false},
      {"POST", "/api/games", &Api::post_game, true},
      {"GET", "/api/games/*", &Api::get_game, false},
      {"GET", "/api/games/*/events", &Api::get_events, false},
      {"GET", "/api/games/*/board", &Api::get_game_board, false},
      {"GET", "/api/games/*/record.json", &Api::get_record, false},
      {"GET", "/api/games/*/record.sgf", &Api::get_sgf, false},
      {"POST", "/api/games/*/actions", &Api::post_action, true},
      {"GET", "/api/jobs", &Api::get_jobs, true},
      {"POST", "/api/jobs", &Api::post_job, true},
      {"GET", "/api/jobs/*", &Api::get_job, true},
      {"DELETE", "/api/jobs/*", &Api::delete_job, true},
  };
  return table;
}

Api::Api(Store& store, People& people, Hall& hall, const Site& site, const Options& options)
    : store_(store),
      people_(people),
      hall_(hall),
      site_(site),
      options_(options),
      jobs_(hall, kJobProcesses,
            [this](const std::string& person, const std::string& job) { tell_job(person, job); }),
      slow_(kSlowThreads) {}

Api::~Api() = default;

// --- HTTP

namespace {

// Whether the path fits, and what stands in place of the stars.
bool fits(std::string_view pattern, std::string_view path, std::vector<std::string>& parts) {
  parts.clear();
  while (!pattern.empty() && !path.empty()) {
    if (pattern[0] == '*') {
      const std::size_t end = std::min(path.find('/'), path.size());
      parts.emplace_back(path.substr(0, end));
      pattern.remove_prefix(1);
      path.remove_prefix(end);
    } else if (pattern[0] == path[0]) {
      pattern.remove_prefix(1);
      path.remove_prefix(1);
    } else {
      return false;
    }
  }
  return pattern.empty() && path.empty();
}

}  // namespace

void Api::http(HttpRequest request, std::function<void(HttpResponse)> respond) {
  const auto call = std::make_shared<Call>();
  call->request = std::move(request);
  const bool api = call->request.path.starts_with("/api/") || call->request.path == "/healthz";
  call->respond = [api, respond = std::move(respond)](HttpResponse response) {
    add_common_headers(response);
    if (api) response.headers.emplace_back("Cache-Control", "no-store");
    respond(std::move(response));
  };
  if (!known_host(call->request)) {
    return call->finish(
        {.status = 421,
         .type = "text/plain",
         .body = "omnigo does not know itself by this name; --public-url tells it\n"});
  }
  if (options_.limits && !limits_.allow("http " + call->request.address, 30, 200)) {
    return call->refuse(Code::TooMany, "too many requests; wait a little");
  }
  if (!api) {
    const std::string& method = call->request.method;
    if (method != "GET" && method != "HEAD") return call->refuse(Code::Unknown, "only GET");
    return call->finish(site_.get(call->request));
  }
  try {
    if (!route(call)) call->refuse(Code::NotFound, "there is nothing at this path");
  } catch (const Malformed& wrong) {
    call->refuse(Code::Malformed, wrong.what());
  } catch (const nlohmann::json::exception&) {
    call->refuse(Code::Malformed, "the body is not JSON");
  }
}

// False where no path fits. Throws Malformed.
bool Api::route(const SharedCall& call) {
  const HttpRequest& request = call->request;
  const std::string method = request.method == "HEAD" ? "GET" : request.method;
  bool other_method = false;
  for (const Route& route : routes()) {
    if (!fits(route.pattern, request.path, call->parts)) continue;
    if (route.method != method) {
      other_method = true;
      continue;
    }
    call->person = person_of(request);
    if (method != "GET" && !own_origin(request)) {
      call->refuse(Code::Forbidden, "a page of another site asks");
      return true;
    }
    if (route.needs_person && !call->person) {
      call->refuse(Code::Unauthorised, "become a guest first: POST /api/guest");
      return true;
    }
    if (method == "POST") {
      if (!request.header("content-type").starts_with("application/json")) {
        throw Malformed("Content-Type: application/json is expected");
      }
      call->body = nlohmann::json::parse(request.body);
    }
    (this->*route.handle)(call);
    return true;
  }
  if (other_method) call->refuse(Code::Unknown, "not with this method");
  return other_method;
}

// Names under which nobody reaches us by accident: a page of another site cannot make its own name
// lead here and then speak for itself.
bool Api::known_host(const HttpRequest& request) const {
  const std::string host = host_without_port(request.header("host"));
  if (is_address(host) || host == "localhost" || host.ends_with(".localhost") ||
      host.ends_with(".local")) {
    return true;
  }
  char name[256] = "";
  gethostname(name, sizeof name - 1);
  return host == name || (!options_.public_url.empty() &&
                          host == host_without_port(origin_host(options_.public_url)));
}

bool Api::own_origin(const HttpRequest& request) const {
  const std::string origin = request.header("origin");
  if (origin.empty()) return request.header("sec-fetch-site") != "cross-site";
  const std::string host = origin_host(origin);
  return host == request.header("host") ||
         (!options_.public_url.empty() && origin == options_.public_url);
}

std::optional<Person> Api::person_of(const HttpRequest& request) {
  const std::string authorization = request.header("authorization");
  if (authorization.starts_with("Bearer ")) return people_.from_token(authorization.substr(7));
  const std::string cookie = cookie_value(request.header("cookie"), People::kCookie);
  return cookie.empty() ? std::nullopt : people_.from_cookie(cookie);
}

std::string Api::cookie_header(const std::string& value, std::int64_t seconds) const {
  std::string header = std::string(People::kCookie) + "=" + value +
                       "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(seconds);
  if (options_.public_url.starts_with("https://")) header += "; Secure";
  return header;
}

std::string Api::url_of(const Call& call, const std::string& path) const {
  if (!options_.public_url.empty()) return options_.public_url + path;
  return "http://" + call.request.header("host") + path;
}

// --- people

namespace {

Json me_json(const std::optional<Person>& person, double rating = 0) {
  if (!person) return {{"person", nullptr}};
  Json json = person_json(*person);
  if (rating > 0) json["rating"] = rating;
  return {{"person", std::move(json)}};
}

std::string checked_name(const Fields& field) {
  const std::string name = field.text(100);
  if (const auto fault = People::name_fault(name)) field.fail(*fault);
  return name;
}

}  // namespace

// Keeps the person, then answers as them.
void Api::become(const SharedCall& call, const StoredPerson& person) {
  store_.write({.people = {person}}, [this, call, person](bool ok) {
    if (!ok) return call->refuse(Code::Conflict, "the name is taken");
    people_.changed(person);
    const Person now{person.id, person.name, person.password.empty()};
    if (call->person) hall_.replace_person(person.id, now);
    call->cookie = cookie_header(people_.cookie_of(now), People::kCookieSeconds);
    call->answer(me_json(now, person.rating));
  });
}

void Api::get_me(const SharedCall& call) {
  call->answer(me_json(call->person, call->person ? people_.rating(call->person->id) : 0));
}

void Api::post_guest(const SharedCall& call) {
  call->fields().only({"name"});
  if (call->person) return call->refuse(Code::Conflict, "you are someone already");
  if (options_.limits && !limits_.allow("guest " + call->request.address, 0.2, 20)) {
    return call->refuse(Code::TooMany, "too many guests from there; wait a little");
  }
  const bool named = call->fields().has("name");
  become(call, people_.new_guest(named ? checked_name(call->fields()["name"])
                                       : "guest " + random_name(4)));
}

void Api::post_rename(const SharedCall& call) {
  call->fields().only({"name"});
  const std::string name = checked_name(call->fields()["name"]);
  if (!call->person->guest) return call->refuse(Code::Forbidden, "accounts keep their names");
  StoredPerson person{.id = call->person->id, .name = name};
  become(call, person);
}

void Api::post_register(const SharedCall& call) {
  call->fields().only({"name", "password"});
  const std::string name = checked_name(call->fields()["name"]);
  const std::string password = call->fields()["password"].text(200);
  if (password.size() < 8) call->fields()["password"].fail("at least 8 bytes");
  if (call->person && !call->person->guest) {
    return call->refuse(Code::Conflict, "you have an account already");
  }
  if (options_.limits && !limits_.allow("password " + call->request.address, 0.1, 10)) {
    return call->refuse(Code::TooMany, "too many attempts; wait a little");
  }
  if (people_.find_account(name)) return call->refuse(Code::Conflict, "the name is taken");
  slow_.post([this, call, name, password] {
    StoredPerson person = people_.new_guest(name);
    if (call->person) person.id = call->person->id;
    person.password = People::hash_password(password);
    if (person.password.empty()) return call->refuse(Code::Unavailable, "out of memory");
    become(call, person);
  });
}

void Api::post_login(const SharedCall& call) {
  call->fields().only({"name", "password"});
  const std::string name = call->fields()["name"].text(),
                    password = call->fields()["password"].text();
  if (options_.limits && (!limits_.allow("password " + call->request.address, 0.1, 10) ||
                          !limits_.allow("login " + name, 0.1, 10))) {
    return call->refuse(Code::TooMany, "too many attempts; wait a little");
  }
  slow_.post([this, call, name, password] {
    const auto account = people_.check_password(name, password);
    if (!account) return call->refuse(Code::Unauthorised, "no such name and password");
    const Person now{account->id, account->name, false};
    const auto answer = [this, call, now, rating = account->rating](bool) {
      call->cookie = cookie_header(people_.cookie_of(now), People::kCookieSeconds);
      call->answer(me_json(now, rating));
    };
    if (!call->person || !call->person->guest || call->person->id == now.id) return answer(true);
    const StoredPerson guest{
        .id = call->person->id, .name = call->person->name, .merged_into = now.id};
    people_.changed(guest);
    hall_.replace_person(guest.id, now);
    store_.write({.people = {guest}}, answer);
  });
}

void Api::post_logout(const SharedCall& call) {
  call->cookie = cookie_header("", 0);
  call->answer(me_json(std::nullopt));
}

namespace {

Json token_json(const StoredToken& token) {
  return {{"id", token.id}, {"label", token.label}, {"created", token.created}};
}

}  // namespace

void Api::get_tokens(const SharedCall& call) {
  Json list = Json::array();
  for (const StoredToken& token : store_.tokens(call->person->id)) {
    list.push_back(token_json(token));
  }
  call->answer({{"tokens", std::move(list)}});
}

void Api::post_token(const SharedCall& call) {
  call->fields().only({"label"});
  const std::string label = one_line(call->fields()["label"].text(60));
  if (static_cast<int>(store_.tokens(call->person->id).size()) >= kMostTokens) {
    return call->refuse(Code::Limit, "revoke some tokens first");
  }
  const People::NewToken made = people_.new_token(*call->person, label);
  store_.write({.tokens = {made.token}}, [call, made](bool ok) {
    if (!ok) return call->refuse(Code::Unavailable, "the token could not be kept");
    Json json = token_json(made.token);
    json["token"] = made.secret;
    call->answer(json);
  });
}

void Api::delete_token(const SharedCall& call) {
  for (const StoredToken& token : store_.tokens(call->person->id)) {
    if (token.id != call->parts[0]) continue;
    return store_.write({.revoked = {token.id}}, [call](bool ok) {
      ok ? call->answer_text("{}") : call->refuse(Code::Unavailable, "it could not be kept");
    });
  }
  call->refuse(Code::NotFound, "you have no such token");
}

// --- boards

void Api::get_catalogue(const SharedCall& call) { call->answer(catalogue_json()); }

void Api::get_board(const SharedCall& call) {
  const auto spec = query_value(call->request.query, "spec");
  if (!spec) throw Malformed("?spec= is missing");
  slow_.post([call, spec] {
    auto board = make_family(*spec);
    if (!board) return call->refuse(Code::Malformed, board.error().message);
    call->answer(board_json(*board));
  });
}

void Api::post_board(const SharedCall& call) {
  if (!call->body.is_object()) throw Malformed("a graph is expected");
  slow_.post([call] {
    auto board = board_from_text(call->body.dump());
    if (!board) return call->refuse(Code::Malformed, board.error().message);
    call->answer(board_json(**board));
  });
}

// --- games

void Api::get_games(const SharedCall& call) {
  const std::string list = query_value(call->request.query, "list").value_or("lobby");
  GameQuery query;
  using List = GameQuery::List;
  if (list == "mine") {
    if (!call->person) return call->refuse(Code::Unauthorised, "you are nobody yet");
    query.list = List::Of;
    query.person = call->person->id;
  } else if (list == "live") {
    query.list = List::Live;
  } else if (list == "finished") {
    query.list = List::Finished;
  } else if (list != "lobby") {
    throw Malformed("list: lobby, live, mine or finished is expected");
  }
  const auto before = query_value(call->request.query, "before");
  if (before) query.before = std::strtoll(before->c_str(), nullptr, 10);
  std::string text = R"({"games":[)";
  const std::vector<StoredRow> rows = store_.games(query);
  for (const StoredRow& row : rows) {
    text += (text.back() == '[' ? "" : ",") + row.game.summary;
  }
  text += "]";
  if (static_cast<int>(rows.size()) == query.limit) {
    text += R"(,"more":")" + std::to_string(rows.back().number) + '"';
  }
  call->answer_text(text + "}");
}

void Api::post_game(const SharedCall& call) {
  if (options_.limits && !limits_.allow("game " + call->person->id, 0.2, 20)) {
    return call->refuse(Code::TooMany, "too many games at once; wait a little");
  }
  slow_.post([this, call] {
    const Directory directory{
        .person = [this](const std::string& name) { return people_.find_account(name); },
        .is_bot = is_bot,
        .position = [this](const std::string& game,
                           int turn) { return hall_.position(game, turn); }};
    auto settings = read_create_request(call->body, *call->person, directory);
    if (!settings) return call->refuse(Code::Malformed, settings.error().message);
    hall_.create(std::move(*settings), *call->person, [this, call](auto made) {
      if (const auto* refusal = std::get_if<Refusal>(&made)) return call->refuse(*refusal);
      const std::string& id = std::get<std::string>(made);
      call->answer({{"game", id}, {"url", url_of(*call, "/game/" + id)}});
    });
  });
}

void Api::get_game(const SharedCall& call) {
  hall_.snapshot(call->parts[0], call->person.value_or(Person{}), call->told());
}

void Api::get_events(const SharedCall& call) {
  const auto since = query_value(call->request.query, "since");
  const int first = since ? static_cast<int>(std::strtol(since->c_str(), nullptr, 10)) : 0;
  hall_.events(call->parts[0], first, call->person.value_or(Person{}), call->told());
}

void Api::get_game_board(const SharedCall& call) { hall_.board(call->parts[0], call->told()); }
void Api::get_record(const SharedCall& call) { hall_.record(call->parts[0], false, call->told()); }
void Api::get_sgf(const SharedCall& call) {
  hall_.record(call->parts[0], true, call->told("application/x-go-sgf; charset=utf-8"));
}

void Api::post_action(const SharedCall& call) {
  call->fields().only({"id", "do"});
  const std::string id = call->fields()["id"].text(40);
  if (id.empty()) call->fields()["id"].fail("1 to 40 bytes are expected");
  hall_.act(call->parts[0], *call->person, 0, id, call->fields()["do"].json(), [call](Acted acted) {
    if (const auto* refusal = std::get_if<Refusal>(&acted)) return call->refuse(*refusal);
    call->answer({{"n", std::get<int>(acted)}});
  });
}

// --- jobs

void Api::get_jobs(const SharedCall& call) {
  std::string text = R"({"jobs":[)";
  for (const std::string& job : jobs_.list(*call->person)) {
    text += (text.back() == '[' ? "" : ",") + job;
  }
  call->answer_text(text + "]}");
}

void Api::post_job(const SharedCall& call) {
  slow_.post([this, call] {
    const auto started = jobs_.start(*call->person, call->body);
    if (const auto* refusal = std::get_if<Refusal>(&started)) return call->refuse(*refusal);
    call->answer_text(std::get<std::string>(started));
  });
}

void Api::get_job(const SharedCall& call) {
  const auto job = jobs_.get(*call->person, call->parts[0]);
  job ? call->answer_text(*job) : call->refuse(Code::NotFound, "you have no such job");
}

void Api::delete_job(const SharedCall& call) {
  const auto cancelled = jobs_.cancel(*call->person, call->parts[0]);
  if (const auto* refusal = std::get_if<Refusal>(&cancelled)) return call->refuse(*refusal);
  call->answer_text(std::get<std::string>(cancelled));
}

void Api::tell_job(const std::string& person, const std::string& job) {
  const auto text = std::make_shared<const std::string>(R"({"type":"job","job":)" + job + "}");
  const std::lock_guard lock(listeners_mutex_);
  const auto [begin, end] = listeners_.equal_range(person);
  for (auto one = begin; one != end; ++one) one->second->socket->send(text);
}

void Api::get_health(const SharedCall& call) {
  call->answer({{"status", "ok"},
                {"version", kVersion},
                {"games", hall_.games()},
                {"connections", sockets_.load()}});
}

// --- WebSocket

std::optional<HttpResponse> Api::refuse(const HttpRequest& request) {
  if (request.path != "/ws") return error_response(Code::NotFound, "the WebSocket is at /ws");
  if (!known_host(request) || !own_origin(request)) {
    return error_response(Code::Forbidden, "a page of another site asks");
  }
  if (options_.limits && !limits_.allow("socket " + request.address, 2, 60)) {
    return error_response(Code::TooMany, "too many connections; wait a little");
  }
  return std::nullopt;
}

void Api::count_person(const std::string& person, int change) {
  if ((connections_[person] += change) <= 0) connections_.erase(person);
}

void Api::opened(const std::shared_ptr<Socket>& socket, const HttpRequest& request) {
  ++sockets_;
  const auto session = std::make_shared<Session>();
  session->client = std::make_shared<Client>();
  session->client->socket = socket;
  session->address = request.address;
  if (const auto person = person_of(request)) session->client->person = *person;
  socket->context = session;
}

void Api::closed(const std::shared_ptr<Socket>& socket) {
  --sockets_;
  const auto session = std::static_pointer_cast<Session>(socket->context);
  if (session->counted) {
    count_person(session->client->person.id, -1);
    const std::lock_guard lock(listeners_mutex_);
    auto [one, end] = listeners_.equal_range(session->client->person.id);
    while (one != end)
      one = one->second == session->client ? listeners_.erase(one) : std::next(one);
  }
  hall_.gone(session->client);
}

void Api::message(const std::shared_ptr<Socket>& socket, std::string_view text) {
  Session& session = *std::static_pointer_cast<Session>(socket->context);
  using Handle = void (Api::*)(Session&, const nlohmann::json&);
  static const std::map<std::string, Handle, std::less<>> kMessages = {
      {"hello", &Api::hello}, {"subscribe", &Api::subscribe}, {"unsubscribe", &Api::unsubscribe},
      {"act", &Api::act},     {"ping", &Api::ping},
  };
  const auto error = [&](Code code, const std::string& why) {
    session.send({{"type", "error"}, {"code", code_name(code)}, {"text", why}});
  };
  try {
    const nlohmann::json json = nlohmann::json::parse(text);
    const auto handle = kMessages.find(Fields(json)["type"].text());
    if (handle == kMessages.end()) return error(Code::Unknown, "there is no such message");
    if (!session.greeted && handle->first != "hello") {
      return error(Code::WrongPhase, "hello comes first");
    }
    (this->*handle->second)(session, json);
  } catch (const Malformed& wrong) {
    error(Code::Malformed, wrong.what());
  } catch (const nlohmann::json::exception&) {
    error(Code::Malformed, "this is not JSON");
  }
}

void Api::hello(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "token", "games", "lobby"});
  if (session.greeted) throw Malformed("hello comes once");
  Client& client = *session.client;
  if (fields.has("token")) {
    const auto person = people_.from_token(fields["token"].text());
    if (!person) {
      session.send({{"type", "error"},
                    {"code", code_name(Code::Unauthorised)},
                    {"text", "the token is not known"}});
      return client.socket->close(1008, "the token is not known");
    }
    client.person = *person;
  }
  session.greeted = true;
  if (!client.person.id.empty()) {
    session.counted = true;
    count_person(client.person.id, 1);
    {
      const std::lock_guard lock(listeners_mutex_);
      listeners_.emplace(client.person.id, session.client);
    }
    if (options_.limits && connections_[client.person.id] > kMostConnections) {
      return client.socket->close(1008, "too many connections");
    }
  }
  const std::optional<Person> person =
      client.person.id.empty() ? std::nullopt : std::optional(client.person);
  Json welcome = {{"type", "welcome"}};
  welcome["person"] = me_json(person)["person"];
  welcome["time"] = hall_.now();
  welcome["version"] = kVersion;
  session.send(welcome);
  if (fields.flag_or("lobby", false)) hall_.watch_lobby(session.client);
  if (!fields.has("games")) return;
  const Fields games = fields["games"];
  if (!games.json().is_object() || games.json().size() > 100) games.fail("at most 100 games");
  for (const auto& [game, seen] : games.json().items()) {
    hall_.watch(game, session.client, static_cast<int>(games[game].whole(0, 1'000'000'000)));
  }
}

void Api::subscribe(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "game", "since", "lobby"});
  if (fields.flag_or("lobby", false)) return hall_.watch_lobby(session.client);
  std::optional<int> since;
  if (fields.has("since")) since = static_cast<int>(fields["since"].whole(0, 1'000'000'000));
  {
    const std::lock_guard lock(session.client->mutex);
    if (session.client->games.size() >= 100) throw Malformed("at most 100 games at once");
  }
  hall_.watch(fields["game"].text(20), session.client, since);
}

void Api::unsubscribe(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "game", "lobby"});
  if (fields.flag_or("lobby", false)) return hall_.unwatch_lobby(session.client);
  hall_.unwatch(fields["game"].text(20), session.client);
}

void Api::act(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "id", "game", "do"});
  const std::string id = fields["id"].text(40), game = fields["game"].text(20);
  if (id.empty()) fields["id"].fail("1 to 40 bytes are expected");
  const SharedClient client = session.client;
  const auto reply = [client, id, game](const Acted& acted) {
    Json answer;
    if (const auto* refusal = std::get_if<Refusal>(&acted)) {
      answer = {{"type", "error"},
                {"id", id},
                {"game", game},
                {"code", code_name(refusal->code)},
                {"text", refusal->text}};
    } else {
      answer = {{"type", "ack"}, {"id", id}, {"game", game}, {"n", std::get<int>(acted)}};
    }
    client->socket->send(std::make_shared<const std::string>(json_text(answer)));
  };
  if (client->person.id.empty()) {
    return reply(Refusal{Code::Unauthorised, "become a guest first: POST /api/guest"});
  }
  hall_.act(game, client->person, client->socket->lag(), id, fields["do"].json(), reply);
}

void Api::ping(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "id"});
  Json pong = {{"type", "pong"}, {"time", hall_.now()}};
  if (fields.has("id")) pong["id"] = fields["id"].text(40);
  session.send(pong);
}

}  // namespace omnigo
