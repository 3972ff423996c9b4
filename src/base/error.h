// What is wrong as a code with values, for programs that word it themselves, in any language.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace omnigo {

// Nothing here is inline: errors are made, copied and destroyed in hundreds of places, and the
// rules as WebAssembly are part of the first load.
struct Cause {
  Cause();
  explicit Cause(std::string_view code);
  Cause(const Cause&);
  Cause(Cause&&) noexcept;
  Cause& operator=(const Cause&);
  Cause& operator=(Cause&&) noexcept;
  ~Cause();

  std::string code;  // such as "seat-taken"; empty: there is only the text
  std::vector<std::pair<std::string, std::string>> values;  // by name
};

struct Error {
  std::string message;  // one line for a person: what is wrong, and where
  Cause reason = {};
};

// A text or a number, for a call of explain(): it does not hold the text itself.
struct NamedValue {
  NamedValue(const char* name, std::string_view text);
  NamedValue(const char* name, long long number);
  NamedValue(const char* name, std::integral auto number)
      : NamedValue(name, static_cast<long long>(number)) {}

  const char* name;
  std::string_view text;
  long long number = 0;
  bool is_number = false;
};

// The text of an error. WebAssembly does without: the page words errors by their codes and values.
struct ErrorText {
#ifdef __wasm__
  constexpr ErrorText(const char*) {}
#else
  constexpr ErrorText(const char* text) : text(text) {}
#endif

  std::string_view text;
};

// The error of this code. Its message is `text` with the values in place of their {names}.
Error explain(std::string_view code, ErrorText text, std::initializer_list<NamedValue> values = {});

// The same error with its place in front of the message.
Error at_place(const std::string& place, Error error);

}  // namespace omnigo
