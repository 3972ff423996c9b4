#include "record/fields.h"

#include <algorithm>
#include <cmath>

#include "base/json_depth.h"
#include "base/quote.h"

namespace omnigo {

template <class Json>
Json parse_own_json(std::string_view text) {
  return Json::parse(text, nullptr, false);
}

template <class Json>
Json parse_json_or_discard(std::string_view text, int deepest) {
  if (nested_deeper_than(deepest, text)) return Json(Json::value_t::discarded);
  return parse_own_json<Json>(text);
}

template <class Json>
Json parse_json(std::string_view text, int deepest) {
  if (const auto place = nested_deeper_than(deepest, text)) {
    throw Malformed(explain("json-too-deep", "nested deeper than {most} levels, at byte {place}",
                            {{"most", deepest}, {"place", *place}}));
  }
  Json json = parse_own_json<Json>(text);
  if (json.is_discarded()) throw Malformed(not_json());
  return json;
}

// The library's parser takes a second or two to compile: here, not in every file that reads JSON.
template nlohmann::json parse_json_or_discard(std::string_view, int);
template nlohmann::json parse_json(std::string_view, int);
template nlohmann::json parse_own_json(std::string_view);
template nlohmann::ordered_json parse_json_or_discard(std::string_view, int);
template nlohmann::ordered_json parse_json(std::string_view, int);
template nlohmann::ordered_json parse_own_json(std::string_view);

void Fields::fail(Error why) const {
  if (path_.empty()) throw Malformed(std::move(why));
  if (!why.reason.code.empty()) why.reason.values.emplace_back("path", path_);
  throw Malformed(at_place(path_, std::move(why)));
}

void Fields::fail_choice(std::string_view known) const {
  fail(explain("field-choice", "expected one of {known}", {{"known", known}}));
}

bool Fields::has(const char* key) const { return json_.is_object() && json_.contains(key); }

Fields Fields::operator[](const std::string& key) const {
  expect_object();
  const auto found = json_.find(key);
  if (found == json_.end()) {
    fail(explain("field-missing", "{key} is missing", {{"key", quote(key)}}));
  }
  return Fields(*found, path_.empty() ? one_line(key) : path_ + "." + one_line(key));
}

const Fields& Fields::only(std::span<const std::string_view> keys) const {
  expect_object();
  for (const auto& [key, unused] : json_.items()) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
      fail(explain("field-unknown", "unknown key {key}", {{"key", quote(key)}}));
    }
  }
  return *this;
}

void Fields::expect_object() const {
  if (!json_.is_object()) fail(explain("field-object", "expected an object"));
}

std::size_t Fields::size() const {
  if (!json_.is_array()) fail(explain("field-list", "expected a list"));
  return json_.size();
}

Fields Fields::at(std::size_t i) const {
  return Fields(json_[i], path_ + "[" + std::to_string(i) + "]");
}

const std::string& Fields::any_text() const {
  if (!json_.is_string()) fail(explain("field-string", "expected a string"));
  return json_.get_ref<const std::string&>();
}

std::string Fields::text(std::size_t longest) const {
  const std::string& text = any_text();
  if (text.size() > longest) {
    fail(explain("field-length", "expected at most {most} bytes", {{"most", longest}}));
  }
  return text;
}

bool Fields::flag() const {
  if (!json_.is_boolean()) fail(explain("field-flag", "expected true or false"));
  return json_.get<bool>();
}

std::int64_t Fields::whole(std::int64_t least, std::int64_t most) const {
  const bool too_large =
      json_.is_number_unsigned() && json_.get<std::uint64_t>() > static_cast<std::uint64_t>(most);
  if (!json_.is_number_integer() || too_large || json_.get<std::int64_t>() < least ||
      json_.get<std::int64_t>() > most) {
    fail(explain("field-whole", "expected a whole number from {least} to {most}",
                 {{"least", least}, {"most", most}}));
  }
  return json_.get<std::int64_t>();
}

double Fields::number(double least, double most) const {
  const double value = json_.is_number() ? json_.get<double>() : most + 1;
  if (!(value >= least && value <= most)) {
    fail(explain("field-number", "expected a number from {least} to {most}",
                 {{"least", Json(least).dump()}, {"most", Json(most).dump()}}));
  }
  return value;
}

HalfPoints Fields::half_points() const {
  constexpr double kMost = 1e6;
  const double points = json_.is_number() ? json_.get<double>() : 2 * kMost;
  if (!(std::abs(points) <= kMost) || points * 2 != std::floor(points * 2)) {
    fail(explain("field-half", "expected a whole or half number of points"));
  }
  return static_cast<HalfPoints>(points * 2);
}

}  // namespace omnigo
