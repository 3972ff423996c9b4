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

inline HttpResponse error_response(Refusal::Code code, const std::string& text) {
  return {.status = http_status(code),
          .body = json_text({{"error", {{"code", code_name(code)}, {"text", text}}}})};
}

nlohmann::ordered_json me_json(const std::optional<Person>& person);

// The value of one key of `a=1&b=2`.
std::optional<std::string> query_value(const std::string& query, const std::string& key);

// A request on its way to an answer.
struct Api::Call {
  HttpRequest request;
  std::function<void(HttpResponse)> respond;
  std::optional<Person> person;
  nlohmann::json body;
  std::vector<std::string> parts;  // of the path, where the pattern has a star
  std::string cookie;              // to be set

  Fields fields() const { return Fields(body); }
  void answer(const nlohmann::ordered_json& json) { answer_text(json_text(json)); }
  void answer_text(std::string text) { finish({.body = std::move(text)}); }
  void finish(HttpResponse response) {
    if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
    respond(std::move(response));
  }
  void refuse(Refusal::Code code, const std::string& text) { respond(error_response(code, text)); }
  void refuse(const Refusal& refusal) { refuse(refusal.code, refusal.text); }
  Hall::Told told(std::string type = "application/json") {
    return [respond = respond, type](std::optional<std::string> text) {
      if (!text) return respond(error_response(Refusal::Code::NotFound, "there is no such game"));
      respond({.type = type, .body = std::move(*text)});
    };
  }
};

struct Api::Session {
  SharedClient client;
  std::string address;
  bool greeted = false;
  bool counted = false;

  void send(const nlohmann::ordered_json& message) {
    client->socket->send(std::make_shared<const std::string>(json_text(message)));
  }
};

}  // namespace omnigo
