// A request to the API, and a connection, as the functions that answer them see it.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "record/fields.h"
#include "server/api.h"

namespace omnigo {

inline HttpResponse error_response(const Refusal& refusal) {
  HttpResponse response{
      .status = http_status(refusal.code),
      .body = json_text({{"error", {{"code", code_name(refusal.code)}, {"text", refusal.text}}}})};
  if (refusal.retry_after > 0) {
    response.headers.emplace_back("Retry-After", std::to_string(refusal.retry_after));
  }
  return response;
}
inline HttpResponse error_response(Refusal::Code code, const std::string& text) {
  return error_response(Refusal{code, text});
}

nlohmann::ordered_json me_json(const std::optional<Person>& person);
nlohmann::ordered_json session_json(const StoredSession& session);
nlohmann::ordered_json token_json(const StoredToken& token);
nlohmann::ordered_json rating_json(const StoredRating& rating);
nlohmann::ordered_json outcome_json(const StoredOutcome& outcome);
// "2026-11-15T12:00:00Z", or null for 0.
nlohmann::ordered_json time_json(std::int64_t seconds);

// The value of one key of `a=1&b=2`.
std::optional<std::string> query_value(const std::string& query, const std::string& key);

// A request on its way to an answer.
struct Api::Call : std::enable_shared_from_this<Call> {
  HttpRequest request;
  Asker asker;  // the address, and the person if there is one
  std::optional<Admission::Kind> lane;
  Place place;  // in that lane, for as long as the answer is being made
  std::function<void(HttpResponse)> respond;
  std::optional<Identity> identity;
  std::optional<Person> person;  // that of the identity
  nlohmann::json body;
  std::vector<std::string> parts;    // of the path, where the pattern has a star
  std::vector<std::string> cookies;  // to be set

  Fields fields() const { return Fields(body); }
  void answer(const nlohmann::ordered_json& json) { answer_text(json_text(json)); }
  void answer_text(std::string text) { finish({.body = std::move(text)}); }
  void finish(HttpResponse response) {
    for (const std::string& cookie : cookies) response.headers.emplace_back("Set-Cookie", cookie);
    respond(std::move(response));
  }
  void refuse(Refusal::Code code, const std::string& text) { respond(error_response(code, text)); }
  void refuse(const Refusal& refusal) { respond(error_response(refusal)); }
  Hall::Told told(std::string type = "application/json") {
    return [call = shared_from_this(), type](std::optional<std::string> text) {
      if (!text) return call->refuse(Refusal::Code::NotFound, "there is no such game");
      call->respond({.type = type, .body = std::move(*text)});
    };
  }
};

struct Api::Session {
  SharedClient client;
  Identity identity;             // without a person: nobody's
  std::string address, network;  // the latter: under which its use is counted
  bool greeted = false;
  bool counted = false;

  void send(const nlohmann::ordered_json& message) {
    client->socket->send(std::make_shared<const std::string>(json_text(message)));
  }
};

}  // namespace omnigo
