#include "base/error.h"

namespace omnigo {

Cause::Cause() = default;
Cause::Cause(std::string_view code) : code(code) {}
Cause::Cause(const Cause&) = default;
Cause::Cause(Cause&&) noexcept = default;
Cause& Cause::operator=(const Cause&) = default;
Cause& Cause::operator=(Cause&&) noexcept = default;
Cause::~Cause() = default;

NamedValue::NamedValue(const char* name, std::string_view text) : name(name), text(text) {}
NamedValue::NamedValue(const char* name, long long number)
    : name(name), number(number), is_number(true) {}

Error explain(std::string_view code, ErrorText words, std::initializer_list<NamedValue> values) {
  std::string_view text = words.text;
  Error error{std::string(), Cause(code)};
  for (const NamedValue& value : values) {
    error.reason.values.emplace_back(
        value.name, value.is_number ? std::to_string(value.number) : std::string(value.text));
  }
  while (!text.empty()) {
    const std::size_t open = text.find('{'), close = text.find('}', open);
    error.message += text.substr(0, open);
    if (close == text.npos) break;
    const std::string_view name = text.substr(open + 1, close - open - 1);
    for (const auto& [known, value] : error.reason.values) {
      if (name == known) error.message += value;
    }
    text.remove_prefix(close + 1);
  }
  return error;
}

Error at_place(const std::string& place, Error error) {
  error.message.insert(0, place + ": ");
  return error;
}

}  // namespace omnigo
