// The paths for sessions and tokens, and what ends with them.
#include "base/quote.h"
#include "server/api_call.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr int kMostTokens = 20;
constexpr auto kLookAtBans = std::chrono::seconds(10);
constexpr int kEnded = 1008;  // the code that a WebSocket is closed with

}  // namespace

Json time_json(std::int64_t seconds) {
  return seconds == 0 ? Json(nullptr) : Json(wall_text(seconds));
}

Json session_json(const StoredSession& session) {
  return {{"id", session.id},
          {"device", session.hint},
          {"created", wall_text(session.created)},
          {"used", wall_text(session.used)}};
}

Json token_json(const StoredToken& token) {
  Json scopes = Json::array();
  for (std::size_t start = 0; start < token.scopes.size();) {
    const std::size_t end = std::min(token.scopes.find(' ', start), token.scopes.size());
    scopes.push_back(token.scopes.substr(start, end - start));
    start = end + 1;
  }
  return {{"id", token.id},
          {"label", token.label},
          {"created", token.created},
          {"scopes", std::move(scopes)},
          {"used", time_json(token.used)}};
}

// --- after a change to somebody's sessions, tokens, relations or standing

void Api::recheck(const std::string& person) {
  std::vector<SharedClient> clients;
  {
    const std::lock_guard lock(listeners_mutex_);
    const auto [begin, end] = listeners_.equal_range(person);
    for (auto one = begin; one != end; ++one) clients.push_back(one->second);
  }
  if (clients.empty()) return;
  const auto ban = standings_.ban(person);
  std::set<std::string> silenced;
  for (std::string& other : store_.silenced(person)) silenced.insert(std::move(other));
  const auto shared = silenced.empty()
                          ? nullptr
                          : std::make_shared<const std::set<std::string>>(std::move(silenced));
  for (const SharedClient& client : clients) {
    if (ban) {
      client->socket->close(kEnded, "banned");
    } else if (!people_.is_valid({.person = client->person, .key = client->key})) {
      client->socket->close(kEnded, "this session has ended");
    }
    const std::lock_guard lock(client->mutex);
    client->silenced = shared;
  }
}

void Api::recheck_all() {
  std::set<std::string> connected;
  {
    const std::lock_guard lock(listeners_mutex_);
    for (const auto& [person, client] : listeners_) connected.insert(person);
  }
  for (const std::string& person : connected) recheck(person);
}

void Api::person_changed(const std::string& person) {
  people_.forget(person);
  recheck(person);
  hall_.link().person_changed(person);
}

// Bans from the command line are only in the store.
void Api::watch_bans() {
  std::set<std::string> connected;
  {
    const std::lock_guard lock(listeners_mutex_);
    for (const auto& [person, client] : listeners_) connected.insert(person);
  }
  for (const std::string& person : connected) {
    if (standings_.ban(person)) recheck(person);
  }
  timers_.at(std::chrono::steady_clock::now() + kLookAtBans, [this] { watch_bans(); });
}

// --- sessions

void Api::get_sessions(const SharedCall& call) {
  Json list = Json::array();
  for (const StoredSession& session : store_.sessions(call->person->id)) {
    Json json = session_json(session);
    json["current"] = session.id == call->identity->key;
    list.push_back(std::move(json));
  }
  call->answer({{"sessions", std::move(list)}});
}

void Api::end_sessions(const SharedCall& call, Change change) {
  const std::string person = call->person->id;
  store_.write(std::move(change), [this, call, person](const Written& written) {
    if (!written) return call->refuse(refusal_of(written, changed_meanwhile()));
    person_changed(person);
    call->answer(Json::object());
  });
}

void Api::delete_session(const SharedCall& call) {
  const auto session = store_.session(call->parts[0]);
  if (!session || session->person != call->person->id) {
    return call->refuse(Code::NotFound, explain("session-gone", "you have no such session"));
  }
  end_sessions(call, {.ended = {session->id}});
}

// All but this one. Cookies from before there were sessions are older than `since`.
void Api::delete_sessions(const SharedCall& call) {
  auto person = people_.stored(call->person->id);
  if (!person)
    return call->refuse(Code::NotFound, explain("you-are-gone", "your account no longer exists"));
  person->since = wall_seconds() + 1;
  end_sessions(call, {.people = {*person},
                      .signed_out = {{.person = person->id, .but = call->identity->session()}}});
}

void Api::post_logout(const SharedCall& call) {
  call->fields().only({"everywhere"});
  call->cookies = {cookie_header(People::kCookie, "", 0)};
  if (!call->person) return call->answer(me_json(std::nullopt));
  Change change;
  if (call->fields().flag_or("everywhere", false)) {
    auto person = people_.stored(call->person->id);
    if (person) {
      person->since = wall_seconds() + 1;
      change.people = {*person};
    }
    change.signed_out = {{.person = call->person->id, .tokens = true}};
  } else {
    change.ended = {call->identity->key};
  }
  store_.write(std::move(change), [this, call, person = call->person->id](const Written& written) {
    if (!written) return call->refuse(refusal_of(written, changed_meanwhile()));
    person_changed(person);
    call->answer(me_json(std::nullopt));
  });
}

// --- tokens

void Api::get_tokens(const SharedCall& call) {
  Json list = Json::array();
  for (const StoredToken& token : store_.tokens(call->person->id)) {
    list.push_back(token_json(token));
  }
  call->answer({{"tokens", std::move(list)}});
}

void Api::post_token(const SharedCall& call) {
  const Fields fields = call->fields();
  fields.only({"label", "scopes"});
  const std::string label = one_line(fields["label"].text(60));
  std::string scopes = fields.has("scopes") ? "" : "play";
  for (std::size_t i = 0;
       fields.has("scopes") && i < std::min<std::size_t>(fields["scopes"].size(), 4); ++i) {
    scopes += (scopes.empty() ? "" : " ") + fields["scopes"].at(i).text(10);
  }
  const auto read = read_scopes(scopes);
  if (!read || *read == 0) fields["scopes"].fail_choice("read, play, admin");
  if ((*read & kAdminScope) != 0 && !is_admin(call)) {
    return call->refuse(Code::Forbidden,
                        explain("admin-tokens", "only administrators can have admin tokens"));
  }
  if (static_cast<int>(store_.tokens(call->person->id).size()) >= kMostTokens) {
    return call->refuse(Code::Limit,
                        explain("tokens-limit", "you have too many tokens; revoke some first"));
  }
  const People::NewToken made = people_.new_token(*call->person, label, scopes);
  store_.write({.tokens = {made.token}}, [call, made](const Written& written) {
    if (!written) return call->refuse(refusal_of(written, changed_meanwhile()));
    Json json = token_json(made.token);
    json["token"] = made.secret;
    call->answer(json);
  });
}

void Api::delete_token(const SharedCall& call) {
  for (const StoredToken& token : store_.tokens(call->person->id)) {
    if (token.id == call->parts[0]) return end_sessions(call, {.revoked = {token.id}});
  }
  call->refuse(Code::NotFound, explain("token-gone", "you have no such token"));
}

}  // namespace omnigo
