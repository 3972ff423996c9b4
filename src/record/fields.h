// JSON from outside, read field by field: what is not as expected is named by its path.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/error.h"
#include "rules/rules.h"

namespace omnigo {

// What was sent is not what the schema asks for. Thrown by readers of JSON, and caught by the
// functions that the headers of their folders offer.
struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
  explicit Malformed(Error why) : std::runtime_error(why.message), reason(std::move(why.reason)) {}

  Error error() const { return {what(), reason}; }

  Cause reason;
};

// No message, request or stored event needs more; what is nested deeper ends the library's copying
// and writing, which recurse.
inline constexpr int kDeepestJson = 64;

inline Error not_json() { return explain("json-invalid", "this is not valid JSON"); }

// The ways in for JSON that others wrote: its depth is looked at before the library sees it. Either
// is_discarded() where it is none or nested too deep, or Malformed is thrown, which says which.
// `Json` is nlohmann's json or ordered_json.
template <class Json = nlohmann::json>
Json parse_json_or_discard(std::string_view text, int deepest = kDeepestJson);
template <class Json = nlohmann::json>
Json parse_json(std::string_view text, int deepest = kDeepestJson);
// For JSON that we wrote: is_discarded() where it is damaged.
template <class Json = nlohmann::json>
Json parse_own_json(std::string_view text);

class Fields {
 public:
  using Json = nlohmann::json;

  explicit Fields(const Json& json, std::string path = "") : json_(json), path_(std::move(path)) {}

  // The place of the field becomes a value of the reason.
  [[noreturn]] void fail(Error why) const;
  [[noreturn]] void fail(const std::string& message) const { fail(Error{message}); }
  // `known` separates the words with commas.
  [[noreturn]] void fail_choice(std::string_view known) const;

  const Json& json() const { return json_; }
  const std::string& path() const { return path_; }

  bool has(const char* key) const;
  Fields operator[](const std::string& key) const;
  // An object with no other keys than these.
  const Fields& only(std::initializer_list<std::string_view> keys) const {
    return only(std::span(keys.begin(), keys.size()));
  }
  const Fields& only(std::span<const std::string_view> keys) const;

  void expect_object() const;
  std::size_t size() const;
  Fields at(std::size_t i) const;

  const std::string& any_text() const;
  std::string text(std::size_t longest = 1000) const;
  bool flag() const;
  std::int64_t whole(std::int64_t least, std::int64_t most) const;
  double number(double least, double most) const;
  HalfPoints half_points() const;

  // The same, or `otherwise` where there is no such key.
  std::string text_or(const char* key, std::string otherwise, std::size_t longest = 1000) const {
    return has(key) ? (*this)[key].text(longest) : otherwise;
  }
  bool flag_or(const char* key, bool otherwise) const {
    return has(key) ? (*this)[key].flag() : otherwise;
  }

 private:
  const Json& json_;
  std::string path_;
};

}  // namespace omnigo
