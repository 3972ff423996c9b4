#include "server/api.h"

#include <unistd.h>

#include "server/api_call.h"
#include "server/log.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

constexpr int kSlowThreads = 2, kJobProcesses = 1;

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

}  // namespace

struct Api::Route {
  std::string_view method, pattern;  // a star stands for one part of the path
  void (Api::*handle)(const SharedCall&);
  bool needs_person;
};

const std::vector<Api::Route>& Api::routes() {
  static const std::vector<Route> table = {
      {"GET", "/healthz", &Api::get_health, false},
      {"GET", "/metrics", &Api::get_metrics, false},
      {"GET", "/api/admin/status", &Api::get_admin_status, true},
      {"GET", "/api/admin/people", &Api::get_admin_people, true},
      {"POST", "/api/admin/ban", &Api::post_ban, true},
      {"POST", "/api/admin/annul", &Api::post_annul, true},
      {"GET", "/api/me", &Api::get_me, false},
      {"POST", "/api/guest", &Api::post_guest, false},
      {"POST", "/api/rename", &Api::post_rename, true},
      {"POST", "/api/register", &Api::post_register, false},
      {"POST", "/api/login", &Api::post_login, false},
      {"POST", "/api/logout", &Api::post_logout, false},
      {"POST", "/api/password", &Api::post_password, true},
      {"GET", "/api/people/*", &Api::get_profile, false},
      {"GET", "/api/tokens", &Api::get_tokens, true},
      {"POST", "/api/tokens", &Api::post_token, true},
      {"DELETE", "/api/tokens/*", &Api::delete_token, true},
      {"GET", "/api/catalogue", &Api::get_catalogue, false},
      {"GET", "/api/board", &Api::get_board, false},
      {"POST", "/api/board", &Api::post_board, false},
      {"GET", "/api/games", &Api::get_games, false},
      {"POST", "/api/games", &Api::post_game, true},
      {"POST", "/api/match", &Api::post_match, true},
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
      standings_(store),
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
  const std::string& path = call->request.path;
  const bool api = path.starts_with("/api/") || path == "/healthz" || path == "/metrics";
  call->respond = [api, path, respond = std::move(respond)](HttpResponse response) {
    metrics().answers[static_cast<std::size_t>(response.status / 100)].add();
    if (response.status >= 500)
      log_error("answered", {{"path", path}, {"status", response.status}});
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
    if (const auto ban =
            call->person && method != "GET" ? standings_.ban(call->person->id) : std::nullopt) {
      call->refuse(*ban);
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

}  // namespace omnigo
