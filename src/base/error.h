// What is wrong as a code with values, for programs that word it themselves, in any language.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace omnigo {

struct Cause {
  std::string code;  // such as "seat-taken"; empty: there is only the text
  std::vector<std::pair<std::string, std::string>> values;  // by name
};

struct Error {
  std::string message;  // one line for a person: what is wrong, and where
  Cause reason = {};
};

// A text or a number, for a call of explain(): it does not hold the text itself, so that calls stay
// small in WebAssembly.
struct NamedValue {
  NamedValue(const char* name, std::string_view text) : name(name), text(text) {}
  NamedValue(const char* name, std::integral auto number)
      : name(name), number(static_cast<long long>(number)), is_number(true) {}

  const char* name;
  std::string_view text;
  long long number = 0;
  bool is_number = false;
};

// The error of this code. Its message is `text` with the values in place of their {names}.
Error explain(std::string_view code, std::string_view text,
              std::initializer_list<NamedValue> values = {});

// The same error with its place in front of the message.
Error at_place(const std::string& place, Error error);

}  // namespace omnigo
