#include "json_text.h"

#include <nlohmann/json.hpp>
#include <sstream>

namespace omnigo {

JsonValue::JsonValue(double number, int digits) {
  std::ostringstream out;
  out.precision(digits);
  out << number;
  text_ = out.str();
}

JsonValue::JsonValue(std::string_view text)
    : text_(nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)) {}

JsonValue JsonValue::written(std::string text) {
  JsonValue value;
  value.text_ = std::move(text);
  return value;
}

JsonObject& JsonObject::add(std::string_view name, const JsonValue& value) {
  if (!members_.empty()) members_ += ',';
  members_ += JsonValue(name).text() + ':' + value.text();
  return *this;
}

}  // namespace omnigo
