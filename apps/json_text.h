// Answers in JSON, on one line, with their members in the order in which they are added.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace omnigo {

// A value as JSON writes it.
class JsonValue {
 public:
  JsonValue(std::same_as<bool> auto yes) : text_(yes ? "true" : "false") {}
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  JsonValue(Number number) : text_(std::to_string(number)) {}
  // With at most this many digits that count.
  JsonValue(double number, int digits = 6);
  // Bytes that are not UTF-8 become U+FFFD.
  JsonValue(std::string_view text);
  JsonValue(const std::string& text) : JsonValue(std::string_view(text)) {}
  JsonValue(const char* text) : JsonValue(std::string_view(text)) {}
  // A list.
  template <class Value>
  JsonValue(const std::vector<Value>& list) : text_("[") {
    for (const Value& value : list) text_ += (text_.size() > 1 ? "," : "") + JsonValue(value).text_;
    text_ += ']';
  }
  // What is JSON already.
  static JsonValue written(std::string text);

  const std::string& text() const { return text_; }

 private:
  JsonValue() = default;
  std::string text_;
};

class JsonObject {
 public:
  JsonObject& add(std::string_view name, const JsonValue& value);
  operator JsonValue() const { return JsonValue::written(text()); }
  std::string text() const { return "{" + members_ + "}"; }

 private:
  std::string members_;
};

}  // namespace omnigo
