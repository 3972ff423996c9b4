// A request to the API, and a connection, as the functions that answer them see it.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "record/fields.h"
#include "server/api.h"
#include "server/log.h"

namespace omnigo {

inline constexpr int kUsualWait = 5;  // seconds, if nothing better is known

inline HttpResponse error_response(const Refusal& refusal) {
  HttpResponse response{.status = http_status(refusal.code),
                        .body = json_text({{"error", refusal_json(refusal)}})};
  const bool later =
      refusal.code == Refusal::Code::TooMany || refusal.code == Refusal::Code::Unavailable;
  const int wait = refusal.retry_after > 0 ? refusal.retry_after : later ? kUsualWait : 0;
  if (wait > 0) response.headers.emplace_back("Retry-After", std::to_string(wait));
  return response;
}

// The name that a client gives to one of its actions.
inline std::string action_id(const Fields& field) {
  std::string id = field.text(40);
  const bool odd = std::any_of(id.begin(), id.end(), [](unsigned char c) { return c < ' '; });
  if (id.empty() || odd) {
    field.fail(explain("field-id", "expected 1 to 40 bytes without control characters"));
  }
  return id;
}

inline Error nothing_there() { return explain("path-unknown", "there is nothing at this path"); }
inline Error wrong_method() {
  return explain("wrong-method", "this path does not support this method");
}
inline Error cross_origin() { return explain("cross-origin", "Cross-origin request refused."); }
inline Error not_as_expected() {
  return explain("not-as-expected", "the request does not have the expected form");
}
inline Error no_memory() { return explain("no-memory", "out of memory; try again later"); }

nlohmann::ordered_json me_json(const std::optional<Person>& person);
nlohmann::ordered_json session_json(const StoredSession& session);
nlohmann::ordered_json token_json(const StoredToken& token);
nlohmann::ordered_json rating_json(const StoredRating& rating);
nlohmann::ordered_json outcome_json(const StoredOutcome& outcome);
// "2026-11-15T12:00:00Z", or null for 0.
nlohmann::ordered_json time_json(std::int64_t seconds);

// A bot as a person, by the id under which its ratings are stored.
std::optional<Person> find_bot(const std::string& id);

// What follows the games of a page; `more` is where the next one begins.
inline std::string end_of_list(const std::vector<StoredRow>& rows, int limit) {
  const bool more = static_cast<int>(rows.size()) == limit;
  return more ? R"(],"more":")" + std::to_string(rows.back().number) + "\"}" : "]}";
}

// The value of one key of `a=1&b=2`.
std::optional<std::string> query_value(const std::string& query, const std::string& key);

// A password that is long enough.
std::string new_password(const Fields& field);

// The data has changed in the meantime.
inline Error changed_meanwhile() {
  return explain("changed-meanwhile", "could not be saved; try again");
}

inline constexpr const char* kFinishedControl = "public, max-age=60";
inline constexpr const char* kForEverControl = "public, max-age=31536000, immutable";

// A request that is being answered.
struct Api::Call : std::enable_shared_from_this<Call> {
  HttpRequest request;
  Asker asker;  // the address, and the person if signed in
  std::optional<Admission::Kind> lane;
  Place place;  // in that lane, while the answer is being made
  std::function<void(HttpResponse)> respond;
  std::optional<Identity> identity;
  std::optional<Person> person;  // of the identity
  nlohmann::json body;
  std::vector<std::string> parts;    // of the path, one for each star of the pattern
  std::vector<std::string> cookies;  // to set

  Fields fields() const { return Fields(body); }
  // Who reads; without an id: nobody in particular.
  Person reader() const { return person.value_or(Person{}); }
  void answer(const nlohmann::ordered_json& json) { answer_text(json_text(json)); }
  void answer_text(std::string text) { finish({.body = std::move(text)}); }
  void finish(HttpResponse response) {
    for (const std::string& cookie : cookies) response.headers.emplace_back("Set-Cookie", cookie);
    respond(std::move(response));
  }
  void refuse(Refusal::Code code, Error why) { respond(error_response({code, std::move(why)})); }
  void refuse(const Refusal& refusal) { respond(error_response(refusal)); }
  void refuse_unreadable(const Unreadable& wrong) {
    log_error("unreadable", {{"path", request.path}, {"reason", wrong.what()}});
    refuse(Refusal::Code::Unavailable,
           explain("unreadable", "the server cannot read its data now; try again later"));
  }
  // An answer that clients may cache while the tag stays the same; a client that already has it
  // gets 304 without a body. `control` is the value of Cache-Control.
  void finish_cacheable(HttpResponse response, const std::string& tag, const std::string& control) {
    const std::string quoted = "W/\"" + tag + "\"";
    if (request.header("if-none-match").find(quoted) != std::string::npos) {
      response.status = 304;
      response.body.clear();
    }
    response.headers.emplace_back("ETag", quoted);
    response.headers.emplace_back("Cache-Control", control);
    respond(std::move(response));
  }
  // `for_all`: the answer is the same for everybody.
  GamePages::PageReply page_reply(bool for_all, std::string type = "application/json") {
    return [call = shared_from_this(), for_all, type](std::variant<GamePages::Page, Refusal> page) {
      if (const auto* refusal = std::get_if<Refusal>(&page)) return call->refuse(*refusal);
      auto& [text, tag] = std::get<GamePages::Page>(page);
      HttpResponse response{.type = type, .body = std::move(text)};
      if (tag.empty() || (!for_all && call->person)) return call->respond(std::move(response));
      if (!for_all) response.headers.emplace_back("Vary", "Cookie, Authorization");
      call->finish_cacheable(std::move(response), tag, kFinishedControl);
    };
  }
};

struct Api::Session {
  SharedClient client;
  Identity identity;             // without a person: not signed in
  std::string address, network;  // `network`: the address under which its use is counted
  bool greeted = false;
  bool counted = false;

  void send(const nlohmann::ordered_json& message) {
    client->socket->send(std::make_shared<const std::string>(json_text(message)));
  }
};

}  // namespace omnigo
