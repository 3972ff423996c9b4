// JSON from outside, read field by field: what is not as expected is named by its path.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/json_depth.h"
#include "base/quote.h"
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
template <class Json = nlohmann::json>
Json parse_json_or_discard(std::string_view text, int deepest = kDeepestJson) {
  if (nested_deeper_than(deepest, text)) return Json(Json::value_t::discarded);
  return Json::parse(text, nullptr, false);
}
template <class Json = nlohmann::json>
Json parse_json(std::string_view text, int deepest = kDeepestJson) {
  if (const auto place = nested_deeper_than(deepest, text)) {
    throw Malformed(explain("json-too-deep", "nested deeper than {most} levels, at byte {place}",
                            {{"most", deepest}, {"place", *place}}));
  }
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) throw Malformed(not_json());
  return json;
}

class Fields {
 public:
  using Json = nlohmann::json;

  explicit Fields(const Json& json, std::string path = "") : json_(json), path_(std::move(path)) {}

  // The place of the field becomes a value of the reason.
  [[noreturn]] void fail(Error why) const {
    if (path_.empty()) throw Malformed(std::move(why));
    if (!why.reason.code.empty()) why.reason.values.emplace_back("path", path_);
    throw Malformed(at_place(path_, std::move(why)));
  }
  [[noreturn]] void fail(const std::string& message) const { fail(Error{message}); }
  // `known` separates the words with commas.
  [[noreturn]] void fail_choice(std::string_view known) const {
    fail(explain("field-choice", "expected one of {known}", {{"known", known}}));
  }

  const Json& json() const { return json_; }
  const std::string& path() const { return path_; }

  bool has(const char* key) const { return json_.is_object() && json_.contains(key); }
  Fields operator[](const std::string& key) const {
    expect_object();
    const auto found = json_.find(key);
    if (found == json_.end()) {
      fail(explain("field-missing", "{key} is missing", {{"key", quote(key)}}));
    }
    return Fields(*found, path_.empty() ? one_line(key) : path_ + "." + one_line(key));
  }
  // An object with no other keys than these.
  const Fields& only(std::initializer_list<std::string_view> keys) const {
    return only(std::span(keys.begin(), keys.size()));
  }
  const Fields& only(std::span<const std::string_view> keys) const {
    expect_object();
    for (const auto& [key, unused] : json_.items()) {
      if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
        fail(explain("field-unknown", "unknown key {key}", {{"key", quote(key)}}));
      }
    }
    return *this;
  }

  void expect_object() const {
    if (!json_.is_object()) fail(explain("field-object", "expected an object"));
  }
  std::size_t size() const {
    if (!json_.is_array()) fail(explain("field-list", "expected a list"));
    return json_.size();
  }
  Fields at(std::size_t i) const { return Fields(json_[i], path_ + "[" + std::to_string(i) + "]"); }

  const std::string& any_text() const {
    if (!json_.is_string()) fail(explain("field-string", "expected a string"));
    return json_.get_ref<const std::string&>();
  }
  std::string text(std::size_t longest = 1000) const {
    const std::string& text = any_text();
    if (text.size() > longest) {
      fail(explain("field-length", "expected at most {most} bytes", {{"most", longest}}));
    }
    return text;
  }
  bool flag() const {
    if (!json_.is_boolean()) fail(explain("field-flag", "expected true or false"));
    return json_.get<bool>();
  }
  std::int64_t whole(std::int64_t least, std::int64_t most) const {
    const bool too_large =
        json_.is_number_unsigned() && json_.get<std::uint64_t>() > static_cast<std::uint64_t>(most);
    if (!json_.is_number_integer() || too_large || json_.get<std::int64_t>() < least ||
        json_.get<std::int64_t>() > most) {
      fail(explain("field-whole", "expected a whole number from {least} to {most}",
                   {{"least", least}, {"most", most}}));
    }
    return json_.get<std::int64_t>();
  }
  double number(double least, double most) const {
    const double value = json_.is_number() ? json_.get<double>() : most + 1;
    if (!(value >= least && value <= most)) {
      fail(explain("field-number", "expected a number from {least} to {most}",
                   {{"least", Json(least).dump()}, {"most", Json(most).dump()}}));
    }
    return value;
  }
  HalfPoints half_points() const {
    constexpr double kMost = 1e6;
    const double points = json_.is_number() ? json_.get<double>() : 2 * kMost;
    if (!(std::abs(points) <= kMost) || points * 2 != std::floor(points * 2)) {
      fail(explain("field-half", "expected a whole or half number of points"));
    }
    return static_cast<HalfPoints>(points * 2);
  }

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
