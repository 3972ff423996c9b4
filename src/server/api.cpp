#include "server/api.h"

#include <unistd.h>

#include <algorithm>

#include "server/api_call.h"
#include "server/log.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

// Longer bodies are not read on the network's thread, and only where they are allowed.
constexpr std::size_t kSmallBody = 4 << 10, kActionBody = 64 << 10, kBoardBody = 2 << 20;

// Limits for one address in total: a school class is one address.
constexpr double kRequestsPerSecond = 100, kRequestsAtOnce = 1'000;

std::string host_without_port(const std::string& host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.find(':'));
}

bool is_address(const std::string& host) {
  return host.starts_with('[') ||
         (!host.empty() && host.find_first_not_of("0123456789.") == std::string::npos);
}

// The part after "https://".
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

bool has_own_board(const nlohmann::json& body) {
  return body.is_object() && body.contains("board") && body["board"].is_object();
}

// The number of points that a custom board declares; 0 if it does not.
int points_in(const nlohmann::json& body) {
  const auto& board = body["board"];
  const auto points = board.find("points");
  if (points == board.end()) return 0;
  const std::size_t most = kMaxPoints;
  if (points->is_array()) return static_cast<int>(std::min(points->size(), most));
  return points->is_number_unsigned() ? static_cast<int>(std::min(points->get<std::size_t>(), most))
                                      : 0;
}

}  // namespace

struct Api::Route {
  std::string_view method, pattern;  // a star matches one part of the path
  void (Api::*handle)(const SharedCall&);
  bool needs_person;
  std::optional<Admission::Kind> lane = {};  // not set: fast enough for the network's thread
  double price = price::kMoment;
  std::size_t most_body = kSmallBody;

  // Programs for mail send a form, which says nothing.
  bool reads_json() const { return method == "POST" && handle != &Api::post_one_click; }
  // Longer bodies contain a board or a marking.
  std::optional<Admission::Kind> lane_for(std::size_t body) const {
    if (body <= kSmallBody) return lane;
    return lane ? Admission::Boards : Admission::Messages;
  }
  double price_for(std::size_t body) const {
    if (body <= kSmallBody) return price + price::of_json(body);
    return lane ? price + price::of_own_board(body, 0) : price::of_json(body);
  }
};

const std::vector<Api::Route>& Api::routes() {
  constexpr auto kBoards = Admission::Boards, kGames = Admission::Games, kJobs = Admission::Jobs,
                 kReading = Admission::Reading;
  constexpr double kList = 0.002, kBoard = 0.01, kGame = 0.005;
  static const std::vector<Route> table = {
      {"GET", "/healthz", &Api::get_health, false},
      {"GET", "/metrics", &Api::get_metrics, false},
      {"GET", "/api/admin/status", &Api::get_admin_status, true},
      {"GET", "/api/admin/people", &Api::get_admin_people, true, kReading, kList},
      {"GET", "/api/admin/markings", &Api::get_admin_markings, true, kReading, kList},
      {"POST", "/api/admin/ban", &Api::post_ban, true},
      {"POST", "/api/admin/mute", &Api::post_mute, true},
      {"GET", "/api/admin/reports", &Api::get_admin_reports, true, kReading, kList},
      {"POST", "/api/admin/reports/*", &Api::post_admin_report, true},
      {"POST", "/api/admin/annul", &Api::post_annul, true},
      {"GET", "/api/me", &Api::get_me, false},
      {"GET", "/api/me/data", &Api::get_my_data, true},
      {"POST", "/api/me/delete", &Api::post_delete_me, true},
      {"GET", "/api/notify", &Api::get_notify, false},
      {"POST", "/api/notify/push", &Api::post_push, true},
      {"POST", "/api/notify/push/end", &Api::post_push_end, true},
      {"POST", "/api/notify/mail", &Api::post_mail, true},
      {"POST", "/api/notify/mail/end", &Api::post_mail_end, true},
      {"POST", "/api/notify/mail/turns", &Api::post_turn_mails, true},
      {"POST", "/api/mail/confirm", &Api::post_confirm, false},
      {"POST", "/api/mail/stop", &Api::post_stop_mails, false},
      {"POST", "/mail", &Api::post_one_click, false},
      {"POST", "/api/recover", &Api::post_recover, false},
      {"POST", "/api/recover/password", &Api::post_new_password, false},
      {"GET", "/api/relations", &Api::get_relations, true, kReading, kList},
      {"POST", "/api/relations", &Api::post_relation, true},
      {"POST", "/api/reports", &Api::post_report, true},
      {"POST", "/api/guest", &Api::post_guest, false},
      {"POST", "/api/rename", &Api::post_rename, true},
      {"POST", "/api/register", &Api::post_register, false},
      {"POST", "/api/login", &Api::post_login, false},
      {"POST", "/api/logout", &Api::post_logout, false},
      {"POST", "/api/password", &Api::post_password, true},
      {"GET", "/api/sessions", &Api::get_sessions, true, kReading, kList},
      {"DELETE", "/api/sessions", &Api::delete_sessions, true},
      {"DELETE", "/api/sessions/*", &Api::delete_session, true},
      {"GET", "/api/people/*", &Api::get_profile, false, kReading, kList},
      {"GET", "/api/tokens", &Api::get_tokens, true, kReading, kList},
      {"POST", "/api/tokens", &Api::post_token, true},
      {"DELETE", "/api/tokens/*", &Api::delete_token, true},
      {"GET", "/api/catalogue", &Api::get_catalogue, false},
      {"GET", "/api/board", &Api::get_board, false, kGames, kBoard},
      {"POST", "/api/board", &Api::post_board, false, kBoards, kBoard, kBoardBody},
      {"GET", "/api/boards/*", &Api::get_board_by_hash, false, kReading, kGame},
      {"GET", "/api/games", &Api::get_games, false, kReading, kList},
      {"POST", "/api/games", &Api::post_game, true, kGames, kGame, kBoardBody},
      {"POST", "/api/match", &Api::post_match, true, kGames, kGame, kBoardBody},
      {"GET", "/api/archive", &Api::get_archive, false, kReading, kGame},
      {"GET", "/api/games/*", &Api::get_game, false, kReading, kGame},
      {"GET", "/api/games/*/events", &Api::get_events, false, kReading, kGame},
      {"GET", "/api/games/*/board", &Api::get_game_board, false, kReading, kGame},
      {"GET", "/api/games/*/record.json", &Api::get_record, false, kReading, kGame},
      {"GET", "/api/games/*/record.sgf", &Api::get_sgf, false, kReading, kGame},
      {"GET", "/api/games/*/ratings", &Api::get_game_ratings, false, kReading, kList},
      {"POST", "/api/games/*/actions", &Api::post_action, true, {}, 0, kActionBody},
      {"GET", "/api/jobs", &Api::get_jobs, true},
      {"POST", "/api/jobs", &Api::post_job, true, kJobs, kGame, kBoardBody},
      {"GET", "/api/jobs/*", &Api::get_job, true},
      {"DELETE", "/api/jobs/*", &Api::delete_job, true},
  };
  return table;
}

Api::Api(Store& store, People& people, Hall& hall, const Site& site, Notifier& notifier,
         const Options& options)
    : store_(store),
      people_(people),
      hall_(hall),
      site_(site),
      notifier_(notifier),
      options_(options),
      standings_(store),
      jobs_(hall, options.job_processes,
            [this](const std::string& person, const std::string& job) { tell_job(person, job); }),
      forgetting_(store, people, &hall, options.keep),
      archivist_(store, people),
      admission_(options.limits) {
  hall_.link().on_person([this](const std::string& person) {
    standings_.look_again();
    person.empty() ? recheck_all() : recheck(person);
  });
  watch_bans();
}

Api::~Api() {
  hall_.link().on_person(nullptr);
  timers_.stop();
  if (stopper_.joinable()) stopper_.join();
  // Work in progress asks the hall and the store for more, and their answers come here.
  admission_.stop();
  forgetting_.stop();
  archivist_.stop();
  hall_.close();
}

// --- HTTP

namespace {

// Whether the path matches, and the parts in place of the stars.
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
  call->asker.address = network_of(call->request.address);
  const std::string& path = call->request.path;
  const bool api = path.starts_with("/api/") || path == "/healthz" || path == "/metrics" ||
                   (path == "/mail" && call->request.method == "POST");
  // Only once: when the server stops, it answers for requests still in progress.
  const auto answered = std::make_shared<std::atomic_flag>();
  call->respond = [api, path, answered, respond = std::move(respond)](HttpResponse response) {
    if (answered->test_and_set()) return;
    metrics().answers[static_cast<std::size_t>(response.status / 100)].add();
    if (response.status >= 500)
      log_error("answered", {{"path", path}, {"status", response.status}});
    add_common_headers(response);
    const bool cacheable =
        std::any_of(response.headers.begin(), response.headers.end(),
                    [](const auto& header) { return header.first == "Cache-Control"; });
    if (api && !cacheable) response.headers.emplace_back("Cache-Control", "no-store");
    respond(std::move(response));
  };
  if (const int wait =
          must_wait("http " + call->asker.address, kRequestsPerSecond, kRequestsAtOnce)) {
    return call->refuse(
        {Code::TooMany, explain("many-requests", "too many requests; wait a moment"), wait});
  }
  if (!known_host(call->request)) {
    return call->finish(
        {.status = 421, .type = "text/plain", .body = "Unknown host name. Set --public-url.\n"});
  }
  if (!api) {
    const std::string& method = call->request.method;
    if (method != "GET" && method != "HEAD") return call->refuse(Code::Unknown, wrong_method());
    return call->finish(site_.get(call->request));
  }
  try {
    if (!route(call)) call->refuse(Code::NotFound, nothing_there());
  } catch (const Unreadable& wrong) {
    call->refuse_unreadable(wrong);
  } catch (const Malformed& wrong) {
    call->refuse(Code::Malformed, wrong.error());
  }
}

int Api::must_wait(const std::string& name, double per_second, double burst, double cost) {
  return options_.limits ? limits_.take(name, per_second, burst, cost) : 0;
}

// With the path's parts in place of the stars. `other_method`: the path exists, but for another
// method.
const Api::Route* Api::find_route(const std::string& method, const std::string& path,
                                  std::vector<std::string>& parts, bool& other_method) {
  for (const Route& route : routes()) {
    if (!fits(route.pattern, path, parts)) continue;
    if (route.method == (method == "HEAD" ? "GET" : method)) return &route;
    other_method = true;
  }
  return nullptr;
}

std::size_t Api::most_body(const std::string& method, const std::string& path) {
  std::vector<std::string> parts;
  bool other_method = false;
  const Route* route = find_route(method, path, parts, other_method);
  return route == nullptr ? kSmallBody : route->most_body;
}

// False if no path matches. Throws Malformed.
bool Api::route(const SharedCall& call) {
  const HttpRequest& request = call->request;
  bool other_method = false;
  const Route* found = find_route(request.method, request.path, call->parts, other_method);
  if (found == nullptr) {
    if (other_method) call->refuse(Code::Unknown, wrong_method());
    return other_method;
  }
  if (!admit(call, *found)) return true;
  const auto lane = found->lane_for(request.body.size());
  if (!lane) {
    handle(call, *found);
    return true;
  }
  in_lane(call, *lane, found->price_for(request.body.size()),
          [this, call, found] { handle(call, *found); });
  return true;
}

void Api::in_lane(const SharedCall& call, Admission::Kind kind, double price,
                  std::function<void()> run) {
  admission_[kind].offer(
      {.asker = call->asker,
       .price = price,
       .wanted = [gone = call->request.gone] { return gone == nullptr || !*gone; },
       .run =
           [call, kind, run = std::move(run)](Place place) {
             call->lane = kind;
             call->place = std::move(place);
             try {
               run();
             } catch (const Unreadable& wrong) {
               call->refuse_unreadable(wrong);
             }
           },
       // Not the call itself: it holds the place until it is over.
       .refuse = [respond = call->respond](
                     const Refusal& refusal) { respond(error_response(refusal)); }});
}

// Finds out who asks and whether they may; refuses otherwise. Throws Malformed.
bool Api::admit(const SharedCall& call, const Route& route) {
  const HttpRequest& request = call->request;
  const bool changes = route.method != "GET";
  if (stopping_) {
    call->refuse(
        {Code::Unavailable, explain("restarting", "the server is being restarted; try again"), 2});
    return false;
  }
  if (request.body.size() > route.most_body) {
    call->refuse(Code::TooLarge, explain("body-large", "the body is too large"));
    return false;
  }
  call->identity = identity_of(request);
  if (call->identity) call->person = call->identity->person;
  if (call->person) call->asker.person = call->person->id;
  if (changes && !own_origin(request)) {
    call->refuse(Code::Forbidden, cross_origin());
    return false;
  }
  if (route.needs_person && !call->person) {
    call->refuse(Code::Unauthorised,
                 explain("sign-in", "sign in or become a guest first: POST /api/guest"));
    return false;
  }
  if (!is_in_scope(*call, route)) {
    call->refuse(Code::Forbidden, explain("token-scope", "this token does not allow that"));
    return false;
  }
  // Banned people may still sign out.
  const bool leaves = route.handle == &Api::post_logout || route.handle == &Api::post_delete_me;
  if (const auto ban =
          call->person && changes && !leaves ? standings_.ban(call->person->id) : std::nullopt) {
    call->refuse(*ban);
    return false;
  }
  if (route.reads_json() && !request.header("content-type").starts_with("application/json")) {
    throw Malformed(explain("content-type", "expected Content-Type: application/json"));
  }
  return true;
}

void Api::handle(const SharedCall& call, const Route& route) {
  try {
    // A board has its own parser.
    if (route.reads_json() && route.handle != &Api::post_board) {
      call->body = parse_json(call->request.body);
    }
    if (call->lane && call->lane != Admission::Boards && has_own_board(call->body)) {
      // A few bytes can ask for a board of ten thousand points.
      return in_lane(call, Admission::Boards,
                     price::of_own_board(call->request.body.size(), points_in(call->body)),
                     [this, call, &route] { answer(call, route); });
    }
    answer(call, route);
  } catch (const Malformed& wrong) {
    call->refuse(Code::Malformed, wrong.error());
  }
}

void Api::answer(const SharedCall& call, const Route& route) {
  try {
    (this->*route.handle)(call);
  } catch (const Malformed& wrong) {
    call->refuse(Code::Malformed, wrong.error());
  } catch (const nlohmann::json::exception&) {
    call->refuse(Code::Malformed, not_as_expected());
  }
}

// Host names that are certainly ours: otherwise another site could point its own name to this
// server and send requests as its own pages.
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

std::optional<Identity> Api::identity_of(const HttpRequest& request) {
  const std::string authorization = request.header("authorization");
  std::optional<Identity> identity;
  if (authorization.starts_with("Bearer ")) {
    identity = people_.from_token(authorization.substr(7));
  } else {
    const std::string cookie = cookie_value(request.header("cookie"), People::kCookie);
    if (!cookie.empty()) identity = people_.from_cookie(cookie);
  }
  if (identity) people_.note_use(*identity);
  return identity;
}

Device Api::device_of(const HttpRequest& request) const {
  const auto known =
      people_.device_from(cookie_value(request.header("cookie"), People::kDeviceCookie));
  return known ? *known : people_.new_device();
}

// Changes to the account itself need a session: a token cannot create another one or lock its owner
// out.
bool Api::is_in_scope(const Call& call, const Route& route) const {
  if (!call.identity) return true;
  const auto begins = [&](std::string_view path) { return route.pattern.starts_with(path); };
  Scope scope = route.method == "GET" ? kReadScope : kPlayScope;
  if (begins("/api/admin/") || begins("/metrics")) {
    scope = kAdminScope;
  } else if (begins("/api/tokens") || begins("/api/sessions") || begins("/api/password") ||
             begins("/api/rename") || begins("/api/register") || begins("/api/login") ||
             begins("/api/logout") || begins("/api/me/") || begins("/api/relations") ||
             begins("/api/notify") || begins("/api/mail/") || begins("/mail") ||
             begins("/api/recover") || (begins("/api/me") && route.method != "GET")) {
    scope = kAccountScope;
  }
  return call.identity->may(scope);
}

std::string Api::cookie_header(std::string_view name, const std::string& value,
                               std::int64_t seconds) const {
  std::string header = std::string(name) + "=" + value +
                       "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(seconds);
  if (options_.public_url.starts_with("https://")) header += "; Secure";
  return header;
}

std::string Api::url_of(const Call& call, const std::string& path) const {
  if (!options_.public_url.empty()) return options_.public_url + path;
  return "http://" + call.request.header("host") + path;
}

}  // namespace omnigo
